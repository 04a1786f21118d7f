// SPDX-License-Identifier: MIT
#pragma once

#include <pulse/pulseaudio.h>

namespace clockwise::app {

// PulseAudio's client library, loaded when sound is first needed: linked in the usual way it and
// what it brings along would make every start slower.
struct PulseLibrary {
    // Nothing on a machine that has none.
    static const PulseLibrary* load();

// What is declared cannot stand in brackets.
#define PULSE_FUNCTION(name) decltype(&::name) name = nullptr; // NOLINT(bugprone-macro-parentheses)
#include "pulse_functions.def"
#undef PULSE_FUNCTION
};

} // namespace clockwise::app
