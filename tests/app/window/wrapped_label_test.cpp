// SPDX-License-Identifier: MIT
#include "app/widgets/notice_bar.h"
#include "app/widgets/wrapped_label.h"

#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

namespace clockwise::app {
namespace {

const QString kWord = QString(250, u'n');

TEST(WrappedWords, MakeNoWindowAsWideAsTheLongestOfThem) {
    NoticeBar bar;
    bar.tell([] { return QStringLiteral("It was set aside as %1.").arg(kWord); },
             {{QStringLiteral("close"), [] { return QStringLiteral("Close"); }, [] {}}});
    EXPECT_LT(bar.minimumSizeHint().width(), 400);
    bar.resize(400, bar.heightForWidth(400));
    bar.show();
    const QRect button = bar.findChild<QPushButton*>()->geometry();
    EXPECT_TRUE(bar.rect().contains(button));
}

TEST(WrappedWords, AreBrokenWhereThereIsNoOtherPlace) {
    WrappedLabel label;
    label.setText(QStringLiteral("a b"));
    const int line = label.heightForWidth(300);
    label.setText(kWord);
    EXPECT_GE(label.heightForWidth(300), 3 * line);
    label.setText(QStringLiteral("one\ntwo"));
    EXPECT_EQ(label.heightForWidth(300), 2 * line);
}

TEST(WrappedWords, TakeNoMoreRoomThanTheyNeed) {
    WrappedLabel label;
    label.setText(QStringLiteral("a"));
    EXPECT_LT(label.sizeHint().width(), 50);
    label.resize(1, 1);
    label.grab();
}

} // namespace
} // namespace clockwise::app
