// SPDX-License-Identifier: MIT
// What a screen reader finds: whole games, cell by cell, against the library's own picture in text.
#include "app/words.h"
#include "hands.h"
#include "heard.h"
#include "kinds.h"
#include "window_test.h"

#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QPushButton>
#include <QTest>

#include <map>
#include <sstream>

namespace clockwise::app {
namespace {

class ReadAloud : public WindowTest {
  protected:
    static QAccessibleInterface& boardOf(Driver& driver) {
        return *QAccessible::queryAccessibleInterface(&driver.board());
    }
    static std::string wordsOf(Driver& driver, std::string_view cell) {
        return boardOf(driver)
            .child(driver.cell(cell).index())
            ->text(QAccessible::Name)
            .toStdString();
    }

    ScreenReader m_reader;
};

using Words = std::vector<std::string>;

std::string nameOf(char seat) {
    return colourName(Seat(seat - '0')).toStdString();
}

// "1|" in a row of Pivit's text.
Words pivitWords(const std::string& signs) {
    if (signs == ".") return {"empty"};
    const bool master = signs[1] == '=' || signs[1] == 'I';
    const bool across = signs[1] == '-' || signs[1] == '=';
    return {(master ? "master of " : "minion of ") + nameOf(signs[0]),
            across ? "arrows left and right" : "arrows up and down"};
}

// "1/p2", "o4", "." in a row of Sputnik's.
Words sputnikWords(std::string signs) {
    if (signs == ".") return {"empty"};
    Words words;
    if (signs.size() > 1 && signs[1] == '/') {
        words.push_back("rocket of " + nameOf(signs[0]));
        signs.erase(0, 2);
    }
    if (signs[0] == 'p') words.push_back("launch pad of " + nameOf(signs[1]));
    if (signs == "o") words.push_back("galaxy");
    if (signs[0] == 'o' && signs.size() > 1)
        words.push_back("stack of " + signs.substr(1) + " galaxies");
    return words;
}

// "2", "1/2", "." in a row of Quivive's.
Words quiviveWords(std::string signs) {
    if (signs == ".") return {"empty"};
    Words words;
    if (signs.size() > 1 && signs[1] == '/') {
        words.push_back("pawn of " + nameOf(signs[0]));
        signs.erase(0, 2);
    }
    words.push_back(signs == "1" ? "disc" : "stack of " + signs + " discs");
    return words;
}

// What the text of a position says about each cell, by its name.
std::map<std::string, Words> toldByText(const std::string& game, const std::string& text) {
    std::map<std::string, Words> told;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream in(line);
        std::vector<std::string> signs(std::istream_iterator<std::string>(in), {});
        if (signs.size() < 2) continue;
        if (game == "sputnik") {
            if (signs.back().size() != 2 || signs.front().size() != 2) continue;
            for (std::size_t i = 1; i + 1 < signs.size(); ++i)
                told[{signs[0][0], static_cast<char>(signs[0][1] + static_cast<char>(i - 1))}] =
                    sputnikWords(signs[i]);
        } else if (std::isdigit(signs[0][0]) != 0) {
            const std::size_t cut = game == "pivit" ? 0 : (7 - (signs.size() - 1)) / 2;
            for (std::size_t i = 1; i < signs.size(); ++i) {
                const char file = static_cast<char>('a' + static_cast<char>(cut + i - 1));
                told[std::string{file} + signs[0]] =
                    game == "pivit" ? pivitWords(signs[i]) : quiviveWords(signs[i]);
            }
        }
    }
    return told;
}

Words split(const std::string& sentence) {
    Words words;
    for (const QString& part : QString::fromStdString(sentence).split(QStringLiteral(", ")))
        words.push_back(part.toStdString());
    return words;
}

void expectReadAsItStands(Driver& driver, const std::string& game) {
    const auto told = toldByText(game, driver.state().text());
    const Outline& outline = *driver.board().outline();
    ASSERT_EQ(told.size(), outline.places.size());
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&driver.board());
    ASSERT_EQ(board->childCount(), static_cast<int>(outline.places.size()));
    for (int i = 0; i < board->childCount(); ++i) {
        const std::string& name = outline.places[static_cast<std::size_t>(i)].name;
        const Words said = split(board->child(i)->text(QAccessible::Name).toStdString());
        Words expected{name};
        const Words& things = told.at(name);
        expected.insert(expected.end(), things.begin(), things.end());
        ASSERT_GE(said.size(), expected.size()) << name;
        ASSERT_EQ(Words(said.begin(), said.begin() + static_cast<std::ptrdiff_t>(expected.size())),
                  expected)
            << "ply " << driver.session().shown();
        for (const char* thing : {"minion", "master", "rocket of", "pawn of", "galaxy", "stack"})
            for (std::size_t rest = expected.size(); rest < said.size(); ++rest)
                EXPECT_EQ(said[rest].find(thing), std::string::npos) << said[rest];
    }
}

