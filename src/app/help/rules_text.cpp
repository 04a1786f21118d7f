// SPDX-License-Identifier: MIT
#include "rules_text.h"

#include <QFile>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>

namespace clockwise::app {

RulesText::RulesText(QWidget* parent) : QTextBrowser(parent) {
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    document()->setDocumentMargin(16);
}

void RulesText::setGame(const QString& gameId) {
    QFile file(QStringLiteral(":/clockwise/rules/%1.md").arg(gameId));
    if (!file.open(QIODevice::ReadOnly)) {
        setPlainText(tr("The rules of this game are not written down yet."));
        return;
    }
    // Its pictures stay with the documentation.
    static const QRegularExpression picture(QStringLiteral("^!\\[.*\\]\\(.*\\)$"),
                                            QRegularExpression::MultilineOption);
    setMarkdown(QString::fromUtf8(file.readAll()).remove(picture));
}

void RulesText::goToRule(const QString& number) {
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (!block.text().startsWith(number + QLatin1Char(' '))) continue;
        // From the end upwards, so that the paragraph comes to lie at the top.
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
        setTextCursor(QTextCursor(block));
        return;
    }
}

} // namespace clockwise::app
