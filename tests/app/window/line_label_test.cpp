// SPDX-License-Identifier: MIT
#include "app/widgets/line_label.h"

#include <QHelpEvent>
#include <QTest>
#include <QToolTip>

#include <gtest/gtest.h>

namespace clockwise::app {
namespace {

const QString kLong = QStringLiteral("Turn 3 of 40, Diego to move. Another turn made here starts a "
                                     "variation.");

TEST(LinesRoundTheBoard, AreShownWholeWhereThereIsRoomForSmallerLetters) {
    LineLabel line;
    line.setText(kLong);
    line.resize(600, 40);
    EXPECT_EQ(line.shownText(), kLong);
    line.resize(300, 40);
    EXPECT_EQ(line.shownText(), kLong);
}

TEST(LinesRoundTheBoard, AreCutBetweenWordsAndToldWholeByATooltip) {
    LineLabel line;
    line.setText(kLong);
    line.resize(90, 24);
    line.show();
    const QString shown = line.shownText();
    EXPECT_TRUE(shown.endsWith(QChar(0x2026))) << shown.toStdString();
    EXPECT_TRUE(kLong.startsWith(shown.chopped(1))) << shown.toStdString();
    EXPECT_EQ(kLong.at(shown.size() - 1), QLatin1Char(' '));
    EXPECT_EQ(line.text(), kLong) << "for whoever has it read aloud";
    QHelpEvent rest(QEvent::ToolTip, QPoint(5, 5), line.mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(&line, &rest);
    EXPECT_TRUE(QToolTip::text().contains(kLong));
}

TEST(LinesRoundTheBoard, HaveNothingToShowInNoRoom) {
    LineLabel line;
    line.setText(kLong);
    line.resize(1, 1);
    line.grab();
}

} // namespace
} // namespace clockwise::app
