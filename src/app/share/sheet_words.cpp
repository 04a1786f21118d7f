// SPDX-License-Identifier: MIT
#include "sheet_words.h"

#include "replay/glyphs.h"
#include "words.h"

#include <QRegularExpression>

namespace clockwise::app {

QString turnText(const Node& node) {
    return turnLabel(node.turn.text) + glyphSigns(node.glyphs);
}

QStringList commentsOf(const Node& node) {
    static const QRegularExpression command(QStringLiteral(R"(\[%[^\]]*\])"));
    QStringList comments;
    for (const std::string& comment : node.comments) {
        const QString text = fromUtf8(comment).remove(command).simplified();
        if (!text.isEmpty()) comments << text;
    }
    return comments;
}

QString variationText(const GameRecord& record, NodeId first) {
    std::size_t number = record.depth(first);
    QStringList parts;
    NodeId at = first;
    for (bool begins = true;; begins = false) {
        const Node& node = record.node(at);
        parts << QStringLiteral("%1.\u00a0%2").arg(number).arg(turnText(node));
        for (const QString& comment : commentsOf(node))
            parts << QStringLiteral("{%1}").arg(comment);
        const auto& siblings = record.node(node.parent).children;
        if (!begins)
            for (std::size_t i = 1; i < siblings.size(); ++i)
                parts << variationText(record, siblings[i]);
        if (node.children.empty()) break;
        at = node.children.front();
        ++number;
    }
    return QStringLiteral("(%1)").arg(parts.join(QLatin1Char(' ')));
}

} // namespace clockwise::app
