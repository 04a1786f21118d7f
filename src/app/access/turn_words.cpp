// SPDX-License-Identifier: MIT
#include "turn_words.h"

#include "cell_words.h"
#include "words.h"

#include <QCoreApplication>

namespace clockwise::app {
namespace {

struct TurnWords {
    Q_DECLARE_TR_FUNCTIONS(TurnWords)
};

QString capturedWords(const GameRecord& record, const Scene& before, Cell cell) {
    for (const Sprite& sprite : before.sprites)
        if (sprite.cell == cell && sprite.layer == Sprite::Layer::Piece)
            return TurnWords::tr("It captures: %1.").arg(pieceWords(record, sprite));
    return {};
}

// What the notation says in signs that a voice may pass over.
QStringList effects(const GameRecord& record, NodeId turn) {
    const Node& node = record.node(turn);
    const auto before = [&] { return record.node(node.parent).standing.state->scene(); };
    QStringList words;
    for (const Pick& pick : node.turn.picks) {
        using enum Pick::Role;
        const bool promotes = pick.role == Promotion || pick.role == PromotingCapture;
        if (pick.role == Capture || pick.role == PromotingCapture)
            words << capturedWords(record, before(), *pick.cell);
        if (promotes) words << TurnWords::tr("It is promoted to a master.");
        if (pick.role == Rescue) words << TurnWords::tr("Its launch pad comes to the rescue.");
    }
    return words;
}

} // namespace

QString turnWords(const Session& session) {
    const GameRecord& record = session.record();
    QStringList words;
    if (session.shown() == 0) {
        words << TurnWords::tr("The start of the game.");
    } else {
        words << newsLine(record, session.news(session.shown()));
        words << effects(record, session.at());
    }
    const Outcome outcome = session.outcome();
    words << (outcome.over() ? resultLine(record, outcome)
                             : TurnWords::tr("%1 to move.")
                                   .arg(seatName(record, session.standing().state->toMove())));
    return words.join(QLatin1Char(' '));
}

} // namespace clockwise::app
