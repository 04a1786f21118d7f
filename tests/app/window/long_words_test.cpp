// SPDX-License-Identifier: MIT
// Names and comments come from files, in any script and of any length; no window stands still for
// them or loses its shape.
#include "app/seats/end_banner.h"
#include "app/seats/seat_badge.h"
#include "app/words.h"
#include "editor_hand.h"
#include "fuzz/watchdog.h"
#include "window_test.h"

#include <QClipboard>
#include <QPlainTextEdit>
#include <QToolButton>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::HasSubstr;

constexpr int kHuge = 1'000'000;

class LongWords : public WindowTest {
  protected:
    static GameRecord gameOf(const std::string& name) {
        GameRecord record = newGame("pivit", {});
        for (const Seat seat : {Seat(1), Seat(2)}) record.seat(seat).name = name;
        return record;
    }
    static std::string shown(const std::string& name) {
        return seatName(gameOf(name), Seat(1)).toStdString();
    }
    // A game of one turn, whose comment is that.
    static GameRecord gameWithComment(const std::string& comment) {
        GameRecord record = newGame("pivit", {});
        const NodeId turn = record.play(kRoot, "b1-b4").value();
        record.comments(turn) = {comment};
        return record;
    }
    static std::string commentIn(Driver& driver) {
        return driver.session().record().node(driver.session().at()).comments.front();
    }
};

TEST_F(LongWords, ANameOfAnyLengthLeavesTheWindowItsShape) {
    const Watchdog watchdog;
    std::string signs = "a";
    for (int i = 0; i < kHuge; ++i) signs += "\u0301";
    for (const std::string& name : {std::string(kHuge, 'x'), signs}) {
        Driver driver(gameOf(name));
        const QSize size = driver.window().size();
        driver.play("b1-b4");
        driver.window().grab();
        EXPECT_EQ(driver.window().size(), size);
        EXPECT_LT(driver.child<SeatBadge>("seat1").toolTip().size(), 300);
        driver.choose("resign");
        EXPECT_LT(driver.child<EndBanner>("end_banner").height(), 250);
        EXPECT_THAT(driver.session().text(), HasSubstr(name)) << "it is kept all the same";
    }
}

TEST_F(LongWords, OfANameNothingTurnsOrBreaksTheLineItStandsIn) {
    EXPECT_EQ(shown("Ana \u202Esi ohw\u2069\u2066"), "Ana si ohw");
    EXPECT_EQ(shown("Ana\u2028\tMaria\n"), "Ana Maria");
    EXPECT_EQ(shown("\x1b[31mAna\x07"), "[31mAna");
    EXPECT_EQ(shown(" \u2029 "), "Vermilion") << "a blank name is none";
    EXPECT_EQ(shown("שלום"), "שלום");
}

TEST_F(LongWords, ANameIsCutBetweenCharacters) {
    std::string faces = "x";
    for (int i = 0; i < 200; ++i) faces += "😀";
    const std::string name = shown(faces);
    EXPECT_EQ(QString::fromStdString(name).toUtf8().toStdString(), name);
    EXPECT_THAT(name, testing::EndsWith("😀…"));
}

TEST_F(LongWords, AHugeCommentIsShownInPartAndKeptWhole) {
    const Watchdog watchdog;
    const std::string comment(4 * kHuge, 'x');
    Driver driver(gameWithComment(comment));
    auto& field = driver.child<QPlainTextEdit>("comment");
    EXPECT_TRUE(field.isReadOnly());
    EXPECT_FALSE(field.toolTip().isEmpty());
    EXPECT_LT(field.toPlainText().size(), 30'000);
    driver.window().resize(800, 700);
    driver.window().grab();
    QTest::mouseClick(&driver.child<QToolButton>("judgement_1"), Qt::LeftButton);
    driver.window().document().settle();
    EXPECT_EQ(commentIn(driver), comment);

    driver.choose("back");
    EXPECT_FALSE(field.isReadOnly());
    EXPECT_TRUE(field.toolTip().isEmpty());
    QTest::keyClicks(&field, QStringLiteral("On the game"));
    driver.choose("forward");
    EXPECT_EQ(commentIn(driver), comment);
}

TEST_F(LongWords, NoMoreIsPastedIntoACommentThanItCanShow) {
    const Watchdog watchdog;
    Driver driver(gameWithComment("short"));
    QGuiApplication::clipboard()->setText(QString(4 * kHuge, u'x'));
    auto& field = driver.child<QPlainTextEdit>("comment");
    field.setFocus();
    field.paste();
    field.paste();
    driver.window().grab();
    driver.window().document().settle();
    EXPECT_GT(commentIn(driver).size(), 10'000U);
    EXPECT_FALSE(field.isReadOnly()) << "it can still be changed";
}

TEST_F(LongWords, WhatIsNoPositionIsToldInFewWords) {
    const Watchdog watchdog;
    Driver driver("pivit", {});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    QGuiApplication::clipboard()->setText(QString::fromStdString(hand.text()) + u' ' +
                                          QString(kHuge, u'x'));
    hand.key(Qt::Key_V, Qt::ControlModifier);
    ASSERT_EQ(hand.faults().size(), 1U);
    EXPECT_LT(hand.faults().front().size(), 200U);
}

} // namespace
} // namespace clockwise::app
