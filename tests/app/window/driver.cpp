// SPDX-License-Identifier: MIT
#include "driver.h"

#include "app/settings.h"
#include "app/table/board_scene.h"
#include "app/table/seat_looks.h"
#include "app/table/turned_boards.h"
#include "app/table_marks.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <QToolTip>

#include <algorithm>
#include <cstdlib>
#include <ranges>

namespace clockwise::app {
namespace {

QImage freshBoard(Driver& driver) {
    BoardView fresh;
    fresh.setFont(driver.board().font());
    fresh.setPalette(driver.board().palette());
    fresh.resize(driver.board().size());
    fresh.setGame(QString::fromStdString(std::string(driver.session().record().game().id())));
    fresh.setLooks(looksOf(driver.session().record()));
    fresh.setAttribute(Qt::WA_DontShowOnScreen);
    fresh.show();
    auto marks = driver.window().table().isAwake()
                     ? tableMarks(driver.session(), driver.picker())
                     : restingMarks(driver.session(), driver.picker());
    if (!settings::marksLastTurns())
        std::erase_if(marks, [](const BoardMark& mark) { return isPast(mark.kind); });
    fresh.setTurn(driver.board().turn());
    fresh.setLabels(settings::showsCoordinates());
    fresh.showScene(driver.picker().scene(), marks, false);
    return fresh.viewport()->grab().toImage();
}

// By more than the smoothing of edges: arrows look the same after half a turn, but not to the bit.
bool differs(const QColor& a, const QColor& b) {
    constexpr int kSmoothing = 64;
    return std::abs(a.red() - b.red()) > kSmoothing ||
           std::abs(a.green() - b.green()) > kSmoothing ||
           std::abs(a.blue() - b.blue()) > kSmoothing;
}

} // namespace

GameRecord newGame(std::string_view game, const Options& options) {
    auto record = GameRecord::begin(*findGame(game), options);
    if (!record) throw std::runtime_error(describe(record.error()));
    return std::move(*record);
}

Driver::Driver(GameRecord first) : m_window(std::make_unique<MainWindow>(std::move(first))) {
    m_window->show();
    if (!QTest::qWaitForWindowActive(m_window.get())) throw std::runtime_error("no window");
}

Driver::Driver(std::string_view game, const Options& options) : Driver(newGame(game, options)) {}

Cell Driver::cell(std::string_view name) {
    return picker().scene().outline->find(name).value();
}

void Driver::click(std::string_view name, Qt::MouseButton button) {
    QTest::mouseClick(board().viewport(), button, {}, board().viewportPoint(cell(name)));
}

void Driver::play(std::string_view text) {
    const std::size_t before = session().shown();
    const auto turn = state().turn(text);
    if (!turn) throw std::runtime_error(describe(turn.error()));
    // Looking back, the first click that takes nothing up only wakes the table.
    if (!window().table().isAwake() &&
        (!picker().picked().empty() || turn->picks.front().role != Pick::Role::Piece) &&
        turn->picks.front().cell)
        QTest::mouseClick(board().viewport(), Qt::LeftButton, {},
                          board().viewportPoint(*turn->picks.front().cell));
    if (turn->picks.front().role == Pick::Role::Pass)
        QTest::mouseClick(&child<QPushButton>("pass"), Qt::LeftButton);
    else
        for (std::size_t i = picker().picked().size(); i < turn->picks.size(); ++i)
            QTest::mouseClick(board().viewport(), Qt::LeftButton, {},
                              board().viewportPoint(*turn->picks[i].cell));
    if (session().shown() != before + 1 || session().news(before + 1).text != text)
        throw std::runtime_error("clicking did not play " + std::string(text));
}

void Driver::play(std::initializer_list<std::string_view> turns) {
    for (const std::string_view turn : turns) play(turn);
}

void Driver::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    // Without a desktop nobody gives the keyboard back when a dialog has gone.
    m_window->activateWindow();
    if (!QTest::qWaitFor([this] { return QApplication::activeWindow() == m_window.get(); }))
        throw std::runtime_error("not active");
    QTest::keyClick(m_window.get(), key, modifiers);
}

void Driver::choose(const char* name) {
    auto& action = child<QAction>(name);
    if (!action.isEnabled()) throw std::runtime_error(std::string(name) + " is not offered");
    action.trigger();
}

