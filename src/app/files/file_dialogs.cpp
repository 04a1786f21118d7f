// SPDX-License-Identifier: MIT
#include "file_dialogs.h"

#include "settings.h"
#include "words.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <array>
#include <utility>

namespace clockwise::app {
namespace {

// The context of these sentences for Qt Linguist.
struct FileDialogs {
    Q_DECLARE_TR_FUNCTIONS(FileDialogs)
};

constexpr int kMostOddities = 10;
constexpr int kLongestProposal = 80;
const QString kExtension = QStringLiteral(".clockwise");

QString fileFilter() {
    return FileDialogs::tr("Clockwise games (*%1)").arg(kExtension) + QStringLiteral(";;") +
           FileDialogs::tr("All files (*)");
}

// Over whatever is open already.
QWidget* topmost(QWidget* parent) {
    QWidget* open = QApplication::activeModalWidget();
    return open != nullptr ? open : parent;
}

// Without a desktop that has words of its own for them, Qt's buttons have no Alt keys.
void giveKeys(QMessageBox& box) {
    const std::array words{
        std::pair{QMessageBox::Save, FileDialogs::tr("&Save")},
        std::pair{QMessageBox::Discard, FileDialogs::tr("&Discard")},
        std::pair{QMessageBox::Cancel, FileDialogs::tr("&Cancel")},
        std::pair{QMessageBox::Close, FileDialogs::tr("&Close")},
        std::pair{QMessageBox::Ok, FileDialogs::tr("&OK")},
    };
    for (const auto& [button, text] : words)
        if (QAbstractButton* found = box.button(button)) found->setText(text);
}

} // namespace

std::optional<QString> withExtension(const QString& path, const QString& extension,
                                     QWidget* parent) {
    if (path.endsWith(extension, Qt::CaseInsensitive)) return path;
    const QString whole = path + extension;
    if (!QFileInfo::exists(whole)) return whole;
    QMessageBox box(QMessageBox::Question, FileDialogs::tr("Replace the file?"),
                    FileDialogs::tr("%1 exists already.").arg(QDir::toNativeSeparators(whole)),
                    QMessageBox::Cancel, topmost(parent));
    box.setTextFormat(Qt::PlainText);
    giveKeys(box);
    QPushButton* replace = box.addButton(FileDialogs::tr("&Replace"), QMessageBox::AcceptRole);
    box.exec();
    return box.clickedButton() == replace ? std::optional(whole) : std::nullopt;
}

QString proposedName(const GameRecord& record) {
    QStringList names;
    for (const Seat seat : SeatSet::firstSeats(record.seats()).toVector()) {
        const QString name = fromUtf8(record.seat(seat).name).simplified();
        if (!name.isEmpty()) names << name;
    }
    QString proposal = gameName(record.game().id());
    if (!names.isEmpty()) proposal += QLatin1Char(' ') + names.join(QStringLiteral(", "));
    for (QChar& c : proposal)
        if (QStringLiteral("/\\:*?\"<>|").contains(c) || !c.isPrint()) c = QLatin1Char('_');
    return proposal.left(kLongestProposal);
}

std::optional<QString> askWhatToOpen(QWidget* parent) {
    QFileDialog dialog(parent, FileDialogs::tr("Open a game"), settings::lastFolder(),
                       fileFilter());
    // Any name may be typed: what is missing may be the extension alone.
    dialog.setFileMode(QFileDialog::AnyFile);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    const QString chosen = dialog.selectedFiles().constFirst();
    const QString whole = chosen + kExtension;
    return !QFileInfo::exists(chosen) && QFileInfo::exists(whole) ? whole : chosen;
}

std::optional<QString> askWhereToSave(QWidget* parent, const GameRecord& record,
                                      const QString& path) {
    const QString proposal =
        path.isEmpty() ? QDir(settings::lastFolder()).filePath(proposedName(record) + kExtension)
                       : path;
    QFileDialog dialog(topmost(parent), FileDialogs::tr("Save the game"),
                       QFileInfo(proposal).absolutePath(), fileFilter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(kExtension.mid(1));
    dialog.selectFile(QFileInfo(proposal).fileName());
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    const QString chosen = dialog.selectedFiles().constFirst();
    // A file that was opened under another ending may keep it.
    return chosen == path ? chosen : withExtension(chosen, kExtension, parent);
}

QString freeNameLike(const QString& path) {
    const QFileInfo file(path);
    for (int number = 2;; ++number) {
        const QString name = QStringLiteral("%1 %2").arg(file.completeBaseName()).arg(number);
        QString free = file.dir().filePath(name + kExtension);
        if (!QFileInfo::exists(free)) return free;
    }
}

Leave askBeforeLosing(QWidget* parent, const QString& path) {
    const QString text = path.isEmpty()
                             ? FileDialogs::tr("This game is not saved in a file yet.")
                             : FileDialogs::tr("The game has changes that are not in %1.")
                                   .arg(QFileInfo(path).fileName());
    QMessageBox box(QMessageBox::Question, FileDialogs::tr("Save the game?"), text,
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel,
                    topmost(parent));
    box.setTextFormat(Qt::PlainText);
    giveKeys(box);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save: return Leave::Save;
    case QMessageBox::Discard: return Leave::Discard;
    default: return Leave::Stay;
    }
}

void tellProblem(QWidget* parent, const QString& title, const QString& text) {
    QMessageBox box(QMessageBox::Warning, title, text, QMessageBox::Ok, topmost(parent));
    giveKeys(box);
    // A file's own words must never be taken for markup.
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

bool offerLegalPart(QWidget* parent, const QString& title, const QString& why,
                    const GameRecord& legalPart) {
    QMessageBox box(QMessageBox::Warning, title, why, QMessageBox::Close, parent);
    giveKeys(box);
    box.setTextFormat(Qt::PlainText);
    const auto turns = static_cast<int>(legalPart.lineThrough(kRoot).size());
    QPushButton* open = box.addButton(FileDialogs::tr("&Open the first %n turn(s)", nullptr, turns),
                                      QMessageBox::AcceptRole);
    open->setObjectName(QStringLiteral("open_part"));
    box.setDefaultButton(QMessageBox::Close);
    box.exec();
    return box.clickedButton() == open;
}

void tellOddities(QWidget* parent, const QStringList& oddities) {
    tellProblem(parent, FileDialogs::tr("The game was opened"),
                FileDialogs::tr("Some things in it are odd:") + QLatin1Char('\n') +
                    oddities.mid(0, kMostOddities).join(QLatin1Char('\n')));
}

} // namespace clockwise::app
