// SPDX-License-Identifier: MIT
#include "new_game_dialog.h"

#include "clock_editor.h"
#include "option_editor.h"
#include "set_up.h"
#include "settings.h"
#include "table/board_view.h"
#include "table/icons.h"
#include "words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr int kLongestName = 60;

} // namespace

NewGameDialog::NewGameDialog(const Game& game, QWidget* parent)
    : QDialog(parent), m_game(game), m_lots(new QPushButton(tr("&Draw lots"), this)),
      m_reason(new QLabel(this)), m_picture(new BoardView(this)) {
    setWindowTitle(tr("New %1 game").arg(gameName(game.id())));
    m_picture->setGame(fromUtf8(game.id()));
    m_picture->setSpeed(BoardView::Speed::Off);
    m_picture->setInteractive(false);
    m_picture->setMinimumSize(260, 260);
    QSizePolicy room = m_picture->sizePolicy();
    room.setRetainSizeWhenHidden(true);
    m_picture->setSizePolicy(room);
    m_reason->setWordWrap(true);
    m_reason->setTextFormat(Qt::PlainText);
    m_reason->setObjectName(QStringLiteral("reason"));
    m_reason->setMinimumHeight(m_reason->fontMetrics().height() * 2);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_start = buttons->addButton(tr("&Start"), QDialogButtonBox::AcceptRole);
    m_start->setObjectName(QStringLiteral("start"));
    m_start->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &NewGameDialog::reject);

    auto* form = new QWidget(this);
    auto* formColumn = new QVBoxLayout(form);
    formColumn->setContentsMargins(0, 0, 0, 0);
    formColumn->addWidget(makeOptions());
    formColumn->addWidget(makeSeats());
    m_clock = new ClockEditor(settings::lastClock(m_game), form);
    formColumn->addWidget(m_clock);
    formColumn->addWidget(m_reason);
    formColumn->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(form);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(form->sizeHint().width() + 24);

    auto* top = new QHBoxLayout;
    top->addWidget(scroll);
    top->addWidget(m_picture, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(top, 1);
    column->addWidget(buttons);
    resize(760, 520);
    newSeed();
}

QWidget* NewGameDialog::makeOptions() {
    auto* box = new QGroupBox(tr("The game"), this);
    auto* form = new QFormLayout(box);
    const Options last = completed(m_game.optionSpecs(), settings::lastOptions(m_game)).value();
    for (const OptionSpec& spec : m_game.optionSpecs()) {
        auto* editor = new OptionEditor(spec, last.value(spec.id), box);
        editor->setObjectName(fromUtf8(spec.id));
        form->addRow(optionLabel(spec.id), editor);
        connect(editor, &OptionEditor::edited, this, &NewGameDialog::refresh);
        m_editors.emplace(spec.id, editor);
    }
    const auto openings = m_game.openings();
    if (openings.size() < 2) return box;

    m_opening = new QComboBox(box);
    m_opening->setObjectName(QStringLiteral("opening"));
    for (const std::string_view id : openings) m_opening->addItem(openingLabel(id), fromUtf8(id));
    m_opening->setCurrentIndex(std::max(0, m_opening->findData(settings::lastOpening(m_game))));
    form->addRow(tr("Opening"), m_opening);
    m_seed = new QLabel(box);
    m_reseed = new QPushButton(tr("&Another"), box);
    m_seed->setObjectName(QStringLiteral("seed"));
    m_reseed->setObjectName(QStringLiteral("reseed"));
    auto* seedRow = new QHBoxLayout;
    seedRow->addWidget(m_seed, 1);
    seedRow->addWidget(m_reseed);
    form->addRow(tr("Seed"), seedRow);
    const QString whatFor = tr("A board built at random is built from this number; the same number "
                               "builds the same board.");
    m_seed->setToolTip(whatFor);
    m_reseed->setToolTip(whatFor);
    connect(m_opening, &QComboBox::currentIndexChanged, this, &NewGameDialog::refresh);
    connect(m_reseed, &QPushButton::clicked, this, &NewGameDialog::newSeed);
    return box;
}

