// SPDX-License-Identifier: MIT
#pragma once

#include <QTextBrowser>

namespace clockwise::app {

// The whole rules of a game, paragraph by paragraph, as docs/rules has them.
class RulesText : public QTextBrowser {
    Q_OBJECT

  public:
    explicit RulesText(QWidget* parent = nullptr);

    void setGame(const QString& gameId);
    // To the paragraph of that number.
    void goToRule(const QString& number);
};

} // namespace clockwise::app
