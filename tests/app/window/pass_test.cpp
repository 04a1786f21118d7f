// SPDX-License-Identifier: MIT
// The forced pass (rule 1.7) at the end of a game played with the mouse.
#include "window_test.h"

#include <QApplication>
#include <QPushButton>

namespace clockwise::app {
namespace {

class Passes : public WindowTest {};

// Both seats work towards it: six pieces of seat 1 fill the file a, all facing along it.
const std::initializer_list<std::string_view> kToAForcedPass{
    "b6-b3",   "a5-d5", "b3xa3", "d5-d2", "b1-b6", "d2xa2", "f2xa2",   "f5-a5",
    "b6-a6=M", "a5xa4", "f4xa4", "e1-e2", "d6-d5", "e6-e5", "d1-d4",   "e2-d2",
    "d5-a5",   "f3-c3", "d4-e4", "c1-c2", "e4-e1", "e5-b5", "e1-f1=M", "d2-d1",
    "f1-f2",   "c2-b2", "f2xb2", "d1-e1", "b2-b1", "e1-e4", "b1-a1",   "c3-c2"};

TEST_F(Passes, AreMadeWithTheButtonByWhoCannotMove) {
    Driver driver("pivit", {{"board", "6"}});
    const auto& button = driver.child<QPushButton>("pass");
    for (const std::string_view turn : kToAForcedPass) {
        EXPECT_FALSE(button.isVisible()) << turn;
        driver.play(turn);
    }
    EXPECT_TRUE(button.isVisible());
    EXPECT_EQ(driver.hint(), "Vermilion: there is no legal move; the turn passes on");
    for (const Place& place : driver.picker().scene().outline->places) {
        EXPECT_FALSE(driver.invites(place.name));
        driver.click(place.name);
    }
    EXPECT_EQ(driver.session().last(), 32U) << "no click on the board passes";
    driver.play("--");
    EXPECT_EQ(driver.news(), "Vermilion could not move and passed.");
    EXPECT_EQ(driver.seat(1).detail, QStringLiteral("passed"));
    EXPECT_FALSE(driver.seat(1).out);
    EXPECT_TRUE(driver.seat(2).onTurn);
    EXPECT_FALSE(button.isVisible());
    driver.choose("undo");
    EXPECT_TRUE(button.isVisible());
    driver.choose("back");
    EXPECT_FALSE(button.isVisible()) << "nobody passes while looking back";
    driver.choose("last");
    driver.play("--");

    const QString file = path(QStringLiteral("pass.clockwise"));
    ASSERT_TRUE(driver.window().document().save(file));
    ASSERT_TRUE(driver.window().openFile(file));
    EXPECT_EQ(driver.news(), "Vermilion could not move and passed.");
}

TEST_F(Passes, APieceThatCannotMoveSaysSoWhenItIsPointedAt) {
    Driver driver("pivit", {{"board", "6"}});
    for (const std::string_view turn : kToAForcedPass) driver.play(turn);
    const std::string asks = driver.hint();
    int own = 0;
    for (const Sprite& sprite : driver.picker().scene().sprites) {
        const std::string& name = (*driver.picker().scene().outline)[sprite.cell].name;
        driver.invites(name);
        if (sprite.owner == Seat(1)) ++own;
        EXPECT_EQ(driver.hint(),
                  sprite.owner == Seat(1) ? "The piece on " + name + " has nowhere to go." : asks);
    }
    EXPECT_GT(own, 0);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(driver.board().viewport(), &leave);
    EXPECT_EQ(driver.hint(), asks);
}

} // namespace
} // namespace clockwise::app
