<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>CellWords</name>
    <message>
        <source>arrows up and down</source>
        <translation>flechas arriba y abajo</translation>
    </message>
    <message>
        <source>arrows left and right</source>
        <translation>flechas a izquierda y derecha</translation>
    </message>
    <message>
        <source>launch pad of %1</source>
        <translation>plataforma de %1</translation>
    </message>
    <message>
        <source>galaxy</source>
        <translation>galaxia</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>disco</translation>
    </message>
    <message numerus="yes">
        <source>stack of %n galaxies</source>
        <translation>
            <numerusform>pila de %n galaxia</numerusform>
            <numerusform>pila de %n galaxias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stack of %n discs</source>
        <translation>
            <numerusform>pila de %n disco</numerusform>
            <numerusform>pila de %n discos</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>esquina</translation>
    </message>
    <message>
        <source>the last turn was here</source>
        <translation>la última jugada fue aquí</translation>
    </message>
    <message>
        <source>the last turn came from here</source>
        <translation>la última jugada salió de aquí</translation>
    </message>
    <message>
        <source>the last turn went here</source>
        <translation>la última jugada llegó aquí</translation>
    </message>
    <message>
        <source>taken by the last turn</source>
        <translation>retirado en la última jugada</translation>
    </message>
    <message>
        <source>an earlier turn of %1 was here</source>
        <translation>una jugada anterior de %1 fue aquí</translation>
    </message>
    <message>
        <source>taken by an earlier turn of %1</source>
        <translation>retirado en una jugada anterior de %1</translation>
    </message>
    <message>
        <source>may move here</source>
        <translation>puede mover aquí</translation>
    </message>
    <message>
        <source>may capture here</source>
        <translation>puede capturar aquí</translation>
    </message>
    <message>
        <source>may move here and be promoted</source>
        <translation>puede mover aquí y promocionar</translation>
    </message>
    <message>
        <source>may capture here and be promoted</source>
        <translation>puede capturar aquí y promocionar</translation>
    </message>
    <message>
        <source>the launch pad may come here</source>
        <translation>la plataforma puede venir aquí</translation>
    </message>
    <message>
        <source>may be taken</source>
        <translation>se puede retirar</translation>
    </message>
    <message>
        <source>a disc may be put here</source>
        <translation>se puede poner un disco aquí</translation>
    </message>
    <message>
        <source>a pawn may be placed here</source>
        <translation>se puede colocar un peón aquí</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en la mano</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>puede mover</translation>
    </message>
    <message>
        <source>pointed out</source>
        <translation>señalada</translation>
    </message>
    <message>
        <source>minion of %1</source>
        <translation>esbirro de %1</translation>
    </message>
    <message>
        <source>master of %1</source>
        <translation>maestro de %1</translation>
    </message>
    <message>
        <source>rocket of %1</source>
        <translation>cohete de %1</translation>
    </message>
    <message>
        <source>pawn of %1</source>
        <translation>peón de %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Pivit, Sputnik and Quivive on one table</source>
        <translation>Pivit, Sputnik y Quivive en una sola mesa</translation>
    </message>
    <message>
        <source>system, en, es or fr, for this time.</source>
        <translation>system, en, es o fr, solo por esta vez.</translation>
    </message>
    <message>
        <source>Draw the saved game without a window and quit: a position as OUT.png, OUT.svg or OUT.pdf, the whole game as OUT.gif or OUT.apng.</source>
        <translation>Dibuja la partida guardada sin abrir una ventana y termina: una posición como OUT.png, OUT.svg u OUT.pdf, la partida entera como OUT.gif u OUT.apng.</translation>
    </message>
    <message>
        <source>Save a picture of the window as OUT and quit.</source>
        <translation>Guarda una imagen de la ventana como OUT y termina.</translation>
    </message>
    <message>
        <source>With --export and --screenshot: after N turns of the main line (default: all).</source>
        <translation>Con --export y --screenshot: después de N jugadas de la línea principal (si no se dice, todas).</translation>
    </message>
    <message>
        <source>With --export: the longer side in pixels (default: 800). With --screenshot: the size of the window as WxH (default: 1280x800).</source>
        <translation>Con --export: el lado más largo en píxeles (si no se dice, 800). Con --screenshot: el tamaño de la ventana como WxH (si no se dice, 1280x800).</translation>
    </message>
    <message>
        <source>Saved games to open, a window each</source>
        <translation>Partidas guardadas que abrir, cada una en su ventana</translation>
    </message>
    <message>
        <source>--ply wants a number of turns.</source>
        <translation>--ply espera un número de jugadas.</translation>
    </message>
    <message>
        <source>--language wants one of %1.</source>
        <translation>--language espera uno de estos valores: %1.</translation>
    </message>
    <message>
        <source>Either --export or --screenshot, with --ply and --size if you like.</source>
        <translation>O bien --export o bien --screenshot, con --ply y --size si quieres.</translation>
    </message>
    <message>
        <source>system, light, dark, contrast or a look of your own, for this time.</source>
        <translation>system, light, dark, contrast o un aspecto propio, solo por esta vez.</translation>
    </message>
    <message>
        <source>There is no look “%1”.</source>
        <translation>No hay ningún aspecto «%1».</translation>
    </message>
    <message>
        <source>There is no desktop to show a window on (DISPLAY is not set). --export and --screenshot need none.</source>
        <translation>No hay ningún escritorio en el que mostrar una ventana (DISPLAY no está definida). --export y --screenshot no lo necesitan.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Minion of %1</source>
        <translation>Esbirro de %1</translation>
    </message>
    <message>
        <source>Master of %1</source>
        <translation>Maestro de %1</translation>
    </message>
    <message>
        <source>Rocket of %1</source>
        <translation>Cohete de %1</translation>
    </message>
    <message>
        <source>Launch pad of %1</source>
        <translation>Plataforma de lanzamiento de %1</translation>
    </message>
    <message>
        <source>Pawn of %1</source>
        <translation>Peón de %1</translation>
    </message>
    <message>
        <source>Galaxy</source>
        <translation>Galaxia</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Promoted first</source>
        <translation>Promocionó primero</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>Han abandonado</translation>
    </message>
    <message>
        <source>The seats that have promoted a minion, in the order of their first masters; it decides ties. Whoever has a master is among them.</source>
        <translation>Los asientos que han promocionado un esbirro, en el orden de sus primeros maestros; decide los empates. Quien tiene un maestro está entre ellos.</translation>
    </message>
    <message>
        <source>Who gave up before all pawns were placed; later whoever has no pawn on the board is out.</source>
        <translation>Quién abandonó antes de que se colocaran todos los peones; después queda eliminado quien no tiene peones en el tablero.</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>the board is being built</source>
        <translation>se construye el tablero</translation>
    </message>
    <message>
        <source>pawns are being placed</source>
        <translation>se colocan los peones</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>número %1</translation>
    </message>
    <message>
        <source>has not left its launch pad yet</source>
        <translation>aún no ha dejado su plataforma</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>No se ha podido escribir %1: %2.</translation>
    </message>
    <message>
        <source>--export wants a file name that ends in .png, .svg, .pdf (a position), .gif or .apng (the whole game).</source>
        <translation>--export espera un nombre de archivo que acabe en .png, .svg, .pdf (una posición), .gif o .apng (la partida entera).</translation>
    </message>
    <message>
        <source>With --export, --size wants a number of pixels from %1 to %2.</source>
        <translation>Con --export, --size espera un número de píxeles de %1 a %2.</translation>
    </message>
    <message>
        <source>%1: The game has %2 turns, not %3.</source>
        <translation>%1: la partida tiene %2 jugadas, no %3.</translation>
    </message>
    <message>
        <source>--export wants one saved game.</source>
        <translation>--export espera una partida guardada.</translation>
    </message>
    <message>
        <source>This position as a picture (*.png)</source>
        <translation>Esta posición como imagen (*.png)</translation>
    </message>
    <message>
        <source>This position in lines and curves (*.svg)</source>
        <translation>Esta posición en líneas y curvas (*.svg)</translation>
    </message>
    <message>
        <source>This position as a page (*.pdf)</source>
        <translation>Esta posición como página (*.pdf)</translation>
    </message>
    <message>
        <source>The game as an animated picture (*.gif)</source>
        <translation>La partida como imagen animada (*.gif)</translation>
    </message>
    <message>
        <source>The game as an animated picture in all colours (*.apng)</source>
        <translation>La partida como imagen animada a todo color (*.apng)</translation>
    </message>
    <message>
        <source>The turns as a score sheet (*.pdf)</source>
        <translation>Las jugadas como planilla (*.pdf)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exportar la partida</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> píxeles</translation>
    </message>
    <message>
        <source>&amp;Width and height</source>
        <translation>An&amp;cho y alto</translation>
    </message>
    <message>
        <source>&amp;Mark the last turn</source>
        <translation>&amp;Marcar la última jugada</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Como en la ventana</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>A&amp;specto</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>This game has no option &quot;%1&quot;.</source>
        <translation>Este juego no tiene la opción «%1».</translation>
    </message>
    <message>
        <source>The 6×6 board seats two players, not %1.</source>
        <translation>El tablero de 6×6 es para dos jugadores, no para %1.</translation>
    </message>
    <message>
        <source>%1 rockets each need more launch pads than %2 players leave.</source>
        <translation>Con %2 jugadores no hay plataformas para %1 cohetes por jugador.</translation>
    </message>
    <message>
        <source>Two pawns each are for two players, not %1.</source>
        <translation>Dos peones por jugador son para dos jugadores, no para %1.</translation>
    </message>
    <message>
        <source>Teams are for four players, not %1.</source>
        <translation>Los equipos son para cuatro jugadores, no para %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the notation of a turn of this game.</source>
        <translation>«%1» no es la notación de una jugada de este juego.</translation>
    </message>
    <message>
        <source>The board has no cell %1.</source>
        <translation>El tablero no tiene la casilla %1.</translation>
    </message>
    <message>
        <source>There is no piece on %1.</source>
        <translation>No hay ninguna pieza en %1.</translation>
    </message>
    <message>
        <source>The piece on %1 belongs to seat %2; seat %3 is on turn.</source>
        <translation>La pieza de %1 es del asiento %2; le toca al asiento %3.</translation>
    </message>
    <message>
        <source>This turn is written %1.</source>
        <translation>Esta jugada se escribe %1.</translation>
    </message>
    <message>
        <source>Seat %1 can move, so it may not pass.</source>
        <translation>El asiento %1 puede mover, así que no puede pasar.</translation>
    </message>
    <message>
        <source>Seat %1 has no legal move and has to pass: --.</source>
        <translation>El asiento %1 no tiene jugada posible y debe pasar: --.</translation>
    </message>
    <message>
        <source>A draw is agreed at the end of the main line, not in a variation.</source>
        <translation>Las tablas se acuerdan al final de la línea principal, no en una variante.</translation>
    </message>
    <message>
        <source>The piece on %1 has nowhere to go.</source>
        <translation>La pieza de %1 no tiene adónde ir.</translation>
    </message>
    <message>
        <source>The arrows of the piece on %1 do not point to %2.</source>
        <translation>Las flechas de la pieza de %1 no apuntan a %2.</translation>
    </message>
    <message>
        <source>A minion moves an odd number of squares; from %1 to %2 it is even.</source>
        <translation>Un esbirro mueve un número impar de casillas; de %1 a %2 es par.</translation>
    </message>
    <message>
        <source>The piece on %1 stands in the way.</source>
        <translation>La pieza de %1 cierra el paso.</translation>
    </message>
    <message>
        <source>A piece of the same seat stands on %1.</source>
        <translation>En %1 hay una pieza del mismo asiento.</translation>
    </message>
    <message>
        <source>%1 does not touch %2.</source>
        <translation>%1 no toca %2.</translation>
    </message>
    <message>
        <source>There is nothing to stand on at %1.</source>
        <translation>En %1 no hay nada sobre lo que estar.</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 está ocupada.</translation>
    </message>
    <message>
        <source>There is nothing to take on %1.</source>
        <translation>En %1 no hay nada que retirar.</translation>
    </message>
    <message>
        <source>The launch pad on %1 is never taken away.</source>
        <translation>La plataforma de lanzamiento de %1 no se retira nunca.</translation>
    </message>
    <message>
        <source>%1 touches the launch pad on %2, whose rocket has not left yet.</source>
        <translation>%1 toca la plataforma de %2, cuyo cohete aún no ha salido.</translation>
    </message>
    <message>
        <source>Something has to be taken off the board: write %1x and its cell.</source>
        <translation>Hay que retirar algo del tablero: escribe %1x y su casilla.</translation>
    </message>
    <message>
        <source>The rocket on %1 has used its launch pad.</source>
        <translation>El cohete de %1 ya ha usado su plataforma.</translation>
    </message>
    <message>
        <source>A rocket stands on the launch pad on %1.</source>
        <translation>Hay un cohete en la plataforma de %1.</translation>
    </message>
    <message>
        <source>%1 is not empty; a launch pad is laid on an empty cell.</source>
        <translation>%1 no está vacía; una plataforma se pone en una casilla vacía.</translation>
    </message>
    <message>
        <source>Launch pads come to the rescue only when no rocket of the seat can step.</source>
        <translation>Las plataformas solo acuden al rescate cuando ningún cohete del asiento puede mover.</translation>
    </message>
    <message>
        <source>The board is still being built: write + and a cell.</source>
        <translation>El tablero aún se está construyendo: escribe + y una casilla.</translation>
    </message>
    <message>
        <source>Pawns are still being placed: write @ and a cell.</source>
        <translation>Aún se están colocando los peones: escribe @ y una casilla.</translation>
    </message>
    <message>
        <source>The building is over: all discs have been placed.</source>
        <translation>La construcción ha terminado: todos los discos están puestos.</translation>
    </message>
    <message>
        <source>All pawns have been placed.</source>
        <translation>Todos los peones están colocados.</translation>
    </message>
    <message>
        <source>Now a disc goes on a cell of height %1; %2 has height %3.</source>
        <translation>Ahora toca poner un disco en una casilla de altura %1; %2 tiene altura %3.</translation>
    </message>
    <message>
        <source>The board has %1 rows, from the top down with / between them.</source>
        <translation>El tablero tiene %1 filas, de arriba abajo, con / entre ellas.</translation>
    </message>
    <message>
        <source>Row %1 from the top has %2 cells.</source>
        <translation>La fila %1 desde arriba tiene %2 casillas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing that can lie on a cell here.</source>
        <translation>«%1» no es nada que pueda estar aquí en una casilla.</translation>
    </message>
    <message>
        <source>The position ends before its last cell.</source>
        <translation>La posición acaba antes de su última casilla.</translation>
    </message>
    <message>
        <source>There are more than %1 things on a cell, the most that is read.</source>
        <translation>Hay más de %1 cosas en una casilla, el máximo que se lee.</translation>
    </message>
    <message>
        <source>After the board comes the number of the seat on turn, not &quot;%1&quot;.</source>
        <translation>Tras el tablero va el número del asiento al que le toca, no «%1».</translation>
    </message>
    <message>
        <source>For &quot;%1&quot; some seats are expected, as 21, or - for none, not &quot;%2&quot;.</source>
        <translation>En «%1» se esperan asientos, como 21, o - para ninguno, no «%2».</translation>
    </message>
    <message>
        <source>For &quot;%1&quot; one of %2 is expected, not &quot;%3&quot;.</source>
        <translation>En «%1» se espera uno de %2, no «%3».</translation>
    </message>
    <message>
        <source>Nothing can follow the position, but here is &quot;%1&quot;.</source>
        <translation>Nada puede seguir a la posición, pero aquí está «%1».</translation>
    </message>
    <message>
        <source>Nobody has a piece on the board.</source>
        <translation>Nadie tiene piezas en el tablero.</translation>
    </message>
    <message>
        <source>No more than one side is left, so the game is over.</source>
        <translation>No queda más de un bando, así que la partida ha terminado.</translation>
    </message>
    <message>
        <source>There is no minion on the board, so the game is over.</source>
        <translation>No hay ningún esbirro en el tablero, así que la partida ha terminado.</translation>
    </message>
    <message>
        <source>Nobody can move, so the game is over.</source>
        <translation>Nadie puede mover, así que la partida ha terminado.</translation>
    </message>
    <message>
        <source>Seat %1 has something on %2, but only %3 play.</source>
        <translation>El asiento %1 tiene algo en %2, pero solo juegan %3.</translation>
    </message>
    <message>
        <source>Seat %1 is named, but only %2 play.</source>
        <translation>Se nombra el asiento %1, pero solo juegan %2.</translation>
    </message>
    <message>
        <source>Seat %1 is named twice.</source>
        <translation>El asiento %1 se nombra dos veces.</translation>
    </message>
    <message>
        <source>Seat %1 cannot be on turn: only %2 play.</source>
        <translation>No puede tocarle al asiento %1: solo juegan %2.</translation>
    </message>
    <message>
        <source>Seat %1 cannot be on turn: it has no piece on the board.</source>
        <translation>No puede tocarle al asiento %1: no tiene piezas en el tablero.</translation>
    </message>
    <message>
        <source>Seat %1 cannot be on turn: it is out.</source>
        <translation>No puede tocarle al asiento %1: está eliminado.</translation>
    </message>
    <message>
        <source>Seat %1 cannot be on turn: it cannot move and would be out.</source>
        <translation>No puede tocarle al asiento %1: no puede mover y quedaría eliminado.</translation>
    </message>
    <message>
        <source>More than one piece stands on %1.</source>
        <translation>Hay más de una pieza en %1.</translation>
    </message>
    <message>
        <source>The piece on %1 stands on nothing.</source>
        <translation>La pieza de %1 no está sobre nada.</translation>
    </message>
    <message>
        <source>Seat %1 has %2 pieces on the board; it begins with %3.</source>
        <translation>El asiento %1 tiene %2 piezas en el tablero; empieza con %3.</translation>
    </message>
    <message>
        <source>A minion on the corner %1 would have become a master.</source>
        <translation>Un esbirro en la esquina %1 sería ya un maestro.</translation>
    </message>
    <message>
        <source>Seat %1 has a master, so it must be among those that promoted.</source>
        <translation>El asiento %1 tiene un maestro, así que debe estar entre los que promocionaron.</translation>
    </message>
    <message>
        <source>Launch pads lie on the corners; %1 is none.</source>
        <translation>Las plataformas están en las esquinas; %1 no lo es.</translation>
    </message>
    <message>
        <source>Nothing but a launch pad lies where one is: see %1.</source>
        <translation>Donde hay una plataforma no hay nada más: mira %1.</translation>
    </message>
    <message>
        <source>The launch pad on %1 is on the board twice.</source>
        <translation>La plataforma de %1 está dos veces en el tablero.</translation>
    </message>
    <message>
        <source>The rocket on %1 is on the board twice.</source>
        <translation>El cohete de %1 está dos veces en el tablero.</translation>
    </message>
    <message>
        <source>The rocket on %1 has left its launch pad, for it stands elsewhere.</source>
        <translation>El cohete de %1 ha salido de su plataforma, pues está en otro sitio.</translation>
    </message>
    <message>
        <source>The rocket on %1 is one too many: each seat has %2.</source>
        <translation>El cohete de %1 sobra: cada asiento tiene %2.</translation>
    </message>
    <message>
        <source>The launch pad on %1 is one too many: each seat has %2.</source>
        <translation>La plataforma de %1 sobra: cada asiento tiene %2.</translation>
    </message>
    <message>
        <source>There are %1 discs on the board; the game has %2.</source>
        <translation>Hay %1 discos en el tablero; el juego tiene %2.</translation>
    </message>
    <message>
        <source>Until all pawns are placed every cell has a disc, but %1 has none.</source>
        <translation>Hasta que todos los peones están colocados, cada casilla tiene un disco, pero %1 no.</translation>
    </message>
    <message>
        <source>Nine discs are put on height 1, and only then three on height 2.</source>
        <translation>Se ponen nueve discos a altura 1 y solo después tres a altura 2.</translation>
    </message>
    <message>
        <source>All twelve discs are placed, so the building is over.</source>
        <translation>Los doce discos están puestos, así que la construcción ha terminado.</translation>
    </message>
    <message>
        <source>There is a pawn on %1, but pawns are placed after the building.</source>
        <translation>Hay un peón en %1, pero los peones se colocan después de la construcción.</translation>
    </message>
    <message>
        <source>Pawns are placed in turn: seat %1 has placed %2 and not %3.</source>
        <translation>Los peones se colocan por turnos: el asiento %1 ha colocado %2 y no %3.</translation>
    </message>
    <message>
        <source>All pawns are placed, so that the play has begun.</source>
        <translation>Todos los peones están colocados, así que el juego ha empezado.</translation>
    </message>
    <message>
        <source>Seat %1 is out, but has a pawn on %2.</source>
        <translation>El asiento %1 está eliminado, pero tiene un peón en %2.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>No se puede leer el archivo: %1.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB, the most that is read.</source>
        <translation>El archivo ocupa más de %1 MiB, el máximo que se lee.</translation>
    </message>
    <message>
        <source>There are more than %1 turns, the most that is read.</source>
        <translation>Hay más de %1 jugadas, el máximo que se lee.</translation>
    </message>
    <message>
        <source>Variations lie deeper than %1 levels, the most that is read.</source>
        <translation>Las variantes tienen más de %1 niveles, el máximo que se lee.</translation>
    </message>
    <message>
        <source>The byte %1 does not belong into a text file in UTF-8.</source>
        <translation>El byte %1 no puede estar en un archivo de texto en UTF-8.</translation>
    </message>
    <message>
        <source>This is no saved game of Clockwise: it would begin with [Format &quot;Clockwise %1&quot;].</source>
        <translation>Esto no es una partida guardada de Clockwise: empezaría por [Format &quot;Clockwise %1&quot;].</translation>
    </message>
    <message>
        <source>The format &quot;%1&quot; is not known; a saved game says &quot;Clockwise %2&quot;.</source>
        <translation>El formato «%1» no se conoce; una partida guardada dice «Clockwise %2».</translation>
    </message>
    <message>
        <source>The file has format %1; this program reads formats up to %2.</source>
        <translation>El archivo tiene el formato %1; este programa lee formatos hasta el %2.</translation>
    </message>
    <message>
        <source>A tag is written [Key &quot;value&quot;] on a line; expected here is %1.</source>
        <translation>Una etiqueta se escribe [Key &quot;value&quot;] en una línea; aquí se espera %1.</translation>
    </message>
    <message>
        <source>The tag %1 is missing.</source>
        <translation>Falta la etiqueta %1.</translation>
    </message>
    <message>
        <source>The tag %1 is given twice; the first is on line %2.</source>
        <translation>La etiqueta %1 aparece dos veces; la primera está en la línea %2.</translation>
    </message>
    <message>
        <source>Tags stand before the first turn.</source>
        <translation>Las etiquetas van antes de la primera jugada.</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;; there is %2.</source>
        <translation>No existe el juego «%1»; existen %2.</translation>
    </message>
    <message>
        <source>A seat is &quot;human&quot; or &quot;computer N&quot;, not &quot;%1&quot;; it is read as human.</source>
        <translation>Un asiento es «human» o «computer N», no «%1»; se lee como human.</translation>
    </message>
    <message>
        <source>This is turn %1, not %2.</source>
        <translation>Esta es la jugada %1, no la %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand here; expected is a turn, a comment, a variation or the result.</source>
        <translation>«%1» no puede ir aquí; se espera una jugada, un comentario, una variante o el resultado.</translation>
    </message>
    <message>
        <source>This comment is never closed; expected is }.</source>
        <translation>Este comentario no se cierra nunca; se espera }.</translation>
    </message>
    <message>
        <source>This variation is never closed; expected is ).</source>
        <translation>Esta variante no se cierra nunca; se espera ).</translation>
    </message>
    <message>
        <source>No variation is open here that ) could close.</source>
        <translation>Aquí no hay ninguna variante abierta que ) pueda cerrar.</translation>
    </message>
    <message>
        <source>No turn stands before this variation that it could replace.</source>
        <translation>Antes de esta variante no hay ninguna jugada que pueda sustituir.</translation>
    </message>
    <message>
        <source>No turn stands before &quot;%1&quot; that it could judge.</source>
        <translation>Antes de «%1» no hay ninguna jugada que pueda juzgar.</translation>
    </message>
    <message>
        <source>A glyph is $ and a number from 0 to %1.</source>
        <translation>Un símbolo es $ y un número de 0 a %1.</translation>
    </message>
    <message>
        <source>The result is missing; expected are the winning seats, draw or *.</source>
        <translation>Falta el resultado; se esperan los asientos ganadores, draw o *.</translation>
    </message>
    <message>
        <source>The file says the result is &quot;%1&quot;; by the turns it is &quot;%2&quot;.</source>
        <translation>El archivo dice que el resultado es «%1»; según las jugadas es «%2».</translation>
    </message>
    <message>
        <source>The file says the game ended as &quot;%1&quot;; by the turns it is &quot;%2&quot;.</source>
        <translation>El archivo dice que la partida acabó por «%1»; según las jugadas es «%2».</translation>
    </message>
    <message>
        <source>Nothing can follow the result.</source>
        <translation>Nada puede seguir al resultado.</translation>
    </message>
    <message>
        <source>The option &quot;%1&quot; cannot be &quot;%2&quot;; allowed: %3.</source>
        <translation>La opción «%1» no puede ser «%2»; valores posibles: %3.</translation>
    </message>
    <message>
        <source>The stack on %1 is %2 high; it may be no higher than %3.</source>
        <translation>La pila de %1 tiene altura %2; no puede pasar de %3.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Clockwise games (*%1)</source>
        <translation>Partidas de Clockwise (*%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>¿Reemplazar el archivo?</translation>
    </message>
    <message>
        <source>%1 exists already.</source>
        <translation>%1 ya existe.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>This game is not saved in a file yet.</source>
        <translation>Esta partida aún no está guardada en un archivo.</translation>
    </message>
    <message>
        <source>The game has changes that are not in %1.</source>
        <translation>La partida tiene cambios que no están en %1.</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>¿Guardar la partida?</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Open the first %n turn(s)</source>
        <translation>
            <numerusform>&amp;Abrir la primera jugada</numerusform>
            <numerusform>&amp;Abrir las primeras %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was opened</source>
        <translation>La partida se ha abierto</translation>
    </message>
    <message>
        <source>Some things in it are odd:</source>
        <translation>Hay cosas extrañas en ella:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Aceptar</translation>
    </message>
</context>
<context>
    <name>Glyphs</name>
    <message>
        <source>A good turn</source>
        <translation>Buena jugada</translation>
    </message>
    <message>
        <source>A poor turn</source>
        <translation>Mala jugada</translation>
    </message>
    <message>
        <source>A brilliant turn</source>
        <translation>Jugada brillante</translation>
    </message>
    <message>
        <source>A blunder</source>
        <translation>Error grave</translation>
    </message>
    <message>
        <source>A turn worth a thought</source>
        <translation>Jugada interesante</translation>
    </message>
    <message>
        <source>A doubtful turn</source>
        <translation>Jugada dudosa</translation>
    </message>
</context>
<context>
    <name>LostGames</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>%1 ends too early.</source>
        <translation>%1 acaba demasiado pronto.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>No guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>computer, level %1</source>
        <translation>máquina, nivel %1</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Después de %1</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>El comienzo</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>La partida no ha terminado.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>The printer does not take the pages. Is it there, and switched on?</source>
        <translation>La impresora no acepta las páginas. ¿Está conectada y encendida?</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>won</source>
        <translation>ha ganado</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>ha pasado</translation>
    </message>
    <message>
        <source>resigned in turn %1</source>
        <translation>abandonó en la jugada %1</translation>
    </message>
    <message>
        <source>ran out of time in turn %1</source>
        <translation>agotó su tiempo en la jugada %1</translation>
    </message>
    <message>
        <source>out in turn %1</source>
        <translation>fuera en la jugada %1</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.º</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.º</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.º</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.º</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5.º</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6.º</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>en turno</translation>
    </message>
    <message>
        <source>in a team with %1</source>
        <translation>en equipo con %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ThemeFaults</name>
    <message>
        <source>The name of its folder may have small letters, digits, - and _.</source>
        <translation>El nombre de su carpeta solo puede tener letras minúsculas sin acento, cifras, - y _.</translation>
    </message>
    <message>
        <source>The name of its folder is taken by a look of the program.</source>
        <translation>El nombre de su carpeta es el de un aspecto del programa.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1 es demasiado grande.</translation>
    </message>
    <message>
        <source>%1 is not sound JSON: %2</source>
        <translation>%1 no es JSON correcto: %2</translation>
    </message>
    <message>
        <source>It is of format %1, which this version does not know.</source>
        <translation>Es del formato %1, que esta versión no conoce.</translation>
    </message>
    <message>
        <source>%1 has an unknown key: %2</source>
        <translation>%1 tiene una clave desconocida: %2</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 no puede ser %2.</translation>
    </message>
    <message>
        <source>It has no name that fits into a menu.</source>
        <translation>No tiene un nombre que quepa en un menú.</translation>
    </message>
    <message>
        <source>%1 is %2, but should be a colour such as #1E90FF.</source>
        <translation>%1 es %2, pero debería ser un color como #1E90FF.</translation>
    </message>
    <message>
        <source>It is based on “%1”, but should be on light, dark or contrast.</source>
        <translation>Se basa en «%1», pero debería basarse en light, dark o contrast.</translation>
    </message>
    <message>
        <source>There is no drawing “%1” to replace.</source>
        <translation>No hay ningún dibujo «%1» que sustituir.</translation>
    </message>
    <message>
        <source>%1 is not in its own folder.</source>
        <translation>%1 no está en su propia carpeta.</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 no está.</translation>
    </message>
    <message>
        <source>%1 is not sound SVG: %2</source>
        <translation>%1 no es SVG correcto: %2</translation>
    </message>
    <message>
        <source>%1 has something that may not be in a drawing here: %2</source>
        <translation>%1 tiene algo que aquí no se admite en un dibujo: %2</translation>
    </message>
    <message>
        <source>%1 has an absurd measure: %2</source>
        <translation>%1 tiene una medida absurda: %2</translation>
    </message>
    <message>
        <source>%1 does not show whose piece it is.</source>
        <translation>%1 no muestra de quién es la pieza.</translation>
    </message>
    <message>
        <source>%1 has no groups “still” and “turning”.</source>
        <translation>%1 no tiene los grupos «still» y «turning».</translation>
    </message>
    <message>
        <source>%1 can hardly be read on its ground.</source>
        <translation>%1 apenas se lee sobre su fondo.</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>It captures: %1.</source>
        <translation>Captura: %1.</translation>
    </message>
    <message>
        <source>It is promoted to a master.</source>
        <translation>Promociona a maestro.</translation>
    </message>
    <message>
        <source>Its launch pad comes to the rescue.</source>
        <translation>Su plataforma acude al rescate.</translation>
    </message>
    <message>
        <source>The start of the game.</source>
        <translation>El comienzo de la partida.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>Le toca a %1.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n minion(s)</source>
        <translation>
            <numerusform>%n esbirro</numerusform>
            <numerusform>%n esbirros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n master(s)</source>
        <translation>
            <numerusform>%n maestro</numerusform>
            <numerusform>%n maestros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rocket(s)</source>
        <translation>
            <numerusform>%n cohete</numerusform>
            <numerusform>%n cohetes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rescue(s)</source>
        <translation>
            <numerusform>%n rescate</numerusform>
            <numerusform>%n rescates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>%n peón</numerusform>
            <numerusform>%n peones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) to place</source>
        <translation>
            <numerusform>%n peón por colocar</numerusform>
            <numerusform>%n peones por colocar</numerusform>
        </translation>
    </message>
    <message>
        <source>choose a rocket to move</source>
        <translation>elige un cohete para mover</translation>
    </message>
    <message>
        <source>choose a pawn to move</source>
        <translation>elige un peón para mover</translation>
    </message>
    <message>
        <source>choose a piece to move</source>
        <translation>elige una pieza para mover</translation>
    </message>
    <message>
        <source>move the rocket to a neighbouring galaxy or launch pad</source>
        <translation>mueve el cohete a una galaxia o plataforma vecina</translation>
    </message>
    <message>
        <source>move the pawn to a neighbouring disc</source>
        <translation>mueve el peón a un disco vecino</translation>
    </message>
    <message>
        <source>move the piece along its arrows</source>
        <translation>mueve la pieza siguiendo sus flechas</translation>
    </message>
    <message>
        <source>Pivit</source>
        <translation>Pivit</translation>
    </message>
    <message>
        <source>Sputnik</source>
        <translation>Sputnik</translation>
    </message>
    <message>
        <source>Quivive</source>
        <translation>Quivive</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rockets each</source>
        <translation>
            <numerusform>%n cohete por jugador</numerusform>
            <numerusform>%n cohetes por jugador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawns each</source>
        <translation>
            <numerusform>%n peón por jugador</numerusform>
            <numerusform>%n peones por jugador</numerusform>
        </translation>
    </message>
    <message>
        <source>two teams</source>
        <translation>dos equipos</translation>
    </message>
    <message>
        <source>by the clock</source>
        <translation>con reloj</translation>
    </message>
    <message>
        <source>Vermilion</source>
        <translation>Bermellón</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Ámbar</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Púrpura</translation>
    </message>
    <message>
        <source>Sky</source>
        <translation>Celeste</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Rockets each</source>
        <translation>Cohetes por jugador</translation>
    </message>
    <message>
        <source>Pawns each</source>
        <translation>Peones por jugador</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Rescue</source>
        <translation>Rescate</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>No progress</source>
        <translation>Sin progreso</translation>
    </message>
    <message>
        <source>%1×%1</source>
        <translation>%1×%1</translation>
    </message>
    <message>
        <source>1 and 3 against 2 and 4</source>
        <translation>1 y 3 contra 2 y 4</translation>
    </message>
    <message>
        <source>everyone for themselves</source>
        <translation>todos contra todos</translation>
    </message>
    <message>
        <source>at any turn</source>
        <translation>en cualquier turno</translation>
    </message>
    <message>
        <source>only when no rocket can step</source>
        <translation>solo como último recurso</translation>
    </message>
    <message>
        <source>third occurrence draws</source>
        <translation>tablas a la tercera vez</translation>
    </message>
    <message>
        <source>allowed without end</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>built by the players</source>
        <translation>construida por los jugadores</translation>
    </message>
    <message>
        <source>built at random</source>
        <translation>construida al azar</translation>
    </message>
    <message>
        <source>built symmetrically</source>
        <translation>construida con simetría</translation>
    </message>
    <message>
        <source>The piece on %1 belongs to %2.</source>
        <translation>La pieza de %1 es de %2.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, línea %2, columna %3: %4</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>Ganan %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>%1 — all others are out.</source>
        <translation>%1: los demás están fuera.</translation>
    </message>
    <message>
        <source>%1 — no minion is left, and nobody has as many masters.</source>
        <translation>%1: no quedan esbirros y nadie tiene tantos maestros.</translation>
    </message>
    <message>
        <source>%1 — as many masters as another, but promoted first.</source>
        <translation>%1: empate a maestros, pero promocionó primero.</translation>
    </message>
    <message>
        <source>A draw — nobody can move, and there is no master.</source>
        <translation>Tablas: nadie puede mover y no hay ningún maestro.</translation>
    </message>
    <message>
        <source>%1 — nobody can move, and nobody has as many masters.</source>
        <translation>%1: nadie puede mover y nadie tiene tantos maestros.</translation>
    </message>
    <message>
        <source>%1 — nobody can move; as many masters as another, but promoted first.</source>
        <translation>%1: nadie puede mover; empate a maestros, pero promocionó primero.</translation>
    </message>
    <message>
        <source>A draw — the same position stood for the third time.</source>
        <translation>Tablas: la misma posición se ha dado por tercera vez.</translation>
    </message>
    <message numerus="yes">
        <source>A draw — %n turn(s) without capture or promotion.</source>
        <translation>
            <numerusform>Tablas: %n jugada sin captura ni promoción.</numerusform>
            <numerusform>Tablas: %n jugadas sin captura ni promoción.</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw — agreed.</source>
        <translation>Tablas de común acuerdo.</translation>
    </message>
    <message>
        <source>%1 resigned.</source>
        <translation>%1 ha abandonado.</translation>
    </message>
    <message>
        <source>%1 ran out of time.</source>
        <translation>%1 ha agotado su tiempo.</translation>
    </message>
    <message>
        <source>%1 could not move and passed.</source>
        <translation>%1 no podía mover y ha pasado.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 ha jugado %2.</translation>
    </message>
    <message>
        <source>%1 are out.</source>
        <translation>%1 quedan fuera.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <translation>%1 queda fuera.</translation>
    </message>
    <message>
        <source>there is no legal move; the turn passes on</source>
        <translation>no hay jugada posible; pasa el turno</translation>
    </message>
    <message>
        <source>put a disc on one of the marked cells</source>
        <translation>pon un disco en una de las casillas marcadas</translation>
    </message>
    <message>
        <source>place a pawn</source>
        <translation>coloca un peón</translation>
    </message>
    <message>
        <source>now take a galaxy off the board — Esc takes the step back</source>
        <translation>ahora retira una galaxia del tablero (Esc anula el paso)</translation>
    </message>
    <message>
        <source>now take a disc off the board — Esc takes the step back</source>
        <translation>ahora retira un disco del tablero (Esc anula el paso)</translation>
    </message>
    <message>
        <source>move the rocket, or call its launch pad to an empty place</source>
        <translation>mueve el cohete, o lleva su plataforma a una casilla vacía</translation>
    </message>
    <message>
        <source>call the launch pad to an empty place</source>
        <translation>lleva la plataforma a una casilla vacía</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n disco</numerusform>
            <numerusform>%n discos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 played %2 and has a new master.</source>
        <translation>%1 ha jugado %2 y tiene un nuevo maestro.</translation>
    </message>
    <message>
        <source>%1 played %2: the launch pad came to the rescue.</source>
        <translation>%1 ha jugado %2: la plataforma ha acudido al rescate.</translation>
    </message>
    <message>
        <source>from a drawn position</source>
        <translation>desde una posición preparada</translation>
    </message>
    <message>
        <source>resign</source>
        <translation>abandona</translation>
    </message>
    <message>
        <source>timeout</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>%1 — %2 is out.</source>
        <translation>%1: %2 está fuera.</translation>
    </message>
