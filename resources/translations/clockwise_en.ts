<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>CellWords</name>
    <message numerus="yes">
        <source>stack of %n galaxies</source>
        <translation>
            <numerusform>stack of %n galaxy</numerusform>
            <numerusform>stack of %n galaxies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stack of %n discs</source>
        <translation>
            <numerusform>stack of %n disc</numerusform>
            <numerusform>stack of %n discs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message numerus="yes">
        <source>&amp;Open the first %n turn(s)</source>
        <translation>
            <numerusform>&amp;Open the first turn</numerusform>
            <numerusform>&amp;Open the first %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n minion(s)</source>
        <translation>
            <numerusform>%n minion</numerusform>
            <numerusform>%n minions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n master(s)</source>
        <translation>
            <numerusform>%n master</numerusform>
            <numerusform>%n masters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rocket(s)</source>
        <translation>
            <numerusform>%n rocket</numerusform>
            <numerusform>%n rockets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rescue(s)</source>
        <translation>
            <numerusform>%n rescue</numerusform>
            <numerusform>%n rescues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s)</source>
        <translation>
            <numerusform>%n pawn</numerusform>
            <numerusform>%n pawns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n disc</numerusform>
            <numerusform>%n discs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) to place</source>
        <translation>
            <numerusform>%n pawn to place</numerusform>
            <numerusform>%n pawns to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rockets each</source>
        <translation>
            <numerusform>%n rocket each</numerusform>
            <numerusform>%n rockets each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawns each</source>
        <translation>
            <numerusform>%n pawn each</numerusform>
            <numerusform>%n pawns each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw — %n turn(s) without capture or promotion.</source>
        <translation>
            <numerusform>A draw — %n turn without capture or promotion.</numerusform>
            <numerusform>A draw — %n turns without capture or promotion.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clockwise::app::BoardView</name>
    <message numerus="yes">
        <source>A stack of %n</source>
        <translation>
            <numerusform>A stack of %n</numerusform>
            <numerusform>A stack of %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clockwise::app::EditorPage</name>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <translation>
            <numerusform>%n thing to mend</numerusform>
            <numerusform>%n things to mend</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clockwise::app::Recovery</name>
    <message numerus="yes">
        <source>%1: a game of %n turn(s) was left unsaved (%2).</source>
        <translation>
            <numerusform>%1: a game of %n turn was left unsaved (%2).</numerusform>
            <numerusform>%1: a game of %n turns was left unsaved (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: a game of %n turn(s) was left with changes that are not in %3 (%2).</source>
        <translation>
            <numerusform>%1: a game of %n turn was left with changes that are not in %3 (%2).</numerusform>
            <numerusform>%1: a game of %n turns was left with changes that are not in %3 (%2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Continue with the first %n turn(s)</source>
        <translation>
            <numerusform>&amp;Continue with the first %n turn</numerusform>
            <numerusform>&amp;Continue with the first %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clockwise::app::TurnEntry</name>
    <message numerus="yes">
        <source>%n turn(s) begin like that.</source>
        <translation>
            <numerusform>%n turn begins like that.</numerusform>
            <numerusform>%n turns begin like that.</numerusform>
        </translation>
    </message>
</context>
</TS>
