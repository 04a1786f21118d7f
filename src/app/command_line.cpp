// SPDX-License-Identifier: MIT
#include "command_line.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTextStream>

namespace clockwise::app {
namespace {

// The context of these sentences for Qt Linguist.
struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

bool namesADisplay() {
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
}

} // namespace

void addOptions(QCommandLineParser& parser) {
    const auto add = [&parser](const char* name, const QString& description, const char* value) {
        parser.addOption({QString::fromLatin1(name), description, QString::fromLatin1(value)});
    };
    parser.setApplicationDescription(CommandLine::tr("Pivit, Sputnik and Quivive on one table"));
    parser.addHelpOption();
    parser.addVersionOption();
    add("look",
        CommandLine::tr("system, light, dark, contrast or a look of your own, for this time."),
        "LOOK");
    add("language", CommandLine::tr("system, en, es or fr, for this time."), "LANGUAGE");
    add("export",
        CommandLine::tr("Draw the saved game without a window and quit: a position as OUT.png, "
                        "OUT.svg or OUT.pdf, the whole game as OUT.gif or OUT.apng."),
        "OUT");
    add("screenshot", CommandLine::tr("Save a picture of the window as OUT and quit."), "OUT");
    add("ply",
        CommandLine::tr("With --export and --screenshot: after N turns of the main line (default: "
                        "all)."),
        "N");
    add("size",
        CommandLine::tr("With --export: the longer side in pixels (default: 800). With "
                        "--screenshot: the size of the window as WxH (default: 1280x800)."),
        "SIZE");
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 CommandLine::tr("Saved games to open, a window each"),
                                 QStringLiteral("[FILE...]"));
}

bool needsNoDisplay(int argc, char** argv) {
    QStringList words;
    for (int i = 0; i < argc; ++i) words << QString::fromLocal8Bit(argv[i]);
    QCommandLineParser parser;
    addOptions(parser);
    // Words that are not known may be Qt's own; without a display they are wrong in any case.
    if (!parser.parse(words)) return !namesADisplay();
    const auto isSet = [&parser](const char* name) {
        return parser.isSet(QString::fromLatin1(name));
    };
    if (isSet("help") || isSet("help-all") || isSet("version") || isSet("export")) return true;
    if (isSet("screenshot")) return !namesADisplay();
    return isSet("ply") || isSet("size"); // wrong
}

bool lacksDisplay() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    return !namesADisplay() && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    return false;
#endif
}

void doWithoutDisplay() {
    const char* platform = "QT_QPA_PLATFORM";
    if (!qEnvironmentVariableIsSet(platform)) qputenv(platform, "offscreen");
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& message) {
        if (type == QtCriticalMsg || type == QtFatalMsg) complain(message);
    });
}

QString languageGiven(const QStringList& arguments) {
    QCommandLineParser parser;
    addOptions(parser);
    return parser.parse(arguments) ? parser.value(QStringLiteral("language")) : QString();
}

void complain(const QString& message) {
    QTextStream(stderr) << message << '\n';
}

std::optional<std::optional<std::size_t>> plyOf(const QCommandLineParser& parser) {
    if (!parser.isSet(QStringLiteral("ply"))) return std::optional<std::size_t>();
    bool isNumber = false;
    const uint ply = parser.value(QStringLiteral("ply")).toUInt(&isNumber);
    if (isNumber) return std::optional<std::size_t>(ply);
    complain(CommandLine::tr("--ply wants a number of turns."));
    return std::nullopt;
}

} // namespace clockwise::app
