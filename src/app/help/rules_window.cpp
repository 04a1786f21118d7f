// SPDX-License-Identifier: MIT
#include "rules_window.h"

#include "language.h"
#include "live_board.h"
#include "rules_text.h"
#include "settings.h"
#include "widgets/first_size.h"
#include "windows.h"
#include "words.h"

#include <QCoreApplication>
#include <QEvent>
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

void enlarge(QLabel& label, double factor) {
    QFont font = label.font();
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(true);
    label.setFont(font);
}

QLabel* makeParagraph(QWidget* page) {
    auto* label = new QLabel(page);
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
    top->setContentsMargins(kRulesMargin / 2, kRulesMargin / 2, kRulesMargin / 2, 0);
    top->addWidget(m_tabs);
    top->addStretch(1);
    top->addWidget(m_other);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(top);
    column->addWidget(m_body, 1);
    setMinimumSize(kLeastSize);
    resize(firstSize(*this, kFirstSize));
    restorePlace(*this, settings::rulesWindowGeometry());

    connect(m_tabs, &QTabBar::currentChanged, this, &RulesWindow::chooseTab);
    connect(m_other, &QPushButton::clicked, this, [this] {
        if (m_body->currentWidget() == m_short)
            showText(QString());
        else
            showShort();
    });
    connect(&Language::ofProgram(), &Language::changed, this, &RulesWindow::speak);
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
    m_text->setGame(fromUtf8(game.id()));
    m_short->setWidget(makePage());
    word();
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
    sections->setMaximumWidth(kWidestRules);
    auto* column = new QVBoxLayout(sections);
    column->setContentsMargins({});
    m_sections.clear();
    const auto help = gameHelp(m_game->id());
    if (help)
        for (const HelpSection& section : help->rules) addSection(section, *column, sections);
    column->addStretch(1);
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(kRulesMargin, kRulesMargin / 2, kRulesMargin, kRulesMargin);
    row->addStretch(1);
    row->addWidget(sections, 1000);
    row->addStretch(1);
    return page;
}

void RulesWindow::addSection(const HelpSection& section, QBoxLayout& column, QWidget* page) {
    Section made;
    column.addSpacing(kRulesMargin / 2);
    column.addWidget(makeHeading(made, section, page));
    for ([[maybe_unused]] const QString& paragraph : section.paragraphs) {
        made.paragraphs.push_back(makeParagraph(page));
        column.addWidget(made.paragraphs.back());
    }
    if (section.board) {
        column.addSpacing(kRulesMargin / 4);
        made.board = new LiveBoard(*m_game, *section.board, m_speedOf, page);
        column.addWidget(made.board);
        column.addSpacing(kRulesMargin / 2);
    }
    m_sections.push_back(std::move(made));
}

void RulesWindow::word() {
    setWindowTitle(tr("The rules of %1").arg(gameName(m_game->id())));
    nameOther();
    const auto help = gameHelp(m_game->id());
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        const HelpSection& section = help->rules[i];
        const Section& made = m_sections[i];
        made.title->setText(section.title);
        made.numbers->setToolTip(tr("The whole text of this rule"));
        for (std::size_t line = 0; line < made.paragraphs.size(); ++line)
            made.paragraphs[line]->setText(section.paragraphs[static_cast<qsizetype>(line)]);
        if (made.board != nullptr) made.board->speak(*section.board);
    }
}

// Only the words are set anew: what was tried on a board stays, and so does the place one reads.
void RulesWindow::speak() {
    m_text->speak();
    QScrollBar* bar = m_short->verticalScrollBar();
    const QWidget* read = bar->value() > bar->minimum() ? partAtTop() : nullptr;
    const double share = read == nullptr ? 0 : 1.0 * (bar->value() - topOf(*read)) / read->height();
    word();
    if (read == nullptr) return;
    // Other words need other heights.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    bar->setValue(topOf(*read) + qRound(share * read->height()));
}

int RulesWindow::topOf(const QWidget& part) const {
    return part.mapTo(m_short->widget(), QPoint()).y();
}

// The last part of the page that begins above what is seen of it, or there.
const QWidget* RulesWindow::partAtTop() const {
    const QWidget* last = nullptr;
    const int seen = m_short->verticalScrollBar()->value();
    const auto look = [&](const QWidget* part) {
        if (part != nullptr && topOf(*part) <= seen) last = part;
    };
    for (const Section& section : m_sections) {
        look(section.title);
        for (const QLabel* paragraph : section.paragraphs) look(paragraph);
        look(section.board);
    }
    return last;
}

// Behind the title the numbers of the rules, which lead to the whole text.
QWidget* RulesWindow::makeHeading(Section& made, const HelpSection& section, QWidget* page) {
    auto* heading = new QWidget(page);
    made.title = new QLabel(heading);
    made.title->setTextFormat(Qt::PlainText);
    made.title->setWordWrap(true);
    enlarge(*made.title, 1.25);
    QStringList links;
    for (const QString& rule : section.rules)
        links << QStringLiteral("<a href=\"%1\">%1</a>").arg(rule);
    made.numbers = new QLabel(links.join(QStringLiteral(" · ")), heading);
    made.numbers->setObjectName(QStringLiteral("rules"));
    made.numbers->setTextInteractionFlags(Qt::LinksAccessibleByMouse |
                                          Qt::LinksAccessibleByKeyboard);
    connect(made.numbers, &QLabel::linkActivated, this, &RulesWindow::showText);
    auto* row = new QHBoxLayout(heading);
    row->setContentsMargins({});
    row->addWidget(made.title, 1);
    row->addWidget(made.numbers, 0, Qt::AlignBottom);
    return heading;
}

void RulesWindow::nameOther() {
    const bool isShort = m_body->currentWidget() == m_short;
    m_other->setText(isShort ? tr("The whole &text") : tr("&In short"));
}

void RulesWindow::showShort() {
    m_body->setCurrentWidget(m_short);
    nameOther();
    m_short->setFocus();
}

void RulesWindow::showText(const QString& rule) {
    m_body->setCurrentWidget(m_text);
    nameOther();
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
