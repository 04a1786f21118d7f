// SPDX-License-Identifier: MIT
// Files that cannot be opened or saved, and games that might be lost.
#include "app/lonely_pipe.h"
#include "window_test.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

const QByteArray kSavedGame = "[Format \"Clockwise 1\"]\n[Game \"sputnik\"]\n[Players \"2\"]\n"
                              "[Result \"*\"]\n[Termination \"unfinished\"]\n"
                              "\n1. a1-b2xd4 *\n";

class Files : public WindowTest {
  protected:
    static std::string fileOf(Driver& driver) {
        return driver.window().document().path().toStdString();
    }
    // Tells what was on the table, to be compared after something failed.
    static std::string table(Driver& driver) {
        return driver.title() + "\n" + fileOf(driver) + "\n" + driver.place() + "\n" +
               driver.state().text() + "\n" + driver.news() +
               (driver.window().isWindowModified() ? "modified" : "");
    }
    // Opens a file that cannot be opened; what the window says about it.
    std::string refusal(Driver& driver, const QString& file) {
        const std::string before = table(driver);
        std::string told;
        m_modals.answer<QMessageBox>([&told](QMessageBox& box) {
            told = box.text().toStdString();
            QTest::keyClick(&box, Qt::Key_Escape);
        });
        EXPECT_FALSE(driver.window().openFile(file));
        EXPECT_EQ(table(driver), before);
        expectInStep(driver);
        return told;
    }
    static void save(Driver& driver) { driver.key(Qt::Key_S, Qt::ControlModifier); }
    static void saveAs(Driver& driver) {
        driver.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    }
    static void quit(Driver& driver) { driver.key(Qt::Key_Q, Qt::ControlModifier); }
};

TEST_F(Files, ThatAreBrokenAreRefusedWithPlaceAndReason) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    const QByteArray head = "[Format \"Clockwise 1\"]\n[Game \"pivit\"]\n[Players \"2\"]\n"
                            "[Board \"6\"]\n";
    struct Broken {
        const char* name;
        QByteArray content;
        std::string told;
    };
    const std::vector<Broken> all{
        {"illegal", head + "\n1. b1-b4 2. c1-c5 *\n",
         "line 6, column 13: A minion moves an odd number of squares; from c1 to c5 it is even."},
        {"empty", "", "line 1, column 1: This is no saved game of Clockwise"},
        {"binary",
         QByteArray("\x7f"
                    "ELF\x02\x01\x01\x00\x00\xff\xfe",
                    11),
         "line 1, column"},
        {"newer", "[Format \"Clockwise 27\"]\n",
         "The file has format 27; this program reads formats up to 2."},
        {"twice", head + "[Board \"8\"]\n\n*\n",
         "line 5, column 1: The tag Board is given twice; the first is on line 4."},
        {"other_game", "[Format \"Clockwise 1\"]\n[Game \"go\"]\n[Players \"2\"]\n\n*\n",
         "There is no game \"go\""},
        {"set_up",
         "[Format \"Clockwise 1\"]\n[Game \"pivit\"]\n[Players \"3\"]\n[Board \"6\"]\n\n*\n",
         "The 6×6 board seats two players, not 3."},
        {"percent", head + "\n1. b1-b4 %1 %2 *\n",
         "line 6, column 10: \"%1\" is not the notation of a turn of this game."},
        {"open_comment", head + "\n1. b1-b4 {and then\n",
         "line 6, column 10: This comment is never closed"},
    };
    for (const Broken& broken : all) {
        const QString file = write(QString::fromLatin1(broken.name), broken.content);
        const std::string told = refusal(driver, file);
        EXPECT_THAT(told, StartsWith(file.toStdString())) << broken.name;
        EXPECT_THAT(told, HasSubstr(broken.told)) << broken.name;
        EXPECT_EQ(contentOf(file), broken.content) << "a file that was refused is left alone";
    }
}

TEST_F(Files, ThatAreNoneAreRefused) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    const QString missing = path(QStringLiteral("missing.clockwise"));
    EXPECT_THAT(refusal(driver, missing), StartsWith(missing.toStdString() + " cannot be opened"));
    EXPECT_THAT(refusal(driver, path(QString())), HasSubstr("is a folder, not a saved game."));
    EXPECT_THAT(refusal(driver, write(QStringLiteral("plain"), "x") + QStringLiteral("/below")),
                HasSubstr("cannot be opened"));
}

