// SPDX-License-Identifier: MIT
// Whatever is chosen in the menus, whenever it is: the board shows the game, and nothing falls
// over.
#include "restless_hand.h"
#include "window_test.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QTest>

#include <gmock/gmock.h>
#include <map>

namespace clockwise::app {
namespace {

constexpr int kRounds = 340; // a game; all three together are a thousand and some

void collect(const QList<QAction*>& actions, std::vector<QAction*>& into) {
    for (QAction* action : actions) {
        if (action->menu() != nullptr) {
            emit action->menu()->aboutToShow();
            collect(action->menu()->actions(), into);
        } else if (!action->isSeparator()) {
            into.push_back(action);
        }
    }
}

// Those of the games played last have no names of their own.
std::string nameOf(const QAction& action) {
    const QString name = action.objectName();
    return name.isEmpty() ? "a recent game" : name.toStdString();
}

class MenuStorm : public WindowTest, public testing::WithParamInterface<const Game*> {
  protected:
    MenuStorm() : m_hand(std::string(GetParam()->id()), 20261130) {
        m_modals.answerOthers([this](QWidget& widget) { answer(widget); });
    }

    // Any button of a question; a dialog is filled in with whatever it proposes, or sent away.
    void answer(QWidget& widget) {
        if (auto* box = qobject_cast<QMessageBox*>(&widget)) {
            const QList<QAbstractButton*> buttons = box->buttons();
            buttons[m_hand.below(static_cast<int>(buttons.size()))]->click();
        } else if (auto* dialog = qobject_cast<QDialog*>(&widget)) {
            auto* file = qobject_cast<QFileDialog*>(&widget);
            if (file != nullptr && m_hand.once(2))
                chooseAFile(*file);
            else if (file == nullptr && m_hand.once(2) && !widget.inherits("QPrintDialog"))
                dialog->accept();
            if (widget.isVisible()) dialog->reject();
        } else {
            widget.close();
        }
    }

    // What can be opened is one of those that were saved before.
    void chooseAFile(QFileDialog& dialog) {
        const QString name = path(QStringLiteral("game%1.clockwise").arg(m_hand.below(4)));
        if (dialog.acceptMode() == QFileDialog::AcceptSave || QFile::exists(name))
            typeInto(dialog, name);
    }

    void openTheWindow() { m_driver = std::make_unique<Driver>(m_hand.anyRecord()); }

    // The table in front, whatever was done to it, and no other window beside it.
    void comeBack() {
        for (QWidget* other : QApplication::topLevelWidgets()) {
            if (other == &m_driver->window() || !other->isVisible()) continue;
            if (auto* window = qobject_cast<MainWindow*>(other))
                window->closeUnasked();
            else
                other->close();
        }
        if (!m_driver->window().isVisible()) return openTheWindow();
        if (!m_driver->board().isVisible()) m_driver->window().document().begin(m_hand.anyRecord());
        m_driver->window().activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_driver->window()));
    }

    // One that may be chosen now and has been chosen least.
    QAction* nextAction() {
        std::vector<QAction*> actions;
        collect(m_driver->window().menuBar()->actions(), actions);
        m_hand.shuffle(actions);
        QAction* rarest = nullptr;
        for (QAction* action : actions) {
            const int times = m_chosen[nameOf(*action)];
            const bool offered = action->isEnabled() && action->isVisible();
            if (offered && (rarest == nullptr || times < m_chosen[nameOf(*rarest)]))
                rarest = action;
        }
        return rarest;
    }

    std::vector<std::string> neverChosen() const {
        std::vector<std::string> names;
        for (const auto& [name, times] : m_chosen)
            if (times == 0) names.push_back(name);
        return names;
    }

    RestlessHand m_hand;
    std::unique_ptr<Driver> m_driver;
    std::map<std::string, int> m_chosen;
};

TEST_P(MenuStorm, LeavesTheBoardInStepWithTheGame) {
    openTheWindow();
    for (int round = 0; round < kRounds && !HasFailure(); ++round) {
        for (int i = m_hand.below(4); i >= 0; --i) m_hand.doSomething(*m_driver);
        QAction* action = nextAction();
        ASSERT_NE(action, nullptr);
        const std::string name = nameOf(*action);
        SCOPED_TRACE("round " + std::to_string(round) + ": " + name);
        ++m_chosen[name];
        action->trigger();
        if (m_hand.once(2)) QTest::qWait(m_hand.below(20));
        comeBack();
        expectInStep(*m_driver);
        // A lesson points at cells of its own.
        if (round % 20 == 19 && !m_driver->session().isPractice()) expectLikeFresh(*m_driver);
    }
    // No random game is forced to pass.
    EXPECT_THAT(neverChosen(), testing::IsSubsetOf({"pass_turn"}));
}

INSTANTIATE_TEST_SUITE_P(OnEveryGame, MenuStorm, testing::ValuesIn(allGames()),
                         [](const auto& each) { return std::string(each.param->id()); });

} // namespace
} // namespace clockwise::app
