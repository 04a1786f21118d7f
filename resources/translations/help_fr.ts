<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>PivitHelp</name>
    <message>
        <source>What it is about</source>
        <translation>De quoi il s&apos;agit</translation>
    </message>
    <message>
        <source>Slide your &lt;b&gt;minions&lt;/b&gt; along their arrows and bring them into the corners, where they become &lt;b&gt;masters&lt;/b&gt;. When no minion is left, most masters win. Or be the last one with pieces on the board.</source>
        <translation>Faites glisser vos &lt;b&gt;sbires&lt;/b&gt; le long de leurs flèches et menez-les dans les coins, où ils deviennent des &lt;b&gt;maîtres&lt;/b&gt;. Quand il ne reste aucun sbire, le plus grand nombre de maîtres l&apos;emporte. Ou soyez le dernier à avoir des pièces sur le plateau.</translation>
    </message>
    <message>
        <source>At the start a minion stands on every edge square but the corners; its arrows point into the board. Seat 1 begins, turns go round clockwise.</source>
        <translation>Au départ, un sbire se tient sur chaque case du bord, sauf dans les coins&#x202f;; ses flèches pointent vers l&apos;intérieur du plateau. Le siège 1 commence, et l&apos;on joue dans le sens des aiguilles d&apos;une montre.</translation>
    </message>
    <message>
        <source>Click a minion with a circle: the dots show where it may go. All boards in this window can be played on.</source>
        <translation>Cliquez sur un sbire marqué d&apos;un cercle&#xa0;: les points montrent où il peut aller. On peut jouer sur tous les plateaux de cette fenêtre.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Se déplacer</translation>
    </message>
    <message>
        <source>Move one piece along its arrows, either way, over empty squares. A minion goes an &lt;b&gt;odd number&lt;/b&gt; of squares, so it always changes the colour it stands on. Nothing is jumped over, and no piece may end on one of its own side. You have to move if you can.</source>
        <translation>Déplacez une pièce le long de ses flèches, dans un sens ou dans l&apos;autre, sur des cases vides. Un sbire avance d&apos;un &lt;b&gt;nombre impair&lt;/b&gt; de cases&#xa0;: il change donc toujours de couleur de case. On ne saute par-dessus rien, et aucune pièce ne peut s&apos;arrêter sur une pièce de son camp. Si vous pouvez jouer, vous y êtes obligé.</translation>
    </message>
    <message>
        <source>b1 points up the file. It may go one square or three, not two; five is too far, there stands a piece of its own.</source>
        <translation>b1 pointe vers le haut de la colonne. Il peut avancer d&apos;une case ou de trois, pas de deux&#x202f;; cinq, c&apos;est trop loin&#xa0;: une pièce de son camp s&apos;y tient.</translation>
    </message>
    <message>
        <source>Three squares, from dark to light. Its arrows now point left and right.</source>
        <translation>Trois cases, du foncé au clair. Ses flèches pointent maintenant vers la gauche et la droite.</translation>
    </message>
    <message>
        <source>Turning and capturing</source>
        <translation>Tourner et capturer</translation>
    </message>
    <message>
        <source>After every move the piece that moved &lt;b&gt;turns a quarter&lt;/b&gt;: what pointed up and down now points left and right. A piece that ends on another player&apos;s piece captures it, and then turns as well.</source>
        <translation>Après chaque déplacement, la pièce déplacée &lt;b&gt;tourne d&apos;un quart de tour&lt;/b&gt;&#xa0;: ce qui pointait vers le haut et le bas pointe maintenant vers la gauche et la droite. Une pièce qui s&apos;arrête sur celle d&apos;un autre joueur la capture, puis tourne elle aussi.</translation>
    </message>
    <message>
        <source>b6 points down the file. Where will it point from b5?</source>
        <translation>b6 pointe vers le bas de la colonne. Où pointera-t-il depuis b5&#x202f;?</translation>
    </message>
    <message>
        <source>It has turned, and points at a5.</source>
        <translation>Il a tourné et pointe vers a5.</translation>
    </message>
    <message>
        <source>Blue moves; c2 now points at f2.</source>
        <translation>Bleu joue&#x202f;; c2 pointe maintenant vers f2.</translation>
    </message>
    <message>
        <source>Captured. It has turned again and points up to the corner.</source>
        <translation>Capturée. La pièce a de nouveau tourné et pointe vers le haut, vers le coin.</translation>
    </message>
    <message>
        <source>Blue captures too.</source>
        <translation>Bleu capture aussi.</translation>
    </message>
    <message>
        <source>Corners make masters</source>
        <translation>Les coins font les maîtres</translation>
    </message>
    <message>
        <source>A minion that ends its move in a corner becomes a master at once, by whatever kind of move. It turns a quarter as always. A master goes &lt;b&gt;any number&lt;/b&gt; of squares. Nothing more happens to a master in a corner.</source>
        <translation>Un sbire qui termine son déplacement dans un coin devient aussitôt un maître, quel que soit le déplacement. Il tourne d&apos;un quart de tour, comme toujours. Un maître avance d&apos;un &lt;b&gt;nombre quelconque&lt;/b&gt; de cases. Un maître dans un coin n&apos;y gagne rien de plus.</translation>
    </message>
    <message>
        <source>a5 is one square from a corner. A star marks a move that promotes.</source>
        <translation>a5 est à une case d&apos;un coin. Une étoile marque un déplacement qui promeut.</translation>
    </message>
    <message>
        <source>A master shows its other face and a crown ring.</source>
        <translation>Un maître montre son autre face et un anneau en couronne.</translation>
    </message>
    <message>
        <source>Blue has a master as well.</source>
        <translation>Bleu a lui aussi un maître.</translation>
    </message>
    <message>
        <source>Two squares: no minion could do that.</source>
        <translation>Deux cases&#xa0;: aucun sbire ne pourrait le faire.</translation>
    </message>
    <message>
        <source>Out, and passing</source>
        <translation>Être éliminé, et passer</translation>
    </message>
    <message>
        <source>Whoever has no pieces left is out and is passed over from then on.</source>
        <translation>Le joueur qui n&apos;a plus de pièces est éliminé, et son tour est sauté à partir de là.</translation>
    </message>
    <message>
        <source>If you have pieces but none of them can move, you pass. Otherwise you may not pass.</source>
        <translation>Si vous avez des pièces mais qu&apos;aucune ne peut se déplacer, vous passez. Sinon, vous n&apos;avez pas le droit de passer.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>The game ends when only one player has pieces left, who wins; or when &lt;b&gt;no minion is left&lt;/b&gt;: then most masters win. If several have most, the one of them who promoted first wins, even if that first master is gone.</source>
        <translation>La partie se termine quand un seul joueur a encore des pièces, et il gagne&#x202f;; ou quand &lt;b&gt;il ne reste aucun sbire&lt;/b&gt;&#xa0;: alors le plus grand nombre de maîtres l&apos;emporte. Si plusieurs sont à égalité en tête, celui d&apos;entre eux qui a eu une promotion le premier gagne, même si ce premier maître n&apos;est plus là.</translation>
    </message>
    <message>
        <source>Very rarely nobody can move. Then masters are counted in the same way, and without any master it is a draw.</source>
        <translation>Très rarement, personne ne peut jouer. On compte alors les maîtres de la même façon, et sans aucun maître la partie est nulle.</translation>
    </message>
    <message>
        <source>One minion is left, on b3. Vermilion has two masters, Blue has one.</source>
        <translation>Il reste un sbire, sur b3. Vermillon a deux maîtres, Bleu en a un.</translation>
    </message>
    <message>
        <source>It points at a corner now.</source>
        <translation>Il pointe maintenant vers un coin.</translation>
    </message>
    <message>
        <source>Blue can do nothing about it.</source>
        <translation>Bleu n&apos;y peut rien.</translation>
    </message>
    <message>
        <source>No minion is left. Vermilion wins by three masters to one.</source>
        <translation>Il ne reste aucun sbire. Vermillon gagne par trois maîtres à un.</translation>
    </message>
    <message>
        <source>Three or four players</source>
        <translation>Trois ou quatre joueurs</translation>
    </message>
    <message>
        <source>Two play on 8×8 or 6×6 squares, with 12 or 8 minions each; three have 8 and four have 6 minions each, on 8×8.</source>
        <translation>À deux, on joue sur 8×8 ou 6×6 cases, avec 12 ou 8 sbires chacun&#x202f;; à trois, on a 8 sbires chacun et à quatre, 6, sur 8×8.</translation>
    </message>
    <message>
        <source>Opposite edges are alike: find the six minions of each player by their shapes.</source>
        <translation>Deux bords opposés sont identiques&#xa0;: trouvez les six sbires de chaque joueur à leurs formes.</translation>
    </message>
    <message>
        <source>Now it is the turn of seat 2.</source>
        <translation>C&apos;est maintenant le tour du siège 2.</translation>
    </message>
    <message>
        <source>Never endless</source>
        <translation>Il y a toujours une fin</translation>
    </message>
    <message>
        <source>Two house rules, on unless switched off with a new game: the same position for the &lt;b&gt;third time&lt;/b&gt; is a draw, and so are a &lt;b&gt;hundred turns&lt;/b&gt; in a row without capture or promotion.</source>
        <translation>Deux règles maison, qui s&apos;appliquent sauf si on les désactive pour une nouvelle partie&#xa0;: la même position pour la &lt;b&gt;troisième fois&lt;/b&gt; rend la partie nulle, et &lt;b&gt;cent coups&lt;/b&gt; de suite sans capture ni promotion aussi.</translation>
    </message>
    <message>
        <source>Whoever resigns or runs out of time is out, and those pieces leave the board. A draw can be agreed on at any time.</source>
        <translation>Le joueur qui abandonne ou épuise son temps est éliminé, et ses pièces quittent le plateau. On peut convenir d&apos;une partie nulle à tout moment.</translation>
    </message>
    <message>
        <source>Your pieces are the vermilion ones with a circle; Blue is played for you. All of them are minions. Their arrows show which way they go, the four corners are their goals. Press Next.</source>
        <translation>Vos pièces sont celles de couleur vermillon, marquées d&apos;un cercle&#x202f;; le programme joue pour Bleu. Ce sont tous des sbires. Leurs flèches montrent dans quels sens elles vont, les quatre coins sont leurs buts. Cliquez sur Suivant.</translation>
    </message>
    <message>
        <source>Minions go along their arrows, an odd number of squares: 1, 3 or 5. Click your piece on b6, then b5.</source>
        <translation>Les sbires suivent leurs flèches, d&apos;un nombre impair de cases&#xa0;: 1, 3 ou 5. Cliquez sur votre pièce en b6, puis sur b5.</translation>
    </message>
    <message>
        <source>That is a legal move, well done. But take the piece on b6 now, and go just one square.</source>
        <translation>C&apos;est un déplacement permis, bravo. Mais prenez maintenant la pièce en b6 et avancez d&apos;une seule case.</translation>
    </message>
    <message>
        <source>After its move it turned a quarter: its arrows point left and right now, and so to a5. Blue has moved as well.</source>
        <translation>Après son déplacement, elle a tourné d&apos;un quart de tour&#xa0;: ses flèches pointent maintenant vers la gauche et la droite, donc vers a5. Bleu a joué lui aussi.</translation>
    </message>
    <message>
        <source>A piece captures by ending on another player&apos;s piece. Capture the blue one on a5.</source>
        <translation>Une pièce capture en s&apos;arrêtant sur la pièce d&apos;un autre joueur. Capturez la bleue en a5.</translation>
    </message>
    <message>
        <source>You may, but the blue piece on a5 would be gone from your sight. Move from b5 to a5.</source>
        <translation>C&apos;est permis, mais vous perdriez de vue la pièce bleue en a5. Allez de b5 à a5.</translation>
    </message>
    <message>
        <source>Captured, and turned again: it points up to the corner now. Blue has captured your piece on f2. It happens to the best.</source>
        <translation>Capturée, et encore un quart de tour&#xa0;: elle pointe maintenant vers le haut, vers le coin. Bleu a capturé votre pièce en f2. Cela arrive aux meilleurs.</translation>
    </message>
    <message>
        <source>A minion that ends its move in a corner becomes a master. The star shows where: go from a5 to a6.</source>
        <translation>Un sbire qui termine son déplacement dans un coin devient un maître. L&apos;étoile montre où&#xa0;: allez de a5 à a6.</translation>
    </message>
    <message>
        <source>Not wrong, but a master is worth more: go from a5 to the corner a6.</source>
        <translation>Pas faux, mais un maître vaut plus&#xa0;: allez de a5 au coin a6.</translation>
    </message>
    <message>
        <source>You have a master, the coloured face with the crown ring. Blue has promoted too, on f1, but you were first.</source>
        <translation>Vous avez un maître&#xa0;: la face colorée avec l&apos;anneau en couronne. Bleu a aussi eu sa promotion, en f1, mais vous étiez le premier.</translation>
    </message>
    <message>
        <source>A master goes any number of squares, even or odd. Capture the blue piece on c6 with your master.</source>
        <translation>Un maître avance d&apos;un nombre quelconque de cases, pair ou impair. Capturez la pièce bleue en c6 avec votre maître.</translation>
    </message>
    <message>
        <source>Legal, but let the master show what it can do: two squares, from a6 to c6.</source>
        <translation>C&apos;est permis, mais laissez le maître montrer ce qu&apos;il sait faire&#xa0;: deux cases, de a6 à c6.</translation>
    </message>
    <message>
        <source>Two squares: no minion can do that. And it has turned, as every piece does.</source>
        <translation>Deux cases&#xa0;: aucun sbire ne peut le faire. Et il a tourné, comme toutes les pièces.</translation>
    </message>
    <message>
        <source>Now as you like: move any of your pieces. Look first which way it will point afterwards, and who points at it there.</source>
        <translation>Maintenant, à votre guise&#xa0;: déplacez n&apos;importe laquelle de vos pièces. Regardez d&apos;abord où elle pointera ensuite, et qui pointe vers elle là-bas.</translation>
    </message>
    <message>
        <source>That was a whole turn of your own. Press Next to see how a game ends.</source>
        <translation>C&apos;était un tour complet, rien qu&apos;à vous. Cliquez sur Suivant pour voir comment une partie se termine.</translation>
    </message>
    <message>
        <source>Much later. You have two masters, on d1 and f5, and the last minion of the game, on b3; Blue has one master. When no minion is left, most masters win.</source>
        <translation>Bien plus tard. Vous avez deux maîtres, en d1 et f5, et le dernier sbire de la partie, en b3&#x202f;; Bleu a un maître. Quand il ne reste aucun sbire, le plus grand nombre de maîtres l&apos;emporte.</translation>
    </message>
    <message>
        <source>Bring your minion near a corner, where it will point at it: from b3 to b6.</source>
        <translation>Menez votre sbire près d&apos;un coin, là où il pointera vers lui&#xa0;: de b3 à b6.</translation>
    </message>
    <message>
        <source>That takes longer, and Blue&apos;s master comes near. Go three squares up, from b3 to b6.</source>
        <translation>C&apos;est plus long, et le maître de Bleu approche. Montez de trois cases, de b3 à b6.</translation>
    </message>
    <message>
        <source>It turned, and points at the corner a6. Blue cannot stop it.</source>
        <translation>Il a tourné et pointe vers le coin a6. Bleu ne peut pas l&apos;arrêter.</translation>
    </message>
    <message>
        <source>Promote it on a6 and count: three masters to one.</source>
        <translation>Obtenez sa promotion en a6 et comptez&#xa0;: trois maîtres à un.</translation>
    </message>
    <message>
        <source>The corner is the other way: go from b6 to a6.</source>
        <translation>Le coin est de l&apos;autre côté&#xa0;: allez de b6 à a6.</translation>
    </message>
    <message>
        <source>No minion is left, so the game is over, and you have won with most masters.</source>
        <translation>Il ne reste aucun sbire&#xa0;: la partie est finie, et vous avez gagné avec le plus de maîtres.</translation>
    </message>
    <message>
        <source>If several have most masters, the one of them who promoted first wins. You also win as the last one with pieces. F1 shows all rules. Finish puts a game of your own on the table.</source>
        <translation>Si plusieurs ont le plus de maîtres à égalité, celui d&apos;entre eux qui a eu une promotion le premier gagne. On gagne aussi en étant le dernier à avoir des pièces. F1 montre toutes les règles. Terminer met une vraie partie sur la table.</translation>
    </message>
