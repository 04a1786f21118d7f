// SPDX-License-Identifier: MIT
// The colours and shapes that players have chosen, wherever a seat is drawn.
#include "app/seats/seat_badge.h"
#include "app/settings.h"
#include "app/share/picture_file.h"
#include "app/share/score_sheet.h"
#include "app/table/board_scene.h"
#include "app/table/icons.h"
#include "app/table/seat_look.h"
#include "window_test.h"

#include "clockwise/record_text.h"

#include <QTableView>

#include <algorithm>
#include <gmock/gmock.h>
#include <set>

namespace clockwise::app {
namespace {

GameRecord coloured(std::string_view game, std::initializer_list<const char*> colours) {
    GameRecord record = newGame(game, {{"players", std::to_string(colours.size())}});
    Seat seat(1);
    for (const char* colour : colours) {
        record.seat(seat).colour = colour;
        seat = Seat(seat.number() % Seat::kMost + 1);
    }
    return record;
}

std::vector<int> looks(const GameRecord& record) {
    const SeatLooks all = looksOf(record);
    std::vector<int> numbers;
    for (const Seat seat : SeatSet::firstSeats(record.seats()).toVector())
        numbers.push_back(all[seat].number());
    return numbers;
}

// The seats whose own colours are seen on the board, at the places of seat 1's pieces.
bool wears(const Scene& shown, const Scene& scene, Seat seat, Seat look) {
    return std::ranges::all_of(scene.sprites, [&](const Sprite& sprite) {
        if (sprite.owner != seat) return true;
        const auto drawn = std::ranges::find(shown.sprites, sprite.id, &Sprite::id);
        return drawn != shown.sprites.end() && drawn->owner == look;
    });
}

TEST(Looks, AreThoseOfTheFileAndNobodyHasTheSame) {
    using ::testing::ElementsAre;
    EXPECT_THAT(looks(coloured("sputnik", {"", "", ""})), ElementsAre(1, 2, 3));
    EXPECT_THAT(looks(coloured("sputnik", {"sky", "", ""})), ElementsAre(6, 2, 3));
    EXPECT_THAT(looks(coloured("sputnik", {"blue", "vermilion"})), ElementsAre(2, 1));
    EXPECT_THAT(looks(coloured("sputnik", {"blue", ""})), ElementsAre(2, 1));
    EXPECT_THAT(looks(coloured("sputnik", {"green", "green", "green"})), ElementsAre(3, 2, 1));
    EXPECT_THAT(looks(coloured("sputnik", {"mauve", "Blue", "<b>"})), ElementsAre(1, 2, 3));
}

TEST(Looks, AreWrittenWithTheGameAndReadBack) {
    GameRecord record = newGame("sputnik", {{"players", "4"}});
    SeatLooks chosen;
    chosen.give(Seat(1), Seat(5));
    chosen.give(Seat(2), Seat(4));
    setLooks(record, chosen);
    const std::string text = writeRecord(record);
    EXPECT_THAT(text, ::testing::HasSubstr("[Seat1Colour \"purple\"]"));
    EXPECT_THAT(text, ::testing::Not(::testing::HasSubstr("Seat3Colour")));
    const SeatLooks read = looksOf(*readRecord(text).record);
    for (const Seat seat : SeatSet::firstSeats(4).toVector()) EXPECT_EQ(read[seat], chosen[seat]);
}

class Colours : public WindowTest {};

TEST_F(Colours, AreOnTheBoardTheBadgesTheListAndInTheNames) {
    Driver driver(coloured("pivit", {"green", "sky"}));
    const Scene& shown = driver.board().boardScene().picture();
    EXPECT_TRUE(wears(shown, driver.picker().scene(), Seat(1), Seat(3)));
    EXPECT_TRUE(wears(shown, driver.picker().scene(), Seat(2), Seat(6)));
    EXPECT_EQ(driver.seat(1).name, QStringLiteral("Green"));
    EXPECT_EQ(driver.seat(2).name, QStringLiteral("Sky"));
    auto* list = driver.window().findChild<QTableView*>();
    ASSERT_NE(list, nullptr);
    const auto icon = list->model()->headerData(0, Qt::Horizontal, Qt::DecorationRole);
    EXPECT_EQ(icon.value<QIcon>().pixmap(24, 24).toImage(),
              seatIcon(Seat(3)).pixmap(24, 24).toImage());
    driver.play("b1-b4");
    EXPECT_TRUE(wears(shown, driver.picker().scene(), Seat(1), Seat(3)));
}

TEST_F(Colours, AreOnTheBadges) {
    const auto colorsOf = [](Driver& driver, const char* seat) {
        const QImage badge = driver.child<SeatBadge>(seat).grab().toImage();
        std::set<QRgb> colors;
        for (int y = 0; y < badge.height(); ++y)
            for (int x = 0; x < badge.width(); ++x) colors.insert(badge.pixelColor(x, y).rgb());
        return colors;
    };
    Driver driver(coloured("pivit", {"green", "sky"}));
    EXPECT_TRUE(colorsOf(driver, "seat1").contains(seatColor(Seat(3)).rgb()));
    EXPECT_FALSE(colorsOf(driver, "seat1").contains(seatColor(Seat(1)).rgb()));
    EXPECT_TRUE(colorsOf(driver, "seat2").contains(seatColor(Seat(6)).rgb()));
}

TEST_F(Colours, GoWithThePlayersInARematch) {
    Driver driver(coloured("sputnik", {"green", "", "vermilion"}));
    ASSERT_TRUE(driver.session().submit(kResign));
    driver.window().document().session().markSaved();
    driver.choose("rematch");
    EXPECT_THAT(looks(driver.session().record()), ::testing::ElementsAre(2, 1, 3));
}

TEST_F(Colours, OfTwoWindowsAreEachItsOwn) {
    Driver one(coloured("pivit", {"green", "sky"}));
    Driver two("pivit", {});
    EXPECT_TRUE(wears(one.board().boardScene().picture(), one.picker().scene(), Seat(1), Seat(3)));
    EXPECT_TRUE(wears(two.board().boardScene().picture(), two.picker().scene(), Seat(1), Seat(1)));
    one.window().document().begin(newGame("pivit", {}));
    EXPECT_TRUE(wears(one.board().boardScene().picture(), one.picker().scene(), Seat(1), Seat(1)));
}

TEST_F(Colours, AreInPicturesAndOnScoreSheets) {
    const GameRecord plain = newGame("quivive", {});
    const GameRecord green = coloured("pivit", {"green", "blue"});
    const GameRecord usual = newGame("pivit", {});
    const auto picture = [](const GameRecord& record) {
        const Moments moments = momentsOf(record, std::vector{kRoot}, false, {});
        return pictureOf(moments, moments.all.front(), 200);
    };
    EXPECT_NE(picture(green), picture(usual));
    EXPECT_EQ(picture(plain), picture(plain));
    EXPECT_EQ(scoreSheetOf(green, std::vector{kRoot}).looks[Seat(1)], Seat(3));
}

} // namespace
} // namespace clockwise::app
