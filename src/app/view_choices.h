// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace clockwise::app {

// What is chosen in the View menu for all windows of the program; the choices are in the settings.
class ViewChoices : public QObject {
    Q_OBJECT

  public:
    static ViewChoices& ofProgram();

  signals:
    void changed(); // one of them was remembered anew
};

} // namespace clockwise::app
