// SPDX-License-Identifier: MIT
// Files that are no game being played: broken ones with a legal part, finished and foreign ones.
#include "window_test.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

const QByteArray kHead = "[Format \"Clockwise 1\"]\n[Game \"pivit\"]\n[Players \"2\"]\n"
                         "[Board \"6\"]\n";
const QByteArray kCanonical = kHead + "[Result \"*\"]\n[Termination \"unfinished\"]\n\n"
                                      "1. b1-b4 2. c1-c2 *\n";

class ForeignFiles : public WindowTest {
  protected:
    static std::string fileOf(Driver& driver) {
        return driver.window().document().path().toStdString();
    }
    static void save(Driver& driver) { driver.key(Qt::Key_S, Qt::ControlModifier); }
    // Opens what stands before the fault; what the button said.
    std::string openPart(Driver& driver, const QString& file) {
        std::string offer;
        m_modals.answer<QMessageBox>([&offer](QMessageBox& box) {
            auto* button = box.findChild<QPushButton*>(QStringLiteral("open_part"));
            ASSERT_NE(button, nullptr) << box.text().toStdString();
            offer = button->text().toStdString();
            button->click();
        });
        EXPECT_TRUE(driver.window().openFile(file));
        expectInStep(driver);
        return offer;
    }
    // Saves with Ctrl+S, which has to ask for a name; the name proposed.
    std::string saveUnder(Driver& driver, const QString& file) {
        std::string proposed;
        m_modals.answer<QFileDialog>([&proposed, file](QFileDialog& dialog) {
            auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            proposed = name->text().toStdString();
            typeInto(dialog, file);
        });
        save(driver);
        return proposed;
    }
    static bool isReplay(Driver& driver) {
        EXPECT_EQ(driver.title().find("(replay)") != std::string::npos,
                  driver.window().document().isReplay());
        return driver.window().document().isReplay();
    }
};

TEST_F(ForeignFiles, OfABrokenFileTheLegalTurnsAreOffered) {
    Driver driver("sputnik", {});
    const QByteArray broken = kHead + "[Seat1 \"Ana\"]\n\n1. b1-b4 2. c1-c2 3. d1-d2 4. a1-a1 *\n";
    const QString file = write(QStringLiteral("broken.clockwise"), broken);
    EXPECT_EQ(openPart(driver, file), "&Open the first 3 turns");
    EXPECT_EQ(driver.place(), "3 / 3");
    EXPECT_EQ(driver.news(), "Ana played d1-d2.");
    EXPECT_THAT(driver.title(), StartsWith("Pivit"));
    EXPECT_FALSE(isReplay(driver));
    EXPECT_EQ(fileOf(driver), "") << "it belongs to no file";
    EXPECT_TRUE(driver.window().isWindowModified()) << "it is in no file either";
    driver.play("a3-b3");

    const QString rescued = path(QStringLiteral("rescued.clockwise"));
    saveUnder(driver, rescued);
    EXPECT_THAT(contentOf(rescued).toStdString(),
                HasSubstr("1. b1-b4 2. c1-c2 3. d1-d2 4. a3-b3 *"));
    EXPECT_EQ(contentOf(file), broken);
}

TEST_F(ForeignFiles, TheLegalPartIsNotLostUnasked) {
    Driver driver("sputnik", {});
    const QString file = write(QStringLiteral("broken"), kHead + "\n1. b1-b4 2. c1-c5 *\n");
    EXPECT_EQ(openPart(driver, file), "&Open the first turn");
    std::string told;
    answerBox(QMessageBox::Cancel, &told);
    driver.key(Qt::Key_Q, Qt::ControlModifier);
    EXPECT_TRUE(driver.window().isVisible());
    EXPECT_EQ(told, "This game is not saved in a file yet.");
}

TEST_F(ForeignFiles, WhatIsLegalOfAVariationComesAlong) {
    Driver driver("sputnik", {});
    const QString file =
        write(QStringLiteral("broken"), kHead + "\n1. b1-b4 2. c1-c2 (2. a3-b3 3. x) 3. d1-d2 *\n");
    EXPECT_EQ(openPart(driver, file), "&Open the first 2 turns");
    EXPECT_EQ(driver.place(), "2 / 2");
    const GameRecord& record = driver.session().record();
    EXPECT_EQ(record.node(driver.session().line()[1]).children.size(), 2U);
}

TEST_F(ForeignFiles, NothingIsOfferedWhereNoTurnIsLegal) {
    Driver driver("sputnik", {});
    for (const QByteArray& content : {kHead + "\n1. a1-a1 *\n", QByteArray("nonsense")}) {
        m_modals.answer<QMessageBox>([](QMessageBox& box) {
            EXPECT_EQ(box.findChild<QPushButton*>(QStringLiteral("open_part")), nullptr);
            box.button(QMessageBox::Ok)->click();
        });
        EXPECT_FALSE(driver.window().openFile(write(QStringLiteral("broken"), content)));
    }
}

