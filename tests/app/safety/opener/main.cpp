// SPDX-License-Identifier: MIT
// Opens FILE... one after the other in one window, leaving its traces in all but the last, and
// tells everything there is to see of that one. Saves it as OUT.
#include "app/language.h"
#include "app/main_window.h"
#include "app/table/board_scene.h"
#include "app/table_widget.h"

#include <QAction>
#include <QApplication>
#include <QCryptographicHash>
#include <QMetaProperty>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTest>
#include <QTextStream>

using namespace clockwise;
using namespace clockwise::app;

namespace {

// Looks back, takes up a piece, plays, takes back, turns off into a variation, and leaves a
// sentence unfinished.
void leaveTraces(MainWindow& window) {
    Session& session = window.document().session();
    QTest::keyClick(&window, Qt::Key_Home);
    for (int i = 0; i < 5; ++i) QTest::keyClick(&window, Qt::Key_Right);
    const auto turns = session.standing().state->turns();
    if (!turns.empty()) [[maybe_unused]]
        const auto played = session.submit(turns.back().text);
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    BoardView& board = window.table().board();
    for (const Pick& pick : window.table().picker().choices())
        if (pick.cell) {
            const QPoint at = board.viewportPoint(*pick.cell);
            QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, at);
            QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, at + QPoint(3, 3));
            break;
        }
    window.findChild<QPlainTextEdit*>(QStringLiteral("comment"))
        ->insertPlainText(QStringLiteral("unfinished"));
}

QString shown(const QVariant& value) {
    if (value.canConvert<QRect>() && value.typeId() == QMetaType::QRect) {
        const QRect rect = value.toRect();
        return QStringLiteral("%1,%2 %3x%4")
            .arg(rect.x())
            .arg(rect.y())
            .arg(rect.width())
            .arg(rect.height());
    }
    return value.toString();
}

// What widgets and actions say of themselves.
QStringList properties(const QObject& root) {
    const QStringList told{
        QStringLiteral("text"),           QStringLiteral("plainText"),
        QStringLiteral("toolTip"),        QStringLiteral("visible"),
        QStringLiteral("enabled"),        QStringLiteral("geometry"),
        QStringLiteral("checked"),        QStringLiteral("value"),
        QStringLiteral("maximum"),        QStringLiteral("minimum"),
        QStringLiteral("windowTitle"),    QStringLiteral("windowModified"),
        QStringLiteral("iconText"),       QStringLiteral("placeholderText"),
        QStringLiteral("accessibleName"), QStringLiteral("statusTip"),
    };
    QStringList lines;
    const auto tell = [&](const QObject& object) {
        // What is hidden may be left from another game; whether it ought to be seen, the lines of
        // what is seen tell.
        const auto* widget = qobject_cast<const QWidget*>(&object);
        if (widget != nullptr && !widget->isVisible()) return;
        QString line = QString::fromLatin1(object.metaObject()->className()) + u' ' +
                       object.objectName() + u':';
        for (const QString& name : told) {
            const QVariant value = object.property(name.toLatin1().constData());
            if (value.isValid()) line += u' ' + name + u'=' + shown(value);
        }
        lines << line.replace(u'\n', u'|');
    };
    tell(root);
    for (const QObject* object : root.findChildren<QObject*>())
        if (qobject_cast<const QWidget*>(object) != nullptr ||
            qobject_cast<const QAction*>(object) != nullptr)
            tell(*object);
    lines.sort(); // what is made anew comes later among its siblings
    return lines;
}

QStringList list(const QTableView& turns) {
    QStringList lines;
    const auto* model = turns.model();
    for (int row = 0; row < model->rowCount(); ++row) {
        QString line = model->headerData(row, Qt::Vertical).toString();
        for (int column = 0; column < model->columnCount(); ++column)
            for (int role = Qt::UserRole; role < Qt::UserRole + 8; ++role) {
                const QModelIndex index = model->index(row, column);
                line += u'\t' + index.data().toString() + u' ' + index.data(role).toString() +
                        u' ' + index.data(Qt::ToolTipRole).toString();
            }
        lines << line.replace(u'\n', u'|');
    }
    return lines;
}

QStringList sprites(const Scene& scene) {
    QStringList lines;
    for (const Sprite& sprite : scene.sprites)
        lines << QStringLiteral("sprite %1 on %2, %3, %4, %5")
                     .arg(sprite.id)
                     .arg(sprite.cell.index())
                     .arg(QLatin1String(sprite.art.data(),
                                        static_cast<qsizetype>(sprite.art.size())))
                     .arg(sprite.quarterTurns)
                     .arg(sprite.level);
    return lines;
}

void tell(MainWindow& window) {
    BoardView& board = window.table().board();
    if (!QTest::qWaitFor([&] { return !board.boardScene().isMoving(); })) qFatal("never at rest");
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(board.viewport(), &leave);
    window.setFocus();
    QApplication::processEvents();
    QTextStream out(stdout);
    for (const QString& line : properties(window)) out << line << '\n';
    for (const QString& line : list(*window.findChild<QTableView*>(QStringLiteral("turns"))))
        out << line << '\n';
    for (const QString& line : sprites(board.boardScene().picture())) out << line << '\n';
    const QImage picture = window.grab().toImage().convertToFormat(QImage::Format_RGB32);
    const QByteArrayView pixels(picture.constBits(), picture.sizeInBytes());
    out << "picture " << picture.width() << 'x' << picture.height() << ' '
        << QCryptographicHash::hash(pixels.toByteArray(), QCryptographicHash::Sha1).toHex() << '\n';
}

} // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("clockwise"));
    QApplication::setApplicationName(QStringLiteral("clockwise"));
    Language::ofProgram().choose(QStringLiteral("en"));
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 3) return 2;
    MainWindow window(GameRecord::begin(*allGames().front(), {}).value());
    window.show();
    if (!QTest::qWaitForWindowActive(&window)) return 1;
    for (const QString& file : arguments.mid(2)) {
        if (!window.openFile(file)) return 1;
        QApplication::processEvents();
        if (file != arguments.constLast()) leaveTraces(window);
    }
    tell(window);
    return window.document().save(arguments[1]) ? 0 : 1;
}
