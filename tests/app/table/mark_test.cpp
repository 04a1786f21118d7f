// SPDX-License-Identifier: MIT
#include "app/table/board_scene.h"
#include "app/table/board_view.h"
#include "app/table/mark_item.h"
#include "app/table/themes.h"
#include "table_scenes.h"

#include <QPainter>
#include <QTest>

#include <cmath>
#include <gtest/gtest.h>

namespace clockwise::app {
namespace {

using Kind = BoardMark::Kind;

// The greatest difference of lightness, 0 to 255, that a mark makes.
int contrast(const QImage& with, const QImage& without) {
    int most = 0;
    for (int y = 0; y < with.height(); ++y)
        for (int x = 0; x < with.width(); ++x)
            most = std::max(most, std::abs(qGray(with.pixel(x, y)) - qGray(without.pixel(x, y))));
    return most;
}

class Marks : public testing::TestWithParam<Table> {
  protected:
    Marks() {
        m_view.resize(300, 300);
        m_view.setGame(GetParam().game);
        m_bare = shown({});
    }
    QImage shown(const std::vector<BoardMark>& marks) {
        m_view.showScene(emptyScene(GetParam()), marks, false);
        return m_view.grab().toImage();
    }
    void expectVisible(std::initializer_list<Kind> kinds, int least) {
        for (int seat = 1; seat <= Seat::kMost; ++seat)
            for (const Kind kind : kinds)
                for (const int cell : {9, 10}) // a light and a dark one
                    EXPECT_GT(contrast(shown({{Cell(cell), kind, Seat(seat), {}}}), m_bare), least)
                        << "kind " << static_cast<int>(kind) << ", seat " << seat;
    }

    BoardView m_view;
    QImage m_bare;
};

TEST_P(Marks, OfWhatCanBeDoneShowForEverySeat) {
    expectVisible({Kind::Step, Kind::Capture, Kind::Promotion, Kind::PromotingCapture, Kind::Rescue,
                   Kind::Removal, Kind::Disc, Kind::Pawn, Kind::InHand, Kind::Protected,
                   Kind::Pointed},
                  60);
}

TEST_P(Marks, OfThePastShowForEverySeat) {
    expectVisible({Kind::LastTurn, Kind::LastRemoved}, 30);
}

TEST_P(Marks, NoCrossOfThePastLiesUnderWhatMayBeDone) {
    const Cell cell(9);
    const BoardMark target{cell, Kind::Rescue, Seat(1), {}};
    const auto with = [&](Kind past) { return shown({{cell, past, Seat(2), {}}, target}); };
    EXPECT_EQ(with(Kind::LastRemoved), with(Kind::LastTurn));
    EXPECT_EQ(with(Kind::EarlierRemoved), with(Kind::EarlierTurn));
    EXPECT_NE(shown({{cell, Kind::EarlierRemoved, Seat(2), {}}}),
              shown({{cell, Kind::EarlierTurn, Seat(2), {}}}));
}

// Nothing of it reaches coordinates or neighbours.
TEST_P(Marks, OfWhatIsPointedOutStayWithinTheirCell) {
    const Cell cell(9);
    const QImage pointed = shown({{cell, Kind::Pointed, Seat(1), {}}});
    const QRect room = m_view.cellRect(cell).adjusted(-1, -1, 1, 1);
    for (int y = 0; y < pointed.height(); ++y)
        for (int x = 0; x < pointed.width(); ++x)
            if (!room.contains(x, y)) {
                ASSERT_EQ(pointed.pixel(x, y), m_bare.pixel(x, y)) << x << ", " << y;
            }
}

// On a thumbnail it would hide what it counts.
TEST_P(Marks, OfHeightAreOnBoardsToPlayOnOnly) {
    const auto painted = [](int side) {
        Scene scene = emptyScene(GetParam());
        const std::string_view cell = GetParam().outline->places[9].name;
        for (int level = 0; level < 3; ++level)
            scene.sprites.push_back(tile(scene, level + 1, "disc", cell, level));
        BoardScene board;
        board.setGame(QStringLiteral("quivive"));
        board.setGeometry(BoardGeometry(*scene.outline, QSizeF(side, side), 1));
        board.showScene(scene, {}, std::nullopt);
        QImage picture(60, 60, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.translate(30, 30);
        int badges = 0;
        for (QGraphicsItem* item : board.items())
            if (dynamic_cast<HeightBadge*>(item) != nullptr) {
                ++badges;
                item->paint(&painter, nullptr, nullptr);
            }
        painter.end();
        EXPECT_EQ(badges, 1);
        return qAlpha(picture.pixel(30, 30)) > 0;
    };
    EXPECT_TRUE(painted(500));
    EXPECT_FALSE(painted(100));
}

TEST_P(Marks, TheRingsHaveTheEdgeOfTheTheme) {
    const Scene scene = emptyScene(GetParam());
    const auto ringed = [&scene](const QColor& dark) {
        Theme theme = *readTheme(QStringLiteral("light"));
        theme.marks.dark = dark;
        BoardScene board;
        board.setGame(GetParam().game);
        board.setTheme(theme);
        board.setGeometry(BoardGeometry(*scene.outline, QSizeF(300, 300), 1));
        board.setSceneRect(0, 0, 300, 300);
        board.showScene(scene, {}, std::nullopt);
        board.setCursorCell(Cell(9));
        QImage picture(300, 300, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        board.render(&painter);
        return picture;
    };
    EXPECT_GT(contrast(ringed(Qt::black), ringed(Qt::white)), 60);
}

// Those that are foreseen are there before they are shown, swollen ones too.
TEST_P(Marks, AreMadeReadyAhead) {
    std::vector<BoardMark> marks;
    for (const Kind kind : {Kind::LastTurn, Kind::Removal, Kind::Step})
        marks.push_back({Cell(9), kind, Seat(2), {}});
    const auto known = [this] { return m_view.boardScene().forms().size(); };
    m_view.foresee(marks);
    QTest::qWait(300);
    EXPECT_EQ(known(), 0U) << "nobody sees the board";
    m_view.show();
    const std::size_t before = known();
    EXPECT_TRUE(QTest::qWaitFor([&] { return known() >= before + 5; }, 20'000));
    const std::size_t ahead = known();
    shown(marks);
    EXPECT_EQ(known(), ahead);
}

INSTANTIATE_TEST_SUITE_P(OnEveryBoard, Marks, testing::ValuesIn(allTables()),
                         [](const auto& each) { return each.param.name; });

} // namespace
} // namespace clockwise::app
