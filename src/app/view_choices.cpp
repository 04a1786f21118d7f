// SPDX-License-Identifier: MIT
#include "view_choices.h"

namespace clockwise::app {

ViewChoices& ViewChoices::ofProgram() {
    static ViewChoices choices;
    return choices;
}

} // namespace clockwise::app
