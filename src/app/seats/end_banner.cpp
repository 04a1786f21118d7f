// SPDX-License-Identifier: MIT
#include "end_banner.h"

#include "../language.h"
#include "../table/board_scene.h"
#include "../table/board_view.h"
#include "../table/icons.h"
#include "../table/seat_look.h"
#include "../table/seat_looks.h"
#include "../table/themes.h"
#include "../widgets/elided_label.h"
#include "seat_standing.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr double kBannerCorner = 10;
constexpr int kButtonMargin = 10;
constexpr int kLettersOfAName = 20; // leave room for what became of whoever has it
constexpr int kWidest = 480;

// The seats as they came in; in a draw those who survived, in their order, before those who fell.
std::vector<Seat> byPlace(const Session& session) {
    const PerSeat<int> place = places(session);
    std::vector<Seat> seats = SeatSet::firstSeats(session.record().seats()).toVector();
    std::ranges::stable_sort(seats, {}, [&](Seat seat) { return place[seat]; });
    return seats;
}

} // namespace

EndBanner::EndBanner(Document& document, BoardView& board, QWidget* parent)
    : QFrame(parent), m_document(document), m_board(board), m_close(new QToolButton(this)),
      m_standings(new QGridLayout),
      m_rematch(addButton(QStringLiteral("end_rematch"), &EndBanner::rematchWanted)),
      m_replay(addButton(QStringLiteral("end_replay"), &EndBanner::replayWanted)),
      m_save(addButton(QStringLiteral("end_save"), &EndBanner::saveWanted)) {
    setObjectName(QStringLiteral("end_banner"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setMaximumWidth(kWidest);
    m_close->setObjectName(QStringLiteral("end_close"));
    m_close->setAutoRaise(true);
    m_close->setText(QStringLiteral("×"));
    connect(m_close, &QToolButton::clicked, this, &EndBanner::dismiss);

    auto* top = new QHBoxLayout;
    top->addLayout(m_standings, 1);
    top->addWidget(m_close, 0, Qt::AlignTop);
    m_standings->setHorizontalSpacing(10);
    m_standings->setVerticalSpacing(2);
    m_standings->setColumnStretch(3, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(4); // three words of French beside each other
    for (QPushButton* button : {m_rematch, m_replay, m_save}) buttons->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 8, 8);
    column->setSpacing(6);
    column->addLayout(top);
    column->addLayout(buttons);
    hide();

    connect(&m_board.boardScene(), &BoardScene::rested, this, &EndBanner::appear);
    connect(&m_document, &Document::replaced, this, [this] { m_end.reset(); });
    connect(&m_document, &Document::replaced, this, &EndBanner::refresh);
    connect(&m_document, &Document::changed, this, &EndBanner::refresh);
    connect(&Themes::ofProgram(), &Themes::changed, this, &EndBanner::refresh);
    inEveryLanguage(this, [this] {
        word();
        refresh();
    });
}

QPushButton* EndBanner::addButton(const QString& name, void (EndBanner::*wanted)()) {
    auto* button = new QPushButton(this);
    button->setObjectName(name);
    button->setAutoDefault(true);
    connect(button, &QPushButton::clicked, this, wanted);
    return button;
}

void EndBanner::word() {
    setAccessibleName(tr("The game is over"));
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close"));
    m_rematch->setText(tr("&Rematch"));
    m_rematch->setToolTip(tr("The same game again; the next player begins"));
    m_replay->setText(tr("Re&play"));
    m_replay->setToolTip(tr("Shows the game from the start"));
    m_save->setText(tr("&Save"));
    for (QPushButton* button : {m_rematch, m_replay, m_save})
        button->setMinimumWidth(fontMetrics().size(Qt::TextShowMnemonic, button->text()).width() +
                                kButtonMargin);
}

void EndBanner::refresh() {
    const Session& session = m_document.session();
    const bool isEnd =
        session.outcome().over() && session.shown() == session.last() && !session.isPractice();
    if (!isEnd) {
        m_end.reset();
        hide();
        return;
    }
    if (m_end != session.at()) m_dismissed = false;
    m_end = session.at();
    m_save->setEnabled(session.isModified());
    tellStandings();
    appear();
}

int EndBanner::heightFor(int seats) const {
    const QMargins margins = layout()->contentsMargins();
    const int rows = seats * fontMetrics().height() + (seats - 1) * m_standings->verticalSpacing();
    return margins.top() + std::max(rows, m_close->sizeHint().height()) + layout()->spacing() +
           m_save->sizeHint().height() + margins.bottom();
}

void EndBanner::tellStandings() {
    qDeleteAll(m_labels);
    m_labels.clear();
    const Session& session = m_document.session();
    const GameRecord& record = session.record();
    const auto add = [this](QWidget* label, int row, int column) {
        m_standings->addWidget(label, row, column);
        m_labels.push_back(label);
    };
    // However long, it makes the panel no wider, and so the board no smaller.
    const auto addLine = [&](int row, int column, const QString& text) {
        auto* line = new ElidedLabel(this);
        line->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        line->setText(text);
        add(line, row, column);
        return line;
    };
    int row = 0;
    for (const Seat seat : byPlace(session)) {
        const SeatStanding standing = standingOf(session, seat);
        auto* place = new QLabel(placeName(standing.place), this);
        add(place, row, 0);
        auto* shape = new QLabel(this);
        const int size = fontMetrics().height();
        shape->setPixmap(
            seatIcon(looksOf(record)[seat]).pixmap(QSize(size, size), devicePixelRatioF()));
        add(shape, row, 1);
        ElidedLabel* name = addLine(row, 2, standing.name);
        name->setObjectName(QStringLiteral("end_name_%1").arg(row + 1));
        QFont font = name->font();
        font.setBold(standing.won);
        name->setFont(font);
        name->setMaximumWidth(kLettersOfAName * fontMetrics().averageCharWidth());
        place->setFont(font);
        addLine(row, 3, fateOf(session, seat))
            ->setObjectName(QStringLiteral("end_fate_%1").arg(row + 1));
        ++row;
    }
}

// What led to the end is seen first.
void EndBanner::appear() {
    if (!m_end || m_dismissed || m_board.boardScene().isMoving() || !isHidden()) return;
    emit shown(true); // before layouts ask for room for it
    show();
}

void EndBanner::dismiss() {
    m_dismissed = true;
    hide();
    m_board.setFocus();
}

void EndBanner::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    if (!event->spontaneous()) emit shown(false);
}

void EndBanner::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

// Framed by the winner's colour.
void EndBanner::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const SeatSet winners = m_document.session().outcome().winners;
    const SeatLooks looks = looksOf(m_document.session().record());
    const QColor frame = winners.empty() ? palette().color(QPalette::Text)
                                         : seatColor(looks[winners.toVector().front()]);
    painter.setBrush(palette().color(QPalette::Window));
    painter.setPen(QPen(frame, 3));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), kBannerCorner,
                            kBannerCorner);
}

} // namespace clockwise::app
