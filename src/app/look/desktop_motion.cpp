// SPDX-License-Identifier: MIT
#include "desktop_motion.h"

#include <QApplication>
#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFileInfo>
#include <QStyle>

namespace clockwise::app {
namespace {

const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString kShared = QStringLiteral("org.freedesktop.appearance");
const QString kGnome = QStringLiteral("org.gnome.desktop.interface");
const QString kKde = QStringLiteral("org.kde.kdeglobals.KDE");

// Without this look, a bus that is not there would be started.
bool hasBus() {
    if (qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")) return true;
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !folder.isEmpty() && QFileInfo::exists(folder + QStringLiteral("/bus"));
}

} // namespace

bool wantsStillness(const DesktopSettings& settings) {
    const auto value = [&settings](const QString& group, const char* key) {
        return settings.value(group).value(QString::fromLatin1(key));
    };
    if (value(kShared, "reduced-motion").toUInt() == 1) return true;
    const QVariant gnome = value(kGnome, "enable-animations");
    if (gnome.isValid() && !gnome.toBool()) return true;
    bool isNumber = false;
    const double factor = value(kKde, "AnimationDurationFactor").toDouble(&isNumber);
    return isNumber && factor <= 0;
}

DesktopMotion& DesktopMotion::ofProgram() {
    static DesktopMotion motion;
    return motion;
}

bool DesktopMotion::isReduced() const {
    return m_still || QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
}

void DesktopMotion::askDesktop() {
    if (hasBus())
        ask(QDBusConnection::sessionBus(), QStringLiteral("org.freedesktop.portal.Desktop"));
}

void DesktopMotion::ask(QDBusConnection bus, const QString& service) {
    if (!bus.isConnected()) return;
    qDBusRegisterMetaType<DesktopSettings>();
    qRegisterMetaType<QDBusVariant>(); // without it a slot that takes one is not found
    bus.connect(service, kPath, kInterface, QStringLiteral("SettingChanged"), this,
                SLOT(hear(QString, QString, QDBusVariant)));
    QDBusMessage question =
        QDBusMessage::createMethodCall(service, kPath, kInterface, QStringLiteral("ReadAll"));
    question << QStringList{kShared, kGnome, kKde};
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        take(*answer);
        answer->deleteLater();
    });
}

// No answer is none: a desktop without a portal moves as usual.
void DesktopMotion::take(QDBusPendingCallWatcher& answer) {
    const QDBusPendingReply<DesktopSettings> reply = answer;
    if (reply.isError()) return;
    m_settings = reply.value();
    weigh();
}

void DesktopMotion::hear(const QString& group, const QString& key, const QDBusVariant& value) {
    if (group != kShared && group != kGnome && group != kKde) return;
    m_settings[group].insert(key, value.variant());
    weigh();
}

void DesktopMotion::weigh() {
    const bool still = wantsStillness(m_settings);
    if (still == m_still) return;
    m_still = still;
    emit changed();
}

} // namespace clockwise::app