</context>
<context>
    <name>QuiviveHelp</name>
    <message>
        <source>What it is about</source>
        <translation>De quoi il s&apos;agit</translation>
    </message>
    <message>
        <source>Build a landscape of discs, then take it apart under each other&apos;s feet. Whoever cannot move is out; the &lt;b&gt;last one&lt;/b&gt; on the board wins.</source>
        <translation>Construisez un paysage de disques, puis démontez-le sous les pieds les uns des autres. Qui ne peut pas se déplacer est éliminé&#x202f;; le &lt;b&gt;dernier&lt;/b&gt; sur le plateau gagne.</translation>
    </message>
    <message>
        <source>One disc lies in each of the 37 hollows, twelve more are for building. A cell touches all the cells around it, the diagonal ones too: up to eight.</source>
        <translation>Un disque se trouve dans chacun des 37 creux, douze autres servent à construire. Une case touche toutes celles qui l&apos;entourent, y compris en diagonale&#xa0;: jusqu&apos;à huit.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>In turn, beginning with seat 1, each player puts a disc on a cell that is &lt;b&gt;one&lt;/b&gt; high, until nine are placed. Then three more go on cells that are &lt;b&gt;two&lt;/b&gt; high. So no cell is higher than three.</source>
        <translation>À tour de rôle, en commençant par le siège 1, chaque joueur pose un disque sur une case de hauteur &lt;b&gt;un&lt;/b&gt;, jusqu&apos;à ce que neuf soient posés. Ensuite, trois de plus vont sur des cases de hauteur &lt;b&gt;deux&lt;/b&gt;. Aucune case ne dépasse donc trois.</translation>
    </message>
    <message>
        <source>Eight discs are placed; the numbers tell how high a stack is. Put the ninth where one disc lies.</source>
        <translation>Huit disques sont posés&#x202f;; les chiffres donnent la hauteur des piles. Posez le neuvième là où il n&apos;y a qu&apos;un disque.</translation>
    </message>
    <message>
        <source>Nine. From now on only stacks of two may grow.</source>
        <translation>Neuf. À partir de maintenant, seules les piles de deux peuvent grandir.</translation>
    </message>
    <message>
        <source>Three high: d4 is full.</source>
        <translation>Hauteur trois&#xa0;: d4 est pleine.</translation>
    </message>
    <message>
        <source>One more to go.</source>
        <translation>Plus qu&apos;un.</translation>
    </message>
    <message>
        <source>All twelve are built. The pawns come next.</source>
        <translation>Les douze sont posés. Place aux pions.</translation>
    </message>
    <message>
        <source>The pawns</source>
        <translation>Les pions</translation>
    </message>
    <message>
        <source>Then, beginning again with seat 1, each player in turn puts a pawn on any cell without a pawn, until all are placed.</source>
        <translation>Ensuite, en recommençant par le siège 1, chaque joueur place à son tour un pion sur n&apos;importe quelle case sans pion, jusqu&apos;à ce que tous soient placés.</translation>
    </message>
    <message>
        <source>Put Vermilion&apos;s pawn where it has room.</source>
        <translation>Placez le pion de Vermillon là où il a de l&apos;espace.</translation>
    </message>
    <message>
        <source>Near the middle there are eight ways to go.</source>
        <translation>Près du milieu, huit chemins s&apos;offrent à lui.</translation>
    </message>
    <message>
        <source>At the edge there are few.</source>
        <translation>Au bord, il y en a peu.</translation>
    </message>
    <message>
        <source>A turn: step, then take</source>
        <translation>Un tour&#xa0;: avancer, puis retirer</translation>
    </message>
    <message>
        <source>&lt;b&gt;Step&lt;/b&gt; with a pawn to a touching cell that has a disc and no pawn; how high the cells are does not matter. &lt;b&gt;Then take&lt;/b&gt; the top disc of any cell without a pawn. There always is one: where you came from.</source>
        <translation>&lt;b&gt;Avancez&lt;/b&gt; un pion sur une case voisine qui a un disque et aucun pion&#x202f;; la hauteur des cases est sans importance. &lt;b&gt;Puis retirez&lt;/b&gt; le disque du dessus de n&apos;importe quelle case sans pion. Il y en a toujours une&#xa0;: celle d&apos;où vous venez.</translation>
    </message>
    <message>
        <source>Step with the pawn on e5, then take a disc near Blue.</source>
        <translation>Avancez le pion en e5, puis retirez un disque près de Bleu.</translation>
    </message>
    <message>
        <source>Up onto a stack of three, and b2 is empty: nobody can step there any more.</source>
        <translation>En haut d&apos;une pile de trois, et b2 est vide&#xa0;: plus personne ne peut y aller.</translation>
    </message>
    <message>
        <source>Blue took the top of a stack: two discs are left on d4.</source>
        <translation>Bleu a retiré le dessus d&apos;une pile&#xa0;: il reste deux disques en d4.</translation>
    </message>
    <message>
        <source>Out, and the end</source>
        <translation>L&apos;élimination et la fin</translation>
    </message>
    <message>
        <source>If you cannot move on your turn you are out: your pawns leave the board, the discs stay. The turn passes on at once, so several can fall one after the other. A pawn in a narrow place can even fall before its first move.</source>
        <translation>Si à votre tour vous ne pouvez pas vous déplacer, vous êtes éliminé&#xa0;: vos pions quittent le plateau, les disques restent. Le tour passe aussitôt, si bien que plusieurs peuvent tomber l&apos;un après l&apos;autre. Un pion à l&apos;étroit peut même tomber avant son premier déplacement.</translation>
    </message>
    <message>
        <source>The last player, or team, on the board wins, even if it could not move either. Whoever resigns or runs out of time is out as well; a partner plays on.</source>
        <translation>Le dernier joueur, ou la dernière équipe, sur le plateau gagne, même s&apos;il ne pouvait pas se déplacer non plus. Le joueur qui abandonne ou épuise son temps est éliminé aussi&#x202f;; son partenaire continue.</translation>
    </message>
    <message>
        <source>Blue&apos;s pawn on c1 has one disc left beside it, on d1.</source>
        <translation>Le pion de Bleu, en c1, n&apos;a plus qu&apos;un disque à côté de lui, en d1.</translation>
    </message>
    <message>
        <source>Blue is out. Vermilion wins.</source>
        <translation>Bleu est éliminé. Vermillon gagne.</translation>
    </message>
    <message>
        <source>Two to five players, and teams</source>
        <translation>De deux à cinq joueurs, et les équipes</translation>
    </message>
    <message>
        <source>Each player has one pawn. Two players may have &lt;b&gt;two pawns&lt;/b&gt; each. Four may form two &lt;b&gt;teams&lt;/b&gt;, seats 1 and 3 against 2 and 4: then you may move your own pawn or your partner&apos;s, and a team falls as a whole when the one on turn can move none of them.</source>
        <translation>Chaque joueur a un pion. Deux joueurs peuvent avoir &lt;b&gt;deux pions&lt;/b&gt; chacun. Quatre peuvent former deux &lt;b&gt;équipes&lt;/b&gt;, les sièges 1 et 3 contre 2 et 4&#xa0;: vous pouvez alors déplacer votre propre pion ou celui de votre partenaire, et une équipe tombe tout entière quand celui dont c&apos;est le tour ne peut en déplacer aucun.</translation>
    </message>
    <message>
        <source>Ready-made openings</source>
        <translation>Ouvertures toutes prêtes</translation>
    </message>
    <message>
        <source>To start at once, let the program build and place: at random, or in a fixed symmetrical layout. The choice is in the dialog for a new game.</source>
        <translation>Pour commencer aussitôt, laissez le programme construire et placer&#xa0;: au hasard, ou selon une disposition symétrique fixe. Le choix se fait dans le dialogue d&apos;une nouvelle partie.</translation>
    </message>
    <message>
        <source>One disc lies in each hollow. First the players build, then each places a pawn, and then the board is taken apart. Whoever cannot move is out. You are Vermilion, Blue is played for you. Press Next.</source>
        <translation>Un disque se trouve dans chaque creux. D&apos;abord les joueurs construisent, puis chacun place un pion, et ensuite on démonte le plateau. Qui ne peut pas se déplacer est éliminé. Vous êtes Vermillon, le programme joue pour Bleu. Cliquez sur Suivant.</translation>
    </message>
    <message>
        <source>Building: put a disc on the middle of the board, d4.</source>
        <translation>La construction&#xa0;: posez un disque au milieu du plateau, en d4.</translation>
    </message>
    <message>
        <source>That would do in a game. Put it on d4 now.</source>
        <translation>Dans une partie, cela irait. Posez-le maintenant en d4.</translation>
    </message>
    <message>
        <source>A stack of two; the number tells how high it is. Blue has built beside it.</source>
        <translation>Une pile de deux&#x202f;; le chiffre donne sa hauteur. Bleu a construit à côté.</translation>
    </message>
    <message>
        <source>Nine discs are put on cells that are one high, in turn. Put the next wherever you like.</source>
        <translation>À tour de rôle, on pose neuf disques sur des cases de hauteur un. Posez le suivant où vous voulez.</translation>
    </message>
    <message>
        <source>So it goes on until nine are placed. Press Next.</source>
        <translation>On continue ainsi jusqu&apos;à ce que neuf soient posés. Cliquez sur Suivant.</translation>
    </message>
    <message>
        <source>Nine are placed. The last three discs go on stacks of two; Blue has put one on d4. Put the second on c4.</source>
        <translation>Neuf sont posés. Les trois derniers disques vont sur des piles de deux&#x202f;; Bleu en a posé un en d4. Posez le deuxième en c4.</translation>
    </message>
    <message>
        <source>Any stack of two would do. For now put it on c4.</source>
        <translation>N&apos;importe quelle pile de deux irait. Pour l&apos;instant, posez-le en c4.</translation>
    </message>
    <message>
        <source>No stack gets higher than three. Blue has placed the last disc.</source>
        <translation>Aucune pile ne dépasse trois. Bleu a posé le dernier disque.</translation>
    </message>
    <message>
        <source>Now the pawns: put yours on e5, where it has room on all sides.</source>
        <translation>Maintenant, les pions&#xa0;: placez le vôtre en e5, où il a de l&apos;espace de tous côtés.</translation>
    </message>
    <message>
        <source>You may place it anywhere. For this game put it on e5.</source>
        <translation>Vous pouvez le placer n&apos;importe où. Pour cette partie, placez-le en e5.</translation>
    </message>
    <message>
        <source>Blue has gone to the edge, to c1. It has only five neighbours there.</source>
        <translation>Bleu est allé au bord, en c1. Il n&apos;y a que cinq cases voisines.</translation>
    </message>
    <message>
        <source>A turn has two parts: step to a touching cell with a disc, heights do not matter; then take a disc from a cell without a pawn. Step to e4 and take b2, beside Blue.</source>
        <translation>Un tour a deux parties&#xa0;: avancer sur une case voisine qui a un disque, quelle que soit la hauteur&#x202f;; puis retirer un disque d&apos;une case sans pion. Avancez en e4 et retirez b2, à côté de Bleu.</translation>
    </message>
    <message>
        <source>Also possible. But besiege Blue: step to e4 and take b2.</source>
        <translation>Possible aussi. Mais assiégez Bleu&#xa0;: avancez en e4 et retirez b2.</translation>
    </message>
    <message>
        <source>b2 is empty, and Blue has one cell less to go to. It has stepped to d1 and taken g4.</source>
        <translation>b2 est vide, et Bleu a une case de moins où aller. Il a avancé en d1 et retiré g4.</translation>
    </message>
    <message>
        <source>Of a stack only the top disc is taken. Step back to e5 and take from d4, which is three high.</source>
        <translation>D&apos;une pile, on ne retire que le disque du dessus. Revenez en e5 et retirez de d4, qui a une hauteur de trois.</translation>
    </message>
    <message>
        <source>Good as well. To see a stack shrink, step to e5 and take from d4.</source>
        <translation>Bien aussi. Pour voir une pile diminuer, avancez en e5 et retirez de d4.</translation>
    </message>
    <message>
        <source>Two discs are left on d4, so one may still step there. Press Next to see how it ends.</source>
        <translation>Il reste deux disques en d4&#xa0;: on peut encore y aller. Cliquez sur Suivant pour voir comment cela finit.</translation>
    </message>
    <message>
        <source>Some turns later. Blue&apos;s pawn on c1 has one disc left beside it: d1.</source>
        <translation>Quelques coups plus tard. Le pion de Bleu, en c1, n&apos;a plus qu&apos;un disque à côté de lui&#xa0;: d1.</translation>
    </message>
    <message>
        <source>Step anywhere, then take d1.</source>
        <translation>Avancez où vous voulez, puis retirez d1.</translation>
    </message>
    <message>
        <source>Over d1 Blue would get away. Step anywhere, then take d1.</source>
        <translation>Par d1, Bleu s&apos;échapperait. Avancez où vous voulez, puis retirez d1.</translation>
    </message>
    <message>
        <source>Blue cannot move and is out. You are the last one on the board and have won.</source>
        <translation>Bleu ne peut pas se déplacer et est éliminé. Vous êtes le dernier sur le plateau et vous avez gagné.</translation>
    </message>
    <message>
        <source>Up to five can play, two also with two pawns each, four in teams. The program builds for you if you like. F1 shows all rules. Finish puts a game of your own on the table.</source>
        <translation>On peut jouer jusqu&apos;à cinq&#x202f;; à deux, aussi avec deux pions chacun&#x202f;; à quatre, en équipes. Le programme construit pour vous si vous le souhaitez. F1 montre toutes les règles. Terminer met une vraie partie sur la table.</translation>
    </message>
