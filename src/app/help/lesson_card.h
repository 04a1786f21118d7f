// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QString>

#include <vector>

class QLabel;
class QPushButton;

namespace clockwise::app {

// What a lesson says, above the table: what came of the last turn, what to do now, and the way on.
class LessonCard : public QFrame {
    Q_OBJECT

  public:
    struct Words {
        QString told;
        QString ask;
    };

    explicit LessonCard(QWidget* parent);

    void setTitle(const QString& title);
    void say(const Words& words);
    void setWays(bool back, const QString& next);
    // Everything it will have to say, so that it keeps one height and the board its place.
    void makeRoomFor(std::vector<Words> all);

  signals:
    void backWanted();
    void nextWanted();
    void leaveWanted();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QPushButton* addButton(const QString& name, void (LessonCard::*wanted)());
    void fitHeight();

    QLabel* m_title;
    QLabel* m_told;
    QLabel* m_ask;
    QWidget* m_words;
    QPushButton* m_back;
    QPushButton* m_next;
    std::vector<Words> m_all;
};

} // namespace clockwise::app
