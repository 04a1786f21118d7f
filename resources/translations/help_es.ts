<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>PivitHelp</name>
    <message>
        <source>What it is about</source>
        <translation>De qué se trata</translation>
    </message>
    <message>
        <source>Slide your &lt;b&gt;minions&lt;/b&gt; along their arrows and bring them into the corners, where they become &lt;b&gt;masters&lt;/b&gt;. When no minion is left, most masters win. Or be the last one with pieces on the board.</source>
        <translation>Desliza tus &lt;b&gt;esbirros&lt;/b&gt; por sus flechas y llévalos a las esquinas, donde se convierten en &lt;b&gt;maestros&lt;/b&gt;. Cuando no queda ningún esbirro, gana quien tenga más maestros. O sé el último con piezas en el tablero.</translation>
    </message>
    <message>
        <source>At the start a minion stands on every edge square but the corners; its arrows point into the board. Seat 1 begins, turns go round clockwise.</source>
        <translation>Al principio hay un esbirro en cada casilla del borde menos en las esquinas; sus flechas apuntan hacia el interior del tablero. Empieza el asiento 1, y los turnos siguen el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>Click a minion with a circle: the dots show where it may go. All boards in this window can be played on.</source>
        <translation>Haz clic en un esbirro con círculo: los puntos muestran adónde puede ir. En todos los tableros de esta ventana se puede jugar.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Move one piece along its arrows, either way, over empty squares. A minion goes an &lt;b&gt;odd number&lt;/b&gt; of squares, so it always changes the colour it stands on. Nothing is jumped over, and no piece may end on one of its own side. You have to move if you can.</source>
        <translation>Mueve una pieza por sus flechas, en cualquiera de los dos sentidos, sobre casillas vacías. Un esbirro avanza un &lt;b&gt;número impar&lt;/b&gt; de casillas, así que siempre cambia de color de casilla. No se salta por encima de nada, y ninguna pieza puede terminar sobre otra de su bando. Si puedes mover, tienes que mover.</translation>
    </message>
    <message>
        <source>b1 points up the file. It may go one square or three, not two; five is too far, there stands a piece of its own.</source>
        <translation>b1 apunta columna arriba. Puede avanzar una casilla o tres, no dos; cinco son demasiadas, ahí hay una pieza de su bando.</translation>
    </message>
    <message>
        <source>Three squares, from dark to light. Its arrows now point left and right.</source>
        <translation>Tres casillas, de oscura a clara. Ahora sus flechas apuntan a izquierda y derecha.</translation>
    </message>
    <message>
        <source>Turning and capturing</source>
        <translation>Girar y capturar</translation>
    </message>
    <message>
        <source>After every move the piece that moved &lt;b&gt;turns a quarter&lt;/b&gt;: what pointed up and down now points left and right. A piece that ends on another player&apos;s piece captures it, and then turns as well.</source>
        <translation>Después de cada movimiento, la pieza movida &lt;b&gt;gira un cuarto de vuelta&lt;/b&gt;: lo que apuntaba arriba y abajo apunta ahora a izquierda y derecha. Una pieza que termina sobre la de otro jugador la captura, y después gira también.</translation>
    </message>
    <message>
        <source>b6 points down the file. Where will it point from b5?</source>
        <translation>b6 apunta columna abajo. ¿Hacia dónde apuntará desde b5?</translation>
    </message>
    <message>
        <source>It has turned, and points at a5.</source>
        <translation>Ha girado y apunta a a5.</translation>
    </message>
    <message>
        <source>Blue moves; c2 now points at f2.</source>
        <translation>Mueve Azul; c2 apunta ahora a f2.</translation>
    </message>
    <message>
        <source>Captured. It has turned again and points up to the corner.</source>
        <translation>Capturada. La pieza ha vuelto a girar y apunta arriba, a la esquina.</translation>
    </message>
    <message>
        <source>Blue captures too.</source>
        <translation>Azul también captura.</translation>
    </message>
    <message>
        <source>Corners make masters</source>
        <translation>Las esquinas hacen maestros</translation>
    </message>
    <message>
        <source>A minion that ends its move in a corner becomes a master at once, by whatever kind of move. It turns a quarter as always. A master goes &lt;b&gt;any number&lt;/b&gt; of squares. Nothing more happens to a master in a corner.</source>
        <translation>Un esbirro que termina su movimiento en una esquina se convierte en maestro en el acto, sea cual sea el movimiento. Gira un cuarto de vuelta, como siempre. Un maestro avanza &lt;b&gt;cualquier número&lt;/b&gt; de casillas. A un maestro que llega a una esquina no le pasa nada más.</translation>
    </message>
    <message>
        <source>a5 is one square from a corner. A star marks a move that promotes.</source>
        <translation>a5 está a una casilla de una esquina. Una estrella marca un movimiento que promociona.</translation>
    </message>
    <message>
        <source>A master shows its other face and a crown ring.</source>
        <translation>Un maestro muestra su otra cara y un anillo en forma de corona.</translation>
    </message>
    <message>
        <source>Blue has a master as well.</source>
        <translation>Azul también tiene un maestro.</translation>
    </message>
    <message>
        <source>Two squares: no minion could do that.</source>
        <translation>Dos casillas: ningún esbirro podría hacerlo.</translation>
    </message>
    <message>
        <source>Out, and passing</source>
        <translation>Quedar eliminado, y pasar</translation>
    </message>
    <message>
        <source>Whoever has no pieces left is out and is passed over from then on.</source>
        <translation>Quien se queda sin piezas está eliminado y desde entonces ya no le toca jugar.</translation>
    </message>
    <message>
        <source>If you have pieces but none of them can move, you pass. Otherwise you may not pass.</source>
        <translation>Si tienes piezas pero ninguna de ellas puede mover, pasas. En cualquier otro caso no puedes pasar.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>The game ends when only one player has pieces left, who wins; or when &lt;b&gt;no minion is left&lt;/b&gt;: then most masters win. If several have most, the one of them who promoted first wins, even if that first master is gone.</source>
        <translation>La partida termina cuando solo a un jugador le quedan piezas, y ese gana; o cuando &lt;b&gt;no queda ningún esbirro&lt;/b&gt;: entonces gana quien tenga más maestros. Si varios empatan en cabeza, gana aquel de ellos que promocionó primero, aunque ese primer maestro ya no esté.</translation>
    </message>
    <message>
        <source>Very rarely nobody can move. Then masters are counted in the same way, and without any master it is a draw.</source>
        <translation>Muy raras veces nadie puede mover. Entonces los maestros se cuentan de la misma manera, y sin ningún maestro son tablas.</translation>
    </message>
    <message>
        <source>One minion is left, on b3. Vermilion has two masters, Blue has one.</source>
        <translation>Queda un esbirro, en b3. Bermellón tiene dos maestros; Azul, uno.</translation>
    </message>
    <message>
        <source>It points at a corner now.</source>
        <translation>Ahora apunta a una esquina.</translation>
    </message>
    <message>
        <source>Blue can do nothing about it.</source>
        <translation>Azul no puede hacer nada para impedirlo.</translation>
    </message>
    <message>
        <source>No minion is left. Vermilion wins by three masters to one.</source>
        <translation>No queda ningún esbirro. Bermellón gana por tres maestros a uno.</translation>
    </message>
    <message>
        <source>Three or four players</source>
        <translation>Tres o cuatro jugadores</translation>
    </message>
    <message>
        <source>Two play on 8×8 or 6×6 squares, with 12 or 8 minions each; three have 8 and four have 6 minions each, on 8×8.</source>
        <translation>Dos juegan en 8×8 o 6×6 casillas, con 12 u 8 esbirros cada uno; tres tienen 8 esbirros cada uno y cuatro tienen 6, en 8×8.</translation>
    </message>
    <message>
        <source>Opposite edges are alike: find the six minions of each player by their shapes.</source>
        <translation>Los bordes opuestos son iguales: busca los seis esbirros de cada jugador por sus formas.</translation>
    </message>
    <message>
        <source>Now it is the turn of seat 2.</source>
        <translation>Ahora es el turno del asiento 2.</translation>
    </message>
    <message>
        <source>Never endless</source>
        <translation>Siempre hay un final</translation>
    </message>
    <message>
        <source>Two house rules, on unless switched off with a new game: the same position for the &lt;b&gt;third time&lt;/b&gt; is a draw, and so are a &lt;b&gt;hundred turns&lt;/b&gt; in a row without capture or promotion.</source>
        <translation>Dos reglas de la casa, que valen si no se desactivan en una partida nueva: la misma posición por &lt;b&gt;tercera vez&lt;/b&gt; son tablas, y también lo son &lt;b&gt;cien jugadas&lt;/b&gt; seguidas sin captura ni promoción.</translation>
    </message>
    <message>
        <source>Whoever resigns or runs out of time is out, and those pieces leave the board. A draw can be agreed on at any time.</source>
        <translation>Quien abandona o agota su tiempo queda eliminado, y sus piezas salen del tablero. En cualquier momento se pueden acordar tablas.</translation>
    </message>
    <message>
        <source>Your pieces are the vermilion ones with a circle; Blue is played for you. All of them are minions. Their arrows show which way they go, the four corners are their goals. Press Next.</source>
        <translation>Tus piezas son las de color bermellón con un círculo; por Azul juega el programa. Todas son esbirros. Sus flechas muestran por dónde van, y las cuatro esquinas son sus metas. Pulsa Siguiente.</translation>
    </message>
    <message>
        <source>Minions go along their arrows, an odd number of squares: 1, 3 or 5. Click your piece on b6, then b5.</source>
        <translation>Los esbirros avanzan por sus flechas un número impar de casillas: 1, 3 o 5. Haz clic en tu pieza de b6 y después en b5.</translation>
    </message>
    <message>
        <source>That is a legal move, well done. But take the piece on b6 now, and go just one square.</source>
        <translation>Es un movimiento legal, bien hecho. Pero ahora toma la pieza de b6 y avanza solo una casilla.</translation>
    </message>
    <message>
        <source>After its move it turned a quarter: its arrows point left and right now, and so to a5. Blue has moved as well.</source>
        <translation>Después de moverse ha girado un cuarto de vuelta: sus flechas apuntan ahora a izquierda y derecha, y por tanto a a5. Azul también ha movido.</translation>
    </message>
    <message>
        <source>A piece captures by ending on another player&apos;s piece. Capture the blue one on a5.</source>
        <translation>Una pieza captura terminando sobre la pieza de otro jugador. Captura la azul de a5.</translation>
    </message>
    <message>
        <source>You may, but the blue piece on a5 would be gone from your sight. Move from b5 to a5.</source>
        <translation>Puedes, pero perderías de vista la pieza azul de a5. Mueve de b5 a a5.</translation>
    </message>
    <message>
        <source>Captured, and turned again: it points up to the corner now. Blue has captured your piece on f2. It happens to the best.</source>
        <translation>Capturada, y otro giro: ahora apunta arriba, a la esquina. Azul ha capturado tu pieza de f2. Le pasa al mejor.</translation>
    </message>
    <message>
        <source>A minion that ends its move in a corner becomes a master. The star shows where: go from a5 to a6.</source>
        <translation>Un esbirro que termina su movimiento en una esquina se convierte en maestro. La estrella muestra dónde: ve de a5 a a6.</translation>
    </message>
    <message>
        <source>Not wrong, but a master is worth more: go from a5 to the corner a6.</source>
        <translation>No está mal, pero un maestro vale más: ve de a5 a la esquina a6.</translation>
    </message>
    <message>
        <source>You have a master, the coloured face with the crown ring. Blue has promoted too, on f1, but you were first.</source>
        <translation>Tienes un maestro: la cara de color con el anillo en forma de corona. Azul también ha promocionado, en f1, pero tú fuiste primero.</translation>
    </message>
    <message>
        <source>A master goes any number of squares, even or odd. Capture the blue piece on c6 with your master.</source>
        <translation>Un maestro avanza cualquier número de casillas, par o impar. Captura con tu maestro la pieza azul de c6.</translation>
    </message>
    <message>
        <source>Legal, but let the master show what it can do: two squares, from a6 to c6.</source>
        <translation>Es legal, pero deja que el maestro muestre lo que sabe hacer: dos casillas, de a6 a c6.</translation>
    </message>
    <message>
        <source>Two squares: no minion can do that. And it has turned, as every piece does.</source>
        <translation>Dos casillas: ningún esbirro puede hacerlo. Y ha girado, como hacen todas las piezas.</translation>
    </message>
    <message>
        <source>Now as you like: move any of your pieces. Look first which way it will point afterwards, and who points at it there.</source>
        <translation>Ahora, como quieras: mueve cualquiera de tus piezas. Mira antes hacia dónde apuntará después, y quién la apunta allí.</translation>
    </message>
    <message>
        <source>That was a whole turn of your own. Press Next to see how a game ends.</source>
        <translation>Ha sido un turno entero, y tuyo. Pulsa Siguiente para ver cómo termina una partida.</translation>
    </message>
    <message>
        <source>Much later. You have two masters, on d1 and f5, and the last minion of the game, on b3; Blue has one master. When no minion is left, most masters win.</source>
        <translation>Mucho después. Tienes dos maestros, en d1 y f5, y el último esbirro de la partida, en b3; Azul tiene un maestro. Cuando no queda ningún esbirro, gana quien tenga más maestros.</translation>
    </message>
    <message>
        <source>Bring your minion near a corner, where it will point at it: from b3 to b6.</source>
        <translation>Lleva tu esbirro cerca de una esquina, donde apunte hacia ella: de b3 a b6.</translation>
    </message>
    <message>
        <source>That takes longer, and Blue&apos;s master comes near. Go three squares up, from b3 to b6.</source>
        <translation>Así tardas más, y el maestro de Azul se acerca. Sube tres casillas, de b3 a b6.</translation>
    </message>
    <message>
        <source>It turned, and points at the corner a6. Blue cannot stop it.</source>
        <translation>Ha girado y apunta a la esquina a6. Azul no puede pararlo.</translation>
    </message>
    <message>
        <source>Promote it on a6 and count: three masters to one.</source>
        <translation>Promociónalo en a6 y cuenta: tres maestros a uno.</translation>
    </message>
    <message>
        <source>The corner is the other way: go from b6 to a6.</source>
        <translation>La esquina está hacia el otro lado: ve de b6 a a6.</translation>
    </message>
    <message>
        <source>No minion is left, so the game is over, and you have won with most masters.</source>
        <translation>No queda ningún esbirro, así que la partida ha terminado, y has ganado por tener más maestros.</translation>
    </message>
    <message>
        <source>If several have most masters, the one of them who promoted first wins. You also win as the last one with pieces. F1 shows all rules. Finish puts a game of your own on the table.</source>
        <translation>Si varios empatan a maestros en cabeza, gana aquel de ellos que promocionó primero. También ganas si eres el último con piezas. F1 muestra todas las reglas. Terminar pone en la mesa una partida de verdad.</translation>
    </message>