</context>
<context>
    <name>SputnikHelp</name>
    <message>
        <source>What it is about</source>
        <translation>De quoi il s&apos;agit</translation>
    </message>
    <message>
        <source>Rockets hop from galaxy to galaxy, and with every hop a galaxy disappears. Whoever cannot go on is out; the &lt;b&gt;last one&lt;/b&gt; on the board wins.</source>
        <translation>Des fusées sautent de galaxie en galaxie, et à chaque saut une galaxie disparaît. Qui ne peut plus avancer est éliminé&#x202f;; le &lt;b&gt;dernier&lt;/b&gt; sur le plateau gagne.</translation>
    </message>
    <message>
        <source>The corners of the hexagon hold launch pads, every other cell a galaxy. In the middle, on d4, lies a stack of four: one cell, from which the top is taken.</source>
        <translation>Les coins de l&apos;hexagone portent les bases de lancement, chaque autre case une galaxie. Au milieu, en d4, se trouve une pile de quatre&#xa0;: une seule case, dont on retire le dessus.</translation>
    </message>
    <message>
        <source>Dots show where the rocket may step. Click one of them, then a galaxy to take. A click on the rocket takes the step back.</source>
        <translation>Les points montrent où la fusée peut aller. Cliquez sur l&apos;un d&apos;eux, puis sur une galaxie à retirer. Un clic sur la fusée annule le pas.</translation>
    </message>
    <message>
        <source>A turn: step, then take</source>
        <translation>Un tour&#xa0;: avancer, puis retirer</translation>
    </message>
    <message>
        <source>&lt;b&gt;Step&lt;/b&gt; with a rocket to a touching cell that has a galaxy or a launch pad, no matter whose, and no rocket. &lt;b&gt;Then take&lt;/b&gt; one galaxy without a rocket off the board. You have to, if any may be taken; if none may, the turn ends so.</source>
        <translation>&lt;b&gt;Avancez&lt;/b&gt; une fusée sur une case voisine qui porte une galaxie ou une base de lancement, peu importe à qui elle est, et aucune fusée. &lt;b&gt;Puis retirez&lt;/b&gt; du plateau une galaxie sans fusée. C&apos;est obligatoire si une galaxie peut être retirée&#x202f;; si aucune ne peut l&apos;être, le tour s&apos;arrête là.</translation>
    </message>
    <message>
        <source>Launch pads are never taken. A galaxy that touches a launch pad is &lt;b&gt;protected&lt;/b&gt; until that pad&apos;s rocket has left it for the first time. A rocket that has just stepped off it counts as gone.</source>
        <translation>Les bases de lancement ne sont jamais retirées. Une galaxie qui touche une base est &lt;b&gt;protégée&lt;/b&gt; jusqu&apos;à ce que la fusée de cette base l&apos;ait quittée pour la première fois. Une fusée qui vient d&apos;en descendre l&apos;a quittée.</translation>
    </message>
    <message>
        <source>Step to b2. Rings mark what may be taken, locks what is protected: Blue&apos;s rocket has not left its pad yet.</source>
        <translation>Avancez en b2. Les anneaux marquent ce que l&apos;on peut retirer, les cadenas ce qui est protégé&#xa0;: la fusée de Bleu n&apos;a pas encore quitté sa base.</translation>
    </message>
    <message>
        <source>Taken from the stack in the middle: it is one lower now.</source>
        <translation>Retirée de la pile du milieu&#xa0;: elle en a une de moins.</translation>
    </message>
    <message>
        <source>Blue has left its pad, so nothing is protected any more.</source>
        <translation>Bleu a quitté sa base&#xa0;: plus rien n&apos;est protégé.</translation>
    </message>
    <message>
        <source>What touches Blue&apos;s pad may be taken now.</source>
        <translation>On peut maintenant retirer ce qui touche la base de Bleu.</translation>
    </message>
    <message>
        <source>The rescue</source>
        <translation>Le sauvetage</translation>
    </message>
    <message>
        <source>Once in the game each rocket may be rescued instead of a turn: its own launch pad, if no rocket stands on it, flies to an &lt;b&gt;empty cell&lt;/b&gt; beside the rocket, turns over, and the rocket moves onto it. Nothing is taken in that turn. From then on the pad is a galaxy like any other, and its old place is empty.</source>
        <translation>Une fois par partie, chaque fusée peut être secourue au lieu de jouer un tour normal&#xa0;: sa propre base de lancement, si aucune fusée ne s&apos;y tient, s&apos;envole vers une &lt;b&gt;case vide&lt;/b&gt; à côté de la fusée, se retourne, et la fusée s&apos;y pose. Rien n&apos;est retiré à ce tour. Dès lors, la base est une galaxie comme les autres, et son ancienne place est vide.</translation>
    </message>
    <message>
        <source>Rescues come whenever their owner likes. A game can also be set up so that they come only while none of your rockets can step.</source>
        <translation>Les sauvetages ont lieu quand leur propriétaire le veut. On peut aussi préparer une partie où ils n&apos;ont lieu que tant qu&apos;aucune de vos fusées ne peut faire un pas.</translation>
    </message>
    <message>
        <source>Vermilion cannot step anywhere. Click an empty cell beside the rocket.</source>
        <translation>Vermillon ne peut aller nulle part. Cliquez sur une case vide à côté de la fusée.</translation>
    </message>
    <message>
        <source>The pad from a1 is a galaxy on b2 now, and the rocket can go on.</source>
        <translation>La base de a1 est maintenant une galaxie en b2, et la fusée peut continuer.</translation>
    </message>
    <message>
        <source>Out, and the end</source>
        <translation>L&apos;élimination et la fin</translation>
    </message>
    <message>
        <source>If on your turn you can neither step nor be rescued, you are out: your rockets leave the board. What they stood on stays, and so does a launch pad you still have, but it neither rescues nor protects any more. The turn passes on at once, so several can fall one after the other.</source>
        <translation>Si à votre tour vous ne pouvez ni faire un pas ni être secouru, vous êtes éliminé&#xa0;: vos fusées quittent le plateau. Ce qui les portait reste, et une base de lancement que vous avez encore aussi, mais elle ne secourt ni ne protège plus. Le tour passe aussitôt, si bien que plusieurs peuvent tomber l&apos;un après l&apos;autre.</translation>
    </message>
    <message>
        <source>The last player, or team, with a rocket on the board wins, even if it could not move either.</source>
        <translation>Le dernier joueur, ou la dernière équipe, qui a une fusée sur le plateau gagne, même s&apos;il ne pouvait pas se déplacer non plus.</translation>
    </message>
    <message>
        <source>Blue&apos;s rocket on f7 has one galaxy left beside it, e6, and its launch pad is used.</source>
        <translation>La fusée de Bleu, en f7, n&apos;a plus qu&apos;une galaxie à côté d&apos;elle, e6, et sa base a déjà servi.</translation>
    </message>
    <message>
        <source>Blue is out. Vermilion wins.</source>
        <translation>Bleu est éliminé. Vermillon gagne.</translation>
    </message>
    <message>
        <source>Three to six players</source>
        <translation>De trois à six joueurs</translation>
    </message>
    <message>
        <source>Each player has one rocket on a launch pad of their own. Pads that nobody uses are turned over and are ordinary galaxies. Three sit in a triangle.</source>
        <translation>Chaque joueur a une fusée sur sa propre base de lancement. Les bases que personne n&apos;utilise sont retournées&#xa0;: ce sont des galaxies ordinaires. À trois, on est assis en triangle.</translation>
    </message>
    <message>
        <source>Six players. As long as nobody has left, only the galaxies further inside may be taken.</source>
        <translation>Six joueurs. Tant que personne n&apos;est parti, on ne peut retirer que les galaxies plus à l&apos;intérieur.</translation>
    </message>
    <message>
        <source>Seat 2 is next, clockwise.</source>
        <translation>Le siège 2 est le suivant, dans le sens des aiguilles d&apos;une montre.</translation>
    </message>
    <message>
        <source>Several rockets, and teams</source>
        <translation>Plusieurs fusées, et les équipes</translation>
    </message>
    <message>
        <source>Two players may have two or three rockets each, three players two; the launch pads go round the seats in turn. In a turn you move one of your rockets. Each has its own launch pad, and so its own rescue. You are out only when none of them can move; until then a blocked rocket just stays.</source>
        <translation>À deux joueurs, chacun peut avoir deux ou trois fusées&#x202f;; à trois, deux. Les bases de lancement sont attribuées aux sièges à tour de rôle. À votre tour, vous déplacez l&apos;une de vos fusées. Chacune a sa propre base, et donc son propre sauvetage. Vous n&apos;êtes éliminé que lorsqu&apos;aucune d&apos;elles ne peut se déplacer&#x202f;; d&apos;ici là, une fusée bloquée reste simplement en place.</translation>
    </message>
    <message>
        <source>Four players may form two teams, seats 1 and 3 against 2 and 4. Everybody still moves only their own rocket.</source>
        <translation>Quatre joueurs peuvent former deux équipes, les sièges 1 et 3 contre 2 et 4. Chacun ne déplace toujours que sa propre fusée.</translation>
    </message>
    <message>
        <source>Three rockets each. Click the one that shall step.</source>
        <translation>Trois fusées chacun. Cliquez sur celle que vous voulez avancer.</translation>
    </message>
    <message>
        <source>The two others have not left yet, so what touches their pads stays protected.</source>
        <translation>Les deux autres ne sont pas encore parties&#xa0;: ce qui touche leurs bases reste protégé.</translation>
    </message>
    <message>
        <source>Never endless</source>
        <translation>Il y a toujours une fin</translation>
    </message>
    <message>
        <source>With several rockets, protected galaxies could let rockets go to and fro for ever. The same position for the &lt;b&gt;third time&lt;/b&gt; with the same player to move is a draw, unless that rule is switched off with a new game.</source>
        <translation>Avec plusieurs fusées, les galaxies protégées pourraient permettre des allers-retours sans fin. La même position pour la &lt;b&gt;troisième fois&lt;/b&gt;, avec le même joueur au trait, rend la partie nulle, sauf si l&apos;on désactive cette règle pour une nouvelle partie.</translation>
    </message>
    <message>
        <source>Whoever resigns or runs out of time is out; the others play on. A draw can be agreed on at any time.</source>
        <translation>Le joueur qui abandonne ou épuise son temps est éliminé&#x202f;; les autres continuent. On peut convenir d&apos;une partie nulle à tout moment.</translation>
    </message>
    <message>
        <source>Your rocket is the vermilion one, bottom left on its launch pad; Blue is played for you. Whoever cannot move is out, the last one left wins. Press Next.</source>
        <translation>Votre fusée est celle de couleur vermillon, en bas à gauche, sur sa base de lancement&#x202f;; le programme joue pour Bleu. Qui ne peut pas se déplacer est éliminé, le dernier en jeu gagne. Cliquez sur Suivant.</translation>
    </message>
    <message>
        <source>A turn has two parts: step to a touching cell, then take a galaxy off the board. Step to b2 and take from the stack in the middle, d4. Until you have taken, a click on the rocket takes the step back.</source>
        <translation>Un tour a deux parties&#xa0;: avancer sur une case voisine, puis retirer une galaxie du plateau. Avancez en b2 et retirez de la pile du milieu, d4. Tant que vous n&apos;avez rien retiré, un clic sur la fusée annule le pas.</translation>
    </message>
    <message>
        <source>In a game that is as good. For now step to b2 and then take from d4.</source>
        <translation>Dans une partie, c&apos;est aussi bien. Pour l&apos;instant, avancez en b2, puis retirez de d4.</translation>
    </message>
    <message>
        <source>The stack is one lower. Did you see the locks? Galaxies that touch a launch pad are protected until its rocket has left. Blue has left now.</source>
        <translation>La pile en a une de moins. Avez-vous vu les cadenas&#x202f;? Les galaxies qui touchent une base de lancement sont protégées jusqu&apos;au départ de sa fusée. Bleu est maintenant parti.</translation>
    </message>
    <message>
        <source>So what touches Blue&apos;s pad may be taken. Step to c3 and take g6. Launch pads themselves always stay.</source>
        <translation>On peut donc retirer ce qui touche la base de Bleu. Avancez en c3 et retirez g6. Les bases elles-mêmes restent toujours.</translation>
    </message>
    <message>
        <source>Also possible. But try what was locked before: step to c3, then take g6.</source>
        <translation>Possible aussi. Mais essayez ce qui était verrouillé avant&#xa0;: avancez en c3, puis retirez g6.</translation>
    </message>
    <message>
        <source>Blue took the galaxy that you came from. The universe shrinks with every turn.</source>
        <translation>Bleu a retiré la galaxie d&apos;où vous veniez. L&apos;univers rétrécit à chaque coup.</translation>
    </message>
    <message>
        <source>Now as you like: step anywhere and take what will hurt Blue, but nothing you may want to step on.</source>
        <translation>Maintenant, à votre guise&#xa0;: avancez n&apos;importe où et retirez ce qui gêne Bleu, mais rien dont vous pourriez avoir besoin.</translation>
    </message>
    <message>
        <source>That was a whole turn of your own. Press Next for a narrow escape.</source>
        <translation>C&apos;était un tour complet, rien qu&apos;à vous. Cliquez sur Suivant pour vous en tirer de justesse.</translation>
    </message>
    <message>
        <source>Some turns later in another game. Everything around your rocket on c2 is gone. You cannot step, but your launch pad still lies on a1.</source>
        <translation>Quelques coups plus tard, dans une autre partie. Tout a disparu autour de votre fusée, en c2. Vous ne pouvez plus avancer, mais votre base de lancement est encore en a1.</translation>
    </message>
    <message>
        <source>Once in the game your launch pad comes to the rescue. Click any empty cell beside your rocket, say b2.</source>
        <translation>Une fois par partie, votre base de lancement vient au secours. Cliquez sur n&apos;importe quelle case vide à côté de votre fusée, par exemple b2.</translation>
    </message>
    <message>
        <source>The pad flew in, turned over and is a galaxy now; your rocket stands on it. Nothing is taken in such a turn, and a1 is empty from now on.</source>
        <translation>La base est arrivée en volant, s&apos;est retournée et est maintenant une galaxie&#x202f;; votre fusée s&apos;y tient. Rien n&apos;est retiré à un tel tour, et a1 est désormais vide.</translation>
    </message>
    <message>
        <source>And now for the end. In this game Blue has used its rescue, and its rocket on f7 has one galaxy left beside it: e6.</source>
        <translation>Et maintenant, la fin. Dans cette partie, Bleu a utilisé son sauvetage, et sa fusée, en f7, n&apos;a plus qu&apos;une galaxie à côté d&apos;elle&#xa0;: e6.</translation>
    </message>
    <message>
        <source>Step anywhere, then take e6.</source>
        <translation>Avancez où vous voulez, puis retirez e6.</translation>
    </message>
    <message>
        <source>Over e6 Blue would get away. Step anywhere, then take e6.</source>
        <translation>Par e6, Bleu s&apos;échapperait. Avancez où vous voulez, puis retirez e6.</translation>
    </message>
    <message>
        <source>Blue can neither step nor be rescued: its rocket drifts off. You are the last one on the board and have won.</source>
        <translation>Bleu ne peut ni faire un pas ni être secouru&#xa0;: sa fusée part à la dérive. Vous êtes le dernier sur le plateau et vous avez gagné.</translation>
    </message>
    <message>
        <source>Up to six can play, two or three also with several rockets, four in teams. F1 shows all rules. Finish puts a game of your own on the table.</source>
        <translation>On peut jouer jusqu&apos;à six&#x202f;; à deux ou trois, aussi avec plusieurs fusées&#x202f;; à quatre, en équipes. F1 montre toutes les règles. Terminer met une vraie partie sur la table.</translation>
    </message>
