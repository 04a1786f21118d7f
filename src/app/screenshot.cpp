// SPDX-License-Identifier: MIT
#include "screenshot.h"

#include "main_window.h"
#include "table_widget.h"

#include <QCommandLineParser>
#include <QPixmap>
#include <QRegularExpression>
#include <QTextStream>
#include <QTimer>

#include <optional>

namespace clockwise::app {
namespace {

constexpr int kWrongUsage = 2;
constexpr int kFault = 1;

int fail(int status, const QString& message) {
    QTextStream(stderr) << message << '\n';
    return status;
}

// "1280x800"; nothing when it is no size a window can have.
std::optional<QSize> parseSize(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("^([1-9]\\d{1,3})x([1-9]\\d{1,3})$"));
    const auto match = pattern.match(text);
    if (!match.hasMatch()) return std::nullopt;
    return QSize(match.captured(1).toInt(), match.captured(2).toInt());
}

} // namespace

void addScreenshotOptions(QCommandLineParser& parser) {
    parser.addOption({QStringLiteral("screenshot"),
                      MainWindow::tr("Save a picture of the window as OUT and quit."),
                      QStringLiteral("OUT")});
    parser.addOption({QStringLiteral("ply"),
                      MainWindow::tr("With --screenshot: after N turns (default: all)."),
                      QStringLiteral("N")});
    parser.addOption({QStringLiteral("size"),
                      MainWindow::tr("With --screenshot: the size of the window."),
                      QStringLiteral("WxH"), QStringLiteral("1280x800")});
}

int takeScreenshot(const QCommandLineParser& parser, MainWindow& window) {
    const auto size = parseSize(parser.value(QStringLiteral("size")));
    if (!size) return fail(kWrongUsage, MainWindow::tr("--size wants a size such as 1280x800."));
    window.table().board().setSpeed(BoardView::Speed::Off);
    const QStringList files = parser.positionalArguments();
    if (!files.isEmpty()) {
        const auto opened = window.document().open(files.constFirst());
        if (!opened) return fail(kFault, opened.error().why);
    }
    Session& session = window.document().session();
    if (parser.isSet(QStringLiteral("ply"))) {
        bool isNumber = false;
        const uint ply = parser.value(QStringLiteral("ply")).toUInt(&isNumber);
        if (!isNumber) return fail(kWrongUsage, MainWindow::tr("--ply wants a number."));
        if (ply > session.last())
            return fail(
                kFault,
                MainWindow::tr("The game has %1 turns, not %2.").arg(session.last()).arg(ply));
        session.goTo(ply);
    }
    window.resize(*size);
    window.show();
    const QString out = parser.value(QStringLiteral("screenshot"));
    bool saved = false;
    // Once the event loop has laid everything out.
    QTimer::singleShot(0, &window, [&] {
        saved = window.grab().save(out);
        QCoreApplication::quit();
    });
    QCoreApplication::exec();
    if (!saved)
        return fail(kFault, MainWindow::tr("The picture could not be saved as %1.").arg(out));
    return 0;
}

} // namespace clockwise::app
