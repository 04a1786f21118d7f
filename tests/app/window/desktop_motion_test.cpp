// SPDX-License-Identifier: MIT
// Who asks the desktop for little motion gets it here as well.
#include "app/look/desktop_motion.h"
#include "app/look/look.h"
#include "app/settings.h"
#include "window_test.h"

#include <QApplication>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusServer>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QProxyStyle>
#include <QTest>

namespace clockwise::app {
namespace {

const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString kShared = QStringLiteral("org.freedesktop.appearance");
const QString kGnome = QStringLiteral("org.gnome.desktop.interface");
const QString kKde = QStringLiteral("org.kde.kdeglobals.KDE");

// What a desktop answers, without a desktop.
class Portal : public QDBusVirtualObject {
  public:
    Portal() {
        qDBusRegisterMetaType<DesktopSettings>();
        m_server.setAnonymousAuthenticationAllowed(true);
        connect(&m_server, &QDBusServer::newConnection, this, [this](const QDBusConnection& peer) {
            m_peer.emplace(peer);
            m_peer->registerVirtualObject(kPath, this);
        });
    }
    ~Portal() override { QDBusConnection::disconnectFromPeer(name()); }

    QDBusConnection reach() {
        QDBusConnection bus = QDBusConnection::connectToPeer(m_server.address(), name());
        EXPECT_TRUE(QTest::qWaitFor([this] { return m_peer.has_value(); }));
        return bus;
    }
    void change(const QString& group, const QString& key, const QVariant& value) {
        QDBusMessage news =
            QDBusMessage::createSignal(kPath, kInterface, QStringLiteral("SettingChanged"));
        news << group << key << QVariant::fromValue(QDBusVariant(value));
        EXPECT_TRUE(m_peer->send(news));
    }

    QString introspect(const QString&) const override { return {}; }
    bool handleMessage(const QDBusMessage& question, const QDBusConnection& peer) override {
        if (question.member() != QLatin1String("ReadAll")) return false;
        m_asked = question.arguments().constFirst().toStringList();
        return peer.send(question.createReply(QVariant::fromValue(m_settings)));
    }

    DesktopSettings m_settings;
    QStringList m_asked;

  private:
    static QString name() { return QStringLiteral("portal"); }

    QDBusServer m_server;
    std::optional<QDBusConnection> m_peer;
};

class DesktopsMotion : public WindowTest {};

TEST_F(DesktopsMotion, IsReducedByAnyOfItsSettings) {
    EXPECT_FALSE(wantsStillness({}));
    const auto still = [](const QString& group, const char* key, const QVariant& value) {
        return wantsStillness({{group, {{QString::fromLatin1(key), value}}}});
    };
    EXPECT_TRUE(still(kShared, "reduced-motion", 1U));
    EXPECT_FALSE(still(kShared, "reduced-motion", 0U));
    EXPECT_FALSE(still(kShared, "reduced-motion", 7U)) << "means nothing yet";
    EXPECT_TRUE(still(kGnome, "enable-animations", false));
    EXPECT_FALSE(still(kGnome, "enable-animations", true));
    EXPECT_TRUE(still(kKde, "AnimationDurationFactor", QStringLiteral("0")));
    EXPECT_TRUE(still(kKde, "AnimationDurationFactor", 0.0));
    EXPECT_FALSE(still(kKde, "AnimationDurationFactor", QStringLiteral("0.5")));
    EXPECT_FALSE(still(kKde, "AnimationDurationFactor", QStringLiteral("nonsense")));
}

TEST_F(DesktopsMotion, IsAskedForAndHeardOfWhenItChanges) {
    Portal portal;
    portal.m_settings[kGnome][QStringLiteral("enable-animations")] = false;
    DesktopMotion motion;
    int changes = 0;
    QObject::connect(&motion, &DesktopMotion::changed, [&changes] { ++changes; });
    EXPECT_FALSE(motion.isReduced());
    motion.ask(portal.reach(), QString());
    EXPECT_TRUE(QTest::qWaitFor([&] { return motion.isReduced(); }));
    EXPECT_TRUE(portal.m_asked.contains(kKde));
    portal.change(kGnome, QStringLiteral("enable-animations"), true);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !motion.isReduced(); }));
    portal.change(kGnome, QStringLiteral("cursor-size"), 24);
    portal.change(kShared, QStringLiteral("reduced-motion"), 1U);
    EXPECT_TRUE(QTest::qWaitFor([&] { return motion.isReduced(); }));
    EXPECT_EQ(changes, 3);
}

TEST_F(DesktopsMotion, ADesktopWithoutAnAnswerMovesAsUsual) {
    DesktopMotion motion;
    motion.ask(QDBusConnection(QStringLiteral("no such bus")), QString());
    QTest::qWait(1);
    EXPECT_FALSE(motion.isReduced());
}

// A style like KDE's, which knows the wish itself.
class StillStyle : public QProxyStyle {
  public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* more) const override {
        if (hint == SH_Widget_Animation_Duration) return 0;
        return QProxyStyle::styleHint(hint, option, widget, more);
    }
};

TEST_F(DesktopsMotion, IsFollowedUnlessThePlayerHasChosen) {
    QSettings().remove(QStringLiteral("animation"));
    EXPECT_EQ(settings::animationSpeed(), QStringLiteral("desktop"));
    using Speed = BoardView::Speed;
    {
        Driver driver("pivit", {});
        EXPECT_TRUE(driver.child<QAction>("animation_desktop").isChecked());
        EXPECT_EQ(driver.board().speed(), Speed::Normal);
    }
    QApplication::setStyle(new StillStyle);
    {
        Driver driver("pivit", {});
        EXPECT_EQ(driver.board().speed(), Speed::Off);
        driver.choose("animation_slow");
        EXPECT_EQ(driver.board().speed(), Speed::Slow);
        emit DesktopMotion::ofProgram().changed();
        EXPECT_EQ(driver.board().speed(), Speed::Slow);
        driver.choose("animation_desktop");
        EXPECT_EQ(driver.board().speed(), Speed::Off);
        applyLook(QStringLiteral("contrast"));
        applyLook(QStringLiteral("system"));
        emit DesktopMotion::ofProgram().changed();
        EXPECT_EQ(driver.board().speed(), Speed::Normal);
    }
}

} // namespace
} // namespace clockwise::app
