// SPDX-License-Identifier: MIT
#pragma once

#include "app/editor/editor_board.h"
#include "app/editor/editor_page.h"
#include "app/editor/seat_chips.h"
#include "driver.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QPushButton>
#include <QTest>

#include <initializer_list>

namespace clockwise::app {

// A hand on the editor of a window.
class EditorHand {
  public:
    explicit EditorHand(Driver& driver) : m_driver(driver) {}

    EditorPage& page() { return *m_driver.window().findChild<EditorPage*>(); }
    EditorBoard& board() { return page().board(); }
    std::string text() { return page().sketch().text(); }

    QPoint at(std::string_view cell) {
        return board().viewportPoint(page().sketch().kit().outline->find(cell).value());
    }
    void click(std::initializer_list<std::string_view> cells,
               Qt::MouseButton button = Qt::LeftButton) {
        for (const std::string_view cell : cells)
            QTest::mouseClick(board().viewport(), button, {}, at(cell));
    }
    void drag(std::initializer_list<QPoint> way) {
        QWidget* view = board().viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, *way.begin());
        for (const QPoint& point : way) moveTo(point);
        QTest::mouseRelease(view, Qt::LeftButton, {}, *(way.end() - 1));
    }
    // With the left button held.
    void moveTo(const QPoint& point) {
        QMouseEvent move(QEvent::MouseMove, point, board().viewport()->mapToGlobal(point),
                         Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(board().viewport(), &move);
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&board(), static_cast<Qt::Key>(key), modifiers);
    }
    void press(const char* button) {
        auto& found = child<QAbstractButton>(button);
        ASSERT_TRUE(found.isEnabled()) << button;
        QTest::mouseClick(&found, Qt::LeftButton);
    }
    void seat(const char* chips, int number) {
        auto* chip = child<SeatChips>(chips).findChild<QAbstractButton*>(
            QStringLiteral("seat%1").arg(number));
        QTest::mouseClick(chip, Qt::LeftButton);
    }
    void choose(const char* list, const char* value) {
        auto& field = child<QWidget>(list);
        auto* box = qobject_cast<QComboBox*>(&field);
        if (box == nullptr) box = field.findChild<QComboBox*>();
        const int row = box->findData(QString::fromLatin1(value));
        ASSERT_GE(row, 0) << value;
        box->setCurrentIndex(row);
        emit box->activated(row);
    }
    void type(const char* words) {
        auto& line = child<QLineEdit>("position_text");
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, QString::fromLatin1(words));
    }

    std::vector<std::string> faults() {
        std::vector<std::string> lines;
        const auto& list = child<QListWidget>("editor_faults");
        for (int i = 0; i < list.count(); ++i) lines.push_back(list.item(i)->text().toStdString());
        return lines;
    }
    bool canStart() { return child<QPushButton>("editor_start").isEnabled(); }
    std::string reason() { return child<QLabel>("editor_reason").text().toStdString(); }
    bool isSeen() { return page().isVisible(); }

    template <class W>
    W& child(const char* name) {
        auto* found = page().findChild<W*>(QString::fromLatin1(name));
        if (found == nullptr) throw std::runtime_error(std::string("there is no ") + name);
        return *found;
    }

  private:
    Driver& m_driver;
};

} // namespace clockwise::app
