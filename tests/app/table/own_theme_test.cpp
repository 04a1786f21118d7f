// SPDX-License-Identifier: MIT
// Themes that somebody made: what is sound is used, anything else is refused with its reason.
#include "app/table/themes.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace clockwise::app {
namespace {

using Kind = ThemeFault::Kind;

constexpr const char* kDisc =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">%1</svg>)";
constexpr const char* kCircle = R"(<circle cx="0" cy="0" r="40" fill="#804020"/>)";

class OwnTheme : public testing::Test {
  protected:
    OwnTheme() {
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_data.path()));
        QDir().mkpath(folder());
    }
    ~OwnTheme() override { qunsetenv("XDG_DATA_HOME"); }

    static QString folder(const QString& id = QStringLiteral("mine")) {
        return ownThemesFolder() + u'/' + id;
    }
    static void write(const QString& name, const QByteArray& content) {
        QFile file(folder() + u'/' + name);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly)) << qPrintable(file.fileName());
        file.write(content);
    }
    static QByteArray disc(const QByteArray& inside) {
        return QByteArray(kDisc).replace("%1", inside);
    }
    static QJsonObject sound() {
        return {{QStringLiteral("format"), 1}, {QStringLiteral("name"), QStringLiteral("Mine")}};
    }
    // A sound description but for one key.
    static void describe(const char* key, const QJsonValue& value) {
        QJsonObject all = sound();
        all.insert(QString::fromLatin1(key), value);
        write(QStringLiteral("theme.json"), QJsonDocument(all).toJson());
    }
    static QJsonObject one(const char* key, const QJsonValue& value) {
        return {{QString::fromLatin1(key), value}};
    }
    static void replaceDisc(const QByteArray& svg) {
        describe("art", one("games/quivive/disc", QStringLiteral("disc.svg")));
        write(QStringLiteral("disc.svg"), svg);
    }
    static auto read() { return readTheme(QStringLiteral("mine")); }

    // That it is refused, and that there is a sentence to say why.
    static void expectRefused(Kind kind, const char* where = nullptr) {
        const auto theme = read();
        ASSERT_FALSE(theme);
        EXPECT_EQ(theme.error().kind, kind) << qPrintable(sentence(theme.error()));
        EXPECT_FALSE(sentence(theme.error()).isEmpty());
        if (where != nullptr) {
            EXPECT_EQ(theme.error().where, QString::fromUtf8(where));
        }
    }

  private:
    QTemporaryDir m_data;
};

TEST_F(OwnTheme, IsTheLightOneButForWhatItSays) {
    describe("marks", one("cursor", QStringLiteral("#123456")));
    const auto theme = read();
    ASSERT_TRUE(theme) << qPrintable(sentence(theme.error()));
    const Theme light = readTheme(QStringLiteral("light")).value();
    EXPECT_EQ(theme->id, QStringLiteral("mine"));
    EXPECT_EQ(theme->name, QStringLiteral("Mine"));
    EXPECT_EQ(theme->marks.cursor, QColor(0x12, 0x34, 0x56));
    EXPECT_EQ(theme->window.window, light.window.window);
    EXPECT_EQ(theme->labels, light.labels);
    EXPECT_TRUE(theme->art.isEmpty());
    EXPECT_EQ(ownThemes(), QStringList{QStringLiteral("mine")});
}

TEST_F(OwnTheme, IsBasedOnAnotherOfOursIfItSaysSo) {
    describe("base", QStringLiteral("contrast"));
    const auto theme = read();
    ASSERT_TRUE(theme) << qPrintable(sentence(theme.error()));
    const Theme contrast = readTheme(QStringLiteral("contrast")).value();
    EXPECT_EQ(theme->window.text, contrast.window.text);
    EXPECT_EQ(theme->art.size(), contrast.art.size());
    EXPECT_TRUE(theme->strongOutlines);
}

TEST_F(OwnTheme, DrawsWhatWasJudgedWhateverBecomesOfTheFile) {
    replaceDisc(disc(kCircle));
    const auto theme = read();
    ASSERT_TRUE(theme) << qPrintable(sentence(theme.error()));
    QDir(folder()).removeRecursively();
    SvgAtlas atlas;
    const auto art = theme->drawing(QStringLiteral("games/quivive/disc"));
    const QImage drawn = atlas.drawing({art, {}, {}, 100, 1}).pixmap.toImage();
    EXPECT_EQ(drawn.pixelColor(drawn.rect().center()), QColor(0x80, 0x40, 0x20));
}

