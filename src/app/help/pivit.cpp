// SPDX-License-Identifier: MIT
#include "games.h"

#include <QCoreApplication>

namespace clockwise::app {
namespace {

const Options kSmall{{"board", "6"}};

constexpr const char* kToCorner = "b6-b5 c1-c2 b5xa5 c2xf2";

// Vermilion has the last minion of the game, on b3.
constexpr const char* kPivitNearEnd =
    "a4-b4 e6-e3 b6-b5 c1-c2 f2-e2 a3-b3 b4xb3 a5xb5 e2xe1 b5-b6 b3xe3 c2-d2 d6-d3 f5-a5 b1-b2 "
    "a5-a4 f4xa4 b6-a6=M e3-e4 a6xa4 e1-f1=M f3-e3 e4-b4 e3-e2 d3-c3 a4xb4 d1xd2 b4-b3 b2-c2 "
    "e2-f2 c3xc6 b3-e3 c6-f6=M f2-f3 d2-e2 e3xe2 f6xf3 e2-d2 c2-c3 d2-d1 c3-b3 d1-a1 f3-d3 a1xa2 "
    "d3-d1 a2-c2 f1-f5 c2-c4";

struct PivitHelp {
    Q_DECLARE_TR_FUNCTIONS(PivitHelp)

  public:
    static std::vector<HelpSection> rules();
    static Lesson lesson();
};

std::vector<HelpSection> PivitHelp::rules() {
    return {
        {.title = tr("What it is about"),
         .rules = {"1.1", "1.2"},
         .paragraphs =
             {tr("Slide your <b>minions</b> along their arrows and bring them into the corners, "
                 "where they become <b>masters</b>. When no minion is left, most masters win. Or "
                 "be the last one with pieces on the board."),
              tr("At the start a minion stands on every edge square but the corners; its arrows "
                 "point into the board. Seat 1 begins, turns go round clockwise.")},
         .board = HelpBoard{.options = kSmall,
                            .ask = tr("Click a minion with a circle: the dots show where it may "
                                      "go. All boards in this window can be played on.")}},
        {.title = tr("Moving"),
         .rules = {"1.3"},
         .paragraphs = {tr(
             "Move one piece along its arrows, either way, over empty squares. A minion goes "
             "an <b>odd number</b> of squares, so it always changes the colour it stands on. "
             "Nothing is jumped over, and no piece may end on one of its own side. You have "
             "to move if you can.")},
         .board = HelpBoard{.options = kSmall,
                            .ask = tr("b1 points up the file. It may go one square or three, not "
                                      "two; five is too far, there stands a piece of its own."),
                            .turns = {{"b1-b4", tr("Three squares, from dark to light. Its "
                                                   "arrows now point left and right.")}}}},
        {.title = tr("Turning and capturing"),
         .rules = {"1.3", "1.4"},
         .paragraphs = {tr(
             "After every move the piece that moved <b>turns a quarter</b>: what pointed up "
             "and down now points left and right. A piece that ends on another player's "
             "piece captures it, and then turns as well.")},
         .board = HelpBoard{.options = kSmall,
                            .ask = tr("b6 points down the file. Where will it point from b5?"),
                            .turns = {{"b6-b5", tr("It has turned, and points at a5.")},
                                      {"c1-c2", tr("Blue moves; c2 now points at f2.")},
                                      {"b5xa5", tr("Captured. It has turned again and points up "
                                                   "to the corner.")},
                                      {"c2xf2", tr("Blue captures too.")}}}},
        {.title = tr("Corners make masters"),
         .rules = {"1.5"},
         .paragraphs = {tr(
             "A minion that ends its move in a corner becomes a master at once, by whatever "
             "kind of move. It turns a quarter as always. A master goes <b>any number</b> of "
             "squares. Nothing more happens to a master in a corner.")},
         .board = HelpBoard{.options = kSmall,
                            .before = turnTexts(kToCorner),
                            .ask = tr("a5 is one square from a corner. A star marks a move that "
                                      "promotes."),
                            .turns = {{"a5-a6=M", tr("A master shows its other face and a crown "
                                                     "ring.")},
                                      {"f2-f1=M", tr("Blue has a master as well.")},
                                      {"a6xc6", tr("Two squares: no minion could do that.")}}}},
        {.title = tr("Out, and passing"),
         .rules = {"1.6", "1.7"},
         .paragraphs =
             {tr("Whoever has no pieces left is out and is passed over from then on."),
              tr("If you have pieces but none of them can move, you pass. Otherwise you may "
                 "not pass.")}},
        {.title = tr("The end"),
         .rules = {"1.8"},
         .paragraphs =
             {tr("The game ends when only one player has pieces left, who wins; or when <b>no "
                 "minion is left</b>: then most masters win. If several have most, the one of "
                 "them who promoted first wins, even if that first master is gone."),
              tr("Very rarely nobody can move. Then masters are counted in the same way, and "
                 "without any master it is a draw.")},
         .board = HelpBoard{.options = kSmall,
                            .before = turnTexts(kPivitNearEnd),
                            .ask = tr("One minion is left, on b3. Vermilion has two masters, Blue "
                                      "has one."),
                            .turns = {{"b3-b6", tr("It points at a corner now.")},
                                      {"c4-d4", tr("Blue can do nothing about it.")},
                                      {"b6-a6=M", tr("No minion is left. Vermilion wins by three "
                                                     "masters to one.")}}}},
        {.title = tr("Three or four players"),
         .rules = {"1.2"},
         .paragraphs = {tr("Two play on 8×8 or 6×6 squares, with 12 or 8 minions each; three have "
                           "8 and four have 6 minions each, on 8×8.")},
         .board = HelpBoard{.options = Options{{"players", "4"}},
                            .ask = tr("Opposite edges are alike: find the six minions of each "
                                      "player by their shapes."),
                            .turns = {{"b1-b4", tr("Now it is the turn of seat 2.")}}}},
        {.title = tr("Never endless"),
         .rules = {"1.9"},
         .paragraphs =
             {tr("Two house rules, on unless switched off with a new game: the same position for "
                 "the <b>third time</b> is a draw, and so are a <b>hundred turns</b> in a row "
                 "without capture or promotion."),
              tr("Whoever resigns or runs out of time is out, and those pieces leave the board. "
                 "A draw can be agreed on at any time.")}},
    };
}

Lesson PivitHelp::lesson() {
    return {
        kSmall,
        {
            {.ask = tr("Your pieces are the vermilion ones with a circle; Blue is played for you. "
                       "All of them are minions. Their arrows show which way they go, the four "
                       "corners are their goals. Press Next."),
             .cells = {"a1", "a6", "f1", "f6"}},
            {.ask = tr("Minions go along their arrows, an odd number of squares: 1, 3 or 5. Click "
                       "your piece on b6, then b5."),
             .wanted = {"b6-b5"},
             .otherwise = tr("That is a legal move, well done. But take the piece on b6 now, and "
                             "go just one square."),
             .answers = {"c1-c2"},
             .praise = tr("After its move it turned a quarter: its arrows point left and right "
                          "now, and so to a5. Blue has moved as well.")},
            {.ask = tr("A piece captures by ending on another player's piece. Capture the blue "
                       "one on a5."),
             .wanted = {"b5xa5"},
             .otherwise = tr("You may, but the blue piece on a5 would be gone from your sight. "
                             "Move from b5 to a5."),
             .answers = {"c2xf2"},
             .praise = tr("Captured, and turned again: it points up to the corner now. Blue has "
                          "captured your piece on f2. It happens to the best.")},
            {.ask = tr("A minion that ends its move in a corner becomes a master. The star shows "
                       "where: go from a5 to a6."),
             .wanted = {"a5-a6=M"},
             .otherwise = tr("Not wrong, but a master is worth more: go from a5 to the corner "
                             "a6."),
             .answers = {"f2-f1=M"},
             .praise = tr("You have a master, the coloured face with the crown ring. Blue has "
                          "promoted too, on f1, but you were first.")},
            {.ask = tr("A master goes any number of squares, even or odd. Capture the blue piece "
                       "on c6 with your master."),
             .wanted = {"a6xc6"},
             .otherwise = tr("Legal, but let the master show what it can do: two squares, from a6 "
                             "to c6."),
             .answers = {"e6-e5"},
             .praise = tr("Two squares: no minion can do that. And it has turned, as every piece "
                          "does.")},
            {.ask = tr("Now as you like: move any of your pieces. Look first which way it will "
                       "point afterwards, and who points at it there."),
             .anyTurn = true,
             .praise = tr("That was a whole turn of your own. Press Next to see how a game "
                          "ends.")},
            {.from = turnTexts(kPivitNearEnd),
             .ask = tr("Much later. You have two masters, on d1 and f5, and the last minion of the "
                       "game, on b3; Blue has one master. When no minion is left, most masters "
                       "win."),
             .cells = {"b3", "d1", "f5"}},
            {.ask = tr("Bring your minion near a corner, where it will point at it: from b3 to "
                       "b6."),
             .wanted = {"b3-b6"},
             .otherwise =
                 tr("That takes longer, and Blue's master comes near. Go three squares up, "
                    "from b3 to b6."),
             .answers = {"c4-d4"},
             .praise = tr("It turned, and points at the corner a6. Blue cannot stop it.")},
            {.ask = tr("Promote it on a6 and count: three masters to one."),
             .wanted = {"b6-a6=M"},
             .otherwise = tr("The corner is the other way: go from b6 to a6."),
             .praise = tr("No minion is left, so the game is over, and you have won with most "
                          "masters.")},
            {.ask = tr("If several have most masters, the one of them who promoted first wins. "
                       "You also win as the last one with pieces. F1 shows all rules. Finish puts "
                       "a game of your own on the table.")},
        }};
}

} // namespace

GameHelp pivitHelp() {
    return {PivitHelp::rules(), PivitHelp::lesson()};
}

} // namespace clockwise::app