</context>
<context>
    <name>QuiviveHelp</name>
    <message>
        <source>What it is about</source>
        <translation>De qué se trata</translation>
    </message>
    <message>
        <source>Build a landscape of discs, then take it apart under each other&apos;s feet. Whoever cannot move is out; the &lt;b&gt;last one&lt;/b&gt; on the board wins.</source>
        <translation>Se construye un paisaje de discos y después se va desmontando bajo los pies de los demás. Quien no puede mover queda eliminado; gana el &lt;b&gt;último&lt;/b&gt; en el tablero.</translation>
    </message>
    <message>
        <source>One disc lies in each of the 37 hollows, twelve more are for building. A cell touches all the cells around it, the diagonal ones too: up to eight.</source>
        <translation>Hay un disco en cada uno de los 37 huecos, y otros doce para construir. Una casilla toca a todas las que la rodean, también en diagonal: hasta ocho.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Construir</translation>
    </message>
    <message>
        <source>In turn, beginning with seat 1, each player puts a disc on a cell that is &lt;b&gt;one&lt;/b&gt; high, until nine are placed. Then three more go on cells that are &lt;b&gt;two&lt;/b&gt; high. So no cell is higher than three.</source>
        <translation>Por turno, empezando por el asiento 1, cada jugador pone un disco en una casilla de altura &lt;b&gt;uno&lt;/b&gt;, hasta colocar nueve. Después se ponen tres más en casillas de altura &lt;b&gt;dos&lt;/b&gt;. Así, ninguna casilla pasa de tres.</translation>
    </message>
    <message>
        <source>Eight discs are placed; the numbers tell how high a stack is. Put the ninth where one disc lies.</source>
        <translation>Hay ocho discos colocados; los números dicen la altura de cada pila. Pon el noveno donde haya un solo disco.</translation>
    </message>
    <message>
        <source>Nine. From now on only stacks of two may grow.</source>
        <translation>Nueve. Desde ahora solo pueden crecer las pilas de dos.</translation>
    </message>
    <message>
        <source>Three high: d4 is full.</source>
        <translation>Altura tres: d4 está completa.</translation>
    </message>
    <message>
        <source>One more to go.</source>
        <translation>Falta uno.</translation>
    </message>
    <message>
        <source>All twelve are built. The pawns come next.</source>
        <translation>Los doce están colocados. Ahora vienen los peones.</translation>
    </message>
    <message>
        <source>The pawns</source>
        <translation>Los peones</translation>
    </message>
    <message>
        <source>Then, beginning again with seat 1, each player in turn puts a pawn on any cell without a pawn, until all are placed.</source>
        <translation>Después, empezando otra vez por el asiento 1, cada jugador coloca por turno un peón en cualquier casilla sin peón, hasta que estén todos colocados.</translation>
    </message>
    <message>
        <source>Put Vermilion&apos;s pawn where it has room.</source>
        <translation>Coloca el peón de Bermellón donde tenga espacio.</translation>
    </message>
    <message>
        <source>Near the middle there are eight ways to go.</source>
        <translation>Cerca del centro tiene ocho caminos.</translation>
    </message>
    <message>
        <source>At the edge there are few.</source>
        <translation>En el borde tiene pocos.</translation>
    </message>
    <message>
        <source>A turn: step, then take</source>
        <translation>Un turno: mover y retirar</translation>
    </message>
    <message>
        <source>&lt;b&gt;Step&lt;/b&gt; with a pawn to a touching cell that has a disc and no pawn; how high the cells are does not matter. &lt;b&gt;Then take&lt;/b&gt; the top disc of any cell without a pawn. There always is one: where you came from.</source>
        <translation>&lt;b&gt;Mueve&lt;/b&gt; un peón a una casilla contigua que tenga un disco y ningún peón; la altura de las casillas no importa. &lt;b&gt;Después retira&lt;/b&gt; el disco de arriba de cualquier casilla sin peón. Siempre hay una: aquella de la que vienes.</translation>
    </message>
    <message>
        <source>Step with the pawn on e5, then take a disc near Blue.</source>
        <translation>Mueve el peón de e5 y después retira un disco cerca de Azul.</translation>
    </message>
    <message>
        <source>Up onto a stack of three, and b2 is empty: nobody can step there any more.</source>
        <translation>Arriba, a una pila de tres, y b2 está vacía: ahí ya no puede ir nadie.</translation>
    </message>
    <message>
        <source>Blue took the top of a stack: two discs are left on d4.</source>
        <translation>Azul ha retirado el disco de arriba de una pila: en d4 quedan dos.</translation>
    </message>
    <message>
        <source>Out, and the end</source>
        <translation>La eliminación y el final</translation>
    </message>
    <message>
        <source>If you cannot move on your turn you are out: your pawns leave the board, the discs stay. The turn passes on at once, so several can fall one after the other. A pawn in a narrow place can even fall before its first move.</source>
        <translation>Si en tu turno no puedes mover, estás eliminado: tus peones salen del tablero, los discos se quedan. El turno pasa en el acto, así que pueden caer varios uno tras otro. Un peón en un sitio estrecho puede caer incluso antes de su primer movimiento.</translation>
    </message>
    <message>
        <source>The last player, or team, on the board wins, even if it could not move either. Whoever resigns or runs out of time is out as well; a partner plays on.</source>
        <translation>Gana el último jugador o equipo en el tablero, aunque tampoco pudiera mover. Quien abandona o agota su tiempo también queda eliminado; su compañero sigue jugando.</translation>
    </message>
    <message>
        <source>Blue&apos;s pawn on c1 has one disc left beside it, on d1.</source>
        <translation>Al peón de Azul, en c1, le queda un solo disco al lado, en d1.</translation>
    </message>
    <message>
        <source>Blue is out. Vermilion wins.</source>
        <translation>Azul queda eliminado. Gana Bermellón.</translation>
    </message>
    <message>
        <source>Two to five players, and teams</source>
        <translation>De dos a cinco jugadores, y los equipos</translation>
    </message>
    <message>
        <source>Each player has one pawn. Two players may have &lt;b&gt;two pawns&lt;/b&gt; each. Four may form two &lt;b&gt;teams&lt;/b&gt;, seats 1 and 3 against 2 and 4: then you may move your own pawn or your partner&apos;s, and a team falls as a whole when the one on turn can move none of them.</source>
        <translation>Cada jugador tiene un peón. Dos jugadores pueden tener &lt;b&gt;dos peones&lt;/b&gt; cada uno. Cuatro pueden formar dos &lt;b&gt;equipos&lt;/b&gt;, los asientos 1 y 3 contra el 2 y el 4: entonces puedes mover tu propio peón o el de tu compañero, y un equipo cae entero cuando a quien le toca no puede mover ninguno de los dos.</translation>
    </message>
    <message>
        <source>Ready-made openings</source>
        <translation>Aperturas preparadas</translation>
    </message>
    <message>
        <source>To start at once, let the program build and place: at random, or in a fixed symmetrical layout. The choice is in the dialog for a new game.</source>
        <translation>Para empezar en el acto, deja que el programa construya y coloque: al azar o con una disposición simétrica fija. Se elige en el diálogo de partida nueva.</translation>
    </message>
    <message>
        <source>One disc lies in each hollow. First the players build, then each places a pawn, and then the board is taken apart. Whoever cannot move is out. You are Vermilion, Blue is played for you. Press Next.</source>
        <translation>Hay un disco en cada hueco. Primero los jugadores construyen, luego cada uno coloca un peón, y después se desmonta el tablero. Quien no puede mover queda eliminado. Tú eres Bermellón; por Azul juega el programa. Pulsa Siguiente.</translation>
    </message>
    <message>
        <source>Building: put a disc on the middle of the board, d4.</source>
        <translation>La construcción: pon un disco en el centro del tablero, d4.</translation>
    </message>
    <message>
        <source>That would do in a game. Put it on d4 now.</source>
        <translation>En una partida valdría. Ahora ponlo en d4.</translation>
    </message>
    <message>
        <source>A stack of two; the number tells how high it is. Blue has built beside it.</source>
        <translation>Una pila de dos; el número dice su altura. Azul ha construido al lado.</translation>
    </message>
    <message>
        <source>Nine discs are put on cells that are one high, in turn. Put the next wherever you like.</source>
        <translation>Por turno, se ponen nueve discos en casillas de altura uno. Pon el siguiente donde quieras.</translation>
    </message>
    <message>
        <source>So it goes on until nine are placed. Press Next.</source>
        <translation>Se sigue así hasta colocar nueve. Pulsa Siguiente.</translation>
    </message>
    <message>
        <source>Nine are placed. The last three discs go on stacks of two; Blue has put one on d4. Put the second on c4.</source>
        <translation>Ya hay nueve. Los tres últimos discos van sobre pilas de dos; Azul ha puesto uno en d4. Pon el segundo en c4.</translation>
    </message>
    <message>
        <source>Any stack of two would do. For now put it on c4.</source>
        <translation>Cualquier pila de dos valdría. Por ahora ponlo en c4.</translation>
    </message>
    <message>
        <source>No stack gets higher than three. Blue has placed the last disc.</source>
        <translation>Ninguna pila pasa de tres. Azul ha colocado el último disco.</translation>
    </message>
    <message>
        <source>Now the pawns: put yours on e5, where it has room on all sides.</source>
        <translation>Ahora los peones: pon el tuyo en e5, donde tiene espacio por todos lados.</translation>
    </message>
    <message>
        <source>You may place it anywhere. For this game put it on e5.</source>
        <translation>Puedes colocarlo en cualquier sitio. Para esta partida, ponlo en e5.</translation>
    </message>
    <message>
        <source>Blue has gone to the edge, to c1. It has only five neighbours there.</source>
        <translation>Azul se ha ido al borde, a c1. Allí solo tiene cinco casillas vecinas.</translation>
    </message>
    <message>
        <source>A turn has two parts: step to a touching cell with a disc, heights do not matter; then take a disc from a cell without a pawn. Step to e4 and take b2, beside Blue.</source>
        <translation>Un turno tiene dos partes: mover a una casilla contigua con disco, sin importar la altura; después, retirar un disco de una casilla sin peón. Mueve a e4 y retira b2, al lado de Azul.</translation>
    </message>
    <message>
        <source>Also possible. But besiege Blue: step to e4 and take b2.</source>
        <translation>También es posible. Pero asedia a Azul: mueve a e4 y retira b2.</translation>
    </message>
    <message>
        <source>b2 is empty, and Blue has one cell less to go to. It has stepped to d1 and taken g4.</source>
        <translation>b2 está vacía, y Azul tiene una casilla menos adonde ir. Ha movido a d1 y ha retirado g4.</translation>
    </message>
    <message>
        <source>Of a stack only the top disc is taken. Step back to e5 and take from d4, which is three high.</source>
        <translation>De una pila solo se retira el disco de arriba. Vuelve a e5 y retira de d4, que tiene altura tres.</translation>
    </message>
    <message>
        <source>Good as well. To see a stack shrink, step to e5 and take from d4.</source>
        <translation>También está bien. Para ver menguar una pila, mueve a e5 y retira de d4.</translation>
    </message>
    <message>
        <source>Two discs are left on d4, so one may still step there. Press Next to see how it ends.</source>
        <translation>Quedan dos discos en d4, así que aún se puede ir allí. Pulsa Siguiente para ver cómo acaba.</translation>
    </message>
    <message>
        <source>Some turns later. Blue&apos;s pawn on c1 has one disc left beside it: d1.</source>
        <translation>Unas jugadas después. Al peón de Azul, en c1, le queda un solo disco al lado: d1.</translation>
    </message>
    <message>
        <source>Step anywhere, then take d1.</source>
        <translation>Mueve a donde quieras y después retira d1.</translation>
    </message>
    <message>
        <source>Over d1 Blue would get away. Step anywhere, then take d1.</source>
        <translation>Por d1 se escaparía Azul. Mueve a donde quieras y después retira d1.</translation>
    </message>
    <message>
        <source>Blue cannot move and is out. You are the last one on the board and have won.</source>
        <translation>Azul no puede mover y queda eliminado. Eres el último en el tablero y has ganado.</translation>
    </message>
    <message>
        <source>Up to five can play, two also with two pawns each, four in teams. The program builds for you if you like. F1 shows all rules. Finish puts a game of your own on the table.</source>
        <translation>Pueden jugar hasta cinco; dos, también con dos peones cada uno; cuatro, por equipos. Si quieres, el programa construye por ti. F1 muestra todas las reglas. Terminar pone en la mesa una partida de verdad.</translation>
    </message>