</context>
<context>
    <name>clockwise::app::Autosave</name>
    <message>
        <source>The turns cannot be autosaved in %1: %2. The next turn tries again; until then, save the game yourself.</source>
        <translation>No se puede hacer la copia automática de las jugadas en %1: %2. Se volverá a intentar con la próxima jugada; hasta entonces, guarda tú la partida.</translation>
    </message>
</context>
<context>
    <name>clockwise::app::BoardView</name>
    <message numerus="yes">
        <source>A stack of %n</source>
        <translation>
            <numerusform>Una pila de %n</numerusform>
            <numerusform>Una pila de %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clockwise::app::ClockActions</name>
    <message>
        <source>Pause the &amp;clock</source>
        <translation>Pausar el re&amp;loj</translation>
    </message>
    <message>
        <source>Start the &amp;clock</source>
        <translation>Iniciar el re&amp;loj</translation>
    </message>
</context>
<context>
    <name>clockwise::app::ClockEditor</name>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Reloj</translation>
    </message>
    <message>
        <source>Each seat its o&amp;wn</source>
        <translation>Cada asiento el s&amp;uyo</translation>
    </message>
    <message>
        <source>For all</source>
        <translation>Para todos</translation>
    </message>
    <message>
        <source>Minutes for all</source>
        <translation>Minutos para todos</translation>
    </message>
    <message>
        <source>Seconds a turn for all</source>
        <translation>Segundos por jugada para todos</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sin reloj</translation>
    </message>
    <message>
        <source>Minutes of seat %1</source>
        <translation>Minutos del asiento %1</translation>
    </message>
    <message>
        <source>Seconds a turn of seat %1</source>
        <translation>Segundos por jugada del asiento %1</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> s a turn</source>
        <translation> s por jugada</translation>
    </message>
