// SPDX-License-Identifier: MIT
#include "access/accessible.h"
#include "command_line.h"
#include "language.h"
#include "look/desktop_motion.h"
#include "look/look.h"
#include "look/look_menu.h"
#include "main_window.h"
#include "screenshot.h"
#include "settings.h"
#include "share/export_command.h"
#include "table/icons.h"
#include "widgets/focus_ring.h"
#include "windows.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTimer>

using namespace clockwise;

int main(int argc, char** argv) {
    const bool drawsNowhere = app::needsNoDisplay(argc, argv);
    const bool cannotShow = !drawsNowhere && app::lacksDisplay();
    if (drawsNowhere || cannotShow) app::doWithoutDisplay();
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("clockwise"));
    QApplication::setApplicationName(QStringLiteral("clockwise"));
    QApplication::setApplicationDisplayName(QStringLiteral("Clockwise"));
    QApplication::setApplicationVersion(QStringLiteral(CLOCKWISE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("clockwise"));
    QApplication::setWindowIcon(app::programIcon());
    const QString language = app::languageGiven(QApplication::arguments());
    app::Language::ofProgram().choose(app::Language::isKnown(language) ? language
                                                                       : app::settings::language());

    QCommandLineParser parser;
    app::addOptions(parser);
    if (!parser.parse(QApplication::arguments())) {
        app::complain(parser.errorText());
        return app::kWrongUsage;
    }
    parser.process(application); // help and version
    if (!language.isEmpty() && !app::Language::isKnown(language)) {
        app::complain(QCoreApplication::translate("CommandLine", "--language wants one of %1.")
                          .arg(app::Language::ids().join(QStringLiteral(", "))));
        return app::kWrongUsage;
    }
    const auto isSet = [&parser](const char* name) {
        return parser.isSet(QString::fromLatin1(name));
    };
    const bool draws = isSet("export") != isSet("screenshot");
    if ((isSet("export") && isSet("screenshot")) || (!draws && (isSet("ply") || isSet("size")))) {
        app::complain(QCoreApplication::translate(
            "CommandLine", "Either --export or --screenshot, with --ply and --size if you like."));
        return app::kWrongUsage;
    }
    const QString look = parser.value(QStringLiteral("look"));
    if (isSet("look") && !app::isLook(look)) {
        app::complain(
            QCoreApplication::translate("CommandLine", "There is no look “%1”.").arg(look));
        return app::kWrongUsage;
    }
    // Without a window only what was asked for: a script's pictures are the same for everybody.
    const QString used = isSet("look") || isSet("export") ? look : app::settings::look();
    const auto refused = used.isEmpty() ? std::nullopt : app::applyLook(used);
    if (refused && draws) {
        app::complain(used + QStringLiteral(": ") + app::sentence(*refused));
        return app::kFault;
    }
    if (isSet("export")) return app::runExport(parser);

    if (isSet("screenshot")) {
        app::MainWindow window(app::settings::lastGame());
        return app::takeScreenshot(parser, window);
    }
    if (cannotShow) {
        app::complain(QCoreApplication::translate(
            "CommandLine", "There is no desktop to show a window on (DISPLAY is not set). --export "
                           "and --screenshot need none."));
        return app::kFault;
    }
    app::installAccessibles();
    app::installFocusRing(application);
    app::MainWindow& window = app::openWindow();
    if (refused) window.looks().tellRefused(used, *refused);
    // Once the window is there, so that what is wrong with a file is said over it.
    QTimer::singleShot(0, &window, [&] { window.openFiles(parser.positionalArguments()); });
    // Nothing moves that early: the first picture does not wait for it.
    constexpr int kOnceThereIsTime = 300;
    QTimer::singleShot(kOnceThereIsTime, &window,
                       [] { app::DesktopMotion::ofProgram().askDesktop(); });
    return QApplication::exec();
}
