// SPDX-License-Identifier: MIT
// Files dropped on a window, several windows, and leaving them all.
#include "app/windows.h"
#include "window_test.h"

#include <QDropEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QTest>
#include <QUrl>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::StartsWith;

const QByteArray kPivit = "[Format \"Clockwise 1\"]\n[Game \"pivit\"]\n[Players \"2\"]\n"
                          "[Board \"6\"]\n[Result \"*\"]\n[Termination \"unfinished\"]\n\n"
                          "1. b1-b4 *\n";

class Windows : public WindowTest {
  protected:
    ~Windows() override {
        for (MainWindow* window : all())
            if (window->testAttribute(Qt::WA_DeleteOnClose)) delete window;
    }
    static QList<MainWindow*> all() {
        QList<MainWindow*> windows;
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* window = qobject_cast<MainWindow*>(widget); window && window->isVisible())
                windows << window;
        return windows;
    }
    static std::vector<std::string> names() {
        std::vector<std::string> names;
        for (const MainWindow* window : all())
            names.push_back(window->windowTitle().section(QLatin1Char('['), 0, 0).toStdString());
        std::ranges::sort(names);
        return names;
    }
    static QMimeData* files(const QStringList& paths) {
        auto* data = new QMimeData;
        QList<QUrl> urls;
        for (const QString& path : paths) urls << QUrl::fromLocalFile(path);
        data->setUrls(urls);
        return data;
    }
    // Whether the widget's window takes what is dropped in the middle of the widget. The events go
    // the way they come from the desktop: to the widget first, then up.
    static bool drop(QWidget& widget, QMimeData* data) {
        const std::unique_ptr<QMimeData> owned(data);
        const QPoint at = widget.rect().center();
        QDragEnterEvent enter(at, Qt::CopyAction, data, Qt::LeftButton, {});
        QApplication::sendEvent(&widget, &enter);
        if (!enter.isAccepted()) return false;
        QDragMoveEvent move(at, Qt::CopyAction, data, Qt::LeftButton, {});
        QApplication::sendEvent(&widget, &move);
        if (!move.isAccepted()) {
            QDragLeaveEvent leave;
            QApplication::sendEvent(&widget, &leave);
            return false;
        }
        QDropEvent event(at, Qt::CopyAction, data, Qt::LeftButton, {});
        QApplication::sendEvent(&widget, &event);
        QCoreApplication::processEvents();
        return event.isAccepted();
    }
};

TEST_F(Windows, AFileDroppedAnywhereOpensThere) {
    Driver driver("sputnik", {});
    int number = 0;
    for (QWidget* target :
         {static_cast<QWidget*>(driver.board().viewport()), driver.window().centralWidget(),
          static_cast<QWidget*>(&driver.window())}) {
        const QString file = write(QStringLiteral("%1.clockwise").arg(++number), kPivit);
        EXPECT_TRUE(drop(*target, files({file}))) << target->metaObject()->className();
        EXPECT_EQ(driver.window().document().path(), file);
        expectInStep(driver);
    }
    EXPECT_EQ(all().size(), 1);
}

TEST_F(Windows, ADropAsksBeforeAnUnsavedGameIsLost) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    const QString file = write(QStringLiteral("a.clockwise"), kPivit);
    answerBox(QMessageBox::Cancel);
    EXPECT_TRUE(drop(driver.board(), files({file})));
    EXPECT_EQ(driver.window().document().path(), QString());
    answerBox(QMessageBox::Discard);
    EXPECT_TRUE(drop(driver.board(), files({file})));
    EXPECT_EQ(driver.window().document().path(), file);
}

TEST_F(Windows, OfSeveralFilesEachGetsAWindow) {
    Driver driver("sputnik", {});
    QStringList paths;
    for (const char* name : {"a.clockwise", "b.clockwise", "c.clockwise"})
        paths << write(QString::fromLatin1(name), kPivit);
    EXPECT_TRUE(drop(driver.board(), files(paths)));
    EXPECT_EQ(driver.window().document().path(), paths.constFirst());
    EXPECT_THAT(names(), testing::ElementsAre("a.clockwise", "b.clockwise", "c.clockwise"));
}

TEST_F(Windows, AFileThatIsNamedTwiceIsOpenedOnce) {
    Driver driver("sputnik", {});
    const QString file = write(QStringLiteral("one.clockwise"), kPivit);
    const QString link = path(QStringLiteral("link.clockwise"));
    ASSERT_TRUE(QFile::link(file, link));
    driver.window().openFiles({file, file, link});
    EXPECT_EQ(all().size(), 1);
}

TEST_F(Windows, TheFirstOfAllLiesOnTheScreen) {
    const QSize screen = openWindow().screen()->availableSize();
    EXPECT_LE(all().constFirst()->width(), screen.width());
    EXPECT_LT(all().constFirst()->height(), screen.height());
}

