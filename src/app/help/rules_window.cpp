// SPDX-License-Identifier: MIT
#include "rules_window.h"

#include "live_board.h"
#include "rules_text.h"
#include "settings.h"
#include "words.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr QSize kFirstSize(720, 640);
constexpr QSize kLeastSize(480, 320);
constexpr int kWidestText = 720;
constexpr int kMargin = 20;

void enlarge(QLabel& label, double factor) {
    QFont font = label.font();
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(true);
    label.setFont(font);
}

QLabel* makeParagraph(const QString& text, QWidget* page) {
    auto* label = new QLabel(text, page);
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    return label;
}

} // namespace

RulesWindow::RulesWindow(const BoardView& speedOf, QWidget* owner)
    : QWidget(owner, Qt::Window), m_speedOf(speedOf), m_tabs(new QTabBar(this)),
      m_other(new QPushButton(this)), m_body(new QStackedWidget(this)),
      m_short(new QScrollArea(m_body)), m_text(new RulesText(m_body)) {
    setObjectName(QStringLiteral("rules_window"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_tabs->setObjectName(QStringLiteral("games"));
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    for (const Game* game : allGames()) m_tabs->addTab(gameName(game->id()));
    m_other->setObjectName(QStringLiteral("other"));
    m_short->setObjectName(QStringLiteral("short"));
    m_short->setFrameShape(QFrame::NoFrame);
    m_short->setWidgetResizable(true);
    m_short->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->setObjectName(QStringLiteral("text"));
    m_body->addWidget(m_short);
    m_body->addWidget(m_text);

    auto* top = new QHBoxLayout;
    top->setContentsMargins(kMargin / 2, kMargin / 2, kMargin / 2, 0);
    top->addWidget(m_tabs);
    top->addStretch(1);
    top->addWidget(m_other);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(top);
    column->addWidget(m_body, 1);
    setMinimumSize(kLeastSize);
    resize(kFirstSize);
    restoreGeometry(settings::rulesWindowGeometry());

    connect(m_tabs, &QTabBar::currentChanged, this, &RulesWindow::chooseTab);
    connect(m_other, &QPushButton::clicked, this, [this] {
        if (m_body->currentWidget() == m_short)
            showText(QString());
        else
            showShort();
    });
}

// Also when it goes with its owner, which closes it unasked.
RulesWindow::~RulesWindow() {
    settings::rememberRulesWindow(saveGeometry());
}

void RulesWindow::showGame(const Game& game) {
    if (m_game == &game) return;
    m_game = &game;
    const auto games = allGames();
    const auto tab = std::ranges::find(games, &game) - games.begin();
    m_tabs->setCurrentIndex(static_cast<int>(tab));
    setWindowTitle(tr("The rules of %1").arg(gameName(game.id())));
    m_text->setGame(fromUtf8(game.id()));
    m_short->setWidget(makePage());
    m_short->verticalScrollBar()->setValue(0);
    m_other->setVisible(hasHelp(game.id()));
    if (hasHelp(game.id()))
        showShort();
    else
        showText(QString());
}

void RulesWindow::chooseTab(int tab) {
    showGame(*allGames()[static_cast<std::size_t>(tab)]);
}

QWidget* RulesWindow::makePage() {
    auto* page = new QWidget;
    auto* sections = new QWidget(page);
    sections->setMaximumWidth(kWidestText);
    auto* column = new QVBoxLayout(sections);
    column->setContentsMargins({});
    const auto help = gameHelp(m_game->id());
    if (help)
        for (const HelpSection& section : help->rules) addSection(section, *column, sections);
    column->addStretch(1);
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(kMargin, kMargin / 2, kMargin, kMargin);
    row->addStretch(1);
    row->addWidget(sections, 1000);
    row->addStretch(1);
    return page;
}

void RulesWindow::addSection(const HelpSection& section, QBoxLayout& column, QWidget* page) {
    column.addSpacing(kMargin / 2);
    column.addWidget(makeHeading(section, page));
    for (const QString& paragraph : section.paragraphs)
        column.addWidget(makeParagraph(paragraph, page));
    if (section.board) {
        column.addSpacing(kMargin / 4);
        column.addWidget(new LiveBoard(*m_game, *section.board, m_speedOf, page));
        column.addSpacing(kMargin / 2);
    }
}

// Behind the title the numbers of the rules, which lead to the whole text.
QWidget* RulesWindow::makeHeading(const HelpSection& section, QWidget* page) {
    auto* heading = new QWidget(page);
    auto* title = new QLabel(section.title, heading);
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    enlarge(*title, 1.25);
    QStringList links;
    for (const QString& rule : section.rules)
        links << QStringLiteral("<a href=\"%1\">%1</a>").arg(rule);
    auto* numbers = new QLabel(links.join(QStringLiteral(" · ")), heading);
    numbers->setObjectName(QStringLiteral("rules"));
    numbers->setToolTip(tr("The whole text of this rule"));
    numbers->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(numbers, &QLabel::linkActivated, this, &RulesWindow::showText);
    auto* row = new QHBoxLayout(heading);
    row->setContentsMargins({});
    row->addWidget(title, 1);
    row->addWidget(numbers, 0, Qt::AlignBottom);
    return heading;
}

void RulesWindow::showShort() {
    m_body->setCurrentWidget(m_short);
    m_other->setText(tr("The whole &text"));
    m_short->setFocus();
}

void RulesWindow::showText(const QString& rule) {
    m_body->setCurrentWidget(m_text);
    m_other->setText(tr("&In short"));
    m_text->setFocus();
    if (!rule.isEmpty()) m_text->goToRule(rule);
}

void RulesWindow::keyPressEvent(QKeyEvent* event) {
    QScrollBar* bar = m_short->verticalScrollBar();
    switch (event->key()) {
    case Qt::Key_Escape: close(); break;
    case Qt::Key_Home: bar->setValue(bar->minimum()); break;
    case Qt::Key_End: bar->setValue(bar->maximum()); break;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace clockwise::app
