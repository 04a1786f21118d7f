// SPDX-License-Identifier: MIT
#include "app/access/accessible.h"
#include "app/language.h"

#include <QApplication>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include <cstdlib>
#include <gtest/gtest.h>

namespace {

// A warning of Qt is a fault of ours, but for what the screenless platform says about itself.
void failOnWarnings(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    const bool ofThePlatform = message.startsWith(QStringLiteral("This plugin does not support"));
    if (type == QtDebugMsg || type == QtInfoMsg || ofThePlatform) return;
    ADD_FAILURE() << "Qt: " << message.toStdString() << " (" << context.category << ")";
    if (type == QtFatalMsg) std::abort();
}

} // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    // What a test chooses in a dialog is remembered here and nowhere else.
    const QTemporaryDir scratch;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, scratch.path());
    qputenv("XDG_STATE_HOME", QFile::encodeName(scratch.path()));
    qputenv("LC_ALL", "C");
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("clockwise"));
    QApplication::setApplicationName(QStringLiteral("clockwise"));
    QApplication::setApplicationDisplayName(QStringLiteral("Clockwise"));
    clockwise::app::Language::ofProgram().choose(QStringLiteral("en"));
    clockwise::app::installAccessibles();
    testing::InitGoogleTest(&argc, argv);
    qInstallMessageHandler(failOnWarnings);
    return RUN_ALL_TESTS();
}