TEST_F(Files, ThatArePipesAreNotWaitedFor) {
    Driver driver("pivit", {});
    const QString pipe = path(QStringLiteral("pipe.clockwise"));
    LonelyPipe lonely(pipe);
    std::string told;
    answerBox(QMessageBox::Ok, &told);
    EXPECT_FALSE(driver.window().openFile(pipe));
    EXPECT_THAT(told, testing::EndsWith("is not a file."));
    EXPECT_TRUE(lonely.isUntouched());
}

TEST_F(Files, ThatAreTooLargeAreRefusedByName) {
    Driver driver("pivit", {{"board", "6"}});
    const QString file =
        write(QStringLiteral("large"), kSavedGame + QByteArray(17 * 1024 * 1024, ' '));
    EXPECT_THAT(refusal(driver, file),
                HasSubstr("The file is larger than 16 MiB, the most that is read."));
}

TEST_F(Files, AFailedOpenKeepsTheSavedGameAndItsFile) {
    Driver driver("pivit", {{"board", "6"}});
    const QString good = write(QStringLiteral("good.clockwise"), kSavedGame);
    ASSERT_TRUE(driver.window().openFile(good));
    EXPECT_FALSE(driver.window().isWindowModified());
    refusal(driver, write(QStringLiteral("bad"), "nonsense"));
    EXPECT_EQ(fileOf(driver), good.toStdString());
    EXPECT_FALSE(driver.window().isWindowModified());
    EXPECT_THAT(driver.title(), StartsWith("good.clockwise[*]"));
}

TEST_F(Files, WithOddThingsAreOpenedAndTheOddThingsTold) {
    Driver driver("sputnik", {});
    std::string told;
    answerBox(QMessageBox::Ok, &told);
    EXPECT_TRUE(driver.window().openFile(sample(QStringLiteral("contradiction.clockwise"))));
    EXPECT_THAT(told, HasSubstr("The file says the result is \"1\"; by the turns it is \"*\"."));
    EXPECT_EQ(driver.session().record().game().id(), "pivit");
    EXPECT_EQ(driver.place(), "1 / 1");
}

TEST_F(Files, AreOpenedThroughTheDialogAndSavedUnderTheirName) {
    Driver driver("pivit", {{"board", "6"}});
    const QString file = write(QStringLiteral("game.clockwise"), kSavedGame);
    answerFileDialog(file);
    driver.key(Qt::Key_O, Qt::ControlModifier);
    ASSERT_EQ(driver.news(), "Vermilion played a1-b2xd4.");
    driver.play("g7-g6xc3");
    EXPECT_TRUE(driver.window().isWindowModified());
    save(driver);
    EXPECT_FALSE(driver.window().isWindowModified());
    EXPECT_THAT(contentOf(file).toStdString(), HasSubstr("1. a1-b2xd4 2. g7-g6xc3 *"));
}

TEST_F(Files, ANewGameIsSavedUnderANameThatIsAskedFor) {
    Driver driver("quivive", {});
    driver.play({"+d4", "+d5"});
    EXPECT_THAT(driver.title(), StartsWith("Quivive · 2 players[*]"));
    const QString file = path(QStringLiteral("evening.clockwise"));
    answerFileDialog(path(QStringLiteral("evening")));
    save(driver);
    EXPECT_THAT(driver.title(), StartsWith("evening.clockwise[*]"));
    EXPECT_EQ(fileOf(driver), file.toStdString());
    EXPECT_FALSE(driver.window().isWindowModified());

    driver.window().close();
    Driver again("pivit", {});
    answerFileDialog(file);
    again.key(Qt::Key_O, Qt::ControlModifier);
    EXPECT_EQ(again.place(), "2 / 2");
    EXPECT_EQ(again.state().text(), driver.state().text());
}

TEST_F(Files, OpeningTakesANameWithoutItsExtension) {
    Driver driver("pivit", {});
    write(QStringLiteral("game.clockwise"), kSavedGame);
    answerFileDialog(path(QStringLiteral("game")));
    driver.choose("open");
    EXPECT_EQ(fileOf(driver), path(QStringLiteral("game.clockwise")).toStdString());
    // What is there under the very name counts for more.
    write(QStringLiteral("game"), "nonsense");
    answerFileDialog(path(QStringLiteral("game")));
    std::string told;
    answerBox(QMessageBox::Ok, &told);
    driver.choose("open");
    EXPECT_THAT(told, StartsWith(path(QStringLiteral("game")).toStdString() + ","));
}

