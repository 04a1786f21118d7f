// SPDX-License-Identifier: MIT
#include "translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace clockwise::app {

void installTranslations(QCoreApplication& application) {
    auto* own = new QTranslator(&application);
    const QString folder = QStringLiteral(":/clockwise/translations");
    if (!own->load(QLocale(), QStringLiteral("clockwise"), QStringLiteral("_"), folder)) {
        // Nobody has translated it yet: English, and Qt's own dialogs in English as well.
        if (own->load(QStringLiteral("clockwise_en"), folder)) application.installTranslator(own);
        return;
    }
    application.installTranslator(own);
    auto* qt = new QTranslator(&application);
    if (qt->load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        application.installTranslator(qt);
}

} // namespace clockwise::app
