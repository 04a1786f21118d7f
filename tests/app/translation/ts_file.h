// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace clockwise::app {

// A sentence as Qt Linguist keeps it.
struct Message {
    QString source;
    QStringList forms; // one, or one for each plural; none while it is not translated
    bool numerus = false;
    bool finished = true; // and still in the sources
};

// By context and sentence; a test fails when the file cannot be read.
using TsFile = QMap<QString, Message>;
TsFile readTs(const QString& path);

// What lupdate finds in the sources of "window" or "help" now.
TsFile wordingOf(const QString& part);

} // namespace clockwise::app
