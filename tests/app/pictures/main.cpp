// SPDX-License-Identifier: MIT
// Pictures of every view in each theme, language and size, for eyes to judge:
//   app_pictures FOLDER [LOOK...] [WIDTHxHEIGHT...]
#include "app/help/rules_window.h"
#include "app/language.h"
#include "app/look/look.h"
#include "app/main_window.h"
#include "app/settings.h"
#include "app/table_widget.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>
#include <QTimer>

using namespace clockwise;
using namespace clockwise::app;

namespace {

struct Style {
    QString look;
    QString language;
    QSize size;

    QString name() const {
        return QStringLiteral("%1-%2-%3x%4")
            .arg(look, language)
            .arg(size.width())
            .arg(size.height());
    }
};

struct Moment {
    const char* view;
    const char* file;
    int ply;
};
constexpr Moment kMoments[] = {
    {"pivit", "pivit_three", 45},         {"pivit_end", "pivit_three", -1},
    {"sputnik", "sputnik_four", 14},      {"sputnik_end", "sputnik_four", -1},
    {"quivive", "quivive_two_pawns", 26}, {"quivive_end", "quivive_two_pawns", -1},
};

// What an action opens: a dialog that waits, a window of its own, or another page of the window.
struct Opened {
    const char* view;
    const char* action;
};
constexpr Opened kOpened[] = {
    {"new_pivit", "new_pivit"}, {"new_sputnik", "new_sputnik"}, {"new_quivive", "new_quivive"},
    {"export", "export"},       {"shortcuts", "shortcuts"},     {"typed_turn", "type_turn"},
};

constexpr std::size_t kMiddle = 18; // turns

class Gallery {
  public:
    Gallery(const QString& folder, Style style) : m_folder(folder), m_style(std::move(style)) {}

    void shootAll() {
        settings::rememberAnimationSpeed(QStringLiteral("off"));
        for (const Moment& moment : kMoments) shootMoment(moment);
        shootSix();
        shootStart();
        for (const Opened& opened : kOpened) shootOpened(opened);
        for (const Game* game : allGames()) shootHelp(*game);
    }

  private:
    static QString gameFile(const char* name) {
        return QStringLiteral(CLOCKWISE_SOURCE_DIR "/tests/data/games/%1.clockwise")
            .arg(QLatin1String(name));
    }

    void save(const QString& view, QWidget& widget) const {
        QTest::qWait(20);
        const QString file = QStringLiteral("%1/%2-%3.png").arg(m_folder, view, m_style.name());
        if (!widget.grab().save(file)) throw std::runtime_error(file.toStdString());
    }

    std::unique_ptr<MainWindow> window(const char* file) const {
        auto window = std::make_unique<MainWindow>(settings::lastGame());
        window->resize(m_style.size);
        window->show();
        window->openFile(gameFile(file));
        window->resize(m_style.size);
        return window;
    }

    void shootMoment(const Moment& moment) const {
        const auto shown = window(moment.file);
        Session& session = shown->document().session();
        session.goTo(moment.ply < 0 ? session.last() : static_cast<std::size_t>(moment.ply));
        save(QLatin1String(moment.view), *shown);
    }

    // As many as go round a table.
    void shootSix() const {
        const auto shown = window("sputnik_four");
        shown->document().begin(
            GameRecord::begin(*findGame("sputnik"), {{"players", "6"}}).value());
        shown->resize(m_style.size);
        Session& session = shown->document().session();
        std::uint32_t dice = 7;
        while (!session.outcome().over()) {
            if (session.last() == kMiddle) save(QStringLiteral("six"), *shown);
            const std::vector<Turn> turns = session.standing().state->turns();
            dice = dice * 1664525 + 1013904223;
            const auto played = session.submit(turns[(dice >> 8) % turns.size()].text);
            if (!played) throw std::runtime_error("a legal turn was refused");
        }
        save(QStringLiteral("six_end"), *shown);
    }

    void shootStart() const {
        const auto shown = window("pivit_three");
        shown->showStartPage();
        QTest::qWait(20);
        shown->finishPictures();
        save(QStringLiteral("start"), *shown);
    }

    static QAction& action(MainWindow& window, const QString& name) {
        auto* found = window.findChild<QAction*>(name);
        if (found == nullptr) throw std::runtime_error("there is no " + name.toStdString());
        return *found;
    }

    static QList<QWidget*> others(const MainWindow& window) {
        QList<QWidget*> others;
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget != &window && widget->isVisible()) others << widget;
        return others;
    }

    void shootOpened(const Opened& opened) const {
        const auto shown = window("sputnik_four");
        shown->document().session().goTo(14);
        const QString view = QLatin1String(opened.view);
        QTimer::singleShot(50, shown.get(), [&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            fit(*dialog);
            save(view, *dialog);
            dialog->reject();
        });
        action(*shown, QLatin1String(opened.action)).trigger();
        QTest::qWait(100);
        const QString file = QStringLiteral("%1/%2-%3.png").arg(m_folder, view, m_style.name());
        if (QFile::exists(file)) return;
        const QList<QWidget*> beside = others(*shown);
        save(view, beside.isEmpty() ? *shown : *beside.constFirst());
        for (QWidget* other : beside) other->close();
    }

    // A small screen makes small dialogs.
    void fit(QWidget& widget) const { widget.resize(widget.size().boundedTo(m_style.size)); }

    void shootHelp(const Game& game) const {
        const auto shown = window("sputnik_four");
        const QString id = QString::fromUtf8(game.id().data(), qsizetype(game.id().size()));
        action(*shown, QStringLiteral("first_game_") + id).trigger();
        save(QStringLiteral("lesson_") + id, *shown);
        action(*shown, QStringLiteral("rules")).trigger();
        for (QWidget* other : others(*shown)) {
            fit(*other);
            save(QStringLiteral("rules_") + id, *other);
            other->close();
        }
        action(*shown, QStringLiteral("edit_position")).trigger();
        save(QStringLiteral("editor_") + id, *shown);
    }

    QString m_folder;
    Style m_style;
};

} // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir scratch;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, scratch.path());
    qputenv("XDG_STATE_HOME", QFile::encodeName(scratch.path()));
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("clockwise"));
    QApplication::setApplicationName(QStringLiteral("clockwise"));
    QStringList looks;
    QList<QSize> sizes;
    for (const QString& word : QApplication::arguments().mid(2)) {
        const QStringList sides = word.split(u'x');
        if (sides.size() == 2 && sides[0].toInt() > 0 && sides[1].toInt() > 0)
            sizes << QSize(sides[0].toInt(), sides[1].toInt());
        else
            looks << word;
    }
    if (sizes.isEmpty()) sizes = {QSize(1280, 800), QSize(800, 600)};
    if (argc < 2 || !QDir().mkpath(QString::fromLocal8Bit(argv[1]))) {
        QTextStream(stderr) << "app_pictures FOLDER [LOOK...] [WIDTHxHEIGHT...]\n";
        return 2;
    }
    if (looks.isEmpty())
        looks = {QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("contrast")};
    for (const QString& look : looks) {
        applyLook(look);
        for (const char* language : {"en", "es", "fr"}) {
            Language::ofProgram().choose(QLatin1String(language));
            for (const QSize size : sizes)
                Gallery(QString::fromLocal8Bit(argv[1]), {look, QLatin1String(language), size})
                    .shootAll();
        }
    }
    return 0;
}
