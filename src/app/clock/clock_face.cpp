// SPDX-License-Identifier: MIT
#include "clock_face.h"

#include <QLocale>

namespace clockwise::app {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using std::chrono::seconds;
using Tenths = std::chrono::duration<std::int64_t, std::deci>;

constexpr milliseconds kInTenths = 9900ms; // the most that is shown in tenths
constexpr milliseconds kLow = 20s;

QString twoDigits(std::int64_t number) {
    return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
}

} // namespace

QString clockDigits(milliseconds left) {
    if (left <= kInTenths) {
        const auto tenths = std::chrono::ceil<Tenths>(left).count();
        return QString::number(tenths / 10) + QLocale().decimalPoint() +
               QString::number(tenths % 10);
    }
    const auto all = std::chrono::ceil<seconds>(left).count();
    const QString rest = QLatin1Char(':') + twoDigits(all % 60);
    if (all < 3600) return QString::number(all / 60) + rest;
    return QString::number(all / 3600) + QLatin1Char(':') + twoDigits(all / 60 % 60) + rest;
}

milliseconds untilDigitsChange(milliseconds left) {
    if (left <= 0ms) return 0ms;
    if (left <= kInTenths) return left - (std::chrono::ceil<Tenths>(left) - Tenths(1));
    const milliseconds second = std::chrono::ceil<seconds>(left) - 1s;
    return left - std::max(second, kInTenths);
}

bool isLow(milliseconds left) {
    return left <= kLow;
}

} // namespace clockwise::app
