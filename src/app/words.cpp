// SPDX-License-Identifier: MIT
#include "words.h"

#include "table/seat_looks.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace clockwise::app {
namespace {

// The context of these sentences for Qt Linguist.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

bool asksFor(const TurnPicker& picker, Pick::Role role) {
    return std::ranges::any_of(picker.choices(),
                               [role](const Pick& pick) { return pick.role == role; });
}

QString holding(const Holding& item) {
    if (item.id == "minions") return Words::tr("%n minion(s)", nullptr, item.count);
    if (item.id == "masters") return Words::tr("%n master(s)", nullptr, item.count);
    if (item.id == "rockets") return Words::tr("%n rocket(s)", nullptr, item.count);
    if (item.id == "rescues") return Words::tr("%n rescue(s)", nullptr, item.count);
    if (item.id == "pawns") return Words::tr("%n pawn(s)", nullptr, item.count);
    if (item.id == "discs_to_place") return Words::tr("%n disc(s)", nullptr, item.count);
    if (item.id == "pawns_to_place") return Words::tr("%n pawn(s) to place", nullptr, item.count);
    return QString::number(item.count) + QLatin1Char(' ') + fromUtf8(item.id);
}

QString chooseAPiece(std::string_view gameId) {
    if (gameId == "sputnik") return Words::tr("choose a rocket to move");
    if (gameId == "quivive") return Words::tr("choose a pawn to move");
    return Words::tr("choose a piece to move");
}

QString moveThePiece(std::string_view gameId) {
    if (gameId == "sputnik")
        return Words::tr("move the rocket to a neighbouring galaxy or launch pad");
    if (gameId == "quivive") return Words::tr("move the pawn to a neighbouring disc");
    return Words::tr("move the piece along its arrows");
}

// What is more than a move is said as well.
QString playedLine(const QString& who, std::string_view turn) {
    const QString text = fromUtf8(turn);
    if (turn.find("=M") != std::string_view::npos)
        return Words::tr("%1 played %2 and has a new master.").arg(who, text);
    if (turn.find('^') != std::string_view::npos)
        return Words::tr("%1 played %2: the launch pad came to the rescue.").arg(who, text);
    return Words::tr("%1 played %2.").arg(who, text);
}

// Words from outside, as they can stand in a line of the window: what breaks lines or turns the
// words round them is left out, and so is the end of what no line has room for.
QString shownWords(const std::string& words) {
    constexpr qsizetype kMost = 100;
    constexpr qsizetype kMostBytes = 16 * kMost; // a letter is one to four, with signs on it more
    QString shown = fromUtf8(std::string_view(words).substr(0, kMostBytes)).simplified();
    shown.removeIf([](QChar c) {
        const auto code = c.unicode();
        const bool turns = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
        return turns || c.category() == QChar::Other_Control;
    });
    if (shown.size() <= kMost) return shown;
    qsizetype kept = kMost - 1;
    if (shown.at(kept - 1).isHighSurrogate()) --kept;
    return shown.left(kept) + QChar(0x2026);
}

} // namespace

QString fromUtf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

std::string toUtf8(const QString& text) {
    return text.toUtf8().toStdString();
}

QString gameName(std::string_view gameId) {
    if (gameId == "pivit") return Words::tr("Pivit");
    if (gameId == "sputnik") return Words::tr("Sputnik");
    if (gameId == "quivive") return Words::tr("Quivive");
    return fromUtf8(gameId);
}

QString gameLine(const GameRecord& record) {
    return gameName(record.game().id()) + kBetweenParts + setUpLine(record);
}

QString setUpLine(const GameRecord& record) {
    QStringList parts;
    const Options& options = record.options();
    if (options.has("board")) parts << optionValue("board", options.value("board"));
    parts << Words::tr("%n player(s)", nullptr, record.seats());
    if (options.has("rockets") && options.number("rockets") > 1)
        parts << Words::tr("%n rockets each", nullptr, options.number("rockets"));
    if (options.has("pawns") && options.number("pawns") > 1)
        parts << Words::tr("%n pawns each", nullptr, options.number("pawns"));
    if (options.has("teams") && options.number("teams") == 1) parts << Words::tr("two teams");
    if (!record.position().empty()) parts << Words::tr("from a drawn position");
    if (record.hasClocks()) parts << Words::tr("by the clock");
    return parts.join(kBetweenParts);
}

