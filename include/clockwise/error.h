// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace clockwise {

// Everything a user, a file or a seat can get wrong. faults.def lists them with their English
// sentences; the window translates the same sentences.
enum class Fault {
#define FAULT(id, sentence) id,
#include "clockwise/faults.def"
#undef FAULT
};

// A refusal as a value: what is wrong and the words that fill the sentence's %1, %2, ...
// Error{Fault::EmptyCell, {"b2"}} reads "There is no piece on b2."
struct Error {
    Fault fault;
    std::vector<std::string> details;

    bool operator==(const Error&) const = default;
};

template <class T>
using Result = tl::expected<T, Error>;

// The sentence of a fault with its placeholders, as written in faults.def.
std::string_view sentence(Fault fault);

// The whole English sentence.
std::string describe(const Error& error);

// A refusal to return from a function that gives a Result.
tl::unexpected<Error> refuse(Fault fault, std::vector<std::string> details = {});

} // namespace clockwise
