// SPDX-License-Identifier: MIT
// Whatever became of an autosave on the disk, it is read or it is called damaged.
#include "app/lonely_pipe.h"
#include "fuzz/watchdog.h"
#include "safety_test.h"

#include <QFile>

namespace clockwise::app {
namespace {

class DamagedAutosaves : public SafetyTest {
  protected:
    static QString leave() {
        Document document(smallPivit());
        const Autosave autosave(document);
        play(document, {"b1-b4", "c1-c2"});
        return autosaves().value(0);
    }

    // Reads what lies in the slot now.
    static LostGame lost() {
        const Watchdog watchdog;
        auto found = AutosaveSlot::leftBehind();
        if (found.size() != 1) throw std::runtime_error("not one autosave");
        return readLostGame(found.front());
    }
};

TEST_F(DamagedAutosaves, WithAnyByteChangedAreReadOrCalledDamaged) {
    const QString file = leave();
    const QByteArray whole = contentOf(file);
    const QByteArray others("\0\n \"%(.9;]{}\xFF", 13);
    for (qsizetype i = 0; i < whole.size(); ++i)
        for (const char other : others) {
            QByteArray changed = whole;
            changed[i] = other;
            write(file, changed);
            const LostGame game = lost();
            ASSERT_TRUE(game.record || game.damage) << changed.toStdString();
        }
}

TEST_F(DamagedAutosaves, WithAnyNoteAreReadOrCalledDamaged) {
    const QString file = leave();
    const QByteArray whole = contentOf(file);
    const QByteArray game = whole.left(whole.lastIndexOf("\n%autosave") + 1);
    for (const QByteArray& note :
         {QByteArray("{}"), QByteArray("[]"), QByteArray("null"), QByteArray("{\"file\":17}"),
          QByteArray("{\"file\":{\"file\":\"x\"}}"), QByteArray("{\"file\":\"\\u0000\"}"),
          QByteArray("{\"file\":\"/\"}"), "{\"file\":\"" + QByteArray(100'000, 'x') + "\"}",
          QByteArray(100'000, '['), QByteArray("{\"file\":\"\"} and more"), QByteArray()}) {
        write(file, game + "%autosave " + note + '\n');
        const LostGame read = lost();
        EXPECT_TRUE(read.record) << note.left(60).toStdString();
        EXPECT_FALSE(read.isSaved);
    }
}

TEST_F(DamagedAutosaves, ThatAreFoldersAreSetAside) {
    const QString file = leave();
    ASSERT_TRUE(QFile::remove(file));
    ASSERT_TRUE(QDir().mkpath(file));
    write(QString(file).replace(QStringLiteral(".clockwise"), QStringLiteral(".lock")), "");
    auto found = AutosaveSlot::leftBehind();
    ASSERT_EQ(found.size(), 1U);
    EXPECT_TRUE(readLostGame(found[0]).damage);
    EXPECT_TRUE(found[0].setAside());
}

// A pipe into which nobody writes would be waited for without end.
TEST_F(DamagedAutosaves, ThatArePipesAreNotWaitedFor) {
    const QString file = leave();
    const QString pipe = file + QStringLiteral("-pipe");
    ASSERT_TRUE(QFile::remove(file));
    LonelyPipe lonely(pipe);
    ASSERT_TRUE(QFile::link(pipe, file));
    write(QString(file).replace(QStringLiteral(".clockwise"), QStringLiteral(".lock")), "");
    for (const AutosaveSlot& slot : AutosaveSlot::leftBehind())
        EXPECT_TRUE(readLostGame(slot).damage);
    EXPECT_TRUE(lonely.isUntouched());
    QFile::remove(pipe);
}

TEST_F(DamagedAutosaves, BelongToNoFileThatCannotBe) {
    const QString file = leave();
    QByteArray bytes = contentOf(file);
    bytes.truncate(bytes.lastIndexOf("\n%autosave") + 1);
    write(file, bytes + "%autosave {\"file\":\"" + QByteArray(100'000, 'x') + "\"}\n");
    EXPECT_EQ(lost().file, QString());
}

} // namespace
} // namespace clockwise::app