class ReadGames : public ReadAloud, public testing::WithParamInterface<Kind> {};

TEST_P(ReadGames, SayOfEachCellWhatIsThereAndOfEachTurnWhatItBrought) {
    const WholeGame game = wholeGame(GetParam());
    Driver driver(GetParam().game, withoutHouseRules(GetParam()));
    expectReadAsItStands(driver, GetParam().game);
    for (std::size_t i = 0; i < game.turns.size(); ++i) {
        m_reader.forget();
        ASSERT_TRUE(driver.session().submit(game.turns[i]));
        expectReadAsItStands(driver, GetParam().game);
        const auto said = m_reader.notices();
        ASSERT_EQ(said.size(), 1U) << game.turns[i];
        const TurnNews news = driver.session().news(i + 1);
        const GameRecord& record = driver.session().record();
        EXPECT_EQ(said[0].find(newsLine(record, news).toStdString()), 0U);
        for (const Seat seat : news.fallen)
            EXPECT_NE(said[0].find(seatName(record, seat).toStdString()), std::string::npos);
        const auto says = [&](const char* words) {
            return said[0].find(words) != std::string::npos;
        };
        const auto holds = [&](const char* sign) {
            return game.turns[i].find(sign) != std::string::npos;
        };
        EXPECT_EQ(says("It is promoted to a master."), holds("=M"));
        EXPECT_EQ(says("It captures: "), GetParam().game == "pivit" && holds("x"));
        EXPECT_EQ(says("comes to the rescue"), holds("^"));
        const bool last = i + 1 == game.turns.size();
        EXPECT_EQ(said[0].ends_with(" to move."), !last);
        if (last) {
            const auto result = resultLine(record, driver.session().outcome()).toStdString();
            EXPECT_TRUE(said[0].ends_with(result)) << said[0];
        }
    }
}

INSTANTIATE_TEST_SUITE_P(OfEveryKind, ReadGames,
                         testing::Values(Kind{"PivitTwo", "pivit", {}},
                                         Kind{"PivitThree", "pivit", {{"players", "3"}}},
                                         Kind{"SputnikSix", "sputnik", {{"players", "6"}}},
                                         Kind{"SputnikTwoRockets", "sputnik", {{"rockets", "2"}}},
                                         Kind{"QuiviveTwoPawns", "quivive", {{"pawns", "2"}}},
                                         Kind{"QuiviveFive", "quivive", {{"players", "5"}}}),
                         [](const auto& each) { return each.param.name; });

TEST_F(ReadAloud, SaysWhatCanBeDoneAtACell) {
    Driver driver("pivit", {{"board", "6"}});
    EXPECT_EQ(wordsOf(driver, "b1"), "b1, minion of Vermilion, arrows up and down, can move");
    EXPECT_EQ(wordsOf(driver, "a1"), "a1, empty, corner");
    driver.click("b1");
    EXPECT_EQ(wordsOf(driver, "b1"), "b1, minion of Vermilion, arrows up and down, in hand");
    EXPECT_EQ(wordsOf(driver, "b4"), "b4, empty, may move here");
    driver.click("b4");
    EXPECT_EQ(wordsOf(driver, "b1"), "b1, empty, the last turn came from here");
    EXPECT_EQ(wordsOf(driver, "b4"),
              "b4, minion of Vermilion, arrows left and right, the last turn went here");
}

TEST_F(ReadAloud, NamesOwnersByTheirSeatsInWhateverColours) {
    GameRecord record = newGame("pivit", {{"board", "6"}});
    record.seat(Seat(1)).name = "Ana";
    record.seat(Seat(1)).colour = "blue";
    record.seat(Seat(2)).colour = "green";
    Driver driver(std::move(record));
    driver.board().setTurn(1);
    EXPECT_EQ(wordsOf(driver, "b1"), "b1, minion of Ana, arrows left and right, can move");
    EXPECT_EQ(wordsOf(driver, "c1"), "c1, minion of Green, arrows left and right");
}

TEST_F(ReadAloud, SaysWhatMayBeTakenAndWhyNot) {
    Driver driver("sputnik", {});
    driver.click("b1");
    EXPECT_EQ(wordsOf(driver, "d4"), "d4, stack of 4 galaxies, may be taken");
    EXPECT_EQ(wordsOf(driver, "g6"),
              "g6, galaxy, g6 touches the launch pad on g7, whose rocket has not left yet.");
    EXPECT_EQ(m_reader.notices().size(), 1U) << "what to do next is said once";
}

