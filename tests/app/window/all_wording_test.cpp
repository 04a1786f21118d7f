// SPDX-License-Identifier: MIT
// Everything that is worded, while the language is changed: nothing is left behind.
#include "app/help/rules_window.h"
#include "app/language.h"
#include "app/set_up/new_game_dialog.h"
#include "app/shortcuts_window.h"
#include "seen_text.h"
#include "window_test.h"

#include <QAbstractButton>
#include <QApplication>
#include <QMenu>
#include <QPointer>
#include <QRegularExpression>
#include <QTextBrowser>

#include <algorithm>
#include <map>

namespace clockwise::app {
namespace {

const QStringList kTranslated{QStringLiteral("es"), QStringLiteral("fr")};

// The same in two languages by right.
const QStringList kSame{
    // names
    QStringLiteral("Pivit"), QStringLiteral("Sputnik"), QStringLiteral("Quivive"),
    QStringLiteral("Clockwise"), QStringLiteral("English"), QStringLiteral("Español"),
    QStringLiteral("Français"),
    // units
    QStringLiteral(" min"),
    // French
    QStringLiteral("&Animation"), QStringLiteral("Animation"), QStringLiteral("Options…"),
    // Spanish and French
    QStringLiteral("&Normal"), QStringLiteral("Normal")};

void speak(const QString& language) {
    Language::ofProgram().choose(language);
    QApplication::processEvents();
}

bool isWording(const QString& text) {
    static const QRegularExpression word(QStringLiteral("\\p{L}{2}"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    static const QRegularExpression count(QStringLiteral("^\\d+ minions?$")); // in Spanish as well
    return QString(text).remove(tag).remove(count).contains(word);
}

// By the part that shows it: parts may come and go with the room that the words leave.
class Shown {
  public:
    explicit Shown(const QWidget& window) {
        for (const SeenText& text : textsOf(window)) {
            m_texts[{text.part, text.where}] = text.text;
            m_parts[text.part] = text.part;
        }
    }

    const auto& texts() const { return m_texts; }
    // What that part showed, unless another lies where it lay.
    const QString* before(const std::pair<const QObject*, std::string>& place) const {
        const auto found = m_texts.find(place);
        return found == m_texts.end() || m_parts.at(place.first).isNull() ? nullptr
                                                                          : &found->second;
    }

  private:
    std::map<std::pair<const QObject*, std::string>, QString> m_texts;
    std::map<const QObject*, QPointer<const QObject>> m_parts;
};

class AllWording : public WindowTest {
  protected:
    ~AllWording() override { speak(QStringLiteral("en")); }

    // In each language nothing of the English is left, and back in English all is as before.
    static void expectToFollow(const QWidget& window) {
        QApplication::processEvents();
        const Shown english(window);
        for (const QString& language : kTranslated) {
            SCOPED_TRACE(language.toStdString());
            speak(language);
            const Shown translated(window);
            for (const auto& [place, text] : translated.texts()) {
                const QString* before = english.before(place);
                if (before == nullptr || !isWording(text) || kSame.contains(text)) continue;
                EXPECT_NE(text.toStdString(), before->toStdString()) << place.second;
            }
        }
        speak(QStringLiteral("en"));
        const Shown again(window);
        for (const auto& [place, text] : again.texts())
            if (const QString* before = english.before(place)) {
                EXPECT_EQ(text.toStdString(), before->toStdString()) << place.second;
            }
    }
};

TEST_F(AllWording, OfTheTableFollows) {
    for (const char* game : {"pivit", "sputnik", "quivive"}) {
        SCOPED_TRACE(game);
        GameRecord record = newGame(game, {});
        TimeControls clocks;
        for (int i = 0; i < record.seats(); ++i)
            clocks[Seat::fromIndex(i)] = TimeControl{std::chrono::minutes(5), {}};
        record.setClocks(clocks);
        Driver driver(std::move(record));
        driver.play(driver.state().turns().front().text);
        driver.play(driver.state().turns().front().text);
        driver.choose("clock"); // so that no digit changes
        expectToFollow(driver.window());
        driver.choose("back");
        driver.play(driver.state().turns().back().text);
        expectToFollow(driver.window());
        driver.choose("resign");
        expectToFollow(driver.window());
    }
}

TEST_F(AllWording, OfTheStartPageFollows) {
    Driver driver("pivit", {});
    driver.choose("start");
    expectToFollow(driver.window());
}

TEST_F(AllWording, OfTheSetUpFollows) {
    for (const Game* game : allGames()) {
        SCOPED_TRACE(game->id());
        NewGameDialog dialog(*game);
        dialog.show();
        expectToFollow(dialog);
    }
}

TEST_F(AllWording, OfTheRulesAndTheLessonFollows) {
    Driver driver("sputnik", {});
    driver.key(Qt::Key_F1);
    auto& rules = driver.child<RulesWindow>("rules_window");
    expectToFollow(rules);
    rules.close();
    driver.choose("first_game_sputnik");
    expectToFollow(driver.window());
}

TEST_F(AllWording, OfTheEditorFollows) {
    for (const Game* game : allGames()) {
        SCOPED_TRACE(game->id());
        Driver driver(game->id(), {});
        driver.choose("edit_position");
        expectToFollow(driver.window());
        driver.child<QAbstractButton>("editor_clear").click();
        expectToFollow(driver.window());
    }
}

TEST_F(AllWording, OfTheTypedTurnAndThePageOfKeysFollows) {
    Driver driver("pivit", {});
    driver.choose("type_turn");
    expectToFollow(driver.window());
    driver.choose("shortcuts");
    auto& page = driver.child<ShortcutsWindow>("shortcuts_window");
    const auto shown = [&page] {
        QApplication::processEvents();
        return page.findChild<QTextBrowser*>()->toPlainText();
    };
    expectToFollow(page);
    const QString english = shown();
    QStringList pages{english};
    for (const QString& language : kTranslated) {
        speak(language);
        EXPECT_FALSE(pages.contains(shown())) << language.toStdString();
        pages << shown();
    }
    speak(QStringLiteral("en"));
    EXPECT_EQ(shown(), english);
}

// Wording is computed when something happens as well as when the language changes.
TEST_F(AllWording, IsTheSameWhenTheLanguageIsSpokenFromTheStart) {
    const auto played = [] {
        auto driver = std::make_unique<Driver>("sputnik", Options{{"players", "3"}});
        driver->play(driver->state().turns().front().text);
        return driver;
    };
    auto changed = played();
    speak(QStringLiteral("fr"));
    const QList<SeenText> after = textsOf(changed->window());
    changed.reset();
    auto fresh = played();
    const QList<SeenText> before = textsOf(fresh->window());
    ASSERT_EQ(after.size(), before.size());
    for (qsizetype i = 0; i < after.size(); ++i)
        EXPECT_EQ(after[i].text.toStdString(), before[i].text.toStdString()) << after[i].where;
}

// One key for one thing, in every menu and among the parts of every window.
TEST_F(AllWording, GivesEachEntryAKeyOfItsOwn) {
    Driver driver("pivit", {});
    const auto expectUnlike = [](const QString& keys, const std::string& where) {
        QString unlike = keys;
        std::ranges::sort(unlike);
        unlike.truncate(std::ranges::unique(unlike).begin() - unlike.begin());
        EXPECT_EQ(unlike.size(), keys.size()) << where << ": " << keys.toStdString();
    };
    for (const QString& language : Language::ids().mid(1)) {
        speak(language);
        for (const QMenu* menu : driver.window().findChildren<QMenu*>())
            expectUnlike(keysOf(*menu), menu->title().toStdString());
        driver.choose("start");
        expectUnlike(keysOf(driver.window()), "start page");
        driver.window().document().begin(newGame("pivit", {}));
        expectUnlike(keysOf(driver.window()), "table");
        driver.choose("type_turn");
        expectUnlike(keysOf(driver.window()), "typing a turn");
        driver.choose("resign");
        expectUnlike(keysOf(driver.window()), "end");
        driver.window().document().begin(newGame("pivit", {}));
        driver.choose("edit_position");
        expectUnlike(keysOf(driver.window()), "editor");
        driver.child<QAbstractButton>("editor_cancel").click();
        for (const Game* game : allGames()) {
            NewGameDialog dialog(*game);
            dialog.show();
            expectUnlike(keysOf(dialog), "set-up of " + std::string(game->id()));
        }
    }
}

} // namespace
} // namespace clockwise::app
