// SPDX-License-Identifier: MIT
// Who sits where, in the dialog for a new game.
#include "app/clock/clock_editor.h"
#include "app/set_up/new_game_dialog.h"
#include "app/set_up/row_handle.h"
#include "app/set_up/seat_rows.h"
#include "app/settings.h"
#include "app/table/board_scene.h"
#include "window_test.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::ElementsAre;

class SeatsOfANewGame : public WindowTest {
  protected:
    void open(const char* game, const char* players) {
        m_dialog = std::make_unique<NewGameDialog>(*findGame(game));
        m_dialog->show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(m_dialog.get()));
        choose("players", players);
    }
    void choose(const char* option, const char* value) {
        auto* list = child<QWidget>(option).findChild<QComboBox*>();
        list->setCurrentIndex(list->findData(QString::fromLatin1(value)));
    }
    void name(std::initializer_list<const char*> names) {
        int seat = 0;
        for (const char* text : names)
            child<QLineEdit>("name", ++seat).setText(QString::fromUtf8(text));
    }
    std::vector<std::string> names(int seats) {
        std::vector<std::string> all;
        for (int seat = 1; seat <= seats; ++seat)
            all.push_back(child<QLineEdit>("name", seat).text().toStdString());
        return all;
    }
    std::vector<int> looks(int seats) {
        const SeatLooks& all = m_dialog->findChild<SeatRows*>()->looks();
        std::vector<int> numbers;
        for (int seat = 1; seat <= seats; ++seat) numbers.push_back(all[Seat(seat)].number());
        return numbers;
    }
    void chooseLook(int seat, const char* look) {
        QMenu* menu = child<QToolButton>("look", seat).menu();
        emit menu->aboutToShow();
        auto* action =
            menu->findChild<QAction*>(QStringLiteral("look_") + QString::fromLatin1(look));
        ASSERT_NE(action, nullptr);
        action->trigger();
    }
    // Takes a row at its handle and pulls it to another one.
    void pull(int from, int to) {
        auto& handle = child<RowHandle>("handle", from);
        const QPoint there = child<RowHandle>("handle", to).mapToGlobal(QPoint(4, 10));
        QTest::mousePress(&handle, Qt::LeftButton);
        QMouseEvent move(QEvent::MouseMove, handle.mapFromGlobal(there), there, Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(&handle, &move);
        QTest::mouseRelease(&handle, Qt::LeftButton);
    }
    template <class W>
    W& child(const char* name, int seat = 0) {
        QString whole = QString::fromLatin1(name);
        if (seat != 0) whole += QString::number(seat);
        auto* found = m_dialog->findChild<W*>(whole);
        if (found == nullptr) throw std::runtime_error("there is no " + whole.toStdString());
        return *found;
    }
    // The owners of what stands on the board, as it is drawn.
    SeatSet ownersInPicture() {
        SeatSet owners;
        for (const Sprite& sprite :
             m_dialog->findChild<BoardView*>()->boardScene().picture().sprites)
            if (sprite.owner) owners.insert(*sprite.owner);
        return owners;
    }
    GameRecord start() {
        QTest::mouseClick(&child<QPushButton>("start"), Qt::LeftButton);
        return m_dialog->takeRecord();
    }

    std::unique_ptr<NewGameDialog> m_dialog;
};

TEST_F(SeatsOfANewGame, ARowIsPulledToAnotherSeatAndTheOthersMakeRoom) {
    open("sputnik", "4");
    name({"Ana", "Bruno", "Carla", "Dora"});
    pull(1, 3);
    EXPECT_THAT(names(4), ElementsAre("Bruno", "Carla", "Ana", "Dora"));
    EXPECT_THAT(looks(4), ElementsAre(2, 3, 1, 4)) << "a player takes the colour along";
    pull(4, 1);
    EXPECT_THAT(names(4), ElementsAre("Dora", "Bruno", "Carla", "Ana"));
    const GameRecord record = start();
    EXPECT_EQ(record.seat(Seat(1)).name, "Dora");
    EXPECT_EQ(record.seat(Seat(1)).colour, "amber");
}

