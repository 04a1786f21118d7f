// SPDX-License-Identifier: MIT
#include "start_page.h"

#include "help/help.h"
#include "language.h"
#include "set_up/set_up.h"
#include "settings.h"
#include "table/board_picture.h"
#include "table/themes.h"
#include "widgets/picture_button.h"
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

constexpr qsizetype kMostRecentShown = 5;
constexpr qint64 kMostBytesForAPicture = 1 << 20; // a larger file is not worth the wait
constexpr int kLeastWidth = 1000;                 // of a page in a window that has more
constexpr int kUsualPicture = 300;
constexpr int kLargestPicture = 640; // in a window that fills a large screen
constexpr int kNarrow = 480;
constexpr int kMargin = 24;
constexpr int kGap = 14;

QPixmap pictureOf(const GameRecord& record, NodeId at, QSize size, double ratio) {
    QPixmap pixels(size * ratio);
    pixels.setDevicePixelRatio(ratio);
    pixels.fill(Qt::transparent);
    QPainter painter(&pixels);
    painter.setRenderHint(QPainter::Antialiasing);
    BoardPicture(fromUtf8(record.game().id()), {0, true, looksOf(record)})
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

QLabel* heading(const Wording& words, QWidget* parent) {
    auto* label = worded(new QLabel(parent), words);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * 1.25);
    label->setFont(font);
    return label;
}

} // namespace

StartPage::StartPage(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_page(new QWidget(this)) {
    setObjectName(QStringLiteral("start_page"));
    setFocusPolicy(Qt::ClickFocus); // for Esc; Tab goes on to the cards
    connect(&Themes::ofProgram(), &Themes::changed, this, [this] {
        if (isVisible()) refresh();
    });
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(kMargin, 20, kMargin, 20);
    column->setSpacing(14);
    column->addStretch(1);
    column->addWidget(heading([] { return tr("Choose a game"); }, m_page));
    column->addWidget(makeGames(), 1000);
    column->addWidget(makeButtons());
    column->addWidget(makeRecent());
    column->addStretch(2);
    auto* middle = new QHBoxLayout(this);
    middle->setContentsMargins({});
    middle->addStretch(1);
    middle->addWidget(m_page, 1000);
    middle->addStretch(1);
    connect(&Language::ofProgram(), &Language::changed, this, [this] {
        if (isVisible()) word();
    });
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
    const QString id = fromUtf8(game.id());
    auto* place = new QWidget(this);
    auto* button = new PictureButton(kLeast, kUsualPicture, place);
    button->setObjectName(QStringLiteral("start_") + id);
    auto* options = new QPushButton(place);
    options->setObjectName(QStringLiteral("options_") + id);
    auto* learn = new QPushButton(place);
    learn->setObjectName(QStringLiteral("learn_") + id);
    learn->setVisible(hasHelp(game.id()));
    inEveryLanguage(place, [button, options, learn, &game] {
        button->setToolTip(tr("Play at once, set up as last time"));
        options->setText(tr("Options…"));
        options->setAccessibleName(tr("Options for %1").arg(gameName(game.id())));
        learn->setText(tr("Learn to play"));
        learn->setAccessibleName(tr("Learn to play %1").arg(gameName(game.id())));
        learn->setToolTip(tr("A first game in which every step is explained"));
    });
    connect(button, &PictureButton::blurred, this, &StartPage::paintAgain, Qt::QueuedConnection);
    connect(button, &QAbstractButton::clicked, this,
            [this, i = m_offers.size()] { emit played(*m_offers[i].record); });
    connect(options, &QAbstractButton::clicked, this, [this, &game] { emit setUpWanted(game); });
    connect(learn, &QAbstractButton::clicked, this, [this, &game] { emit lessonWanted(game); });
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addStretch(1);
    row->addWidget(options);
    row->addWidget(learn);
    row->addStretch(1);
    auto* column = new QVBoxLayout(place);
    column->setContentsMargins({});
    column->setSpacing(6);
    column->addWidget(button, 1);
    column->addLayout(row);
    m_offers.push_back({&game, button, std::nullopt});
    return place;
}

QWidget* StartPage::makeButtons() {
    auto* buttons = new QWidget(this);
    m_continue = new QPushButton(buttons);
    m_continue->setObjectName(QStringLiteral("continue_game"));
    auto* open = worded(new QPushButton(buttons), [] { return tr("&Open…"); });
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
    column->addWidget(heading([] { return tr("Played before"); }, m_recent));
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
        m_wanted.push_back({offer.button, &offer, QString()});
    }
    m_continue->setVisible(m_tableOffered);
    fillRecent();
    word();
    fitCards();
    paintLater();
}

