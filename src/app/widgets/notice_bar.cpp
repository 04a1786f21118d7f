// SPDX-License-Identifier: MIT
#include "notice_bar.h"

#include "wrapped_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace clockwise::app {

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent), m_row(new QHBoxLayout(this)), m_text(new WrappedLabel(this)) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_text->setObjectName(QStringLiteral("notice"));
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_row->addWidget(m_text, 1);
    hide();
    inEveryLanguage(this, [this] { word(); });
}

void NoticeBar::tell(const Wording& text, const std::vector<Choice>& choices) {
    for (QPushButton* button : m_buttons) {
        // One of them may be what was just clicked.
        button->hide();
        button->setObjectName(QString());
        button->deleteLater();
    }
    m_buttons.clear();
    m_told = text;
    m_choices = choices;
    for (const Choice& choice : m_choices) {
        auto* button = new QPushButton(this);
        button->setObjectName(QStringLiteral("notice_") + choice.id);
        connect(button, &QPushButton::clicked, this, choice.act);
        m_row->addWidget(button);
        m_buttons.push_back(button);
    }
    word();
    show();
}

void NoticeBar::word() {
    if (m_told) m_text->setText(m_told());
    for (std::size_t i = 0; i < m_buttons.size(); ++i) m_buttons[i]->setText(m_choices[i].text());
}

} // namespace clockwise::app
