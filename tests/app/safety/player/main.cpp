// SPDX-License-Identifier: MIT
// A program to be killed: plays and saves as FILE, with SEED, and tells the number of each step.
#include "../seeded_play.h"
#include "app/files/autosave.h"

#include <QCoreApplication>

#include <cstdio>

using namespace clockwise::app;

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3) return 2;
    constexpr int kMostSteps = 10'000; // should nobody ever kill it
    SeededPlay player(arguments[2].toUInt());
    Document document(SeededPlay::start());
    const Autosave autosave(document);
    for (int step = 1; step <= kMostSteps; ++step) {
        player.step(document.session());
        std::printf("%d\n", step);
        std::fflush(stdout);
        if (step % SeededPlay::kStepsToSave == 0 && !document.save(arguments[1])) return 1;
        QCoreApplication::processEvents();
    }
    return 0;
}
