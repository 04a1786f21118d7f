// SPDX-License-Identifier: MIT
#include "export_dialogs.h"

#include "contexts.h"
#include "files/file_dialogs.h"
#include "settings.h"
#include "table/themes.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr int kSizeStep = 100;

QString filterOf(ExportKind kind) {
    switch (kind) {
    case ExportKind::Png: return Export::tr("This position as a picture (*.png)");
    case ExportKind::Svg: return Export::tr("This position in lines and curves (*.svg)");
    case ExportKind::Pdf: return Export::tr("This position as a page (*.pdf)");
    case ExportKind::Gif: return Export::tr("The game as an animated picture (*.gif)");
    case ExportKind::Apng:
        return Export::tr("The game as an animated picture in all colours (*.apng)");
    case ExportKind::ScoreSheet: break;
    }
    return Export::tr("The turns as a score sheet (*.pdf)");
}

ExportKind kindOfFilter(const QString& filter) {
    const auto found = std::ranges::find(kExportKinds, filter, &filterOf);
    return found == kExportKinds.end() ? ExportKind::Png : *found;
}

// An extension that was typed counts for more than the filter that was left standing.
ExportKind kindOf(const QString& path, ExportKind filter) {
    if (path.endsWith(extensionOf(filter), Qt::CaseInsensitive)) return filter;
    return kindOfFile(path).value_or(filter);
}

std::optional<std::pair<ExportKind, QString>> askWhere(QWidget* parent, const QString& name,
                                                       const settings::ExportHabit& habit) {
    const auto known = std::ranges::find(kExportKinds, habit.kind, &idOf);
    const ExportKind first = known == kExportKinds.end() ? ExportKind::Png : *known;
    QStringList filters;
    for (const ExportKind kind : kExportKinds) filters << filterOf(kind);
    QFileDialog dialog(parent, Export::tr("Export the game"), habit.folder);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    dialog.selectNameFilter(filterOf(first));
    // Without an extension, which would stay when another filter is chosen.
    dialog.selectFile(name);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    const QString chosen = dialog.selectedFiles().constFirst();
    const ExportKind kind = kindOf(chosen, kindOfFilter(dialog.selectedNameFilter()));
    const auto path = withExtension(chosen, extensionOf(kind), parent);
    return path ? std::optional(std::pair(kind, *path)) : std::nullopt;
}

// What is drawn may be for a page of another colour than the window's.
QComboBox* makeLooks(const QString& chosen, QWidget* parent) {
    auto* looks = new QComboBox(parent);
    looks->setObjectName(QStringLiteral("look"));
    looks->addItem(Export::tr("As in the window"), QString());
    looks->addItem(Export::tr("Light"), QStringLiteral("light"));
    looks->addItem(Export::tr("Dark"), QStringLiteral("dark"));
    looks->addItem(Export::tr("High contrast"), QStringLiteral("contrast"));
    looks->setCurrentIndex(std::max(0, looks->findData(chosen)));
    return looks;
}

// False when the player thought better of it.
bool askHow(QWidget* parent, ExportOrder& order, QString& look) {
    QDialog dialog(parent);
    dialog.setObjectName(QStringLiteral("export_options"));
    dialog.setWindowTitle(Export::tr("Export the game"));
    auto* form = new QFormLayout(&dialog);
    auto* size = new QSpinBox(&dialog);
    size->setObjectName(QStringLiteral("size"));
    size->setRange(kSmallestPicture, kLargestPicture);
    size->setSingleStep(kSizeStep);
    size->setSuffix(Export::tr(" pixels"));
    size->setValue(order.size);
    size->setVisible(hasPixels(order.kind));
    if (hasPixels(order.kind)) form->addRow(Export::tr("&Width and height"), size);
    auto* looks = makeLooks(look, &dialog);
    form->addRow(Export::tr("&Look"), looks);
    auto* marks = new QCheckBox(Export::tr("&Mark the last turn"), &dialog);
    marks->setObjectName(QStringLiteral("marks"));
    marks->setChecked(order.marksLastTurn);
    form->addRow(marks);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, &dialog);
    buttons->addButton(Export::tr("&Export"), QDialogButtonBox::AcceptRole)
        ->setObjectName(QStringLiteral("export_now"));
    form->addRow(buttons);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    if (dialog.exec() != QDialog::Accepted) return false;
    order.size = size->value();
    order.marksLastTurn = marks->isChecked();
    look = looks->currentData().toString();
    if (const auto theme = readTheme(look); theme && !look.isEmpty()) order.style.theme = *theme;
    return true;
}

} // namespace

std::optional<ExportOrder> askWhatToExport(QWidget* parent, const QString& name) {
    settings::ExportHabit habit = settings::exportHabit();
    const auto where = askWhere(parent, name, habit);
    if (!where) return std::nullopt;
    ExportOrder order;
    order.kind = where->first;
    order.path = where->second;
    if (habit.size != 0) order.size = std::clamp(habit.size, kSmallestPicture, kLargestPicture);
    order.marksLastTurn = habit.marksLastTurn;
    if (order.kind != ExportKind::ScoreSheet && !askHow(parent, order, habit.look))
        return std::nullopt;
    settings::rememberExportHabit({QFileInfo(order.path).absolutePath(), idOf(order.kind),
                                   order.size, order.marksLastTurn, habit.look});
    return order;
}

} // namespace clockwise::app
