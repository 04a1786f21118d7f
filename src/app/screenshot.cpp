// SPDX-License-Identifier: MIT
#include "screenshot.h"

#include "command_line.h"
#include "main_window.h"
#include "table_widget.h"

#include <QCommandLineParser>
#include <QPixmap>
#include <QRegularExpression>
#include <QTimer>

#include <optional>

namespace clockwise::app {
namespace {

constexpr std::optional kUsualSize(QSize(1280, 800));

int fail(int status, const QString& message) {
    complain(message);
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

int takeScreenshot(const QCommandLineParser& parser, MainWindow& window) {
    const QString sizeName = QStringLiteral("size");
    const auto size = parser.isSet(sizeName) ? parseSize(parser.value(sizeName)) : kUsualSize;
    if (!size)
        return fail(kWrongUsage,
                    MainWindow::tr("With --screenshot, --size wants a size such as 1280x800."));
    const auto ply = plyOf(parser);
    if (!ply) return kWrongUsage;
    window.table().board().setSpeed(BoardView::Speed::Off);
    const QStringList files = parser.positionalArguments();
    if (files.isEmpty() && !*ply) {
        window.showStartPage();
    } else if (!files.isEmpty()) {
        const auto opened = window.document().open(files.constFirst());
        if (!opened) return fail(kFault, opened.error().why);
    }
    Session& session = window.document().session();
    if (*ply) {
        if (**ply > session.last())
            return fail(
                kFault,
                MainWindow::tr("The game has %1 turns, not %2.").arg(session.last()).arg(**ply));
        session.goTo(**ply);
    }
    window.resize(*size);
    window.show();
    const QString out = parser.value(QStringLiteral("screenshot"));
    bool saved = false;
    // Once the event loop has laid everything out.
    QTimer::singleShot(0, &window, [&] {
        window.finishPictures();
        saved = window.grab().save(out);
        QCoreApplication::exit(); // not quit(), which closes windows, and they remember their size
    });
    QCoreApplication::exec();
    if (!saved)
        return fail(kFault, MainWindow::tr("The picture could not be saved as %1.").arg(out));
    return 0;
}

} // namespace clockwise::app
