// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace clockwise::app {

// A sentence for people about something that did not work; QString says where and why.
template <class T>
using Told = tl::expected<T, QString>;

} // namespace clockwise::app
