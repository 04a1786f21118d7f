// SPDX-License-Identifier: MIT
#include "see_through.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <vector>

namespace clockwise::app {
namespace {

constexpr int kLayers = 24;
constexpr int kSamples = 96;
constexpr double kFar = 100; // beyond every shape, in parts of the gradient

QColor colorAt(const QGradientStops& stops, double at) {
    if (at <= stops.first().first) return stops.first().second;
    for (qsizetype i = 1; i < stops.size(); ++i) {
        if (at > stops[i].first) continue;
        const auto& [from, a] = stops[i - 1];
        const auto& [to, b] = stops[i];
        const auto part = static_cast<float>(to > from ? (at - from) / (to - from) : 1);
        const auto mix = [part](float x, float y) { return x + (y - x) * part; };
        return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()),
                                mix(a.blueF(), b.blueF()), mix(a.alphaF(), b.alphaF()));
    }
    return stops.last().second;
}

// A stretch of the gradient, from 0 to 1, where at least so much is held back.
struct Stretch {
    int first;
    int last;
    int peak;
};

std::vector<Stretch> stretchesAbove(const std::vector<QColor>& samples, double alpha) {
    std::vector<Stretch> stretches;
    bool open = false;
    for (int i = 0; i < std::ssize(samples); ++i) {
        const double here = samples[static_cast<std::size_t>(i)].alphaF();
        if (here < alpha) {
            open = false;
            continue;
        }
        if (!std::exchange(open, true)) stretches.push_back({i, i, i});
        Stretch& stretch = stretches.back();
        stretch.last = i;
        if (here > samples[static_cast<std::size_t>(stretch.peak)].alphaF()) stretch.peak = i;
    }
    return stretches;
}

// The part of the plane that a stretch of the gradient covers, in the gradient's own measure.
QPainterPath areaOf(const QGradient& gradient, const Stretch& stretch) {
    const auto place = [](int sample) { return static_cast<double>(sample) / (kSamples - 1); };
    const bool fromStart = stretch.first == 0;
    const bool toEnd = stretch.last == kSamples - 1;
    QPainterPath area;
    if (gradient.type() == QGradient::LinearGradient) {
        const auto& linear = static_cast<const QLinearGradient&>(gradient);
        const QPointF along = linear.finalStop() - linear.start();
        const QPointF across(-along.y() * kFar, along.x() * kFar);
        const QPointF from = linear.start() + along * (fromStart ? -kFar : place(stretch.first));
        const QPointF to = linear.start() + along * (toEnd ? kFar : place(stretch.last));
        area.addPolygon(QPolygonF{from - across, from + across, to + across, to - across});
        area.closeSubpath();
        return area;
    }
    const auto& radial = static_cast<const QRadialGradient&>(gradient);
    const double outer = radial.radius() * (toEnd ? kFar : place(stretch.last));
    const double inner = radial.radius() * place(stretch.first);
    area.addEllipse(radial.center(), outer, outer);
    if (!fromStart) area.addEllipse(radial.center(), inner, inner);
    return area;
}

// From the gradient's own measure to that of the path.
QTransform measureOf(const QBrush& brush, const QPainterPath& path) {
    if (brush.gradient()->coordinateMode() == QGradient::LogicalMode) return brush.transform();
    const QRectF box = path.boundingRect();
    return brush.transform() * QTransform(box.width(), 0, 0, box.height(), box.left(), box.top());
}

} // namespace

bool isUnevenlySeeThrough(const QBrush& brush) {
    const QGradient* gradient = brush.gradient();
    if (gradient == nullptr || gradient->type() == QGradient::ConicalGradient) return false;
    const QGradientStops stops = gradient->stops();
    return std::ranges::any_of(stops, [&stops](const QGradientStop& stop) {
        return stop.second.alpha() != stops.first().second.alpha();
    });
}

void fillInLayers(QPainter& painter, const QPainterPath& path, const QBrush& brush) {
    const QGradientStops stops = brush.gradient()->stops();
    std::vector<QColor> samples;
    double most = 0;
    for (int i = 0; i < kSamples; ++i) {
        samples.push_back(colorAt(stops, static_cast<double>(i) / (kSamples - 1)));
        most = std::max(most, static_cast<double>(samples.back().alphaF()));
    }
    const QTransform measure = measureOf(brush, path);
    painter.save();
    painter.setClipPath(path, Qt::IntersectClip);
    double below = 0;
    for (int layer = 1; layer <= kLayers; ++layer) {
        const double alpha = most * layer / kLayers;
        // What lies below shows through this layer, too.
        const double more = below < 1 ? 1 - (1 - alpha) / (1 - below) : 0;
        below = alpha;
        for (const Stretch& stretch : stretchesAbove(samples, most * (layer - 0.5) / kLayers)) {
            QColor color = samples[static_cast<std::size_t>(stretch.peak)];
            color.setAlphaF(static_cast<float>(more));
            painter.fillPath(measure.map(areaOf(*brush.gradient(), stretch)), color);
        }
    }
    painter.restore();
}

} // namespace clockwise::app
