// SPDX-License-Identifier: MIT
#include "clockwise/outcome.h"

#include <array>
#include <utility>

namespace clockwise {
namespace {

using enum EndReason;
constexpr std::array<std::pair<EndReason, std::string_view>, 9> kIds{{
    {Unfinished, "unfinished"},
    {LastPlayer, "last-player"},
    {NoMinions, "no-minions"},
    {NoMinionsTiebreak, "no-minions-tiebreak"},
    {Deadlock, "deadlock"},
    {DeadlockTiebreak, "deadlock-tiebreak"},
    {Repetition, "repetition"},
    {NoProgress, "no-progress"},
    {Agreed, "agreed"},
}};

} // namespace

std::string_view reasonId(EndReason reason) {
    return kIds[static_cast<std::size_t>(reason)].second;
}

std::optional<EndReason> reasonFromId(std::string_view id) {
    for (const auto& [reason, name] : kIds)
        if (name == id) return reason;
    return std::nullopt;
}

} // namespace clockwise