TEST_F(Files, ThatAreNotThereAreToldOfByTheDialogsName) {
    Driver driver("pivit", {});
    answerFileDialog(path(QStringLiteral("missing")));
    std::string told;
    answerBox(QMessageBox::Ok, &told);
    driver.choose("open");
    EXPECT_THAT(told, HasSubstr("missing cannot be opened"));
}

TEST_F(Files, AnotherWindowThatHasTheFileOpenComesToTheFront) {
    const QString file = write(QStringLiteral("game.clockwise"), kSavedGame);
    Driver first("pivit", {});
    ASSERT_TRUE(first.window().openFile(file));
    Driver second("sputnik", {});
    second.play(second.state().turns().front().text);
    ASSERT_EQ(QApplication::activeWindow(), &second.window());
    answerFileDialog(file);
    second.choose("open"); // nothing is asked: the game stays
    EXPECT_EQ(fileOf(second), "");
    EXPECT_EQ(second.session().last(), 1U);
    EXPECT_TRUE(QTest::qWaitFor([&] { return QApplication::activeWindow() == &first.window(); }));
}

TEST_F(Files, TheQuestionBeforeALossIsAnsweredByKeys) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    m_modals.answer<QMessageBox>([](QMessageBox& box) {
        for (const QAbstractButton* button : box.buttons())
            EXPECT_TRUE(button->text().contains(u'&')) << button->text().toStdString();
        ASSERT_TRUE(QTest::qWaitFor(
            [&box] { return box.focusWidget() != nullptr && box.focusWidget()->hasFocus(); }));
        QTest::keyClick(&box, Qt::Key_D, Qt::AltModifier);
    });
    quit(driver);
    EXPECT_FALSE(driver.window().isVisible());
}

TEST_F(Files, ADotInTheNameDoesNotStandForTheExtension) {
    Driver driver("pivit", {});
    driver.play({"b1-b4"});
    answerFileDialog(path(QStringLiteral("Ana vs. Bruno")));
    save(driver);
    EXPECT_EQ(fileOf(driver), path(QStringLiteral("Ana vs. Bruno.clockwise")).toStdString());
}

TEST_F(Files, SaveAsLeavesTheFirstFileAlone) {
    Driver driver("pivit", {});
    const QString first = write(QStringLiteral("first.clockwise"), kSavedGame);
    ASSERT_TRUE(driver.window().openFile(first));
    driver.play("g7-g6xc3");
    const QString second = path(QStringLiteral("second.clockwise"));
    answerFileDialog(second);
    saveAs(driver);
    EXPECT_EQ(fileOf(driver), second.toStdString());
    EXPECT_EQ(contentOf(first), kSavedGame);
    EXPECT_THAT(contentOf(second).toStdString(), HasSubstr("2. g7-g6xc3"));
}

TEST_F(Files, AFileThatExistsIsReplacedOnlyWhenAskedTo) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    const QString file = write(QStringLiteral("there.clockwise"), "precious");
    m_modals.answer<QFileDialog>([&](QFileDialog& dialog) {
        // The dialog asks by itself; whoever says no is still in it.
        m_modals.answer<QMessageBox>([&dialog](QMessageBox& box) {
            box.button(QMessageBox::No)->click();
            QMetaObject::invokeMethod(&dialog, &QDialog::reject, Qt::QueuedConnection);
        });
        typeInto(dialog, file);
    });
    save(driver);
    EXPECT_EQ(contentOf(file), "precious");
    EXPECT_TRUE(driver.window().isWindowModified());
    EXPECT_EQ(fileOf(driver), "");
}

TEST_F(Files, ASaveThatFailsSaysSoAndKeepsTheGame) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    const std::string before = table(driver);
    const QString plain = write(QStringLiteral("plain"), "x");
    for (const QString& file : {plain + QStringLiteral("/below.clockwise"),
                                path(QStringLiteral("no/such/folder.clockwise"))}) {
        const auto saved = driver.window().document().save(file);
        ASSERT_FALSE(saved);
        EXPECT_THAT(saved.error().toStdString(),
                    StartsWith("The game could not be saved as " + file.toStdString()));
        EXPECT_EQ(table(driver), before);
    }
    EXPECT_TRUE(driver.window().isWindowModified());
}

