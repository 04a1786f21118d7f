// SPDX-License-Identifier: MIT
// What is remembered lies in a text file that anybody can write to; no value in it keeps a window
// from opening as it should.
#include "app/set_up/new_game_dialog.h"
#include "app/settings.h"
#include "fuzz/watchdog.h"
#include "window_test.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QScreen>

#include <random>

namespace clockwise::app {
namespace {

constexpr int kDraws = 15;

class OddSettings : public WindowTest {
  protected:
    static QStringList keys() {
        QStringList keys{QStringLiteral("game"),
                         QStringLiteral("folder"),
                         QStringLiteral("look"),
                         QStringLiteral("language"),
                         QStringLiteral("animation"),
                         QStringLiteral("sound"),
                         QStringLiteral("replay/turn"),
                         QStringLiteral("recent/size"),
                         QStringLiteral("recent/1/file"),
                         QStringLiteral("recent/1/game"),
                         QStringLiteral("window/geometry"),
                         QStringLiteral("window/splitter"),
                         QStringLiteral("board/coordinates"),
                         QStringLiteral("board/last_turns"),
                         QStringLiteral("export/kind"),
                         QStringLiteral("export/size"),
                         QStringLiteral("export/last_turn"),
                         QStringLiteral("export/look")};
        for (const Game* game : allGames()) {
            const QString id = QString::fromUtf8(game->id().data(), std::ssize(game->id()));
            for (const char* what : {"turn", "follows"})
                keys << QStringLiteral("board/") + id + u'/' + QLatin1String(what);
            for (const OptionSpec& spec : game->optionSpecs())
                keys << QStringLiteral("setup/") + id + u'/' +
                            QString::fromUtf8(spec.id.data(), std::ssize(spec.id));
            for (const char* what : {"seat1", "seat6", "seat1_colour", "seat6_colour", "opening",
                                     "clock", "clock_all", "clock_each"})
                keys << QStringLiteral("setup/") + id + u'/' + QLatin1String(what);
        }
        return keys;
    }

    static QVariantList values() {
        return {QString(),
                QStringLiteral("-1"),
                QStringLiteral("0"),
                QStringLiteral("1"),
                QStringLiteral("4"),
                2147483647,
                -2147483647,
                QStringLiteral("99999999999999999999"),
                QStringLiteral("nonsense"),
                QStringLiteral("each"),
                QStringLiteral("300+5 - 99999999999+1"),
                QStringLiteral("pivit"),
                QStringLiteral("sputnik"),
                QString(5000, u'x'),
                QString::fromUtf8("\"é\\手\n<b>%1&"),
                QByteArray::fromHex("01d9d0cb00030000ffffffffffffffff7fffffff7fffffff"),
                QByteArray("\0\xFF", 2),
                QStringList{QStringLiteral("a"), QStringLiteral("b")},
                QVariantMap{{QStringLiteral("a"), 1}}};
    }

    // A window and the dialogs that propose what is remembered, and the game that begins.
    static void expectUsable() {
        const Watchdog watchdog;
        const GameRecord record = settings::lastGame();
        ASSERT_TRUE(GameRecord::begin(record.game(), record.options()));
        Driver driver{GameRecord(record)};
        EXPECT_LE(settings::recentGames().size(), 10);
        EXPECT_GT(driver.window().width(), 100);
        EXPECT_FALSE(driver.hint().empty());
        int ticked = 0;
        for (const char* speed : {"desktop", "off", "fast", "normal", "slow"})
            ticked += driver.child<QAction>((std::string("animation_") + speed).c_str()).isChecked()
                          ? 1
                          : 0;
        EXPECT_EQ(ticked, 1);
        EXPECT_TRUE(
            driver.child<QAction>(("sound_" + settings::soundVolume().toStdString()).c_str())
                .isChecked());
        for (const Game* game : allGames()) {
            NewGameDialog dialog(*game);
            dialog.show();
            EXPECT_TRUE(GameRecord::begin(*game, settings::lastOptions(*game)));
        }
        if (!driver.session().outcome().over()) driver.play(driver.state().turns().front().text);
    }
};

TEST_F(OddSettings, OneValueInEveryPlaceLetsAWindowOpen) {
    for (const QVariant& value : values()) {
        SCOPED_TRACE(value.toString().left(60).toStdString());
        for (const QString& key : keys()) QSettings().setValue(key, value);
        expectUsable();
    }
}

TEST_F(OddSettings, OneValueInEveryPlaceLetsAnExportBegin) {
    for (const QVariant& value : values()) {
        SCOPED_TRACE(value.toString().left(60).toStdString());
        for (const char* key : {"kind", "size", "last_turn", "look"})
            QSettings().setValue(QStringLiteral("export/") + QLatin1String(key), value);
        Driver driver("pivit", {});
        answerFileDialog(path(QStringLiteral("x.svg")));
        QString look = QStringLiteral("none was offered");
        m_modals.answer<QDialog>([&look](QDialog& dialog) {
            look = dialog.findChild<QComboBox*>(QStringLiteral("look"))->currentText();
            dialog.reject();
        });
        driver.choose("export");
        EXPECT_EQ(look, QStringLiteral("As in the window"));
    }
}

TEST_F(OddSettings, AnyValuesAnywhereLetAWindowOpen) {
    std::mt19937 random(20261130);
    const QVariantList all = values();
    for (int draw = 0; draw < kDraws; ++draw) {
        SCOPED_TRACE("draw " + std::to_string(draw));
        QSettings().clear();
        for (const QString& key : keys())
            if (random() % 2 == 0)
                QSettings().setValue(
                    key,
                    all[static_cast<qsizetype>(random() % static_cast<std::size_t>(all.size()))]);
        expectUsable();
    }
}

TEST_F(OddSettings, NoWindowComesBackLargerThanTheScreens) {
    QByteArray geometry;
    {
        QWidget large;
        large.resize(3'000, 2'000);
        geometry = large.saveGeometry();
    }
    settings::rememberWindow(geometry, {});
    settings::rememberRulesWindow(geometry);
    Driver driver("pivit", {});
    driver.choose("rules");
    const QSize room = driver.window().screen()->availableVirtualSize();
    int seen = 0;
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (!window->isVisible()) continue;
        ++seen;
        EXPECT_LE(window->width(), room.width()) << window->objectName().toStdString();
        EXPECT_LE(window->height(), room.height()) << window->objectName().toStdString();
    }
    EXPECT_EQ(seen, 2);
}

} // namespace
} // namespace clockwise::app
