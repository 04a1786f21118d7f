// SPDX-License-Identifier: MIT
#include "clockwise/typed_turn.h"

#include "clockwise/turn_reason.h"

#include <algorithm>

namespace clockwise {
namespace {

bool isLetter(char sign) {
    return sign >= 'a' && sign <= 'z';
}

constexpr char kTaking = 'x'; // a sign between cells, though a letter

bool isDigit(char sign) {
    return sign >= '0' && sign <= '9';
}

char lower(char sign) {
    return sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
}

struct Named {
    std::vector<std::string> names;
    bool readable = true;
};

// The names of cells one after the other; the last may be half typed, and =M may follow.
Named cellNames(std::string_view plain) {
    Named named;
    std::size_t i = 0;
    while (i + 1 < plain.size() && isLetter(plain[i]) && isDigit(plain[i + 1])) {
        named.names.emplace_back(plain.substr(i, 2));
        i += 2;
    }
    named.readable = i == plain.size() || (i + 1 == plain.size() && isLetter(plain[i]));
    return named;
}

// Picks the cells one by one as far as it goes; why it goes no further.
std::optional<Error> reasonAlong(const State& state, TurnPicker picker,
                                 const std::vector<Cell>& cells) {
    const Outline& outline = *picker.scene().outline;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool givenPiece = i == 0 && picker.pieceInHand() == cells[i];
        if (givenPiece) continue;
        if (auto reason = reasonAgainst(state, picker, cells[i])) return reason;
        const auto effect = picker.point(cells[i]);
        if (effect == TurnPicker::Effect::Complete) return std::nullopt;
        if (effect != TurnPicker::Effect::Picked)
            return Error{Fault::NoPieceThere, {outline[cells[i]].name}};
    }
    return std::nullopt;
}

std::optional<Error> reasonAgainstTyped(const State& state, const TurnPicker& picker,
                                        const std::vector<Cell>& cells, std::string_view typed) {
    if (picker.mustPass()) return Error{Fault::MustPass, {std::to_string(state.toMove().number())}};
    const Named named = cellNames(plainTyped(picker, typed));
    if (!named.readable || named.names.empty())
        return Error{Fault::UnreadableTurn, {std::string(typed)}};
    if (auto reason = reasonAlong(state, picker, cells)) return reason;
    if (cells.size() < named.names.size())
        return Error{Fault::NoSuchCell, {named.names[cells.size()]}};
    return Error{Fault::UnreadableTurn, {std::string(typed)}};
}

} // namespace

std::string plainTurn(std::string_view text) {
    std::string plain;
    std::string dashes;
    for (const char sign : text) {
        const char low = lower(sign);
        if ((isLetter(low) && low != kTaking) || isDigit(low)) plain += low;
        if (low == '-') dashes += low;
    }
    return plain.empty() ? dashes : plain; // a pass is nothing but dashes
}

std::string plainTyped(const TurnPicker& picker, std::string_view typed) {
    std::string plain = plainTurn(typed);
    const auto given = picker.canTakeBack() ? std::nullopt : picker.pieceInHand();
    if (!given || plain.empty()) return plain;
    const std::string& piece = (*picker.scene().outline)[*given].name;
    return piece.starts_with(plain) || plain.starts_with(piece) ? plain : piece + plain;
}

TypedTurn readTypedTurn(const State& state, const TurnPicker& picker, std::string_view typed) {
    TypedTurn read;
    const std::string wanted = plainTyped(picker, typed);
    for (const std::string& name : cellNames(wanted).names) {
        const auto cell = picker.scene().outline->find(name);
        if (!cell) break;
        read.cells.push_back(*cell);
    }
    for (const Turn& turn : state.turns()) {
        const std::string plain = plainTurn(turn.text);
        if (!plain.starts_with(wanted)) continue;
        if (plain == wanted) read.turn = turn.text;
        read.turns.push_back(turn.text);
    }
    if (wanted.empty()) return read;
    if (!read.turn && read.turns.size() == 1) read.turn = read.turns.front();
    // Giving up is no legal turn among others; it has to be written out.
    const std::string word = plainTurn(typed);
    if (kResign.starts_with(word)) read.turns.emplace_back(kResign);
    if (kResign == word) read.turn = std::string(kResign);
    if (read.turns.empty()) read.why = reasonAgainstTyped(state, picker, read.cells, typed);
    return read;
}

} // namespace clockwise