</context>
<context>
    <name>SputnikHelp</name>
    <message>
        <source>What it is about</source>
        <translation>De qué se trata</translation>
    </message>
    <message>
        <source>Rockets hop from galaxy to galaxy, and with every hop a galaxy disappears. Whoever cannot go on is out; the &lt;b&gt;last one&lt;/b&gt; on the board wins.</source>
        <translation>Los cohetes saltan de galaxia en galaxia, y con cada salto desaparece una galaxia. Quien no puede seguir queda eliminado; gana el &lt;b&gt;último&lt;/b&gt; en el tablero.</translation>
    </message>
    <message>
        <source>The corners of the hexagon hold launch pads, every other cell a galaxy. In the middle, on d4, lies a stack of four: one cell, from which the top is taken.</source>
        <translation>En las esquinas del hexágono hay plataformas de lanzamiento; en cada una de las demás casillas, una galaxia. En el centro, en d4, hay una pila de cuatro: una sola casilla, de la que se retira la de arriba.</translation>
    </message>
    <message>
        <source>Dots show where the rocket may step. Click one of them, then a galaxy to take. A click on the rocket takes the step back.</source>
        <translation>Los puntos muestran adónde puede ir el cohete. Haz clic en uno de ellos y después en una galaxia para retirarla. Un clic en el cohete deshace el paso.</translation>
    </message>
    <message>
        <source>A turn: step, then take</source>
        <translation>Un turno: mover y retirar</translation>
    </message>
    <message>
        <source>&lt;b&gt;Step&lt;/b&gt; with a rocket to a touching cell that has a galaxy or a launch pad, no matter whose, and no rocket. &lt;b&gt;Then take&lt;/b&gt; one galaxy without a rocket off the board. You have to, if any may be taken; if none may, the turn ends so.</source>
        <translation>&lt;b&gt;Mueve&lt;/b&gt; un cohete a una casilla contigua que tenga una galaxia o una plataforma de lanzamiento, sea de quien sea, y ningún cohete. &lt;b&gt;Después retira&lt;/b&gt; del tablero una galaxia sin cohete. Tienes que hacerlo si se puede retirar alguna; si no se puede ninguna, el turno termina así.</translation>
    </message>
    <message>
        <source>Launch pads are never taken. A galaxy that touches a launch pad is &lt;b&gt;protected&lt;/b&gt; until that pad&apos;s rocket has left it for the first time. A rocket that has just stepped off it counts as gone.</source>
        <translation>Las plataformas de lanzamiento no se retiran nunca. Una galaxia que toca una plataforma está &lt;b&gt;protegida&lt;/b&gt; hasta que el cohete de esa plataforma la haya dejado por primera vez. Un cohete que acaba de bajarse de ella ya la ha dejado.</translation>
    </message>
    <message>
        <source>Step to b2. Rings mark what may be taken, locks what is protected: Blue&apos;s rocket has not left its pad yet.</source>
        <translation>Mueve a b2. Los anillos marcan lo que se puede retirar; los candados, lo protegido: el cohete de Azul aún no ha dejado su plataforma.</translation>
    </message>
    <message>
        <source>Taken from the stack in the middle: it is one lower now.</source>
        <translation>Retirada de la pila del centro: ahora tiene una menos.</translation>
    </message>
    <message>
        <source>Blue has left its pad, so nothing is protected any more.</source>
        <translation>Azul ha dejado su plataforma, así que ya no hay nada protegido.</translation>
    </message>
    <message>
        <source>What touches Blue&apos;s pad may be taken now.</source>
        <translation>Ahora se puede retirar lo que toca la plataforma de Azul.</translation>
    </message>
    <message>
        <source>The rescue</source>
        <translation>El rescate</translation>
    </message>
    <message>
        <source>Once in the game each rocket may be rescued instead of a turn: its own launch pad, if no rocket stands on it, flies to an &lt;b&gt;empty cell&lt;/b&gt; beside the rocket, turns over, and the rocket moves onto it. Nothing is taken in that turn. From then on the pad is a galaxy like any other, and its old place is empty.</source>
        <translation>Una vez por partida, cada cohete puede ser rescatado en lugar de jugar un turno normal: su propia plataforma de lanzamiento, si no hay ningún cohete sobre ella, vuela a una &lt;b&gt;casilla vacía&lt;/b&gt; junto al cohete, se da la vuelta, y el cohete pasa a ella. En ese turno no se retira nada. Desde entonces la plataforma es una galaxia como las demás, y su sitio anterior queda vacío.</translation>
    </message>
    <message>
        <source>Rescues come whenever their owner likes. A game can also be set up so that they come only while none of your rockets can step.</source>
        <translation>Los rescates llegan cuando su dueño quiere. Una partida también se puede preparar de modo que solo lleguen mientras ninguno de tus cohetes pueda dar un paso.</translation>
    </message>
    <message>
        <source>Vermilion cannot step anywhere. Click an empty cell beside the rocket.</source>
        <translation>Bermellón no puede ir a ninguna parte. Haz clic en una casilla vacía junto al cohete.</translation>
    </message>
    <message>
        <source>The pad from a1 is a galaxy on b2 now, and the rocket can go on.</source>
        <translation>La plataforma de a1 es ahora una galaxia en b2, y el cohete puede seguir.</translation>
    </message>
    <message>
        <source>Out, and the end</source>
        <translation>La eliminación y el final</translation>
    </message>
    <message>
        <source>If on your turn you can neither step nor be rescued, you are out: your rockets leave the board. What they stood on stays, and so does a launch pad you still have, but it neither rescues nor protects any more. The turn passes on at once, so several can fall one after the other.</source>
        <translation>Si en tu turno no puedes ni dar un paso ni ser rescatado, estás eliminado: tus cohetes salen del tablero. Lo que tenían debajo se queda, y también una plataforma que aún te quede, pero ya no rescata ni protege. El turno pasa en el acto, así que pueden caer varios uno tras otro.</translation>
    </message>
    <message>
        <source>The last player, or team, with a rocket on the board wins, even if it could not move either.</source>
        <translation>Gana el último jugador o equipo con un cohete en el tablero, aunque tampoco pudiera mover.</translation>
    </message>
    <message>
        <source>Blue&apos;s rocket on f7 has one galaxy left beside it, e6, and its launch pad is used.</source>
        <translation>Al cohete de Azul, en f7, le queda una sola galaxia al lado, e6, y su plataforma ya está usada.</translation>
    </message>
    <message>
        <source>Blue is out. Vermilion wins.</source>
        <translation>Azul queda eliminado. Gana Bermellón.</translation>
    </message>
    <message>
        <source>Three to six players</source>
        <translation>De tres a seis jugadores</translation>
    </message>
    <message>
        <source>Each player has one rocket on a launch pad of their own. Pads that nobody uses are turned over and are ordinary galaxies. Three sit in a triangle.</source>
        <translation>Cada jugador tiene un cohete en su propia plataforma de lanzamiento. A las plataformas que nadie usa se les da la vuelta y son galaxias normales. Tres jugadores se sientan en triángulo.</translation>
    </message>
    <message>
        <source>Six players. As long as nobody has left, only the galaxies further inside may be taken.</source>
        <translation>Seis jugadores. Mientras nadie haya salido, solo se pueden retirar las galaxias de más adentro.</translation>
    </message>
    <message>
        <source>Seat 2 is next, clockwise.</source>
        <translation>Sigue el asiento 2, en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>Several rockets, and teams</source>
        <translation>Varios cohetes, y los equipos</translation>
    </message>
    <message>
        <source>Two players may have two or three rockets each, three players two; the launch pads go round the seats in turn. In a turn you move one of your rockets. Each has its own launch pad, and so its own rescue. You are out only when none of them can move; until then a blocked rocket just stays.</source>
        <translation>Dos jugadores pueden tener dos o tres cohetes cada uno; tres jugadores, dos. Las plataformas se reparten por turno entre los asientos. En un turno mueves uno de tus cohetes. Cada uno tiene su propia plataforma de lanzamiento, y con ella su propio rescate. Solo estás eliminado cuando ninguno de ellos puede mover; hasta entonces, un cohete bloqueado simplemente se queda.</translation>
    </message>
    <message>
        <source>Four players may form two teams, seats 1 and 3 against 2 and 4. Everybody still moves only their own rocket.</source>
        <translation>Cuatro jugadores pueden formar dos equipos, los asientos 1 y 3 contra el 2 y el 4. Aun así, cada uno mueve solo su propio cohete.</translation>
    </message>
    <message>
        <source>Three rockets each. Click the one that shall step.</source>
        <translation>Tres cohetes cada uno. Haz clic en el que quieras mover.</translation>
    </message>
    <message>
        <source>The two others have not left yet, so what touches their pads stays protected.</source>
        <translation>Los otros dos aún no han salido, así que lo que toca sus plataformas sigue protegido.</translation>
    </message>
    <message>
        <source>Never endless</source>
        <translation>Siempre hay un final</translation>
    </message>
    <message>
        <source>With several rockets, protected galaxies could let rockets go to and fro for ever. The same position for the &lt;b&gt;third time&lt;/b&gt; with the same player to move is a draw, unless that rule is switched off with a new game.</source>
        <translation>Con varios cohetes, las galaxias protegidas podrían permitir que los cohetes vayan y vengan para siempre. La misma posición por &lt;b&gt;tercera vez&lt;/b&gt; con el mismo jugador de turno son tablas, si esa regla no se desactiva en una partida nueva.</translation>
    </message>
    <message>
        <source>Whoever resigns or runs out of time is out; the others play on. A draw can be agreed on at any time.</source>
        <translation>Quien abandona o agota su tiempo queda eliminado; los demás siguen jugando. En cualquier momento se pueden acordar tablas.</translation>
    </message>
    <message>
        <source>Your rocket is the vermilion one, bottom left on its launch pad; Blue is played for you. Whoever cannot move is out, the last one left wins. Press Next.</source>
        <translation>Tu cohete es el de color bermellón, abajo a la izquierda, en su plataforma de lanzamiento; por Azul juega el programa. Quien no puede mover queda eliminado; gana el último que queda. Pulsa Siguiente.</translation>
    </message>
    <message>
        <source>A turn has two parts: step to a touching cell, then take a galaxy off the board. Step to b2 and take from the stack in the middle, d4. Until you have taken, a click on the rocket takes the step back.</source>
        <translation>Un turno tiene dos partes: mover a una casilla contigua y después retirar una galaxia del tablero. Mueve a b2 y retira de la pila del centro, d4. Mientras no hayas retirado, un clic en el cohete deshace el paso.</translation>
    </message>
    <message>
        <source>In a game that is as good. For now step to b2 and then take from d4.</source>
        <translation>En una partida eso vale igual. Por ahora mueve a b2 y después retira de d4.</translation>
    </message>
    <message>
        <source>The stack is one lower. Did you see the locks? Galaxies that touch a launch pad are protected until its rocket has left. Blue has left now.</source>
        <translation>La pila tiene una menos. ¿Has visto los candados? Las galaxias que tocan una plataforma de lanzamiento están protegidas hasta que su cohete haya salido. Azul ya ha salido.</translation>
    </message>
    <message>
        <source>So what touches Blue&apos;s pad may be taken. Step to c3 and take g6. Launch pads themselves always stay.</source>
        <translation>Así que se puede retirar lo que toca la plataforma de Azul. Mueve a c3 y retira g6. Las plataformas mismas se quedan siempre.</translation>
    </message>
    <message>
        <source>Also possible. But try what was locked before: step to c3, then take g6.</source>
        <translation>También es posible. Pero prueba con lo que antes tenía candado: mueve a c3 y después retira g6.</translation>
    </message>
    <message>
        <source>Blue took the galaxy that you came from. The universe shrinks with every turn.</source>
        <translation>Azul ha retirado la galaxia de la que venías. El universo mengua con cada jugada.</translation>
    </message>
    <message>
        <source>Now as you like: step anywhere and take what will hurt Blue, but nothing you may want to step on.</source>
        <translation>Ahora, como quieras: mueve a cualquier sitio y retira lo que le duela a Azul, pero nada que luego quieras pisar.</translation>
    </message>
    <message>
        <source>That was a whole turn of your own. Press Next for a narrow escape.</source>
        <translation>Ha sido un turno entero, y tuyo. Pulsa Siguiente para escapar por los pelos.</translation>
    </message>
    <message>
        <source>Some turns later in another game. Everything around your rocket on c2 is gone. You cannot step, but your launch pad still lies on a1.</source>
        <translation>Unas jugadas después, en otra partida. Todo lo que rodeaba a tu cohete, en c2, ha desaparecido. No puedes dar un paso, pero tu plataforma de lanzamiento sigue en a1.</translation>
    </message>
    <message>
        <source>Once in the game your launch pad comes to the rescue. Click any empty cell beside your rocket, say b2.</source>
        <translation>Una vez por partida, tu plataforma de lanzamiento acude al rescate. Haz clic en cualquier casilla vacía junto a tu cohete, por ejemplo b2.</translation>
    </message>
    <message>
        <source>The pad flew in, turned over and is a galaxy now; your rocket stands on it. Nothing is taken in such a turn, and a1 is empty from now on.</source>
        <translation>La plataforma ha llegado volando, se ha dado la vuelta y ahora es una galaxia; tu cohete está sobre ella. En un turno así no se retira nada, y a1 queda vacía desde ahora.</translation>
    </message>
    <message>
        <source>And now for the end. In this game Blue has used its rescue, and its rocket on f7 has one galaxy left beside it: e6.</source>
        <translation>Y ahora, el final. En esta partida Azul ya ha usado su rescate, y a su cohete, en f7, le queda una sola galaxia al lado: e6.</translation>
    </message>
    <message>
        <source>Step anywhere, then take e6.</source>
        <translation>Mueve a donde quieras y después retira e6.</translation>
    </message>
    <message>
        <source>Over e6 Blue would get away. Step anywhere, then take e6.</source>
        <translation>Por e6 se escaparía Azul. Mueve a donde quieras y después retira e6.</translation>
    </message>
    <message>
        <source>Blue can neither step nor be rescued: its rocket drifts off. You are the last one on the board and have won.</source>
        <translation>Azul no puede ni dar un paso ni ser rescatado: su cohete se pierde en el espacio. Eres el último en el tablero y has ganado.</translation>
    </message>
    <message>
        <source>Up to six can play, two or three also with several rockets, four in teams. F1 shows all rules. Finish puts a game of your own on the table.</source>
        <translation>Pueden jugar hasta seis; dos o tres, también con varios cohetes; cuatro, por equipos. F1 muestra todas las reglas. Terminar pone en la mesa una partida de verdad.</translation>
    </message>
