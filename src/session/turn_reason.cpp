// SPDX-License-Identifier: MIT
#include "clockwise/turn_reason.h"

#include <algorithm>

namespace clockwise {
namespace {

const Sprite* pieceOn(const Scene& scene, Cell cell) {
    for (const Sprite& sprite : scene.sprites)
        if (sprite.layer == Sprite::Layer::Piece && sprite.cell == cell) return &sprite;
    return nullptr;
}

// With nothing in hand: the piece there is somebody else's, or it has nowhere to go.
std::optional<Error> reasonAgainstTakingUp(const State& state, const Scene& scene, Cell cell) {
    const Sprite* piece = pieceOn(scene, cell);
    if (piece == nullptr || !piece->owner) return std::nullopt;
    const std::string& name = (*scene.outline)[cell].name;
    if (!state.side(state.toMove()).contains(*piece->owner))
        return Error{Fault::NotYourPiece,
                     {name, std::to_string(piece->owner->number()),
                      std::to_string(state.toMove().number())}};
    return Error{Fault::PieceCannotMove, {name}};
}

} // namespace

std::optional<Error> reasonAgainst(const State& state, const TurnPicker& picker, Cell cell) {
    if (std::ranges::find(picker.choices(), std::optional(cell), &Pick::cell) !=
        picker.choices().end())
        return std::nullopt;
    if (picker.pieceInHand() == cell) return std::nullopt;
    const Outline& outline = *picker.scene().outline;
    const auto picked = picker.picked();
    if (picker.choices().empty()) return std::nullopt;
    if (picked.empty()) {
        const Pick::Role asked = picker.choices().front().role;
        if (asked == Pick::Role::Piece || asked == Pick::Role::Pass)
            return reasonAgainstTakingUp(state, picker.scene(), cell);
        const char sign = asked == Pick::Role::Disc ? '+' : '@';
        const auto refused = state.turn(sign + outline[cell].name);
        return refused ? std::nullopt : std::optional(refused.error());
    }
    std::string text = outline[*picked[0].cell].name;
    if (picked.size() == 1) {
        text += '-' + outline[cell].name;
    } else {
        text += '-' + outline[*picked[1].cell].name;
        text += 'x' + outline[cell].name;
    }
    const auto refused = state.turn(text);
    return refused ? std::nullopt : std::optional(refused.error());
}

} // namespace clockwise
