#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# install_test.sh PREFIX install BUILD_TREE, then install_test.sh PREFIX SENTENCE for each sentence.
# A desktop is asked as file managers ask it, with nothing but the prefix and the system's own
# types to go by.
set -euo pipefail
prefix=$1
sentence=$2
entry="$prefix/share/applications/clockwise.desktop"

expect() { # what expected actual
    [[ $2 == "$3" ]] && return
    printf '%s: expected "%s", got "%s"\n' "$@" >&2
    exit 1
}

home=$(mktemp -d)
trap 'rm -rf -- "$home"' EXIT
export HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_DATA_HOME="$home/data"
# A link, since xdg-mime cannot look into folders with a space in their name.
ln -s -- "$prefix/share" "$home/share"
export XDG_DATA_DIRS="$home/share:/usr/share" XDG_CONFIG_DIRS="$home/no-config"
unset DESKTOP_SESSION KDE_FULL_SESSION GNOME_DESKTOP_SESSION_ID XDG_CURRENT_DESKTOP XDG_RUNTIME_DIR

# The type of a file with such a name and content, as xdg-mime learns it on GNOME (through gio) and
# elsewhere (through mimetype).
expect_type() { # type name content
    local file="$home/$2" desktop
    printf '%b' "$3" >"$file"
    for desktop in GNOME X-Generic; do
        expect "type of $2 on $desktop" "$1" \
            "$(XDG_CURRENT_DESKTOP=$desktop xdg-mime query filetype "$file")"
    done
}

readonly type=application/x-clockwise-game
readonly game='[Format "Clockwise 1"]\n[Game "pivit"]\n[Players "2"]\n\n1. b1-b4 *\n'

install() {
    rm -rf -- "$prefix"
    cmake --install "$1" --prefix "$prefix"
}

TheDesktopEntryIsValid() { desktop-file-validate "$entry"; }

TheDesktopEntryStartsTheProgram() {
    local command words
    command=$(sed -n 's/^Exec=//p' "$entry")
    expect "what follows the program" "%F" "${command##* }"
    # The entry's quoting is a part of the shell's, once its strings are unescaped.
    command=$(printf '%b' "${command% %F}")
    eval "words=(${command//%%/%})"
    expect "the program" "$prefix/bin/clockwise" "${words[0]}"
    QT_QPA_PLATFORM=offscreen "${words[@]}" --version
}

TheIconIsWhereDesktopsLook() {
    expect "the entry's icon" clockwise "$(sed -n 's/^Icon=//p' "$entry")"
    expect "the type's icon" "$type:clockwise" \
        "$(grep "^$type:" "$prefix/share/mime/icons")"
    grep -q '<svg' "$prefix/share/icons/hicolor/scalable/apps/clockwise.svg"
}

ASavedGameIsKnownByItsName() { expect_type $type 'a game.clockwise' 'anything'; }
ASavedGameIsKnownByItsFirstBytes() { expect_type $type 'a game' "$game"; }
ASavedGameIsKnownByItsFirstBytesAfterAByteOrderMark() {
    expect_type $type 'a game' "\\xef\\xbb\\xbf$game"
}
AChessGameIsNoneOfOurs() {
    local chess='[Event "Clockwise"]\n[Site "?"]\n[Date "1992.11.04"]\n\n1. e4 e5 *\n'
    expect_type application/vnd.chess-pgn 'a game.pgn' "$chess"
}

ASavedGameOpensWithClockwise() {
    expect "the program for $type" clockwise.desktop "$(xdg-mime query default $type)"
    expect "what gio would start" clockwise.desktop \
        "$(LC_ALL=C gio mime $type | sed -n 's/^Default application for .*: //p')"
}

"$sentence" "${@:3}"