TEST_F(SeatsOfANewGame, RowsGoUpAndDownByButtonsAndKeys) {
    open("sputnik", "3");
    name({"Ana", "Bruno", "Carla"});
    QTest::mouseClick(&child<QToolButton>("down", 1), Qt::LeftButton);
    EXPECT_THAT(names(3), ElementsAre("Bruno", "Ana", "Carla"));
    child<QLineEdit>("name", 2).setFocus();
    QTest::keyClick(&child<QLineEdit>("name", 2), Qt::Key_Down, Qt::AltModifier);
    EXPECT_THAT(names(3), ElementsAre("Bruno", "Carla", "Ana"));
    EXPECT_TRUE(child<QLineEdit>("name", 3).hasFocus()) << "and may go on";
    QTest::keyClick(&child<QLineEdit>("name", 3), Qt::Key_Down, Qt::AltModifier);
    EXPECT_THAT(names(3), ElementsAre("Bruno", "Carla", "Ana")) << "there is no seat 4";
    EXPECT_FALSE(child<QToolButton>("down", 3).isEnabled());
    EXPECT_FALSE(child<QToolButton>("up", 1).isEnabled());
}

TEST_F(SeatsOfANewGame, AColourThatIsTakenIsExchanged) {
    open("pivit", "3");
    chooseLook(1, "green");
    EXPECT_THAT(looks(3), ElementsAre(3, 2, 1));
    chooseLook(2, "sky");
    EXPECT_THAT(looks(3), ElementsAre(3, 6, 1));
    EXPECT_EQ(child<QLineEdit>("name", 2).placeholderText(), QStringLiteral("Sky"));
    EXPECT_EQ(ownersInPicture(), (SeatSet{Seat(1), Seat(3), Seat(6)})) << "as it will be";
    const GameRecord record = start();
    EXPECT_EQ(looksOf(record)[Seat(2)], Seat(6));
}

TEST_F(SeatsOfANewGame, ColoursAreRememberedForEachGame) {
    open("pivit", "2");
    chooseLook(1, "purple");
    start();
    open("sputnik", "2");
    EXPECT_THAT(looks(2), ElementsAre(1, 2));
    open("pivit", "2");
    EXPECT_THAT(looks(2), ElementsAre(5, 2));
    EXPECT_EQ(looksOf(settings::lastGame(*findGame("pivit")))[Seat(1)], Seat(5));
}

TEST_F(SeatsOfANewGame, TeamsAreShown) {
    open("sputnik", "4");
    EXPECT_FALSE(child<QLabel>("team", 1).isVisible());
    choose("teams", "1");
    EXPECT_EQ(child<QLabel>("team", 1).text(), QStringLiteral("Team 1"));
    EXPECT_EQ(child<QLabel>("team", 2).text(), QStringLiteral("Team 2"));
    EXPECT_EQ(child<QLabel>("team", 3).text(), QStringLiteral("Team 1"));
    EXPECT_TRUE(child<QLabel>("team", 4).isVisible());
}

TEST_F(SeatsOfANewGame, PlayersTakeTheirTimesAlong) {
    open("sputnik", "3");
    child<QGroupBox>("clock_box").setChecked(true);
    child<QAbstractButton>("clock_each").setChecked(true);
    child<QSpinBox>("minutes_1").setValue(30);
    child<QSpinBox>("seconds_1").setValue(7);
    child<QSpinBox>("minutes_2").setValue(3);
    pull(1, 2);
    EXPECT_EQ(child<QSpinBox>("minutes_2").value(), 30);
    EXPECT_EQ(child<QSpinBox>("seconds_2").value(), 7);
    EXPECT_EQ(child<QSpinBox>("minutes_1").value(), 3);
}

} // namespace
} // namespace clockwise::app
