// SPDX-License-Identifier: MIT
#pragma once

#include <QTextBrowser>

namespace clockwise::app {

// In pixels, of the whole rules and of the short ones.
inline constexpr int kRulesMargin = 20;
inline constexpr int kWidestRules = 720;

// The whole rules of a game, paragraph by paragraph, as docs/rules has them.
class RulesText : public QTextBrowser {
    Q_OBJECT

  public:
    explicit RulesText(QWidget* parent = nullptr);

    void setGame(const QString& gameId);
    // The same rules in the language of the moment, at the same place.
    void speak();
    // To the paragraph of that number.
    void goToRule(const QString& number);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fitWidth();

    QString m_gameId;
};

} // namespace clockwise::app
