// SPDX-License-Identifier: MIT
// When there is an autosave, whose it is, and what becomes of it.
#include "safety_test.h"

#include "clockwise/record_text.h"

#include <QCoreApplication>
#include <QFile>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::HasSubstr;

class Autosaves : public SafetyTest {
  protected:
    // The game that lies in the only autosave.
    static std::string kept() {
        EXPECT_EQ(autosaves().size(), 1);
        const std::string text = contentOf(autosaves().value(0)).toStdString();
        return text.substr(0, text.rfind('%'));
    }
    // A game that was left behind after two turns.
    static void leave(const QString& file = {}) {
        Document document(smallPivit());
        document.adopt(smallPivit(), file);
        const Autosave autosave(document);
        play(document, {"b1-b4", "c1-c2"});
    }
};

TEST_F(Autosaves, HoldEveryTurn) {
    Document document(smallPivit());
    Autosave autosave(document);
    EXPECT_TRUE(litter().isEmpty()) << "nothing could be lost yet";
    for (const std::string_view turn : {"b1-b4", "c1-c2", "resign"}) {
        play(document, {turn});
        autosave.wait();
        EXPECT_EQ(kept(), document.session().text());
        EXPECT_THAT(kept(), HasSubstr(std::string(turn)));
    }
}

TEST_F(Autosaves, FollowUndoAndRedo) {
    Document document(smallPivit());
    Autosave autosave(document);
    play(document, {"b1-b4", "c1-c2"});
    document.session().undo();
    autosave.wait();
    EXPECT_EQ(kept(), document.session().text());
    document.session().undo();
    EXPECT_TRUE(autosaves().isEmpty()) << "a game without turns is not kept";
    document.session().redo();
    autosave.wait();
    EXPECT_EQ(kept(), document.session().text());
}

TEST_F(Autosaves, AreNotWrittenForALookBack) {
    Document document(smallPivit());
    Autosave autosave(document);
    play(document, {"b1-b4", "c1-c2"});
    autosave.wait();
    ASSERT_TRUE(QFile::remove(autosaves().value(0)));
    document.session().goTo(0);
    document.session().goTo(2);
    autosave.wait();
    EXPECT_TRUE(autosaves().isEmpty());
}

TEST_F(Autosaves, GoWhenTheGameIsSavedAndComeWithTheNextTurn) {
    Document document(smallPivit());
    Autosave autosave(document);
    play(document, {"b1-b4"});
    ASSERT_TRUE(document.save(path(QStringLiteral("game"))));
    EXPECT_TRUE(autosaves().isEmpty());
    play(document, {"c1-c2"});
    autosave.wait();
    EXPECT_EQ(kept(), document.session().text());
}

TEST_F(Autosaves, GoWhenAnotherGameComesOnTheTable) {
    Document document(smallPivit());
    Autosave autosave(document);
    play(document, {"b1-b4"});
    document.begin(smallPivit());
    EXPECT_TRUE(autosaves().isEmpty());
}

TEST_F(Autosaves, LeaveNothingWhenTheGameIsLetGo) {
    {
        Document document(smallPivit());
        Autosave autosave(document);
        play(document, {"b1-b4"});
        autosave.letGo();
    }
    EXPECT_TRUE(litter().isEmpty()) << litter().join(u' ').toStdString();
}

TEST_F(Autosaves, StayWhenTheGameIsNotLetGo) {
    leave();
    const auto found = AutosaveSlot::leftBehind();
    ASSERT_EQ(found.size(), 1U);
    const LostGame lost = readLostGame(found.front());
    EXPECT_FALSE(lost.damage);
    EXPECT_EQ(lost.file, QString());
    EXPECT_FALSE(lost.isSaved);
    EXPECT_THAT(writeRecord(lost.record.value()), HasSubstr("1. b1-b4 2. c1-c2 *"));
}

TEST_F(Autosaves, RememberWhichFileTheGameBelongsTo) {
    const QString file = path(QStringLiteral("ein \"schönes\" Spiel\n棋.clockwise"));
    leave(file);
    EXPECT_EQ(readLostGame(AutosaveSlot::leftBehind().at(0)).file, file);
}

TEST_F(Autosaves, AreReadAsSavedGamesToo) {
    leave(path(QStringLiteral("game")));
    const ReadResult read = readRecord(contentOf(autosaves().value(0)).toStdString());
    ASSERT_TRUE(read.record);
    EXPECT_TRUE(read.problems.empty()) << describe(read.problems.front(), "autosave");
    EXPECT_EQ(writeRecord(*read.record), kept());
}

TEST_F(Autosaves, OfPlayersSideBySideAreTheirOwn) {
    Document first(smallPivit());
    Document second(smallPivit());
    Autosave keepsFirst(first);
    Autosave keepsSecond(second);
    play(first, {"b1-b4"});
    play(second, {"b1-b2"});
    keepsFirst.wait();
    keepsSecond.wait();
    EXPECT_EQ(autosaves().size(), 2);
    EXPECT_TRUE(AutosaveSlot::leftBehind().empty()) << "both are being played";
    keepsFirst.letGo();
    EXPECT_EQ(kept(), second.session().text());
}

TEST_F(Autosaves, AreOfferedToOneAtATime) {
    leave();
    {
        const auto found = AutosaveSlot::leftBehind();
        EXPECT_EQ(found.size(), 1U);
        EXPECT_TRUE(AutosaveSlot::leftBehind().empty());
    }
    EXPECT_EQ(AutosaveSlot::leftBehind().size(), 1U) << "nobody took it";
}

