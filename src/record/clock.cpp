// SPDX-License-Identifier: MIT
#include "clockwise/clock.h"

#include <algorithm>
#include <charconv>
#include <sstream>
#include <vector>

namespace clockwise {
namespace {

using std::chrono::seconds;

constexpr std::string_view kNoClock = "-";

std::string controlText(const std::optional<TimeControl>& control) {
    if (!control) return std::string(kNoClock);
    return std::to_string(control->main.count()) + '+' + std::to_string(control->increment.count());
}

std::optional<seconds> readSeconds(std::string_view digits, seconds least, seconds most) {
    std::uint32_t value = 0;
    const char* last = digits.data() + digits.size();
    const auto [end, problem] = std::from_chars(digits.data(), last, value);
    const seconds time(value);
    if (problem != std::errc{} || end != last || time < least || time > most) return std::nullopt;
    return time;
}

std::optional<TimeControl> readControl(std::string_view text) {
    const std::size_t plus = text.find('+');
    const auto main = readSeconds(text.substr(0, plus), kShortestMain, kLongestMain);
    if (!main) return std::nullopt;
    if (plus == std::string_view::npos) return TimeControl{*main, seconds(0)};
    const auto increment = readSeconds(text.substr(plus + 1), seconds(0), kLongestIncrement);
    if (!increment) return std::nullopt;
    return TimeControl{*main, *increment};
}

} // namespace

std::string timeControlsText(const TimeControls& controls, int seats) {
    std::vector<std::string> entries;
    for (const Seat seat : SeatSet::firstSeats(seats).toVector())
        entries.push_back(controlText(controls[seat]));
    const bool alike = std::ranges::count(entries, entries.front()) == std::ssize(entries);
    if (alike) return entries.front() == kNoClock ? std::string() : entries.front();
    std::string text;
    for (const std::string& entry : entries) {
        if (!text.empty()) text += ' ';
        text += entry;
    }
    return text;
}

std::optional<TimeControls> readTimeControls(std::string_view text, int seats) {
    std::istringstream words{std::string(text)};
    std::vector<std::optional<TimeControl>> entries;
    bool any = false;
    for (std::string word; words >> word;) {
        const auto control = readControl(word);
        if (!control && word != kNoClock) return std::nullopt;
        any = any || control;
        entries.push_back(control);
    }
    const bool oneForAll = entries.size() == 1;
    if (!any || (!oneForAll && std::ssize(entries) != seats)) return std::nullopt;
    TimeControls controls;
    for (const Seat seat : SeatSet::firstSeats(seats).toVector())
        controls[seat] = entries[oneForAll ? 0 : static_cast<std::size_t>(seat.index())];
    return controls;
}

std::string clockText(std::chrono::milliseconds time) {
    const auto all = std::chrono::ceil<seconds>(time).count();
    const auto twoDigits = [](auto number) {
        std::string digits = std::to_string(number);
        if (digits.size() < 2) digits.insert(digits.begin(), '0');
        return digits;
    };
    return std::to_string(all / 3600) + ':' + twoDigits(all / 60 % 60) + ':' + twoDigits(all % 60);
}

} // namespace clockwise