</context>
<context>
    <name>clockwise::app::ClockView</name>
    <message>
        <source>Clock: %1</source>
        <translation>Reloj: %1</translation>
    </message>
</context>
<context>
    <name>clockwise::app::Document</name>
    <message>
        <source>The game could not be saved as %1: %2</source>
        <translation>No se ha podido guardar la partida como %1: %2</translation>
    </message>
    <message>
        <source>The game could not be saved as %1: %2.</source>
        <translation>No se ha podido guardar la partida como %1: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a saved game.</source>
        <translation>%1 es una carpeta, no una partida guardada.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>No se puede abrir %1: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 no es un archivo.</translation>
    </message>
</context>
<context>
    <name>clockwise::app::EditorActions</name>
    <message>
        <source>Set up a position…</source>
        <translation>Preparar una posición…</translation>
    </message>
    <message>
        <source>Edit th&amp;is position…</source>
        <translation>&amp;Editar esta posición…</translation>
    </message>
</context>
<context>
    <name>clockwise::app::EditorBoard</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>clockwise::app::EditorPage</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>Va&amp;ciar</translation>
    </message>
    <message>
        <source>Takes everything off the board</source>
        <translation>Retira todo del tablero</translation>
    </message>
    <message>
        <source>S&amp;tandard start</source>
        <translation>Inicio &amp;normal</translation>
    </message>
    <message>
        <source>As on the ta&amp;ble</source>
        <translation>Como en la &amp;mesa</translation>
    </message>
    <message>
        <source>The position that the table shows</source>
        <translation>La posición que muestra la mesa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Empezar la partida</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <translation>
            <numerusform>%n cosa por arreglar</numerusform>
            <numerusform>%n cosas por arreglar</numerusform>
        </translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Qué está mal</translation>
    </message>
