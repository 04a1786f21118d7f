// SPDX-License-Identifier: MIT
#include "shortcuts_window.h"

#include "language.h"
#include "usual_text.h"
#include "widgets/first_size.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QEvent>
#include <QKeySequence>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace clockwise::app {
namespace {

constexpr QSize kFirstSize(1000, 700);

struct Row {
    QString what;
    QStringList keys;
};

struct Group {
    QString title;
    QList<Row> rows;
};

// As it is written on the key, and as the rest of the window calls it.
QString key(const QKeySequence& sequence) {
    if (sequence == QKeySequence(Qt::Key_Return))
        return QKeySequence(Qt::Key_Enter).toString(QKeySequence::NativeText);
    if (sequence == QKeySequence(Qt::Key_Escape)) return ShortcutsWindow::tr("Esc");
    return sequence.toString(QKeySequence::NativeText);
}

// A menu's words stand with & before the letter that Alt takes.
QString plainWords(QString words) {
    words.replace(QStringLiteral("&&"), QChar(0xe000));
    words.remove(QLatin1Char('&'));
    return words.replace(QChar(0xe000), QLatin1Char('&'));
}

void collect(const QMenu& menu, Group& group) {
    for (const QAction* action : menu.actions()) {
        if (action->menu() != nullptr) collect(*action->menu(), group);
        if (!action->isVisible() || action->shortcuts().isEmpty()) continue;
        QStringList keys;
        for (const QKeySequence& sequence : action->shortcuts()) keys << key(sequence);
        group.rows << Row{plainWords(usualText(*action)), keys};
    }
}

QString cell(const QString& words, const char* attributes) {
    return QStringLiteral("<td %1>%2</td>").arg(QLatin1String(attributes), words);
}

QString html(const Group& group) {
    QString rows;
    for (const Row& row : group.rows) {
        QStringList keys;
        for (const QString& each : row.keys) {
            // A long name of a key may be broken after a plus, and nowhere else.
            QString key = each.toHtmlEscaped();
            key.replace(QLatin1Char(' '), QStringLiteral("&nbsp;"));
            key.replace(QLatin1Char('+'), QStringLiteral("+&#x200b;"));
            keys << QStringLiteral("<b>%1</b>").arg(key);
        }
        // Of keys that are pressed together, each way has a line.
        const bool together = row.keys.filter(QStringLiteral("+")).join(QString()).size() > 1;
        const QString between = together ? QStringLiteral("<br>") : QStringLiteral(" &nbsp; ");
        rows += QStringLiteral("<tr>") + cell(row.what.toHtmlEscaped(), "width=\"49%\"") +
                cell(keys.join(between), "width=\"51%\"") + QStringLiteral("</tr>");
    }
    return QStringLiteral("<h3>%1</h3><table width=\"100%\" cellspacing=\"0\" cellpadding=\"3\">"
                          "%2</table>")
        .arg(group.title.toHtmlEscaped(), rows);
}

Group boardKeys() {
    return {ShortcutsWindow::tr("On the board"),
            {
                {ShortcutsWindow::tr("Show the cursor and move it"),
                 {key(Qt::Key_Left), key(Qt::Key_Right), key(Qt::Key_Up), key(Qt::Key_Down)}},
                {ShortcutsWindow::tr("Up to the left, up to the right"),
                 {key(Qt::SHIFT | Qt::Key_Left), key(Qt::SHIFT | Qt::Key_Right)}},
                {ShortcutsWindow::tr("Down to the left, down to the right"),
                 {key(Qt::CTRL | Qt::Key_Left), key(Qt::CTRL | Qt::Key_Right)}},
                {ShortcutsWindow::tr("In any of these directions"),
                 {ShortcutsWindow::tr("number pad")}},
                {ShortcutsWindow::tr("Pick the piece or the cell"),
                 {key(Qt::Key_Return), key(Qt::Key_Space)}},
                {ShortcutsWindow::tr("To the next one that can be picked, to the one before"),
                 {key(Qt::Key_N), key(Qt::SHIFT | Qt::Key_N)}},
                {ShortcutsWindow::tr("Take back what was picked, then hide the cursor"),
                 {key(Qt::Key_Escape)}},
                {ShortcutsWindow::tr("Type a turn: its first sign"),
                 {QStringLiteral("A…H"), QStringLiteral("+"), QStringLiteral("@"),
                  QStringLiteral("-")}},
            }};
}

Group typingKeys() {
    return {ShortcutsWindow::tr("Typing a turn"),
            {{ShortcutsWindow::tr("Play it"), {key(Qt::Key_Return)}},
             {ShortcutsWindow::tr("Choose from the turns that begin like that"),
              {key(Qt::Key_Up), key(Qt::Key_Down)}},
             {ShortcutsWindow::tr("Leave it"), {key(Qt::Key_Escape)}}}};
}

QList<Group> groups(const QMenuBar& menus) {
    QList<Group> all{boardKeys(), typingKeys()};
    for (const QAction* top : menus.actions()) {
        if (top->menu() == nullptr) continue;
        Group group{plainWords(top->text()), {}};
        collect(*top->menu(), group);
        if (!group.rows.isEmpty()) all << group;
    }
    return all;
}

// Two columns of about the same length.
QString page(const QList<Group>& groups) {
    qsizetype rows = 0;
    for (const Group& group : groups) rows += group.rows.size() + 2;
    QString left;
    QString right;
    qsizetype used = 0;
    for (const Group& group : groups) {
        (2 * used < rows ? left : right) += html(group);
        used += group.rows.size() + 2;
    }
    return QStringLiteral("<table width=\"100%\"><tr>") +
           cell(left, R"(width="50%" style="padding-right: 18px")") + cell(right, "width=\"50%\"") +
           QStringLiteral("</tr></table>");
}

} // namespace

ShortcutsWindow::ShortcutsWindow(const QMenuBar& menus, QWidget* parent)
    : QDialog(parent), m_menus(menus), m_page(new QTextBrowser(this)) {
    setObjectName(QStringLiteral("shortcuts_window"));
    m_page->setObjectName(QStringLiteral("shortcuts"));
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->document()->setDocumentMargin(14);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_page, 1);
    column->addWidget(buttons);
    resize(firstSize(*this, kFirstSize));
    inEveryLanguage(this, [this] {
        setWindowTitle(tr("Keyboard shortcuts"));
        m_page->setAccessibleName(tr("Keyboard shortcuts"));
        refresh();
    });
}

// What the menus say of a turn has changed by the time one comes back to the page.
bool ShortcutsWindow::event(QEvent* event) {
    if (event->type() == QEvent::WindowActivate) refresh();
    return QDialog::event(event);
}

void ShortcutsWindow::refresh() {
    const QString now = page(groups(m_menus));
    if (m_page->property("shown").toString() == now) return;
    const int place = m_page->verticalScrollBar()->value();
    m_page->setProperty("shown", now);
    m_page->setHtml(now);
    m_page->verticalScrollBar()->setValue(place);
}

void addShortcutsPage(QMenu& menu, QMainWindow& window) {
    QAction* action = menu.addAction(QString(), Qt::SHIFT | Qt::Key_F1, &window, [&window] {
        auto* page = window.findChild<ShortcutsWindow*>();
        if (page == nullptr) page = new ShortcutsWindow(*window.menuBar(), &window);
        page->show();
        page->raise();
        page->activateWindow();
    });
    action->setObjectName(QStringLiteral("shortcuts"));
    worded(action, [] { return ShortcutsWindow::tr("&Keyboard shortcuts"); });
    menu.addSeparator();
}

} // namespace clockwise::app
