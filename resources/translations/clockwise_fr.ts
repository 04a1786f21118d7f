<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>CellWords</name>
    <message>
        <source>arrows up and down</source>
        <translation>flèches vers le haut et le bas</translation>
    </message>
    <message>
        <source>arrows left and right</source>
        <translation>flèches vers la gauche et la droite</translation>
    </message>
    <message>
        <source>launch pad of %1</source>
        <translation>base de %1</translation>
    </message>
    <message>
        <source>galaxy</source>
        <translation>galaxie</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>disque</translation>
    </message>
    <message numerus="yes">
        <source>stack of %n galaxies</source>
        <translation>
            <numerusform>pile de %n galaxie</numerusform>
            <numerusform>pile de %n galaxies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stack of %n discs</source>
        <translation>
            <numerusform>pile de %n disque</numerusform>
            <numerusform>pile de %n disques</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>coin</translation>
    </message>
    <message>
        <source>the last turn was here</source>
        <translation>le dernier coup était ici</translation>
    </message>
    <message>
        <source>the last turn came from here</source>
        <translation>le dernier coup est parti d&apos;ici</translation>
    </message>
    <message>
        <source>the last turn went here</source>
        <translation>le dernier coup est arrivé ici</translation>
    </message>
    <message>
        <source>taken by the last turn</source>
        <translation>retiré au dernier coup</translation>
    </message>
    <message>
        <source>an earlier turn of %1 was here</source>
        <translation>un coup précédent de %1 était ici</translation>
    </message>
    <message>
        <source>taken by an earlier turn of %1</source>
        <translation>retiré à un coup précédent de %1</translation>
    </message>
    <message>
        <source>may move here</source>
        <translation>peut venir ici</translation>
    </message>
    <message>
        <source>may capture here</source>
        <translation>peut capturer ici</translation>
    </message>
    <message>
        <source>may move here and be promoted</source>
        <translation>peut venir ici et être promu</translation>
    </message>
    <message>
        <source>may capture here and be promoted</source>
        <translation>peut capturer ici et être promu</translation>
    </message>
    <message>
        <source>the launch pad may come here</source>
        <translation>la base peut venir ici</translation>
    </message>
    <message>
        <source>may be taken</source>
        <translation>peut être retiré</translation>
    </message>
    <message>
        <source>a disc may be put here</source>
        <translation>un disque peut être posé ici</translation>
    </message>
    <message>
        <source>a pawn may be placed here</source>
        <translation>un pion peut être placé ici</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>peut se déplacer</translation>
    </message>
    <message>
        <source>pointed out</source>
        <translation>montrée</translation>
    </message>
    <message>
        <source>minion of %1</source>
        <translation>sbire de %1</translation>
    </message>
    <message>
        <source>master of %1</source>
        <translation>maître de %1</translation>
    </message>
    <message>
        <source>rocket of %1</source>
        <translation>fusée de %1</translation>
    </message>
    <message>
        <source>pawn of %1</source>
        <translation>pion de %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Pivit, Sputnik and Quivive on one table</source>
        <translation>Pivit, Sputnik et Quivive sur une même table</translation>
    </message>
    <message>
        <source>system, en, es or fr, for this time.</source>
        <translation>system, en, es ou fr, pour cette fois.</translation>
    </message>
    <message>
        <source>Draw the saved game without a window and quit: a position as OUT.png, OUT.svg or OUT.pdf, the whole game as OUT.gif or OUT.apng.</source>
        <translation>Dessine la partie enregistrée sans ouvrir de fenêtre, puis quitte&#xa0;: une position dans OUT.png, OUT.svg ou OUT.pdf, la partie entière dans OUT.gif ou OUT.apng.</translation>
    </message>
    <message>
        <source>Save a picture of the window as OUT and quit.</source>
        <translation>Enregistre une image de la fenêtre dans OUT, puis quitte.</translation>
    </message>
    <message>
        <source>With --export and --screenshot: after N turns of the main line (default: all).</source>
        <translation>Avec --export et --screenshot&#xa0;: après N coups de la ligne principale (par défaut, tous).</translation>
    </message>
    <message>
        <source>With --export: the longer side in pixels (default: 800). With --screenshot: the size of the window as WxH (default: 1280x800).</source>
        <translation>Avec --export&#xa0;: le plus grand côté en pixels (par défaut, 800). Avec --screenshot&#xa0;: la taille de la fenêtre sous la forme WxH (par défaut, 1280x800).</translation>
    </message>
    <message>
        <source>Saved games to open, a window each</source>
        <translation>Parties enregistrées à ouvrir, une fenêtre pour chacune</translation>
    </message>
    <message>
        <source>--ply wants a number of turns.</source>
        <translation>--ply attend un nombre de coups.</translation>
    </message>
    <message>
        <source>--language wants one of %1.</source>
        <translation>--language attend l&apos;une de ces valeurs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Either --export or --screenshot, with --ply and --size if you like.</source>
        <translation>Soit --export, soit --screenshot, avec --ply et --size si vous le souhaitez.</translation>
    </message>
    <message>
        <source>system, light, dark, contrast or a look of your own, for this time.</source>
        <translation>system, light, dark, contrast ou une apparence à vous, pour cette fois.</translation>
    </message>
    <message>
        <source>There is no look “%1”.</source>
        <translation>Il n&apos;y a pas d&apos;apparence «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no desktop to show a window on (DISPLAY is not set). --export and --screenshot need none.</source>
        <translation>Il n&apos;y a pas de bureau sur lequel montrer une fenêtre (DISPLAY n&apos;est pas définie). --export et --screenshot s&apos;en passent.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Minion of %1</source>
        <translation>Sbire de %1</translation>
    </message>
    <message>
        <source>Master of %1</source>
        <translation>Maître de %1</translation>
    </message>
    <message>
        <source>Rocket of %1</source>
        <translation>Fusée de %1</translation>
    </message>
    <message>
        <source>Launch pad of %1</source>
        <translation>Base de lancement de %1</translation>
    </message>
    <message>
        <source>Pawn of %1</source>
        <translation>Pion de %1</translation>
    </message>
    <message>
        <source>Galaxy</source>
        <translation>Galaxie</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Promoted first</source>
        <translation>A promu en premier</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>Ont abandonné</translation>
    </message>
    <message>
        <source>The seats that have promoted a minion, in the order of their first masters; it decides ties. Whoever has a master is among them.</source>
        <translation>Les sièges qui ont promu un sbire, dans l&apos;ordre de leurs premiers maîtres&#x202f;; il départage les égalités. Qui a un maître en fait partie.</translation>
    </message>
    <message>
        <source>Who gave up before all pawns were placed; later whoever has no pawn on the board is out.</source>
        <translation>Qui a abandonné avant que tous les pions soient posés&#x202f;; ensuite, qui n&apos;a plus de pion sur le plateau est éliminé.</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>the board is being built</source>
        <translation>on construit le plateau</translation>
    </message>
    <message>
        <source>pawns are being placed</source>
        <translation>on pose les pions</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>numéro %1</translation>
    </message>
    <message>
        <source>has not left its launch pad yet</source>
        <translation>n&apos;a pas encore quitté sa base</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>Impossible d&apos;écrire %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>--export wants a file name that ends in .png, .svg, .pdf (a position), .gif or .apng (the whole game).</source>
        <translation>--export attend un nom de fichier qui se termine par .png, .svg, .pdf (une position), .gif ou .apng (la partie entière).</translation>
    </message>
    <message>
        <source>With --export, --size wants a number of pixels from %1 to %2.</source>
        <translation>Avec --export, --size attend un nombre de pixels de %1 à %2.</translation>
    </message>
    <message>
        <source>%1: The game has %2 turns, not %3.</source>
        <translation>%1&#xa0;: la partie compte %2 coups, pas %3.</translation>
    </message>
    <message>
        <source>--export wants one saved game.</source>
        <translation>--export attend une partie enregistrée.</translation>
    </message>
    <message>
        <source>This position as a picture (*.png)</source>
        <translation>Cette position en image (*.png)</translation>
    </message>
    <message>
        <source>This position in lines and curves (*.svg)</source>
        <translation>Cette position en lignes et courbes (*.svg)</translation>
    </message>
    <message>
        <source>This position as a page (*.pdf)</source>
        <translation>Cette position sur une page (*.pdf)</translation>
    </message>
    <message>
        <source>The game as an animated picture (*.gif)</source>
        <translation>La partie en image animée (*.gif)</translation>
    </message>
    <message>
        <source>The game as an animated picture in all colours (*.apng)</source>
        <translation>La partie en image animée, toutes les couleurs (*.apng)</translation>
    </message>
    <message>
        <source>The turns as a score sheet (*.pdf)</source>
        <translation>Les coups en feuille de partie (*.pdf)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixels</translation>
    </message>
    <message>
        <source>&amp;Width and height</source>
        <translation>&amp;Largeur et hauteur</translation>
    </message>
    <message>
        <source>&amp;Mark the last turn</source>
        <translation>&amp;Marquer le dernier coup</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>Comme dans la fenêtre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>A&amp;pparence</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>This game has no option &quot;%1&quot;.</source>
        <translation>Ce jeu n&apos;a pas d&apos;option «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The 6×6 board seats two players, not %1.</source>
        <translation>Le plateau de 6×6 est pour deux joueurs, pas pour %1.</translation>
    </message>
    <message>
        <source>%1 rockets each need more launch pads than %2 players leave.</source>
        <translation>À %2 joueurs, il ne reste pas assez de bases pour %1 fusées chacun.</translation>
    </message>
    <message>
        <source>Two pawns each are for two players, not %1.</source>
        <translation>Deux pions chacun, c&apos;est pour deux joueurs, pas pour %1.</translation>
    </message>
    <message>
        <source>Teams are for four players, not %1.</source>
        <translation>Les équipes sont pour quatre joueurs, pas pour %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the notation of a turn of this game.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas la notation d&apos;un coup de ce jeu.</translation>
    </message>
    <message>
        <source>The board has no cell %1.</source>
        <translation>Le plateau n&apos;a pas de case %1.</translation>
    </message>
    <message>
        <source>There is no piece on %1.</source>
        <translation>Il n&apos;y a pas de pièce en %1.</translation>
    </message>
    <message>
        <source>The piece on %1 belongs to seat %2; seat %3 is on turn.</source>
        <translation>La pièce en %1 appartient au siège %2&#x202f;; c&apos;est au siège %3 de jouer.</translation>
    </message>
    <message>
        <source>This turn is written %1.</source>
        <translation>Ce coup s&apos;écrit %1.</translation>
    </message>
    <message>
        <source>Seat %1 can move, so it may not pass.</source>
        <translation>Le siège %1 peut jouer, il ne peut donc pas passer.</translation>
    </message>
    <message>
        <source>Seat %1 has no legal move and has to pass: --.</source>
        <translation>Le siège %1 n&apos;a aucun coup possible et doit passer&#xa0;: --.</translation>
    </message>
    <message>
        <source>A draw is agreed at the end of the main line, not in a variation.</source>
        <translation>On convient d&apos;une partie nulle à la fin de la ligne principale, pas dans une variante.</translation>
    </message>
    <message>
        <source>The piece on %1 has nowhere to go.</source>
        <translation>La pièce en %1 n&apos;a nulle part où aller.</translation>
    </message>
    <message>
        <source>The arrows of the piece on %1 do not point to %2.</source>
        <translation>Les flèches de la pièce en %1 ne pointent pas vers %2.</translation>
    </message>
    <message>
        <source>A minion moves an odd number of squares; from %1 to %2 it is even.</source>
        <translation>Un sbire avance d&apos;un nombre impair de cases&#x202f;; de %1 à %2, il est pair.</translation>
    </message>
    <message>
        <source>The piece on %1 stands in the way.</source>
        <translation>La pièce en %1 barre le chemin.</translation>
    </message>
    <message>
        <source>A piece of the same seat stands on %1.</source>
        <translation>Une pièce du même siège se tient en %1.</translation>
    </message>
    <message>
        <source>%1 does not touch %2.</source>
        <translation>%1 ne touche pas %2.</translation>
    </message>
    <message>
        <source>There is nothing to stand on at %1.</source>
        <translation>Il n&apos;y a rien en %1 sur quoi se tenir.</translation>
    </message>
    <message>
        <source>%1 is occupied.</source>
        <translation>%1 est occupée.</translation>
    </message>
    <message>
        <source>There is nothing to take on %1.</source>
        <translation>Il n&apos;y a rien à retirer en %1.</translation>
    </message>
    <message>
        <source>The launch pad on %1 is never taken away.</source>
        <translation>La base de lancement en %1 n&apos;est jamais retirée.</translation>
    </message>
    <message>
        <source>%1 touches the launch pad on %2, whose rocket has not left yet.</source>
        <translation>%1 touche la base en %2, dont la fusée n&apos;est pas encore partie.</translation>
    </message>
    <message>
        <source>Something has to be taken off the board: write %1x and its cell.</source>
        <translation>Il faut retirer quelque chose du plateau&#xa0;: écrivez %1x et sa case.</translation>
    </message>
    <message>
        <source>The rocket on %1 has used its launch pad.</source>
        <translation>La fusée en %1 a déjà utilisé sa base.</translation>
    </message>
    <message>
        <source>A rocket stands on the launch pad on %1.</source>
        <translation>Une fusée se tient sur la base en %1.</translation>
    </message>
    <message>
        <source>%1 is not empty; a launch pad is laid on an empty cell.</source>
        <translation>%1 n&apos;est pas vide&#x202f;; une base se pose sur une case vide.</translation>
    </message>
    <message>
        <source>Launch pads come to the rescue only when no rocket of the seat can step.</source>
        <translation>Les bases ne viennent au secours que si aucune fusée du siège ne peut se déplacer.</translation>
    </message>
    <message>
        <source>The board is still being built: write + and a cell.</source>
        <translation>Le plateau est encore en construction&#xa0;: écrivez + et une case.</translation>
    </message>
    <message>
        <source>Pawns are still being placed: write @ and a cell.</source>
        <translation>Les pions sont encore en train d&apos;être placés&#xa0;: écrivez @ et une case.</translation>
    </message>
    <message>
        <source>The building is over: all discs have been placed.</source>
        <translation>La construction est finie&#xa0;: tous les disques ont été posés.</translation>
    </message>
    <message>
        <source>All pawns have been placed.</source>
        <translation>Tous les pions ont été placés.</translation>
    </message>
    <message>
        <source>Now a disc goes on a cell of height %1; %2 has height %3.</source>
        <translation>Un disque se pose maintenant sur une case de hauteur %1&#x202f;; %2 a la hauteur %3.</translation>
    </message>
    <message>
        <source>The board has %1 rows, from the top down with / between them.</source>
        <translation>Le plateau a %1 rangées, de haut en bas, séparées par /.</translation>
    </message>
    <message>
        <source>Row %1 from the top has %2 cells.</source>
        <translation>La rangée %1 depuis le haut a %2 cases.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing that can lie on a cell here.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est rien qui puisse se trouver ici sur une case.</translation>
    </message>
    <message>
        <source>The position ends before its last cell.</source>
        <translation>La position s&apos;arrête avant sa dernière case.</translation>
    </message>
    <message>
        <source>There are more than %1 things on a cell, the most that is read.</source>
        <translation>Il y a plus de %1 choses sur une case, le maximum qui est lu.</translation>
    </message>
    <message>
        <source>After the board comes the number of the seat on turn, not &quot;%1&quot;.</source>
        <translation>Après le plateau vient le numéro du siège au trait, pas «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>For &quot;%1&quot; some seats are expected, as 21, or - for none, not &quot;%2&quot;.</source>
        <translation>Pour «&#xa0;%1&#xa0;» on attend des sièges, comme 21, ou - pour aucun, pas «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>For &quot;%1&quot; one of %2 is expected, not &quot;%3&quot;.</source>
        <translation>Pour «&#xa0;%1&#xa0;» on attend %2, pas «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing can follow the position, but here is &quot;%1&quot;.</source>
        <translation>Rien ne peut suivre la position, mais voici «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Nobody has a piece on the board.</source>
        <translation>Personne n&apos;a de pièce sur le plateau.</translation>
    </message>
    <message>
        <source>No more than one side is left, so the game is over.</source>
        <translation>Il ne reste pas plus d&apos;un camp&#xa0;: la partie est terminée.</translation>
    </message>
    <message>
        <source>There is no minion on the board, so the game is over.</source>
        <translation>Il n&apos;y a aucun sbire sur le plateau&#xa0;: la partie est terminée.</translation>
    </message>
    <message>
        <source>Nobody can move, so the game is over.</source>
        <translation>Personne ne peut jouer&#xa0;: la partie est terminée.</translation>
    </message>
    <message>
        <source>Seat %1 has something on %2, but only %3 play.</source>
        <translation>Le siège %1 a quelque chose en %2, mais la partie se joue à %3.</translation>
    </message>
    <message>
        <source>Seat %1 is named, but only %2 play.</source>
        <translation>Le siège %1 est nommé, mais la partie se joue à %2.</translation>
    </message>
    <message>
        <source>Seat %1 is named twice.</source>
        <translation>Le siège %1 est nommé deux fois.</translation>
    </message>
    <message>
        <source>Seat %1 cannot be on turn: only %2 play.</source>
        <translation>Le siège %1 ne peut pas être au trait&#xa0;: la partie se joue à %2.</translation>
    </message>
    <message>
        <source>Seat %1 cannot be on turn: it has no piece on the board.</source>
        <translation>Le siège %1 ne peut pas être au trait&#xa0;: il n&apos;a pas de pièce sur le plateau.</translation>
    </message>
    <message>
        <source>Seat %1 cannot be on turn: it is out.</source>
        <translation>Le siège %1 ne peut pas être au trait&#xa0;: il est éliminé.</translation>
    </message>
    <message>
        <source>Seat %1 cannot be on turn: it cannot move and would be out.</source>
        <translation>Le siège %1 ne peut pas être au trait&#xa0;: il ne peut pas jouer et serait éliminé.</translation>
    </message>
    <message>
        <source>More than one piece stands on %1.</source>
        <translation>Plus d&apos;une pièce se tient en %1.</translation>
    </message>
    <message>
        <source>The piece on %1 stands on nothing.</source>
        <translation>La pièce en %1 ne se tient sur rien.</translation>
    </message>
    <message>
        <source>Seat %1 has %2 pieces on the board; it begins with %3.</source>
        <translation>Le siège %1 a %2 pièces sur le plateau&#x202f;; il commence avec %3.</translation>
    </message>
    <message>
        <source>A minion on the corner %1 would have become a master.</source>
        <translation>Un sbire dans le coin %1 serait devenu un maître.</translation>
    </message>
    <message>
        <source>Seat %1 has a master, so it must be among those that promoted.</source>
        <translation>Le siège %1 a un maître, il doit donc être parmi ceux qui ont promu.</translation>
    </message>
    <message>
        <source>Launch pads lie on the corners; %1 is none.</source>
        <translation>Les bases se trouvent dans les coins&#x202f;; %1 n&apos;en est pas un.</translation>
    </message>
    <message>
        <source>Nothing but a launch pad lies where one is: see %1.</source>
        <translation>Là où il y a une base, il n&apos;y a rien d&apos;autre&#xa0;: voyez %1.</translation>
    </message>
    <message>
        <source>The launch pad on %1 is on the board twice.</source>
        <translation>La base en %1 est deux fois sur le plateau.</translation>
    </message>
    <message>
        <source>The rocket on %1 is on the board twice.</source>
        <translation>La fusée en %1 est deux fois sur le plateau.</translation>
    </message>
    <message>
        <source>The rocket on %1 has left its launch pad, for it stands elsewhere.</source>
        <translation>La fusée en %1 a quitté sa base, puisqu&apos;elle se tient ailleurs.</translation>
    </message>
    <message>
        <source>The rocket on %1 is one too many: each seat has %2.</source>
        <translation>La fusée en %1 est de trop&#xa0;: chaque siège en a %2.</translation>
    </message>
    <message>
        <source>The launch pad on %1 is one too many: each seat has %2.</source>
        <translation>La base en %1 est de trop&#xa0;: chaque siège en a %2.</translation>
    </message>
    <message>
        <source>There are %1 discs on the board; the game has %2.</source>
        <translation>Il y a %1 disques sur le plateau&#x202f;; le jeu en a %2.</translation>
    </message>
    <message>
        <source>Until all pawns are placed every cell has a disc, but %1 has none.</source>
        <translation>Tant que tous les pions ne sont pas placés, chaque case a un disque, mais %1 n&apos;en a pas.</translation>
    </message>
    <message>
        <source>Nine discs are put on height 1, and only then three on height 2.</source>
        <translation>On pose neuf disques à la hauteur 1, et seulement ensuite trois à la hauteur 2.</translation>
    </message>
    <message>
        <source>All twelve discs are placed, so the building is over.</source>
        <translation>Les douze disques sont posés&#xa0;: la construction est finie.</translation>
    </message>
    <message>
        <source>There is a pawn on %1, but pawns are placed after the building.</source>
        <translation>Il y a un pion en %1, mais les pions se placent après la construction.</translation>
    </message>
    <message>
        <source>Pawns are placed in turn: seat %1 has placed %2 and not %3.</source>
        <translation>Les pions se placent à tour de rôle&#xa0;: le siège %1 en a placé %2 et non %3.</translation>
    </message>
    <message>
        <source>All pawns are placed, so that the play has begun.</source>
        <translation>Tous les pions sont placés&#xa0;: le jeu a commencé.</translation>
    </message>
    <message>
        <source>Seat %1 is out, but has a pawn on %2.</source>
        <translation>Le siège %1 est éliminé, mais il a un pion en %2.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Impossible de lire le fichier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB, the most that is read.</source>
        <translation>Le fichier dépasse %1 Mio, le maximum qui est lu.</translation>
    </message>
    <message>
        <source>There are more than %1 turns, the most that is read.</source>
        <translation>Il y a plus de %1 coups, le maximum qui est lu.</translation>
    </message>
    <message>
        <source>Variations lie deeper than %1 levels, the most that is read.</source>
        <translation>Les variantes ont plus de %1 niveaux, le maximum qui est lu.</translation>
    </message>
    <message>
        <source>The byte %1 does not belong into a text file in UTF-8.</source>
        <translation>L&apos;octet %1 n&apos;a pas sa place dans un fichier texte en UTF-8.</translation>
    </message>
    <message>
        <source>This is no saved game of Clockwise: it would begin with [Format &quot;Clockwise %1&quot;].</source>
        <translation>Ce n&apos;est pas une partie enregistrée de Clockwise&#xa0;: elle commencerait par [Format &quot;Clockwise %1&quot;].</translation>
    </message>
    <message>
        <source>The format &quot;%1&quot; is not known; a saved game says &quot;Clockwise %2&quot;.</source>
        <translation>Le format «&#xa0;%1&#xa0;» est inconnu&#x202f;; une partie enregistrée dit «&#xa0;Clockwise %2&#xa0;».</translation>
    </message>
    <message>
        <source>The file has format %1; this program reads formats up to %2.</source>
        <translation>Le fichier a le format %1&#x202f;; ce programme lit les formats jusqu&apos;à %2.</translation>
    </message>
    <message>
        <source>A tag is written [Key &quot;value&quot;] on a line; expected here is %1.</source>
        <translation>Une balise s&apos;écrit [Key &quot;value&quot;] sur une ligne&#x202f;; ici, on attend %1.</translation>
    </message>
    <message>
        <source>The tag %1 is missing.</source>
        <translation>La balise %1 manque.</translation>
    </message>
    <message>
        <source>The tag %1 is given twice; the first is on line %2.</source>
        <translation>La balise %1 apparaît deux fois&#x202f;; la première est à la ligne %2.</translation>
    </message>
    <message>
        <source>Tags stand before the first turn.</source>
        <translation>Les balises se placent avant le premier coup.</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;; there is %2.</source>
        <translation>Il n&apos;y a pas de jeu «&#xa0;%1&#xa0;»&#x202f;; il y a %2.</translation>
    </message>
    <message>
        <source>A seat is &quot;human&quot; or &quot;computer N&quot;, not &quot;%1&quot;; it is read as human.</source>
        <translation>Un siège est «&#xa0;human&#xa0;» ou «&#xa0;computer N&#xa0;», pas «&#xa0;%1&#xa0;»&#x202f;; il est lu comme human.</translation>
    </message>
    <message>
        <source>This is turn %1, not %2.</source>
        <translation>C&apos;est le coup %1, pas le %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand here; expected is a turn, a comment, a variation or the result.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas se trouver ici&#x202f;; on attend un coup, un commentaire, une variante ou le résultat.</translation>
    </message>
    <message>
        <source>This comment is never closed; expected is }.</source>
        <translation>Ce commentaire n&apos;est jamais fermé&#x202f;; on attend }.</translation>
    </message>
    <message>
        <source>This variation is never closed; expected is ).</source>
        <translation>Cette variante n&apos;est jamais fermée&#x202f;; on attend ).</translation>
    </message>
    <message>
        <source>No variation is open here that ) could close.</source>
        <translation>Aucune variante n&apos;est ouverte ici que ) pourrait fermer.</translation>
    </message>
    <message>
        <source>No turn stands before this variation that it could replace.</source>
        <translation>Avant cette variante, il n&apos;y a aucun coup qu&apos;elle pourrait remplacer.</translation>
    </message>
    <message>
        <source>No turn stands before &quot;%1&quot; that it could judge.</source>
        <translation>Avant «&#xa0;%1&#xa0;», il n&apos;y a aucun coup à juger.</translation>
    </message>
    <message>
        <source>A glyph is $ and a number from 0 to %1.</source>
        <translation>Un symbole est $ suivi d&apos;un nombre de 0 à %1.</translation>
    </message>
    <message>
        <source>The result is missing; expected are the winning seats, draw or *.</source>
        <translation>Le résultat manque&#x202f;; on attend les sièges gagnants, draw ou *.</translation>
    </message>
    <message>
        <source>The file says the result is &quot;%1&quot;; by the turns it is &quot;%2&quot;.</source>
        <translation>Le fichier dit que le résultat est «&#xa0;%1&#xa0;»&#x202f;; d&apos;après les coups, c&apos;est «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The file says the game ended as &quot;%1&quot;; by the turns it is &quot;%2&quot;.</source>
        <translation>Le fichier dit que la partie s&apos;est terminée par «&#xa0;%1&#xa0;»&#x202f;; d&apos;après les coups, c&apos;est «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing can follow the result.</source>
        <translation>Rien ne peut suivre le résultat.</translation>
    </message>
    <message>
        <source>The option &quot;%1&quot; cannot be &quot;%2&quot;; allowed: %3.</source>
        <translation>L&apos;option «&#xa0;%1&#xa0;» ne peut pas valoir «&#xa0;%2&#xa0;»&#x202f;; valeurs possibles&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The stack on %1 is %2 high; it may be no higher than %3.</source>
        <translation>La pile en %1 est haute de %2&#x202f;; elle ne peut dépasser %3.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Clockwise games (*%1)</source>
        <translation>Parties de Clockwise (*%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Remplacer le fichier&#x202f;?</translation>
    </message>
    <message>
        <source>%1 exists already.</source>
        <translation>%1 existe déjà.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>This game is not saved in a file yet.</source>
        <translation>Cette partie n&apos;est pas encore enregistrée dans un fichier.</translation>
    </message>
    <message>
        <source>The game has changes that are not in %1.</source>
        <translation>La partie a des changements qui ne sont pas dans %1.</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>Enregistrer la partie&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Open the first %n turn(s)</source>
        <translation>
            <numerusform>&amp;Ouvrir le premier coup</numerusform>
            <numerusform>&amp;Ouvrir les %n premiers coups</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was opened</source>
        <translation>La partie est ouverte</translation>
    </message>
    <message>
        <source>Some things in it are odd:</source>
        <translation>Elle contient des choses étranges&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
</context>
<context>
    <name>Glyphs</name>
    <message>
        <source>A good turn</source>
        <translation>Bon coup</translation>
    </message>
    <message>
        <source>A poor turn</source>
        <translation>Mauvais coup</translation>
    </message>
    <message>
        <source>A brilliant turn</source>
        <translation>Coup brillant</translation>
    </message>
    <message>
        <source>A blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>A turn worth a thought</source>
        <translation>Coup intéressant</translation>
    </message>
    <message>
        <source>A doubtful turn</source>
        <translation>Coup douteux</translation>
    </message>
</context>
<context>
    <name>LostGames</name>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>Impossible de lire %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 ends too early.</source>
        <translation>%1 s&apos;arrête trop tôt.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>computer, level %1</source>
        <translation>ordinateur, niveau %1</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Après %1</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Le début</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>La partie n&apos;est pas terminée.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>The printer does not take the pages. Is it there, and switched on?</source>
        <translation>L&apos;imprimante ne prend pas les pages. Est-elle branchée et allumée&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>won</source>
        <translation>a gagné</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>a passé</translation>
    </message>
    <message>
        <source>resigned in turn %1</source>
        <translation>abandon au coup %1</translation>
    </message>
    <message>
        <source>ran out of time in turn %1</source>
        <translation>temps épuisé au coup %1</translation>
    </message>
    <message>
        <source>out in turn %1</source>
        <translation>hors jeu au coup %1</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5e</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6e</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>au trait</translation>
    </message>
    <message>
        <source>in a team with %1</source>
        <translation>en équipe avec %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ThemeFaults</name>
    <message>
        <source>The name of its folder may have small letters, digits, - and _.</source>
        <translation>Le nom de son dossier ne peut avoir que des minuscules sans accent, des chiffres, - et _.</translation>
    </message>
    <message>
        <source>The name of its folder is taken by a look of the program.</source>
        <translation>Le nom de son dossier est celui d&apos;une apparence du programme.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 est illisible.</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1 est trop gros.</translation>
    </message>
    <message>
        <source>%1 is not sound JSON: %2</source>
        <translation>%1 n&apos;est pas du JSON correct&#xa0;: %2</translation>
    </message>
    <message>
        <source>It is of format %1, which this version does not know.</source>
        <translation>Son format est %1, que cette version ne connaît pas.</translation>
    </message>
    <message>
        <source>%1 has an unknown key: %2</source>
        <translation>%1 a une clé inconnue&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 ne peut pas être %2.</translation>
    </message>
    <message>
        <source>It has no name that fits into a menu.</source>
        <translation>Elle n&apos;a pas de nom qui tienne dans un menu.</translation>
    </message>
    <message>
        <source>%1 is %2, but should be a colour such as #1E90FF.</source>
        <translation>%1 est %2, mais devrait être une couleur comme #1E90FF.</translation>
    </message>
    <message>
        <source>It is based on “%1”, but should be on light, dark or contrast.</source>
        <translation>Elle se fonde sur «&#xa0;%1&#xa0;», mais devrait le faire sur light, dark ou contrast.</translation>
    </message>
    <message>
        <source>There is no drawing “%1” to replace.</source>
        <translation>Il n&apos;y a pas de dessin «&#xa0;%1&#xa0;» à remplacer.</translation>
    </message>
    <message>
        <source>%1 is not in its own folder.</source>
        <translation>%1 n&apos;est pas dans son propre dossier.</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 manque.</translation>
    </message>
    <message>
        <source>%1 is not sound SVG: %2</source>
        <translation>%1 n&apos;est pas du SVG correct&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has something that may not be in a drawing here: %2</source>
        <translation>%1 a quelque chose qui n&apos;est pas admis ici dans un dessin&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has an absurd measure: %2</source>
        <translation>%1 a une mesure absurde&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 does not show whose piece it is.</source>
        <translation>%1 ne montre pas à qui est la pièce.</translation>
    </message>
    <message>
        <source>%1 has no groups “still” and “turning”.</source>
        <translation>%1 n&apos;a pas les groupes «&#xa0;still&#xa0;» et «&#xa0;turning&#xa0;».</translation>
    </message>
    <message>
        <source>%1 can hardly be read on its ground.</source>
        <translation>%1 se lit à peine sur son fond.</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>It captures: %1.</source>
        <translation>Il capture&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It is promoted to a master.</source>
        <translation>Il est promu maître.</translation>
    </message>
    <message>
        <source>Its launch pad comes to the rescue.</source>
        <translation>Sa base vient à son secours.</translation>
    </message>
    <message>
        <source>The start of the game.</source>
        <translation>Le début de la partie.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <translation>C&apos;est à %1 de jouer.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n minion(s)</source>
        <translation>
            <numerusform>%n sbire</numerusform>
            <numerusform>%n sbires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n master(s)</source>
        <translation>
            <numerusform>%n maître</numerusform>
            <numerusform>%n maîtres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rocket(s)</source>
        <translation>
            <numerusform>%n fusée</numerusform>
            <numerusform>%n fusées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rescue(s)</source>
        <translation>
            <numerusform>%n sauvetage</numerusform>
            <numerusform>%n sauvetages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) to place</source>
        <translation>
            <numerusform>%n pion à placer</numerusform>
            <numerusform>%n pions à placer</numerusform>
        </translation>
    </message>
    <message>
        <source>choose a rocket to move</source>
        <translation>choisissez une fusée à déplacer</translation>
    </message>
    <message>
        <source>choose a pawn to move</source>
        <translation>choisissez un pion à déplacer</translation>
    </message>
    <message>
        <source>choose a piece to move</source>
        <translation>choisissez une pièce à déplacer</translation>
    </message>
    <message>
        <source>move the rocket to a neighbouring galaxy or launch pad</source>
        <translation>déplacez la fusée vers une galaxie ou une base voisine</translation>
    </message>
    <message>
        <source>move the pawn to a neighbouring disc</source>
        <translation>déplacez le pion vers un disque voisin</translation>
    </message>
    <message>
        <source>move the piece along its arrows</source>
        <translation>déplacez la pièce le long de ses flèches</translation>
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
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rockets each</source>
        <translation>
            <numerusform>%n fusée par joueur</numerusform>
            <numerusform>%n fusées par joueur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawns each</source>
        <translation>
            <numerusform>%n pion par joueur</numerusform>
            <numerusform>%n pions par joueur</numerusform>
        </translation>
    </message>
    <message>
        <source>two teams</source>
        <translation>deux équipes</translation>
    </message>
    <message>
        <source>by the clock</source>
        <translation>à la pendule</translation>
    </message>
    <message>
        <source>Vermilion</source>
        <translation>Vermillon</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Ambre</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Pourpre</translation>
    </message>
    <message>
        <source>Sky</source>
        <translation>Azur</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Rockets each</source>
        <translation>Fusées par joueur</translation>
    </message>
    <message>
        <source>Pawns each</source>
        <translation>Pions par joueur</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Rescue</source>
        <translation>Sauvetage</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Répétition</translation>
    </message>
    <message>
        <source>No progress</source>
        <translation>Sans progrès</translation>
    </message>
    <message>
        <source>%1×%1</source>
        <translation>%1×%1</translation>
    </message>
    <message>
        <source>1 and 3 against 2 and 4</source>
        <translation>1 et 3 contre 2 et 4</translation>
    </message>
    <message>
        <source>everyone for themselves</source>
        <translation>chacun pour soi</translation>
    </message>
    <message>
        <source>at any turn</source>
        <translation>à n&apos;importe quel tour</translation>
    </message>
    <message>
        <source>only when no rocket can step</source>
        <translation>seulement en dernier recours</translation>
    </message>
    <message>
        <source>third occurrence draws</source>
        <translation>nulle à la troisième fois</translation>
    </message>
    <message>
        <source>allowed without end</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>built by the players</source>
        <translation>construite par les joueurs</translation>
    </message>
    <message>
        <source>built at random</source>
        <translation>construite au hasard</translation>
    </message>
    <message>
        <source>built symmetrically</source>
        <translation>construite symétriquement</translation>
    </message>
    <message>
        <source>The piece on %1 belongs to %2.</source>
        <translation>La pièce en %1 appartient à %2.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, ligne %2, colonne %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>%1 gagnent</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>%1 — all others are out.</source>
        <translation>%1&#xa0;: les autres sont hors jeu.</translation>
    </message>
    <message>
        <source>%1 — no minion is left, and nobody has as many masters.</source>
        <translation>%1&#xa0;: il ne reste aucun sbire, et personne n&apos;a autant de maîtres.</translation>
    </message>
    <message>
        <source>%1 — as many masters as another, but promoted first.</source>
        <translation>%1&#xa0;: égalité de maîtres, mais première promotion.</translation>
    </message>
    <message>
        <source>A draw — nobody can move, and there is no master.</source>
        <translation>Partie nulle&#xa0;: personne ne peut jouer, et il n&apos;y a aucun maître.</translation>
    </message>
    <message>
        <source>%1 — nobody can move, and nobody has as many masters.</source>
        <translation>%1&#xa0;: personne ne peut jouer, et personne n&apos;a autant de maîtres.</translation>
    </message>
    <message>
        <source>%1 — nobody can move; as many masters as another, but promoted first.</source>
        <translation>%1&#xa0;: personne ne peut jouer&#x202f;; égalité de maîtres, mais première promotion.</translation>
    </message>
    <message>
        <source>A draw — the same position stood for the third time.</source>
        <translation>Partie nulle&#xa0;: la même position s&apos;est présentée pour la troisième fois.</translation>
    </message>
    <message numerus="yes">
        <source>A draw — %n turn(s) without capture or promotion.</source>
        <translation>
            <numerusform>Partie nulle&#xa0;: %n coup sans capture ni promotion.</numerusform>
            <numerusform>Partie nulle&#xa0;: %n coups sans capture ni promotion.</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw — agreed.</source>
        <translation>Partie nulle d&apos;un commun accord.</translation>
    </message>
    <message>
        <source>%1 resigned.</source>
        <translation>%1 a abandonné.</translation>
    </message>
    <message>
        <source>%1 ran out of time.</source>
        <translation>%1 a épuisé son temps.</translation>
    </message>
    <message>
        <source>%1 could not move and passed.</source>
        <translation>%1 ne pouvait pas jouer et a passé.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 a joué %2.</translation>
    </message>
    <message>
        <source>%1 are out.</source>
        <translation>%1 sont hors jeu.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <translation>%1 est hors jeu.</translation>
    </message>
    <message>
        <source>there is no legal move; the turn passes on</source>
        <translation>aucun coup possible&#x202f;; le tour passe</translation>
    </message>
    <message>
        <source>put a disc on one of the marked cells</source>
        <translation>posez un disque sur l&apos;une des cases marquées</translation>
    </message>
    <message>
        <source>place a pawn</source>
        <translation>placez un pion</translation>
    </message>
    <message>
        <source>now take a galaxy off the board — Esc takes the step back</source>
        <translation>retirez maintenant une galaxie du plateau (Échap annule le pas)</translation>
    </message>
    <message>
        <source>now take a disc off the board — Esc takes the step back</source>
        <translation>retirez maintenant un disque du plateau (Échap annule le pas)</translation>
    </message>
    <message>
        <source>move the rocket, or call its launch pad to an empty place</source>
        <translation>déplacez la fusée, ou rappelez sa base sur une case vide</translation>
    </message>
    <message>
        <source>call the launch pad to an empty place</source>
        <translation>rappelez la base sur une case vide</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n disque</numerusform>
            <numerusform>%n disques</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 played %2 and has a new master.</source>
        <translation>%1 a joué %2 et a un nouveau maître.</translation>
    </message>
    <message>
        <source>%1 played %2: the launch pad came to the rescue.</source>
        <translation>%1 a joué %2&#xa0;: la base est venue au secours.</translation>
    </message>
    <message>
        <source>from a drawn position</source>
        <translation>depuis une position composée</translation>
    </message>
    <message>
        <source>resign</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>timeout</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>%1 — %2 is out.</source>
        <translation>%1&#xa0;: %2 est hors jeu.</translation>
    </message>
