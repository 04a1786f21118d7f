// SPDX-License-Identifier: MIT
#pragma once

#include "driver.h"
#include "modals.h"

#include <QDir>
#include <QSettings>
#include <QTemporaryDir>

#include <gtest/gtest.h>

class QFileDialog;

namespace clockwise::app {

// Lets the program be silent: tests are not for the ears of whoever runs them.
void playNothing();

// A desk for one test: nothing is remembered from before, nothing moves on the board unless it is
// asked to, files go to a folder of its own.
class WindowTest : public testing::Test {
  protected:
    WindowTest();

    QString path(const QString& name) const { return QDir(m_folder.path()).filePath(name); }
    QString write(const QString& name, const QByteArray& content) const;
    static QByteArray contentOf(const QString& path);
    static QString sample(const QString& name);

    static void typeInto(QFileDialog& dialog, const QString& path);
    // Answers a file dialog by typing a path.
    void answerFileDialog(const QString& typed);
    // Answers a question by one of its buttons; the box must be asking.
    void answerBox(int button, std::string* text = nullptr);

    Modals m_modals;

  private:
    QTemporaryDir m_folder;
};

} // namespace clockwise::app