void StartPage::word() {
    for (const Offer& offer : m_offers)
        offer.button->setWords(gameName(offer.game->id()), setUpLine(*offer.record));
    m_continue->setText(m_document.session().outcome().over() ? tr("&Back to the game")
                                                              : tr("&Continue"));
    m_continue->setToolTip(gameLine(m_document.session().record()));
}

void StartPage::fillRecent() {
    constexpr int kSide = 84;
    qDeleteAll(m_recentButtons);
    m_recentButtons.clear();
    while (QLayoutItem* left = m_recentRow->takeAt(0)) delete left;
    for (const settings::RecentGame& game : settings::recentGames().mid(0, kMostRecentShown)) {
        if (!QFileInfo::exists(game.path)) continue;
        auto* button = new PictureButton(kSide, kSide + 30, m_recent);
        button->setObjectName(QStringLiteral("recent_game"));
        button->setWords(QFileInfo(game.path).completeBaseName(), gameName(toUtf8(game.gameId)));
        button->setToolTip(plainToolTip(QDir::toNativeSeparators(game.path)));
        connect(button, &QAbstractButton::clicked, this,
                [this, path = game.path] { emit recentChosen(path); });
        m_recentRow->addWidget(button, 1000);
        m_recentButtons.push_back(button);
        m_wanted.push_back({button, nullptr, game.path});
    }
    m_recentRow->addStretch(1);
    // All alike, and as broad as the longest name wants, within reason.
    int width = 0;
    for (const PictureButton* button : m_recentButtons) {
        const int usual = button->sizeHint().width();
        width = std::max(width, std::clamp(button->widthOfWords(), usual, usual * 3 / 2));
    }
    for (PictureButton* button : m_recentButtons)
        button->setMaximumSize(width, button->sizeHint().height());
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

// The cards got another size.
void StartPage::paintAgain() {
    const bool alreadyPainting = !m_wanted.empty();
    for (const Offer& offer : m_offers) {
        const bool isWanted = std::ranges::any_of(
            m_wanted, [&](const Wanted& wanted) { return wanted.offer == &offer; });
        if (offer.button->hasPicture() && !offer.button->isSharp() && !isWanted)
            m_wanted.push_back({offer.button, &offer, QString()});
    }
    if (!alreadyPainting) paintLater();
}

// In a narrow window the games lie one below the other. No card is higher than it has to be.
void StartPage::fitCards() {
    const int most =
        std::clamp(std::min(width() / 4, height() * 2 / 5), kUsualPicture, kLargestPicture);
    for (const Offer& offer : m_offers) {
        offer.button->setMost(most);
        offer.button->setMaximumWidth(offer.button->sizeHint().width());
    }
    const bool narrow = width() < kNarrow;
    m_games->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const int games = static_cast<int>(m_offers.size());
    const int widest = games * m_offers.front().button->sizeHint().width() + (games - 1) * kGap;
    m_page->setMaximumWidth(std::max(kLeastWidth, widest + 2 * kMargin));
    const int room = std::min(width(), m_page->maximumWidth()) - 2 * kMargin;
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