TEST_F(Files, ASaveThatFailsIsToldAndTheModifiedMarkStays) {
    Driver driver("pivit", {});
    QDir(path(QString())).mkdir(QStringLiteral("folder"));
    const QString file = write(QStringLiteral("folder/game.clockwise"), kSavedGame);
    ASSERT_TRUE(driver.window().openFile(file));
    driver.play("g7-g6xc3");
    ASSERT_TRUE(QDir(path(QStringLiteral("folder"))).removeRecursively());
    write(QStringLiteral("folder"), "now a file");
    std::string told;
    answerBox(QMessageBox::Ok, &told);
    save(driver);
    EXPECT_THAT(told, StartsWith("The game could not be saved as " + file.toStdString()));
    EXPECT_TRUE(driver.window().isWindowModified());
    EXPECT_EQ(fileOf(driver), file.toStdString());
    driver.play("b2-a2xd4");
}

TEST_F(Files, QuitAsksBeforeAnUnsavedGameIsLost) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    std::string told;
    answerBox(QMessageBox::Cancel, &told);
    quit(driver);
    EXPECT_TRUE(driver.window().isVisible());
    EXPECT_EQ(told, "This game is not saved in a file yet.");
    answerBox(QMessageBox::Discard);
    quit(driver);
    EXPECT_FALSE(driver.window().isVisible());
}

TEST_F(Files, QuitSavesWhenAskedTo) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    answerBox(QMessageBox::Save);
    answerFileDialog(path(QStringLiteral("last.clockwise")));
    quit(driver);
    EXPECT_FALSE(driver.window().isVisible());
    EXPECT_THAT(contentOf(path(QStringLiteral("last.clockwise"))).toStdString(),
                HasSubstr("1. b1-b4 *"));
}

TEST_F(Files, QuitStaysWhenTheSavingIsGivenUp) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    answerBox(QMessageBox::Save);
    m_modals.answer<QFileDialog>([](QFileDialog& dialog) { dialog.reject(); });
    quit(driver);
    EXPECT_TRUE(driver.window().isVisible());
    EXPECT_TRUE(driver.window().isWindowModified());
}

TEST_F(Files, OpenAsksBeforeAnUnsavedGameIsLost) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    const QString file = write(QStringLiteral("game.clockwise"), kSavedGame);
    answerFileDialog(file);
    answerBox(QMessageBox::Cancel);
    driver.choose("open");
    EXPECT_EQ(driver.news(), "Vermilion played b1-b4.");
    answerFileDialog(file);
    answerBox(QMessageBox::Discard);
    driver.choose("open");
    EXPECT_EQ(driver.news(), "Vermilion played a1-b2xd4.");
}

TEST_F(Files, NothingIsAskedWhenNothingCanBeLost) {
    Driver driver("pivit", {{"board", "6"}});
    const QString file = write(QStringLiteral("game.clockwise"), kSavedGame);
    answerFileDialog(file);
    driver.choose("open"); // no turn was made
    answerFileDialog(file);
    driver.choose("open"); // it is saved
    driver.play("g7-g6xc3");
    driver.choose("undo"); // as in the file again
    EXPECT_FALSE(driver.window().isWindowModified());
    quit(driver);
    EXPECT_FALSE(driver.window().isVisible());
}

TEST_F(Files, TheModifiedMarkFollowsEveryChange) {
    Driver driver("pivit", {{"board", "6"}});
    EXPECT_FALSE(driver.window().isWindowModified());
    driver.play("b1-b4");
    EXPECT_TRUE(driver.window().isWindowModified());
    ASSERT_TRUE(driver.window().document().save(path(QStringLiteral("a.clockwise"))));
    EXPECT_FALSE(driver.window().isWindowModified());
    driver.choose("agree");
    EXPECT_TRUE(driver.window().isWindowModified());
    driver.choose("undo");
    EXPECT_FALSE(driver.window().isWindowModified());
    driver.choose("undo");
    EXPECT_TRUE(driver.window().isWindowModified()) << "the file has a turn more";
    driver.choose("redo");
    EXPECT_FALSE(driver.window().isWindowModified());
}

} // namespace
} // namespace clockwise::app
