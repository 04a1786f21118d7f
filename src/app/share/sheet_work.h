// SPDX-License-Identifier: MIT
#pragma once

#include "export.h"
#include "score_sheet.h"

#include <memory>

class QPrinter;

namespace clockwise::app {

inline constexpr double kSheetMargin = 15; // millimetres

// A score sheet as a PDF file on the paper of the user's country, a step for each page.
std::unique_ptr<Work> sheetFileWork(ScoreSheet sheet, const ExportOrder& order);

// The same on a printer, as it is set: its paper, and the pages that are wanted.
std::unique_ptr<Work> sheetPrintWork(ScoreSheet sheet, std::unique_ptr<QPrinter> printer);

} // namespace clockwise::app
