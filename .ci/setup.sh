# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# What ./play, ./check and .ci/run share: packages, configuring, building. Sourced, with `root` set
# to the top of the tree and `yes` to anything when no question is to be asked.

say() { printf '%s\n' "$@"; }
fail() {
    say "$@" >&2
    exit 1
}

# With standard input closed the next file that is opened would take its place.
[[ -e /dev/fd/0 ]] || exec </dev/null

have() { # command...
    local name
    for name in "$@"; do command -v "$name" >/dev/null || return 1; done
}
has_apt() { have apt-get dpkg-query; }

# Runs a command with its output in a log, which is shown only when the command fails.
quietly() { # log command...
    local log="$root/build/log/$1"
    shift
    mkdir -p "$root/build/log"
    "$@" >"$log" 2>&1 && return
    tail -n 60 -- "$log" >&2
    return 1
}

# --- Packages ------------------------------------------------------------------------------------

wanted_packages() { # purpose...
    local purpose package
    while read -r purpose package _; do
        [[ " $* " == *" $purpose "* ]] && say "$package"
    done <"$root/.ci/packages"
    return 0
}

installed_version() {
    local state version
    read -r state version < <(dpkg-query -W -f '${db:Status-Status} ${Version}\n' "$1" 2>/dev/null)
    [[ ${state-} == installed ]] && say "$version"
}

known_version() {
    LC_ALL=C apt-cache policy "$1" 2>/dev/null | sed -n 's/^ *Candidate: *//p' | grep -vFx '(none)'
}

# Finds the first name of a wanted package that a lookup knows, and leaves it in `resolved`. A
# version that is too old ends the script.
resolve() { # lookup wanted
    local names version oldest=
    [[ $2 == *'>='* ]] && oldest=${2##*>=}
    IFS='|' read -r -a names <<<"${2%%>=*}"
    for resolved in "${names[@]}"; do
        version=$("$1" "$resolved") || continue
        [[ -z $oldest ]] || dpkg --compare-versions "$version" ge "$oldest" ||
            fail "Clockwise needs $resolved ${oldest#*:} or newer; this system has $version." \
                "Debian 12 and Ubuntu 24.04 are the oldest systems that are new enough."
        return 0
    done
    return 1
}

as_root() {
    if [[ $EUID -eq 0 ]]; then "$@"; else sudo -- "$@"; fi
}

# Nobody is asked who is root or said --yes.
agree_to_install() { # package...
    local answer by_hand="  sudo apt-get install $*"
    [[ $EUID -eq 0 ]] && return
    have sudo || fail "That takes root, and there is no sudo here. As root:" "${by_hand/sudo /}"
    [[ $yes ]] && return
    printf 'Install them with apt now? [Y/n] '
    read -r answer ||
        fail "" "No answer could be read. Run this again with --yes, or do it yourself:" "$by_hand"
    [[ ${answer:-y} == [yY]* ]] || fail "Nothing was installed."
}

install_with_apt() { # wanted...
    local wanted missing=() names=()
    for wanted in "$@"; do
        resolve installed_version "$wanted" && continue
        missing+=("$wanted")
        wanted=${wanted%%>=*}
        names+=("${wanted%%|*}")
    done
    ((${#missing[@]})) || return 0

    say "Clockwise needs packages that are not installed yet:" "  ${names[*]}"
    agree_to_install "${names[@]}"
    say "Installing them with apt; this can take some minutes."
    quietly apt-update.log as_root apt-get update || fail "apt-get update failed."
    names=()
    for wanted in "${missing[@]}"; do
        resolve known_version "$wanted" || fail "apt knows no package ${wanted%%>=*}." \
            "Debian 12 and Ubuntu 24.04 are the oldest systems that have them all."
        names+=("$resolved")
    done
    quietly apt-install.log as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends "${names[@]}" || fail "apt-get install failed."
}

ask_for_packages() { # purpose...
    fail "This system has no apt. Clockwise needs these packages, by their names in Debian; please" \
        "install them by the system's own means and run this again:" \
        "$(wanted_packages "$@" | sed 's/^/  /; s/|/ or /; s/>=\([0-9]*:\)\?/ >= /')"
}

# Sees to the packages of some purposes. Once they were found, it does not look for them again
# until the list changes or a build fails.
need_packages() { # purpose...
    local wanted stamp
    purposes=("$@")
    stamp=$(IFS=-; say "$root/build/log/packages-$*")
    [[ $stamp -nt $root/.ci/packages ]] && return
    if has_apt; then
        mapfile -t wanted < <(wanted_packages "$@")
        install_with_apt "${wanted[@]}"
    else
        # Elsewhere names differ: the tools are looked for here, the libraries by CMake.
        have cmake ninja c++ || ask_for_packages "$@"
    fi
    mkdir -p "$root/build/log"
    touch "$stamp"
}

# A failure may come from a package that went missing, so the next run looks again.
forget_packages() { rm -f -- "$root"/build/log/packages-*; }

# --- Building ------------------------------------------------------------------------------------

need_cmake() {
    local version
    version=$(cmake --version | sed -n '1s/[^0-9]*//p')
    [[ $(printf '%s\n' 3.25 "$version" | sort -V | head -n 1) == 3.25 ]] ||
        fail "Clockwise needs CMake 3.25 or newer; $(command -v cmake) is $version."
}

# Configures a preset unless that was done before with the same presets at the same place. Later
# changes to the build files are noticed by ninja.
configure() { # preset [cmake argument...]
    local preset=$1 stamp="$root/build/$1/configured-at" fresh=()
    shift
    if [[ $# -eq 0 && $stamp -nt $root/CMakePresets.json && $(<"$stamp") == "$root" ]]; then
        return
    fi
    need_cmake
    [[ -e $stamp && $(<"$stamp") == "$root" ]] || fresh=(--fresh)
    say "Configuring ($preset)."
    if ! (cd -- "$root" && quietly "configure-$preset.log" \
        cmake --preset "$preset" "${fresh[@]}" "$@"); then
        forget_packages
        has_apt || ask_for_packages "${purposes[@]}"
        fail "The build could not be configured."
    fi
    say "$root" >"$stamp"
}

# On a terminal ninja shows its one line of progress; elsewhere nothing is said unless it fails.
build() { # preset
    local command=(cmake --build "$root/build/$1")
    [[ -e $root/build/$1/.ninja_log ]] || say "Building ($1); this takes minutes only once."
    if [[ -t 1 ]]; then
        "${command[@]}"
    else
        quietly "build-$1.log" "${command[@]}"
    fi || {
        forget_packages
        fail "The build failed."
    }
}

# --- Testing -------------------------------------------------------------------------------------

# Windows are drawn into memory, whatever display there is.
run_tests() { # preset [ctest argument...]
    local preset=$1
    shift
    QT_QPA_PLATFORM=offscreen ctest --test-dir "$root/build/$preset" -j2 --output-on-failure "$@"
}
