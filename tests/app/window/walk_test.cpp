// SPDX-License-Identifier: MIT
// Wherever one goes in a tree of lines, by mouse or by keys, and whatever one does there, the
// window shows what a game shows that never was anything but the line one looks at.
#include "app/replay/turn_table_model.h"
#include "app/table/board_scene.h"
#include "window_test.h"

#include <QSlider>
#include <QTableView>
#include <QTest>

#include <array>
#include <random>
#include <set>

namespace clockwise::app {
namespace {

constexpr int kStops = 60;
constexpr std::size_t kLongest = 60; // turns of the main line
constexpr int kVariations = 12;

struct Walk {
    std::string name;
    std::string game;
    Options options;
    unsigned seed;

    friend std::ostream& operator<<(std::ostream& out, const Walk& walk) {
        return out << walk.name << " seed " << walk.seed;
    }
};

class Walks : public WindowTest, public testing::WithParamInterface<Walk> {
  protected:
    int below(std::size_t bound) { return static_cast<int>(m_random() % bound); }
    template <class List>
    const auto& oneOf(const List& list) {
        return list[m_random() % list.size()];
    }

    NodeId playOn(GameRecord& record, NodeId at, std::size_t turns) {
        for (; turns > 0 && !record.node(at).standing.outcome.over(); --turns)
            at = record.play(at, oneOf(record.node(at).standing.state->turns()).text).value();
        return at;
    }

    // A main line and variations that turn off from anywhere, from one another too.
    GameRecord tree() {
        GameRecord record = newGame(GetParam().game, GetParam().options);
        record.seat(Seat(1)).name = "Ana";
        playOn(record, kRoot, kLongest);
        std::vector<NodeId> nodes = record.lineThrough(kRoot);
        for (int i = 0; i < kVariations; ++i) {
            const NodeId from = oneOf(nodes);
            const NodeId end = playOn(record, record.node(from).parent, 1 + m_random() % 6);
            nodes.push_back(end);
            record.comments(end).emplace_back("a comment");
        }
        return record;
    }

    void clickInTheList(Driver& driver) {
        auto& list = driver.child<QTableView>("turns");
        const int rows = list.model()->rowCount();
        if (rows == 0) return;
        const QModelIndex index =
            list.model()->index(below(static_cast<std::size_t>(rows)),
                                below(static_cast<std::size_t>(list.model()->columnCount())));
        list.scrollTo(index);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(index).center());
    }

    void clickOnTheSlider(Driver& driver) {
        auto& slider = driver.child<QSlider>("slider");
        QTest::mouseClick(&slider, Qt::LeftButton, {},
                          {below(static_cast<std::size_t>(slider.width())), slider.height() / 2});
    }

    void playATurn(Driver& driver) {
        if (driver.session().outcome().over()) return;
        driver.play(oneOf(driver.state().turns()).text);
    }

    void choose(Driver& driver, const char* action) {
        if (driver.isOffered(action)) driver.choose(action);
    }

    void goSomewhere(Driver& driver) {
        constexpr std::array kKeys{Qt::Key_Left, Qt::Key_Right,  Qt::Key_Left,     Qt::Key_Right,
                                   Qt::Key_Home, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_End};
        constexpr std::array kActions{"undo",    "undo",   "redo",        "redo",
                                      "promote", "demote", "remove_rest", "remove_variation",
                                      "agree",   "resign"};
        switch (below(10)) {
        case 0:
        case 1:
        case 2: driver.key(oneOf(kKeys)); break;
        case 3: driver.key(below(2) == 0 ? Qt::Key_Up : Qt::Key_Down, Qt::ControlModifier); break;
        case 4: clickOnTheSlider(driver); break;
        case 5: choose(driver, oneOf(kActions)); break;
        case 6: playATurn(driver); break;
        default: clickInTheList(driver);
        }
    }

