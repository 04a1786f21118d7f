// SPDX-License-Identifier: MIT
#include "start_page.h"

#include "picture_button.h"
#include "set_up.h"
#include "settings.h"
#include "table/board_picture.h"
#include "words.h"

#include "clockwise/record_text.h"

#include <QBoxLayout>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTimer>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr qsizetype kMostRecent = 5;
constexpr qint64 kMostBytesForAPicture = 1 << 20; // a larger file is not worth the wait
constexpr int kPageWidth = 1000;
constexpr int kNarrow = 480;
constexpr int kMargin = 24;
constexpr int kGap = 14;

QPixmap pictureOf(const GameRecord& record, NodeId at, QSize size, double ratio) {
    QPixmap pixels(size * ratio);
    pixels.setDevicePixelRatio(ratio);
    pixels.fill(Qt::transparent);
    QPainter painter(&pixels);
    painter.setRenderHint(QPainter::Antialiasing);
    BoardPicture(fromUtf8(record.game().id()))
        .paint(painter, QRectF(QPointF(), size), record.node(at).standing.state->scene(), {});
    return pixels;
}

NodeId endOf(const GameRecord& record) {
    const auto line = record.lineThrough(kRoot);
    return line.empty() ? kRoot : line.back();
}

// Nothing for a file that is no game, or too large to be read just for a picture.
std::optional<GameRecord> gameIn(const QString& path) {
    QFile file(path);
    if (!QFileInfo(path).isFile() || file.size() > kMostBytesForAPicture) return std::nullopt;
    if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
    const QByteArray bytes = file.read(kMostBytesForAPicture);
    return readRecord({bytes.constData(), static_cast<std::size_t>(bytes.size())}).record;
}

QLabel* heading(const QString& words, QWidget* parent) {
    auto* label = new QLabel(words, parent);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * 1.25);
    label->setFont(font);
    return label;
}

} // namespace

StartPage::StartPage(Document& document, QWidget* parent) : QWidget(parent), m_document(document) {
    setObjectName(QStringLiteral("start_page"));
    setFocusPolicy(Qt::StrongFocus);
    auto* page = new QWidget(this);
    page->setMaximumWidth(kPageWidth);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(kMargin, 20, kMargin, 20);
    column->setSpacing(14);
    column->addWidget(heading(tr("Choose a game"), page));
    column->addWidget(makeGames(), 1000);
    column->addWidget(makeButtons());
    column->addWidget(makeRecent());
    column->addStretch(1);
    auto* middle = new QHBoxLayout(this);
    middle->setContentsMargins({});
    middle->addStretch(1);
    middle->addWidget(page, 1000);
    middle->addStretch(1);
}

QWidget* StartPage::makeGames() {
    auto* games = new QWidget(this);
    games->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_games = new QBoxLayout(QBoxLayout::LeftToRight, games);
    m_games->setContentsMargins({});
    m_games->setSpacing(kGap);
    for (const Game* game : allGames()) m_games->addWidget(makeGame(*game));
    return games;
}

QWidget* StartPage::makeGame(const Game& game) {
    constexpr int kLeast = 90;
    constexpr int kMost = 300;
    const QString id = fromUtf8(game.id());
    auto* place = new QWidget(this);
    auto* button = new PictureButton(kLeast, kMost, place);
    button->setObjectName(QStringLiteral("start_") + id);
    button->setToolTip(tr("Play at once, set up as last time"));
    auto* options = new QPushButton(tr("Options…"), place);
    options->setObjectName(QStringLiteral("options_") + id);
    options->setAccessibleName(tr("Options for %1").arg(gameName(game.id())));
    connect(button, &QAbstractButton::clicked, this,
            [this, i = m_offers.size()] { emit played(*m_offers[i].record); });
    connect(options, &QAbstractButton::clicked, this, [this, &game] { emit setUpWanted(game); });
    auto* column = new QVBoxLayout(place);
    column->setContentsMargins({});
    column->setSpacing(6);
    column->addWidget(button, 1);
    column->addWidget(options, 0, Qt::AlignHCenter);
    button->setMaximumWidth(button->sizeHint().width());
    m_offers.push_back({&game, button, std::nullopt});
    return place;
}

