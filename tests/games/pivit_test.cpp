// SPDX-License-Identifier: MIT
#include "clockwise/game.h"

#include <gtest/gtest.h>
TEST(Pivit, Starts) {
    EXPECT_TRUE(clockwise::findGame("pivit")->start({}));
}
