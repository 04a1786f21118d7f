// SPDX-License-Identifier: MIT
// A new game from the menu to its first position.
#include "app/settings.h"
#include "app/table/board_scene.h"
#include "app/table/board_view.h"
#include "dialog_hand.h"
#include "window_test.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <gmock/gmock.h>
#include <set>

namespace clockwise::app {
namespace {

using ::testing::ElementsAre;
using ::testing::StartsWith;

class SetUps : public WindowTest {
  protected:
    void answer(const std::function<void(DialogHand&)>& how) {
        m_modals.answer<NewGameDialog>([how](NewGameDialog& dialog) {
            DialogHand hand(dialog);
            how(hand);
        });
    }
    static Options optionsOf(Driver& driver) { return driver.session().record().options(); }
};

TEST_F(SetUps, EveryGameOfTheMenuStartsAtOnce) {
    Driver driver("pivit", {{"board", "6"}});
    for (const Game* game : allGames()) {
        answer([](DialogHand& dialog) { dialog.press("start"); });
        driver.choose(("new_" + std::string(game->id())).c_str());
        EXPECT_EQ(driver.session().record().game().id(), game->id());
        EXPECT_EQ(driver.state().text(),
                  newGame(game->id(), {}).node(kRoot).standing.state->text());
        expectInStep(driver);
    }
}

TEST_F(SetUps, TheKeysOfTheMenuOpenThem) {
    Driver driver("pivit", {{"board", "6"}});
    answer([](DialogHand& dialog) { dialog.press("start"); });
    driver.key(Qt::Key_3, Qt::ControlModifier);
    EXPECT_EQ(driver.session().record().game().id(), "quivive");
}

TEST_F(SetUps, WhatIsChosenIsPlayed) {
    Driver driver("pivit", {});
    answer([](DialogHand& dialog) {
        dialog.choose("players", "4");
        dialog.choose("teams", "1");
        dialog.choose("rescue", "stuck");
        dialog.choose("repetition", "off");
        dialog.press("start");
    });
    driver.choose("new_sputnik");
    EXPECT_EQ(optionsOf(driver), (Options{{"players", "4"},
                                          {"rockets", "1"},
                                          {"teams", "1"},
                                          {"rescue", "stuck"},
                                          {"repetition", "off"}}));
    EXPECT_EQ(driver.seat(4).name, QStringLiteral("Amber"));
}

TEST_F(SetUps, ANumberCanBeTyped) {
    Driver driver("pivit", {});
    answer([](DialogHand& dialog) {
        auto* number = dialog.child<OptionEditor>("noprogress").findChild<QSpinBox*>();
        ASSERT_NE(number, nullptr);
        number->selectAll();
        QTest::keyClicks(number, QStringLiteral("42"));
        dialog.press("start");
    });
    driver.choose("new_pivit");
    EXPECT_EQ(optionsOf(driver).value("noprogress"), "42");
}

TEST_F(SetUps, ASetUpThatDoesNotExistSaysWhyAndDoesNotStart) {
    Driver driver("sputnik", {});
    answer([](DialogHand& dialog) {
        EXPECT_TRUE(dialog.canStart());
        EXPECT_EQ(dialog.reason(), "");
        dialog.choose("board", "6");
        dialog.choose("players", "3");
        EXPECT_FALSE(dialog.canStart());
        EXPECT_EQ(dialog.reason(), "The 6×6 board seats two players, not 3.");
        QTest::keyClick(&dialog.child<QLineEdit>("name1"), Qt::Key_Return);
        EXPECT_FALSE(dialog.canStart());
        dialog.choose("board", "8");
        EXPECT_TRUE(dialog.canStart());
        EXPECT_EQ(dialog.reason(), "");
        dialog.cancel();
    });
    driver.choose("new_pivit");
    answer([](DialogHand& dialog) {
        dialog.choose("rockets", "3");
        EXPECT_TRUE(dialog.canStart());
        dialog.choose("players", "4");
        EXPECT_FALSE(dialog.canStart());
        EXPECT_EQ(dialog.reason(), "3 rockets each need more launch pads than 4 players leave.");
        dialog.choose("rockets", "1");
        EXPECT_TRUE(dialog.canStart());
        dialog.choose("teams", "1");
        EXPECT_TRUE(dialog.canStart());
        dialog.choose("players", "5");
        EXPECT_EQ(dialog.reason(), "Teams are for four players, not 5.");
        dialog.cancel();
    });
    driver.choose("new_sputnik");
    EXPECT_EQ(driver.session().record().game().id(), "sputnik");
}

TEST_F(SetUps, EverySetUpThatExistsCanBeChosen) {
    for (const Game* game : allGames()) {
        NewGameDialog dialog(*game);
        DialogHand hand(dialog);
        for (const Options& options : allSetups(*game)) {
            for (const auto& [id, value] : options.values()) {
                auto* editor = dialog.findChild<OptionEditor*>(QString::fromStdString(id));
                ASSERT_NE(editor, nullptr) << id;
                editor->setValue(value);
            }
            EXPECT_TRUE(hand.canStart()) << hand.reason();
            EXPECT_TRUE(hand.picture().sprites == (*game->start(options))->scene().sprites);
        }
    }
}

TEST_F(SetUps, NamesGoIntoTheRecordAndTheFile) {
    Driver driver("pivit", {});
    answer([](DialogHand& dialog) {
        dialog.type("name1", "  Ana   María ");
        dialog.type("name2", "\"B\\");
        dialog.press("start");
    });
    driver.choose("new_pivit");
    EXPECT_EQ(driver.session().record().seat(Seat(1)).name, "Ana María");
    EXPECT_EQ(driver.session().record().seat(Seat(2)).name, "\"B\\");
    EXPECT_THAT(driver.hint(), StartsWith("Ana María: "));
    const QString file = path(QStringLiteral("names.clockwise"));
    ASSERT_TRUE(driver.window().document().save(file));
    ASSERT_TRUE(driver.window().openFile(file));
    EXPECT_EQ(driver.seat(1).name, QStringLiteral("Ana María"));
    EXPECT_EQ(driver.seat(2).name, QStringLiteral("\"B\\"));
}

TEST_F(SetUps, OnlySeatsThatTakePartHaveARow) {
    NewGameDialog dialog(*findGame("sputnik"));
    DialogHand hand(dialog);
    for (int players = 2; players <= 6; ++players) {
        hand.choose("players", std::to_string(players).c_str());
        for (int seat = 1; seat <= 6; ++seat)
            EXPECT_EQ(
                hand.child<QLineEdit>(("name" + std::to_string(seat)).c_str()).isVisibleTo(&dialog),
                seat <= players);
    }
}

TEST_F(SetUps, TheBoardIsLargerInALargerWindow) {
    const auto boardIn = [](QSize size) {
        QWidget window;
        window.resize(size);
        NewGameDialog dialog(*findGame("pivit"), &window);
        dialog.show();
        return dialog.findChild<BoardView*>()->height();
    };
    const int small = boardIn({800, 600});
    EXPECT_GT(boardIn({1600, 1000}), small + 100);
    EXPECT_EQ(boardIn({640, 480}), small);
}

TEST_F(SetUps, TheWheelScrollsAndSetsNothing) {
    NewGameDialog dialog(*findGame("sputnik"));
    DialogHand(dialog).choose("players", "6");
    dialog.resize(dialog.width(), 400);
    dialog.show();
    QCoreApplication::processEvents();
    const auto* bar = dialog.findChild<QScrollArea*>()->verticalScrollBar();
    ASSERT_GT(bar->maximum(), 0);
    const auto turnOver = [](QWidget& field) {
        const QPointF middle = field.rect().center();
        QWheelEvent wheel(middle, field.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&field, &wheel);
    };
    int fields = 0;
    for (auto* list : dialog.findChildren<QComboBox*>()) {
        const int before = list->currentIndex();
        turnOver(*list);
        EXPECT_EQ(list->currentIndex(), before) << list->objectName().toStdString();
        ++fields;
    }
    for (auto* number : dialog.findChildren<QSpinBox*>()) {
        const int before = number->value();
        turnOver(*number);
        EXPECT_EQ(number->value(), before) << number->objectName().toStdString();
        ++fields;
    }
    EXPECT_GT(fields, 3);
    EXPECT_GT(bar->value(), 0);
}

TEST_F(SetUps, WhatWasChosenLastIsProposedForEachGame) {
    Driver driver("pivit", {});
    answer([](DialogHand& dialog) {
        dialog.choose("players", "3");
        dialog.type("name3", "Carla");
        dialog.press("start");
    });
    driver.choose("new_pivit");
    answer([](DialogHand& dialog) {
        EXPECT_EQ(dialog.option("players"), "2");
        EXPECT_EQ(dialog.names(3), (std::vector<std::string>{"", "", ""}));
        dialog.cancel();
    });
    driver.choose("new_sputnik");
    answer([](DialogHand& dialog) {
        EXPECT_EQ(dialog.option("players"), "3");
        EXPECT_EQ(dialog.names(3), (std::vector<std::string>{"", "", "Carla"}));
        dialog.cancel();
    });
    driver.choose("new_pivit");
    const GameRecord next = settings::lastGame();
    EXPECT_EQ(next.game().id(), "pivit");
    EXPECT_EQ(next.seats(), 3);
    EXPECT_EQ(next.seat(Seat(3)).name, "Carla");
}

TEST_F(SetUps, CancelChangesNothing) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    const std::string title = driver.title();
    answer([](DialogHand& dialog) {
        dialog.choose("players", "5");
        dialog.type("name1", "Nobody");
        dialog.cancel();
    });
    driver.choose("new_quivive");
    answer([](DialogHand& dialog) {
        EXPECT_EQ(dialog.option("players"), "2");
        EXPECT_THAT(dialog.names(1), ElementsAre(""));
        dialog.cancel();
    });
    driver.choose("new_quivive");
    EXPECT_EQ(driver.session().record().game().id(), "pivit");
    EXPECT_EQ(driver.session().last(), 1U);
    EXPECT_EQ(driver.title(), title);
    driver.play("c1-c2");
}

TEST_F(SetUps, AnOpeningPutsItsTurnsIntoTheRecord) {
    Driver driver("pivit", {});
    answer([](DialogHand& dialog) {
        dialog.choose("opening", "symmetrical");
        dialog.press("start");
    });
    driver.choose("new_quivive");
    EXPECT_EQ(driver.session().last(), 14U) << "twelve discs and two pawns";
    EXPECT_EQ(driver.place(), "14 / 14");
    EXPECT_THAT(driver.session().record().tags(), ElementsAre(Tag{"Opening", "symmetrical"}));
    EXPECT_TRUE(driver.seat(1).onTurn);
    EXPECT_FALSE(driver.window().isWindowModified()) << "nobody has played yet";
    const std::string board = driver.state().text();
    for (int i = 0; i < 14; ++i) driver.choose("undo");
    for (int i = 0; i < 14; ++i) driver.choose("redo");
    EXPECT_EQ(driver.state().text(), board);
    EXPECT_FALSE(driver.window().isWindowModified());
}

TEST_F(SetUps, TheSeedShownGivesTheRandomOpeningPlayed) {
    Driver driver("pivit", {});
    std::string seed;
    std::vector<Sprite> promised;
    answer([&](DialogHand& dialog) {
        dialog.choose("players", "3");
        dialog.choose("opening", "random");
        dialog.press("reseed");
        seed = dialog.child<QLabel>("seed").text().toStdString();
        promised = dialog.picture().sprites;
        dialog.press("start");
    });
    driver.choose("new_quivive");
    const GameRecord& record = driver.session().record();
    EXPECT_TRUE(driver.state().scene().sprites == promised) << "as in the dialog's picture";
    EXPECT_THAT(record.tags(), ElementsAre(Tag{"Opening", "random " + seed}));
    std::vector<std::string> turns;
    for (const NodeId id : record.lineThrough(kRoot)) turns.push_back(record.node(id).turn.text);
    EXPECT_EQ(turns, record.game().openingTurns(*record.node(kRoot).standing.state, "random",
                                                static_cast<std::uint32_t>(std::stoul(seed))));
}

TEST_F(SetUps, TheSeedIsOnlyForTheRandomOpening) {
    NewGameDialog dialog(*findGame("quivive"));
    DialogHand hand(dialog);
    hand.choose("opening", "players");
    EXPECT_FALSE(hand.child<QPushButton>("reseed").isEnabled());
    hand.choose("opening", "random");
    EXPECT_TRUE(hand.child<QPushButton>("reseed").isEnabled());
}

TEST_F(SetUps, LotsKeepTheOrderRoundTheTable) {
    NewGameDialog dialog(*findGame("sputnik"));
    DialogHand hand(dialog);
    dialog.show();
    hand.choose("players", "4");
    EXPECT_FALSE(hand.child<QPushButton>("lots").isEnabled()) << "there is nobody to draw for";
    const std::vector<std::string> names{"Ana", "Bruno", "Carla", "Dora"};
    for (std::size_t i = 0; i < names.size(); ++i)
        hand.type(("name" + std::to_string(i + 1)).c_str(), names[i].c_str());
    std::set<std::string> first;
    for (int i = 0; i < 60; ++i) {
        hand.press("lots");
        std::vector<std::string> seated = hand.names(4);
        first.insert(seated.front());
        std::ranges::rotate(seated, std::ranges::find(seated, "Ana"));
        EXPECT_EQ(seated, names);
    }
    EXPECT_EQ(first.size(), 4U) << "anybody may come to begin";
}

TEST_F(SetUps, AnUnsavedGameIsAskedForOnlyWhenTheNewOneStarts) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    answer([](DialogHand& dialog) {
        dialog.choose("players", "5");
        dialog.type("name1", "Ana");
        dialog.press("start");
        EXPECT_EQ(dialog.names(1).front(), "Ana") << "whoever thinks better of it loses nothing";
        dialog.cancel();
    });
    answerBox(QMessageBox::Cancel);
    driver.choose("new_sputnik");
    EXPECT_EQ(settings::lastSeatName(*findGame("sputnik"), Seat(1)), QString())
        << "a set-up that was called off is not remembered";
    EXPECT_EQ(settings::lastGame(*findGame("sputnik")).seats(), 2);
    EXPECT_EQ(driver.session().record().game().id(), "pivit");
    EXPECT_EQ(driver.session().last(), 1U);
    answer([](DialogHand& dialog) { dialog.press("start"); });
    answerBox(QMessageBox::Discard);
    driver.choose("new_sputnik");
    EXPECT_EQ(driver.session().record().game().id(), "sputnik");
}

} // namespace
} // namespace clockwise::app
