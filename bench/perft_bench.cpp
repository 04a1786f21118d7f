// SPDX-License-Identifier: MIT
// docs/benchmarks.md says how to run it and what to hold it against.
#include "clockwise/game.h"

#include <benchmark/benchmark.h>
#include <string>

namespace {

using namespace clockwise;

// Leaves of the tree of turns per second, with two seats and every other option at its default.
void perft(benchmark::State& state, const Game& game, int depth) {
    const Result<StatePtr> start = game.start({{"players", "2"}});
    if (!start) {
        state.SkipWithError(describe(start.error()).c_str());
        return;
    }
    std::uint64_t leaves = 0;
    for (auto _ : state) leaves += (*start)->perft(depth);
    state.counters["leaves/s"] =
        benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}

// Deep enough for a run of about a second; games that come later start with little.
int depthFor(std::string_view game) {
    if (game == "pivit") return 5;
    if (game == "sputnik") return 4;
    return 3;
}

} // namespace

int main(int argc, char** argv) {
    for (const Game* game : allGames()) {
        const int depth = depthFor(game->id());
        const std::string name = "perft/" + std::string(game->id()) + "/2/" + std::to_string(depth);
        benchmark::RegisterBenchmark(name.c_str(), [game, depth](benchmark::State& state) {
            perft(state, *game, depth);
        })->Unit(benchmark::kMillisecond);
    }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
}
