// SPDX-License-Identifier: MIT
#include "look.h"
#include "main_window.h"
#include "screenshot.h"
#include "settings.h"
#include "table/icons.h"
#include "translations.h"

#include <QApplication>
#include <QCommandLineParser>

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
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 QCoreApplication::translate("main", "A saved game to open"),
                                 QStringLiteral("[FILE]"));
    parser.process(application);

    const QString look = parser.value(QStringLiteral("look"));
    app::applyLook(app::isLook(look) ? look : app::settings::look());

    app::MainWindow window(app::settings::lastGame());
    const QStringList files = parser.positionalArguments();
    if (parser.isSet(QStringLiteral("screenshot"))) return app::takeScreenshot(parser, window);
    window.show();
    window.keepSafe();
    if (!files.isEmpty()) window.openFile(files.constFirst());
    return QApplication::exec();
}
