// SPDX-License-Identifier: MIT
// The language is changed while everything is open.
#include "app/help/live_board.h"
#include "app/help/rules_window.h"
#include "app/language.h"
#include "app/set_up/new_game_dialog.h"
#include "app/settings.h"
#include "app/start_page.h"
#include "seen_text.h"
#include "window_test.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::HasSubstr;

const QStringList kTranslated{QStringLiteral("es"), QStringLiteral("fr")};

void speak(const QString& language) {
    Language::ofProgram().choose(language);
    QApplication::sendPostedEvents();
}

class LanguageTest : public WindowTest {
  protected:
    ~LanguageTest() override { speak(QStringLiteral("en")); }
};

TEST_F(LanguageTest, IsTheOneThatIsChosenInTheMenu) {
    Driver driver("pivit", {});
    driver.choose("language_es");
    EXPECT_EQ(settings::language(), QStringLiteral("es"));
    EXPECT_EQ(driver.hint(), "Bermellón: elige una pieza para mover");
    driver.choose("language_fr");
    EXPECT_EQ(driver.hint(), "Vermillon\u00a0: choisissez une pièce à déplacer");
    driver.choose("language_system");
    EXPECT_EQ(settings::language(), QStringLiteral("system"));
    EXPECT_EQ(driver.hint(), "Vermilion: choose a piece to move");
}

TEST_F(LanguageTest, IsTheSameInAllWindows) {
    Driver one("pivit", {});
    Driver other("quivive", {});
    one.choose("language_fr");
    EXPECT_THAT(other.hint(), HasSubstr("posez un disque"));
    EXPECT_TRUE(other.child<QAction>("undo").text().startsWith(QStringLiteral("&Annuler")));
    auto& choice = other.child<QAction>("language_fr");
    emit qobject_cast<QMenu*>(choice.parent())->aboutToShow();
    EXPECT_TRUE(choice.isChecked());
}

TEST_F(LanguageTest, LeavesAHalfMadeTurnAlone) {
    Driver driver("sputnik", {});
    const Outline& outline = *driver.picker().scene().outline;
    const auto nameOf = [&outline](Cell cell) { return outline[cell].name; };
    const Turn turn = driver.state().turns().front();
    driver.click(nameOf(*turn.picks[0].cell));
    driver.click(nameOf(*turn.picks[1].cell));
    ASSERT_TRUE(driver.picker().hasArrived());
    const QImage board = driver.boardAtRest();
    const auto revision = driver.session().revision();
    speak(QStringLiteral("es"));
    EXPECT_TRUE(driver.picker().hasArrived());
    EXPECT_EQ(driver.session().revision(), revision);
    EXPECT_EQ(driver.boardAtRest(), board);
    EXPECT_THAT(driver.hint(), HasSubstr("retira una galaxia"));
    driver.click(nameOf(*turn.picks[2].cell));
    EXPECT_EQ(driver.session().shown(), 1U);
}

TEST_F(LanguageTest, SaysAgainWhyATurnIsRefused) {
    Driver driver("pivit", {});
    driver.click("b1");
    driver.click("c3");
    const std::string english = driver.hint();
    speak(QStringLiteral("es"));
    EXPECT_NE(driver.hint(), english);
    EXPECT_THAT(driver.hint(), HasSubstr("Las flechas de la pieza de b1"));
}

TEST_F(LanguageTest, LeavesWritingFocusAndPlaceAlone) {
    Driver driver("pivit", {});
    for (std::size_t i = 0; i < 60; ++i) {
        const auto turns = driver.state().turns();
        ASSERT_TRUE(driver.session().submit(turns[i * 7 % turns.size()].text));
    }
    driver.key(Qt::Key_Home);
    driver.key(Qt::Key_Right);
    auto& comment = driver.child<QPlainTextEdit>("comment");
    comment.setFocus();
    QTest::keyClicks(&comment, QStringLiteral("half a thou"));
    auto& list = driver.child<QTableView>("turns");
    list.verticalScrollBar()->setValue(5);
    const int scrolled = list.verticalScrollBar()->value();
    ASSERT_GT(scrolled, 0);
    speak(QStringLiteral("fr"));
    EXPECT_EQ(list.verticalScrollBar()->value(), scrolled);
    EXPECT_TRUE(comment.hasFocus());
    EXPECT_EQ(comment.toPlainText(), QStringLiteral("half a thou"));
    EXPECT_EQ(comment.textCursor().position(), comment.toPlainText().size());
    QTest::keyClicks(&comment, QStringLiteral("ght"));
    driver.window().document().settle();
    EXPECT_EQ(driver.session().record().node(driver.session().at()).comments,
              std::vector<std::string>{"half a thought"});
    EXPECT_EQ(driver.session().shown(), 1U);
}

// What is kept are ids: a game and the settings do not tell who spoke which language.
TEST_F(LanguageTest, LeavesNoTraceInFilesAndSettings) {
    const auto leftBy = [this](const QString& language) {
        QSettings().clear();
        settings::rememberFolder(path(QString()));
        settings::rememberAnimationSpeed(QStringLiteral("off"));
        speak(language);
        Driver driver("quivive", {});
        for (int i = 0; i < 14; ++i) driver.play(driver.state().turns().front().text);
        driver.key(Qt::Key_Left);
        driver.play(driver.state().turns().back().text);
        driver.child<QPlainTextEdit>("comment").setPlainText(QStringLiteral("¿?"));
        driver.choose("resign");
        for (const char* choice : {"look_dark", "animation_fast", "sound_quiet", "turn_board",
                                   "coordinates", "last_turns", "turn_time_500"})
            driver.choose(choice);
        m_modals.answer<NewGameDialog>([](NewGameDialog& dialog) { dialog.accept(); });
        answerBox(QMessageBox::Save);
        answerFileDialog(path(QStringLiteral("game.clockwise")));
        driver.choose("new_sputnik");
        EXPECT_TRUE(m_modals.allAnswered());
        driver.choose("look_system");
        QSettings().sync();
        const QByteArray left =
            contentOf(path(QStringLiteral("game.clockwise"))) + contentOf(QSettings().fileName());
        QFile::remove(path(QStringLiteral("game.clockwise")));
        return left;
    };
    const QByteArray english = leftBy(QStringLiteral("en"));
    EXPECT_TRUE(english.contains("[Game \"quivive\"]"));
    EXPECT_TRUE(english.contains("turn=1"));
    for (const QString& language : kTranslated)
        EXPECT_EQ(leftBy(language).toStdString(), english.toStdString());
}

} // namespace
} // namespace clockwise::app
