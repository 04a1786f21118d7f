// SPDX-License-Identifier: MIT
#pragma once

#include "document.h"

#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QPlainTextEdit;
class QToolButton;

namespace clockwise::app {

// What is written about the turn that is shown: a judgement and a comment, edited in place. The
// comment goes into the game after a pause, when the field is left, and whenever the game is asked
// to settle.
class NotesEditor : public QWidget {
    Q_OBJECT

  public:
    explicit NotesEditor(Document& document, QWidget* parent = nullptr);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QHBoxLayout* makeJudgements();
    void judge(int glyph);
    void commit();
    void word();
    void refresh();
    void showNotes(const QString& notes);
    QString written() const;

    Document& m_document;
    QPlainTextEdit* m_text;
    QList<QToolButton*> m_judgements;
    QTimer m_pause;
    QTimer m_patience;
    NodeId m_turn = kRoot; // whose notes are shown
    bool m_edited = false;
};

} // namespace clockwise::app
