// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace clockwise::app {

// Why a theme is not used.
struct ThemeFault {
    enum class Kind {
        FolderName, // not made of what ids are made of
        NameTaken,  // by a theme of ours
        Unreadable, // the description is not there, or may not be read
        TooLarge,   // a file, or all of them together
        Json,       // no JSON, or no object
        Format,     // a version that is not known
        Key,        // a key that is not known
        Value,      // another kind of value, or out of its range
        Name,       // none, or none that fits into a menu
        Color,      // none as #RRGGBB
        Base,       // no theme of ours
        Drawing,    // nothing that could be drawn otherwise
        Outside,    // a file that is not in the theme's folder
        Missing,    // a file that is not there
        Svg,        // no SVG, or broken
        Forbidden,  // what Qt does not draw faithfully, or what is not needed to draw
        Measure,    // a number that makes no sense
        Owner,      // a piece that does not show whose it is
        Layers,     // a piece whose arrows could not turn
        Contrast,   // letters that can hardly be read on their ground
    };

    Kind kind;
    QString where; // the file, or the key
    QString what;  // that is wrong there: a key, an element, a value
};

// A sentence for the player, in the language of the window.
QString sentence(const ThemeFault& fault);

} // namespace clockwise::app