</context>
<context>
    <name>clockwise::app::Autosave</name>
    <message>
        <source>The turns cannot be autosaved in %1: %2. The next turn tries again; until then, save the game yourself.</source>
        <translation>Impossible de conserver automatiquement les coups dans %1&#xa0;: %2. Un nouvel essai sera fait au prochain coup&#x202f;; d&apos;ici là, enregistrez vous-même la partie.</translation>
    </message>
</context>
<context>
    <name>clockwise::app::BoardView</name>
    <message numerus="yes">
        <source>A stack of %n</source>
        <translation>
            <numerusform>Une pile de %n</numerusform>
            <numerusform>Une pile de %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clockwise::app::ClockActions</name>
    <message>
        <source>Pause the &amp;clock</source>
        <translation>Arrêter la p&amp;endule</translation>
    </message>
    <message>
        <source>Start the &amp;clock</source>
        <translation>Lancer la p&amp;endule</translation>
    </message>
</context>
<context>
    <name>clockwise::app::ClockEditor</name>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Pendule</translation>
    </message>
    <message>
        <source>Each seat its o&amp;wn</source>
        <translation>Chaque siè&amp;ge la sienne</translation>
    </message>
    <message>
        <source>For all</source>
        <translation>Pour tous</translation>
    </message>
    <message>
        <source>Minutes for all</source>
        <translation>Minutes pour tous</translation>
    </message>
    <message>
        <source>Seconds a turn for all</source>
        <translation>Secondes par coup pour tous</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sans pendule</translation>
    </message>
    <message>
        <source>Minutes of seat %1</source>
        <translation>Minutes du siège %1</translation>
    </message>
    <message>
        <source>Seconds a turn of seat %1</source>
        <translation>Secondes par coup du siège %1</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> s a turn</source>
        <translation> s par coup</translation>
    </message>
