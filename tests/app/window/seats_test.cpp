// SPDX-License-Identifier: MIT
// The badges of the seats, round the board where the seats sit.
#include "app/look/look.h"
#include "app/table/contrast.h"
#include "kinds.h"
#include "window_test.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>
#include <cmath>
#include <gmock/gmock.h>
#include <map>
#include <numbers>

namespace clockwise::app {
namespace {

using testing::HasSubstr;

constexpr QSize kSizes[]{{800, 600}, {1280, 800}, {700, 1000}, {1920, 1080}};

class Seats : public WindowTest {
  protected:
    static SeatBadge& badge(Driver& driver, int seat) {
        return driver.child<SeatBadge>(("seat" + std::to_string(seat)).c_str());
    }
    static QPointF away(Driver& driver, int seat) {
        return QRectF(badge(driver, seat).geometry()).center() -
               QRectF(driver.board().geometry()).center();
    }
    // How far clockwise from one seat to the next, in radians.
    static double onward(Driver& driver, int from, int to) {
        const QPointF a = away(driver, from);
        const QPointF b = away(driver, to);
        const double turn = std::atan2(b.y(), b.x()) - std::atan2(a.y(), a.x());
        return turn > 0 ? turn : turn + 2 * std::numbers::pi;
    }
    static void expectRoundTheBoard(Driver& driver) {
        const int seats = driver.session().record().seats();
        double whole = 0;
        for (int seat = 1; seat <= seats; ++seat) {
            const QRect place = badge(driver, seat).geometry();
            EXPECT_TRUE(badge(driver, seat).parentWidget()->rect().contains(place)) << seat;
            for (int other = 1; other < seat; ++other)
                EXPECT_FALSE(place.intersects(badge(driver, other).geometry()));
            whole += onward(driver, seat, seat % seats + 1);
        }
        EXPECT_NEAR(whole, 2 * std::numbers::pi, 1e-6) << "not once round, clockwise";
    }
    // No badge lies over a cell.
    static void expectNoCellCovered(Driver& driver) {
        for (const Place& place : driver.picker().scene().outline->places) {
            const QPoint at = driver.board().viewportPoint(driver.cell(place.name));
            auto* round = driver.board().parentWidget();
            EXPECT_TRUE(driver.board().isAncestorOf(
                round->childAt(driver.board().viewport()->mapTo(round, at))))
                << place.name;
        }
    }
};

TEST_F(Seats, SitClockwiseRoundTheBoardInEveryWindowAndCoverNoCell) {
    for (const auto* game : {"pivit", "sputnik", "quivive"})
        for (int seats = 2; seats <= 6; ++seats) {
            const Options options{{"players", std::to_string(seats)}};
            if (!findGame(game)->start(options)) continue;
            Driver driver(game, options);
            for (const QSize size : kSizes) {
                SCOPED_TRACE(testing::Message() << game << " for " << seats << ", " << size.width()
                                                << "x" << size.height());
                driver.window().resize(size);
                QCoreApplication::processEvents();
                expectRoundTheBoard(driver);
                expectNoCellCovered(driver);
            }
        }
}

TEST_F(Seats, SitWhereTheirLaunchPadsAre) {
    Driver driver("sputnik", {{"players", "4"}});
    EXPECT_TRUE(away(driver, 1).x() < 0 && away(driver, 1).y() > 0) << "a1 is at the bottom left";
    EXPECT_TRUE(away(driver, 2).x() < 0 && away(driver, 2).y() < 0);
    EXPECT_TRUE(away(driver, 3).x() > 0 && away(driver, 3).y() < 0);
    EXPECT_TRUE(away(driver, 4).x() > 0 && away(driver, 4).y() > 0);
}

TEST_F(Seats, GoRoundWithTheBoard) {
    Driver driver("pivit", {{"players", "4"}});
    const QRect board = driver.board().geometry();
    std::vector<QRect> before;
    for (int seat = 1; seat <= 4; ++seat) before.push_back(badge(driver, seat).geometry());
    driver.choose("turn_board");
    for (std::size_t seat = 0; seat < 4; ++seat)
        EXPECT_EQ(badge(driver, static_cast<int>(seat) + 1).geometry(), before[(seat + 1) % 4]);
    EXPECT_EQ(driver.board().geometry(), board) << "the board stays as large";
    driver.choose("turn_upright");
    EXPECT_EQ(badge(driver, 1).geometry(), before[0]);
}

TEST_F(Seats, StayWhereTheyAreWhateverHappensInTheGame) {
    const Kind kind{"SputnikThree", "sputnik", {{"players", "3"}}};
    Driver driver(kind.game, kind.options);
    driver.window().resize(800, 600);
    QCoreApplication::processEvents();
    const QRect board = driver.board().geometry();
    const QRect first = badge(driver, 1).geometry();
    for (const std::string& turn : wholeGame(kind).turns) {
        driver.play(turn);
        ASSERT_EQ(driver.board().geometry(), board) << turn;
        ASSERT_EQ(badge(driver, 1).geometry(), first) << turn;
    }
}

TEST_F(Seats, ThatAreOutHaveTheirPlaceFromBehind) {
    Driver driver("pivit", {{"players", "4"}});
    driver.choose("resign");
    EXPECT_EQ(driver.seat(1).place, 4);
    EXPECT_EQ(driver.seat(2).place, 0) << "nothing is decided yet";
    driver.choose("resign");
    EXPECT_EQ(driver.seat(2).place, 3);
    EXPECT_EQ(badge(driver, 2).accessibleName(), QStringLiteral("Blue: out · 3rd"));
    driver.choose("resign");
    EXPECT_EQ(driver.seat(3).place, 2);
    EXPECT_EQ(driver.seat(4).place, 1);
    EXPECT_TRUE(driver.seat(4).won);
    driver.choose("first");
    EXPECT_EQ(driver.seat(1).place, 0);
}

TEST_F(Seats, WhoSurvivesIsRankedByMasters) {
    const Kind kind{"PivitThree", "pivit", {{"players", "3"}}};
    Driver driver(played(kind));
    const Outcome outcome = driver.session().outcome();
    ASSERT_TRUE(outcome.over());
    std::vector<int> places;
    for (int seat = 1; seat <= 3; ++seat) places.push_back(driver.seat(seat).place);
    EXPECT_EQ(places[static_cast<std::size_t>(outcome.winners.toVector().front().index())], 1);
    for (const int place : places)
        EXPECT_THAT(place, testing::AllOf(testing::Ge(1), testing::Le(3)));
}

TEST_F(Seats, OfATeamShowTheirPartnerAndShareItsPlace) {
    Driver driver("sputnik", {{"players", "4"}, {"teams", "1"}});
    EXPECT_EQ(driver.seat(1).partner, Seat(3));
    EXPECT_THAT(badge(driver, 1).accessibleName().toStdString(), HasSubstr("in a team with Green"));
    driver.choose("resign");
    EXPECT_TRUE(driver.seat(1).out);
    EXPECT_EQ(driver.seat(1).place, 0) << "the partner plays on";
    driver.play("g4-f3xd4");
    driver.choose("resign");
    EXPECT_EQ(driver.seat(1).place, 2);
    EXPECT_EQ(driver.seat(3).place, 2);
    EXPECT_EQ(driver.seat(4).place, 1);
}

TEST_F(Seats, OfADrawHaveNoPlace) {
    Driver driver("pivit", {});
    driver.play("b1-b2");
    driver.choose("agree");
    EXPECT_EQ(driver.seat(1).place, 0);
    EXPECT_EQ(driver.seat(1).detail, QStringLiteral("a draw"));
}

TEST_F(Seats, TellHowManyDiscsTheyWillStillPlace) {
    Driver driver("quivive", {{"players", "5"}});
    EXPECT_EQ(driver.seat(1).detail, QStringLiteral("3 discs · 1 pawn to place"));
    EXPECT_EQ(driver.seat(5).detail, QStringLiteral("2 discs · 1 pawn to place"));
    driver.play("+d4");
    EXPECT_EQ(driver.seat(1).detail, QStringLiteral("2 discs · 1 pawn to place"));
}

TEST_F(Seats, TakeUpANameWithoutTheBoardMoving) {
    Driver driver("sputnik", {});
    driver.session().edit([](GameRecord& record) {
        record.seat(Seat(1)).name = "Her Serene Highness Wilhelmina of Nowhere in Particular";
    });
    EXPECT_THAT(badge(driver, 1).toolTip().toStdString(), HasSubstr("Nowhere in Particular"));
    expectRoundTheBoard(driver);
    expectNoCellCovered(driver);
}

// Over the list a shape is better than the half of a name.
TEST_F(Seats, AreShapesOverTheListWhereOneOfTheNamesHasNoRoom) {
    const auto heads = [](QSize window, const char* name) {
        Driver driver("sputnik", {{"players", "6"}});
        driver.session().edit([&](GameRecord& record) { record.seat(Seat(3)).name = name; });
        driver.window().resize(window);
        QCoreApplication::processEvents();
        auto* header = driver.child<QTableView>("turns").horizontalHeader();
        const QVariant tip = header->model()->headerData(2, Qt::Horizontal, Qt::ToolTipRole);
        EXPECT_THAT(tip.toString().toStdString(), HasSubstr(name));
        return header->grab().toImage();
    };
    EXPECT_EQ(heads({800, 600}, "Ottoline"), heads({800, 600}, "Philippa"));
    EXPECT_NE(heads({1600, 900}, "Ottoline"), heads({1600, 900}, "Philippa"));
}

TEST_F(Seats, LeaveTheBoardTheWholeWidthOfAHighWindow) {
    for (const auto* game : {"pivit", "sputnik", "quivive"}) {
        Driver driver(game, {{"players", "4"}});
        driver.window().resize(600, 1100);
        QCoreApplication::processEvents();
        EXPECT_GT(driver.board().width(), 560) << game;
    }
}

// The best contrast in a part of a picture to its most frequent colour.
double contrastIn(const QImage& picture, const QRect& part) {
    std::map<QRgb, int> colors;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x) ++colors[picture.pixel(x, y)];
    const QColor ground(std::ranges::max_element(colors, {}, [](const auto& entry) {
                            return entry.second;
                        })->first);
    double best = 1;
    for (const auto& [color, count] : colors)
        best = std::max(best, contrast(QColor(color), ground));
    return best;
}

TEST_F(Seats, ThatAreOutAreReadAllTheSameInEachLook) {
    for (const char* look : {"light", "dark", "contrast"}) {
        ASSERT_FALSE(applyLook(QString::fromLatin1(look)));
        Driver driver("sputnik", {{"players", "3"}});
        driver.choose("resign");
        QCoreApplication::processEvents();
        ASSERT_TRUE(driver.seat(1).out);
        SeatBadge& out = badge(driver, 1);
        SeatBadge& in = badge(driver, 3);
        // What stands right of the shape: the name above, what became of the seat below.
        const auto words = [](const QWidget& badge, int half) {
            const int height = badge.height() / 2 - 6;
            return QRect(44, 5 + half * height, badge.width() - 52, height);
        };
        const double least = look == std::string("contrast") ? 4.5 : 3;
        const QImage picture = out.grab().toImage();
        for (const int half : {0, 1})
            EXPECT_GE(contrastIn(picture, words(out, half)), least) << look;
        EXPECT_LT(contrastIn(picture, words(out, 0)), contrastIn(in.grab().toImage(), words(in, 0)))
            << look << ": dimmed";
    }
    ASSERT_FALSE(applyLook(QStringLiteral("system")));
}

} // namespace
} // namespace clockwise::app
