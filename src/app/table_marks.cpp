// SPDX-License-Identifier: MIT
#include "table_marks.h"

#include "words.h"

#include "clockwise/turn_reason.h"

#include <algorithm>

namespace clockwise::app {
namespace {

BoardMark::Kind kindOf(Pick::Role role) {
    using Kind = BoardMark::Kind;
    switch (role) {
    case Pick::Role::Piece: return Kind::Movable;
    case Pick::Role::Step: return Kind::Step;
    case Pick::Role::Capture: return Kind::Capture;
    case Pick::Role::Promotion: return Kind::Promotion;
    case Pick::Role::PromotingCapture: return Kind::PromotingCapture;
    case Pick::Role::Rescue: return Kind::Rescue;
    case Pick::Role::Removal: return Kind::Removal;
    case Pick::Role::Disc: return Kind::Disc;
    case Pick::Role::Pawn: return Kind::Pawn;
    case Pick::Role::Pass: break;
    }
    return Kind::Step;
}

void markTurn(const GameRecord& record, NodeId turn, bool last, std::vector<BoardMark>& marks) {
    const Node& node = record.node(turn);
    const Seat seat = record.node(node.parent).standing.state->toMove();
    for (const Pick& pick : node.turn.picks) {
        if (!pick.cell) continue;
        using Kind = BoardMark::Kind;
        const bool removal = pick.role == Pick::Role::Removal;
        const auto there = std::ranges::find(marks, *pick.cell, &BoardMark::cell);
        if (!last && there != marks.end()) {
            // It left what it then took.
            if (removal && there->kind == Kind::EarlierTurn && there->seat == seat)
                there->kind = Kind::EarlierRemoved;
            continue;
        }
        marks.push_back({*pick.cell,
                         removal ? (last ? Kind::LastRemoved : Kind::EarlierRemoved)
                                 : (last ? Kind::LastTurn : Kind::EarlierTurn),
                         seat, QString()});
    }
}

// What the others have done since the seat on turn was on turn last; the last turn at least.
void markLastTurns(const Session& session, std::vector<BoardMark>& marks) {
    const Seat own = session.standing().state->toMove();
    for (std::size_t ply = session.shown(); ply > 0; --ply) {
        const bool last = ply == session.shown();
        if (!last && session.news(ply).seat == own) return;
        markTurn(session.record(), session.line()[ply], last, marks);
    }
}

bool takesAway(const TurnPicker& picker) {
    return std::ranges::any_of(picker.choices(),
                               [](const Pick& pick) { return pick.role == Pick::Role::Removal; });
}

// While something is to be taken, the tiles that would be free but for a rocket on its pad.
void markProtected(const State& state, const TurnPicker& picker, std::vector<BoardMark>& marks) {
    const auto cells = static_cast<int>(picker.scene().outline->places.size());
    for (int i = 0; i < cells; ++i) {
        const Cell cell(i);
        const auto reason = reasonAgainst(state, picker, cell);
        if (reason && reason->fault == Fault::GalaxyProtected)
            marks.push_back({cell, BoardMark::Kind::Protected, state.toMove(), faultText(*reason)});
    }
}

} // namespace

std::vector<BoardMark> lastTurnMarks(const GameRecord& record, NodeId at) {
    std::vector<BoardMark> marks;
    markTurn(record, at, true, marks);
    return marks;
}

std::vector<BoardMark> tableMarks(const Session& session, const TurnPicker& picker) {
    std::vector<BoardMark> marks;
    markLastTurns(session, marks);
    const State& state = *session.standing().state;
    if (const auto hand = picker.pieceInHand())
        marks.push_back({*hand, BoardMark::Kind::InHand, state.toMove(), QString()});
    for (const Pick& pick : picker.choices())
        if (pick.cell) marks.push_back({*pick.cell, kindOf(pick.role), state.toMove(), QString()});
    if (takesAway(picker)) markProtected(state, picker, marks);
    return marks;
}

std::vector<BoardMark> foreseenMarks(const State& state) {
    using Kind = BoardMark::Kind;
    const auto turns = state.turns();
    if (turns.empty()) return {};
    std::vector<BoardMark> marks;
    for (const Seat seat : SeatSet::firstSeats(state.seats()).toVector()) {
        for (const Pick& pick : turns.front().picks) {
            if (!pick.cell) continue;
            const bool removal = pick.role == Pick::Role::Removal;
            for (const Kind kind : {kindOf(pick.role), removal ? Kind::LastRemoved : Kind::LastTurn,
                                    removal ? Kind::EarlierRemoved : Kind::EarlierTurn})
                marks.push_back({*pick.cell, kind, seat, QString()});
            if (pick.role == Pick::Role::Piece)
                marks.push_back({*pick.cell, Kind::InHand, seat, QString()});
        }
    }
    return marks;
}

std::vector<BoardMark> previewMarks(const Session& session, const TurnPicker& withPiece) {
    std::vector<BoardMark> marks;
    const Seat seat = session.standing().state->toMove();
    for (const Pick& pick : withPiece.choices())
        if (pick.cell) marks.push_back({*pick.cell, kindOf(pick.role), seat, QString()});
    return marks;
}

std::vector<BoardMark> restingMarks(const Session& session, const TurnPicker& picker) {
    std::vector<BoardMark> marks;
    markLastTurns(session, marks);
    const Seat seat = session.standing().state->toMove();
    const auto mark = [&](Cell cell) {
        marks.push_back({cell, BoardMark::Kind::Movable, seat, QString()});
    };
    if (const auto hand = picker.pieceInHand()) mark(*hand);
    for (const Pick& pick : picker.choices())
        if (pick.role == Pick::Role::Piece) mark(*pick.cell);
    return marks;
}

} // namespace clockwise::app