</context>
<context>
    <name>clockwise::app::EditorPanel</name>
    <message>
        <source>To put on the board</source>
        <translation>Para poner en el tablero</translation>
    </message>
    <message>
        <source>On turn</source>
        <translation>Le toca a</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>La posición como texto</translation>
    </message>
    <message>
        <source>Copy it from here, or paste one here</source>
        <translation>Cópiala de aquí, o pega otra aquí</translation>
    </message>
</context>
<context>
    <name>clockwise::app::EndActions</name>
    <message>
        <source>Re&amp;match</source>
        <translation>Revanc&amp;ha</translation>
    </message>
</context>
<context>
    <name>clockwise::app::EndBanner</name>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revancha</translation>
    </message>
    <message>
        <source>The same game again; the next player begins</source>
        <translation>La misma partida otra vez; empieza el jugador siguiente</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Repas&amp;o</translation>
    </message>
    <message>
        <source>Shows the game from the start</source>
        <translation>Muestra la partida desde el comienzo</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
</context>
<context>
    <name>clockwise::app::EntryActions</name>
    <message>
        <source>T&amp;ype a turn…</source>
        <translation>&amp;Introducir una jugada…</translation>
    </message>
    <message>
        <source>Pa&amp;ss</source>
        <translation>&amp;Pasar</translation>
    </message>
