// SPDX-License-Identifier: MIT
#include "games.h"

#include <QCoreApplication>

namespace clockwise::app {
namespace {

// Around Vermilion's rocket on c2 everything is empty, and its launch pad is still on a1.
constexpr const char* kStuck = "a1-b2xc1 g7-f6xc3 b2-b3xd2 f6-f5xd3 b3-b2xb1 f5-f4xd4 b2-c2xb2 "
                               "f4-e4xd4";

// Blue has used its launch pad; its rocket on f7 has one galaxy beside it, on e6.
constexpr const char* kSputnikNearEnd =
    "a1-b2xe7 g7-f6xd4 b2-c3xe5 f6-f5xd6 c3-b2xd5 f5-f6xf7 b2-b3xa3 "
    "f6-e6xf6 b3-b4xa4 e6^f7";

struct SputnikHelp {
    Q_DECLARE_TR_FUNCTIONS(SputnikHelp)

  public:
    static std::vector<HelpSection> rules();
    static Lesson lesson();
};

std::vector<HelpSection> SputnikHelp::rules() {
    return {
        {.title = tr("What it is about"),
         .rules = {"2.1", "2.2"},
         .paragraphs =
             {tr("Rockets hop from galaxy to galaxy, and with every hop a galaxy disappears. "
                 "Whoever cannot go on is out; the <b>last one</b> on the board wins."),
              tr("The corners of the hexagon hold launch pads, every other cell a galaxy. In the "
                 "middle, on d4, lies a stack of four: one cell, from which the top is taken.")},
         .board = HelpBoard{.options = Options{{"players", "2"}},
                            .ask = tr("Dots show where the rocket may step. Click one of them, "
                                      "then a galaxy to take. A click on the rocket takes the "
                                      "step back.")}},
        {.title = tr("A turn: step, then take"),
         .rules = {"2.6"},
         .paragraphs =
             {tr("<b>Step</b> with a rocket to a touching cell that has a galaxy or a launch pad, "
                 "no matter whose, and no rocket. <b>Then take</b> one galaxy without a rocket "
                 "off the board. You have to, if any may be taken; if none may, the turn ends so."),
              tr("Launch pads are never taken. A galaxy that touches a launch pad is "
                 "<b>protected</b> until that pad's rocket has left it for the first time. A "
                 "rocket that has just stepped off it counts as gone.")},
         .board =
             HelpBoard{.options = Options{{"players", "2"}},
                       .ask = tr("Step to b2. Rings mark what may be taken, locks what is "
                                 "protected: Blue's rocket has not left its pad yet."),
                       .turns = {{"a1-b2xd4", tr("Taken from the stack in the middle: it is one "
                                                 "lower now.")},
                                 {"g7-f6xb3", tr("Blue has left its pad, so nothing is protected "
                                                 "any more.")},
                                 {"b2-c3xg6", tr("What touches Blue's pad may be taken now.")}}}},
        {.title = tr("The rescue"),
         .rules = {"2.7"},
         .paragraphs =
             {tr("Once in the game each rocket may be rescued instead of a turn: its own launch "
                 "pad, if no rocket stands on it, flies to an <b>empty cell</b> beside the rocket, "
                 "turns over, and the rocket moves onto it. Nothing is taken in that turn. From "
                 "then on the pad is a galaxy like any other, and its old place is empty."),
              tr("Rescues come whenever their owner likes. A game can also be set up so that they "
                 "come only while none of your rockets can step.")},
         .board = HelpBoard{.options = Options{{"players", "2"}},
                            .before = turnTexts(kStuck),
                            .ask = tr("Vermilion cannot step anywhere. Click an empty cell beside "
                                      "the rocket."),
                            .turns = {{"c2^b2", tr("The pad from a1 is a galaxy on b2 now, and "
                                                   "the rocket can go on.")}}}},
        {.title = tr("Out, and the end"),
         .rules = {"2.8"},
         .paragraphs =
             {tr("If on your turn you can neither step nor be rescued, you are out: your rockets "
                 "leave the board. What they stood on stays, and so does a launch pad you still "
                 "have, but it neither rescues nor protects any more. The turn passes on at "
                 "once, so several can fall one after the other."),
              tr("The last player, or team, with a rocket on the board wins, even if it could not "
                 "move either.")},
         .board = HelpBoard{.options = Options{{"players", "2"}},
                            .before = turnTexts(kSputnikNearEnd),
                            .ask = tr("Blue's rocket on f7 has one galaxy left beside it, e6, and "
                                      "its launch pad is used."),
                            .turns = {{"b4-b5xe6", tr("Blue is out. Vermilion wins.")}}}},
        {.title = tr("Three to six players"),
         .rules = {"2.3"},
         .paragraphs = {tr(
             "Each player has one rocket on a launch pad of their own. Pads that nobody uses "
             "are turned over and are ordinary galaxies. Three sit in a triangle.")},
         .board = HelpBoard{.options = Options{{"players", "6"}},
                            .ask = tr("Six players. As long as nobody has left, only the galaxies "
                                      "further inside may be taken."),
                            .turns = {{"a1-b2xd4", tr("Seat 2 is next, clockwise.")}}}},
        {.title = tr("Several rockets, and teams"),
         .rules = {"2.4", "2.5"},
         .paragraphs =
             {tr("Two players may have two or three rockets each, three players two; the launch "
                 "pads go round the seats in turn. In a turn you move one of your rockets. "
                 "Each has its own launch pad, and so its own rescue. You are out only when none "
                 "of them can move; until then a blocked rocket just stays."),
              tr("Four players may form two teams, seats 1 and 3 against 2 and 4. Everybody still "
                 "moves only their own rocket.")},
         .board = HelpBoard{.options = Options{{"players", "2"}, {"rockets", "3"}},
                            .ask = tr("Three rockets each. Click the one that shall step."),
                            .turns = {{"a1-b2xd4", tr("The two others have not left yet, so what "
                                                      "touches their pads stays protected.")}}}},
        {.title = tr("Never endless"),
         .rules = {"2.9"},
         .paragraphs =
             {tr("With several rockets, protected galaxies could let rockets go to and fro for "
                 "ever. The same position for the <b>third time</b> with the same player to move "
                 "is a draw, unless that rule is switched off with a new game."),
              tr("Whoever resigns or runs out of time is out; the others play on. A draw can be "
                 "agreed on at any time.")}},
    };
}

Lesson SputnikHelp::lesson() {
    return {
        Options{{"players", "2"}},
        {
            {.ask = tr("Your rocket is the vermilion one, bottom left on its launch pad; Blue is "
                       "played for you. Whoever cannot move is out, the last one left wins. Press "
                       "Next."),
             .cells = {"a1"}},
            {.ask = tr("A turn has two parts: step to a touching cell, then take a galaxy off the "
                       "board. Step to b2 and take from the stack in the middle, d4. Until you "
                       "have taken, a click on the rocket takes the step back."),
             .wanted = {"a1-b2xd4"},
             .otherwise = tr("In a game that is as good. For now step to b2 and then take from "
                             "d4."),
             .answers = {"g7-f6xd4"},
             .praise =
                 tr("The stack is one lower. Did you see the locks? Galaxies that touch a "
                    "launch pad are protected until its rocket has left. Blue has left now.")},
            {.ask = tr("So what touches Blue's pad may be taken. Step to c3 and take g6. Launch "
                       "pads themselves always stay."),
             .wanted = {"b2-c3xg6"},
             .otherwise = tr("Also possible. But try what was locked before: step to c3, then take "
                             "g6."),
             .answers = {"f6-e5xb2"},
             .praise =
                 tr("Blue took the galaxy that you came from. The universe shrinks with every "
                    "turn.")},
            {.ask = tr("Now as you like: step anywhere and take what will hurt Blue, but nothing "
                       "you may want to step on."),
             .anyTurn = true,
             .praise = tr("That was a whole turn of your own. Press Next for a narrow escape.")},
            {.from = turnTexts(kStuck),
             .ask = tr("Some turns later in another game. Everything around your rocket on c2 is "
                       "gone. You cannot step, but your launch pad still lies on a1."),
             .cells = {"c2", "a1"}},
            {.ask = tr("Once in the game your launch pad comes to the rescue. Click any empty cell "
                       "beside your rocket, say b2."),
             .wanted = {"c2^b2", "c2^b1", "c2^c1", "c2^c3", "c2^d2", "c2^d3"},
             .praise = tr("The pad flew in, turned over and is a galaxy now; your rocket stands on "
                          "it. Nothing is taken in such a turn, and a1 is empty from now on.")},
            {.from = turnTexts(kSputnikNearEnd),
             .ask = tr("And now for the end. In this game Blue has used its rescue, and its rocket "
                       "on f7 has one galaxy left beside it: e6."),
             .cells = {"f7", "e6"}},
            {.ask = tr("Step anywhere, then take e6."),
             .wanted = {"b4-b5xe6", "b4-b3xe6", "b4-c4xe6", "b4-c5xe6"},
             .otherwise = tr("Over e6 Blue would get away. Step anywhere, then take e6."),
             .praise =
                 tr("Blue can neither step nor be rescued: its rocket drifts off. You are the "
                    "last one on the board and have won.")},
            {.ask = tr("Up to six can play, two or three also with several rockets, four in teams. "
                       "F1 shows all rules. Finish puts a game of your own on the table.")},
        }};
}

} // namespace

GameHelp sputnikHelp() {
    return {SputnikHelp::rules(), SputnikHelp::lesson()};
}

} // namespace clockwise::app