</context>
<context>
    <name>clockwise::app::ClockView</name>
    <message>
        <source>Clock: %1</source>
        <translation>Pendule&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>clockwise::app::Document</name>
    <message>
        <source>The game could not be saved as %1: %2</source>
        <translation>Impossible d&apos;enregistrer la partie dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The game could not be saved as %1: %2.</source>
        <translation>Impossible d&apos;enregistrer la partie dans %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a saved game.</source>
        <translation>%1 est un dossier, pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>Impossible d&apos;ouvrir %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>Impossible de lire %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 n&apos;est pas un fichier.</translation>
    </message>
</context>
<context>
    <name>clockwise::app::EditorActions</name>
    <message>
        <source>Set up a position…</source>
        <translation>Composer une position…</translation>
    </message>
    <message>
        <source>Edit th&amp;is position…</source>
        <translation>Éd&amp;iter cette position…</translation>
    </message>
</context>
<context>
    <name>clockwise::app::EditorBoard</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>clockwise::app::EditorPage</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Vider</translation>
    </message>
    <message>
        <source>Takes everything off the board</source>
        <translation>Retire tout du plateau</translation>
    </message>
    <message>
        <source>S&amp;tandard start</source>
        <translation>Début &amp;normal</translation>
    </message>
    <message>
        <source>As on the ta&amp;ble</source>
        <translation>Comme sur la &amp;table</translation>
    </message>
    <message>
        <source>The position that the table shows</source>
        <translation>La position que montre la table</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation>Co&amp;mmencer la partie</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <translation>
            <numerusform>%n chose à corriger</numerusform>
            <numerusform>%n choses à corriger</numerusform>
        </translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