    // The line that is looked at as a game of its own, at the same place.
    static GameRecord lineOf(const Session& session) {
        const GameRecord& record = session.record();
        GameRecord line = newGame(record.game().id(), record.options());
        for (const Seat seat : SeatSet::firstSeats(record.seats()).toVector())
            line.seat(seat) = record.seat(seat);
        NodeId at = kRoot;
        for (std::size_t ply = 1; ply <= session.last(); ++ply)
            at = line.play(at, record.node(session.line()[ply]).turn.text).value();
        line.setAgreedDraw(session.isMainLine() && record.agreedDraw());
        return line;
    }

    // The mark in the list, and nothing else, is on the turn that is looked at.
    static void expectMarked(Driver& driver) {
        const Session& session = driver.session();
        const auto* list = driver.child<QTableView>("turns").model();
        std::vector<std::string> marked;
        for (int row = 0; row < list->rowCount(); ++row)
            for (int column = 0; column < list->columnCount(); ++column) {
                const QModelIndex index = list->index(row, column);
                if (!index.data(TurnTableModel::ShownRole).toBool()) continue;
                marked.push_back(index.data().toString().toStdString());
                EXPECT_EQ(column, session.news(session.shown()).seat.index());
                EXPECT_EQ(index, driver.child<QTableView>("turns").currentIndex());
            }
        ASSERT_EQ(marked.size(), session.shown() > 0 ? 1U : 0U);
        if (!marked.empty()) {
            EXPECT_TRUE(marked[0].starts_with(session.record().node(session.at()).turn.text));
        }
    }

    static void expectAsAlone(Driver& driver) {
        const Session& session = driver.session();
        Driver alone(lineOf(session));
        alone.session().goTo(session.shown());
        ASSERT_EQ(alone.session().last(), session.last());

        const Scene& shown = driver.board().boardScene().picture();
        const Scene& expected = alone.board().boardScene().picture();
        EXPECT_TRUE(shown.sprites == expected.sprites) << "another picture";
        for (int seat = 1; seat <= session.record().seats(); ++seat) {
            EXPECT_EQ(driver.seat(seat), alone.seat(seat)) << "card " << seat;
        }
        EXPECT_EQ(driver.news(), alone.news());
        EXPECT_EQ(driver.place(), alone.place());
        std::string hint = driver.hint();
        const std::string aside = "In a variation. ";
        if (hint.starts_with(aside)) hint.erase(0, aside.size());
        EXPECT_EQ(hint, alone.hint());
        EXPECT_EQ(driver.child<QWidget>("pass").isHidden(),
                  alone.child<QWidget>("pass").isHidden());
        expectMarked(driver);
    }

    std::mt19937 m_random{GetParam().seed};
};

TEST_P(Walks, ThroughATreeShowEachPlaceAsIfItsLineWereAlone) {
    Driver driver(tree());
    std::set<NodeId> seen;
    for (int stop = 0; stop < kStops && !HasFailure(); ++stop) {
        for (int i = below(3); i >= 0; --i) goSomewhere(driver);
        SCOPED_TRACE("stop " + std::to_string(stop));
        expectAsAlone(driver);
        expectInStep(driver);
        if (stop % 10 == 9) expectLikeFresh(driver);
        seen.insert(driver.session().at());
    }
    EXPECT_GE(seen.size(), kStops / 4U) << "the walk has stood still";
}

std::vector<Walk> walks() {
    std::vector<Walk> all;
    unsigned seed = 20261130;
    for (const Game* game : allGames()) {
        const std::vector<Options> setups = allSetups(*game);
        const std::array<const Options*, 3> some{&setups.front(), &setups[setups.size() / 2],
                                                 &setups.back()};
        for (const Options* options : some) {
            const std::string id(game->id());
            all.push_back({id + std::to_string(++seed), id, *options, seed});
        }
    }
    return all;
}

INSTANTIATE_TEST_SUITE_P(OnEveryGame, Walks, testing::ValuesIn(walks()),
                         [](const auto& each) { return each.param.name; });

} // namespace
} // namespace clockwise::app
