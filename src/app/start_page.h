// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include <QWidget>

#include <optional>

class QBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace clockwise::app {

class PictureButton;

// What the program begins with: the three games, each a click away from play, the game that lies on
// the table, and those played before. Its pictures come one by one, after the window is there.
class StartPage : public QWidget {
    Q_OBJECT

  public:
    explicit StartPage(Document& document, QWidget* parent = nullptr);

    // Whether a game lies on the table that one may want to go back to.
    void offerTable(bool offered);
    // Call whenever the page comes to be seen.
    void refresh();
    // All pictures that are still to come.
    void paintAll();

  signals:
    void played(const clockwise::GameRecord& record); // at once, as it is pictured
    void setUpWanted(const clockwise::Game& game);    // with its dialog
    void lessonWanted(const clockwise::Game& game);   // its guided first game
    void continued();                                 // the game on the table
    void openWanted();                                // a file, to be chosen
    void recentChosen(const QString& path);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QWidget* makeGames();
    QWidget* makeGame(const Game& game);
    QWidget* makeButtons();
    QWidget* makeRecent();
    void word();
    void fillRecent();
    void fitCards();
    void paintNext();
    void paintLater();
    void paintAgain();

    // A game that is a click away.
    struct Offer {
        const Game* game;
        PictureButton* button;
        std::optional<GameRecord> record;
    };
    // A picture still to be painted: of an offer, or of a file.
    struct Wanted {
        PictureButton* button;
        const Offer* offer;
        QString file;
    };

    Document& m_document;
    QWidget* m_page;
    QBoxLayout* m_games = nullptr;
    QPushButton* m_continue = nullptr;
    bool m_tableOffered = false;
    QWidget* m_recent = nullptr;
    QBoxLayout* m_recentRow = nullptr;
    std::vector<Offer> m_offers;
    std::vector<PictureButton*> m_recentButtons;
    std::vector<Wanted> m_wanted;
};

} // namespace clockwise::app
