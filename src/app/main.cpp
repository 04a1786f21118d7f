// SPDX-License-Identifier: MIT
#include "look.h"
#include "main_window.h"
#include "screenshot.h"
#include "settings.h"
#include "table/icons.h"
#include "translations.h"
#include "windows.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTimer>

using namespace clockwise;

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("clockwise"));
    QApplication::setApplicationName(QStringLiteral("clockwise"));
    QApplication::setApplicationDisplayName(QStringLiteral("Clockwise"));
    QApplication::setApplicationVersion(QStringLiteral(CLOCKWISE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("clockwise"));
    QApplication::setWindowIcon(app::programIcon());
    app::installTranslations(application);

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "Pivit, Sputnik and Quivive on one table"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption({QStringLiteral("look"),
                      QCoreApplication::translate("main", "system, light or dark, for this time."),
                      QStringLiteral("LOOK")});
    app::addScreenshotOptions(parser);
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QCoreApplication::translate("main", "Saved games to open, a window each"),
        QStringLiteral("[FILE...]"));
    parser.process(application);

    const QString look = parser.value(QStringLiteral("look"));
    app::applyLook(app::isLook(look) ? look : app::settings::look());

    if (parser.isSet(QStringLiteral("screenshot"))) {
        app::MainWindow window(app::settings::lastGame());
        return app::takeScreenshot(parser, window);
    }
    app::MainWindow& window = app::openWindow();
    // Once the window is there, so that what is wrong with a file is said over it.
    QTimer::singleShot(0, &window, [&] { window.openFiles(parser.positionalArguments()); });
    return QApplication::exec();
}