QString colourName(Seat look) {
    switch (look.number()) {
    case 1: return Words::tr("Vermilion");
    case 2: return Words::tr("Blue");
    case 3: return Words::tr("Green");
    case 4: return Words::tr("Amber");
    case 5: return Words::tr("Purple");
    default: return Words::tr("Sky");
    }
}

QString seatName(const GameRecord& record, Seat seat) {
    const QString name = shownWords(record.seat(seat).name);
    return name.isEmpty() ? colourName(looksOf(record)[seat]) : name;
}

QString seatNames(const GameRecord& record, const std::vector<Seat>& seats) {
    QStringList names;
    for (const Seat seat : seats) names << seatName(record, seat);
    if (names.size() < 2) return names.join(QString());
    const QString last = names.takeLast();
    return Words::tr("%1 and %2").arg(names.join(QStringLiteral(", ")), last);
}

QString optionLabel(std::string_view optionId) {
    if (optionId == "board") return Words::tr("Board");
    if (optionId == "players") return Words::tr("Players");
    if (optionId == "rockets") return Words::tr("Rockets each");
    if (optionId == "pawns") return Words::tr("Pawns each");
    if (optionId == "teams") return Words::tr("Teams");
    if (optionId == "rescue") return Words::tr("Rescue");
    if (optionId == "repetition") return Words::tr("Repetition");
    if (optionId == "noprogress") return Words::tr("No progress");
    return fromUtf8(optionId);
}

QString optionValue(std::string_view optionId, std::string_view value) {
    if (optionId == "board") return Words::tr("%1×%1").arg(fromUtf8(value));
    if (optionId == "teams")
        return value == "1" ? Words::tr("1 and 3 against 2 and 4")
                            : Words::tr("everyone for themselves");
    if (optionId == "rescue")
        return value == "any" ? Words::tr("at any turn")
                              : Words::tr("only when no rocket can step");
    if (optionId == "repetition")
        return value == "draw" ? Words::tr("third occurrence draws")
                               : Words::tr("allowed without end");
    return fromUtf8(value);
}

QString openingLabel(std::string_view openingId) {
    if (openingId == "players") return Words::tr("built by the players");
    if (openingId == "random") return Words::tr("built at random");
    if (openingId == "symmetrical") return Words::tr("built symmetrically");
    return fromUtf8(openingId);
}

QString plainToolTip(const QString& text) {
    QString lines = text.toHtmlEscaped();
    lines.replace(QLatin1Char('\n'), QStringLiteral("<br>"));
    return QStringLiteral("<qt>") + lines + QStringLiteral("</qt>");
}

QString holdingsLine(const std::vector<Holding>& holdings) {
    QStringList parts;
    for (const Holding& item : holdings)
        if (item.count > 0) parts << holding(item);
    return parts.join(kBetweenParts);
}

QString faultText(const Error& error) {
    const std::string_view english = sentence(error.fault);
    QString text = QCoreApplication::translate("Faults", std::string(english).c_str());
    // From the highest number down and marked first, so that no detail is taken for a placeholder.
    for (int i = static_cast<int>(error.details.size()); i > 0; --i)
        text.replace(QLatin1Char('%') + QString::number(i), QChar(0xe000 + i));
    for (int i = 1; i <= static_cast<int>(error.details.size()); ++i)
        text.replace(QChar(0xe000 + i), shownWords(error.details[static_cast<std::size_t>(i - 1)]));
    return text;
}

QString refusalText(const GameRecord& record, const Error& error) {
    if (error.fault != Fault::NotYourPiece) return faultText(error);
    const Seat owner(std::stoi(error.details[1]));
    return Words::tr("The piece on %1 belongs to %2.")
        .arg(fromUtf8(error.details[0]), seatName(record, owner));
}

