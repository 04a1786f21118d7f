// SPDX-License-Identifier: MIT
#include "about.h"

#include "main_window.h"

#include <QApplication>
#include <QMessageBox>

namespace clockwise::app {

void showAbout(QWidget& window) {
    QMessageBox::about(
        &window, MainWindow::tr("About Clockwise"),
        MainWindow::tr(
            "<h3>Clockwise %1</h3>"
            "<p>Three abstract board games on one table.</p>"
            "<p><b>Pivit</b> is a game by Tyler Neylon (2012).<br>"
            "<b>Sputnik</b> (2005) and <b>Quivive</b> (1998) are games by Francis Pacherie, "
            "published by Gigamic.</p>"
            "<p>The program is free software under the MIT licence.</p>")
            .arg(QApplication::applicationVersion()));
}

} // namespace clockwise::app
