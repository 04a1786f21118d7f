// SPDX-License-Identifier: MIT
// Games that go out and come in by the Game menu.
#include "app/settings.h"
#include "app/share/export_kind.h"
#include "app/widgets/notice_bar.h"
#include "app/words.h"
#include "kinds.h"
#include "window_test.h"

#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTextBrowser>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class Share : public WindowTest {
  protected:
    // Answers the question how to export; a size of 0 is not asked for.
    void answerOptions(int size, bool yes = true) {
        m_modals.answer<QDialog>([size, yes](QDialog& dialog) {
            auto* field = dialog.findChild<QSpinBox*>(QStringLiteral("size"));
            ASSERT_NE(field, nullptr);
            EXPECT_EQ(field->isVisible(), size != 0);
            if (size != 0) field->setValue(size);
            if (yes)
                dialog.findChild<QPushButton*>(QStringLiteral("export_now"))->click();
            else
                dialog.reject();
        });
    }
    void startExport(Driver& driver, const QString& typed, int size) {
        answerFileDialog(typed);
        answerOptions(size);
        driver.choose("export");
    }
    static bool waitForTheEnd(Driver& driver) {
        return QTest::qWaitFor([&driver] { return driver.isOffered("export"); }, 60'000);
    }
    static QString clipboard() { return QGuiApplication::clipboard()->text(); }
    static void setClipboard(const QString& text) { QGuiApplication::clipboard()->setText(text); }
    QStringList files() const {
        return QDir(path(QString())).entryList(QDir::Files | QDir::Hidden | QDir::System);
    }
};

GameRecord wholePivit() {
    return played({"pivit", "pivit", {{"players", "2"}}});
}

const QString kRightText = QStringLiteral("[Format \"Clockwise 1\"]\n[Game \"pivit\"]\n"
                                          "[Players \"2\"]\n[Board \"6\"]\n[Result \"*\"]\n"
                                          "[Termination \"unfinished\"]\n\n1. b1-b4 *\n");

TEST_F(Share, AnExportThatIsDoneIsToldAndItsFolderCanBeSeen) {
    Driver driver("pivit", {{"board", "6"}});
    auto& notice = driver.child<NoticeBar>("exported");
    EXPECT_FALSE(notice.isVisible());
    startExport(driver, path(QStringLiteral("game.png")), 320);
    ASSERT_TRUE(waitForTheEnd(driver));
    EXPECT_TRUE(notice.isVisible());
    EXPECT_EQ(notice.findChild<QLabel*>(QStringLiteral("notice"))->text(),
              QStringLiteral("The game is exported as game.png."));
    // In the place of the file manager, something that says where it is sent.
    QTextBrowser manager;
    QUrl seen;
    QObject::connect(&manager, &QTextBrowser::anchorClicked,
                     [&seen](const QUrl& url) { seen = url; });
    QDesktopServices::setUrlHandler(QStringLiteral("file"), &manager, "anchorClicked");
    driver.child<QPushButton>("notice_folder").click();
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    EXPECT_EQ(QDir(seen.toLocalFile()), QDir(path(QString())));
    driver.child<QPushButton>("notice_close").click();
    EXPECT_FALSE(notice.isVisible());
}

TEST_F(Share, APastedTextThatIsBrokenCannotBePasted) {
    Driver driver("pivit", {});
    setClipboard(QString(kRightText)
                     .replace(QStringLiteral("1. b1-b4"), QStringLiteral("1. b1-b4 2. c1-c9")));
    std::string title;
    m_modals.answer<QMessageBox>([&title](QMessageBox& box) {
        title = box.windowTitle().toStdString();
        box.reject();
    });
    driver.choose("paste_game");
    EXPECT_EQ(title, "The game cannot be pasted");
}

TEST_F(Share, APositionIsExportedAsItIsShown) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play({"b1-b4", "c1-c2"});
    startExport(driver, path(QStringLiteral("end.png")), 320);
    ASSERT_TRUE(waitForTheEnd(driver));
    driver.choose("first");
    startExport(driver, path(QStringLiteral("start.png")), 320);
    ASSERT_TRUE(waitForTheEnd(driver));
    const QImage start(path(QStringLiteral("start.png")));
    EXPECT_EQ(start.size(), QSize(320, 320));
    EXPECT_NE(start, QImage(path(QStringLiteral("end.png"))));
}

