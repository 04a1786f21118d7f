// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QDBusVariant>
#include <QMap>
#include <QObject>
#include <QVariantMap>

class QDBusPendingCallWatcher;

namespace clockwise::app {

// Settings by their groups, as the desktop's settings portal tells them.
using DesktopSettings = QMap<QString, QVariantMap>;

// Whether they ask programs to keep still: by the setting all desktops share, or where that is not
// known yet, by those of GNOME and its kin and of KDE.
bool wantsStillness(const DesktopSettings& settings);

// The desktop's wish for little motion. Qt hears of it from KDE's style alone, so the portal is
// asked as well; its answer comes when it comes, and news of changes by themselves.
class DesktopMotion : public QObject {
    Q_OBJECT

  public:
    static DesktopMotion& ofProgram();

    bool isReduced() const;
    // Asks the desktop, if there is one to be asked: once, when there is time for it.
    void askDesktop();
    void ask(QDBusConnection bus, const QString& service);

  signals:
    void changed();

  private:
    Q_SLOT void hear(const QString& group, const QString& key, const QDBusVariant& value);
    void take(QDBusPendingCallWatcher& answer);
    void weigh();

    DesktopSettings m_settings;
    bool m_still = false;
};

} // namespace clockwise::app
