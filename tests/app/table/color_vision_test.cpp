// SPDX-License-Identifier: MIT
// Whoever does not see all colours can tell the seats and read the marks as well.
#include "app/table/contrast.h"
#include "app/table/seat_look.h"
#include "app/table/svg_atlas.h"
#include "app/table/themes.h"
#include "color_vision.h"

#include <QPainter>

#include <gtest/gtest.h>

namespace clockwise::app {
namespace {

// Every seat differs that much from each other by its colour alone, whatever the sight: on the
// mean of its piece, shaded parts and blurred edges included.
constexpr double kLeastDifference = 6;
// A seat's colour from the lines round it.
constexpr double kLeastOfEdge = 20;
// And without any colour by its shape: so much of its square becomes another grey.
constexpr double kLeastOfShape = 0.07;
constexpr int kAnotherGrey = 48;

const std::vector<QString>& pieces() {
    static const std::vector<QString> names{
        QStringLiteral("games/pivit/minion"), QStringLiteral("games/pivit/master"),
        QStringLiteral("games/sputnik/rocket"), QStringLiteral("games/sputnik/pad"),
        QStringLiteral("games/quivive/pawn")};
    return names;
}

QImage drawn(const ArtSource& source, const QColor& color, double unit) {
    return SvgAtlas()
        .drawing({source, {}, color, unit, 1})
        .pixmap.toImage()
        .convertToFormat(QImage::Format_ARGB32);
}

// The mean difference of two pictures where they differ for anybody.
double meanDifference(const QImage& one, const QImage& other, Sight sight) {
    double sum = 0;
    int pixels = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y);
            const QColor b = other.pixelColor(x, y);
            if (a == b || a.alpha() < 255) continue;
            sum += difference(seenBy(sight, a), seenBy(sight, b));
            ++pixels;
        }
    }
    return pixels == 0 ? 0 : sum / pixels;
}

class ColorVision : public testing::TestWithParam<const char*> {
  protected:
    const Theme m_theme = readTheme(QString::fromLatin1(GetParam())).value_or(Theme{});

    // In the middle of a cell's drawing, and where a mark's edge is going to lie.
    QList<QColor> grounds(const QString& name) const {
        const QImage image = drawn(m_theme.drawing(name), {}, 100);
        const QPoint middle(image.width() / 2, image.height() / 2);
        QList<QColor> colors;
        for (const QPoint offset : {QPoint(0, 0), QPoint(15, -4), QPoint(-15, -4), QPoint(0, -20),
                                    QPoint(0, 12), QPoint(30, 10), QPoint(-30, -14)}) {
            const QColor color = image.pixelColor(middle + offset);
            if (color.alpha() == 255) colors << color;
        }
        return colors;
    }
};

INSTANTIATE_TEST_SUITE_P(Themes, ColorVision, testing::Values("light", "dark", "contrast"),
                         [](const auto& each) { return std::string(each.param); });

TEST_P(ColorVision, EveryPieceShowsItsSeatByColour) {
    for (const QString& piece : pieces()) {
        std::vector<QImage> images;
        for (int seat = 1; seat <= Seat::kMost; ++seat)
            images.push_back(drawn(m_theme.drawing(piece), seatColor(Seat(seat)), 32));
        for (const Sight sight : kSights)
            for (std::size_t a = 0; a < images.size(); ++a)
                for (std::size_t b = a + 1; b < images.size(); ++b)
                    EXPECT_GE(meanDifference(images[a], images[b], sight), kLeastDifference)
                        << qPrintable(piece) << ", seats " << a + 1 << " and " << b + 1
                        << ", sight " << static_cast<int>(sight);
    }
}

// As small as in the list of turns, and all in one grey.
TEST_P(ColorVision, EverySeatIsKnownByItsShapeAlone) {
    constexpr int kSide = 24;
    std::vector<QImage> shapes;
    for (int seat = 1; seat <= Seat::kMost; ++seat) {
        QImage shape(kSide, kSide, QImage::Format_RGB32);
        shape.fill(m_theme.window.base);
        QPainter painter(&shape);
        SvgAtlas().render(painter, shape.rect(), m_theme.seatShape(Seat(seat)), Qt::gray);
        painter.end();
        shapes.push_back(shape.convertToFormat(QImage::Format_Grayscale8));
    }
    for (std::size_t a = 0; a < shapes.size(); ++a) {
        for (std::size_t b = a + 1; b < shapes.size(); ++b) {
            int different = 0;
            for (int y = 0; y < shapes[a].height(); ++y)
                for (int x = 0; x < shapes[a].width(); ++x)
                    if (std::abs(qGray(shapes[a].pixel(x, y)) - qGray(shapes[b].pixel(x, y))) >
                        kAnotherGrey)
                        ++different;
            EXPECT_GE(different, kLeastOfShape * kSide * kSide)
                << "seats " << a + 1 << " and " << b + 1;
        }
    }
}

// A mark has a pale and a dark line round it: one of them stands out from whatever it lies on.
TEST_P(ColorVision, MarksStandOutFromEveryGround) {
    for (const char* name :
         {"games/pivit/light", "games/pivit/dark", "games/pivit/goal_light",
          "games/pivit/goal_dark", "games/sputnik/galaxy", "games/quivive/disc"}) {
        const QList<QColor> colors = grounds(QString::fromLatin1(name));
        ASSERT_FALSE(colors.isEmpty()) << name;
        for (const QColor& ground : colors) {
            for (const Sight sight : kSights) {
                const auto against = [&](const QColor& ink) {
                    return contrast(seenBy(sight, ink), seenBy(sight, ground));
                };
                EXPECT_GE(std::max(against(m_theme.marks.pale), against(m_theme.marks.dark)),
                          kLeastLargeContrast)
                    << name << ' ' << qPrintable(ground.name());
            }
        }
    }
}

TEST_P(ColorVision, SeatsAreSeenWithinTheEdgesOfTheirMarks) {
    for (int seat = 1; seat <= Seat::kMost; ++seat)
        for (const Sight sight : kSights)
            for (const QColor& edge : {m_theme.marks.pale, m_theme.marks.dark})
                EXPECT_GE(difference(seenBy(sight, seatColor(Seat(seat))), seenBy(sight, edge)),
                          kLeastOfEdge)
                    << "seat " << seat << ", sight " << static_cast<int>(sight);
}

TEST(ColorDifference, IsThatOfItsInventors) {
    EXPECT_NEAR(difference(Qt::white, Qt::white), 0, 1e-9);
    EXPECT_NEAR(difference(Qt::white, Qt::black), 100, 0.1);
    EXPECT_NEAR(difference(QColor(255, 0, 0), QColor(0, 255, 0)), 86.6, 0.1);
    EXPECT_NEAR(difference(QColor(0, 0, 255), QColor(0, 255, 0)), 83.2, 0.1);
}

TEST(ColorDifference, LacksWhatTheEyeLacks) {
    const QColor red(200, 60, 40);
    const QColor green(120, 110, 40);
    EXPECT_GT(difference(red, green), 30);
    EXPECT_LT(difference(seenBy(Sight::Deuteranopia, red), seenBy(Sight::Deuteranopia, green)), 20);
    EXPECT_EQ(seenBy(Sight::Usual, red), red);
}

} // namespace
} // namespace clockwise::app
