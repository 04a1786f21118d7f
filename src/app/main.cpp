// SPDX-License-Identifier: MIT
#include "command_line.h"
#include "look.h"
#include "main_window.h"
#include "screenshot.h"
#include "settings.h"
#include "share/export_command.h"
#include "table/icons.h"
#include "translations.h"
#include "windows.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTimer>

using namespace clockwise;

int main(int argc, char** argv) {
    if (app::needsNoDisplay(argc, argv)) app::doWithoutDisplay();
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("clockwise"));
    QApplication::setApplicationName(QStringLiteral("clockwise"));
    QApplication::setApplicationDisplayName(QStringLiteral("Clockwise"));
    QApplication::setApplicationVersion(QStringLiteral(CLOCKWISE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("clockwise"));
    QApplication::setWindowIcon(app::programIcon());
    app::installTranslations(application);

    QCommandLineParser parser;
    app::addOptions(parser);
    if (!parser.parse(QApplication::arguments())) {
        app::complain(parser.errorText());
        return app::kWrongUsage;
    }
    parser.process(application); // help and version
    const auto isSet = [&parser](const char* name) {
        return parser.isSet(QString::fromLatin1(name));
    };
    const bool draws = isSet("export") != isSet("screenshot");
    if ((isSet("export") && isSet("screenshot")) || (!draws && (isSet("ply") || isSet("size")))) {
        app::complain(QCoreApplication::translate(
            "CommandLine", "Either --export or --screenshot, with --ply and --size if you like."));
        return app::kWrongUsage;
    }
    if (isSet("export")) return app::runExport(parser);

    const QString look = parser.value(QStringLiteral("look"));
    app::applyLook(app::isLook(look) ? look : app::settings::look());

    if (isSet("screenshot")) {
        app::MainWindow window(app::settings::lastGame());
        return app::takeScreenshot(parser, window);
    }
    app::MainWindow& window = app::openWindow();
    // Once the window is there, so that what is wrong with a file is said over it.
    QTimer::singleShot(0, &window, [&] { window.openFiles(parser.positionalArguments()); });
    return QApplication::exec();
}
