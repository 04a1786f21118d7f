// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/diagram.h"

#include <QListWidget>

#include <optional>
#include <vector>

namespace clockwise::app {

class Sketch;

// What keeps a drawing from being played on from, a line each. A click on one points at its cell.
class FaultList : public QListWidget {
    Q_OBJECT

  public:
    explicit FaultList(QWidget* parent = nullptr);

    // A fault of the text that was typed comes first.
    void tell(const Sketch& sketch, const std::optional<Error>& textFault);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

  signals:
    void pointed(clockwise::Cell cell);

  private:
    std::vector<std::optional<Cell>> m_cells;
};

} // namespace clockwise::app
