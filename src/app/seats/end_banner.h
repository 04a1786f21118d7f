// SPDX-License-Identifier: MIT
#pragma once

#include "../document.h"

#include <QFrame>

class QGridLayout;
class QPushButton;
class QToolButton;

namespace clockwise::app {

class BoardView;

// Beside the board while the end of a game is shown: who came where and why, and what could be done
// next. It blocks nothing; closed, it stays away until the end is come to again.
class EndBanner : public QFrame {
    Q_OBJECT

  public:
    // It comes when the board has come to rest. However much it has to tell, it needs no more room
    // than the turns.
    EndBanner(Document& document, BoardView& board, QWidget* parent);

    // As high as it will be for so many seats.
    int heightFor(int seats) const;

  signals:
    void rematchWanted();
    void replayWanted();
    void saveWanted();
    void shown(bool isShown);

  protected:
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QPushButton* addButton(const QString& name, void (EndBanner::*wanted)());
    void word();
    void refresh();
    void tellStandings();
    void appear();
    void dismiss();

    Document& m_document;
    BoardView& m_board;
    std::optional<NodeId> m_end; // that is told of
    bool m_dismissed = false;
    QToolButton* m_close;
    QGridLayout* m_standings;
    std::vector<QWidget*> m_labels;
    QPushButton* m_rematch;
    QPushButton* m_replay;
    QPushButton* m_save;
};

} // namespace clockwise::app