std::string Driver::news() {
    return child<QLabel>("news").text().toStdString();
}

std::string Driver::hint() {
    return child<QLabel>("hint").text().toStdString();
}

std::string Driver::place() {
    return child<QLabel>("place").text().toStdString();
}

const SeatStanding& Driver::seat(int number) {
    return child<SeatBadge>(("seat" + std::to_string(number)).c_str()).standing();
}

bool Driver::invites(std::string_view name) {
    const QPoint at = board().viewportPoint(cell(name));
    QTest::mouseMove(board().viewport(), at);
    QMouseEvent move(QEvent::MouseMove, at, board().viewport()->mapToGlobal(at), Qt::NoButton, {},
                     {});
    QApplication::sendEvent(board().viewport(), &move);
    return board().viewport()->cursor().shape() == Qt::PointingHandCursor;
}

std::string Driver::toolTip(std::string_view name) {
    const QPoint at = board().viewportPoint(cell(name));
    QHelpEvent rest(QEvent::ToolTip, at, board().viewport()->mapToGlobal(at));
    QApplication::sendEvent(board().viewport(), &rest);
    return QToolTip::text().toStdString();
}

QImage Driver::boardAtRest() {
    board().clearFocus();
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(board().viewport(), &leave);
    const auto rests = [this] { return !board().boardScene().isMoving(); };
    if (!QTest::qWaitFor(rests)) throw std::runtime_error("the board does not come to rest");
    return board().viewport()->grab().toImage();
}

void expectLikeFresh(Driver& driver) {
    const QImage shown = driver.boardAtRest();
    const QImage fresh = freshBoard(driver);
    ASSERT_EQ(shown.size(), fresh.size());
    int others = 0;
    for (int y = 0; y < fresh.height(); ++y)
        for (int x = 0; x < fresh.width(); ++x)
            if (differs(shown.pixelColor(x, y), fresh.pixelColor(x, y))) ++others;
    EXPECT_EQ(others, 0) << "pixels are not as on a fresh board";
}

namespace {

// A board that is to be turned lies as it did until nothing moves any more.
bool isPictureOf(const Scene& scene, Driver& driver) {
    const auto isShownTurnedBy = [&](int steps) {
        return driver.board().boardScene().picture().sprites ==
               TurnedBoards().turned(scene, steps).sprites;
    };
    if (!driver.board().boardScene().isMoving()) return isShownTurnedBy(driver.board().turn());
    const auto steps = std::views::iota(0, driver.board().turns());
    return std::ranges::any_of(steps, isShownTurnedBy);
}

} // namespace

void expectInStep(Driver& driver) {
    const Session& session = driver.session();
    TurnPicker expected = session.picker();
    const auto picked = driver.picker().picked();
    for (std::size_t i = expected.picked().size(); i < picked.size(); ++i)
        EXPECT_EQ(expected.point(*picked[i].cell), TurnPicker::Effect::Picked);
    const Scene& shown = driver.board().boardScene().picture();
    EXPECT_EQ(shown.outline->places.size(), expected.scene().outline->places.size());
    EXPECT_TRUE(isPictureOf(inColours(expected.scene(), looksOf(session.record())), driver))
        << "the picture lags behind";
    for (const Sprite& sprite : shown.sprites)
        EXPECT_NE(driver.board().boardScene().itemOf(sprite.id), nullptr);

    EXPECT_EQ(driver.isOffered("undo"), session.canUndo() || driver.picker().hasArrived());
    EXPECT_EQ(driver.isOffered("redo"), session.canRedo());
    EXPECT_EQ(driver.isOffered("back"), session.shown() > 0);
    EXPECT_EQ(driver.isOffered("forward"), session.shown() < session.last());
    EXPECT_EQ(driver.place(),
              std::to_string(session.shown()) + " / " + std::to_string(session.last()));
    EXPECT_EQ(driver.child<QSlider>("slider").value(), static_cast<int>(session.shown()));
    EXPECT_EQ(driver.child<QSlider>("slider").maximum(), static_cast<int>(session.last()));
    EXPECT_EQ(driver.window().isWindowModified(), session.isModified());
    const auto* lesson = driver.window().findChild<QWidget*>(QStringLiteral("lesson"));
    EXPECT_TRUE(!driver.hint().empty() || lesson != nullptr) << "a lesson may only tell";
}

} // namespace clockwise::app
