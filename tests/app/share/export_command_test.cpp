// SPDX-License-Identifier: MIT
// The program itself, where there is no display.
#include "share_test.h"

#include <QImage>
#include <QProcess>

#include <gmock/gmock.h>

namespace clockwise::app {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

struct Ran {
    int exit = -1; // -1 when the program did not end by itself
    std::string out;
    std::string err;
};

Ran run(const QStringList& words) {
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(CLOCKWISE_PROGRAM), words);
    program.waitForFinished(-1);
    return {program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1,
            program.readAllStandardOutput().toStdString(),
            program.readAllStandardError().toStdString()};
}

class ExportCommand : public ShareTest {
  protected:
    Ran exportTo(const QString& name, QStringList more = {}) {
        return run(QStringList{QStringLiteral("--export"), path(name)} + more);
    }
    QString write(const QString& name, const QByteArray& content) {
        QFile file(path(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        return file.fileName();
    }
    const QString m_game = samplePath("pivit_three");
};

TEST_F(ExportCommand, DrawsWithoutADisplay) {
    for (const char* name : {"x.png", "x.svg", "x.pdf", "X.PNG"}) {
        const Ran ran = exportTo(QString::fromLatin1(name), {m_game});
        EXPECT_EQ(ran.exit, 0) << ran.err;
        EXPECT_EQ(ran.err, "") << name;
        EXPECT_EQ(ran.out, "") << name;
    }
    EXPECT_EQ(QImage(path(QStringLiteral("x.png"))).size(), QSize(800, 800));
    EXPECT_EQ(files().size(), 4);
}

TEST_F(ExportCommand, AloneDoesWithoutADisplay) {
    for (const QStringList& words : {QStringList(), QStringList{m_game}}) {
        const Ran ran = run(words);
        EXPECT_EQ(ran.exit, 1);
        EXPECT_THAT(ran.err, StartsWith("There is no desktop to show a window on"));
        EXPECT_EQ(ran.out, "");
    }
}

TEST_F(ExportCommand, DrawsTheTurnAndSizeThatAreAskedFor) {
    const QStringList size{QStringLiteral("--size"), QStringLiteral("240")};
    const auto after = [&](const QString& ply) {
        EXPECT_EQ(exportTo(QStringLiteral("x.png"),
                           size + QStringList{QStringLiteral("--ply"), ply, m_game})
                      .exit,
                  0);
        return contentOf(path(QStringLiteral("x.png")));
    };
    const QByteArray start = after(QStringLiteral("0"));
    const QByteArray twelfth = after(QStringLiteral("12"));
    EXPECT_EQ(start, exported("pivit_three", 0, ExportKind::Png, 240));
    EXPECT_EQ(twelfth, exported("pivit_three", 12, ExportKind::Png, 240));
}

TEST_F(ExportCommand, DrawsInTheLookThatIsAskedFor) {
    const auto in = [&](const QString& look) {
        const Ran ran = exportTo(QStringLiteral("x.png"), {QStringLiteral("--look"), look, m_game});
        EXPECT_EQ(ran.exit, 0) << ran.err;
        return contentOf(path(QStringLiteral("x.png")));
    };
    EXPECT_EQ(exportTo(QStringLiteral("plain.png"), {m_game}).exit, 0);
    const QByteArray light = in(QStringLiteral("light"));
    EXPECT_EQ(light, contentOf(path(QStringLiteral("plain.png"))));
    EXPECT_NE(in(QStringLiteral("dark")), light);
    EXPECT_NE(in(QStringLiteral("contrast")), light);
    const Ran none = exportTo(QStringLiteral("y.png"),
                              {QStringLiteral("--look"), QStringLiteral("../x"), m_game});
    EXPECT_EQ(none.exit, 2);
    EXPECT_THAT(none.err, HasSubstr("There is no look"));
    EXPECT_FALSE(QFile::exists(path(QStringLiteral("y.png"))));
}

TEST_F(ExportCommand, DrawsAGameUpToATurn) {
    for (const char* name : {"x.gif", "x.apng"}) {
        const Ran ran =
            exportTo(QString::fromLatin1(name), {QStringLiteral("--size"), QStringLiteral("64"),
                                                 QStringLiteral("--ply=3"), m_game});
        EXPECT_EQ(ran.exit, 0) << ran.err;
    }
    EXPECT_EQ(contentOf(path(QStringLiteral("x.gif"))),
              exported("pivit_three", 3, ExportKind::Gif, 64));
    EXPECT_EQ(contentOf(path(QStringLiteral("x.apng"))),
              exported("pivit_three", 3, ExportKind::Apng, 64));
}

TEST_F(ExportCommand, WrongUsageIsTwoAndSaysWhy) {
    const QStringList out{QStringLiteral("--export"), path(QStringLiteral("x.png"))};
    const auto with = [&](std::initializer_list<const char*> words) {
        QStringList all = out;
        for (const char* word : words) all << QString::fromLatin1(word);
        return all << m_game;
    };
    const std::vector<std::pair<QStringList, std::string>> wrong{
        {out, "--export wants one saved game."},
        {with({"another"}), "--export wants one saved game."},
        {{QStringLiteral("--export")}, "export"},
        {{QStringLiteral("--export"), path(QStringLiteral("x")), m_game}, "ends in .png"},
        {{QStringLiteral("--export"), path(QStringLiteral("x.bmp")), m_game}, "ends in .png"},
        {with({"--size", "63"}), "from 64 to 4096"},
        {with({"--size", "4097"}), "from 64 to 4096"},
        {with({"--size", "800x600"}), "from 64 to 4096"},
        {with({"--size", "-1"}), "from 64 to 4096"},
        {with({"--ply", "two"}), "--ply wants a number"},
        {with({"--ply", "-1"}), "--ply wants a number"},
        {with({"--screenshot", "y.png"}), "Either --export or --screenshot"},
        {with({"--bogus"}), "bogus"},
        {{QStringLiteral("--ply"), QStringLiteral("3"), m_game}, "Either --export or --screenshot"},
        {{QStringLiteral("--bogus")}, "bogus"},
    };
    for (const auto& [words, why] : wrong) {
        const Ran ran = run(words);
        EXPECT_EQ(ran.exit, 2) << words.join(u' ').toStdString();
        EXPECT_THAT(ran.err, HasSubstr(why)) << words.join(u' ').toStdString();
        EXPECT_EQ(ran.out, "");
    }
    EXPECT_TRUE(files().isEmpty());
}

TEST_F(ExportCommand, ABadFileIsOneAndSaysWhere) {
    const QString bad =
        write(QStringLiteral("bad.clockwise"), "[Format \"Clockwise 1\"]\n[Game \"pivit\"]\n"
                                               "[Players \"2\"]\n\n1. b1-b4 2. b1-b5 *\n");
    const Ran ran = exportTo(QStringLiteral("x.png"), {bad});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_THAT(ran.err, StartsWith(bad.toStdString() + ":5:13: "));
    EXPECT_FALSE(files().contains(QStringLiteral("x.png")));

    const QString missing = path(QStringLiteral("missing.clockwise"));
    const Ran none = exportTo(QStringLiteral("x.png"), {missing});
    EXPECT_EQ(none.exit, 1);
    EXPECT_THAT(none.err, StartsWith(missing.toStdString() + " cannot be opened: "));
    EXPECT_EQ(exportTo(QStringLiteral("x.png"), {path(QString())}).exit, 1);
}

TEST_F(ExportCommand, OddThingsAreSaidAndNoFault) {
    const QString odd = QStringLiteral(CLOCKWISE_SOURCE_DIR) +
                        QStringLiteral("/tests/data/files/contradiction.clockwise");
    const Ran ran = exportTo(QStringLiteral("x.png"), {odd});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_THAT(ran.err, HasSubstr("warning: "));
    EXPECT_TRUE(files().contains(QStringLiteral("x.png")));
}

TEST_F(ExportCommand, ATurnThatTheGameDoesNotHaveIsTheInputsFault) {
    const Ran ran = exportTo(QStringLiteral("x.png"),
                             {QStringLiteral("--ply"), QStringLiteral("9999"), m_game});
    EXPECT_EQ(ran.exit, 1);
    EXPECT_THAT(ran.err, HasSubstr("turns, not 9999."));
    EXPECT_TRUE(files().isEmpty());
}

TEST_F(ExportCommand, WhatCannotBeWrittenIsSaid) {
    const QString plain = write(QStringLiteral("plain"), "x");
    for (const char* name : {"plain/x.png", "no/such/x.gif"}) {
        const Ran ran = exportTo(QString::fromLatin1(name), {m_game});
        EXPECT_EQ(ran.exit, 1) << name;
        EXPECT_THAT(ran.err, StartsWith(path(QString::fromLatin1(name)).toStdString() +
                                        " could not be written: "));
    }
    EXPECT_EQ(contentOf(plain), "x");
}

TEST_F(ExportCommand, HelpAndVersionNeedNoDisplay) {
    const Ran help = run({QStringLiteral("--help")});
    EXPECT_EQ(help.exit, 0) << help.err;
    for (const char* word : {"--export", "--screenshot", "--ply", "--size", "--look", "FILE"})
        EXPECT_THAT(help.out, HasSubstr(word));
    const Ran version = run({QStringLiteral("--version")});
    EXPECT_EQ(version.exit, 0) << version.err;
    EXPECT_THAT(version.out, StartsWith("clockwise "));
}

} // namespace
} // namespace clockwise::app
