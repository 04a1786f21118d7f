// SPDX-License-Identifier: MIT
// Score sheets to a printer, by the Game menu.
#include "kinds.h"
#include "window_test.h"

#include <QLabel>
#include <QPrintDialog>
#include <QPrinter>
#include <QTest>

#include <algorithm>
#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

class Prints : public WindowTest {};

TEST_F(Prints, ToAFileArePages) {
    Driver driver(played({"pivit", "pivit", {{"players", "2"}}}));
    const QString file = path(QStringLiteral("printed.pdf"));
    m_modals.answer<QPrintDialog>([&file](QPrintDialog& dialog) {
        dialog.printer()->setOutputFormat(QPrinter::PdfFormat);
        dialog.printer()->setOutputFileName(file);
        dialog.done(QDialog::Accepted);
    });
    driver.key(Qt::Key_P, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([&] { return driver.isOffered("print"); }, 60'000));
    EXPECT_THAT(contentOf(file).toStdString(), testing::StartsWith("%PDF"));
    EXPECT_GE(contentOf(file).count("/Type /Page\n"), 1);
    auto& notice = driver.child<QWidget>("exported");
    EXPECT_TRUE(notice.isVisible());
    EXPECT_TRUE(std::ranges::any_of(notice.findChildren<QLabel*>(), [](const QLabel* label) {
        return label->text() == QStringLiteral("The game is exported as printed.pdf.");
    }));

    m_modals.answer<QPrintDialog>([](QPrintDialog& dialog) { dialog.reject(); });
    driver.choose("print");
    EXPECT_TRUE(driver.isOffered("print"));
}

} // namespace
} // namespace clockwise::app
