// SPDX-License-Identifier: MIT
#pragma once

#include "help.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QTabBar;

namespace clockwise::app {

class BoardView;
class LiveBoard;
class RulesText;

// The rules of the games in short, with boards to try them on, and the whole text behind the
// numbers. It goes away when it is closed.
class RulesWindow : public QWidget {
    Q_OBJECT

  public:
    RulesWindow(const BoardView& speedOf, QWidget* owner);
    ~RulesWindow() override;

    void showGame(const Game& game);
    const Game& game() const { return *m_game; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void chooseTab(int tab);
    // The widgets of a section that hold words.
    struct Section {
        QLabel* title = nullptr;
        QLabel* numbers = nullptr;
        std::vector<QLabel*> paragraphs;
        LiveBoard* board = nullptr; // not every section has one
    };

    QWidget* makePage();
    QWidget* makeHeading(Section& made, const HelpSection& section, QWidget* page);
    void addSection(const HelpSection& section, QBoxLayout& column, QWidget* page);
    void word();
    void speak();
    int topOf(const QWidget& part) const;
    const QWidget* partAtTop() const;
    void nameOther();
    void showShort();
    void showText(const QString& rule);

    const BoardView& m_speedOf;
    const Game* m_game = nullptr;
    QTabBar* m_tabs;
    QPushButton* m_other;
    QStackedWidget* m_body;
    QScrollArea* m_short;
    RulesText* m_text;
    std::vector<Section> m_sections;
};

} // namespace clockwise::app