TEST_F(Autosaves, OfALostGameAreNeverMissingWhileItIsTakenUp) {
    leave();
    auto found = AutosaveSlot::leftBehind();
    LostGame lost = readLostGame(found.at(0));
    Document document(smallPivit());
    Autosave autosave(document);
    play(document, {"b1-b2"});
    autosave.adopt(std::move(found.at(0)));
    EXPECT_THAT(kept(), HasSubstr("1. b1-b4 2. c1-c2 *"));
    document.adopt(std::move(*lost.record), QString());
    play(document, {"b6-b5"});
    autosave.wait();
    EXPECT_EQ(kept(), document.session().text());
    EXPECT_TRUE(AutosaveSlot::leftBehind().empty());
}

TEST_F(Autosaves, AreKnownToHoldNothingNewWhenTheFileHasItAll) {
    const QString file = path(QStringLiteral("game"));
    leave(file);
    write(file, QByteArray::fromStdString(kept()));
    EXPECT_TRUE(readLostGame(AutosaveSlot::leftBehind().at(0)).isSaved);
    write(file, "another");
    EXPECT_FALSE(readLostGame(AutosaveSlot::leftBehind().at(0)).isSaved);
}

TEST_F(Autosaves, ThatWereCutOffAnywhereAreNeverTakenForWhole) {
    leave();
    const QString file = autosaves().value(0);
    const QByteArray whole = contentOf(file);
    for (qsizetype size = 0; size < whole.size() - 1; ++size) {
        write(file, whole.left(size));
        const LostGame lost = readLostGame(AutosaveSlot::leftBehind().at(0));
        EXPECT_TRUE(lost.damage) << size << " bytes of " << whole.size();
    }
}

TEST_F(Autosaves, ThatAreDamagedAreSetAsideAsTheyAre) {
    leave();
    write(autosaves().value(0), "what is left");
    auto found = AutosaveSlot::leftBehind();
    const auto aside = found.at(0).setAside();
    ASSERT_TRUE(aside) << aside.error().toStdString();
    EXPECT_EQ(contentOf(*aside), "what is left");
    found.clear();
    EXPECT_TRUE(litter().isEmpty());
    EXPECT_TRUE(AutosaveSlot::leftBehind().empty());
}

TEST_F(Autosaves, CutOffWhileTheyAreWrittenLeaveNothingForLong) {
    ASSERT_TRUE(QDir().mkpath(autosaveFolder()));
    const QString name = QStringLiteral("0b2be2b1-2ad1-4a35-b8d3-d0a1f6f5a4a7");
    const QDir folder(autosaveFolder());
    write(folder.filePath(name + QStringLiteral(".clockwise.aB12cD")), "half");
    write(folder.filePath(name + QStringLiteral(".lock")), "");
    write(folder.filePath(QStringLiteral("letter.clockwise.txt")), "somebody's own");
    EXPECT_TRUE(AutosaveSlot::leftBehind().empty());
    EXPECT_EQ(litter(), QStringList{QStringLiteral("letter.clockwise.txt")});
}

TEST_F(Autosaves, ThatFailAreToldOnceAndTriedAgain) {
    ASSERT_TRUE(QDir().mkpath(path(QStringLiteral("state"))));
    write(path(QStringLiteral("state/clockwise")), "in the way");
    Document document(smallPivit());
    Autosave autosave(document);
    QStringList told;
    int works = 0;
    QObject::connect(&autosave, &Autosave::failed, [&](const Wording& why) { told << why(); });
    QObject::connect(&autosave, &Autosave::works, [&] { ++works; });
    const auto playAndHear = [&](std::string_view turn) {
        play(document, {turn});
        autosave.wait();
        QCoreApplication::processEvents();
    };
    playAndHear("b1-b4");
    playAndHear("c1-c2");
    ASSERT_EQ(told.size(), 1);
    EXPECT_THAT(told.front().toStdString(),
                HasSubstr("cannot be autosaved in " + autosaveFolder().toStdString()));
    EXPECT_EQ(works, 0);

    ASSERT_TRUE(QFile::remove(path(QStringLiteral("state/clockwise"))));
    playAndHear("b6-b5");
    EXPECT_EQ(works, 1);
    EXPECT_EQ(kept(), document.session().text());

    ASSERT_TRUE(QDir(path(QStringLiteral("state/clockwise"))).removeRecursively());
    write(path(QStringLiteral("state/clockwise")), "in the way again");
    playAndHear("f5-e5");
    EXPECT_EQ(told.size(), 2) << "a new trouble is told anew";
}

TEST_F(Autosaves, ComeBackWhenTheirFolderWasCleared) {
    Document document(smallPivit());
    Autosave autosave(document);
    play(document, {"b1-b4"});
    autosave.wait();
    ASSERT_TRUE(QDir(autosaveFolder()).removeRecursively());
    play(document, {"c1-c2"});
    autosave.wait();
    EXPECT_EQ(kept(), document.session().text());
    EXPECT_TRUE(AutosaveSlot::leftBehind().empty()) << "it is locked again";
}

TEST_F(Autosaves, LieInTheStateFolderOfTheUser) {
    qputenv("XDG_STATE_HOME", "/somewhere/state");
    EXPECT_EQ(autosaveFolder(), QStringLiteral("/somewhere/state/clockwise/autosave"));
    const QString usual = QDir::home().filePath(QStringLiteral(".local/state/clockwise/autosave"));
    qputenv("XDG_STATE_HOME", "relative/state");
    EXPECT_EQ(autosaveFolder(), usual);
    qunsetenv("XDG_STATE_HOME");
    EXPECT_EQ(autosaveFolder(), usual);
}

} // namespace
} // namespace clockwise::app