TEST_F(Share, APictureMayHaveAnotherLookThanTheWindow) {
    Driver driver("quivive", {});
    int files = 0;
    const auto exported = [&](const char* look) {
        const QString file = path(QStringLiteral("%1.png").arg(++files));
        answerFileDialog(file);
        m_modals.answer<QDialog>([look](QDialog& dialog) {
            auto* looks = dialog.findChild<QComboBox*>(QStringLiteral("look"));
            ASSERT_NE(looks, nullptr);
            looks->setCurrentIndex(looks->findData(QString::fromLatin1(look)));
            dialog.findChild<QPushButton*>(QStringLiteral("export_now"))->click();
        });
        driver.choose("export");
        EXPECT_TRUE(waitForTheEnd(driver));
        return QImage(file);
    };
    const QImage asTheWindow = exported("");
    EXPECT_EQ(exported("light"), asTheWindow);
    EXPECT_NE(exported("contrast"), asTheWindow);
    EXPECT_EQ(settings::exportHabit().look, QStringLiteral("contrast"));
    driver.choose("look_contrast");
    EXPECT_EQ(exported(""), exported("contrast"));
    driver.choose("look_light");
    EXPECT_EQ(exported("light"), asTheWindow);
    driver.choose("look_system");
}

TEST_F(Share, TheExtensionThatIsTypedSaysWhatIsMade) {
    Driver driver("sputnik", {});
    startExport(driver, path(QStringLiteral("board.svg")), 0);
    ASSERT_TRUE(waitForTheEnd(driver));
    EXPECT_THAT(contentOf(path(QStringLiteral("board.svg"))).toStdString(), HasSubstr("<svg"));
}

TEST_F(Share, AMissingExtensionIsAddedAndTheKindAndFolderAreRemembered) {
    Driver driver("pivit", {});
    settings::ExportHabit habit = settings::exportHabit();
    habit.kind = idOf(ExportKind::ScoreSheet);
    settings::rememberExportHabit(habit);
    QDir(path(QString())).mkdir(QStringLiteral("sheets"));
    answerFileDialog(path(QStringLiteral("sheets/Ana vs. Bruno")));
    driver.choose("export");
    ASSERT_TRUE(waitForTheEnd(driver));
    const QByteArray sheet = contentOf(path(QStringLiteral("sheets/Ana vs. Bruno.pdf")));
    EXPECT_THAT(sheet.toStdString(), StartsWith("%PDF"));
    EXPECT_GT(sheet.count("/Font"), 0) << "a sheet, not a board";
    habit = settings::exportHabit();
    EXPECT_EQ(habit.kind, QStringLiteral("sheet"));
    EXPECT_EQ(habit.folder, QFileInfo(path(QStringLiteral("sheets"))).absoluteFilePath());
}

TEST_F(Share, TheKindThatIsChosenInTheDialogIsMadeUnderTheProposedName) {
    Driver driver("quivive", {});
    m_modals.answer<QFileDialog>([](QFileDialog& dialog) {
        EXPECT_EQ(dialog.nameFilters().size(), qsizetype(kExportKinds.size()));
        dialog.selectNameFilter(dialog.nameFilters().at(3));
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
    });
    answerOptions(64);
    driver.choose("export");
    ASSERT_TRUE(waitForTheEnd(driver));
    EXPECT_EQ(files(), QStringList{QStringLiteral("Quivive.gif")});
}

TEST_F(Share, AFileThatExistsIsReplacedOnlyWhenAskedTo) {
    Driver driver("quivive", {});
    const QString old = write(QStringLiteral("old.png"), "precious");
    answerFileDialog(path(QStringLiteral("old")));
    answerBox(QMessageBox::Cancel);
    driver.choose("export");
    EXPECT_EQ(contentOf(old), "precious");
    EXPECT_TRUE(driver.isOffered("export"));
}