</context>
<context>
    <name>clockwise::app::FaultList</name>
    <message>
        <source>Click to find it on the board</source>
        <translation>Haz clic para encontrarlo en el tablero</translation>
    </message>
    <message>
        <source>Nothing is wrong: the game can begin, and %1 is on turn.</source>
        <translation>Todo está bien: la partida puede empezar, y le toca a %1.</translation>
    </message>
</context>
<context>
    <name>clockwise::app::GoActions</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>&amp;First turn</source>
        <translation>&amp;Primera jugada</translation>
    </message>
    <message>
        <source>A round bac&amp;k</source>
        <translation>Una ronda a&amp;trás</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>A&amp;delante</translation>
    </message>
    <message>
        <source>A &amp;round forward</source>
        <translation>Una ronda ade&amp;lante</translation>
    </message>
    <message>
        <source>&amp;Last turn</source>
        <translation>Últi&amp;ma jugada</translation>
    </message>
    <message>
        <source>Previous &amp;variation</source>
        <translation>Variante a&amp;nterior</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>Variante &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Time for each turn</source>
        <translation>Tiemp&amp;o por jugada</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Reproducir</translation>
    </message>
</context>
<context>
    <name>clockwise::app::LookMenu</name>
    <message>
        <source>&amp;Look</source>
        <translation>A&amp;specto</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>&amp;Como el escritorio</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>C&amp;laro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Alto con&amp;traste</translation>
    </message>
    <message>
        <source>%1: why can it not be used?</source>
        <translation>%1: ¿por qué no se puede usar?</translation>
    </message>
    <message>
        <source>The look “%1” cannot be used.</source>
        <translation>El aspecto «%1» no se puede usar.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
