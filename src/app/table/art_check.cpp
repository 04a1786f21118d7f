// SPDX-License-Identifier: MIT
#include "art_check.h"

#include "svg_atlas.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <cmath>
#include <vector>

namespace clockwise::app {
namespace {

using FaultKind = ThemeFault::Kind;
using MaybeFault = std::optional<ThemeFault>;

// What Qt draws faithfully, and nothing that does anything else than being drawn.
const QSet<QString>& knownElements() {
    static const QSet<QString> elements{QStringLiteral("svg"),    QStringLiteral("g"),
                                        QStringLiteral("defs"),   QStringLiteral("title"),
                                        QStringLiteral("desc"),   QStringLiteral("linearGradient"),
                                        QStringLiteral("stop"),   QStringLiteral("radialGradient"),
                                        QStringLiteral("path"),   QStringLiteral("rect"),
                                        QStringLiteral("circle"), QStringLiteral("ellipse"),
                                        QStringLiteral("line"),   QStringLiteral("polyline"),
                                        QStringLiteral("polygon")};
    return elements;
}

const QSet<QString>& forbiddenAttributes() {
    static const QSet<QString> attributes{QStringLiteral("style"),     QStringLiteral("class"),
                                          QStringLiteral("href"),      QStringLiteral("src"),
                                          QStringLiteral("clip-path"), QStringLiteral("mask"),
                                          QStringLiteral("filter")};
    return attributes;
}

// Goes through a drawing once, from its beginning to its end or to the first fault.
class Inspection {
  public:
    explicit Inspection(const QByteArray& svg) : m_xml(svg) {}

    MaybeFault run() {
        while (!m_xml.atEnd() && !m_fault) {
            switch (m_xml.readNext()) {
            case QXmlStreamReader::DTD:
                fail(FaultKind::Forbidden, QStringLiteral("DOCTYPE"));
                break;
            // Qt reads the file that a style sheet's instruction names, whichever that is.
            case QXmlStreamReader::ProcessingInstruction:
                fail(FaultKind::Forbidden, m_xml.processingInstructionTarget().toString());
                break;
            case QXmlStreamReader::StartElement: enter(); break;
            case QXmlStreamReader::EndElement: --m_depth; break;
            default: break;
            }
        }
        if (!m_fault && m_xml.hasError()) fail(FaultKind::Svg, m_xml.errorString());
        // What is painted with nothing is not painted.
        for (const QString& id : m_wanted)
            if (!m_gradients.contains(id)) fail(FaultKind::Svg, QStringLiteral("url(#%1)").arg(id));
        return m_fault;
    }

  private:
    void fail(FaultKind kind, const QString& what) {
        if (!m_fault) m_fault = ThemeFault{kind, {}, what};
    }

    void enter() {
        constexpr int kMostElements = 5000;
        constexpr int kMostDepth = 30;
        constexpr int kMostStops = 20; // of a gradient: each costs a layer in some exports
        const QString name = m_xml.name().toString();
        if (m_depth == 0 && name != QLatin1String("svg")) return fail(FaultKind::Svg, name);
        if (m_depth > 0 && name == QLatin1String("svg")) return fail(FaultKind::Forbidden, name);
        if (!knownElements().contains(name)) return fail(FaultKind::Forbidden, name);
        if (++m_elements > kMostElements) return fail(FaultKind::Measure, name);
        if (++m_depth > kMostDepth) return fail(FaultKind::Measure, name);
        if (name.endsWith(QLatin1String("Gradient"))) {
            m_stops = 0;
            m_gradients.insert(m_xml.attributes().value(QStringLiteral("id")).toString());
        }
        if (name == QLatin1String("stop") && ++m_stops > kMostStops)
            return fail(FaultKind::Measure, name);
        for (const QXmlStreamAttribute& attribute : m_xml.attributes())
            judge(attribute.name().toString(), attribute.value().toString());
        if (name == QLatin1String("svg")) judgeViewBox();
    }

    void judge(const QString& name, const QString& value) {
        static const QRegularExpression elsewhere(QStringLiteral("url\\(\\s*[^#\\s]"));
        if (forbiddenAttributes().contains(name) || name.startsWith(QLatin1String("on")))
            return fail(FaultKind::Forbidden, name);
        if (value.contains(elsewhere)) return fail(FaultKind::Forbidden, value);
        static const QRegularExpression within(QStringLiteral("url\\(\\s*#([^)\\s]*)"));
        if (const auto found = within.match(value); found.hasMatch()) m_wanted << found.captured(1);
        static const QSet<QString> words{QStringLiteral("id"), QStringLiteral("fill"),
                                         QStringLiteral("stroke"), QStringLiteral("stop-color"),
                                         QStringLiteral("color")};
        if (!words.contains(name)) judgeNumbers(name, value);
    }