TEST_F(ForeignFiles, AGameThatGoesOnIsPlayedInItsOwnFile) {
    Driver driver("sputnik", {});
    const QString file = write(QStringLiteral("game.clockwise"), kCanonical);
    ASSERT_TRUE(driver.window().openFile(file));
    EXPECT_FALSE(isReplay(driver));
    driver.play("d1-d2");
    save(driver);
    EXPECT_THAT(contentOf(file).toStdString(), HasSubstr("3. d1-d2 *"));
}

TEST_F(ForeignFiles, AGameThatIsOverOpensAsAReplay) {
    Driver driver("sputnik", {});
    const QByteArray content = kHead + "[Result \"2\"]\n[Termination \"last-player\"]\n\n"
                                       "1. b1-b4 2. c1-c2 3. resign 2\n";
    const QString file = write(QStringLiteral("over.clockwise"), content);
    ASSERT_TRUE(driver.window().openFile(file));
    EXPECT_TRUE(isReplay(driver));
    EXPECT_THAT(driver.title(), StartsWith("over.clockwise (replay)[*]"));
    EXPECT_FALSE(driver.window().isWindowModified());
    driver.choose("undo");
    driver.play("d1-d2");
    EXPECT_TRUE(isReplay(driver)) << "the file is still the record of another game";

    const QString mine = path(QStringLiteral("mine.clockwise"));
    EXPECT_EQ(saveUnder(driver, mine), "over 2.clockwise") << "a name that no file has";
    EXPECT_EQ(contentOf(file), content);
    EXPECT_FALSE(isReplay(driver));
    EXPECT_THAT(driver.title(), StartsWith("mine.clockwise[*]"));
    driver.play("a3-b3");
    save(driver); // asks no more
    EXPECT_THAT(contentOf(mine).toStdString(), HasSubstr("4. a3-b3 *"));
}

TEST_F(ForeignFiles, AGameThatIsOverByAgreementOpensAsAReplay) {
    Driver driver("sputnik", {});
    ASSERT_TRUE(driver.window().openFile(sample(QStringLiteral("agreed.clockwise"))));
    EXPECT_TRUE(isReplay(driver));
}

TEST_F(ForeignFiles, WhatIsWrittenAnotherWayOpensAsAReplay) {
    Driver driver("sputnik", {});
    QByteArray windows = kCanonical;
    windows.replace("\n", "\r\n");
    QByteArray noNumbers = kCanonical;
    noNumbers.replace("1. b1-b4 2. c1-c2", "b1-b4 c1-c2");
    for (const QByteArray& content : {windows, noNumbers, "\xef\xbb\xbf" + kCanonical}) {
        const QString file = write(QStringLiteral("foreign.clockwise"), content);
        ASSERT_TRUE(driver.window().openFile(file));
        EXPECT_TRUE(isReplay(driver)) << content.toStdString();
        EXPECT_FALSE(driver.window().isWindowModified()) << "nobody has changed anything";
    }
    driver.window().document().begin(newGame("pivit", {}));
    EXPECT_FALSE(isReplay(driver)) << "a new game is nobody's record";
}

TEST_F(ForeignFiles, WhatHasOddThingsOpensAsAReplay) {
    Driver driver("sputnik", {});
    answerBox(QMessageBox::Ok);
    ASSERT_TRUE(driver.window().openFile(sample(QStringLiteral("contradiction.clockwise"))));
    EXPECT_TRUE(isReplay(driver));
}

TEST_F(ForeignFiles, ASaveOverTheReplaysOwnFileAsksFirst) {
    Driver driver("sputnik", {});
    const QString file = write(QStringLiteral("foreign.clockwise"), kHead + "\nb1-b4 *\n");
    ASSERT_TRUE(driver.window().openFile(file));
    m_modals.answer<QFileDialog>([&](QFileDialog& dialog) {
        m_modals.answer<QMessageBox>([](QMessageBox& box) {
            box.button(QMessageBox::Yes)->click(); // the dialog asks whether to replace it
        });
        typeInto(dialog, file);
    });
    save(driver);
    EXPECT_FALSE(isReplay(driver));
    EXPECT_THAT(contentOf(file).toStdString(), HasSubstr("1. b1-b4 *"));
}

TEST_F(ForeignFiles, AGameFinishedAtThisTableStaysInItsFile) {
    Driver driver("sputnik", {});
    const QString file = write(QStringLiteral("game.clockwise"), kCanonical);
    ASSERT_TRUE(driver.window().openFile(file));
    driver.choose("resign");
    save(driver);
    EXPECT_FALSE(isReplay(driver));
    EXPECT_THAT(contentOf(file).toStdString(), HasSubstr("3. resign 2"));
}

} // namespace
} // namespace clockwise::app