</context>
<context>
    <name>clockwise::app::MainWindow</name>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>New %1 game…</source>
        <translation>Nueva partida de %1…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Close the &amp;window</source>
        <translation>Cerrar la &amp;ventana</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;About Clockwise</source>
        <translation>&amp;Acerca de Clockwise</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>The game cannot be opened</source>
        <translation>No se puede abrir la partida</translation>
    </message>
    <message>
        <source>The game is not saved</source>
        <translation>La partida no se ha guardado</translation>
    </message>
    <message>
        <source>About Clockwise</source>
        <translation>Acerca de Clockwise</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Clockwise %1&lt;/h3&gt;&lt;p&gt;Three abstract board games on one table.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Pivit&lt;/b&gt; is a game by Tyler Neylon (2012).&lt;br&gt;&lt;b&gt;Sputnik&lt;/b&gt; (2005) and &lt;b&gt;Quivive&lt;/b&gt; (1998) are games by Francis Pacherie, published by Gigamic.&lt;/p&gt;&lt;p&gt;The program is free software under the MIT licence.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Clockwise %1&lt;/h3&gt;&lt;p&gt;Tres juegos de mesa abstractos en una sola mesa.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Pivit&lt;/b&gt; es un juego de Tyler Neylon (2012).&lt;br&gt;&lt;b&gt;Sputnik&lt;/b&gt; (2005) y &lt;b&gt;Quivive&lt;/b&gt; (1998) son juegos de Francis Pacherie, publicados por Gigamic.&lt;/p&gt;&lt;p&gt;El programa es software libre con la licencia MIT.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Clockwise</translation>
    </message>
    <message>
        <source>%1 (replay)</source>
        <translation>%1 (repaso)</translation>
    </message>
    <message>
        <source>With --screenshot, --size wants a size such as 1280x800.</source>
        <translation>Con --screenshot, --size espera un tamaño como 1280x800.</translation>
    </message>
    <message>
        <source>The game has %1 turns, not %2.</source>
        <translation>La partida tiene %1 jugadas, no %2.</translation>
    </message>
    <message>
        <source>The picture could not be saved as %1.</source>
        <translation>No se ha podido guardar la imagen como %1.</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Página de &amp;inicio</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>&amp;Nueva ventana</translation>
    </message>