</context>
<context>
    <name>clockwise::app::EditorPanel</name>
    <message>
        <source>To put on the board</source>
        <translation>À poser sur le plateau</translation>
    </message>
    <message>
        <source>On turn</source>
        <translation>Au tour de</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>La position en texte</translation>
    </message>
    <message>
        <source>Copy it from here, or paste one here</source>
        <translation>Copiez-la d&apos;ici, ou collez-en une ici</translation>
    </message>
</context>
<context>
    <name>clockwise::app::EndActions</name>
    <message>
        <source>Re&amp;match</source>
        <translation>Revanc&amp;he</translation>
    </message>
</context>
<context>
    <name>clockwise::app::EndBanner</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>The same game again; the next player begins</source>
        <translation>La même partie encore une fois&#x202f;; le joueur suivant commence</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Relec&amp;ture</translation>
    </message>
    <message>
        <source>Shows the game from the start</source>
        <translation>Montre la partie depuis le début</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
</context>
<context>
    <name>clockwise::app::EntryActions</name>
    <message>
        <source>T&amp;ype a turn…</source>
        <translation>Saisir &amp;un coup…</translation>
    </message>
    <message>
        <source>Pa&amp;ss</source>
        <translation>Passer son &amp;tour</translation>
    </message>
</context>
<context>
    <name>clockwise::app::FaultList</name>
    <message>
        <source>Click to find it on the board</source>
        <translation>Cliquez pour le trouver sur le plateau</translation>
    </message>
    <message>
        <source>Nothing is wrong: the game can begin, and %1 is on turn.</source>
        <translation>Tout est en ordre&#xa0;: la partie peut commencer, et c&apos;est à %1 de jouer.</translation>
    </message>
