// SPDX-License-Identifier: MIT
#pragma once

#include "app/main_window.h"
#include "app/seats/seat_badge.h"
#include "app/table_widget.h"

#include <QAction>
#include <QImage>

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>

namespace clockwise::app {

// A window on the screen with a hand on its mouse and its keys. Words come out as UTF-8, so that a
// failing test can print them.
class Driver {
  public:
    explicit Driver(GameRecord first);
    Driver(std::string_view game, const Options& options);

    MainWindow& window() { return *m_window; }
    Session& session() { return m_window->document().session(); }
    BoardView& board() { return m_window->table().board(); }
    const TurnPicker& picker() { return m_window->table().picker(); }
    const State& state() { return *session().standing().state; }

    void click(std::string_view cell, Qt::MouseButton button = Qt::LeftButton);
    // Every pick of a turn in order, leaving out what is in hand by itself.
    void play(std::string_view turn);
    void play(std::initializer_list<std::string_view> turns);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    // An action of the menus, as if it were chosen there; it has to be enabled.
    void choose(const char* action);
    bool isOffered(const char* action) { return child<QAction>(action).isEnabled(); }

    std::string news();
    std::string hint();
    std::string place();
    std::string title() { return m_window->windowTitle().toStdString(); }
    const SeatStanding& seat(int number);
    // Whether the mouse is invited to click there.
    bool invites(std::string_view cell);
    // What the mouse is told when it rests there.
    std::string toolTip(std::string_view cell);
    Cell cell(std::string_view name);
    // The board when nothing moves any more and neither mouse nor keyboard point at it.
    QImage boardAtRest();

    template <class W>
    W& child(const char* name) {
        auto* found = m_window->findChild<W*>(QString::fromLatin1(name));
        if (found == nullptr) throw std::runtime_error(std::string("there is no ") + name);
        return *found;
    }

  private:
    std::unique_ptr<MainWindow> m_window;
};

GameRecord newGame(std::string_view game, const Options& options);

// The board has come to show what one would show that never showed anything else.
void expectLikeFresh(Driver& driver);

// The board shows the half-made turn, and nothing else offers what cannot be done now.
void expectInStep(Driver& driver);

} // namespace clockwise::app
