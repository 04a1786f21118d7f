// SPDX-License-Identifier: MIT
#pragma once

#include "app/set_up/new_game_dialog.h"
#include "app/set_up/option_editor.h"
#include "app/table/board_scene.h"
#include "app/table/board_view.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>
#include <stdexcept>
#include <string>
#include <vector>

namespace clockwise::app {

// A hand on the dialog for a new game.
class DialogHand {
  public:
    explicit DialogHand(NewGameDialog& dialog) : m_dialog(dialog) {}

    void choose(const char* option, const char* value) {
        auto& editor = child<QWidget>(option);
        auto* list = qobject_cast<QComboBox*>(&editor);
        if (list == nullptr) list = editor.findChild<QComboBox*>();
        const int row = list->findData(QString::fromLatin1(value));
        ASSERT_GE(row, 0) << option << " has no " << value;
        list->setCurrentIndex(row);
    }
    void type(const char* line, const char* text) {
        auto& edit = child<QLineEdit>(line);
        edit.selectAll();
        edit.insert(QString::fromUtf8(text));
    }
    void press(const char* button) {
        ASSERT_TRUE(child<QPushButton>(button).isEnabled()) << button;
        QTest::mouseClick(&child<QPushButton>(button), Qt::LeftButton);
    }
    void cancel() {
        auto* buttons = m_dialog.findChild<QDialogButtonBox*>();
        QTest::mouseClick(buttons->button(QDialogButtonBox::Cancel), Qt::LeftButton);
    }
    bool canStart() { return child<QPushButton>("start").isEnabled(); }
    std::string reason() { return child<QLabel>("reason").text().toStdString(); }
    std::string option(const char* id) { return child<OptionEditor>(id).value(); }
    std::vector<std::string> names(int seats) {
        std::vector<std::string> all;
        for (int seat = 1; seat <= seats; ++seat)
            all.push_back(
                child<QLineEdit>(("name" + std::to_string(seat)).c_str()).text().toStdString());
        return all;
    }
    const Scene& picture() { return m_dialog.findChild<BoardView*>()->boardScene().picture(); }

    template <class W>
    W& child(const char* name) {
        auto* found = m_dialog.findChild<W*>(QString::fromLatin1(name));
        if (found == nullptr) throw std::runtime_error(std::string("there is no ") + name);
        return *found;
    }

  private:
    NewGameDialog& m_dialog;
};

} // namespace clockwise::app
