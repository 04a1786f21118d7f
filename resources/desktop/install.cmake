# SPDX-License-Identifier: MIT
# Runs when Clockwise is installed: writes the desktop entry and tells the desktop's databases.

cmake_path(ABSOLUTE_PATH data_dir BASE_DIRECTORY "${CMAKE_INSTALL_PREFIX}")
cmake_path(ABSOLUTE_PATH bin_dir BASE_DIRECTORY "${CMAKE_INSTALL_PREFIX}")

# A desktop finds programs by name where everybody's programs are; from anywhere else, such as
# ~/.local/bin, it starts them by their whole path.
set(exec clockwise)
if(NOT CMAKE_INSTALL_PREFIX MATCHES "^/usr(/local)?/?$")
  set(exec "${bin_dir}/clockwise")
  if(NOT exec MATCHES "^[A-Za-z0-9/._-]+$")
    # Quoted as the Desktop Entry Specification has it, then escaped as any of its strings.
    string(REGEX REPLACE "([\"`$\\\\])" "\\\\\\1" exec "${exec}")
    string(REPLACE "\\" "\\\\" exec "${exec}")
    string(REPLACE "%" "%%" exec "\"${exec}\"")
  endif()
endif()
configure_file("${entry_template}" "${scratch_dir}/clockwise.desktop" @ONLY)
file(INSTALL "${scratch_dir}/clockwise.desktop" DESTINATION "${data_dir}/applications")

# In a package's staging directory the databases are the package manager's to keep.
if(DEFINED ENV{DESTDIR} AND NOT "$ENV{DESTDIR}" STREQUAL "")
  return()
endif()

function(refresh tool)
  find_program(found ${tool} NO_CACHE)
  if(found)
    message(STATUS "Running: ${tool}")
    execute_process(COMMAND ${found} ${ARGN} OUTPUT_QUIET)
  endif()
endfunction()

refresh(update-mime-database "${data_dir}/mime")
refresh(update-desktop-database "${data_dir}/applications")
# Icons are found without a cache, and the touched folder tells that there is something new. A cache
# made here would hide what others add later, so only one that is there already is renewed.
file(TOUCH "${data_dir}/icons/hicolor")
if(EXISTS "${data_dir}/icons/hicolor/icon-theme.cache")
  refresh(gtk-update-icon-cache --quiet --force --ignore-theme-index "${data_dir}/icons/hicolor")
endif()