QString problemText(const Problem& problem, const QString& file) {
    return Words::tr("%1, line %2, column %3: %4")
        .arg(file, QString::number(problem.line), QString::number(problem.column),
             faultText(problem.error));
}

QString resultLine(const GameRecord& record, const Outcome& outcome) {
    const std::vector<Seat> winners = outcome.winners.toVector();
    const QString who = seatNames(record, winners);
    const QString wins =
        winners.size() > 1 ? Words::tr("%1 win").arg(who) : Words::tr("%1 wins").arg(who);
    using enum EndReason;
    switch (outcome.reason) {
    case Unfinished: return {};
    case LastPlayer:
        if (record.seats() == 2)
            return Words::tr("%1 — %2 is out.")
                .arg(wins, seatName(record, Seat::fromIndex(1 - winners.front().index())));
        return Words::tr("%1 — all others are out.").arg(wins);
    case NoMinions:
        return Words::tr("%1 — no minion is left, and nobody has as many masters.").arg(wins);
    case NoMinionsTiebreak:
        return Words::tr("%1 — as many masters as another, but promoted first.").arg(wins);
    case Deadlock:
        return outcome.draw()
                   ? Words::tr("A draw — nobody can move, and there is no master.")
                   : Words::tr("%1 — nobody can move, and nobody has as many masters.").arg(wins);
    case DeadlockTiebreak:
        return Words::tr("%1 — nobody can move; as many masters as another, but promoted first.")
            .arg(wins);
    case Repetition: return Words::tr("A draw — the same position stood for the third time.");
    case NoProgress:
        return Words::tr("A draw — %n turn(s) without capture or promotion.", nullptr,
                         record.options().has("noprogress") ? record.options().number("noprogress")
                                                            : 0);
    case Agreed: return Words::tr("A draw — agreed.");
    }
    return {};
}

QString turnLabel(std::string_view turn) {
    if (turn == kResign) return Words::tr("resign");
    if (turn == kTimeout) return Words::tr("timeout");
    return fromUtf8(turn);
}

QString newsLine(const GameRecord& record, const TurnNews& news) {
    const QString who = seatName(record, news.seat);
    QString line;
    if (news.text == kResign)
        line = Words::tr("%1 resigned.").arg(who);
    else if (news.text == kTimeout)
        line = Words::tr("%1 ran out of time.").arg(who);
    else if (news.text == "--")
        line = Words::tr("%1 could not move and passed.").arg(who);
    else
        line = playedLine(who, news.text);
    std::vector<Seat> fallen = news.fallen;
    std::erase(fallen, news.seat);
    if (fallen.empty()) return line;
    const QString out = fallen.size() > 1 ? Words::tr("%1 are out.") : Words::tr("%1 is out.");
    return line + QLatin1Char(' ') + out.arg(seatNames(record, fallen));
}

QString hintLine(const GameRecord& record, const State& state, const TurnPicker& picker) {
    using enum Pick::Role;
    const std::string_view gameId = record.game().id();
    QString what;
    if (picker.mustPass())
        what = Words::tr("there is no legal move; the turn passes on");
    else if (asksFor(picker, Disc))
        what = Words::tr("put a disc on one of the marked cells");
    else if (asksFor(picker, Pawn))
        what = Words::tr("place a pawn");
    else if (asksFor(picker, Removal))
        what = gameId == "sputnik"
                   ? Words::tr("now take a galaxy off the board — Esc takes the step back")
                   : Words::tr("now take a disc off the board — Esc takes the step back");
    else if (asksFor(picker, Piece))
        what = chooseAPiece(gameId);
    else if (asksFor(picker, Rescue) && picker.choices().size() > 1)
        what = Words::tr("move the rocket, or call its launch pad to an empty place");
    else if (asksFor(picker, Rescue))
        what = Words::tr("call the launch pad to an empty place");
    else
        what = moveThePiece(gameId);
    return Words::tr("%1: %2").arg(seatName(record, state.toMove()), what);
}

} // namespace clockwise::app
