// SPDX-License-Identifier: MIT
#include "restless_hand.h"

#include <QSlider>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <array>

namespace clockwise::app {

GameRecord RestlessHand::anyRecord() {
    const Game& game = *findGame(m_game);
    const std::vector<Options> all = allSetups(game);
    GameRecord record =
        newGame(game.id(), all[static_cast<std::size_t>(below(static_cast<int>(all.size())))]);
    const auto openings = game.openings();
    const auto opening =
        openings[static_cast<std::size_t>(below(static_cast<int>(openings.size())))];
    if (once(3)) record.setClocks(readTimeControls("600+5", record.seats()).value());
    NodeId at = kRoot;
    const State& start = *record.node(kRoot).standing.state;
    const auto seed = static_cast<std::uint32_t>(m_random());
    for (const std::string& turn : game.openingTurns(start, opening, seed))
        at = record.play(at, turn).value();
    return record;
}

void RestlessHand::clickSomewhere(Driver& driver) {
    QWidget* viewport = driver.board().viewport();
    QPoint at(below(viewport->width()), below(viewport->height()));
    const auto choices = driver.picker().choices();
    if (!choices.empty() && !once(5)) {
        const Pick& pick =
            choices[static_cast<std::size_t>(below(static_cast<int>(choices.size())))];
        if (pick.cell) at = driver.board().viewportPoint(*pick.cell);
    }
    if (once(12))
        QTest::mouseClick(viewport, Qt::RightButton, {}, at);
    else
        QTest::mouseClick(viewport, Qt::LeftButton, {}, at);
    if (once(10)) { // the second click of two quick ones
        QTest::mouseDClick(viewport, Qt::LeftButton, {}, at);
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, at);
    }
}

void RestlessHand::drag(Driver& driver) {
    QWidget* viewport = driver.board().viewport();
    const auto anywhere = [&] {
        const auto cells = static_cast<int>(driver.picker().scene().outline->places.size());
        return driver.board().viewportPoint(Cell(below(cells)));
    };
    const auto choices = driver.picker().choices();
    QPoint from = anywhere();
    if (!choices.empty() && choices.front().cell)
        from = driver.board().viewportPoint(*choices.front().cell);
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    for (int i = below(4); i >= 0; --i) {
        const QPoint at = anywhere();
        QMouseEvent move(QEvent::MouseMove, at, viewport->mapToGlobal(at), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(viewport, &move);
        if (once(8)) driver.key(Qt::Key_Left); // while the piece hangs on the mouse
    }
    if (once(10)) QTest::mouseClick(viewport, Qt::RightButton, {}, anywhere());
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, anywhere());
}

void RestlessHand::pressAKey(Driver& driver) {
    constexpr std::array kKeys{Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Up,    Qt::Key_Down,
                               Qt::Key_Home,   Qt::Key_End,      Qt::Key_End,   Qt::Key_Escape,
                               Qt::Key_Return, Qt::Key_Space,    Qt::Key_Space, Qt::Key_Tab,
                               Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_F5};
    const Qt::Key key = kKeys[static_cast<std::size_t>(below(kKeys.size()))];
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : &driver.window(), key);
}

void RestlessHand::chooseAnAction(Driver& driver) {
    constexpr std::array kActions{
        "undo", "undo", "redo",  "redo",    "back",   "forward",        "last",
        "last", "last", "first", "promote", "demote", "next_variation", "previous_variation"};
    const char* action = kActions[static_cast<std::size_t>(below(kActions.size()))];
    if (once(25)) action = once(2) ? "resign" : "agree";
    if (once(25)) action = once(2) ? "remove_variation" : "remove_rest";
    if (driver.isOffered(action)) driver.choose(action);
}

void RestlessHand::judge(Driver& driver) {
    const std::string name = "judgement_" + std::to_string(1 + below(6));
    QTest::mouseClick(&driver.child<QToolButton>(name.c_str()), Qt::LeftButton);
}

void RestlessHand::clickOnTheSlider(Driver& driver) {
    auto& slider = driver.child<QSlider>("slider");
    QTest::mouseClick(&slider, Qt::LeftButton, {}, {below(slider.width()), slider.height() / 2});
}

void RestlessHand::clickInTheList(Driver& driver) {
    auto& list = driver.child<QTableView>("turns");
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                      {below(list.viewport()->width()), below(list.viewport()->height())});
}

void RestlessHand::doSomething(Driver& driver) {
    switch (below(20)) {
    case 0:
    case 1: pressAKey(driver); break;
    case 2:
    case 3: chooseAnAction(driver); break;
    case 4: once(3) ? clickOnTheSlider(driver) : clickInTheList(driver); break;
    case 5:
    case 6: drag(driver); break;
    case 7: once(3) ? judge(driver) : QTest::qWait(below(3)); break;
    case 8:
        if (once(8)) driver.window().resize(640 + below(500), 480 + below(400));
        break;
    case 9:
        if (once(20)) driver.window().document().begin(anyRecord());
        break;
    default: clickSomewhere(driver);
    }
}

} // namespace clockwise::app
