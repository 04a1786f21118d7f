// SPDX-License-Identifier: MIT
#include "app/table/sprite_item.h"
#include "app/table/themes.h"
#include "table_scenes.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>
#include <memory>

namespace clockwise::app {
namespace {

constexpr QRect kPaper(-150, -150, 300, 300);

struct Art {
    QString game;
    std::string_view name;
    bool owned;

    friend std::ostream& operator<<(std::ostream& out, const Art& art) { return out << art.name; }
};

QRect painted(const QImage& image) {
    QRect part;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) > 0) part |= QRect(x, y, 1, 1);
    return part.translated(kPaper.topLeft());
}

class Extents : public testing::TestWithParam<Art> {
  protected:
    Extents() : m_look{GetParam().game, Themes::ofProgram().inUse()} {
        Sprite sprite;
        sprite.art = GetParam().name;
        if (GetParam().owned) sprite.owner = Seat(1);
        m_item = std::make_unique<SpriteItem>(m_atlas, m_look, sprite);
        m_item->setGeometry(BoardGeometry(hexagonOutline(), QSizeF(700, 700), 1));
    }

    QRect paintedIn(const Pose& pose, bool moving) {
        m_item->setMoving(moving);
        m_item->setPose(pose);
        QImage image(kPaper.size(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.translate(-kPaper.topLeft());
        m_item->paint(&painter, nullptr, nullptr);
        painter.end();
        return painted(image);
    }

    void expectWithin(const Pose& pose, bool moving) {
        const QRect there = paintedIn(pose, moving);
        ASSERT_FALSE(there.isEmpty());
        const QRectF bounds = m_item->boundingRect();
        EXPECT_TRUE(bounds.contains(QRectF(there)))
            << "painted from " << there.left() << ", " << there.top() << " to " << there.right()
            << ", " << there.bottom() << " within " << bounds.left() << ", " << bounds.top()
            << " to " << bounds.right() << ", " << bounds.bottom() << " at angle " << pose.angle
            << ", lift " << pose.lift << ", spin " << pose.spin << ", scale " << pose.scale;
    }

    SvgAtlas m_atlas;
    GameArt m_look;
    std::unique_ptr<SpriteItem> m_item;
};

// Otherwise it would leave traces where it moved.
TEST_P(Extents, HoldAllThatIsPaintedInEveryPose) {
    for (const bool moving : {false, true})
        for (const double lift : {0.0, 0.01, 0.5, 1.0})
            for (const double angle : {0.0, 90.0, 123.0, 135.0, 180.0, 270.0})
                for (const double spin : {0.0, 45.0, 130.0})
                    for (const double scale : {1.0, 0.6}) {
                        Pose pose;
                        pose.lift = lift;
                        pose.angle = angle;
                        pose.spin = spin;
                        pose.scale = scale;
                        expectWithin(pose, moving);
                    }
}

// Its neighbours would be painted with it.
TEST_P(Extents, AreLittleMoreThanWhatRestsThere) {
    const QRect there = paintedIn({}, false);
    const QRectF bounds = m_item->boundingRect();
    EXPECT_LT(bounds.width() * bounds.height(), 1.8 * there.width() * there.height());
}

TEST_P(Extents, FollowAnotherDrawing) {
    const QRectF before = m_item->boundingRect();
    Theme larger = m_look.theme;
    const QByteArray svg = QByteArrayLiteral(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-120 -130 240 250\" color=\"#000000\">"
        "<g id=\"still\"><rect id=\"shape\" x=\"-120\" y=\"-130\" width=\"40\" height=\"40\"/></g>"
        "<g id=\"turning\"><rect x=\"-120\" y=\"-130\" width=\"240\" height=\"250\"/></g></svg>");
    const QString what =
        QStringLiteral("games/%1/%2")
            .arg(GetParam().game,
                 QString::fromUtf8(GetParam().name.data(), qsizetype(GetParam().name.size())));
    larger.art.insert(what, ArtSource(QStringLiteral("larger"), svg));
    m_look.theme = larger;
    m_atlas.forgetAll();
    m_item->forgetArt();
    EXPECT_GT(m_item->boundingRect().width(), before.width());
    for (const double angle : {0.0, 90.0, 145.0}) {
        Pose pose;
        pose.angle = angle;
        expectWithin(pose, false);
    }
}

INSTANTIATE_TEST_SUITE_P(EachDrawing, Extents,
                         testing::Values(Art{QStringLiteral("pivit"), "minion", true},
                                         Art{QStringLiteral("pivit"), "master", true},
                                         Art{QStringLiteral("sputnik"), "galaxy", false},
                                         Art{QStringLiteral("sputnik"), "pad", true},
                                         Art{QStringLiteral("sputnik"), "rocket", true},
                                         Art{QStringLiteral("quivive"), "disc", false},
                                         Art{QStringLiteral("quivive"), "pawn", true}),
                         [](const auto& test) { return std::string(test.param.name); });

} // namespace
} // namespace clockwise::app
