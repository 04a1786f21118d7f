// SPDX-License-Identifier: MIT
#include "look.h"

#include "amended_style.h"
#include "strong_style.h"
#include "table/themes.h"

#include <QApplication>
#include <QEvent>
#include <QFileInfo>
#include <QStyle>
#include <QToolTip>
#include <QWidget>

namespace clockwise::app {
namespace {

const QString kSystemLook = QStringLiteral("system");

// What all windows have in common.
class Look : public QObject {
  public:
    static Look& ofProgram() {
        static Look look;
        return look;
    }

    const QString& id() const { return m_id; }

    void useDesktops() {
        m_id = kSystemLook;
        const bool unlike = m_ownPalette;
        m_ownPalette = false;
        if (unlike) {
            QApplication::setPalette(QPalette());
            QToolTip::setPalette(m_desktopsToolTip);
        }
        followDesktop();
    }

    void use(const Theme& theme) {
        m_id = theme.id;
        if (!m_ownPalette) m_desktopsToolTip = QToolTip::palette();
        m_ownPalette = true;
        const QPalette palette = theme.palette();
        QApplication::setPalette(palette);
        QToolTip::setPalette(palette);
        show(theme);
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange &&
            m_id == kSystemLook && !m_ownPalette)
            followDesktop();
        return false;
    }

  private:
    Look() : m_desktopsStyle(QApplication::style()->name()) { qApp->installEventFilter(this); }

    // The desktop's colours may change while the program runs.
    void followDesktop() {
        const QColor window = QApplication::palette().color(QPalette::Window);
        const QString id =
            Theme::isDarkColor(window) ? QStringLiteral("dark") : QStringLiteral("light");
        const auto theme = readTheme(id);
        if (!theme) return;
        if (Themes::ofProgram().inUse().id == id && m_lines == linesOf(*theme)) return;
        show(*theme);
    }

    // What the style draws beside its own. A desktop's style knows the desktop's palette; Qt's own
    // stands in where there is none.
    enum class Lines { Usual, Amended, Strong };
    Lines linesOf(const Theme& theme) const {
        if (theme.strongOutlines) return Lines::Strong;
        const bool standsIn =
            m_desktopsStyle.compare(QLatin1String("fusion"), Qt::CaseInsensitive) == 0;
        return m_ownPalette || standsIn ? Lines::Amended : Lines::Usual;
    }

    void show(const Theme& theme) {
        const Lines lines = linesOf(theme);
        if (m_lines != lines) {
            m_lines = lines;
            if (lines == Lines::Strong)
                QApplication::setStyle(new StrongStyle(m_desktopsStyle));
            else if (lines == Lines::Amended)
                QApplication::setStyle(new AmendedStyle(m_desktopsStyle));
            else
                QApplication::setStyle(m_desktopsStyle);
        }
        Themes::ofProgram().use(theme);
        for (QWidget* widget : QApplication::allWidgets()) widget->update();
    }

    QString m_id = kSystemLook;
    bool m_ownPalette = false;
    Lines m_lines = Lines::Usual;
    QPalette m_desktopsToolTip;
    QString m_desktopsStyle;
};

} // namespace

bool isLook(const QString& id) {
    if (id == kSystemLook || builtInThemes().contains(id)) return true;
    return !id.isEmpty() && !id.contains(u'/') &&
           QFileInfo::exists(ownThemesFolder() + u'/' + id + QStringLiteral("/theme.json"));
}

std::optional<ThemeFault> applyLook(const QString& id) {
    if (id == kSystemLook) {
        Look::ofProgram().useDesktops();
        return std::nullopt;
    }
    const auto theme = readTheme(id);
    if (!theme) return theme.error();
    Look::ofProgram().use(*theme);
    return std::nullopt;
}

QString lookInUse() {
    return Look::ofProgram().id();
}

} // namespace clockwise::app
