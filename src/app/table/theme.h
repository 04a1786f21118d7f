// SPDX-License-Identifier: MIT
#pragma once

#include "svg_atlas.h"

#include "clockwise/seat.h"

#include <QColor>
#include <QHash>
#include <QPalette>
#include <QString>

#include <string_view>

namespace clockwise::app {

struct WindowColors {
    QColor window;
    QColor base; // of lists, fields and cards
    QColor button;
    QColor text;
    QColor quiet; // text that is less important; paler still, of what cannot be used
    QColor edge;
    QColor highlight;
    QColor highlightedText;
    QColor link;
};

struct MarkColors {
    QColor pale; // the two lines round every mark
    QColor dark;
    QColor hover;
    QColor cursor; // of the keyboard
    QColor badge;
    QColor badgeText;
    double weight = 1; // how much stronger than usual marks are drawn
};

// How the window and the boards look: colours, and drawings in place of the standard ones. A value;
// docs/themes.md describes the file it comes from.
struct Theme {
    QString id;
    QString name;                  // its maker's; empty for those that come with the program
    QHash<QString, QString> names; // the same in languages, by their codes
    WindowColors window;
    bool strongOutlines = false; // round buttons and fields
    QColor groove;               // in which a field of squares lies
    QColor labels;               // the coordinates of a board
    QHash<QString, QColor> labelsOfGame;
    QColor palePieces; // the seat's shape where it is pale
    MarkColors marks;
    QHash<QString, ArtSource> art; // by what it takes the place of: "games/pivit/board"

    // The drawing for that, this theme's or the standard one.
    ArtSource drawing(const QString& what) const;
    ArtSource seatShape(Seat seat) const;
    bool isDark() const { return isDarkColor(window.window); }
    QPalette palette() const;

    static bool isDarkColor(const QColor& color);
};

// A theme for the board of one game.
struct GameArt {
    QString gameId;
    Theme theme;

    ArtSource drawing(std::string_view art) const;
    QColor labels() const { return theme.labelsOfGame.value(gameId, theme.labels); }
};

} // namespace clockwise::app