TEST_F(OwnTheme, ReadAnewIsDrawnAnew) {
    replaceDisc(disc(kCircle));
    const auto before = read()->drawing(QStringLiteral("games/quivive/disc"));
    replaceDisc(disc(R"(<circle cx="0" cy="0" r="40" fill="#204080"/>)"));
    const auto after = read()->drawing(QStringLiteral("games/quivive/disc"));
    SvgAtlas atlas;
    EXPECT_NE(atlas.drawing({before, {}, {}, 50, 1}).pixmap.toImage(),
              atlas.drawing({after, {}, {}, 50, 1}).pixmap.toImage());
}

TEST_F(OwnTheme, NeedsADescription) {
    expectRefused(Kind::Unreadable, "theme.json");
    write(QStringLiteral("theme.json"), "");
    expectRefused(Kind::Json);
    write(QStringLiteral("theme.json"), "{\"format\": 1,");
    expectRefused(Kind::Json);
    write(QStringLiteral("theme.json"), "[1]");
    expectRefused(Kind::Json);
    write(QStringLiteral("theme.json"), QByteArray("\xFF\x00\xFE", 3));
    expectRefused(Kind::Json);
    write(QStringLiteral("theme.json"), QByteArray(70000, ' ') + "{\"format\": 1}");
    expectRefused(Kind::TooLarge, "theme.json");
}

TEST_F(OwnTheme, NeedsAFormatThatIsKnown) {
    for (const QJsonValue& format :
         {QJsonValue(2), QJsonValue(0), QJsonValue(QStringLiteral("1")), QJsonValue()}) {
        describe("format", format);
        expectRefused(Kind::Format);
    }
}

TEST_F(OwnTheme, NeedsANameThatFitsIntoAMenu) {
    for (const QString& name : {QString(), QString(41, u'x'), QStringLiteral("two\nlines"),
                                QStringLiteral(" "), QString(QChar(0x202E)) + u'x'}) {
        describe("name", name);
        expectRefused(Kind::Name);
    }
    describe("name", 5);
    expectRefused(Kind::Name);
    describe("names", one("es", QString(100, u'x')));
    expectRefused(Kind::Name);
    describe("names", one("es", QStringLiteral("Mía")));
    ASSERT_TRUE(read());
    EXPECT_EQ(read()->names.value(QStringLiteral("es")), QStringLiteral("Mía"));
}

TEST_F(OwnTheme, SaysNothingThatIsNotUnderstood) {
    describe("windows", QJsonObject());
    expectRefused(Kind::Key);
    describe("window", one("colour", QStringLiteral("#FFFFFF")));
    expectRefused(Kind::Key, "window");
    describe("window", 3);
    expectRefused(Kind::Value, "window");
    describe("outlines", QStringLiteral("thick"));
    expectRefused(Kind::Value, "outlines");
    for (const QJsonValue& base : {QJsonValue(QStringLiteral("../dark")), QJsonValue(5),
                                   QJsonValue(QStringLiteral("./dark")), QJsonValue(QString())}) {
        describe("base", base);
        expectRefused(Kind::Base);
    }
    for (const QJsonValue& weight :
         {QJsonValue(0), QJsonValue(3), QJsonValue(QStringLiteral("1")), QJsonValue(-1e300)}) {
        describe("marks", one("weight", weight));
        expectRefused(Kind::Value, "marks.weight");
    }
}

TEST_F(OwnTheme, NamesItsColoursInOneWay) {
    for (const char* color :
         {"red", "#FFF", "#GGGGGG", "#FFFFFFFF", "rgb(1,2,3)", "", "#FFFFFF\n"}) {
        describe("board", one("groove", QString::fromLatin1(color)));
        expectRefused(Kind::Color, "board.groove");
    }
    describe("board", one("groove", QJsonArray{1, 2, 3}));
    expectRefused(Kind::Color, "board.groove");
}

TEST_F(OwnTheme, ReplacesOnlyWhatThereIs) {
    for (const char* drawing : {"games/pivit/bord", "games/chess/board", "app/undo", "themes/x",
                                "games/../seats/star", "games/pivit/board.svg", ""}) {
        describe("art", one(drawing, QStringLiteral("disc.svg")));
        expectRefused(Kind::Drawing);
    }
    describe("art", one("games/quivive/disc", 7));
    expectRefused(Kind::Value);
}

TEST_F(OwnTheme, TakesDrawingsFromItsOwnFolderAlone) {
    QDir().mkpath(folder(QStringLiteral("other")));
    QFile other(folder(QStringLiteral("other")) + QStringLiteral("/disc.svg"));
    ASSERT_TRUE(other.open(QIODevice::WriteOnly));
    other.write(disc(kCircle));
    other.close();
    for (const QString& way : {QStringLiteral("../other/disc.svg"), other.fileName(),
                               QStringLiteral("x/../../other/disc.svg"), QStringLiteral("../.."),
                               QStringLiteral("../mine2/disc.svg")}) {
        describe("art", one("games/quivive/disc", way));
        expectRefused(Kind::Outside);
    }
    ASSERT_TRUE(QFile::link(other.fileName(), folder() + QStringLiteral("/link.svg")));
    describe("art", one("games/quivive/disc", QStringLiteral("link.svg")));
    expectRefused(Kind::Outside, "link.svg");
    describe("art", one("games/quivive/disc", QStringLiteral(":/clockwise/seats/star.svg")));
    EXPECT_FALSE(read()) << "what is in the program is no file of the folder";
}

TEST_F(OwnTheme, NeedsTheDrawingsItNames) {
    describe("art", one("games/quivive/disc", QStringLiteral("disc.svg")));
    expectRefused(Kind::Missing, "disc.svg");
    QDir().mkpath(folder() + QStringLiteral("/disc.svg"));
    expectRefused(Kind::Missing, "disc.svg");
}

TEST_F(OwnTheme, NeedsDrawingsThatAreSound) {
    for (const QByteArray& svg :
         {QByteArray(), QByteArray("GIF89a"), QByteArray("<svg"), QByteArray("<html></html>"),
          disc("<circle").chopped(6), QByteArray("\x89PNG\r\n\x1A\n\0\0", 10)}) {
        replaceDisc(svg);
        expectRefused(Kind::Svg, "disc.svg");
    }
}

TEST_F(OwnTheme, DrawsWithNothingThatQtDrawsOtherwise) {
    for (const char* inside :
         {"<filter id='a'/>", "<mask id='a'/>", "<clipPath id='a'/>", "<pattern id='a'/>",
          "<text>a</text>", "<style>*{}</style>", "<script>1</script>", "<use/>",
          "<image width='1' height='1'/>", "<svg/>", "<animate/>",
          "<rect width='1' height='1' style='fill:red'/>",
          "<rect width='1' height='1' filter='url(#a)'/>",
          "<rect width='1' height='1' onclick='x()'/>",
          "<rect width='1' height='1' fill='url(http://x.example/y#z)'/>",
          "<defs><linearGradient id='a' href='#b'/></defs>"}) {
        replaceDisc(disc(inside));
        expectRefused(Kind::Forbidden, "disc.svg");
    }
    replaceDisc("<!DOCTYPE svg [<!ENTITY a 'b'>]>" + disc("<title>&a;</title>"));
    expectRefused(Kind::Forbidden, "disc.svg");
    // Qt would read that file, and this one has no end.
    replaceDisc("<?xml-stylesheet type='text/css' href='/dev/zero'?>" + disc(kCircle));
    expectRefused(Kind::Forbidden, "disc.svg");
    replaceDisc("<?xml version='1.0'?>" + disc(kCircle));
    EXPECT_TRUE(read());
}

TEST_F(OwnTheme, PaintsWithGradientsThatAreThere) {
    const QByteArray rect = "<rect id='b' width='9' height='9' stroke='#000' fill='url(#a)'/>";
    for (const char* gradient : {"", "<g id='a'/>", "<linearGradient id='c'/>"}) {
        replaceDisc(disc(gradient + rect));
        expectRefused(Kind::Svg, "disc.svg");
    }
    const QByteArray gradient =
        "<linearGradient id='a'><stop offset='0' stop-color='#fff'/></linearGradient>";
    for (const QByteArray& svg : {gradient + rect, rect + gradient}) {
        replaceDisc(disc(svg));
        EXPECT_TRUE(read());
    }
}

TEST_F(OwnTheme, KeepsToMeasure) {
    for (const char* inside :
         {"<circle r='1e30'/>", "<path d='M0 0h99999999'/>", "<g transform='scale(1e9)'/>",
          "<path d='M0 0h9' stroke-dasharray='.0001 .0001'/>"}) {
        replaceDisc(disc(inside));
        expectRefused(Kind::Measure, "disc.svg");
    }
    for (const char* box : {"0 0 1e9 1e9", "0 0 0 0", "-50 -50 100", "a b c d", "0 0 nan nan",
                            "-50 -50 -100 100", "9000 0 10 10", ""}) {
        replaceDisc(disc(kCircle).replace("-50 -50 100 100", box));
        expectRefused(Kind::Measure, "disc.svg");
    }
    replaceDisc(disc(QByteArray(kCircle).repeated(5001)));
    expectRefused(Kind::Measure, "disc.svg");
    replaceDisc(disc("<defs><linearGradient id='a'>" +
                     QByteArray("<stop offset='.5' stop-color='#fff'/><title/>").repeated(21) +
                     "</linearGradient></defs>"));
    expectRefused(Kind::Measure, "disc.svg");
    replaceDisc(disc(QByteArray("<g>").repeated(40) + QByteArray("</g>").repeated(40)));
    expectRefused(Kind::Measure, "disc.svg");
    replaceDisc(disc("<title>" + QByteArray(300000, 'x') + "</title>"));
    expectRefused(Kind::TooLarge, "disc.svg");
}

TEST_F(OwnTheme, ShowsWhosePieceItIs) {
    describe("art", one("games/pivit/minion", QStringLiteral("minion.svg")));
    QFile ours(QStringLiteral(":/clockwise/games/pivit/minion.svg"));
    ASSERT_TRUE(ours.open(QIODevice::ReadOnly));
    const QByteArray minion = ours.readAll();
    const auto without = [&](const char* word, const char* other) {
        QByteArray svg = minion;
        write(QStringLiteral("minion.svg"), svg.replace(word, other));
    };
    write(QStringLiteral("minion.svg"), minion);
    EXPECT_TRUE(read());
    without("currentColor", "#FF0000");
    expectRefused(Kind::Owner, "minion.svg");
    without(" color=\"", " data=\"");
    expectRefused(Kind::Owner, "minion.svg");
    without("id=\"shape\"", "id=\"form\"");
    expectRefused(Kind::Owner, "minion.svg");
    without("r=\"15.5\"", "r=\"2\"");
    expectRefused(Kind::Owner, "minion.svg");
    // A second place for the shape is no way round its measure.
    without("</svg>", "<rect id=\"shape_pale\" width=\"900\" height=\"900\"/></svg>");
    expectRefused(Kind::Owner, "minion.svg");
    without("id=\"turning\"", "id=\"arrows\"");
    expectRefused(Kind::Layers, "minion.svg");
}

TEST_F(OwnTheme, CanBeRead) {
    describe("window", one("text", QStringLiteral("#F0F0F0")));
    expectRefused(Kind::Contrast, "window.text");
    describe("window", one("quiet", QStringLiteral("#E0DCD4")));
    expectRefused(Kind::Contrast, "window.quiet");
    describe("window", one("highlight", QStringLiteral("#202020")));
    expectRefused(Kind::Contrast, "window.highlighted_text");
    describe("marks", one("badge", QStringLiteral("#F0F0F0")));
    expectRefused(Kind::Contrast, "marks.badge_text");
    describe("marks", one("dark", QStringLiteral("#F0F0F0")));
    expectRefused(Kind::Contrast, "marks.pale");
    describe("board", one("labels", QStringLiteral("#5A3A22")));
    expectRefused(Kind::Contrast, "board.labels");
    // A board of its own, on which the labels do not show.
    describe("art", one("games/quivive/board", QStringLiteral("disc.svg")));
    const QByteArray pale =
        R"x(<rect x="-100" y="-100" width="200" height="200" fill="#F0E8D8"/>)x";
    write(QStringLiteral("disc.svg"), disc(pale).replace("-50 -50 100 100", "-100 -100 200 200"));
    expectRefused(Kind::Contrast, "board.labels");
}

TEST_F(OwnTheme, LiesInAFolderWhoseNameIsAnId) {
    for (const char* name : {"", ".", "..", "../mine", "Mine", "my theme", "x/y", "-x", "mine\n"})
        EXPECT_EQ(readTheme(QString::fromLatin1(name)).error().kind, Kind::FolderName) << name;
    EXPECT_EQ(readTheme(QString(50, u'x')).error().kind, Kind::FolderName);
    EXPECT_EQ(readOwnTheme(QStringLiteral("dark")).error().kind, Kind::NameTaken);
    EXPECT_EQ(readOwnTheme(QStringLiteral("system")).error().kind, Kind::NameTaken);
    EXPECT_EQ(readTheme(QStringLiteral("gone")).error().kind, Kind::Unreadable);
}

} // namespace
} // namespace clockwise::app
