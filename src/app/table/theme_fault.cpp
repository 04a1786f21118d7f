// SPDX-License-Identifier: MIT
#include "theme_fault.h"

#include <QCoreApplication>

namespace clockwise::app {
namespace {

// The context of these sentences for Qt Linguist.
struct ThemeFaults {
    Q_DECLARE_TR_FUNCTIONS(ThemeFaults)
};

// What a file says may be as long as it likes.
QString shortened(const QString& text) {
    constexpr qsizetype kMost = 60;
    const QString line = text.simplified();
    return line.size() <= kMost ? line : line.left(kMost - 1) + u'…';
}

} // namespace

QString sentence(const ThemeFault& fault) {
    using Kind = ThemeFault::Kind;
    const QString where = shortened(fault.where);
    const QString what = shortened(fault.what);
    switch (fault.kind) {
    case Kind::FolderName:
        return ThemeFaults::tr("The name of its folder may have small letters, digits, - and _.");
    case Kind::NameTaken:
        return ThemeFaults::tr("The name of its folder is taken by a look of the program.");
    case Kind::Unreadable: return ThemeFaults::tr("%1 cannot be read.").arg(where);
    case Kind::TooLarge: return ThemeFaults::tr("%1 is too large.").arg(where);
    case Kind::Json: return ThemeFaults::tr("%1 is not sound JSON: %2").arg(where, what);
    case Kind::Format:
        return ThemeFaults::tr("It is of format %1, which this version does not know.").arg(what);
    case Kind::Key: return ThemeFaults::tr("%1 has an unknown key: %2").arg(where, what);
    case Kind::Value: return ThemeFaults::tr("%1 cannot be %2.").arg(where, what);
    case Kind::Name: return ThemeFaults::tr("It has no name that fits into a menu.");
    case Kind::Color:
        return ThemeFaults::tr("%1 is %2, but should be a colour such as #1E90FF.")
            .arg(where, what);
    case Kind::Base:
        return ThemeFaults::tr("It is based on “%1”, but should be on light, dark or contrast.")
            .arg(what);
    case Kind::Drawing: return ThemeFaults::tr("There is no drawing “%1” to replace.").arg(what);
    case Kind::Outside: return ThemeFaults::tr("%1 is not in its own folder.").arg(where);
    case Kind::Missing: return ThemeFaults::tr("%1 is not there.").arg(where);
    case Kind::Svg: return ThemeFaults::tr("%1 is not sound SVG: %2").arg(where, what);
    case Kind::Forbidden:
        return ThemeFaults::tr("%1 has something that may not be in a drawing here: %2")
            .arg(where, what);
    case Kind::Measure: return ThemeFaults::tr("%1 has an absurd measure: %2").arg(where, what);
    case Kind::Owner: return ThemeFaults::tr("%1 does not show whose piece it is.").arg(where);
    case Kind::Layers: return ThemeFaults::tr("%1 has no groups “still” and “turning”.").arg(where);
    case Kind::Contrast: return ThemeFaults::tr("%1 can hardly be read on its ground.").arg(where);
    }
    return {};
}

} // namespace clockwise::app
