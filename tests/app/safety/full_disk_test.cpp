// SPDX-License-Identifier: MIT
// Saving where it cannot be done: the old file and the game stay, and the reason is told.
#include "safety_test.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <gmock/gmock.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

namespace clockwise::app {
namespace {

using ::testing::HasSubstr;

// No file may grow beyond some bytes while this lives: a disk that is full for everybody.
class FullDisk {
  public:
    explicit FullDisk(rlim_t bytes) {
        m_signal = std::signal(SIGXFSZ, SIG_IGN);
        EXPECT_EQ(::getrlimit(RLIMIT_FSIZE, &m_before), 0);
        const rlimit small{bytes, m_before.rlim_max};
        EXPECT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
    }
    ~FullDisk() {
        EXPECT_EQ(::setrlimit(RLIMIT_FSIZE, &m_before), 0);
        std::signal(SIGXFSZ, m_signal);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    rlimit m_before{};
    void (*m_signal)(int) = nullptr;
};

// A file system of its own in memory; none where that is not allowed.
class SmallDisk {
  public:
    SmallDisk(const QString& folder, const char* options) : m_folder(QFile::encodeName(folder)) {
        QDir().mkpath(folder);
        m_mounted = ::mount("tmpfs", m_folder.constData(), "tmpfs", 0, options) == 0;
        m_reason = std::strerror(errno);
    }
    ~SmallDisk() {
        if (m_mounted) ::umount2(m_folder.constData(), MNT_DETACH);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    bool isMounted() const { return m_mounted; }
    bool protect() {
        return ::mount("tmpfs", m_folder.constData(), "tmpfs", MS_REMOUNT | MS_RDONLY, nullptr) ==
               0;
    }
    const std::string& reason() const { return m_reason; }

  private:
    QByteArray m_folder;
    bool m_mounted = false;
    std::string m_reason;
};

// Root may write everywhere, so it steps back while this lives.
class NobodySpecial {
  public:
    NobodySpecial() {
        if (::geteuid() == 0) {
            EXPECT_EQ(::seteuid(65534), 0);
        }
    }
    ~NobodySpecial() {
        if (::getuid() == 0) {
            EXPECT_EQ(::seteuid(0), 0);
        }
    }
    NobodySpecial(const NobodySpecial&) = delete;
    NobodySpecial& operator=(const NobodySpecial&) = delete;
};

class Saving : public SafetyTest {
  protected:
    Saving() : m_document(smallPivit()) {
        // Large enough not to hide in a block that is there anyway.
        m_document.session().edit([](GameRecord& record) {
            record.comments(kRoot).emplace_back(std::string(16'384, 'x'));
        });
        play(m_document, {"b1-b4"});
    }

    void saveAndPlayOn(const QString& file) {
        const auto saved = m_document.save(file);
        ASSERT_TRUE(saved) << saved.error().toStdString();
        m_old = contentOf(file);
        play(m_document, {"c1-c2"});
        m_document.session().edit([](GameRecord& record) {
            record.comments(kRoot).emplace_back(std::string(32'768, 'y'));
        });
        m_before = m_document.session().text();
    }
    void expectRefusal(const QString& file, const Told<void>& saved, const std::string& reason) {
        ASSERT_FALSE(saved);
        EXPECT_EQ(saved.error().toStdString(),
                  "The game could not be saved as " + file.toStdString() + ": " + reason + ".");
        EXPECT_EQ(contentOf(file), m_old);
        EXPECT_EQ(QDir(QFileInfo(file).path()).entryList(QDir::Files | QDir::Hidden),
                  QStringList{QFileInfo(file).fileName()});
        EXPECT_EQ(m_document.session().text(), m_before);
        EXPECT_TRUE(m_document.session().isModified());
        EXPECT_EQ(m_document.path(), file);
    }
    void expectSuccess(const QString& file) {
        const auto saved = m_document.save(file);
        ASSERT_TRUE(saved) << saved.error().toStdString();
        EXPECT_EQ(contentOf(file).toStdString(), m_before);
        EXPECT_FALSE(m_document.session().isModified());
    }

    Document m_document;
    QByteArray m_old;
    std::string m_before;
};

TEST_F(Saving, WhereNoFileMayGrowKeepsTheOldFileAndTheGame) {
    QDir().mkpath(path(QStringLiteral("disk")));
    const QString file = path(QStringLiteral("disk/game.clockwise"));
    saveAndPlayOn(file);
    for (const rlim_t bytes : {rlim_t{0}, rlim_t{1}, rlim_t{20'000}, rlim_t{49'000}}) {
        const auto saved = [&] {
            const FullDisk full(bytes);
            return m_document.save(file);
        }();
        expectRefusal(file, saved, "File too large");
    }
    expectSuccess(file);
}

TEST_F(Saving, OnAFullDiskKeepsTheOldFileAndTheGame) {
    const SmallDisk disk(path(QStringLiteral("disk")), "size=64k");
    if (!disk.isMounted())
        GTEST_SKIP() << "no file system can be mounted here: " << disk.reason()
                     << "; the limit on the size of files stands in for it";
    const QString file = path(QStringLiteral("disk/game.clockwise"));
    saveAndPlayOn(file);
    expectRefusal(file, m_document.save(file), "No space left on device");
    m_document.session().undo();
    m_document.session().edit([](GameRecord& record) { record.comments(kRoot).pop_back(); });
    m_before = m_document.session().text();
    expectSuccess(file);
}

TEST_F(Saving, OnAProtectedDiskKeepsTheOldFileAndTheGame) {
    SmallDisk disk(path(QStringLiteral("disk")), "size=640k");
    if (!disk.isMounted()) GTEST_SKIP() << "no file system can be mounted here: " << disk.reason();
    const QString file = path(QStringLiteral("disk/game.clockwise"));
    saveAndPlayOn(file);
    ASSERT_TRUE(disk.protect());
    expectRefusal(file, m_document.save(file),
                  "Existing file " + file.toStdString() + " is not writable");
}

TEST_F(Saving, WithoutPermissionKeepsTheOldFileAndTheGame) {
    const QString folder = path(QStringLiteral("disk"));
    QDir().mkpath(folder);
    const QString file = path(QStringLiteral("disk/game.clockwise"));
    saveAndPlayOn(file);
    const auto readable = QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther;
    ASSERT_TRUE(QFile::setPermissions(path(QString()), readable | QFile::WriteOwner));
    ASSERT_TRUE(QFile::setPermissions(folder, readable));
    const auto saved = [&] {
        const NobodySpecial somebody;
        return m_document.save(file);
    }();
    ASSERT_TRUE(QFile::setPermissions(folder, readable | QFile::WriteOwner));
    expectRefusal(file, saved, "Permission denied");
}

TEST_F(Saving, WhoseFolderIsGoneKeepsTheGame) {
    QDir().mkpath(path(QStringLiteral("disk")));
    const QString file = path(QStringLiteral("disk/game.clockwise"));
    saveAndPlayOn(file);
    ASSERT_TRUE(QDir(path(QStringLiteral("disk"))).removeRecursively());
    const auto saved = m_document.save(file);
    ASSERT_FALSE(saved);
    EXPECT_THAT(saved.error().toStdString(), HasSubstr(": No such file or directory."));
    EXPECT_EQ(m_document.session().text(), m_before);
    QDir().mkpath(path(QStringLiteral("disk")));
    expectSuccess(file);
}

TEST_F(Saving, ThatFailsLeavesTheAutosaveWithTheGame) {
    const QString file = path(QStringLiteral("nowhere/game.clockwise"));
    Autosave autosave(m_document);
    EXPECT_FALSE(m_document.save(file));
    autosave.wait();
    ASSERT_EQ(autosaves().size(), 1);
    EXPECT_THAT(contentOf(autosaves().front()).toStdString(),
                ::testing::StartsWith(m_document.session().text()));
}

TEST_F(Saving, AnAutosaveOnAFullDiskKeepsTheOneBefore) {
    Autosave autosave(m_document);
    QStringList told;
    QObject::connect(&autosave, &Autosave::failed, [&](const Wording& why) { told << why(); });
    autosave.wait();
    const QByteArray before = contentOf(autosaves().value(0));
    {
        const FullDisk full(1000);
        play(m_document, {"c1-c2"});
        autosave.wait();
    }
    QCoreApplication::processEvents();
    ASSERT_EQ(told.size(), 1);
    EXPECT_THAT(told.front().toStdString(), HasSubstr(": File too large."));
    EXPECT_EQ(contentOf(autosaves().value(0)), before);
}

} // namespace
} // namespace clockwise::app
