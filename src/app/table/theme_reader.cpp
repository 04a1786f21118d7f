// SPDX-License-Identifier: MIT
#include "theme_reader.h"

#include "art_check.h"
#include "theme_contrast.h"
#include "themes.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace clockwise::app {
namespace {

using FaultKind = ThemeFault::Kind;

constexpr qint64 kMostDescription = 64 << 10;
constexpr qint64 kMostDrawing = 256 << 10;
constexpr qint64 kMostOfAll = 2 << 20;
const QString kDescription = QStringLiteral("theme.json");

// Nothing when it is not there, or no file of its own; more than `most` bytes are not read.
std::optional<QByteArray> contentOf(const QString& path, qint64 most) {
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) return std::nullopt;
    return file.read(most + 1);
}

QString shown(const QJsonValue& value) {
    if (value.isString()) return value.toString();
    if (value.isDouble()) return QString::number(value.toDouble());
    const QJsonDocument list(value.isArray() ? QJsonDocument(value.toArray())
                                             : QJsonDocument(value.toObject()));
    return value.isArray() || value.isObject() ? QString::fromUtf8(list.toJson().simplified())
                                               : value.toVariant().toString();
}

// Reads a description onto the theme it is based on. The first fault ends it.
class Reader {
  public:
    Reader(QString folder, bool own) : m_folder(std::move(folder)), m_own(own) {}

    tl::expected<Theme, ThemeFault> read(const QString& id) {
        const auto description = contentOf(m_folder + u'/' + kDescription, kMostDescription);
        if (!description)
            fail(FaultKind::Unreadable, kDescription, {});
        else if (description->size() > kMostDescription)
            fail(FaultKind::TooLarge, kDescription, {});
        else
            readJson(*description);
        m_theme.id = id;
        if (m_own && !m_fault) m_fault = contrastFault(m_theme);
        if (m_fault) return tl::unexpected(*m_fault);
        return m_theme;
    }

  private:
    void fail(FaultKind kind, const QString& where, const QString& what) {
        if (!m_fault) m_fault = ThemeFault{kind, where, what};
    }

    void readJson(const QByteArray& text) {
        QJsonParseError error{};
        const QJsonDocument json = QJsonDocument::fromJson(text, &error);
        if (!json.isObject()) return fail(FaultKind::Json, kDescription, error.errorString());
        const QJsonObject all = json.object();
        if (all.value(QStringLiteral("format")) != QJsonValue(1))
            return fail(FaultKind::Format, kDescription,
                        shown(all.value(QStringLiteral("format"))));
        readBase(all);
        readName(all);
        for (auto each = all.begin(); each != all.end() && !m_fault; ++each)
            readSection(each.key(), each.value());
    }

    // Ours are complete but for what they take from one another.
    void readBase(const QJsonObject& all) {
        const QJsonValue base = all.value(QStringLiteral("base"));
        if (!m_own && base.isUndefined()) return;
        const QString id = base.isUndefined() ? QStringLiteral("light") : base.toString();
        if (!builtInThemes().contains(id)) return fail(FaultKind::Base, kDescription, shown(base));
        m_theme = readBuiltInTheme(id);
    }

    void readName(const QJsonObject& all) {
        constexpr qsizetype kMost = 40;
        const auto fits = [](const QString& name) {
            return !name.isEmpty() && name.size() <= kMost && name == name.simplified() &&
                   std::all_of(name.begin(), name.end(), [](QChar c) { return c.isPrint(); });
        };
        m_theme.name = all.value(QStringLiteral("name")).toString();
        if (m_own && !fits(m_theme.name)) return fail(FaultKind::Name, kDescription, {});
        const QJsonObject names = all.value(QStringLiteral("names")).toObject();
        for (auto each = names.begin(); each != names.end(); ++each) {
            if (!fits(each.value().toString())) return fail(FaultKind::Name, kDescription, {});
            m_theme.names.insert(each.key(), each.value().toString());
        }
    }

    void readSection(const QString& name, const QJsonValue& value) {
        static const QStringList read{QStringLiteral("format"), QStringLiteral("base"),
                                      QStringLiteral("name")};
        if (read.contains(name)) return;
        if (name == QLatin1String("outlines")) return readOutlines(value);
        static const QHash<QString, void (Reader::*)(const QString&, const QJsonValue&)> sections{
            {QStringLiteral("names"), &Reader::passOver},
            {QStringLiteral("window"), &Reader::readWindow},
            {QStringLiteral("board"), &Reader::readBoard},
            {QStringLiteral("labels"), &Reader::readLabels},
            {QStringLiteral("marks"), &Reader::readMarks},
            {QStringLiteral("art"), &Reader::readArt}};
        const auto section = sections.constFind(name);
        if (section == sections.constEnd()) return fail(FaultKind::Key, kDescription, name);
        if (!value.isObject()) return fail(FaultKind::Value, name, shown(value));
        const QJsonObject entries = value.toObject();
        for (auto each = entries.begin(); each != entries.end() && !m_fault; ++each)
            (this->**section)(each.key(), each.value());
    }

    void passOver(const QString&, const QJsonValue&) {}

    void readOutlines(const QJsonValue& value) {
        const QString outlines = value.toString();
        if (outlines != QLatin1String("strong") && outlines != QLatin1String("usual"))
            return fail(FaultKind::Value, QStringLiteral("outlines"), shown(value));
        m_theme.strongOutlines = outlines == QLatin1String("strong");
    }

