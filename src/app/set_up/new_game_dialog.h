// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/record.h"

#include <QDialog>

#include <functional>
#include <map>
#include <optional>

class QComboBox;
class QLabel;
class QPushButton;

namespace clockwise::app {

class BoardView;
class ClockEditor;
class OptionEditor;
class SeatRows;

// Sets a game up: its options, who sits where, how the board is opened, with a picture of the
// result. What was chosen last for the game is proposed.
class NewGameDialog : public QDialog {
    Q_OBJECT

  public:
    NewGameDialog(const Game& game, QWidget* parent = nullptr);

    // Asked before the game starts; when it says no, the dialog stays as it was filled in, and
    // nothing is remembered.
    void setMayStart(std::function<bool()> mayStart) { m_mayStart = std::move(mayStart); }
    // The game as set up, its opening played; call after the dialog was accepted.
    GameRecord takeRecord();

    void accept() override;

  signals:
    // Instead of starting, somebody wants to draw where this game begins; the dialog is gone, and
    // what was chosen in it is remembered.
    void positionWanted(const clockwise::GameRecord& record);

  private:
    QWidget* makeOptions();
    void makeSeats();
    Options options() const;
    // The start with the opening played, or why there is none.
    Result<GameRecord> build() const;
    QString openingId() const;
    void word();
    void wordOpening();
    void refresh();
    void newSeed();
    void remember() const;
    void leaveForPosition();

    const Game& m_game;
    std::map<std::string, OptionEditor*> m_editors;
    std::function<bool()> m_mayStart;
    SeatRows* m_seats = nullptr;
    ClockEditor* m_clock = nullptr;
    QComboBox* m_opening = nullptr;
    QLabel* m_seed = nullptr;
    QPushButton* m_reseed = nullptr;
    unsigned m_seedValue = 0;
    QLabel* m_reason;
    QPushButton* m_start;
    QPushButton* m_position;
    BoardView* m_picture;
    std::optional<GameRecord> m_record;
};

} // namespace clockwise::app