QWidget* StartPage::makeButtons() {
    auto* buttons = new QWidget(this);
    m_continue = new QPushButton(tr("&Continue"), buttons);
    m_continue->setObjectName(QStringLiteral("continue_game"));
    auto* open = new QPushButton(tr("&Open…"), buttons);
    open->setObjectName(QStringLiteral("start_open"));
    connect(m_continue, &QAbstractButton::clicked, this, &StartPage::continued);
    connect(open, &QAbstractButton::clicked, this, &StartPage::openWanted);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins({});
    row->addWidget(m_continue);
    row->addWidget(open);
    row->addStretch(1);
    return buttons;
}

QWidget* StartPage::makeRecent() {
    m_recent = new QWidget(this);
    auto* column = new QVBoxLayout(m_recent);
    column->setContentsMargins({});
    column->addWidget(heading(tr("Played before"), m_recent));
    m_recentRow = new QHBoxLayout;
    m_recentRow->setSpacing(10);
    column->addLayout(m_recentRow);
    return m_recent;
}

void StartPage::offerTable(bool offered) {
    m_tableOffered = offered;
}

void StartPage::refresh() {
    m_wanted.clear();
    for (Offer& offer : m_offers) {
        offer.record = setUpAsLast(*offer.game);
        offer.button->setWords(gameName(offer.game->id()), setUpLine(*offer.record));
        m_wanted.push_back({offer.button, &offer, QString()});
    }
    m_continue->setVisible(m_tableOffered);
    m_continue->setText(m_document.session().outcome().over() ? tr("&Back to the game")
                                                              : tr("&Continue"));
    m_continue->setToolTip(gameLine(m_document.session().record()));
    fillRecent();
    fitCards();
    paintLater();
}

void StartPage::fillRecent() {
    constexpr int kSide = 84;
    qDeleteAll(m_recentButtons);
    m_recentButtons.clear();
    while (QLayoutItem* left = m_recentRow->takeAt(0)) delete left;
    for (const settings::RecentGame& game : settings::recentGames().mid(0, kMostRecent)) {
        if (!QFileInfo::exists(game.path)) continue;
        auto* button = new PictureButton(kSide, kSide + 30, m_recent);
        button->setObjectName(QStringLiteral("recent_game"));
        button->setWords(QFileInfo(game.path).completeBaseName(), gameName(toUtf8(game.gameId)));
        button->setMaximumSize(button->sizeHint());
        button->setToolTip(plainToolTip(QDir::toNativeSeparators(game.path)));
        connect(button, &QAbstractButton::clicked, this,
                [this, path = game.path] { emit recentChosen(path); });
        m_recentRow->addWidget(button);
        m_recentButtons.push_back(button);
        m_wanted.push_back({button, nullptr, game.path});
    }
    m_recentRow->addStretch(1);
    m_recent->setVisible(!m_recentButtons.empty());
}

// One at a time, so that a click never waits for all of them.
void StartPage::paintLater() {
    if (m_wanted.empty()) return;
    QTimer::singleShot(0, this, [this] {
        if (!isVisible()) return;
        paintNext();
        paintLater();
    });
}

void StartPage::paintAll() {
    while (!m_wanted.empty()) paintNext();
}

void StartPage::paintNext() {
    if (m_wanted.empty()) return;
    const Wanted next = std::move(m_wanted.front());
    m_wanted.erase(m_wanted.begin());
    const auto record = next.offer != nullptr ? next.offer->record : gameIn(next.file);
    if (record)
        next.button->setPicture(
            pictureOf(*record, endOf(*record), next.button->pictureSize(), devicePixelRatioF()));
}

// In a narrow window the games lie one below the other. No card is higher than it has to be.
void StartPage::fitCards() {
    const bool narrow = width() < kNarrow;
    m_games->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const int room = std::min(width(), kPageWidth) - 2 * kMargin;
    const int games = static_cast<int>(m_offers.size());
    const int each = narrow ? room : (room - (games - 1) * kGap) / games;
    for (const Offer& offer : m_offers)
        offer.button->setMaximumHeight(offer.button->heightFor(each));
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitCards();
}

bool StartPage::event(QEvent* event) {
    if (event->type() == QEvent::Show) refresh();
    return QWidget::event(event);
}

// Enter presses what Space presses; Esc goes back to the table.
void StartPage::keyPressEvent(QKeyEvent* event) {
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && button != nullptr)
        button->click();
    else if (event->key() == Qt::Key_Escape && m_continue->isVisible())
        emit continued();
    else
        QWidget::keyPressEvent(event);
}

} // namespace clockwise::app