</context>
<context>
    <name>clockwise::app::GoActions</name>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>&amp;First turn</source>
        <translation>&amp;Premier coup</translation>
    </message>
    <message>
        <source>A round bac&amp;k</source>
        <translation>Un tour de table en a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>En arr&amp;ière</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>En a&amp;vant</translation>
    </message>
    <message>
        <source>A &amp;round forward</source>
        <translation>Un tour de table en ava&amp;nt</translation>
    </message>
    <message>
        <source>&amp;Last turn</source>
        <translation>&amp;Dernier coup</translation>
    </message>
    <message>
        <source>Previous &amp;variation</source>
        <translation>Variante pré&amp;cédente</translation>
    </message>
    <message>
        <source>&amp;Next variation</source>
        <translation>Variante &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Time for each turn</source>
        <translation>Temps par c&amp;oup</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Lecture</translation>
    </message>
</context>
<context>
    <name>clockwise::app::LookMenu</name>
    <message>
        <source>&amp;Look</source>
        <translation>A&amp;pparence</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>&amp;Comme le bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>C&amp;lair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Con&amp;traste élevé</translation>
    </message>
    <message>
        <source>%1: why can it not be used?</source>
        <translation>%1&#xa0;: pourquoi est-elle inutilisable&#x202f;?</translation>
    </message>
    <message>
        <source>The look “%1” cannot be used.</source>
        <translation>L&apos;apparence «&#xa0;%1&#xa0;» est inutilisable.</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Fer&amp;mer</translation>
    </message>