</context>
<context>
    <name>clockwise::app::HelpActions</name>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Règles du jeu</translation>
    </message>
    <message>
        <source>First game of %1</source>
        <translation>Première partie de %1</translation>
    </message>
</context>
<context>
    <name>clockwise::app::LessonCard</name>
    <message>
        <source>&amp;Back</source>
        <translation>Précéde&amp;nt</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
</context>
<context>
    <name>clockwise::app::LessonRun</name>
    <message>
        <source>You may do that in a game. Here it is taken back: try the other thing.</source>
        <translation>Dans une partie, c&apos;est permis. Ici, c&apos;est annulé&#xa0;: essayez l&apos;autre chose.</translation>
    </message>
    <message>
        <source>First game of %1 · %2 of %3</source>
        <translation>Première partie de %1 · %2 sur %3</translation>
    </message>
    <message>
        <source>The lesson waits at another place.</source>
        <translation>La leçon attend à un autre endroit.</translation>
    </message>
    <message>
        <source>Go o&amp;n</source>
        <translation>Contin&amp;uer</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Montrer</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
</context>
<context>
    <name>clockwise::app::LiveBoard</name>
    <message>
        <source>Again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Board to try it on</source>
        <translation>Plateau d&apos;essai</translation>
    </message>
</context>
<context>
    <name>clockwise::app::RulesText</name>
    <message>
        <source>The rules of this game are not written down yet.</source>
        <translation>Les règles de ce jeu ne sont pas encore écrites.</translation>
    </message>
</context>
<context>
    <name>clockwise::app::RulesWindow</name>
    <message>
        <source>The rules of %1</source>
        <translation>Les règles de %1</translation>
    </message>
    <message>
        <source>The whole text of this rule</source>
        <translation>Le texte complet de cette règle</translation>
    </message>
    <message>
        <source>The whole &amp;text</source>
        <translation>&amp;Texte complet</translation>
    </message>
    <message>
        <source>&amp;In short</source>
        <translation>&amp;En bref</translation>
    </message>
</context>
</TS>
