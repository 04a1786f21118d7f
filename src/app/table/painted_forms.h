// SPDX-License-Identifier: MIT
#pragma once

#include <QPixmap>
#include <QRectF>
#include <QTransform>

#include <array>
#include <functional>
#include <map>

class QPainter;

namespace clockwise::app {

// Keeps the pixels of forms that are costly to paint and stand in many places. On paper and in
// files of lines and curves they are painted as they are.
class PaintedForms {
  public:
    // What is painted, in numbers: the same form looks the same.
    using Form = std::array<int, 4>;

    // Paints what `draw` paints, all of which lies within the bounds, in the painter's coordinates;
    // calls it only for a form that it has not seen at that size. The painter must not be turned.
    void paint(QPainter& painter, const Form& form, const QRectF& bounds,
               const std::function<void(QPainter&)>& draw);
    // To be called when sizes or colours have changed.
    void forget() { m_pixels.clear(); }
    // How many it knows.
    std::size_t size() const { return m_pixels.size(); }

  private:
    struct Pixels {
        QPixmap pixmap;
        QTransform seenBy; // from what is painted to the pixels
    };

    std::map<Form, Pixels> m_pixels;
};

} // namespace clockwise::app
