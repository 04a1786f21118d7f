// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/record.h"

#include <QDialog>

#include <map>
#include <optional>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace clockwise::app {

class BoardView;
class ClockEditor;
class OptionEditor;

// Sets a game up: its options, who sits where, how the board is opened, with a picture of the
// result. What was chosen last for the game is proposed.
class NewGameDialog : public QDialog {
    Q_OBJECT

  public:
    NewGameDialog(const Game& game, QWidget* parent = nullptr);

    // The game as set up, its opening played; call after the dialog was accepted.
    GameRecord takeRecord();

    void accept() override;

  private:
    QWidget* makeOptions();
    QWidget* makeSeats();
    Options options() const;
    // The start with the opening played, or why there is none.
    Result<GameRecord> build() const;
    QString openingId() const;
    void refresh();
    void drawLots();
    void newSeed();

    struct SeatRow {
        QLabel* shape;
        QLineEdit* name;
    };

    const Game& m_game;
    std::map<std::string, OptionEditor*> m_editors;
    std::vector<SeatRow> m_seats;
    ClockEditor* m_clock = nullptr;
    QComboBox* m_opening = nullptr;
    QLabel* m_seed = nullptr;
    QPushButton* m_reseed = nullptr;
    unsigned m_seedValue = 0;
    QPushButton* m_lots;
    QLabel* m_reason;
    QPushButton* m_start;
    BoardView* m_picture;
    std::optional<GameRecord> m_record;
};

} // namespace clockwise::app
