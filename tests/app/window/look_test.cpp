// SPDX-License-Identifier: MIT
// View > Look: ours, the player's own, and what cannot be used.
#include "app/help/rules_window.h"
#include "app/look/look.h"
#include "app/set_up/new_game_dialog.h"
#include "app/settings.h"
#include "app/table/contrast.h"
#include "app/table/themes.h"
#include "app/widgets/picture_button.h"
#include "window_test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>
#include <QStyle>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using testing::HasSubstr;

class ChoiceOfLooks : public WindowTest {
  protected:
    ChoiceOfLooks() { qputenv("XDG_DATA_HOME", QFile::encodeName(m_data.path())); }
    ~ChoiceOfLooks() override {
        applyLook(QStringLiteral("system"));
        qunsetenv("XDG_DATA_HOME");
    }

    static void make(const QString& id, const QByteArray& description) {
        const QString folder = ownThemesFolder() + u'/' + id;
        QDir().mkpath(folder);
        QFile file(folder + QStringLiteral("/theme.json"));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(description);
    }
    static void makeGreen() {
        make(QStringLiteral("green"), R"({"format": 1, "name": "Grass & Sky",
             "window": {"window": "#C0FFC0"}, "board": {"groove": "#00FF00"}})");
    }
    // As when the menu is opened with the mouse.
    static void openLooks(Driver& driver) {
        auto* menu = qobject_cast<QMenu*>(driver.child<QAction>("look_system").parent());
        emit menu->aboutToShow();
    }
    static QColor ground(Driver& driver) {
        return driver.window().grab().toImage().pixelColor(3, driver.window().height() / 2);
    }

  private:
    QTemporaryDir m_data;
};

TEST_F(ChoiceOfLooks, AreOfferedWithThePlayersOwnAmongThem) {
    makeGreen();
    Driver driver("pivit", {});
    openLooks(driver);
    EXPECT_EQ(driver.child<QAction>("look_green").text(), QStringLiteral("Grass && Sky"));
    EXPECT_TRUE(driver.child<QAction>("look_system").isChecked());
    driver.choose("look_green");
    EXPECT_EQ(settings::look(), QStringLiteral("green"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return ground(driver) == QColor(0xC0, 0xFF, 0xC0); }))
        << qPrintable(ground(driver).name());
    openLooks(driver);
    EXPECT_TRUE(driver.child<QAction>("look_green").isChecked());
    EXPECT_FALSE(driver.child<QAction>("look_system").isChecked());
}

TEST_F(ChoiceOfLooks, AnotherIsSeenAtOnceInEveryWindow) {
    Driver driver("sputnik", {});
    Driver other("quivive", {});
    other.window().showStartPage();
    other.window().finishPictures();
    RulesWindow rules(driver.board(), nullptr);
    rules.showGame(*findGame("pivit"));
    rules.show();
    NewGameDialog dialog(*findGame("pivit"));
    dialog.show();
    const auto pictures = [&] {
        // With the frame that says where the keyboard is.
        dialog.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&dialog));
        dialog.findChild<QComboBox*>()->setFocus();
        QTest::qWait(1); // palettes go round by events
        other.window().finishPictures();
        QList<QImage> images{driver.board().grab().toImage(), other.window().grab().toImage(),
                             rules.grab().toImage(), dialog.grab().toImage()};
        for (const auto* board : dialog.findChildren<BoardView*>())
            images << const_cast<BoardView*>(board)->grab().toImage();
        return images;
    };
    driver.choose("look_light");
    const auto light = pictures();
    driver.choose("look_contrast");
    const auto contrast = pictures();
    ASSERT_EQ(light.size(), contrast.size());
    for (qsizetype i = 0; i < light.size(); ++i) EXPECT_NE(light[i], contrast[i]) << i;
    driver.choose("look_light");
    EXPECT_EQ(pictures(), light);
}

