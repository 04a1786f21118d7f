// SPDX-License-Identifier: MIT
#include "icons.h"

#include "seat_look.h"
#include "svg_atlas.h"
#include "themes.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>

namespace clockwise::app {
namespace {

SvgAtlas& iconAtlas() {
    static SvgAtlas atlas;
    return atlas;
}

// Paints a square drawing at whatever size is wanted.
class ArtIconEngine : public QIconEngine {
  public:
    enum class Ink { Own, Palette, Given };

    ArtIconEngine(QString file, Ink ink) : m_file(std::move(file)), m_ink(ink) {}
    explicit ArtIconEngine(Seat seat) : m_ink(Ink::Given), m_seat(seat), m_color(seatColor(seat)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const double ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect.topLeft(), pixels(rect.size() * ratio, mode, ratio));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        return pixels(size, mode, 1);
    }
    QIconEngine* clone() const override { return new ArtIconEngine(*this); }

  private:
    QColor color(QIcon::Mode mode) const {
        if (m_ink != Ink::Palette) return m_color;
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role =
            mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
        return QGuiApplication::palette().color(group, role);
    }
    QPixmap pixels(const QSize& size, QIcon::Mode mode, double ratio) const {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        if (mode == QIcon::Disabled && m_ink != Ink::Palette) painter.setOpacity(0.45);
        const int side = std::min(size.width(), size.height());
        const QRectF square((size.width() - side) / 2.0, (size.height() - side) / 2.0, side, side);
        iconAtlas().render(painter, square, source(), color(mode));
        painter.end();
        pixmap.setDevicePixelRatio(ratio);
        return pixmap;
    }

    // A seat's is that of the theme, whatever the theme is by then.
    ArtSource source() const {
        return m_seat ? Themes::ofProgram().inUse().seatShape(*m_seat) : ArtSource(m_file);
    }

    QString m_file;
    Ink m_ink;
    std::optional<Seat> m_seat;
    QColor m_color;
};

} // namespace

QIcon actionIcon(const QString& name) {
    return QIcon(new ArtIconEngine(QStringLiteral(":/clockwise/app/%1.svg").arg(name),
                                   ArtIconEngine::Ink::Palette));
}

QIcon seatIcon(Seat seat) {
    return QIcon(new ArtIconEngine(seat));
}

void paintSeatShape(QPainter& painter, const QRectF& into, Seat seat, const Theme& theme) {
    iconAtlas().render(painter, into, theme.seatShape(seat), seatColor(seat));
}

QIcon programIcon() {
    return QIcon(new ArtIconEngine(QStringLiteral(":/clockwise/app/clockwise.svg"),
                                   ArtIconEngine::Ink::Own));
}

} // namespace clockwise::app