QWidget* NewGameDialog::makeSeats() {
    auto* box = new QGroupBox(tr("Seats, clockwise"), this);
    auto* grid = new QGridLayout(box);
    const int size = fontMetrics().height() + 6;
    for (int i = 0; i < Seat::kMost; ++i) {
        const Seat seat = Seat::fromIndex(i);
        auto* shape = new QLabel(box);
        shape->setPixmap(seatIcon(seat).pixmap(size, size));
        auto* name = new QLineEdit(settings::lastSeatName(m_game, seat), box);
        name->setObjectName(QStringLiteral("name%1").arg(seat.number()));
        name->setPlaceholderText(defaultSeatName(seat));
        name->setMaxLength(kLongestName);
        name->setAccessibleName(tr("Name of seat %1").arg(seat.number()));
        grid->addWidget(shape, i, 0);
        grid->addWidget(name, i, 1);
        m_seats.push_back({shape, name});
        connect(name, &QLineEdit::textChanged, this, &NewGameDialog::refresh);
    }
    m_lots->setToolTip(tr("Lots decide who sits in seat 1 and begins; the order round the table "
                          "stays. Give the players names first."));
    m_lots->setObjectName(QStringLiteral("lots"));
    m_lots->setAutoDefault(false);
    grid->addWidget(m_lots, Seat::kMost, 1);
    connect(m_lots, &QPushButton::clicked, this, &NewGameDialog::drawLots);
    return box;
}

Options NewGameDialog::options() const {
    Options chosen;
    for (const auto& [id, editor] : m_editors) chosen.set(id, editor->value());
    return chosen;
}

Result<GameRecord> NewGameDialog::build() const {
    auto record = GameRecord::begin(m_game, options());
    if (!record) return record;
    for (int i = 0; i < record->seats(); ++i) {
        const QString name = m_seats[static_cast<std::size_t>(i)].name->text().simplified();
        record->seat(Seat::fromIndex(i)).name = toUtf8(name);
    }
    record->setClocks(m_clock->controls());
    playOpening(*record, openingId(), m_seedValue);
    return record;
}

QString NewGameDialog::openingId() const {
    return m_opening != nullptr ? m_opening->currentData().toString() : fromUtf8(kOpenedByPlayers);
}

void NewGameDialog::refresh() {
    const int players = QString::fromStdString(options().value("players")).toInt();
    bool anyName = false;
    for (int i = 0; i < Seat::kMost; ++i) {
        const SeatRow& row = m_seats[static_cast<std::size_t>(i)];
        row.shape->setVisible(i < players);
        row.name->setVisible(i < players);
        anyName = anyName || (i < players && !row.name->text().simplified().isEmpty());
    }
    m_lots->setEnabled(anyName);
    m_clock->setSeats(players);
    if (m_opening != nullptr) {
        const bool random = openingId() == QLatin1String(kRandomOpening);
        m_seed->setText(QString::number(m_seedValue));
        m_seed->setEnabled(random);
        m_reseed->setEnabled(random);
    }
    const auto record = build();
    m_start->setEnabled(record.has_value());
    m_reason->setText(record ? QString() : faultText(record.error()));
    m_start->setToolTip(m_reason->text());
    m_picture->setVisible(record.has_value());
    if (!record) return;
    const auto line = record->lineThrough(kRoot);
    const NodeId end = line.empty() ? kRoot : line.back();
    m_picture->showScene(record->node(end).standing.state->scene(), {}, false);
}

void NewGameDialog::drawLots() {
    const int players = QString::fromStdString(options().value("players")).toInt();
    QStringList names;
    for (int i = 0; i < players; ++i) names << m_seats[static_cast<std::size_t>(i)].name->text();
    const auto first = QRandomGenerator::global()->bounded(players);
    std::rotate(names.begin(), names.begin() + first, names.end());
    for (int i = 0; i < players; ++i) m_seats[static_cast<std::size_t>(i)].name->setText(names[i]);
}

void NewGameDialog::newSeed() {
    m_seedValue = randomSeed();
    refresh();
}

void NewGameDialog::accept() {
    auto record = build();
    if (!record) return;
    PerSeat<QString> names;
    for (int i = 0; i < Seat::kMost; ++i)
        names[Seat::fromIndex(i)] = m_seats[static_cast<std::size_t>(i)].name->text().simplified();
    settings::rememberSetup(m_game, options(), names, openingId());
    settings::rememberClock(m_game, m_clock->choice());
    m_record = std::move(*record);
    QDialog::accept();
}

GameRecord NewGameDialog::takeRecord() {
    Q_ASSERT(m_record);
    return std::move(*m_record);
}

} // namespace clockwise::app
