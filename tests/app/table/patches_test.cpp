// SPDX-License-Identifier: MIT
#include "app/table/patches.h"

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

constexpr QRect kLeft(10, 10, 40, 60);
constexpr QRect kRight(200, 30, 40, 60); // beside the lower rows of it

TEST(Patches, OfWhatIsApartAreWhatWasPutThere) {
    const QRegion region = QRegion(kLeft) + kRight;
    ASSERT_GT(region.rectCount(), 2) << "a region keeps them in strips";
    EXPECT_THAT(patchesOf(region), testing::UnorderedElementsAre(kLeft, kRight));
}

TEST(Patches, CoverTheRegion) {
    const QRegion region = QRegion(kLeft) + kRight + QRect(30, 50, 100, 30) + QRect(220, 5, 5, 70);
    QRegion covered;
    for (const QRect& patch : patchesOf(region)) covered += patch;
    EXPECT_TRUE(region.subtracted(covered).isEmpty());
}

TEST(Patches, OfWhatMovedAStepAreOne) {
    const QRegion region = QRegion(kLeft) + kLeft.translated(7, 9);
    ASSERT_GT(region.rectCount(), 1);
    EXPECT_THAT(patchesOf(region), testing::ElementsAre(kLeft | kLeft.translated(7, 9)));
}

TEST(Patches, OfManyAreOneThatCoversThemAll) {
    QRegion region;
    for (int i = 0; i < 30; ++i) region += QRect(i * 20, (i * 7 % 30) * 20, 9, 9);
    EXPECT_THAT(patchesOf(region), testing::ElementsAre(region.boundingRect()));
}

TEST(Patches, OfNothingAreNone) {
    EXPECT_TRUE(patchesOf({}).empty());
}

} // namespace
} // namespace clockwise::app
