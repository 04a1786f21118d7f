// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/error.h"
#include "clockwise/record_text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace clockwise::cli {

using Json = nlohmann::ordered_json;

// What the program ends with, as docs/command-line.md promises.
enum class Exit { Fine = 0, BadInput = 1, BadUsage = 2 };

// What the words of the command line say to all commands alike, and the command they chose.
struct Request {
    bool json = false;
    std::function<Exit()> run;
};

// Each command adds itself to the words that are understood; its file has its name.
void addGames(CLI::App& app, Request& request);
void addLegal(CLI::App& app, Request& request);
void addPerft(CLI::App& app, Request& request);
void addReplay(CLI::App& app, Request& request);
void addCheck(CLI::App& app, Request& request);
void addFmt(CLI::App& app, Request& request);
void addVectors(CLI::App& app, Request& request);

// Lets through whole numbers as people write them; the library takes " 2", 0x2 and nothing too.
CLI::Validator wholeNumber();

// Prints the one object of --json.
void print(const Json& object);
void complain(std::string_view message);
// Says on standard error what is wrong with the input; with --json an object {"error": ...} too.
Exit refuseInput(const Request& request, std::string_view message);

} // namespace clockwise::cli
