// SPDX-License-Identifier: MIT
#include "editor_words.h"

#include "words.h"

#include <QCoreApplication>

namespace clockwise::app {
namespace {

// The context of these sentences for Qt Linguist.
struct Editor {
    Q_DECLARE_TR_FUNCTIONS(Editor)
};

} // namespace

QString thingName(const GameRecord& record, const Thing& thing) {
    const QString whose = thing.owner ? seatName(record, *thing.owner) : QString();
    if (thing.kind == "minion") return Editor::tr("Minion of %1").arg(whose);
    if (thing.kind == "master") return Editor::tr("Master of %1").arg(whose);
    if (thing.kind == "rocket") return Editor::tr("Rocket of %1").arg(whose);
    if (thing.kind == "pad") return Editor::tr("Launch pad of %1").arg(whose);
    if (thing.kind == "pawn") return Editor::tr("Pawn of %1").arg(whose);
    if (thing.kind == "galaxy") return Editor::tr("Galaxy");
    if (thing.kind == "disc") return Editor::tr("Disc");
    return fromUtf8(thing.kind) + QLatin1Char(' ') + whose;
}

QStringList thingDetails(const Thing& thing, bool numbered) {
    QStringList details;
    if (numbered && thing.owner) details << Editor::tr("number %1").arg(thing.number + 1);
    if (thing.docked) details << Editor::tr("has not left its launch pad yet");
    return details;
}

QString oneAfterTheOther(const QStringList& sentences) {
    QString text;
    for (const QString& sentence : sentences) {
        if (!text.isEmpty())
            text += text.endsWith(QLatin1Char('.')) ? QStringLiteral(" ") : QStringLiteral(". ");
        text += sentence;
    }
    return text;
}

QString noteLabel(std::string_view noteId) {
    if (noteId == "promotions") return Editor::tr("Promoted first");
    if (noteId == "stage") return Editor::tr("Stage");
    if (noteId == "out") return Editor::tr("Gave up");
    return fromUtf8(noteId);
}

QString noteHelp(std::string_view noteId) {
    if (noteId == "promotions")
        return Editor::tr("The seats that have promoted a minion, in the order of their first "
                          "masters; it decides ties. Whoever has a master is among them.");
    if (noteId == "out")
        return Editor::tr("Who gave up before all pawns were placed; later whoever has no pawn on "
                          "the board is out.");
    return {};
}

QString noteChoice(std::string_view noteId, std::string_view choice) {
    if (noteId == "stage" && choice == "play") return Editor::tr("in play");
    if (noteId == "stage" && choice == "build") return Editor::tr("the board is being built");
    if (noteId == "stage" && choice == "place") return Editor::tr("pawns are being placed");
    return fromUtf8(choice);
}

} // namespace clockwise::app
