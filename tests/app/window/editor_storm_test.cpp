// SPDX-License-Identifier: MIT
// Whatever is drawn, in whatever order: the text says what is on the board, and a game starts just
// when nothing is wrong.
#include "app/table/board_scene.h"
#include "editor_hand.h"
#include "window_test.h"

#include <random>

namespace clockwise::app {
namespace {

class EditorStorm : public WindowTest, public testing::WithParamInterface<const Game*> {
  protected:
    int below(std::size_t bound) { return static_cast<int>(m_random() % bound); }

    QPoint anywhere(EditorHand& hand) {
        const auto& places = hand.page().sketch().kit().outline->places;
        return hand.at(places[static_cast<std::size_t>(below(places.size()))].name);
    }
    void press(QAbstractButton* button) {
        if (button->isEnabled() && button->isVisible()) button->click();
    }
    template <class W>
    W* any(EditorHand& hand) {
        const auto all = hand.page().findChildren<W*>();
        return all[below(static_cast<std::size_t>(all.size()))];
    }

    void doSomething(EditorHand& hand) {
        switch (below(9)) {
        case 0: return hand.drag({anywhere(hand), anywhere(hand), anywhere(hand)});
        case 1: return hand.key(Qt::Key_0 + below(10));
        case 2:
            return hand.key(Qt::Key_Z, below(2) == 0 ? Qt::ControlModifier
                                                     : Qt::ControlModifier | Qt::ShiftModifier);
        case 3: {
            auto* list = any<QComboBox>(hand);
            list->setCurrentIndex(below(static_cast<std::size_t>(list->count())));
            emit list->activated(list->currentIndex());
            return;
        }
        case 4: {
            auto* button = any<QAbstractButton>(hand);
            const bool leaves = button->objectName() == QStringLiteral("editor_start") ||
                                button->objectName() == QStringLiteral("editor_cancel");
            if (!leaves) press(button);
            return;
        }
        default:
            QTest::mouseClick(hand.board().viewport(),
                              below(4) == 0 ? Qt::RightButton : Qt::LeftButton, {}, anywhere(hand));
        }
    }

    std::mt19937 m_random{20261130};
};

TEST_P(EditorStorm, KeepsTextBoardAndFaultsInStep) {
    Driver driver(GetParam()->id(), {});
    driver.choose("set_up_position");
    EditorHand hand(driver);
    int positions = 0;
    for (int round = 0; round < 400 && !HasFailure(); ++round) {
        doSomething(hand);
        const Sketch& sketch = hand.page().sketch();
        SCOPED_TRACE("round " + std::to_string(round) + ": " + hand.text());
        EXPECT_EQ(hand.canStart(), sketch.faults().empty());
        EXPECT_EQ(sketch.begin().has_value(), sketch.faults().empty());
        EXPECT_EQ(hand.board().boardScene().picture().sprites.size(),
                  diagramScene(sketch.kit(), sketch.diagram()).sprites.size());
        if (sketch.faults().empty()) {
            ++positions;
            const auto read = readDiagram(sketch.kit(), hand.text());
            EXPECT_TRUE(read && *read == sketch.diagram());
        }
    }
    EXPECT_GT(positions, 3);
    hand.press("editor_standard");
    if (hand.canStart()) hand.press("editor_start");
    expectInStep(driver);
}

INSTANTIATE_TEST_SUITE_P(OnEveryGame, EditorStorm, testing::ValuesIn(allGames()),
                         [](const auto& each) { return std::string(each.param->id()); });

} // namespace
} // namespace clockwise::app
