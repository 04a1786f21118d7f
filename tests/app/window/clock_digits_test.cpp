// SPDX-License-Identifier: MIT
#include "app/clock/clock_face.h"

#include <chrono>
#include <gtest/gtest.h>
#include <vector>

namespace clockwise::app {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

TEST(ClockDigits, CountWhatIsBegunAsWhole) {
    const std::vector<std::pair<milliseconds, const char*>> times{
        {0ms, "0.0"},     {1ms, "0.1"},       {9900ms, "9.9"},          {9901ms, "0:10"},
        {10s, "0:10"},    {10'001ms, "0:11"}, {59'001ms, "1:00"},       {10min, "10:00"},
        {59min, "59:00"}, {1h, "1:00:00"},    {3'599'001ms, "1:00:00"}, {25h + 61s, "25:01:01"}};
    for (const auto& [left, digits] : times)
        EXPECT_EQ(clockDigits(left).toStdString(), digits) << left.count();
}

TEST(ClockDigits, ChangeWhenTheClockWakesAndNotBefore) {
    for (milliseconds left = 12'345ms; left > 0ms;) {
        const milliseconds wait = untilDigitsChange(left);
        ASSERT_GT(wait, 0ms) << left.count();
        EXPECT_EQ(clockDigits(left), clockDigits(left - wait + 1ms)) << left.count();
        EXPECT_NE(clockDigits(left), clockDigits(left - wait)) << left.count();
        left -= wait;
    }
    EXPECT_EQ(untilDigitsChange(0ms), 0ms);
}

} // namespace
} // namespace clockwise::app