    // A line a thousand boards long, or of a million dashes, would only stop the program.
    void judgeNumbers(const QString& name, const QString& value) {
        static const QRegularExpression number(
            QStringLiteral("[-+]?(\\d+\\.?\\d*|\\.\\d+)([eE][-+]?\\d+)?"));
        constexpr double kMost = 1000;
        constexpr double kLeastDash = 0.5;
        const bool dashes = name == QLatin1String("stroke-dasharray");
        for (auto each = number.globalMatch(value); each.hasNext();) {
            const QString text = each.next().captured();
            const double size = text.toDouble();
            if (!(std::abs(size) <= kMost) || (dashes && size < kLeastDash))
                return fail(FaultKind::Measure, text);
        }
    }

    // Measures are those of the standard drawings, give or take.
    void judgeViewBox() {
        constexpr double kReach = 150;
        const QString box = m_xml.attributes().value(QStringLiteral("viewBox")).toString();
        static const QRegularExpression gap(QStringLiteral("[\\s,]+"));
        const QStringList parts = box.split(gap, Qt::SkipEmptyParts);
        bool sound = parts.size() == 4;
        QList<double> numbers;
        for (const QString& part : parts) {
            bool isNumber = false;
            numbers << part.toDouble(&isNumber);
            sound = sound && isNumber;
        }
        if (!sound || !(numbers[2] >= 1 && numbers[3] >= 1) ||
            !(numbers[0] >= -kReach && numbers[0] + numbers[2] <= kReach) ||
            !(numbers[1] >= -kReach && numbers[1] + numbers[3] <= kReach))
            fail(FaultKind::Measure, QStringLiteral("viewBox=\"%1\"").arg(box));
    }

    QXmlStreamReader m_xml;
    MaybeFault m_fault;
    QSet<QString> m_gradients; // their ids
    QStringList m_wanted;      // those that something is painted with
    int m_elements = 0;
    int m_depth = 0;
    int m_stops = 0; // of the last gradient
};

// A drawing has to do what the standard one does: be of the owner's colour and say where the
// owner's shape goes, turn.
MaybeFault missingPart(const ArtSource& standard, const ArtSource& drawing) {
    SvgAtlas atlas;
    const auto has = [&atlas](const ArtSource& source, const char* id) {
        return atlas.has(source, QString::fromLatin1(id));
    };
    const auto shapesOf = [&](const ArtSource& source) {
        std::vector<QString> ids;
        for (const char* id : {"shape", "shape_pale"})
            if (has(source, id)) ids.push_back(QString::fromLatin1(id));
        return ids;
    };
    QFile standardFile(standard.file);
    const bool isColored =
        standardFile.open(QIODevice::ReadOnly) && standardFile.readAll().contains("currentColor");
    static const QRegularExpression color(QStringLiteral("<svg[^>]* color=\"#"));
    const QString text = QString::fromUtf8(drawing.svg);
    if (isColored && (!text.contains(QLatin1String("currentColor")) || !text.contains(color)))
        return ThemeFault{FaultKind::Owner, {}, {}};
    const std::vector<QString> shapes = shapesOf(drawing);
    if (shapes.empty() && !shapesOf(standard).empty()) return ThemeFault{FaultKind::Owner, {}, {}};
    // The seat's shape is drawn as large as each of them says.
    for (const QString& id : shapes) {
        constexpr double kLeast = 20;
        constexpr double kMost = 60;
        const double width = atlas.bounds(drawing, id).width();
        if (!(width >= kLeast && width <= kMost)) return ThemeFault{FaultKind::Owner, {}, {}};
    }
    if (has(standard, "turning") && !(has(drawing, "turning") && has(drawing, "still")))
        return ThemeFault{FaultKind::Layers, {}, {}};
    return std::nullopt;
}

} // namespace

std::optional<ThemeFault> artFault(const QString& drawing, const QByteArray& svg) {
    if (auto fault = Inspection(svg).run()) return fault;
    const QSvgRenderer renderer(svg);
    if (!renderer.isValid()) return ThemeFault{FaultKind::Svg, {}, {}};
    const QString standard = QStringLiteral(":/clockwise/%1.svg").arg(drawing);
    return missingPart(standard, {drawing, svg});
}

} // namespace clockwise::app