TEST_F(ReadAloud, HasTheFocusWhereTheCursorIs) {
    Driver driver("quivive", {});
    driver.board().setFocus(Qt::TabFocusReason);
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Left, Qt::Key_Down}) {
        press(key);
        m_reader.forget();
        QCoreApplication::processEvents();
    }
    press(Qt::Key_Right);
    QCoreApplication::processEvents();
    const int at = driver.board().cursorCell()->index();
    QAccessibleInterface& board = boardOf(driver);
    ASSERT_NE(board.focusChild(), nullptr);
    EXPECT_EQ(board.indexOfChild(board.focusChild()), at);
    EXPECT_TRUE(board.child(at)->state().focused);
    EXPECT_FALSE(board.state().focused);
    ASSERT_FALSE(m_reader.heard().empty());
    EXPECT_EQ(m_reader.heard().back().event, QAccessible::Focus);
    EXPECT_EQ(m_reader.heard().back().name, board.child(at)->text(QAccessible::Name).toStdString());
}

TEST_F(ReadAloud, FindsEachCellWhereItIsSeen) {
    for (const char* game : {"pivit", "sputnik", "quivive"}) {
        Driver driver(game, {});
        QAccessibleInterface& board = boardOf(driver);
        for (int turn = 0; turn < driver.board().turns(); ++turn) {
            driver.board().setTurn(turn);
            for (int i = 0; i < board.childCount(); ++i) {
                const QRect place = board.child(i)->rect();
                EXPECT_TRUE(board.rect().contains(place.center()));
                EXPECT_EQ(board.childAt(place.center().x(), place.center().y()), board.child(i));
            }
        }
    }
}

TEST_F(ReadAloud, PicksACellForAReaderThatAsksForIt) {
    Driver driver("pivit", {{"board", "6"}});
    for (const char* cell : {"b1", "b4"})
        boardOf(driver)
            .child(driver.cell(cell).index())
            ->actionInterface()
            ->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(driver.news(), "Vermilion played b1-b4.");
}

TEST_F(ReadAloud, SaysWhySomethingWasNotDone) {
    Driver driver("pivit", {{"board", "6"}});
    m_reader.forget();
    driver.click("c1");
    ASSERT_EQ(m_reader.notices().size(), 1U);
    EXPECT_EQ(m_reader.notices()[0], driver.hint());
}

TEST_F(ReadAloud, TellsNamesThatChangedAndNoOthers) {
    Driver driver("pivit", {{"board", "6"}});
    boardOf(driver);
    m_reader.forget();
    driver.click("b1");
    std::vector<std::string> told;
    for (const std::string& name : m_reader.renamedCells()) told.push_back(name.substr(0, 2));
    std::ranges::sort(told);
    EXPECT_TRUE(std::ranges::find(told, "b1") != told.end());
    EXPECT_TRUE(std::ranges::find(told, "b4") != told.end());
    EXPECT_TRUE(std::ranges::find(told, "c3") == told.end());
}

TEST_F(ReadAloud, IsSilentWhileNobodyReads) {
    Driver driver("pivit", {{"board", "6"}});
    m_reader.leave();
    driver.play("b1-b4");
    EXPECT_TRUE(m_reader.notices().empty());
}

// Whatever can have the keyboard, and every button, says what it is.
void expectNamed(QWidget& window) {
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        const bool button = qobject_cast<QAbstractButton*>(widget) != nullptr;
        const bool reached = (widget->focusPolicy() & Qt::TabFocus) != 0;
        const bool ofQt = widget->objectName().startsWith(QStringLiteral("qt_")) ||
                          widget->inherits("QTableCornerButton");
        if (!widget->isVisibleTo(&window) || ofQt || !(button || reached)) continue;
        if (widget->focusProxy() != nullptr) continue;
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
        ASSERT_NE(face, nullptr);
        const std::string what = std::string(widget->metaObject()->className()) + " " +
                                 widget->objectName().toStdString() + " in " +
                                 widget->parentWidget()->metaObject()->className();
        EXPECT_FALSE(face->text(QAccessible::Name).isEmpty()) << what;
        EXPECT_NE(face->role(), QAccessible::Client) << what;
        EXPECT_NE(face->role(), QAccessible::NoRole) << what;
    }
}

TEST_F(ReadAloud, NamesWhateverCanBeUsed) {
    GameRecord record = newGame("sputnik", {{"players", "4"}});
    TimeControls clocks;
    for (const Seat seat : SeatSet::firstSeats(4).toVector())
        clocks[seat] = TimeControl{std::chrono::minutes(5), std::chrono::seconds(2)};
    record.setClocks(clocks);
    Driver driver(std::move(record));
    expectNamed(driver.window());
    driver.window().showStartPage();
    expectNamed(driver.window());
    m_modals.answer<QDialog>([](QDialog& dialog) {
        expectNamed(dialog);
        dialog.reject();
    });
    driver.choose("new_quivive");
    for (const char* game : {"pivit", "quivive"}) {
        Driver other(game, {});
        other.choose("edit_position");
        expectNamed(other.window());
    }
}

} // namespace
} // namespace clockwise::app