</context>
<context>
    <name>clockwise::app::HelpActions</name>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Reglas del juego</translation>
    </message>
    <message>
        <source>First game of %1</source>
        <translation>Primera partida de %1</translation>
    </message>
</context>
<context>
    <name>clockwise::app::LessonCard</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>Sa&amp;lir</translation>
    </message>
</context>
<context>
    <name>clockwise::app::LessonRun</name>
    <message>
        <source>You may do that in a game. Here it is taken back: try the other thing.</source>
        <translation>En una partida puedes hacerlo. Aquí se deshace: prueba lo otro.</translation>
    </message>
    <message>
        <source>First game of %1 · %2 of %3</source>
        <translation>Primera partida de %1 · %2 de %3</translation>
    </message>
    <message>
        <source>The lesson waits at another place.</source>
        <translation>La lección espera en otro lugar.</translation>
    </message>
    <message>
        <source>Go o&amp;n</source>
        <translation>Se&amp;guir</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Terminar</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
</context>
<context>
    <name>clockwise::app::LiveBoard</name>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Board to try it on</source>
        <translation>Tablero para probar</translation>
    </message>
</context>
<context>
    <name>clockwise::app::RulesText</name>
    <message>
        <source>The rules of this game are not written down yet.</source>
        <translation>Las reglas de este juego aún no están escritas.</translation>
    </message>
</context>
<context>
    <name>clockwise::app::RulesWindow</name>
    <message>
        <source>The rules of %1</source>
        <translation>Las reglas de %1</translation>
    </message>
    <message>
        <source>The whole text of this rule</source>
        <translation>El texto completo de esta regla</translation>
    </message>
    <message>
        <source>The whole &amp;text</source>
        <translation>&amp;Texto completo</translation>
    </message>
    <message>
        <source>&amp;In short</source>
        <translation>&amp;En breve</translation>
    </message>
</context>
</TS>