TEST_F(Share, AnExportCanBeThoughtBetterOf) {
    Driver driver("pivit", {});
    m_modals.answer<QFileDialog>([](QFileDialog& dialog) { dialog.reject(); });
    driver.choose("export");
    answerFileDialog(path(QStringLiteral("x.png")));
    answerOptions(200, false);
    driver.choose("export");
    EXPECT_TRUE(driver.isOffered("export"));
    EXPECT_TRUE(files().isEmpty());
}

TEST_F(Share, WhileAGameIsExportedTheTableGoesOn) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play({"b1-b4", "c1-c2"});
    startExport(driver, path(QStringLiteral("game.gif")), 300);
    EXPECT_FALSE(driver.isOffered("export")) << "one at a time";
    EXPECT_FALSE(driver.isOffered("print"));
    driver.choose("undo");
    driver.choose("undo");
    driver.play("b1-b2");
    ASSERT_TRUE(waitForTheEnd(driver));
    EXPECT_EQ(QImageReader(path(QStringLiteral("game.gif"))).imageCount(), 3)
        << "the game as it was";
}

TEST_F(Share, CancelLeavesNoFileAndTheWindowAsItWas) {
    Driver driver(wholePivit());
    startExport(driver, path(QStringLiteral("game.apng")), 800);
    auto& progress = driver.child<QProgressDialog>("progress");
    ASSERT_TRUE(QTest::qWaitFor([&] { return progress.value() > 1; }));
    EXPECT_GT(progress.maximum(), 20);
    ASSERT_TRUE(QTest::qWaitFor([&] { return progress.isVisible(); }));
    EXPECT_FALSE(progress.isModal());
    QTest::mouseClick(progress.findChild<QPushButton*>(), Qt::LeftButton);
    EXPECT_TRUE(driver.isOffered("export"));
    EXPECT_TRUE(files().isEmpty());
    driver.choose("first");
    expectInStep(driver);
}

TEST_F(Share, AWindowThatIsClosedTakesItsExportWithIt) {
    {
        Driver driver(wholePivit());
        startExport(driver, path(QStringLiteral("game.gif")), 400);
        EXPECT_FALSE(driver.isOffered("export"));
    }
    EXPECT_TRUE(files().isEmpty());
}

TEST_F(Share, ClosingAsksBeforeAnExportIsGivenUp) {
    Driver driver(wholePivit());
    ASSERT_TRUE(driver.window().document().save(path(QStringLiteral("game.clockwise"))));
    startExport(driver, path(QStringLiteral("game.apng")), 800);
    m_modals.answer<QMessageBox>([](QMessageBox& box) { box.defaultButton()->click(); });
    EXPECT_FALSE(driver.window().close());
    EXPECT_FALSE(driver.isOffered("export")) << "it goes on";
    m_modals.answer<QMessageBox>([](QMessageBox& box) {
        for (QAbstractButton* button : box.buttons())
            if (button != box.defaultButton()) button->click();
    });
    EXPECT_TRUE(driver.window().close());
}

