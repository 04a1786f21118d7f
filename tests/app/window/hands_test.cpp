// SPDX-License-Identifier: MIT
// Whole games of each kind by the keyboard alone, by dragging alone and by typing.
#include "app/settings.h"
#include "app/start_page.h"
#include "hands.h"
#include "kinds.h"
#include "window_test.h"

#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

namespace clockwise::app {
namespace {

class HandsOn : public WindowTest, public testing::WithParamInterface<Kind> {
  protected:
    // A game set up as the recorded one, without a mouse: from the start page by its dialog.
    void setUpByKeys(Driver& driver) {
        settings::rememberSetup(*findGame(GetParam().game), withoutHouseRules(GetParam()), {}, {},
                                QStringLiteral("players"));
        driver.window().showStartPage();
        tabTo(QStringLiteral("options_") + QString::fromStdString(GetParam().game));
        m_modals.answer<QDialog>([](QDialog&) { press(Qt::Key_Return); });
        press(Qt::Key_Space);
        ASSERT_TRUE(driver.board().isVisible());
        ASSERT_EQ(driver.session().record().game().id(), GetParam().game);
        ASSERT_EQ(driver.window().focusWidget(), &driver.board());
    }

    void nameTheFileByKeys(const QString& path) {
        m_modals.answer<QFileDialog>([path](QFileDialog& dialog) {
            auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            ASSERT_NE(name, nullptr);
            ASSERT_TRUE(QTest::qWaitFor([name] { return name->hasFocus(); }));
            press(Qt::Key_A, Qt::ControlModifier);
            typeText(path);
            press(Qt::Key_Return);
            if (dialog.isVisible()) press(Qt::Key_Return); // the first closed the list of names
        });
    }

