// SPDX-License-Identifier: MIT
// What the reader and the writer of game files agree on.
#pragma once

#include "clockwise/options.h"
#include "clockwise/outcome.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clockwise {

// Games that begin at a drawn position have format 2, all others format 1: an older reader would
// keep the tag Position as one it does not know, and play the turns from another start.
inline constexpr int kFormatVersion = 2;
inline constexpr int kPlainFormat = 1;
inline constexpr std::string_view kFormatName = "Clockwise ";

inline constexpr std::string_view kFormatTag = "Format";
inline constexpr std::string_view kGameTag = "Game";
inline constexpr std::string_view kPlayersTag = "Players";
inline constexpr std::string_view kPositionTag = "Position";
inline constexpr std::string_view kClockTag = "Clock";
inline constexpr std::string_view kResultTag = "Result";
inline constexpr std::string_view kTerminationTag = "Termination";
// Tags known from PGN, written before the unknown ones.
inline constexpr std::array<std::string_view, 5> kFirstTags{"Date", "Event", "Site", kClockTag,
                                                            "Annotator"};

inline constexpr std::string_view kHuman = "human";
inline constexpr std::string_view kDraw = "draw";
inline constexpr std::string_view kUnfinished = "*";

// A tag about a seat: Seat2, Seat2Type, Seat2Colour.
struct SeatTag {
    enum class About { Name, Type, Colour };

    Seat seat{1};
    About about = About::Name;
};

// The seat tag that a key is at a table of so many seats.
std::optional<SeatTag> seatTag(std::string_view key, int seats);
std::string keyOf(const SeatTag& tag);
// "human" or "computer N".
bool isSeatType(std::string_view type);
bool isAllDigits(std::string_view text);

// Whether a tag is none of the record's tags() but told by something else in it.
bool isReserved(std::string_view key, const std::vector<OptionSpec>& specs, int seats);

// "2 4", "draw" or "*".
std::string resultText(const Outcome& outcome);
// A list of seats as resultText() would give it; any other text as it is.
std::string inSeatOrder(const std::string& result);

} // namespace clockwise