TEST_F(ChoiceOfLooks, ThePlayIsLeftAlone) {
    Driver driver("sputnik", {});
    driver.choose("animation_slow");
    const std::string turn = driver.state().turns().front().text;
    driver.play(turn);
    const auto marks = driver.board().marks().size();
    driver.choose("look_dark");
    driver.choose("look_contrast");
    EXPECT_EQ(driver.session().last(), 1U);
    EXPECT_EQ(driver.board().marks().size(), marks);
    expectLikeFresh(driver);
}

// How well the line round it is seen, at its middle from the left.
double contrastOf(QWidget& box) {
    box.ensurePolished();
    box.resize(box.sizeHint());
    const QImage picture = box.grab().toImage();
    const QColor ground = QApplication::palette().color(QPalette::Window);
    double most = 1;
    for (int x = 0; x < std::min(picture.width(), 20); ++x)
        most = std::max(most, contrast(picture.pixelColor(x, picture.height() / 2), ground));
    return most;
}

TEST_F(ChoiceOfLooks, StrongOutlinesComeAndGo) {
    Driver driver("pivit", {});
    QPushButton button(QStringLiteral("Play"));
    button.resize(button.sizeHint());
    driver.choose("look_light");
    const QImage usual = button.grab().toImage();
    driver.choose("look_contrast");
    EXPECT_NE(button.grab().toImage(), usual);
    EXPECT_GE(contrastOf(button), 7);
    EXPECT_EQ(QApplication::palette().color(QPalette::Window), QColor(Qt::black));
    EXPECT_EQ(QToolTip::palette().color(QPalette::ToolTipText), QColor(Qt::white));
    driver.choose("look_light");
    EXPECT_EQ(button.grab().toImage(), usual);
    driver.choose("look_system");
    EXPECT_EQ(Themes::ofProgram().inUse().id, QStringLiteral("light"));
}

TEST_F(ChoiceOfLooks, WhatCanBeTickedOrWrittenInIsSeenInEachOfThem) {
    for (const char* look : {"system", "light", "dark", "contrast"}) {
        ASSERT_FALSE(applyLook(QString::fromLatin1(look)));
        QCheckBox box;
        EXPECT_GE(contrastOf(box), 3) << look;
        QRadioButton button;
        EXPECT_GE(contrastOf(button), 3) << look;
        QLineEdit line;
        EXPECT_GE(contrastOf(line), 3) << look;
        QPlainTextEdit text;
        EXPECT_GE(contrastOf(text), 3) << look;
        QSpinBox number;
        number.setPrefix(QString(6, u' '));
        EXPECT_GE(contrastOf(number), 3) << look;
    }
    ASSERT_FALSE(applyLook(QStringLiteral("system")));
}

TEST_F(ChoiceOfLooks, InHighContrastTheLineOfTheGameIsSeenFromItsStart) {
    ASSERT_FALSE(applyLook(QStringLiteral("contrast")));
    QSlider slider(Qt::Horizontal);
    slider.resize(200, slider.sizeHint().height());
    const QImage picture = slider.grab().toImage();
    const QColor ground = QApplication::palette().color(QPalette::Window);
    double most = 1;
    for (int y = 0; y < picture.height(); ++y)
        most = std::max(most, contrast(picture.pixelColor(150, y), ground));
    EXPECT_GE(most, 3);
    ASSERT_FALSE(applyLook(QStringLiteral("system")));
}

TEST_F(ChoiceOfLooks, AMenusArrowLiesBesideTheWordsOfItsButton) {
    ASSERT_FALSE(applyLook(QStringLiteral("light")));
    QMenu menu;
    QToolButton plain;
    plain.setText(QStringLiteral("10 s"));
    QToolButton button;
    button.setText(plain.text());
    button.setMenu(&menu);
    button.setPopupMode(QToolButton::InstantPopup);
    button.setAutoRaise(true);
    EXPECT_GE(button.sizeHint().width(), plain.sizeHint().width() + 9);
    button.resize(button.sizeHint());
    const QImage picture = button.grab().toImage();
    // At the height of the words, not below them.
    int arrow = 0;
    for (int x = picture.width() - 13; x < picture.width(); ++x)
        for (int y = picture.height() / 2 - 3; y <= picture.height() / 2 + 2; ++y)
            if (contrast(picture.pixelColor(x, y), picture.pixelColor(0, 0)) > 2) ++arrow;
    EXPECT_GE(arrow, 6);
    ASSERT_FALSE(applyLook(QStringLiteral("system")));
}

