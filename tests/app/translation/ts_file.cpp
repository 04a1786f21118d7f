// SPDX-License-Identifier: MIT
#include "ts_file.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

namespace clockwise::app {
namespace {

void readTranslation(QXmlStreamReader& xml, Message& message) {
    message.finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
    if (!message.numerus) {
        const QString text = xml.readElementText();
        if (!text.isEmpty()) message.forms << text;
        return;
    }
    while (xml.readNextStartElement()) message.forms << xml.readElementText();
}

Message readMessage(QXmlStreamReader& xml, QString& comment) {
    Message message;
    message.numerus = xml.attributes().value(QStringLiteral("numerus")) == QStringLiteral("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QStringLiteral("source"))
            message.source = xml.readElementText();
        else if (xml.name() == QStringLiteral("comment"))
            comment = xml.readElementText();
        else if (xml.name() == QStringLiteral("translation"))
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

} // namespace

TsFile readTs(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    QXmlStreamReader xml(&file);
    TsFile messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QStringLiteral("name")) context = xml.readElementText();
        if (xml.name() != QStringLiteral("message")) continue;
        QString comment;
        const Message message = readMessage(xml, comment);
        messages[context + QStringLiteral(": ") + message.source +
                 (comment.isEmpty() ? QString() : QStringLiteral(" // ") + comment)] = message;
    }
    EXPECT_FALSE(xml.hasError()) << path.toStdString() << ": " << xml.errorString().toStdString();
    return messages;
}

TsFile wordingOf(const QString& part) {
    const QTemporaryDir scratch;
    const QString path = scratch.filePath(QStringLiteral("wording.ts"));
    QProcess lupdate;
    lupdate.start(QStringLiteral(CLOCKWISE_LUPDATE),
                  {QStringLiteral("-silent"),
                   QStringLiteral("@" CLOCKWISE_WORDING_LISTS "/%1.lst").arg(part),
                   QStringLiteral("-ts"), path});
    EXPECT_TRUE(lupdate.waitForFinished() && lupdate.exitCode() == 0)
        << lupdate.readAllStandardError().toStdString();
    return readTs(path);
}

} // namespace clockwise::app
