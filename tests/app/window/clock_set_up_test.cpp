// SPDX-License-Identifier: MIT
// The clocks of a new game, chosen in its dialog.
#include "app/set_up/new_game_dialog.h"
#include "app/settings.h"
#include "timed_driver.h"
#include "window_test.h"

#include <QCheckBox>
#include <QGroupBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using namespace std::chrono_literals;
using State = ClockFace::State;

class ClocksSetUp : public WindowTest {};

// A hand on the group for clocks.
struct ClockHand {
    NewGameDialog& dialog;

    template <class W>
    W& child(const char* name) {
        auto* found = dialog.findChild<W*>(QString::fromLatin1(name));
        if (found == nullptr) throw std::runtime_error(std::string("there is no ") + name);
        return *found;
    }
    void set(const char* name, int value) { child<QSpinBox>(name).setValue(value); }
    void start() { QTest::mouseClick(&child<QPushButton>("start"), Qt::LeftButton); }
};

TEST_F(ClocksSetUp, ANewGameHasNoneUnlessTheyAreChosen) {
    TimedDriver driver(newGame("pivit", {}));
    m_modals.answer<NewGameDialog>([](NewGameDialog& dialog) {
        ClockHand hand{dialog};
        EXPECT_FALSE(hand.child<QGroupBox>("clock_box").isChecked());
        hand.start();
    });
    driver.choose("new_pivit");
    EXPECT_FALSE(driver.session().record().hasClocks());
}

TEST_F(ClocksSetUp, ANewGameHasTheTimeThatWasChosenAndProposesItTheNextTime) {
    TimedDriver driver(newGame("pivit", {}));
    m_modals.answer<NewGameDialog>([](NewGameDialog& dialog) {
        ClockHand hand{dialog};
        hand.child<QGroupBox>("clock_box").setChecked(true);
        hand.set("minutes_all", 3);
        hand.set("seconds_all", 2);
        hand.start();
    });
    driver.choose("new_pivit");
    EXPECT_EQ(timeControlsText(driver.session().record().clocks(), 2), "180+2");
    EXPECT_EQ(driver.digits(1), "3:00");
    EXPECT_EQ(driver.face(1).state, State::Paused);
    EXPECT_FALSE(driver.window().isWindowModified());
    m_modals.answer<NewGameDialog>([](NewGameDialog& dialog) {
        ClockHand hand{dialog};
        EXPECT_TRUE(hand.child<QGroupBox>("clock_box").isChecked());
        EXPECT_EQ(hand.child<QSpinBox>("minutes_all").value(), 3);
        EXPECT_EQ(hand.child<QSpinBox>("seconds_all").value(), 2);
        dialog.reject();
    });
    driver.choose("new_pivit");
    EXPECT_EQ(timeControlsText(settings::lastGame().clocks(), 2), "180+2");
    m_modals.answer<NewGameDialog>([](NewGameDialog& dialog) {
        EXPECT_FALSE(ClockHand{dialog}.child<QGroupBox>("clock_box").isChecked());
        dialog.reject();
    });
    driver.choose("new_sputnik");
}

TEST_F(ClocksSetUp, EachSeatCanHaveItsOwn) {
    TimedDriver driver(newGame("pivit", {}));
    m_modals.answer<NewGameDialog>([](NewGameDialog& dialog) {
        ClockHand hand{dialog};
        hand.child<QGroupBox>("clock_box").setChecked(true);
        hand.set("minutes_all", 5);
        EXPECT_FALSE(hand.child<QSpinBox>("minutes_1").isVisible());
        hand.child<QCheckBox>("clock_each").click();
        EXPECT_TRUE(hand.child<QSpinBox>("minutes_2").isVisible());
        EXPECT_FALSE(hand.child<QSpinBox>("minutes_3").isVisible()) << "there are two seats";
        EXPECT_EQ(hand.child<QSpinBox>("minutes_1").value(), 5) << "as for all before";
        hand.set("minutes_1", 0);
        EXPECT_FALSE(hand.child<QSpinBox>("seconds_1").isEnabled());
        hand.set("minutes_2", 90);
        hand.set("seconds_2", 30);
        hand.start();
    });
    driver.choose("new_pivit");
    EXPECT_EQ(timeControlsText(driver.session().record().clocks(), 2), "- 5400+30");
    EXPECT_EQ(driver.face(1).state, State::None);
    EXPECT_EQ(driver.digits(2), "1:30:00");
    m_modals.answer<NewGameDialog>([](NewGameDialog& dialog) {
        ClockHand hand{dialog};
        EXPECT_TRUE(hand.child<QCheckBox>("clock_each").isChecked());
        EXPECT_EQ(hand.child<QSpinBox>("minutes_1").value(), 0);
        EXPECT_EQ(hand.child<QSpinBox>("minutes_2").value(), 90);
        EXPECT_EQ(hand.child<QSpinBox>("minutes_all").value(), 5) << "not forgotten";
        dialog.reject();
    });
    driver.choose("new_pivit");
}

} // namespace
} // namespace clockwise::app
