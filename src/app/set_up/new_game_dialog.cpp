// SPDX-License-Identifier: MIT
#include "new_game_dialog.h"

#include "clock/clock_editor.h"
#include "language.h"
#include "option_editor.h"
#include "seat_rows.h"
#include "set_up.h"
#include "settings.h"
#include "table/board_view.h"
#include "widgets/first_size.h"
#include "widgets/wheel_passes_by.h"
#include "words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace clockwise::app {
namespace {

// The number of each seat's team, counted in the order of their first seats; 0 when everybody plays
// alone.
PerSeat<int> teamsOf(const State& state) {
    PerSeat<int> teams;
    int last = 0;
    for (const Seat seat : SeatSet::firstSeats(state.seats()).toVector()) {
        const SeatSet side = state.side(seat);
        if (side.size() < 2 || teams[seat] > 0) continue;
        ++last;
        for (const Seat member : side.toVector()) teams[member] = last;
    }
    return teams;
}

void addRow(QFormLayout& form, const Wording& label, QWidget* field) {
    auto* words = worded(new QLabel(form.parentWidget()), label);
    words->setBuddy(field);
    form.addRow(words, field);
}

// The larger the window, the larger the picture of the board.
QSize sizeIn(const QWidget* window) {
    constexpr QSize kLeast(760, 520);
    constexpr QSize kMost(1120, 800);
    const QSize room = window == nullptr ? kLeast : window->size() * 3 / 4;
    return room.expandedTo(kLeast).boundedTo(kMost);
}

} // namespace

NewGameDialog::NewGameDialog(const Game& game, QWidget* parent)
    : QDialog(parent), m_game(game), m_reason(new QLabel(this)), m_position(new QPushButton(this)),
      m_picture(new BoardView(this)) {
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
    m_start = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_start->setObjectName(QStringLiteral("start"));
    m_start->setDefault(true);
    m_position->setObjectName(QStringLiteral("position"));
    m_position->setAutoDefault(false);
    connect(m_position, &QPushButton::clicked, this, &NewGameDialog::leaveForPosition);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &NewGameDialog::reject);

    auto* form = new QWidget(this);
    auto* formColumn = new QVBoxLayout(form);
    formColumn->setContentsMargins(0, 0, 0, 0);
    formColumn->addWidget(makeOptions());
    makeSeats();
    formColumn->addWidget(m_seats);
    m_clock = new ClockEditor(settings::lastClock(m_game), form);
    connect(m_seats, &SeatRows::swapped, m_clock, &ClockEditor::swapSeats);
    formColumn->addWidget(m_clock);
    formColumn->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(form);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // its rows have it
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    new WheelPassesBy(*this);

    auto* top = new QHBoxLayout;
    top->addWidget(scroll);
    m_picture->setFocusPolicy(Qt::NoFocus);
    top->addWidget(m_picture, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(top, 1);
    auto* bottom = new QHBoxLayout; // where nothing scrolls it out of sight
    bottom->addWidget(m_position, 0, Qt::AlignBottom);
    bottom->addWidget(m_reason, 1);
    bottom->addWidget(buttons, 0, Qt::AlignBottom);
    column->addLayout(bottom);
    resize(firstSize(*this, sizeIn(parent)));
    newSeed();
    inEveryLanguage(this, [this, scroll, form] {
        word();
        scroll->setMinimumWidth(form->sizeHint().width() + 24);
    });
}

void NewGameDialog::word() {
    setWindowTitle(tr("New %1 game").arg(gameName(m_game.id())));
    m_start->setText(tr("&Start"));
    m_position->setText(tr("Set up a &position…"));
    if (m_opening != nullptr) wordOpening();
    refresh();
}

void NewGameDialog::wordOpening() {
    for (int i = 0; i < m_opening->count(); ++i)
        m_opening->setItemText(i, openingLabel(toUtf8(m_opening->itemData(i).toString())));
    m_reseed->setText(tr("&Another"));
    const QString whatFor = tr("A board built at random is built from this number; the same number "
                               "builds the same board.");
    m_seed->setToolTip(whatFor);
    m_reseed->setToolTip(whatFor);
}