    static void expectEnd(Driver& driver, const WholeGame& game) {
        EXPECT_EQ(reasonId(driver.session().outcome().reason), game.reason);
        EXPECT_EQ(driver.session().last(), game.turns.size());
    }
};

TEST_P(HandsOn, TheKeyboardAloneSetUpPlaySaveAndOpen) {
    const WholeGame game = wholeGame(GetParam());
    const QString file = path(QStringLiteral("by_keys.clockwise"));
    std::string end;
    {
        Driver driver("pivit", {});
        setUpByKeys(driver);
        for (const std::string& turn : game.turns) playByKeys(driver, turn);
        expectEnd(driver, game);
        end = driver.state().text();

        nameTheFileByKeys(file);
        press(Qt::Key_S, Qt::ControlModifier);
        ASSERT_TRUE(m_modals.allAnswered());
        EXPECT_FALSE(driver.session().isModified());
    }

    Driver again("pivit", {});
    nameTheFileByKeys(file);
    press(Qt::Key_O, Qt::ControlModifier);
    EXPECT_EQ(again.state().text(), end) << "a game that is over opens at its end";
    EXPECT_EQ(again.session().last(), game.turns.size());
}

TEST_P(HandsOn, TheMouseAloneDraggingEachPiece) {
    const WholeGame game = wholeGame(GetParam());
    Driver driver(GetParam().game, withoutHouseRules(GetParam()));
    for (const std::string& turn : game.turns) playByDragging(driver, turn);
    expectEnd(driver, game);
}

// As written, without signs, in capitals with spaces, and by its beginning where that is enough.
QString carelessly(const std::string& turn, std::size_t i) {
    const QString written = QString::fromStdString(turn);
    if (turn == "--") return written;
    QString bare = written;
    bare.remove(QLatin1Char('-')).remove(QLatin1Char('x')).remove(QLatin1Char('^'));
    if (i % 4 == 1) return bare;
    if (i % 4 == 2) return bare.left(2).toUpper() + QLatin1Char(' ') + bare.mid(2).toUpper();
    if (i % 4 == 3) return bare.remove(QStringLiteral("=M"));
    return written;
}

TEST_P(HandsOn, TypingEachTurnMoreOrLessAsItIsWritten) {
    const WholeGame game = wholeGame(GetParam());
    Driver driver(GetParam().game, withoutHouseRules(GetParam()));
    driver.board().setFocus();
    for (std::size_t i = 0; i < game.turns.size(); ++i) {
        playTyped(driver, carelessly(game.turns[i], i));
        ASSERT_EQ(driver.session().news(i + 1).text, game.turns[i]);
        ASSERT_EQ(QApplication::focusWidget(), &driver.board()) << "to go on at once";
    }
    expectEnd(driver, game);
}

INSTANTIATE_TEST_SUITE_P(OfEveryKind, HandsOn,
                         testing::Values(Kind{"PivitSmall", "pivit", {{"board", "6"}}},
                                         Kind{"PivitTwo", "pivit", {}},
                                         Kind{"SputnikTwo", "sputnik", {}},
                                         Kind{"SputnikTwoRockets", "sputnik", {{"rockets", "2"}}},
                                         Kind{"QuiviveTwoPawns", "quivive", {{"pawns", "2"}}},
                                         Kind{"QuiviveThree", "quivive", {{"players", "3"}}}),
                         [](const auto& each) { return each.param.name; });

using Typing = WindowTest;

TEST_F(Typing, PicksOnTheBoardWhatIsTypedSoFar) {
    Driver driver("pivit", {{"board", "6"}});
    driver.board().setFocus();
    typeText(QStringLiteral("b1"));
    EXPECT_EQ(driver.picker().pieceInHand(), driver.cell("b1"));
    typeText(QStringLiteral("b4"));
    EXPECT_EQ(driver.child<QLabel>("typed_told").text(), QStringLiteral("Enter plays b1-b4."));
    const auto& marks = driver.board().marks();
    EXPECT_TRUE(std::ranges::any_of(marks, [&](const BoardMark& mark) {
        return mark.kind == BoardMark::Kind::Pointed && mark.cell == driver.cell("b4");
    }));
    EXPECT_EQ(driver.session().last(), 0U) << "nothing is played before Enter";
    press(Qt::Key_Return);
    EXPECT_EQ(driver.news(), "Vermilion played b1-b4.");
}

TEST_F(Typing, SaysWhyItIsNoTurn) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("type_turn");
    auto& field = driver.child<QLineEdit>("typed_turn");
    const auto told = [&] { return driver.child<QLabel>("typed_told").text().toStdString(); };
    const std::pair<const char*, const char*> wrong[] = {
        {"b1-b3", "A minion moves an odd number of squares; from b1 to b3 it is even."},
        {"b1-c1", "The arrows of the piece on b1 do not point to c1."},
        {"c3", "There is no piece on c3."},
        {"z9", "The board has no cell z9."},
        {"hello", "\"hello\" is not the notation of a turn of this game."},
    };
    for (const auto& [text, why] : wrong) {
        field.setText(QString::fromLatin1(text));
        EXPECT_EQ(told(), why);
        press(Qt::Key_Return);
        EXPECT_EQ(driver.session().last(), 0U);
        EXPECT_TRUE(field.isVisible()) << "it can be mended";
    }
}

TEST_F(Typing, EscapeGivesTheBoardItsKeysBackAndLeavesNothingHalfDone) {
    Driver driver("sputnik", {});
    driver.board().setFocus();
    press(Qt::Key_Up);
    const auto cursor = driver.board().cursorCell();
    typeText(QStringLiteral("b2"));
    EXPECT_TRUE(driver.picker().hasArrived()) << "the only rocket need not be named";
    press(Qt::Key_Escape); // puts the list away
    press(Qt::Key_Escape);
    EXPECT_FALSE(driver.child<QLineEdit>("typed_turn").isVisible());
    EXPECT_FALSE(driver.picker().hasArrived());
    EXPECT_EQ(QApplication::focusWidget(), &driver.board());
    EXPECT_EQ(driver.board().cursorCell(), cursor);
}

TEST_F(Typing, ChoosesFromTheListOfTurnsThatBeginLikeThat) {
    Driver driver("pivit", {{"board", "6"}});
    driver.board().setFocus();
    typeText(QStringLiteral("b1"));
    ASSERT_NE(QApplication::activePopupWidget(), nullptr);
    press(Qt::Key_Down);
    const QString first = driver.child<QLineEdit>("typed_turn").text();
    EXPECT_TRUE(first.startsWith(QStringLiteral("b1-"))) << first.toStdString();
    press(Qt::Key_Return);
    ASSERT_EQ(driver.session().last(), 1U);
    EXPECT_EQ(driver.session().news(1).text, first.toStdString());
}

TEST_F(Typing, MovesNothingOnTheTable) {
    Driver driver("quivive", {});
    const QRect board = driver.board().geometry();
    driver.choose("type_turn");
    QCoreApplication::processEvents();
    EXPECT_EQ(driver.board().geometry(), board);
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
}

TEST_F(Typing, StartsAVariationWhileLookingBack) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play({"b1-b4"});
    driver.choose("back");
    driver.board().setFocus();
    playTyped(driver, QStringLiteral("d1d2"));
    EXPECT_FALSE(driver.session().isMainLine());
    EXPECT_EQ(driver.news(), "Vermilion played d1-d2.");
}

TEST_F(Typing, GoesAwayWhenTheMouseTakesOver) {
    Driver driver("pivit", {{"board", "6"}});
    driver.board().setFocus();
    typeText(QStringLiteral("b1"));
    press(Qt::Key_Escape);
    driver.click("b4");
    EXPECT_EQ(driver.news(), "Vermilion played b1-b4.") << "the click goes on from what was typed";
    EXPECT_FALSE(driver.child<QLineEdit>("typed_turn").isVisible());
}

TEST_F(Typing, ResignsOnlyWhenTheWholeWordIsThere) {
    Driver driver("pivit", {{"board", "6"}});
    driver.choose("type_turn");
    typeText(QStringLiteral("resig"));
    press(Qt::Key_Return);
    EXPECT_FALSE(driver.session().outcome().over());
    typeText(QStringLiteral("n"));
    press(Qt::Key_Return);
    EXPECT_TRUE(driver.session().outcome().over());
}

} // namespace
} // namespace clockwise::app
