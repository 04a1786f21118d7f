// SPDX-License-Identifier: MIT
#include "notice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace clockwise::app {

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent), m_row(new QHBoxLayout(this)), m_text(new QLabel(this)) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_text->setObjectName(QStringLiteral("notice"));
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_text->setWordWrap(true);
    // Names of files and players must never be taken for markup.
    m_text->setTextFormat(Qt::PlainText);
    m_row->addWidget(m_text, 1);
    hide();
}

void NoticeBar::tell(const QString& text, const std::vector<Choice>& choices) {
    for (QWidget* button : m_buttons) {
        // One of them may be what was just clicked.
        button->hide();
        button->setObjectName(QString());
        button->deleteLater();
    }
    m_buttons.clear();
    m_text->setText(text);
    for (const Choice& choice : choices) {
        auto* button = new QPushButton(choice.text, this);
        button->setObjectName(QStringLiteral("notice_") + choice.id);
        connect(button, &QPushButton::clicked, this, choice.act);
        m_row->addWidget(button);
        m_buttons.push_back(button);
    }
    show();
}

} // namespace clockwise::app
