// SPDX-License-Identifier: MIT
#pragma once

#include "sketch.h"

#include <QWidget>

#include <optional>

class QBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace clockwise::app {

class Document;
class EditorBoard;
class EditorPanel;
class FaultList;
class Speaker;

// Where a position is drawn, of any game. It tells all the time what is wrong with it; when nothing
// is, a game can begin there. The table is left alone meanwhile.
class EditorPage : public QWidget {
    Q_OBJECT

  public:
    explicit EditorPage(const Document& document, QWidget* parent = nullptr);

    Sketch& sketch() { return m_sketch; }
    EditorBoard& board() { return *m_board; }

  signals:
    void begun(const clockwise::GameRecord& record);
    void cancelled();

  protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* makeBar();
    QWidget* makeSide();
    void refresh();
    void tellChange();
    void word();
    void takeFromTable();
    void type(const QString& text);
    void copy();
    void paste();
    void begin();
    bool doKey(QKeyEvent& event, bool really);

    const Document& m_document;
    Sketch m_sketch;
    std::optional<Error> m_textFault;
    QBoxLayout* m_body;
    QBoxLayout* m_side;
    EditorBoard* m_board;
    EditorPanel* m_panel;
    FaultList* m_faults;
    Speaker* m_speaker;
    QString m_toldFaults;
    QLabel* m_reason;
    QToolButton* m_undo;
    QToolButton* m_redo;
    QPushButton* m_clear;
    QPushButton* m_standard;
    QPushButton* m_fromTable;
    QPushButton* m_cancel;
    QPushButton* m_start;
};

} // namespace clockwise::app
