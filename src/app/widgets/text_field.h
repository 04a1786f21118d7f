// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace clockwise::app {

// Whether people write there; null is nowhere. What they type or drop is the field's own.
bool isTextField(const QWidget* widget);

} // namespace clockwise::app
