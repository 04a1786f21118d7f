// SPDX-License-Identifier: MIT
#include "window_test.h"

#include "app/files/autosave_slot.h"
#include "app/language.h"
#include "app/look/look.h"
#include "app/settings.h"
#include "app/sound/sounds.h"

#include <QAbstractButton>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

namespace clockwise::app {

namespace {

class NoOutput : public SoundOutput {
    void play(SoundId, double) override {}
};

} // namespace

void playNothing() {
    Sounds::ofProgram().setOpener([] { return std::make_unique<NoOutput>(); });
}

WindowTest::WindowTest() {
    playNothing();
    Language::ofProgram().choose(QStringLiteral("en"));
    applyLook(QStringLiteral("system"));
    QSettings().clear();
    QDir(autosaveFolder()).removeRecursively();
    settings::rememberAnimationSpeed(QStringLiteral("off"));
    settings::rememberFolder(m_folder.path());
}

QString WindowTest::write(const QString& name, const QByteArray& content) const {
    QFile file(path(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    EXPECT_EQ(file.write(content), content.size());
    return file.fileName();
}

QByteArray WindowTest::contentOf(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll();
}

QString WindowTest::sample(const QString& name) {
    return QStringLiteral(CLOCKWISE_SOURCE_DIR "/tests/data/files/") + name;
}

void WindowTest::typeInto(QFileDialog& dialog, const QString& path) {
    auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    ASSERT_NE(name, nullptr);
    // As if typed: anything else would leave another file selected in the list.
    dialog.activateWindow();
    name->setFocus();
    ASSERT_TRUE(QTest::qWaitFor([name] { return name->hasFocus(); }));
    name->selectAll();
    name->insert(path);
    const bool saves = dialog.acceptMode() == QFileDialog::AcceptSave;
    QAbstractButton* yes = dialog.findChild<QDialogButtonBox*>()->button(
        saves ? QDialogButtonBox::Save : QDialogButtonBox::Open);
    ASSERT_TRUE(yes->isEnabled());
    yes->click();
}

void WindowTest::answerFileDialog(const QString& typed) {
    m_modals.answer<QFileDialog>([typed](QFileDialog& dialog) { typeInto(dialog, typed); });
}

void WindowTest::answerBox(int button, std::string* text) {
    m_modals.answer<QMessageBox>([button, text](QMessageBox& box) {
        if (text != nullptr) *text = box.text().toStdString();
        QAbstractButton* choice = box.button(static_cast<QMessageBox::StandardButton>(button));
        ASSERT_NE(choice, nullptr) << box.text().toStdString();
        choice->click();
    });
}

} // namespace clockwise::app
