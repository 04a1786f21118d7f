// SPDX-License-Identifier: MIT
#pragma once

#include "told.h"

namespace clockwise::app {

// Something long that is done step by step, so that a window lives on meanwhile. Destroyed before
// its last step it leaves nothing behind.
class Work {
  public:
    virtual ~Work() = default;

    // How many steps there are, the last one included; at least one.
    virtual int steps() const = 0;
    // Does the next one. After a refusal there is none.
    virtual Told<void> step() = 0;
};

} // namespace clockwise::app
