// SPDX-License-Identifier: MIT
// The contexts of this folder's sentences for Qt Linguist.
#pragma once

#include <QCoreApplication>

namespace clockwise::app {

struct Export {
    Q_DECLARE_TR_FUNCTIONS(Export)
};

struct Sheet {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

} // namespace clockwise::app