</context>
<context>
    <name>clockwise::app::MainWindow</name>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>New %1 game…</source>
        <translation>Nouvelle partie de %1…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Close the &amp;window</source>
        <translation>&amp;Fermer la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;About Clockwise</source>
        <translation>À &amp;propos de Clockwise</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>The game cannot be opened</source>
        <translation>Impossible d&apos;ouvrir la partie</translation>
    </message>
    <message>
        <source>The game is not saved</source>
        <translation>La partie n&apos;est pas enregistrée</translation>
    </message>
    <message>
        <source>About Clockwise</source>
        <translation>À propos de Clockwise</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Clockwise %1&lt;/h3&gt;&lt;p&gt;Three abstract board games on one table.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Pivit&lt;/b&gt; is a game by Tyler Neylon (2012).&lt;br&gt;&lt;b&gt;Sputnik&lt;/b&gt; (2005) and &lt;b&gt;Quivive&lt;/b&gt; (1998) are games by Francis Pacherie, published by Gigamic.&lt;/p&gt;&lt;p&gt;The program is free software under the MIT licence.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Clockwise %1&lt;/h3&gt;&lt;p&gt;Trois jeux de société abstraits sur une même table.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Pivit&lt;/b&gt; est un jeu de Tyler Neylon (2012).&lt;br&gt;&lt;b&gt;Sputnik&lt;/b&gt; (2005) et &lt;b&gt;Quivive&lt;/b&gt; (1998) sont des jeux de Francis Pacherie, édités par Gigamic.&lt;/p&gt;&lt;p&gt;Ce programme est un logiciel libre sous licence MIT.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Clockwise</translation>
    </message>
    <message>
        <source>%1 (replay)</source>
        <translation>%1 (relecture)</translation>
    </message>
    <message>
        <source>With --screenshot, --size wants a size such as 1280x800.</source>
        <translation>Avec --screenshot, --size attend une taille telle que 1280x800.</translation>
    </message>
    <message>
        <source>The game has %1 turns, not %2.</source>
        <translation>La partie compte %1 coups, pas %2.</translation>
    </message>
    <message>
        <source>The picture could not be saved as %1.</source>
        <translation>Impossible d&apos;enregistrer l&apos;image dans %1.</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>Page d&apos;&amp;accueil</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>&amp;Nouvelle fenêtre</translation>
    </message>