TEST_F(Windows, AWindowForAFileThatDoesNotOpenDoesNotStay) {
    Driver driver("sputnik", {});
    const QString good = write(QStringLiteral("good.clockwise"), kPivit);
    const QString bad = write(QStringLiteral("bad.clockwise"), "nonsense");
    std::string told;
    answerBox(QMessageBox::Ok, &told);
    EXPECT_TRUE(drop(driver.board(), files({good, bad})));
    EXPECT_THAT(told, StartsWith(bad.toStdString()));
    EXPECT_THAT(names(), testing::ElementsAre("good.clockwise"));
}

TEST_F(Windows, WhatIsNoFileIsNotTaken) {
    Driver driver("sputnik", {});
    auto* text = new QMimeData;
    text->setText(QStringLiteral("1. b1-b4"));
    EXPECT_FALSE(drop(driver.board(), text));
    auto* page = new QMimeData;
    page->setUrls({QUrl(QStringLiteral("https://example.org/game.clockwise"))});
    EXPECT_FALSE(drop(driver.board(), page));
    EXPECT_EQ(driver.window().document().path(), QString());
}

TEST_F(Windows, TheTextOfAGameIsTaken) {
    Driver driver("sputnik", {});
    auto* text = new QMimeData;
    text->setText(QString::fromUtf8(kPivit));
    EXPECT_TRUE(drop(driver.board(), text));
    EXPECT_EQ(driver.session().record().game().id(), "pivit");
    EXPECT_EQ(driver.window().document().path(), QString());
    expectInStep(driver);
}

TEST_F(Windows, AFileDroppedOnATextFieldIsNotOpened) {
    Driver driver("sputnik", {});
    auto* field = new QLineEdit(&driver.window());
    field->setGeometry(100, 100, 200, 40);
    field->show();
    const QString file = write(QStringLiteral("a.clockwise"), kPivit);
    drop(*field, files({file}));
    EXPECT_EQ(driver.window().document().path(), QString());
    EXPECT_TRUE(drop(driver.window(), files({file}))) << "beside it, it is";
    EXPECT_EQ(driver.window().document().path(), file);
}

TEST_F(Windows, ANewOneHasAGameOfItsOwnAndLivesUntilItIsClosed) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    driver.window().setGeometry(20, 20, 640, 480);
    driver.choose("new_window");
    ASSERT_EQ(all().size(), 2);
    QPointer<MainWindow> other = all()[0] == &driver.window() ? all()[1] : all()[0];
    EXPECT_EQ(other->document().session().last(), 0U);
    EXPECT_NE(other->pos(), driver.window().pos()) << "one would hide the other";
    ASSERT_TRUE(QTest::qWaitForWindowActive(other));
    QTest::keyClick(other, Qt::Key_W, Qt::ControlModifier);
    EXPECT_TRUE(QTest::qWaitFor([&] { return other == nullptr; }));
    EXPECT_TRUE(driver.window().isVisible());
    EXPECT_EQ(driver.place(), "1 / 1");
}

TEST_F(Windows, WhatIsChosenInTheViewMenuHoldsForAllOfThem) {
    Driver one("pivit", {});
    Driver two("pivit", {});
    one.choose("animation_slow");
    EXPECT_TRUE(two.child<QAction>("animation_slow").isChecked());
    EXPECT_EQ(two.board().speed(), BoardView::Speed::Slow);
    two.choose("coordinates");
    EXPECT_FALSE(one.child<QAction>("coordinates").isChecked());
    EXPECT_FALSE(one.board().hasLabels());
    two.play("b1-b4");
    EXPECT_FALSE(two.board().marks().empty());
    const auto isLast = [](const BoardMark& mark) { return isPast(mark.kind); };
    EXPECT_TRUE(std::ranges::any_of(two.board().marks(), isLast));
    one.choose("last_turns");
    EXPECT_FALSE(two.child<QAction>("last_turns").isChecked());
    EXPECT_FALSE(std::ranges::any_of(two.board().marks(), isLast));
}

TEST_F(Windows, QuitClosesAllOfThem) {
    Driver driver("pivit", {{"board", "6"}});
    openWindow();
    openInNewWindow(write(QStringLiteral("a.clockwise"), kPivit));
    ASSERT_EQ(all().size(), 3);
    driver.key(Qt::Key_Q, Qt::ControlModifier);
    EXPECT_TRUE(all().isEmpty());
}

TEST_F(Windows, QuitAsksForEachGameNotSavedAndClosesNoneWhenOneShallStay) {
    Driver driver("pivit", {{"board", "6"}});
    driver.play("b1-b4");
    for (int i = 0; i < 2; ++i) {
        MainWindow& other = openWindow();
        const std::string turn = other.document().session().standing().state->turns()[0].text;
        ASSERT_TRUE(other.document().session().submit(turn));
    }
    openWindow(); // nothing to lose there
    answerBox(QMessageBox::Discard);
    answerBox(QMessageBox::Discard);
    answerBox(QMessageBox::Cancel);
    driver.key(Qt::Key_Q, Qt::ControlModifier);
    EXPECT_EQ(all().size(), 4) << "the games let go are there until all may go";
    for (int i = 0; i < 3; ++i) answerBox(QMessageBox::Discard);
    driver.key(Qt::Key_Q, Qt::ControlModifier);
    EXPECT_TRUE(all().isEmpty());
}

} // namespace
} // namespace clockwise::app
