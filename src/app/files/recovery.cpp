// SPDX-License-Identifier: MIT
#include "recovery.h"

#include "words.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace clockwise::app {
namespace {

QString timeText(const QDateTime& when) {
    const bool isToday = when.date() == QDate::currentDate();
    return isToday ? QLocale().toString(when.time(), QLocale::ShortFormat)
                   : QLocale().toString(when, QLocale::ShortFormat);
}

int turnsOf(const GameRecord& record) {
    return static_cast<int>(record.lineThrough(kRoot).size());
}

} // namespace

Recovery::Recovery(NoticeBar& bar, std::function<Table()> freeTable, QObject* parent)
    : QObject(parent), m_bar(bar), m_freeTable(std::move(freeTable)) {}

void Recovery::offer() {
    for (AutosaveSlot& slot : AutosaveSlot::leftBehind()) m_slots.push_back(std::move(slot));
    showNext();
}

void Recovery::showNext() {
    for (; !m_slots.empty(); m_slots.pop_front()) {
        m_lost = readLostGame(m_slots.front());
        if (m_lost->damage) return showDamaged();
        if (!m_lost->isSaved) return showWhole();
        m_slots.front().removeFile();
    }
    m_lost.reset();
    m_bar.hide();
}

void Recovery::showWhole() {
    const int turns = turnsOf(*m_lost->record);
    const Wording setUp = [record = m_lost->record->upTo(kRoot)] { return gameLine(record); };
    const auto text = [setUp, turns, when = m_lost->when, file = m_lost->file] {
        const QString game = setUp();
        const QString time = timeText(when);
        return file.isEmpty()
                   ? tr("%1: a game of %n turn(s) was left unsaved (%2).", nullptr, turns)
                         .arg(game, time)
                   : tr("%1: a game of %n turn(s) was left with changes that are not "
                        "in %3 (%2).",
                        nullptr, turns)
                         .arg(game, time, QFileInfo(file).fileName());
    };
    m_bar.tell(text, {continueChoice([] { return tr("&Continue"); }),
                      {QStringLiteral("discard"), [] { return tr("&Discard"); },
                       [this] {
                           m_slots.front().removeFile();
                           done();
                       }},
                      {QStringLiteral("later"), [] { return tr("La&ter"); }, [this] { done(); }}});
}

void Recovery::showDamaged() {
    const auto aside = m_slots.front().setAside();
    const auto text = [aside, damage = m_lost->damage] {
        const QString where =
            aside ? tr("It was set aside as %1.").arg(QDir::toNativeSeparators(*aside))
                  : tr("It could not be set aside: %1.").arg(aside.error());
        return tr("An autosaved game is damaged. %1").arg(damage()) + QLatin1Char(' ') + where;
    };
    std::vector<NoticeBar::Choice> choices;
    const int turns = m_lost->record ? turnsOf(*m_lost->record) : 0;
    // What is still where it was must not be written over.
    if (turns > 0 && aside)
        choices.push_back(continueChoice(
            [turns] { return tr("&Continue with the first %n turn(s)", nullptr, turns); }));
    choices.push_back({QStringLiteral("close"), [] { return tr("C&lose"); }, [this] { done(); }});
    m_bar.tell(text, choices);
}

NoticeBar::Choice Recovery::continueChoice(const Wording& text) {
    return {QStringLiteral("continue"), text, [this] { continueGame(); }};
}

void Recovery::continueGame() {
    const Table table = m_freeTable();
    table.autosave.adopt(std::move(m_slots.front()));
    table.document.adopt(std::move(*m_lost->record), m_lost->file);
    done();
}

void Recovery::done() {
    m_slots.pop_front();
    showNext();
}

} // namespace clockwise::app
