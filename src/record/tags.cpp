// SPDX-License-Identifier: MIT
#include "tags.h"

#include "format.h"

#include <algorithm>

namespace clockwise {
namespace {

Problem fault(const Token& token, Error error) {
    return {Problem::Weight::Fault, token.place.line, token.place.column, std::move(error)};
}

Problem faultAtStart(Fault what, std::vector<std::string> details) {
    return {Problem::Weight::Fault, 1, 1, {what, std::move(details)}};
}

std::optional<Error> refusalOfFormat(std::string_view value) {
    const std::string latest = std::to_string(kFormatVersion);
    const std::string usual = std::to_string(kPlainFormat);
    const std::string foreign(value);
    if (!value.starts_with(kFormatName)) return Error{Fault::FormatForeign, {foreign, usual}};
    const std::string_view version = value.substr(kFormatName.size());
    if (!isAllDigits(version) || version.front() == '0')
        return Error{Fault::FormatForeign, {foreign, usual}};
    if (version != usual && version != latest)
        return Error{Fault::FormatTooNew, {std::string(version), latest}};
    return std::nullopt;
}

std::string gameIds() {
    std::string ids;
    for (const Game* game : allGames()) {
        if (!ids.empty()) ids += ", ";
        ids += game->id();
    }
    return ids;
}

} // namespace

std::optional<Problem> Tags::add(const Token& tag) {
    const auto [known, isNew] = m_byKey.emplace(tag.key, m_tags.size());
    if (!isNew) {
        const int line = m_tags[known->second].place.line;
        return fault(tag, {Fault::TagTwice, {tag.key, std::to_string(line)}});
    }
    m_tags.push_back(tag);
    if (tag.key != kFormatTag) return std::nullopt;
    auto refusal = refusalOfFormat(tag.text);
    if (!refusal) return std::nullopt;
    return fault(tag, std::move(*refusal));
}

const Token* Tags::find(std::string_view key) const {
    const auto found = m_byKey.find(key);
    return found == m_byKey.end() ? nullptr : &m_tags[found->second];
}

tl::expected<GameRecord, Problem> Tags::begin(std::vector<Problem>& warnings) const {
    const auto found = game();
    if (!found) return tl::unexpected(found.error());
    auto record = start(**found);
    if (!record) return record;
    for (const Token& tag : m_tags) {
        const auto controls =
            tag.key == kClockTag ? readTimeControls(tag.text, record->seats()) : std::nullopt;
        if (controls)
            record->setClocks(*controls);
        else if (seatTag(tag.key, record->seats()))
            fillSeat(*record, tag, warnings);
        else if (!isReserved(tag.key, (*found)->optionSpecs(), record->seats()) &&
                 !(tag.key == kPositionTag && hasPosition()))
            record->tags().push_back({tag.key, tag.text});
    }
    return std::move(*record);
}

tl::expected<const Game*, Problem> Tags::game() const {
    if (!find(kFormatTag))
        return tl::unexpected(faultAtStart(Fault::FormatMissing, {std::to_string(kPlainFormat)}));
    const Token* tag = find(kGameTag);
    if (!tag) return tl::unexpected(faultAtStart(Fault::TagMissing, {std::string(kGameTag)}));
    const Game* game = findGame(tag->text);
    if (!game) return tl::unexpected(fault(*tag, {Fault::UnknownGame, {tag->text, gameIds()}}));
    return game;
}

tl::expected<Options, Problem> Tags::options(const Game& game) const {
    Options chosen;
    for (const Token& tag : m_tags) {
        const auto& specs = game.optionSpecs();
        const auto spec = std::ranges::find(specs, tag.key, &OptionSpec::tag);
        if (spec == specs.end()) continue;
        const std::string id(spec->id);
        if (auto alone = completed({*spec}, {{id, tag.text}}); !alone)
            return tl::unexpected(fault(tag, std::move(alone.error())));
        chosen.set(id, tag.text);
    }
    if (!find(kPlayersTag))
        return tl::unexpected(faultAtStart(Fault::TagMissing, {std::string(kPlayersTag)}));
    return chosen;
}

// In a file of the first format the key means nothing.
bool Tags::hasPosition() const {
    const Token* format = find(kFormatTag);
    return find(kPositionTag) && format &&
           format->text != std::string(kFormatName) + std::to_string(kPlainFormat);
}

tl::expected<GameRecord, Problem> Tags::start(const Game& game) const {
    const auto chosen = options(game);
    if (!chosen) return tl::unexpected(chosen.error());
    auto record = GameRecord::begin(game, *chosen);
    if (!record) {
        // Each option alone is in order, so the set-up they make together does not exist.
        const Token* last = find(kPlayersTag);
        for (const Token& tag : m_tags)
            if (std::ranges::find(game.optionSpecs(), tag.key, &OptionSpec::tag) !=
                game.optionSpecs().end())
                last = &tag;
        return tl::unexpected(fault(*last, std::move(record.error())));
    }
    if (!hasPosition()) return std::move(*record);
    const Token& position = *find(kPositionTag);
    const auto diagram = readDiagram(*game.kit(*chosen), position.text);
    if (!diagram) {
        Problem problem = fault(position, diagram.error().error);
        // What could be read up to there is one byte a character.
        problem.column = position.textPlace.column + static_cast<int>(diagram.error().at);
        return tl::unexpected(std::move(problem));
    }
    auto begun = GameRecord::beginAt(game, *chosen, *diagram);
    if (!begun) return tl::unexpected(fault(position, begun.error().front().error));
    return std::move(*begun);
}

void Tags::fillSeat(GameRecord& record, const Token& tag, std::vector<Problem>& warnings) const {
    const SeatTag which = *seatTag(tag.key, record.seats());
    SeatEntry& entry = record.seat(which.seat);
    switch (which.about) {
    case SeatTag::About::Name: entry.name = tag.text; break;
    case SeatTag::About::Colour: entry.colour = tag.text; break;
    case SeatTag::About::Type:
        if (isSeatType(tag.text)) {
            entry.type = tag.text;
        } else {
            Problem warning = fault(tag, {Fault::BadSeatType, {tag.text}});
            warning.weight = Problem::Weight::Warning;
            warnings.push_back(std::move(warning));
        }
        break;
    }
}

} // namespace clockwise