</context>
<context>
    <name>clockwise::app::MoveActions</name>
    <message>
        <source>the resignation (%1)</source>
        <translation>l&apos;abandon (%1)</translation>
    </message>
    <message>
        <source>the loss on time (%1)</source>
        <translation>la perte au temps (%1)</translation>
    </message>
    <message>
        <source>the pass (%1)</source>
        <translation>la passe (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the agreed draw</source>
        <translation>la nulle convenue</translation>
    </message>
    <message>
        <source>the deletion of %1</source>
        <translation>la suppression de %1</translation>
    </message>
    <message>
        <source>the new order of %1</source>
        <translation>le nouvel ordre de %1</translation>
    </message>
    <message>
        <source>the comment at the start</source>
        <translation>le commentaire du début</translation>
    </message>
    <message>
        <source>the comment on %1</source>
        <translation>le commentaire sur %1</translation>
    </message>
    <message>
        <source>&amp;Take back the step</source>
        <translation>Dé&amp;faire le pas</translation>
    </message>
    <message>
        <source>Play &amp;on from here…</source>
        <translation>&amp;Jouer à partir d&apos;ici…</translation>
    </message>
    <message>
        <source>&amp;Agree on a draw</source>
        <translation>Convenir d&apos;une partie nu&amp;lle</translation>
    </message>
    <message>
        <source>&amp;Undo the step</source>
        <translation>&amp;Annuler le pas</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Annuler %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rétablir %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Promote %1</source>
        <translation>&amp;Monter %1</translation>
    </message>
    <message>
        <source>&amp;Promote the variation</source>
        <translation>&amp;Monter la variante</translation>
    </message>
    <message>
        <source>&amp;Demote %1</source>
        <translation>&amp;Descendre %1</translation>
    </message>
    <message>
        <source>&amp;Demote the line</source>
        <translation>&amp;Descendre la ligne</translation>
    </message>
    <message>
        <source>Delete the &amp;variation %1</source>
        <translation>Supprimer la &amp;variante %1</translation>
    </message>
    <message>
        <source>Delete the &amp;variation</source>
        <translation>Supprimer la &amp;variante</translation>
    </message>
    <message>
        <source>De&amp;lete the turn and what follows</source>
        <translation>&amp;Supprimer le coup et la suite</translation>
    </message>
    <message>
        <source>De&amp;lete %1 and what follows</source>
        <translation>&amp;Supprimer %1 et la suite</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <translation>Aba&amp;ndonner</translation>
    </message>
    <message>
        <source>%1 r&amp;esigns</source>
        <translation>%1 aba&amp;ndonne</translation>
    </message>
</context>
<context>
    <name>clockwise::app::NewGameDialog</name>
    <message>
        <source>New %1 game</source>
        <translation>Nouvelle partie de %1</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <translation>Une a&amp;utre</translation>
    </message>
    <message>
        <source>A board built at random is built from this number; the same number builds the same board.</source>
        <translation>Un plateau construit au hasard vient de ce nombre&#x202f;; le même nombre donne le même plateau.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Set up a &amp;position…</source>
        <translation>Composer une posit&amp;ion…</translation>
    </message>
</context>
<context>
    <name>clockwise::app::NotesEditor</name>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Commentaire sur la partie</translation>
    </message>
    <message>
        <source>Comment on %1</source>
        <translation>Commentaire sur %1</translation>
    </message>
    <message>
        <source>The comment is too long to be changed here. This is how it begins.</source>
        <translation>Le commentaire est trop long pour être modifié ici. Il commence ainsi.</translation>
    </message>
</context>
<context>
    <name>clockwise::app::OptionEditor</name>
    <message>
        <source>allowed without end</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source> quiet turns draw</source>
        <translation> coups&#xa0;: nulle</translation>
    </message>
</context>
<context>
    <name>clockwise::app::Palette</name>
    <message>
        <source>Eraser</source>
        <translation>Gomme</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (touche %2)</translation>
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
        <translation>Parties &amp;récentes</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aucune partie pour le moment</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
    <message>
        <source>The game has gone</source>
        <translation>La partie a disparu</translation>
    </message>
    <message>
        <source>%1 is not there any more. It is taken off the list of recent games.</source>
        <translation>%1 n&apos;existe plus. Ce fichier est retiré de la liste des parties récentes.</translation>
    </message>
</context>
<context>
    <name>clockwise::app::Recovery</name>
    <message numerus="yes">
        <source>%1: a game of %n turn(s) was left unsaved (%2).</source>
        <translation>
            <numerusform>%1&#xa0;: une partie de %n coup est restée sans être enregistrée (%2).</numerusform>
            <numerusform>%1&#xa0;: une partie de %n coups est restée sans être enregistrée (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: a game of %n turn(s) was left with changes that are not in %3 (%2).</source>
        <translation>
            <numerusform>%1&#xa0;: une partie de %n coup est restée avec des changements qui ne sont pas dans %3 (%2).</numerusform>
            <numerusform>%1&#xa0;: une partie de %n coups est restée avec des changements qui ne sont pas dans %3 (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Co&amp;ntinuer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>La&amp;ter</source>
        <translation>Plus &amp;tard</translation>
    </message>
    <message>
        <source>It was set aside as %1.</source>
        <translation>Elle a été mise de côté dans %1.</translation>
    </message>
    <message>
        <source>It could not be set aside: %1.</source>
        <translation>Impossible de la mettre de côté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>An autosaved game is damaged. %1</source>
        <translation>Une partie conservée automatiquement est endommagée. %1</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Continue with the first %n turn(s)</source>
        <translation>
            <numerusform>&amp;Continuer avec le premier coup</numerusform>
            <numerusform>&amp;Continuer avec les %n premiers coups</numerusform>
        </translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Fer&amp;mer</translation>
    </message>
</context>
<context>
    <name>clockwise::app::ReplayBar</name>
    <message>
        <source>Place in the game</source>
        <translation>Place dans la partie</translation>
    </message>
    <message>
        <source>Time for each turn</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <source>How long each turn is shown while the game plays</source>
        <translation>Combien de temps chaque coup est montré pendant la lecture</translation>
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
        <translation>Cliquez pour arrêter la pendule</translation>
    </message>
    <message>
        <source>Click to start the clock</source>
        <translation>Cliquez pour lancer la pendule</translation>
    </message>
</context>
<context>
    <name>clockwise::app::SeatChips</name>
    <message>
        <source>Seat %1, %2</source>
        <translation>Siège %1, %2</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation>%1, numéro %2</translation>
    </message>
</context>
<context>
    <name>clockwise::app::SeatRows</name>
    <message>
        <source>%1 (exchange with seat %2)</source>
        <translation>%1 (échanger avec le siège %2)</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Sièges, dans le sens horaire</translation>
    </message>
    <message>
        <source>&amp;Draw lots</source>
        <translation>Tirer au &amp;sort</translation>
    </message>
    <message>
        <source>Lots decide who sits in seat 1 and begins; the order round the table stays. Give the players names first.</source>
        <translation>Le sort décide qui prend le siège 1 et commence&#x202f;; l&apos;ordre autour de la table ne change pas. Donnez d&apos;abord un nom aux joueurs.</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nom du siège %1</translation>
    </message>
    <message>
        <source>One seat up (Alt+Up)</source>
        <translation>Un siège plus haut (Alt+Haut)</translation>
    </message>
    <message>
        <source>One seat down (Alt+Down)</source>
        <translation>Un siège plus bas (Alt+Bas)</translation>
    </message>
    <message>
        <source>Seat %1 up</source>
        <translation>Monter le siège %1</translation>
    </message>
    <message>
        <source>Seat %1 down</source>
        <translation>Descendre le siège %1</translation>
    </message>
    <message>
        <source>Team %1</source>
        <translation>Équipe %1</translation>
    </message>
    <message>
        <source>Colour and shape: %1</source>
        <translation>Couleur et forme&#xa0;: %1</translation>
    </message>
    <message>
        <source>Colour of seat %1: %2</source>
        <translation>Couleur du siège %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>clockwise::app::ShareActions</name>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Copy the turns</source>
        <translation>Copier les &amp;coups</translation>
    </message>
    <message>
        <source>Paste a &amp;game</source>
        <translation>Co&amp;ller une partie</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Exportation de %1</translation>
    </message>
    <message>
        <source>The game is not exported</source>
        <translation>La partie n&apos;est pas exportée</translation>
    </message>
    <message>
        <source>Print the game</source>
        <translation>Imprimer la partie</translation>
    </message>
    <message>
        <source>Printing the game</source>
        <translation>Impression de la partie</translation>
    </message>
    <message>
        <source>The game is not printed</source>
        <translation>La partie n&apos;est pas imprimée</translation>
    </message>
    <message>
        <source>%1 (seat %2) is to move after turn %3.</source>
        <translation>Après le coup %3, à %1 (siège %2) de jouer.</translation>
    </message>
    <message>
        <source>The game cannot be pasted</source>
        <translation>Impossible de coller la partie</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy the text of a game first.</source>
        <translation>Il n&apos;y a pas de texte à coller. Copiez d&apos;abord le texte d&apos;une partie.</translation>
    </message>
    <message>
        <source>The pasted text</source>
        <translation>Le texte collé</translation>
    </message>
    <message>
        <source>Give the export up?</source>
        <translation>Interrompre l&apos;exportation&#x202f;?</translation>
    </message>
    <message>
        <source>An export or a print is not finished yet.</source>
        <translation>Une exportation ou une impression n&apos;est pas encore finie.</translation>
    </message>
    <message>
        <source>&amp;Give it up</source>
        <translation>&amp;Interrompre</translation>
    </message>
    <message>
        <source>&amp;Wait for it</source>
        <translation>&amp;Attendre</translation>
    </message>
    <message>
        <source>Copy the pos&amp;ition</source>
        <translation>Copier la &amp;position</translation>
    </message>
    <message>
        <source>Copy a pict&amp;ure</source>
        <translation>Copier une ima&amp;ge</translation>
    </message>
    <message>
        <source>The game is exported as %1.</source>
        <translation>La partie est exportée sous le nom %1.</translation>
    </message>
    <message>
        <source>Show the &amp;folder</source>
        <translation>Mo&amp;ntrer le dossier</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Fer&amp;mer</translation>
    </message>
</context>
<context>
    <name>clockwise::app::ShortcutsWindow</name>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>Show the cursor and move it</source>
        <translation>Afficher le curseur et le déplacer</translation>
    </message>
    <message>
        <source>Up to the left, up to the right</source>
        <translation>En haut à gauche, en haut à droite</translation>
    </message>
    <message>
        <source>Down to the left, down to the right</source>
        <translation>En bas à gauche, en bas à droite</translation>
    </message>
    <message>
        <source>In any of these directions</source>
        <translation>Dans l&apos;une de ces directions</translation>
    </message>
    <message>
        <source>number pad</source>
        <translation>pavé numérique</translation>
    </message>
    <message>
        <source>Pick the piece or the cell</source>
        <translation>Choisir la pièce ou la case</translation>
    </message>
    <message>
        <source>To the next one that can be picked, to the one before</source>
        <translation>À la prochaine qu&apos;on peut choisir, à la précédente</translation>
    </message>
    <message>
        <source>Take back what was picked, then hide the cursor</source>
        <translation>Annuler le choix, puis cacher le curseur</translation>
    </message>
    <message>
        <source>Type a turn: its first sign</source>
        <translation>Saisir un coup&#xa0;: son premier signe</translation>
    </message>
    <message>
        <source>Typing a turn</source>
        <translation>En saisissant un coup</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Le jouer</translation>
    </message>
    <message>
        <source>Choose from the turns that begin like that</source>
        <translation>Choisir parmi les coups qui commencent ainsi</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>L&apos;abandonner</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis cla&amp;vier</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>clockwise::app::SoundMenu</name>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Son</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Coupé</translation>
    </message>
    <message>
        <source>&amp;Quiet</source>
        <translation>&amp;Faible</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>F&amp;ort</translation>
    </message>
</context>
<context>
    <name>clockwise::app::StartPage</name>
    <message>
        <source>Choose a game</source>
        <translation>Choisissez un jeu</translation>
    </message>
    <message>
        <source>Play at once, set up as last time</source>
        <translation>Jouer tout de suite, comme la dernière fois</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>Options…</translation>
    </message>
    <message>
        <source>Options for %1</source>
        <translation>Options de %1</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Played before</source>
        <translation>Parties précédentes</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Revenir à la par&amp;tie</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Learn to play %1</source>
        <translation>Apprendre à jouer à %1</translation>
    </message>
    <message>
        <source>A first game in which every step is explained</source>
        <translation>Une première partie où chaque étape est expliquée</translation>
    </message>
</context>
<context>
    <name>clockwise::app::TableWidget</name>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;sser</translation>
    </message>
    <message>
        <source>The game is over. Look back with the arrows, undo, or start a new one.</source>
        <translation>La partie est terminée. Revoyez-la, annulez ou recommencez.</translation>
    </message>
    <message>
        <source>Turn %1 of %2, %3 to move. Another turn made here starts a variation.</source>
        <translation>Coup %1 sur %2, à %3 de jouer. Un autre coup joué ici commence une variante.</translation>
    </message>
    <message>
        <source>In a variation. %1</source>
        <translation>Dans une variante. %1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>clockwise::app::TurnEntry</name>
    <message>
        <source>Tur&amp;n:</source>
        <translation>C&amp;oup&#xa0;:</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Enter plays %1.</source>
        <translation>Entrée joue %1.</translation>
    </message>
    <message>
        <source>For example %1. Enter plays it, Esc leaves.</source>
        <translation>Par exemple %1. Entrée le joue, Échap annule.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) begin like that.</source>
        <translation>
            <numerusform>%n coup commence ainsi.</numerusform>
            <numerusform>%n coups commencent ainsi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clockwise::app::TurnList</name>
    <message>
        <source>Turns</source>
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>clockwise::app::ViewActions</name>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Désactivée</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>&amp;Comme le bureau</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>&amp;Tourner le plateau</translation>
    </message>
    <message>
        <source>Board &amp;upright</source>
        <translation>Plateau à l&apos;en&amp;droit</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordonnées</translation>
    </message>
    <message>
        <source>Last turns &amp;marked</source>
        <translation>Derniers coups &amp;marqués</translation>
    </message>
    <message>
        <source>Turn to the s&amp;eat on move</source>
        <translation>Tou&amp;rner vers le siège au trait</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein écra&amp;n</translation>
    </message>
</context>
<context>
    <name>clockwise::app::WorkRunner</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
</TS>