</context>
<context>
    <name>clockwise::app::MoveActions</name>
    <message>
        <source>the resignation (%1)</source>
        <translation>el abandono (%1)</translation>
    </message>
    <message>
        <source>the loss on time (%1)</source>
        <translation>la pérdida por tiempo (%1)</translation>
    </message>
    <message>
        <source>the pass (%1)</source>
        <translation>el pase (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the agreed draw</source>
        <translation>las tablas acordadas</translation>
    </message>
    <message>
        <source>the deletion of %1</source>
        <translation>el borrado de %1</translation>
    </message>
    <message>
        <source>the new order of %1</source>
        <translation>el nuevo orden de %1</translation>
    </message>
    <message>
        <source>the comment at the start</source>
        <translation>el comentario del comienzo</translation>
    </message>
    <message>
        <source>the comment on %1</source>
        <translation>el comentario de %1</translation>
    </message>
    <message>
        <source>&amp;Take back the step</source>
        <translation>&amp;Anular el paso</translation>
    </message>
    <message>
        <source>Play &amp;on from here…</source>
        <translation>&amp;Jugar desde aquí…</translation>
    </message>
    <message>
        <source>&amp;Agree on a draw</source>
        <translation>Acordar &amp;tablas</translation>
    </message>
    <message>
        <source>&amp;Undo the step</source>
        <translation>&amp;Deshacer el paso</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Deshacer %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rehacer %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Promote %1</source>
        <translation>&amp;Subir %1</translation>
    </message>
    <message>
        <source>&amp;Promote the variation</source>
        <translation>&amp;Subir la variante</translation>
    </message>
    <message>
        <source>&amp;Demote %1</source>
        <translation>&amp;Bajar %1</translation>
    </message>
    <message>
        <source>&amp;Demote the line</source>
        <translation>&amp;Bajar la línea</translation>
    </message>
    <message>
        <source>Delete the &amp;variation %1</source>
        <translation>Borrar la &amp;variante %1</translation>
    </message>
    <message>
        <source>Delete the &amp;variation</source>
        <translation>Borrar la &amp;variante</translation>
    </message>
    <message>
        <source>De&amp;lete the turn and what follows</source>
        <translation>B&amp;orrar la jugada y lo que sigue</translation>
    </message>
    <message>
        <source>De&amp;lete %1 and what follows</source>
        <translation>B&amp;orrar %1 y lo que sigue</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <translation>Aba&amp;ndonar</translation>
    </message>
    <message>
        <source>%1 r&amp;esigns</source>
        <translation>%1 aba&amp;ndona</translation>
    </message>
</context>
<context>
    <name>clockwise::app::NewGameDialog</name>
    <message>
        <source>New %1 game</source>
        <translation>Nueva partida de %1</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <translation>&amp;Otra</translation>
    </message>
    <message>
        <source>A board built at random is built from this number; the same number builds the same board.</source>
        <translation>De este número nace el tablero construido al azar; el mismo número construye el mismo tablero.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Set up a &amp;position…</source>
        <translation>Preparar una &amp;posición…</translation>
    </message>
</context>
<context>
    <name>clockwise::app::NotesEditor</name>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Comentario sobre la partida</translation>
    </message>
    <message>
        <source>Comment on %1</source>
        <translation>Comentario sobre %1</translation>
    </message>
    <message>
        <source>The comment is too long to be changed here. This is how it begins.</source>
        <translation>El comentario es demasiado largo para cambiarlo aquí. Así empieza.</translation>
    </message>
</context>
<context>
    <name>clockwise::app::OptionEditor</name>
    <message>
        <source>allowed without end</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source> quiet turns draw</source>
        <translation> jugadas: tablas</translation>
    </message>
</context>
<context>
    <name>clockwise::app::Palette</name>
    <message>
        <source>Eraser</source>
        <translation>Borrador</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (tecla %2)</translation>
    </message>
</context>
<context>
    <name>clockwise::app::RecentGames</name>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>Partidas &amp;recientes</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vaciar la lista</translation>
    </message>
    <message>
        <source>The game has gone</source>
        <translation>La partida ya no está</translation>
    </message>
    <message>
        <source>%1 is not there any more. It is taken off the list of recent games.</source>
        <translation>%1 ya no existe. Se quita de la lista de partidas recientes.</translation>
    </message>
</context>
<context>
    <name>clockwise::app::Recovery</name>
    <message numerus="yes">
        <source>%1: a game of %n turn(s) was left unsaved (%2).</source>
        <translation>
            <numerusform>%1: una partida de %n jugada quedó sin guardar (%2).</numerusform>
            <numerusform>%1: una partida de %n jugadas quedó sin guardar (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: a game of %n turn(s) was left with changes that are not in %3 (%2).</source>
        <translation>
            <numerusform>%1: una partida de %n jugada quedó con cambios que no están en %3 (%2).</numerusform>
            <numerusform>%1: una partida de %n jugadas quedó con cambios que no están en %3 (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>D&amp;escartar</translation>
    </message>
    <message>
        <source>La&amp;ter</source>
        <translation>Más &amp;tarde</translation>
    </message>
    <message>
        <source>It was set aside as %1.</source>
        <translation>Se ha apartado como %1.</translation>
    </message>
    <message>
        <source>It could not be set aside: %1.</source>
        <translation>No se ha podido apartar: %1.</translation>
    </message>
    <message>
        <source>An autosaved game is damaged. %1</source>
        <translation>Una partida de la copia automática está dañada. %1</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Continue with the first %n turn(s)</source>
        <translation>
            <numerusform>&amp;Continuar con la primera jugada</numerusform>
            <numerusform>&amp;Continuar con las primeras %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
</context>
<context>
    <name>clockwise::app::ReplayBar</name>
    <message>
        <source>Place in the game</source>
        <translation>Lugar en la partida</translation>
    </message>
    <message>
        <source>Time for each turn</source>
        <translation>Tiempo por jugada</translation>
    </message>
    <message>
        <source>How long each turn is shown while the game plays</source>
        <translation>Cuánto se muestra cada jugada durante la reproducción</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>clockwise::app::RoundTable</name>
    <message>
        <source>Click to pause the clock</source>
        <translation>Haz clic para pausar el reloj</translation>
    </message>
    <message>
        <source>Click to start the clock</source>
        <translation>Haz clic para iniciar el reloj</translation>
    </message>
</context>
<context>
    <name>clockwise::app::SeatChips</name>
    <message>
        <source>Seat %1, %2</source>
        <translation>Asiento %1, %2</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, número %2</translation>
    </message>
</context>
<context>
    <name>clockwise::app::SeatRows</name>
    <message>
        <source>%1 (exchange with seat %2)</source>
        <translation>%1 (intercambiar con el asiento %2)</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Asientos, en el sentido del reloj</translation>
    </message>
    <message>
        <source>&amp;Draw lots</source>
        <translation>&amp;Sortear</translation>
    </message>
    <message>
        <source>Lots decide who sits in seat 1 and begins; the order round the table stays. Give the players names first.</source>
        <translation>El sorteo decide quién ocupa el asiento 1 y empieza; el orden alrededor de la mesa no cambia. Antes, pon nombre a los jugadores.</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nombre del asiento %1</translation>
    </message>
    <message>
        <source>One seat up (Alt+Up)</source>
        <translation>Un asiento hacia arriba (Alt+Arriba)</translation>
    </message>
    <message>
        <source>One seat down (Alt+Down)</source>
        <translation>Un asiento hacia abajo (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Seat %1 up</source>
        <translation>Subir el asiento %1</translation>
    </message>
    <message>
        <source>Seat %1 down</source>
        <translation>Bajar el asiento %1</translation>
    </message>
    <message>
        <source>Team %1</source>
        <translation>Equipo %1</translation>
    </message>
    <message>
        <source>Colour and shape: %1</source>
        <translation>Color y forma: %1</translation>
    </message>
    <message>
        <source>Colour of seat %1: %2</source>
        <translation>Color del asiento %1: %2</translation>
    </message>
</context>
<context>
    <name>clockwise::app::ShareActions</name>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>&amp;Copy the turns</source>
        <translation>Copiar las &amp;jugadas</translation>
    </message>
    <message>
        <source>Paste a &amp;game</source>
        <translation>Pegar una par&amp;tida</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Exportando %1</translation>
    </message>
    <message>
        <source>The game is not exported</source>
        <translation>La partida no se ha exportado</translation>
    </message>
    <message>
        <source>Print the game</source>
        <translation>Imprimir la partida</translation>
    </message>
    <message>
        <source>Printing the game</source>
        <translation>Imprimiendo la partida</translation>
    </message>
    <message>
        <source>The game is not printed</source>
        <translation>La partida no se ha imprimido</translation>
    </message>
    <message>
        <source>%1 (seat %2) is to move after turn %3.</source>
        <translation>Después de la jugada %3 le toca a %1 (asiento %2).</translation>
    </message>
    <message>
        <source>The game cannot be pasted</source>
        <translation>No se puede pegar la partida</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy the text of a game first.</source>
        <translation>No hay texto que pegar. Copia antes el texto de una partida.</translation>
    </message>
    <message>
        <source>The pasted text</source>
        <translation>El texto pegado</translation>
    </message>
    <message>
        <source>Give the export up?</source>
        <translation>¿Interrumpir la exportación?</translation>
    </message>
    <message>
        <source>An export or a print is not finished yet.</source>
        <translation>Una exportación o una impresión aún no ha terminado.</translation>
    </message>
    <message>
        <source>&amp;Give it up</source>
        <translation>&amp;Interrumpir</translation>
    </message>
    <message>
        <source>&amp;Wait for it</source>
        <translation>&amp;Esperar</translation>
    </message>
    <message>
        <source>Copy the pos&amp;ition</source>
        <translation>Copiar la p&amp;osición</translation>
    </message>
    <message>
        <source>Copy a pict&amp;ure</source>
        <translation>Copiar una i&amp;magen</translation>
    </message>
    <message>
        <source>The game is exported as %1.</source>
        <translation>La partida se ha exportado como %1.</translation>
    </message>
    <message>
        <source>Show the &amp;folder</source>
        <translation>Mostrar la &amp;carpeta</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
</context>
<context>
    <name>clockwise::app::ShortcutsWindow</name>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>Show the cursor and move it</source>
        <translation>Mostrar el cursor y moverlo</translation>
    </message>
    <message>
        <source>Up to the left, up to the right</source>
        <translation>Arriba a la izquierda, arriba a la derecha</translation>
    </message>
    <message>
        <source>Down to the left, down to the right</source>
        <translation>Abajo a la izquierda, abajo a la derecha</translation>
    </message>
    <message>
        <source>In any of these directions</source>
        <translation>En cualquiera de estas direcciones</translation>
    </message>
    <message>
        <source>number pad</source>
        <translation>teclado numérico</translation>
    </message>
    <message>
        <source>Pick the piece or the cell</source>
        <translation>Elegir la pieza o la casilla</translation>
    </message>
    <message>
        <source>To the next one that can be picked, to the one before</source>
        <translation>A la siguiente que se puede elegir, a la anterior</translation>
    </message>
    <message>
        <source>Take back what was picked, then hide the cursor</source>
        <translation>Deshacer lo elegido, después ocultar el cursor</translation>
    </message>
    <message>
        <source>Type a turn: its first sign</source>
        <translation>Introducir una jugada: su primer signo</translation>
    </message>
    <message>
        <source>Typing a turn</source>
        <translation>Al escribir una jugada</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>Choose from the turns that begin like that</source>
        <translation>Elegir entre las jugadas que empiezan así</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarla</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>clockwise::app::SoundMenu</name>
    <message>
        <source>&amp;Sound</source>
        <translation>S&amp;onido</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>Apa&amp;gado</translation>
    </message>
    <message>
        <source>&amp;Quiet</source>
        <translation>&amp;Bajo</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>&amp;Alto</translation>
    </message>
</context>
<context>
    <name>clockwise::app::StartPage</name>
    <message>
        <source>Choose a game</source>
        <translation>Elige un juego</translation>
    </message>
    <message>
        <source>Play at once, set up as last time</source>
        <translation>Jugar enseguida, como la última vez</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>Opciones…</translation>
    </message>
    <message>
        <source>Options for %1</source>
        <translation>Opciones de %1</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Played before</source>
        <translation>Partidas anteriores</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Volver a la par&amp;tida</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>Learn to play %1</source>
        <translation>Aprender a jugar a %1</translation>
    </message>
    <message>
        <source>A first game in which every step is explained</source>
        <translation>Una primera partida en la que se explica cada paso</translation>
    </message>
</context>
<context>
    <name>clockwise::app::TableWidget</name>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;sar</translation>
    </message>
    <message>
        <source>The game is over. Look back with the arrows, undo, or start a new one.</source>
        <translation>La partida ha terminado. Repásala, deshaz o empieza otra.</translation>
    </message>
    <message>
        <source>Turn %1 of %2, %3 to move. Another turn made here starts a variation.</source>
        <translation>Jugada %1 de %2, le toca a %3. Otra jugada aquí empieza una variante.</translation>
    </message>
    <message>
        <source>In a variation. %1</source>
        <translation>En una variante. %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>clockwise::app::TurnEntry</name>
    <message>
        <source>Tur&amp;n:</source>
        <translation>J&amp;ugada:</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Enter plays %1.</source>
        <translation>Intro juega %1.</translation>
    </message>
    <message>
        <source>For example %1. Enter plays it, Esc leaves.</source>
        <translation>Por ejemplo, %1. Intro la juega, Esc cancela.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) begin like that.</source>
        <translation>
            <numerusform>%n jugada empieza así.</numerusform>
            <numerusform>%n jugadas empiezan así.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clockwise::app::TurnList</name>
    <message>
        <source>Turns</source>
        <translation>Jugadas</translation>
    </message>
</context>
<context>
    <name>clockwise::app::ViewActions</name>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animación</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Desactivada</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>&amp;Como el escritorio</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>&amp;Girar el tablero</translation>
    </message>
    <message>
        <source>Board &amp;upright</source>
        <translation>Tablero &amp;derecho</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>Last turns &amp;marked</source>
        <translation>Últimas &amp;jugadas marcadas</translation>
    </message>
    <message>
        <source>Turn to the s&amp;eat on move</source>
        <translation>Girar hacia quien le &amp;toca</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
</context>
<context>
    <name>clockwise::app::WorkRunner</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
</TS>