    void readColor(const QString& section, const QHash<QString, QColor*>& colors,
                   const QString& key, const QJsonValue& value) {
        if (!colors.contains(key)) return fail(FaultKind::Key, section, key);
        takeColor(section + u'.' + key, value, *colors[key]);
    }

    void takeColor(const QString& where, const QJsonValue& value, QColor& color) {
        static const QRegularExpression pattern(QStringLiteral("^#[0-9A-Fa-f]{6}\\z"));
        if (!pattern.match(value.toString()).hasMatch())
            return fail(FaultKind::Color, where, shown(value));
        color = QColor(value.toString());
    }

    void readWindow(const QString& key, const QJsonValue& value) {
        WindowColors& window = m_theme.window;
        readColor(QStringLiteral("window"),
                  {{QStringLiteral("window"), &window.window},
                   {QStringLiteral("base"), &window.base},
                   {QStringLiteral("button"), &window.button},
                   {QStringLiteral("text"), &window.text},
                   {QStringLiteral("quiet"), &window.quiet},
                   {QStringLiteral("edge"), &window.edge},
                   {QStringLiteral("highlight"), &window.highlight},
                   {QStringLiteral("highlighted_text"), &window.highlightedText},
                   {QStringLiteral("link"), &window.link}},
                  key, value);
    }

    void readBoard(const QString& key, const QJsonValue& value) {
        readColor(QStringLiteral("board"),
                  {{QStringLiteral("groove"), &m_theme.groove},
                   {QStringLiteral("labels"), &m_theme.labels},
                   {QStringLiteral("pale_shapes"), &m_theme.palePieces}},
                  key, value);
    }

    // By the id of a game: it may be one that another version has.
    void readLabels(const QString& game, const QJsonValue& value) {
        takeColor(QStringLiteral("labels.") + game, value, m_theme.labelsOfGame[game]);
    }

    void readMarks(const QString& key, const QJsonValue& value) {
        MarkColors& marks = m_theme.marks;
        constexpr double kMostWeight = 2;
        if (key == QLatin1String("weight")) {
            marks.weight = value.toDouble();
            if (!(marks.weight >= 1 && marks.weight <= kMostWeight))
                fail(FaultKind::Value, QStringLiteral("marks.weight"), shown(value));
            return;
        }
        readColor(QStringLiteral("marks"),
                  {{QStringLiteral("pale"), &marks.pale},
                   {QStringLiteral("dark"), &marks.dark},
                   {QStringLiteral("hover"), &marks.hover},
                   {QStringLiteral("cursor"), &marks.cursor},
                   {QStringLiteral("badge"), &marks.badge},
                   {QStringLiteral("badge_text"), &marks.badgeText}},
                  key, value);
    }

    void readArt(const QString& drawing, const QJsonValue& value) {
        static const QRegularExpression replaceable(
            QStringLiteral("^(games/[a-z0-9_]+/[a-z0-9_]+|seats/[a-z]+|app/shadow)\\z"));
        if (!replaceable.match(drawing).hasMatch() ||
            !QFile::exists(QStringLiteral(":/clockwise/%1.svg").arg(drawing)))
            return fail(FaultKind::Drawing, kDescription, drawing);
        const QString name = value.toString();
        if (name.isEmpty())
            return fail(FaultKind::Value, QStringLiteral("art.") + drawing, shown(value));
        const QString path = m_folder + u'/' + name;
        if (m_own)
            takeOwnDrawing(drawing, name, path);
        else
            m_theme.art.insert(drawing, path);
    }

    // No way leads out of the folder: neither the name nor a link.
    void takeOwnDrawing(const QString& drawing, const QString& name, const QString& path) {
        const QString inside = QFileInfo(m_folder).canonicalFilePath() + u'/';
        const QString real = QFileInfo(path).canonicalFilePath();
        if (QDir::isAbsolutePath(name) || QDir::cleanPath(name).startsWith(QLatin1String("..")) ||
            (!real.isEmpty() && !real.startsWith(inside)))
            return fail(FaultKind::Outside, name, {});
        const auto svg = contentOf(path, kMostDrawing);
        if (!svg) return fail(FaultKind::Missing, name, {});
        m_bytes += svg->size();
        if (svg->size() > kMostDrawing || m_bytes > kMostOfAll)
            return fail(FaultKind::TooLarge, name, {});
        if (auto fault = artFault(drawing, *svg)) return fail(fault->kind, name, fault->what);
        // The number keeps what is read now apart from what was there at another time.
        static int read = 0;
        m_theme.art.insert(drawing, {QStringLiteral("%1#%2").arg(path).arg(++read), *svg});
    }

    QString m_folder;
    bool m_own;
    Theme m_theme;
    qint64 m_bytes = 0;
    std::optional<ThemeFault> m_fault;
};

} // namespace

Theme readBuiltInTheme(const QString& id) {
    auto theme = Reader(QStringLiteral(":/clockwise/themes/") + id, false).read(id);
    Q_ASSERT_X(theme.has_value(), "readBuiltInTheme", qPrintable(id));
    return theme.value_or(Theme{});
}

tl::expected<Theme, ThemeFault> readOwnTheme(const QString& id, const QString& folder) {
    return Reader(folder, true).read(id);
}

} // namespace clockwise::app
