// SPDX-License-Identifier: MIT
#include "rules_text.h"

#include "language.h"

#include <QAbstractTextDocumentLayout>
#include <QFile>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextTable>

#include <algorithm>

namespace clockwise::app {
namespace {

// Lines that are seen on paper of any colour.
constexpr QColor kLine(128, 128, 128, 112);

void dress(QTextTable& table) {
    QTextTableFormat format = table.format();
    format.setBorderCollapse(true);
    format.setBorder(1);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(kLine);
    format.setCellSpacing(0);
    format.setCellPadding(5);
    format.setTopMargin(4);
    format.setBottomMargin(12);
    table.setFormat(format);
}

// As it comes from Markdown, headings stick to what is above them, and tables are grids of boxes.
void dress(QTextDocument& page) {
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() < 2) continue;
        QTextBlockFormat format;
        format.setTopMargin(18);
        format.setBottomMargin(6);
        QTextCursor(block).mergeBlockFormat(format);
    }
    for (QTextFrame* frame : page.rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame)) dress(*table);
}

} // namespace

RulesText::RulesText(QWidget* parent) : QTextBrowser(parent) {
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    document()->setDocumentMargin(kRulesMargin);
}

void RulesText::setGame(const QString& gameId) {
    m_gameId = gameId;
    const QString english = QStringLiteral(":/clockwise/rules/%1.md");
    const QString own =
        QStringLiteral(":/clockwise/rules/%2/%1.md").arg(gameId, Language::ofProgram().spoken());
    QFile file(QFile::exists(own) ? own : english.arg(gameId));
    if (!file.open(QIODevice::ReadOnly)) {
        setPlainText(tr("The rules of this game are not written down yet."));
        return;
    }
    // Its pictures stay with the documentation.
    static const QRegularExpression picture(QStringLiteral("^!\\[.*\\]\\(.*\\)$"),
                                            QRegularExpression::MultilineOption);
    setMarkdown(QString::fromUtf8(file.readAll()).remove(picture));
    dress(*document());
    fitWidth();
}

// The pages have the same blocks in every language, each of another height.
void RulesText::speak() {
    QScrollBar* bar = verticalScrollBar();
    const auto placeOf = [this](const QTextBlock& block) {
        return document()->documentLayout()->blockBoundingRect(block);
    };
    const int seen = bar->value();
    QTextBlock read = document()->begin();
    while (read.next().isValid() && placeOf(read).bottom() <= seen) read = read.next();
    const QRectF before = placeOf(read);
    const int number = read.blockNumber();
    setGame(m_gameId);
    if (seen == 0) return;
    [[maybe_unused]] const int pages = document()->pageCount(); // laid out to its end
    const QRectF after = placeOf(document()->findBlockByNumber(number));
    const double into = seen - before.top(); // or how far above it
    bar->setValue(
        qRound(after.top() + (into > 0 ? into * after.height() / before.height() : into)));
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

void RulesText::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    fitWidth();
}

// Lines that run across a wide window are hard to follow.
void RulesText::fitWidth() {
    QTextFrameFormat format = document()->rootFrame()->frameFormat();
    const int margin = std::max(kRulesMargin, (viewport()->width() - kWidestRules) / 2);
    if (qRound(format.leftMargin()) == margin) return;
    format.setLeftMargin(margin);
    format.setRightMargin(margin);
    document()->rootFrame()->setFrameFormat(format);
}

} // namespace clockwise::app
