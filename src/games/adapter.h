// SPDX-License-Identifier: MIT
#pragma once

#include "perft.h"
#include "rules_concept.h"

#include <algorithm>

namespace clockwise {

// A game's own position behind the face that everybody shares.
template <Rules R>
class StateOf final : public State {
  public:
    StateOf(const typename R::Position& position, const typename R::Labels& labels, bool progress)
        : m_position(position), m_labels(labels), m_progress(progress) {}

    int seats() const override { return R::seats(m_position); }
    Seat toMove() const override { return R::toMove(m_position); }
    Outcome outcome() const override { return R::outcome(m_position); }
    bool isOut(Seat seat) const override { return R::isOut(m_position, seat); }
    SeatSet side(Seat seat) const override { return R::side(m_position, seat); }
    std::vector<Holding> holdings(Seat seat) const override {
        return R::holdings(m_position, seat);
    }

    std::vector<Turn> turns() const override {
        std::vector<Turn> all;
        all.reserve(R::count(m_position));
        R::forEachMove(m_position,
                       [&](const typename R::Move& move) { all.push_back(asTurn(move)); });
        std::ranges::sort(all, {}, &Turn::text);
        return all;
    }

    Result<Turn> turn(std::string_view text) const override {
        if (outcome().over()) return refuse(Fault::GameIsOver);
        if (text == kResign || text == kTimeout) return Turn{std::string(text), {}};
        return R::parse(m_position, text).map([&](const typename R::Move& move) {
            return asTurn(move);
        });
    }

    Result<StatePtr> play(std::string_view text) const override {
        if (outcome().over()) return refuse(Fault::GameIsOver);
        if (text == kResign || text == kTimeout)
            return std::make_shared<StateOf>(R::withdraw(m_position, toMove()), m_labels, false);
        return R::parse(m_position, text).map([&](const typename R::Move& move) -> StatePtr {
            return std::make_shared<StateOf>(R::after(m_position, move),
                                             R::relabel(m_labels, m_position, move),
                                             R::isProgress(m_position, move));
        });
    }

    const typename R::Position& position() const { return m_position; }

    bool madeProgress() const override { return m_progress; }
    Scene scene() const override {
        return {&R::outline(m_position), R::sprites(m_position, m_labels)};
    }
    std::string text() const override { return R::text(m_position); }
    std::uint64_t key() const override { return R::key(m_position); }
    bool samePosition(const State& other) const override {
        const auto* twin = dynamic_cast<const StateOf*>(&other);
        return twin != nullptr && twin->m_position == m_position;
    }
    std::uint64_t perft(int depth) const override { return clockwise::perft<R>(m_position, depth); }

  private:
    Turn asTurn(const typename R::Move& move) const {
        return {R::format(m_position, move), R::picks(m_position, move)};
    }

    typename R::Position m_position;
    typename R::Labels m_labels;
    bool m_progress;
};

template <Rules R>
class GameOf final : public Game {
  public:
    std::string_view id() const override { return R::id(); }
    const std::vector<OptionSpec>& optionSpecs() const override { return R::optionSpecs(); }
    Result<StatePtr> start(const Options& options) const override {
        return standardStart(options).map(asStart);
    }

    Result<DiagramKit> kit(const Options& options) const override {
        return standardStart(options).map(R::kit);
    }
    Diagram diagram(const State& state) const override {
        return R::diagram(dynamic_cast<const StateOf<R>&>(state).position());
    }
    tl::expected<StatePtr, DiagramFaults> startFrom(const Options& options,
                                                    const Diagram& diagram) const override {
        const auto start = standardStart(options);
        if (!start) return tl::unexpected(DiagramFaults{{start.error(), {}, {}}});
        DiagramFaults faults;
        const auto position = R::drawn(*start, diagram, faults);
        if (!faults.empty()) return tl::unexpected(std::move(faults));
        return asStart(position);
    }

    std::vector<std::string_view> openings() const override {
        std::vector<std::string_view> all{kOpenedByPlayers};
        if constexpr (HasOpenings<R>)
            for (const std::string_view id : R::readyOpenings()) all.push_back(id);
        return all;
    }

    std::vector<std::string> openingTurns([[maybe_unused]] const State& start,
                                          [[maybe_unused]] std::string_view opening,
                                          [[maybe_unused]] std::uint32_t seed) const override {
        if constexpr (HasOpenings<R>) {
            const auto* own = dynamic_cast<const StateOf<R>*>(&start);
            if (own != nullptr && opening != kOpenedByPlayers)
                return R::openingTurns(own->position(), opening, seed);
        }
        return {};
    }

  private:
    static Result<typename R::Position> standardStart(const Options& options) {
        return completed(R::optionSpecs(), options).and_then([](const Options& all) {
            return R::start(all);
        });
    }
    static StatePtr asStart(const typename R::Position& position) {
        return std::make_shared<StateOf<R>>(position, R::firstLabels(position), true);
    }
};

} // namespace clockwise