QWidget* NewGameDialog::makeOptions() {
    auto* box = worded(new QGroupBox(this), [] { return tr("The game"); });
    auto* form = new QFormLayout(box);
    const Options last = completed(m_game.optionSpecs(), settings::lastOptions(m_game)).value();
    for (const OptionSpec& spec : m_game.optionSpecs()) {
        auto* editor = new OptionEditor(spec, last.value(spec.id), box);
        editor->setObjectName(fromUtf8(spec.id));
        addRow(
            *form, [id = spec.id] { return optionLabel(id); }, editor);
        connect(editor, &OptionEditor::edited, this, &NewGameDialog::refresh);
        m_editors.emplace(spec.id, editor);
    }
    const auto openings = m_game.openings();
    if (openings.size() < 2) return box;

    m_opening = new QComboBox(box);
    m_opening->setObjectName(QStringLiteral("opening"));
    for (const std::string_view id : openings) m_opening->addItem(QString(), fromUtf8(id));
    m_opening->setCurrentIndex(std::max(0, m_opening->findData(settings::lastOpening(m_game))));
    addRow(
        *form, [] { return tr("Opening"); }, m_opening);
    m_seed = new QLabel(box);
    m_reseed = new QPushButton(box);
    m_seed->setObjectName(QStringLiteral("seed"));
    m_reseed->setObjectName(QStringLiteral("reseed"));
    auto* seedPlace = new QWidget(box);
    auto* seedRow = new QHBoxLayout(seedPlace);
    seedRow->setContentsMargins({});
    seedRow->addWidget(m_seed, 1);
    seedRow->addWidget(m_reseed);
    addRow(
        *form, [] { return tr("Seed"); }, seedPlace);
    connect(m_opening, &QComboBox::currentIndexChanged, this, &NewGameDialog::refresh);
    connect(m_reseed, &QPushButton::clicked, this, &NewGameDialog::newSeed);
    return box;
}

void NewGameDialog::makeSeats() {
    PerSeat<QString> names;
    for (const Seat seat : SeatSet::firstSeats(Seat::kMost).toVector())
        names[seat] = settings::lastSeatName(m_game, seat);
    m_seats = new SeatRows(names, settings::lastLooks(m_game), this);
    connect(m_seats, &SeatRows::edited, this, &NewGameDialog::refresh);
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
        const Seat seat = Seat::fromIndex(i);
        record->seat(seat).name = toUtf8(m_seats->name(seat));
    }
    setLooks(*record, m_seats->looks());
    record->setClocks(m_clock->controls());
    playOpening(*record, openingId(), m_seedValue);
    return record;
}

QString NewGameDialog::openingId() const {
    return m_opening != nullptr ? m_opening->currentData().toString() : fromUtf8(kOpenedByPlayers);
}

void NewGameDialog::refresh() {
    const int players = QString::fromStdString(options().value("players")).toInt();
    m_seats->setSeats(players);
    m_clock->setSeats(players);
    m_clock->setLooks(m_seats->looks());
    if (m_opening != nullptr) {
        const bool random = openingId() == QLatin1String(kRandomOpening);
        m_seed->setText(QString::number(m_seedValue));
        m_seed->setEnabled(random);
        m_reseed->setEnabled(random);
    }
    const auto record = build();
    m_start->setEnabled(record.has_value());
    m_position->setEnabled(record.has_value());
    m_reason->setText(record ? QString() : faultText(record.error()));
    m_start->setToolTip(m_reason->text());
    m_picture->setVisible(record.has_value());
    m_seats->setTeams(record ? teamsOf(*record->node(kRoot).standing.state) : PerSeat<int>{});
    if (!record) return;
    m_picture->setLooks(m_seats->looks());
    const auto line = record->lineThrough(kRoot);
    const NodeId end = line.empty() ? kRoot : line.back();
    m_picture->showScene(record->node(end).standing.state->scene(), {}, false);
}

void NewGameDialog::newSeed() {
    m_seedValue = randomSeed();
    refresh();
}

void NewGameDialog::remember() const {
    PerSeat<QString> names;
    for (const Seat seat : SeatSet::firstSeats(Seat::kMost).toVector())
        names[seat] = m_seats->name(seat);
    settings::rememberSetup(m_game, options(), names, m_seats->looks(), openingId());
    settings::rememberClock(m_game, m_clock->choice());
}

void NewGameDialog::accept() {
    auto record = build();
    if (!record || (m_mayStart && !m_mayStart())) return;
    remember();
    m_record = std::move(*record);
    QDialog::accept();
}

// The game on the table is in no danger yet; the editor asks before another one begins.
void NewGameDialog::leaveForPosition() {
    const auto record = build();
    if (!record) return;
    remember();
    reject();
    emit positionWanted(*record);
}

GameRecord NewGameDialog::takeRecord() {
    Q_ASSERT(m_record);
    return std::move(*m_record);
}

} // namespace clockwise::app
