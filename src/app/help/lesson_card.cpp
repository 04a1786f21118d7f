// SPDX-License-Identifier: MIT
#include "lesson_card.h"

#include "language.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr int kSpacing = 4;

QLabel* makeLine(const QString& name, QWidget* parent) {
    auto* line = new QLabel(parent);
    line->setObjectName(name);
    line->setTextFormat(Qt::PlainText);
    line->setWordWrap(true);
    line->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    line->setForegroundRole(QPalette::ToolTipText);
    return line;
}

void setBold(QLabel& label) {
    QFont font = label.font();
    font.setBold(true);
    label.setFont(font);
}

int heightOf(const QLabel& label, const QString& text, int width) {
    if (text.isEmpty()) return 0;
    const QRect room(0, 0, width, QWIDGETSIZE_MAX);
    return label.fontMetrics().boundingRect(room, Qt::TextWordWrap, text).height() + kSpacing;
}

} // namespace

LessonCard::LessonCard(QWidget* parent)
    : QFrame(parent), m_title(makeLine(QStringLiteral("lesson_title"), this)),
      m_words(new QWidget(this)) {
    setObjectName(QStringLiteral("lesson"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_told = makeLine(QStringLiteral("lesson_told"), m_words);
    m_ask = makeLine(QStringLiteral("lesson_ask"), m_words);
    setBold(*m_ask);
    m_title->setWordWrap(false);

    auto* words = new QVBoxLayout(m_words);
    words->setContentsMargins({});
    words->setSpacing(kSpacing);
    words->addWidget(m_told);
    words->addWidget(m_ask);
    words->addStretch(1);
    auto* top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    m_back = worded(addButton(QStringLiteral("lesson_back"), &LessonCard::backWanted),
                    [] { return tr("&Back"); });
    m_next = addButton(QStringLiteral("lesson_next"), &LessonCard::nextWanted);
    QPushButton* leave = worded(addButton(QStringLiteral("lesson_leave"), &LessonCard::leaveWanted),
                                [] { return tr("&Leave"); });
    for (QPushButton* button : {m_back, m_next, leave}) top->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(kSpacing);
    column->addLayout(top);
    column->addWidget(m_words);
    // Before it is laid out, heights have to be those of the width to come: a page that was not
    // shown yet has none.
    resize(window()->width(), sizeHint().height());
}

// Clicked, the buttons leave the keyboard to the board.
QPushButton* LessonCard::addButton(const QString& name, void (LessonCard::*wanted)()) {
    auto* button = new QPushButton(this);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QPushButton::clicked, this, wanted);
    return button;
}

void LessonCard::setTitle(const QString& title) {
    m_title->setText(title);
}

void LessonCard::say(const Words& words) {
    m_told->setText(words.told);
    m_told->setVisible(!words.told.isEmpty());
    m_ask->setText(words.ask);
    m_ask->setVisible(!words.ask.isEmpty());
}

void LessonCard::setWays(bool back, const QString& next) {
    m_back->setEnabled(back);
    m_next->setText(next);
}

void LessonCard::makeRoomFor(std::vector<Words> all) {
    m_all = std::move(all);
    fitHeight();
}

void LessonCard::fitHeight() {
    const QMargins margins = layout()->contentsMargins();
    const int width = this->width() - margins.left() - margins.right() - 2 * frameWidth();
    int height = 0;
    for (const Words& words : m_all)
        height = std::max(height, heightOf(*m_told, words.told, width) +
                                      heightOf(*m_ask, words.ask, width));
    m_words->setFixedHeight(height);
}

void LessonCard::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fitHeight();
}

void LessonCard::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitHeight();
}

} // namespace clockwise::app
