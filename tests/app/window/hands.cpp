// SPDX-License-Identifier: MIT
#include "hands.h"

#include "app/table/board_cursor.h"

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QWindow>
#include <queue>

#include <map>
#include <stdexcept>

namespace clockwise::app {
namespace {

struct Step {
    Way way;
    Qt::Key key;
    Qt::KeyboardModifiers held;
};

const Step kSteps[] = {
    {Way::Left, Qt::Key_Left, {}},
    {Way::Right, Qt::Key_Right, {}},
    {Way::Up, Qt::Key_Up, {}},
    {Way::Down, Qt::Key_Down, {}},
    {Way::UpLeft, Qt::Key_Left, Qt::ShiftModifier},
    {Way::UpRight, Qt::Key_Right, Qt::ShiftModifier},
    {Way::DownLeft, Qt::Key_Left, Qt::ControlModifier},
    {Way::DownRight, Qt::Key_Right, Qt::ControlModifier},
};

// The shortest way from one cell to another.
std::vector<Step> wayTo(const Outline& board, Cell from, Cell to) {
    std::map<Cell, std::pair<Cell, Step>> cameFrom;
    std::queue<Cell> next({from});
    for (; !next.empty() && !cameFrom.contains(to); next.pop())
        for (const Step& step : kSteps) {
            // Where rows are shifted, up and down depend on the column they began in.
            const bool vertical = step.way == Way::Up || step.way == Way::Down;
            if (vertical && board.symmetry == 6) continue;
            BoardCursor cursor;
            cursor.place(next.front());
            cursor.step(board, step.way);
            if (*cursor.cell() != from &&
                cameFrom.try_emplace(*cursor.cell(), next.front(), step).second)
                next.push(*cursor.cell());
        }
    std::vector<Step> steps;
    for (Cell at = to; at != from; at = cameFrom.at(at).first)
        steps.insert(steps.begin(), cameFrom.at(at).second);
    return steps;
}

// Without a desktop nobody hands the keyboard to a dialog, or back when it has gone.
QWindow* keyboardWindow() {
    QWidget* window = QApplication::activePopupWidget();
    if (window == nullptr) window = QApplication::activeModalWidget();
    if (window == nullptr) window = QApplication::activeWindow();
    if (window == nullptr)
        for (QWidget* each : QApplication::topLevelWidgets())
            if (each->isVisible()) window = each;
    if (window == nullptr) throw std::runtime_error("nothing has the keyboard");
    if (!window->isActiveWindow() && QApplication::activePopupWidget() == nullptr) {
        window->activateWindow();
        if (!QTest::qWaitFor([window] { return window->isActiveWindow(); }))
            throw std::runtime_error("not active");
    }
    return window->windowHandle();
}

void mouse(QWidget* on, QEvent::Type type, QPoint at) {
    const bool held = type != QEvent::MouseButtonRelease;
    const auto button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, on->mapToGlobal(at), button, held ? Qt::LeftButton : Qt::NoButton,
                      {});
    QApplication::sendEvent(on, &event);
}

void drag(Driver& driver, Cell from, Cell to) {
    QWidget* viewport = driver.board().viewport();
    const QPoint start = driver.board().viewportPoint(from);
    const QPoint end = driver.board().viewportPoint(to);
    mouse(viewport, QEvent::MouseButtonPress, start);
    for (const double part : {0.2, 0.6, 1.0})
        mouse(viewport, QEvent::MouseMove, start + (QPointF(end - start) * part).toPoint());
    mouse(viewport, QEvent::MouseButtonRelease, end);
}

Turn legalTurn(Driver& driver, std::string_view text) {
    auto turn = driver.state().turn(text);
    if (!turn) throw std::runtime_error(describe(turn.error()));
    return *turn;
}

void expectPlayed(Driver& driver, std::size_t before, std::string_view turn) {
    if (driver.session().shown() != before + 1 || driver.session().news(before + 1).text != turn)
        throw std::runtime_error("not played: " + std::string(turn) + " — " + driver.hint());
}

} // namespace

void press(Qt::Key key, Qt::KeyboardModifiers held) {
    QTest::keyClick(keyboardWindow(), key, held);
}

void typeText(const QString& text) {
    for (const QChar sign : text) QTest::keyClick(keyboardWindow(), sign.toLatin1());
}

void tabTo(const QString& name) {
    constexpr int kMost = 60;
    for (int i = 0; i < kMost; ++i) {
        const QWidget* focus = QApplication::focusWidget();
        if (focus != nullptr && focus->objectName() == name) return;
        press(Qt::Key_Tab);
    }
    throw std::runtime_error("Tab does not lead to " + name.toStdString());
}

void goToCell(Driver& driver, Cell cell) {
    if (!driver.board().cursorCell()) press(Qt::Key_Up);
    const auto from = driver.board().cursorCell();
    if (!from) throw std::runtime_error("no cursor");
    for (const Step& step : wayTo(*driver.board().outline(), *from, cell))
        press(step.key, step.held);
    if (driver.board().cursorCell() != cell) throw std::runtime_error("the cursor is lost");
}

void playByKeys(Driver& driver, std::string_view text) {
    const std::size_t before = driver.session().shown();
    const Turn turn = legalTurn(driver, text);
    if (turn.picks.front().role == Pick::Role::Pass) {
        press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    } else {
        for (std::size_t i = driver.picker().picked().size(); i < turn.picks.size(); ++i) {
            goToCell(driver, *turn.picks[i].cell);
            press(i % 2 == 0 ? Qt::Key_Return : Qt::Key_Space);
        }
    }
    expectPlayed(driver, before, text);
}

void playTyped(Driver& driver, const QString& typed) {
    const std::size_t before = driver.session().shown();
    typeText(typed);
    press(Qt::Key_Return);
    if (driver.session().shown() != before + 1)
        throw std::runtime_error("not played: " + typed.toStdString() + " — " +
                                 driver.child<QLabel>("typed_told").text().toStdString());
}

void playByDragging(Driver& driver, std::string_view text) {
    const std::size_t before = driver.session().shown();
    const Turn turn = legalTurn(driver, text);
    std::size_t i = 0;
    if (turn.picks.front().role == Pick::Role::Pass) return driver.play(text);
    if (turn.picks.front().role == Pick::Role::Piece) {
        drag(driver, *turn.picks[0].cell, *turn.picks[1].cell);
        i = 2;
    }
    for (; i < turn.picks.size(); ++i) drag(driver, *turn.picks[i].cell, *turn.picks[i].cell);
    expectPlayed(driver, before, text);
}

} // namespace clockwise::app
