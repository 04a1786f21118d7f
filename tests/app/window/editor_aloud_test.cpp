// SPDX-License-Identifier: MIT
// A position is drawn by ear: each cell says what lies there and what is wrong there.
#include "editor_hand.h"
#include "heard.h"
#include "window_test.h"

#include <QAccessible>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class EditorAloud : public WindowTest {
  protected:
    static QAccessibleInterface& boardOf(EditorHand& hand) {
        return *QAccessible::queryAccessibleInterface(&hand.board());
    }
    static std::string wordsOf(EditorHand& hand, std::string_view cell) {
        const Cell place = hand.page().sketch().kit().outline->find(cell).value();
        return boardOf(hand).child(place.index())->text(QAccessible::Name).toStdString();
    }

    ScreenReader m_reader;
};

TEST_F(EditorAloud, ACellOfPivitSaysWhatLiesThereAndWhatIsWrong) {
    GameRecord record = newGame("pivit", {{"board", "6"}});
    record.seat(Seat(1)).name = "Ana";
    record.seat(Seat(2)).colour = "sky";
    Driver driver(std::move(record));
    driver.choose("edit_position");
    EditorHand hand(driver);
    EXPECT_EQ(boardOf(hand).text(QAccessible::Name), QStringLiteral("Board"));
    EXPECT_EQ(wordsOf(hand, "b1"), "b1, minion of Ana, arrows up and down");
    EXPECT_EQ(wordsOf(hand, "c1"), "c1, minion of Sky, arrows up and down");
    EXPECT_EQ(wordsOf(hand, "a1"), "a1, empty, corner");
    hand.press("tool_minion1");
    hand.click({"a1", "a1"});
    EXPECT_EQ(wordsOf(hand, "a1"), "a1, minion of Ana, arrows left and right, corner. A minion on "
                                   "the corner a1 would have become a master.");
    hand.click({"a1"}, Qt::RightButton);
    EXPECT_EQ(wordsOf(hand, "a1"), "a1, empty, corner");
    driver.choose("turn_board");
    EXPECT_EQ(wordsOf(hand, "b1"), "b1, minion of Ana, arrows left and right") << "as it is seen";
}

TEST_F(EditorAloud, ACellOfSputnikSaysWhichRocketAndWhetherItHasLeft) {
    Driver driver("sputnik", {{"rockets", "2"}});
    driver.choose("edit_position");
    EditorHand hand(driver);
    EXPECT_EQ(wordsOf(hand, "d4"), "d4, stack of 4 galaxies");
    EXPECT_EQ(wordsOf(hand, "a1"),
              "a1, rocket of Vermilion, number 1, has not left its launch pad yet, launch pad of "
              "Vermilion, number 1");
    hand.press("editor_clear");
    hand.press("tool_rocket2");
    hand.click({"d2"});
    EXPECT_EQ(wordsOf(hand, "d2"),
              "d2, rocket of Blue, number 1. The piece on d2 stands on nothing.");
    hand.press("tool_pad1");
    hand.click({"d2"});
    EXPECT_EQ(wordsOf(hand, "d2"), "d2, rocket of Blue, number 1, launch pad of Vermilion, number "
                                   "1. Launch pads lie on the corners; d2 is none.");
}

TEST_F(EditorAloud, WhateverIsHeapedUpIsSaidFromTheTop) {
    Driver driver("quivive", {});
    driver.choose("edit_position");
    EditorHand hand(driver);
    hand.press("editor_clear");
    hand.press("tool_disc");
    hand.click({"d4", "d4", "d4", "d4"});
    hand.press("tool_pawn1");
    hand.click({"d4"});
    EXPECT_EQ(wordsOf(hand, "d4"), "d4, pawn of Vermilion, stack of 4 discs. The stack on d4 is 4 "
                                   "high; it may be no higher than 3.");
    hand.choose("edited_game", "sputnik");
    hand.type("..../...../....../...(11p1p2@1@2).../....../...../.... 1");
    EXPECT_EQ(wordsOf(hand, "d4")
                  .find("d4, rocket of Blue, rocket of Vermilion, launch pad of "
                        "Blue, launch pad of Vermilion, stack of 2 galaxies. "),
              0U)
        << wordsOf(hand, "d4");
}

TEST_F(EditorAloud, WhatIsDrawnIsToldAtOnce) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("edit_position");
    EditorHand hand(driver);
    hand.press("editor_clear");
    wordsOf(hand, "c3");
    hand.board().putCursor(*hand.page().sketch().kit().outline->find("c3"));
    m_reader.forget();
    hand.key(Qt::Key_3);
    EXPECT_THAT(m_reader.notices(), ElementsAre("Master of Vermilion"));
    m_reader.forget();
    hand.key(Qt::Key_Return);
    EXPECT_THAT(m_reader.renamedCells(),
                ElementsAre("c3, master of Vermilion, arrows up and down"));
    EXPECT_THAT(m_reader.notices(), ElementsAre("c3, master of Vermilion, arrows up and down. 2 "
                                                "things to mend"));
    m_reader.forget();
    hand.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_THAT(m_reader.notices(), ElementsAre("c3, empty. 1 thing to mend"));
    hand.key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_FALSE(m_reader.notices().empty());
    EXPECT_EQ(m_reader.notices().back(), "c3, empty. Nothing is wrong: the game can begin, and "
                                         "Vermilion is on turn.");
}

TEST_F(EditorAloud, AFaultComesWithItsCell) {
    Driver driver("sputnik", {});
    driver.choose("edit_position");
    EditorHand hand(driver);
    wordsOf(hand, "a1");
    hand.press("tool_rocket1");
    m_reader.forget();
    hand.click({"d4"});
    EXPECT_THAT(m_reader.renamedCells(),
                Contains("d4, rocket of Vermilion, stack of 4 galaxies. The rocket on d4 is on the "
                         "board twice."));
}

TEST_F(EditorAloud, AToolSaysWhetherItIsInHand) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("edit_position");
    EditorHand hand(driver);
    const auto isInHand = [&](const char* tool) {
        return QAccessible::queryAccessibleInterface(&hand.child<QAbstractButton>(tool))
            ->state()
            .checked;
    };
    EXPECT_TRUE(isInHand("tool_minion1"));
    hand.press("tool_eraser");
    EXPECT_FALSE(isInHand("tool_minion1"));
    EXPECT_TRUE(isInHand("tool_eraser"));
    hand.seat("note_promotions", 2);
    hand.seat("note_promotions", 1);
    auto* chip = hand.child<SeatChips>("note_promotions").findChild<QAbstractButton*>("seat1");
    EXPECT_EQ(chip->accessibleName(), QStringLiteral("Seat 1, Vermilion, number 2"));
}

TEST_F(EditorAloud, NothingIsSaidWhileTheTableIsSeen) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("edit_position");
    EditorHand hand(driver);
    hand.press("editor_clear");
    hand.press("editor_cancel");
    m_reader.forget();
    hand.page().sketch().undo();
    EXPECT_THAT(m_reader.notices(), IsEmpty());
}

} // namespace
} // namespace clockwise::app
