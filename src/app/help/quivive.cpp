// SPDX-License-Identifier: MIT
#include "games.h"

#include <QCoreApplication>

namespace clockwise::app {
namespace {

constexpr const char* kNineDiscs = "+d4 +c4 +e4 +d5 +d3 +b4 +f4 +d6 +c5";
constexpr const char* kLastDiscs = "+d4 +c4 +e4";
constexpr const char* kPawns = "@e5 @c1";
// Blue's pawn on c1 has one disc left beside it, on d1.
constexpr const char* kSiege = "e5-e4xb2 c1-d1xg4 e4-e5xc2 d1-c1xg3 e5-e4xd2 c1-d1xa5 e4-e5xe1 "
                               "d1-c1xa4";

TurnTexts joined(std::initializer_list<const char*> parts) {
    TurnTexts all;
    for (const char* part : parts)
        for (std::string& turn : turnTexts(part)) all.push_back(std::move(turn));
    return all;
}

struct QuiviveHelp {
    Q_DECLARE_TR_FUNCTIONS(QuiviveHelp)

  public:
    static std::vector<HelpSection> rules();
    static Lesson lesson();
};

std::vector<HelpSection> QuiviveHelp::rules() {
    return {
        {.title = tr("What it is about"),
         .rules = {"3.1", "3.2"},
         .paragraphs =
             {tr("Build a landscape of discs, then take it apart under each other's feet. Whoever "
                 "cannot move is out; the <b>last one</b> on the board wins."),
              tr("One disc lies in each of the 37 hollows, twelve more are for building. A cell "
                 "touches all the cells around it, the diagonal ones too: up to eight.")}},
        {.title = tr("Building"),
         .rules = {"3.3"},
         .paragraphs = {tr(
             "In turn, beginning with seat 1, each player puts a disc on a cell that is "
             "<b>one</b> high, until nine are placed. Then three more go on cells that are "
             "<b>two</b> high. So no cell is higher than three.")},
         .board = HelpBoard{.options = Options{{"players", "2"}},
                            .before = turnTexts("+d4 +c4 +e4 +d5 +d3 +b4 +f4 +d6"),
                            .ask = tr("Eight discs are placed; the numbers tell how high a stack "
                                      "is. Put the ninth where one disc lies."),
                            .turns = {{"+c5", tr("Nine. From now on only stacks of two may grow.")},
                                      {"+d4", tr("Three high: d4 is full.")},
                                      {"+c4", tr("One more to go.")},
                                      {"+e4", tr("All twelve are built. The pawns come next.")}}}},
        {.title = tr("The pawns"),
         .rules = {"3.4"},
         .paragraphs = {tr("Then, beginning again with seat 1, each player in turn puts a pawn on "
                           "any cell without a pawn, until all are placed.")},
         .board = HelpBoard{.options = Options{{"players", "2"}},
                            .before = joined({kNineDiscs, kLastDiscs}),
                            .ask = tr("Put Vermilion's pawn where it has room."),
                            .turns = {{"@e5", tr("Near the middle there are eight ways to go.")},
                                      {"@c1", tr("At the edge there are few.")}}}},
        {.title = tr("A turn: step, then take"),
         .rules = {"3.6"},
         .paragraphs = {tr(
             "<b>Step</b> with a pawn to a touching cell that has a disc and no pawn; how high "
             "the cells are does not matter. <b>Then take</b> the top disc of any cell without "
             "a pawn. There always is one: where you came from.")},
         .board = HelpBoard{.options = Options{{"players", "2"}},
                            .before = joined({kNineDiscs, kLastDiscs, kPawns}),
                            .ask = tr("Step with the pawn on e5, then take a disc near Blue."),
                            .turns = {{"e5-e4xb2", tr("Up onto a stack of three, and b2 is empty: "
                                                      "nobody can step there any more.")},
                                      {"c1-d1xd4", tr("Blue took the top of a stack: two discs are "
                                                      "left on d4.")}}}},
        {.title = tr("Out, and the end"),
         .rules = {"3.7"},
         .paragraphs =
             {tr("If you cannot move on your turn you are out: your pawns leave the board, the "
                 "discs stay. The turn passes on at once, so several can fall one after the other. "
                 "A pawn in a narrow place can even fall before its first move."),
              tr("The last player, or team, on the board wins, even if it could not move "
                 "either. Whoever resigns or runs out of time is out as well; a partner plays "
                 "on.")},
         .board = HelpBoard{.options = Options{{"players", "2"}},
                            .before = joined({kNineDiscs, kLastDiscs, kPawns, kSiege}),
                            .ask = tr("Blue's pawn on c1 has one disc left beside it, on d1."),
                            .turns = {{"e5-e4xd1", tr("Blue is out. Vermilion wins.")}}}},
        {.title = tr("Two to five players, and teams"),
         .rules = {"3.5"},
         .paragraphs = {tr(
             "Each player has one pawn. Two players may have <b>two pawns</b> each. Four may "
             "form two <b>teams</b>, seats 1 and 3 against 2 and 4: then you may move your own "
             "pawn or your partner's, and a team falls as a whole when the one on turn can "
             "move none of them.")}},
        {.title = tr("Ready-made openings"),
         .rules = {"3.8"},
         .paragraphs = {tr(
             "To start at once, let the program build and place: at random, or in a fixed "
             "symmetrical layout. The choice is in the dialog for a new game.")}},
    };
}

Lesson QuiviveHelp::lesson() {
    return {
        Options{{"players", "2"}},
        {
            {.ask = tr("One disc lies in each hollow. First the players build, then each places a "
                       "pawn, and then the board is taken apart. Whoever cannot move is out. You "
                       "are Vermilion, Blue is played for you. Press Next.")},
            {.ask = tr("Building: put a disc on the middle of the board, d4."),
             .wanted = {"+d4"},
             .otherwise = tr("That would do in a game. Put it on d4 now."),
             .answers = {"+c4"},
             .praise = tr("A stack of two; the number tells how high it is. Blue has built beside "
                          "it.")},
            {.ask = tr("Nine discs are put on cells that are one high, in turn. Put the next "
                       "wherever you like."),
             .anyTurn = true,
             .praise = tr("So it goes on until nine are placed. Press Next.")},
            {.from = joined({kNineDiscs, "+d4"}),
             .ask = tr("Nine are placed. The last three discs go on stacks of two; Blue has put "
                       "one on d4. Put the second on c4."),
             .wanted = {"+c4"},
             .otherwise = tr("Any stack of two would do. For now put it on c4."),
             .answers = {"+e4"},
             .praise = tr("No stack gets higher than three. Blue has placed the last disc.")},
            {.ask = tr("Now the pawns: put yours on e5, where it has room on all sides."),
             .wanted = {"@e5"},
             .otherwise = tr("You may place it anywhere. For this game put it on e5."),
             .answers = {"@c1"},
             .praise = tr("Blue has gone to the edge, to c1. It has only five neighbours there.")},
            {.ask = tr("A turn has two parts: step to a touching cell with a disc, heights do not "
                       "matter; then take a disc from a cell without a pawn. Step to e4 and take "
                       "b2, beside Blue."),
             .wanted = {"e5-e4xb2"},
             .otherwise = tr("Also possible. But besiege Blue: step to e4 and take b2."),
             .answers = {"c1-d1xg4"},
             .praise = tr("b2 is empty, and Blue has one cell less to go to. It has stepped to d1 "
                          "and taken g4.")},
            {.ask = tr("Of a stack only the top disc is taken. Step back to e5 and take from d4, "
                       "which is three high."),
             .wanted = {"e4-e5xd4"},
             .otherwise = tr("Good as well. To see a stack shrink, step to e5 and take from d4."),
             .praise =
                 tr("Two discs are left on d4, so one may still step there. Press Next to see "
                    "how it ends.")},
            {.from = joined({kNineDiscs, kLastDiscs, kPawns, kSiege}),
             .ask = tr("Some turns later. Blue's pawn on c1 has one disc left beside it: d1."),
             .cells = {"c1", "d1"}},
            {.ask = tr("Step anywhere, then take d1."),
             .wanted = {"e5-e4xd1", "e5-d4xd1", "e5-d5xd1", "e5-d6xd1", "e5-e6xd1", "e5-f4xd1",
                        "e5-f5xd1", "e5-f6xd1"},
             .otherwise = tr("Over d1 Blue would get away. Step anywhere, then take d1."),
             .praise = tr("Blue cannot move and is out. You are the last one on the board and have "
                          "won.")},
            {.ask = tr("Up to five can play, two also with two pawns each, four in teams. The "
                       "program builds for you if you like. F1 shows all rules. Finish puts a game "
                       "of your own on the table.")},
        }};
}

} // namespace

GameHelp quiviveHelp() {
    return {QuiviveHelp::rules(), QuiviveHelp::lesson()};
}

} // namespace clockwise::app
