// SPDX-License-Identifier: MIT
#pragma once

class QCoreApplication;

namespace clockwise::app {

// The wording in the user's language as far as there is one; English brings its plurals along.
void installTranslations(QCoreApplication& application);

} // namespace clockwise::app
