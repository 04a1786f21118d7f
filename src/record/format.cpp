// SPDX-License-Identifier: MIT
#include "format.h"

#include <algorithm>
#include <sstream>

namespace clockwise {
namespace {

constexpr std::string_view kSeat = "Seat";
constexpr std::array<std::string_view, 3> kAbout{"", "Type", "Colour"};

} // namespace

std::optional<SeatTag> seatTag(std::string_view key, int seats) {
    if (!key.starts_with(kSeat) || key.size() == kSeat.size()) return std::nullopt;
    const int number = key[kSeat.size()] - '0';
    const auto about = std::ranges::find(kAbout, key.substr(kSeat.size() + 1));
    if (number < 1 || number > seats || about == kAbout.end()) return std::nullopt;
    return SeatTag{Seat(number), static_cast<SeatTag::About>(about - kAbout.begin())};
}

std::string keyOf(const SeatTag& tag) {
    std::string key(kSeat);
    key += std::to_string(tag.seat.number());
    return key += kAbout[static_cast<std::size_t>(tag.about)];
}

bool isSeatType(std::string_view type) {
    constexpr std::string_view computer = "computer ";
    return type == kHuman ||
           (type.starts_with(computer) && isAllDigits(type.substr(computer.size())));
}

bool isAllDigits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

bool isReserved(std::string_view key, const std::vector<OptionSpec>& specs, int seats) {
    return key == kFormatTag || key == kGameTag || key == kResultTag || key == kTerminationTag ||
           std::ranges::find(specs, key, &OptionSpec::tag) != specs.end() || seatTag(key, seats);
}

std::string resultText(const Outcome& outcome) {
    if (!outcome.over()) return std::string(kUnfinished);
    if (outcome.draw()) return std::string(kDraw);
    std::string seats;
    for (const Seat seat : outcome.winners.toVector()) {
        if (!seats.empty()) seats += ' ';
        seats += std::to_string(seat.number());
    }
    return seats;
}

std::string inSeatOrder(const std::string& result) {
    Outcome outcome{EndReason::LastPlayer, {}};
    std::istringstream words(result);
    for (std::string word; words >> word;) {
        const bool isSeat = word.size() == 1 && word[0] >= '1' && word[0] <= '0' + Seat::kMost;
        if (!isSeat || outcome.winners.contains(Seat(word[0] - '0'))) return result;
        outcome.winners.insert(Seat(word[0] - '0'));
    }
    return outcome.draw() ? result : resultText(outcome);
}

} // namespace clockwise
