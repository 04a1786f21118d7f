// SPDX-License-Identifier: MIT
#include "language.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <array>

namespace clockwise::app {
namespace {

const QString kSystemLanguage = QStringLiteral("system");
const QString kEnglish = QStringLiteral("en");

// The words on Qt's own buttons: ours, so that they are those of our menus, and there as well where
// Qt's translations are not.
[[maybe_unused]] constexpr std::array kButtons{
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),     QT_TRANSLATE_NOOP("QPlatformTheme", "Open"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),   QT_TRANSLATE_NOOP("QPlatformTheme", "Discard"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"), QT_TRANSLATE_NOOP("QPlatformTheme", "Close")};

// The first of the desktop's languages that there is wording for.
QString languageOfDesktop() {
    for (const QString& name : QLocale::system().uiLanguages()) {
        QString language = name.section(QLatin1Char('-'), 0, 0);
        if (language != kSystemLanguage && Language::isKnown(language)) return language;
    }
    return kEnglish;
}

// A desktop of that language knows best how its people write numbers and dates.
QLocale localeFor(const QString& language) {
    const QLocale desktop = QLocale::system();
    const bool isPlain = desktop.language() == QLocale::C && language == kEnglish;
    const QLocale own(language);
    return isPlain || desktop.language() == own.language() ? desktop : own;
}

} // namespace

Language::Language() = default;
Language::~Language() = default;

Language& Language::ofProgram() {
    static Language language;
    return language;
}

const QStringList& Language::ids() {
    static const QStringList ids{kSystemLanguage, kEnglish, QStringLiteral("es"),
                                 QStringLiteral("fr")};
    return ids;
}

QString Language::nameOf(const QString& id) {
    if (id == kEnglish) return QStringLiteral("English");
    if (id == QLatin1String("es")) return QStringLiteral("Español");
    if (id == QLatin1String("fr")) return QStringLiteral("Français");
    return {};
}

void Language::choose(const QString& id) {
    m_id = isKnown(id) ? id : kSystemLanguage;
    const QString wanted = m_id == kSystemLanguage ? languageOfDesktop() : m_id;
    if (wanted == m_spoken) return;
    m_spoken = wanted;
    m_translators.clear();
    QLocale::setDefault(localeFor(m_spoken));
    const QString own = QStringLiteral(":/clockwise/translations");
    // What is loaded last is looked into first.
    load(QStringLiteral("qtbase_"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    load(QStringLiteral("help_"), own);
    load(QStringLiteral("clockwise_"), own);
    QEvent locale(QEvent::LocaleChange);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &locale);
    emit changed();
}

// Not every language has a file of every kind: what is missing stays in English.
void Language::load(const QString& name, const QString& folder) {
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(name + m_spoken, folder)) return;
    QCoreApplication::installTranslator(translator.get());
    m_translators.push_back(std::move(translator));
}

void inEveryLanguage(QObject* owner, const std::function<void()>& word) {
    word();
    QObject::connect(&Language::ofProgram(), &Language::changed, owner, word);
}

} // namespace clockwise::app
