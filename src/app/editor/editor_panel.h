// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

#include <map>
#include <string>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace clockwise::app {

class Sketch;
class OptionEditor;
class Palette;
class SeatChips;

// What is drawn with, and what a position has beside the board: who is on turn, the game's notes
// and options, and the position as text.
class EditorPanel : public QScrollArea {
    Q_OBJECT

  public:
    explicit EditorPanel(Sketch& sketch, QWidget* parent = nullptr);

    Palette& palette() { return *m_palette; }
    // Shows the drawing, which lies on a board that is turned so far; what somebody is typing stays
    // as long as it says the same.
    void refresh(int turn);

    // As high as what is in it.
    QSize sizeHint() const override;

  signals:
    void typed(const QString& text); // in the line of the position

  private:
    // One note of the game: a list of words or a row of seats.
    struct Note {
        QLabel* label;
        QComboBox* list = nullptr;
        SeatChips* seats = nullptr;
    };

    void makeNotes();
    void makeOptions();
    void word();

    Sketch& m_sketch;
    Palette* m_palette;
    QLabel* m_putLabel;
    QLabel* m_turnLabel;
    SeatChips* m_turn;
    QFormLayout* m_noteForm;
    std::vector<Note> m_notes;
    QLabel* m_gameLabel;
    QComboBox* m_game;
    QFormLayout* m_optionForm;
    std::map<std::string, OptionEditor*> m_options;
    QLabel* m_textLabel;
    QLineEdit* m_text;
    std::string m_madeFor; // the game whose notes and options are there
    int m_boardTurn = 0;
    bool m_refreshing = false;
};

} // namespace clockwise::app
