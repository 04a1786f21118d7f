// SPDX-License-Identifier: MIT
// Pictures of the window from the command line.
#include "app/command_line.h"
#include "app/screenshot.h"
#include "app/settings.h"
#include "window_test.h"

#include <QCommandLineParser>
#include <QImage>

namespace clockwise::app {
namespace {

class Screenshots : public WindowTest {};

TEST_F(Screenshots, HaveTheirSizeAndLeaveTheWindowsOwnAlone) {
    settings::rememberWindow("as it was left", "and its parts");
    const QString picture = path(QStringLiteral("table.png"));
    QCommandLineParser parser;
    addOptions(parser);
    ASSERT_TRUE(parser.parse({QStringLiteral("clockwise"), QStringLiteral("--screenshot"), picture,
                              QStringLiteral("--size"), QStringLiteral("700x500")}));
    MainWindow window(newGame("pivit", {}));
    EXPECT_EQ(takeScreenshot(parser, window), 0);
    EXPECT_EQ(QImage(picture).size(), QSize(700, 500));
    EXPECT_EQ(settings::windowGeometry(), "as it was left");
}

} // namespace
} // namespace clockwise::app
