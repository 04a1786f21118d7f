// SPDX-License-Identifier: MIT
#include "pulse_library.h"

#include <QLibrary>

namespace clockwise::app {
namespace {

bool resolve(PulseLibrary& library) {
    QLibrary file(QStringLiteral("pulse"), 0);
    if (!file.load()) return false;
    bool all = true;
#define PULSE_FUNCTION(name)                                                                       \
    library.name = reinterpret_cast<decltype(library.name)>(file.resolve(#name));                  \
    all = all && library.name != nullptr;
#include "pulse_functions.def"
#undef PULSE_FUNCTION
    return all;
}

} // namespace

const PulseLibrary* PulseLibrary::load() {
    static PulseLibrary library;
    static const bool isComplete = resolve(library);
    return isComplete ? &library : nullptr;
}

} // namespace clockwise::app
