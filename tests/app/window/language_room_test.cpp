// SPDX-License-Identifier: MIT
// Words are longer in other languages: in a small window there is room for them, too.
#include "app/language.h"
#include "app/set_up/new_game_dialog.h"
#include "window_test.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenuBar>

namespace clockwise::app {
namespace {

class RoomForWords : public WindowTest, public testing::WithParamInterface<const char*> {
  protected:
    RoomForWords() { speak(QString::fromLatin1(GetParam())); }
    ~RoomForWords() override { speak(QStringLiteral("en")); }

    static void speak(const QString& language) { Language::ofProgram().choose(language); }

    static void expectRoom(const QWidget& window) {
        QApplication::processEvents();
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->window() != &window) continue;
            SCOPED_TRACE(widget->metaObject()->className() + std::string(" ") +
                         widget->objectName().toStdString() + ": " +
                         widget->property("text").toString().toStdString());
            if (const auto* label = qobject_cast<const QLabel*>(widget)) expectRoomIn(*label);
            if (qobject_cast<const QAbstractButton*>(widget) != nullptr) {
                EXPECT_GE(widget->width(), widget->minimumSizeHint().width());
            }
            if (qobject_cast<const QComboBox*>(widget) != nullptr ||
                qobject_cast<const QAbstractSpinBox*>(widget) != nullptr) {
                EXPECT_GE(widget->width(), widget->minimumSizeHint().width());
            }
            // Its menus have not gone behind an arrow.
            if (const auto* bar = qobject_cast<const QMenuBar*>(widget)) {
                EXPECT_LE(bar->sizeHint().width(), bar->width());
            }
        }
    }

    static void expectRoomIn(const QLabel& label) {
        if (label.text().isEmpty()) return;
        const QRect room = label.contentsRect();
        const QRect words = label.fontMetrics().boundingRect(
            QRect(0, 0, room.width(), QWIDGETSIZE_MAX),
            label.wordWrap() ? Qt::TextWordWrap : Qt::TextSingleLine, label.text());
        if (label.textFormat() == Qt::PlainText) {
            EXPECT_LE(words.width(), room.width());
            EXPECT_LE(words.height(), room.height());
        }
    }
};

TEST_P(RoomForWords, IsOnTheTable) {
    for (const QSize size : {QSize(800, 600), QSize(1280, 800)})
        for (const Game* game : allGames()) {
            SCOPED_TRACE(std::string(game->id()) + " " + std::to_string(size.width()));
            GameRecord record = newGame(game->id(), {});
            TimeControls clocks;
            for (int i = 0; i < record.seats(); ++i)
                clocks[Seat::fromIndex(i)] = TimeControl{std::chrono::minutes(5), {}};
            record.setClocks(clocks);
            Driver driver(std::move(record));
            driver.window().resize(size);
            expectRoom(driver.window());
            for (int i = 0; i < 3; ++i) driver.play(driver.state().turns().front().text);
            expectRoom(driver.window());
            driver.choose("back");
            expectRoom(driver.window());
            driver.play(driver.state().turns().back().text);
            expectRoom(driver.window());
            driver.choose("resign");
            expectRoom(driver.window());
            driver.window().document().settle();
            driver.window().document().practise(newGame(game->id(), {}));
            driver.choose(("first_game_" + std::string(game->id())).c_str());
            expectRoom(driver.window());
            driver.choose("start");
            expectRoom(driver.window());
        }
}

TEST_P(RoomForWords, IsInTheSetUp) {
    for (const Game* game : allGames()) {
        SCOPED_TRACE(game->id());
        NewGameDialog dialog(*game);
        dialog.show();
        EXPECT_LE(dialog.minimumSizeHint().width(), 800);
        EXPECT_LE(dialog.minimumSizeHint().height(), 600);
        expectRoom(dialog);
    }
}

// Every sentence below the board has two lines.
TEST_P(RoomForWords, IsForEveryReasonAgainstATurn) {
    Driver driver("sputnik", {});
    driver.window().resize(800, 600);
    auto& hint = driver.child<QLabel>("hint");
    for (const Fault fault : {Fault::LaunchPadStays, Fault::GalaxyProtected, Fault::LaunchPadUsed,
                              Fault::CellNotEmpty, Fault::RocketNotStuck, Fault::NotAlongArrows,
                              Fault::MinionMovesOdd, Fault::WrongHeight}) {
        driver.window().table().say({fault, {"g7", "g6", "2"}});
        QApplication::processEvents();
        expectRoomIn(hint);
    }
}

INSTANTIATE_TEST_SUITE_P(In, RoomForWords, testing::Values("en", "es", "fr"));

} // namespace
} // namespace clockwise::app
