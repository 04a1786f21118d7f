// SPDX-License-Identifier: MIT
#pragma once

#include "autosave.h"
#include "lost_game.h"
#include "widgets/notice_bar.h"

#include <QObject>

#include <deque>
#include <functional>
#include <optional>

namespace clockwise::app {

// Offers the games that were left behind, one after the other. They are locked while they are
// offered, so that no other window offers them too.
class Recovery : public QObject {
    Q_OBJECT

  public:
    // Where a game is continued.
    struct Table {
        Document& document;
        Autosave& autosave;
    };

    // `freeTable` gives one on which nothing lies that could be lost.
    Recovery(NoticeBar& bar, std::function<Table()> freeTable, QObject* parent = nullptr);

    void offer();

  private:
    void showNext();
    void showWhole();
    void showDamaged();
    NoticeBar::Choice continueChoice(const Wording& text);
    void continueGame();
    void done();

    NoticeBar& m_bar;
    std::function<Table()> m_freeTable;
    std::deque<AutosaveSlot> m_slots; // the first is the one that is offered
    std::optional<LostGame> m_lost;
};

} // namespace clockwise::app