TEST_F(ChoiceOfLooks, TheDesktopsOwnFollowsItsPalette) {
    Driver driver("pivit", {});
    ASSERT_FALSE(applyLook(QStringLiteral("system")));
    const QPalette before = QApplication::palette();
    QPalette night(QColor(40, 40, 40));
    QApplication::setPalette(night);
    EXPECT_TRUE(QTest::qWaitFor([] { return Themes::ofProgram().inUse().isDark(); }));
    QApplication::setPalette(before);
    EXPECT_TRUE(QTest::qWaitFor([] { return !Themes::ofProgram().inUse().isDark(); }));
}

TEST_F(ChoiceOfLooks, ABrokenOneSaysWhyAndChangesNothing) {
    make(QStringLiteral("broken"), R"({"format": 7, "name": "Broken"})");
    Driver driver("pivit", {});
    driver.choose("look_dark");
    openLooks(driver);
    auto& broken = driver.child<QAction>("look_broken");
    EXPECT_FALSE(broken.isCheckable());
    EXPECT_THAT(broken.toolTip().toStdString(), HasSubstr("format 7"));
    broken.trigger();
    EXPECT_EQ(lookInUse(), QStringLiteral("dark"));
    EXPECT_EQ(settings::look(), QStringLiteral("dark"));
    auto& notice = driver.child<QWidget>("looks");
    EXPECT_TRUE(notice.isVisible());
    EXPECT_THAT(notice.findChild<QLabel*>(QStringLiteral("notice"))->text().toStdString(),
                HasSubstr("“broken” cannot be used. It is of format 7"));
    notice.findChild<QPushButton*>(QStringLiteral("notice_close"))->click();
    EXPECT_FALSE(notice.isVisible());
}

// It was sound when the menu opened.
TEST_F(ChoiceOfLooks, OneThatBreaksMeanwhileIsRefusedAsWell) {
    makeGreen();
    Driver driver("pivit", {});
    driver.choose("look_light");
    openLooks(driver);
    make(QStringLiteral("green"), "{");
    driver.choose("look_green");
    EXPECT_EQ(lookInUse(), QStringLiteral("light"));
    EXPECT_EQ(settings::look(), QStringLiteral("light"));
    EXPECT_TRUE(driver.child<QWidget>("looks").isVisible());
}

TEST_F(ChoiceOfLooks, OneThatVanishedIsTheDesktopsUntilItIsBack) {
    makeGreen();
    settings::rememberLook(QStringLiteral("green"));
    EXPECT_EQ(settings::look(), QStringLiteral("green"));
    QDir(ownThemesFolder() + QStringLiteral("/green")).removeRecursively();
    EXPECT_EQ(settings::look(), QStringLiteral("system"));
    makeGreen();
    EXPECT_EQ(settings::look(), QStringLiteral("green"));
}

TEST_F(ChoiceOfLooks, TheIdsOfOldStillHold) {
    for (const char* id : {"system", "light", "dark"}) {
        settings::rememberLook(QString::fromLatin1(id));
        EXPECT_EQ(settings::look(), QString::fromLatin1(id));
        EXPECT_FALSE(applyLook(QString::fromLatin1(id)));
        EXPECT_EQ(lookInUse(), QString::fromLatin1(id));
    }
    for (const char* id : {"", "nonsense", "../x", "Light"}) {
        settings::rememberLook(QString::fromLatin1(id));
        EXPECT_EQ(settings::look(), QStringLiteral("system")) << id;
    }
}

} // namespace
} // namespace clockwise::app