TEST_F(Share, AnExportThatFailsSaysSo) {
    Driver driver(wholePivit());
    QDir folder(path(QStringLiteral("folder")));
    folder.mkpath(QStringLiteral("."));
    startExport(driver, folder.filePath(QStringLiteral("game.gif")), 64);
    ASSERT_TRUE(folder.removeRecursively());
    std::string told;
    answerBox(QMessageBox::Ok, &told);
    ASSERT_TRUE(QTest::qWaitFor([this] { return m_modals.allAnswered(); }, 60'000));
    EXPECT_THAT(told, HasSubstr("game.gif could not be written: "));
    ASSERT_TRUE(waitForTheEnd(driver));
}

TEST_F(Share, TurnsThatAreCopiedAndPastedAreTheSameGame) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play({"b1-b4", "c1-c2"});
    driver.choose("back");
    driver.play("f5-e5");
    driver.key(Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(toUtf8(clipboard()), driver.session().text());
    Driver other("sputnik", {});
    other.key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(other.session().text(), driver.session().text());
    EXPECT_TRUE(other.window().isWindowModified()) << "no file holds it";
    EXPECT_EQ(other.window().document().path(), QString());
    expectInStep(other);
}

TEST_F(Share, PastingAsksBeforeAnUnsavedGameIsLost) {
    Driver driver("pivit", {});
    driver.play("b1-b4");
    const std::string before = driver.session().text();
    setClipboard(kRightText);
    answerBox(QMessageBox::Cancel);
    driver.choose("paste_game");
    EXPECT_EQ(driver.session().text(), before);
    answerBox(QMessageBox::Discard);
    driver.choose("paste_game");
    EXPECT_EQ(toUtf8(kRightText), driver.session().text());
}

TEST_F(Share, PastingRubbishSaysWhereTheFaultIsAndKeepsTheGame) {
    Driver driver("pivit", {});
    driver.play("b1-b4");
    const std::string before = driver.session().text();
    for (const auto& [text, why] :
         {std::pair("1. b1-b4", "The pasted text, line 1, column 1: "),
          std::pair("[Format \"Clockwise 1\"]\n[Game \"go\"]\n", "There is no game \"go\""),
          std::pair(" \n", "There is no text to paste.")}) {
        setClipboard(QString::fromUtf8(text));
        std::string told;
        answerBox(QMessageBox::Ok, &told);
        driver.choose("paste_game");
        EXPECT_THAT(told, HasSubstr(why));
        EXPECT_EQ(driver.session().text(), before);
    }
    expectInStep(driver);
}

TEST_F(Share, OfAFaultyTextTheTurnsBeforeTheFaultCanBePasted) {
    Driver driver("sputnik", {});
    setClipboard(
        QString(kRightText).replace(QStringLiteral("b4 *"), QStringLiteral("b4 2. b1-b2 *")));
    const auto answer = [this](const char* button) {
        m_modals.answer<QMessageBox>([button](QMessageBox& box) {
            EXPECT_THAT(box.text().toStdString(), StartsWith("The pasted text, line 8, column "));
            if (button != nullptr)
                box.findChild<QPushButton*>(QString::fromLatin1(button))->click();
            else
                box.button(QMessageBox::Close)->click();
        });
    };
    answer(nullptr);
    driver.choose("paste_game");
    EXPECT_EQ(driver.session().record().game().id(), "sputnik");
    answer("open_part");
    driver.choose("paste_game");
    EXPECT_EQ(toUtf8(kRightText), driver.session().text());
}

TEST_F(Share, OddThingsInAPastedTextAreTold) {
    Driver driver("sputnik", {});
    setClipboard(QString(kRightText).replace(QStringLiteral("1. b1"), QStringLiteral("7. b1")));
    std::string told;
    answerBox(QMessageBox::Ok, &told);
    driver.choose("paste_game");
    EXPECT_THAT(told, HasSubstr("The pasted text, line 8"));
    EXPECT_EQ(toUtf8(kRightText), driver.session().text());
}

TEST_F(Share, WhereTextIsWrittenCopyingAndPastingAreTheFields) {
    Driver driver("pivit", {});
    auto* field = new QLineEdit(&driver.window());
    field->show();
    field->setFocus();
    setClipboard(QStringLiteral("a name"));
    QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(field->text(), QStringLiteral("a name"));
    field->setText(QStringLiteral("another"));
    field->selectAll();
    QTest::keyClick(field, Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(clipboard(), QStringLiteral("another"));
}

TEST_F(Share, APositionIsCopiedWithWhoIsToMove) {
    Driver driver("pivit", {{"board", "6"}});
    driver.session().edit([](GameRecord& record) { record.seat(Seat(2)).name = "Bruno"; });
    driver.play("b1-b4");
    driver.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(toUtf8(clipboard()), "Pivit · 6×6 · 2 players\n"
                                   "Bruno (seat 2) is to move after turn 1.\n\n" +
                                       driver.state().text());
    driver.choose("agree");
    driver.choose("copy_position");
    EXPECT_THAT(toUtf8(clipboard()), HasSubstr("A draw — agreed."));
}

TEST_F(Share, APictureIsCopied) {
    Driver driver("quivive", {});
    driver.choose("copy_picture");
    EXPECT_EQ(QGuiApplication::clipboard()->image().width(), kUsualPicture);
}

} // namespace
} // namespace clockwise::app
