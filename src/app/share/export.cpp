// SPDX-License-Identifier: MIT
#include "export.h"

#include "animation.h"
#include "contexts.h"
#include "files/durable_file.h"
#include "moment.h"
#include "picture_file.h"
#include "sheet_work.h"

#include <QDir>

namespace clockwise::app {
namespace {

// A work that says for which file it could not be done.
class FileWork : public Work {
  public:
    FileWork(QString path, std::unique_ptr<Work> work)
        : m_path(std::move(path)), m_work(std::move(work)) {}

    int steps() const override { return m_work->steps(); }
    Told<void> step() override {
        return m_work->step().map_error([this](const QString& reason) {
            return Export::tr("%1 could not be written: %2.")
                .arg(QDir::toNativeSeparators(m_path), reason);
        });
    }

  private:
    QString m_path;
    std::unique_ptr<Work> m_work;
};

std::unique_ptr<Work> workFor(const GameRecord& record, std::span<const NodeId> places,
                              const ExportOrder& order) {
    if (order.kind == ExportKind::ScoreSheet)
        return sheetFileWork(scoreSheetOf(record, places), order);
    if (showsWholeGame(order.kind))
        return animationWork(momentsOf(record, places, order.marksLastTurn, order.style), order);
    return pictureWork(momentsOf(record, places.last(1), order.marksLastTurn, order.style), order);
}

} // namespace

std::unique_ptr<Work> exportWork(const GameRecord& record, std::span<const NodeId> places,
                                 const ExportOrder& order) {
    return std::make_unique<FileWork>(order.path, workFor(record, places, order));
}

} // namespace clockwise::app
