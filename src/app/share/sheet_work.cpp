// SPDX-License-Identifier: MIT
#include "sheet_work.h"

#include "contexts.h"
#include "files/durable_file.h"
#include "sheet_pages.h"

#include <QBuffer>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr int kDotsPerInch = 600;

QPageLayout usualPage() {
    const bool metric = QLocale().measurementSystem() == QLocale::MetricSystem;
    return {QPageSize(metric ? QPageSize::A4 : QPageSize::Letter), QPageLayout::Portrait,
            QMarginsF(kSheetMargin, kSheetMargin, kSheetMargin, kSheetMargin),
            QPageLayout::Millimeter};
}

QSizeF printedInches(const QPagedPaintDevice& device) {
    return device.pageLayout().paintRect(QPageLayout::Inch).size();
}

class SheetFileWork : public Work {
  public:
    SheetFileWork(ScoreSheet sheet, QString path) : m_path(std::move(path)), m_pdf(&m_file) {
        m_file.open(QIODevice::WriteOnly);
        m_pdf.setPageLayout(usualPage());
        m_pdf.setResolution(kDotsPerInch);
        m_pdf.setTitle(sheet.title);
        m_pdf.setCreator(QStringLiteral("Clockwise"));
        m_pages = std::make_unique<SheetPages>(std::move(sheet), printedInches(m_pdf));
    }

    int steps() const override { return m_pages->count() + 1; }
    Told<void> step() override {
        if (m_next == m_pages->count()) {
            m_painter.end();
            const QByteArray& bytes = m_file.data();
            return replaceFile(m_path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
        }
        if (m_next == 0)
            m_painter.begin(&m_pdf);
        else
            m_pdf.newPage();
        m_pages->paint(m_painter, m_next++, kDotsPerInch);
        return {};
    }

  private:
    QString m_path;
    QBuffer m_file;
    QPdfWriter m_pdf;
    std::unique_ptr<SheetPages> m_pages;
    QPainter m_painter;
    int m_next = 0;
};

class SheetPrintWork : public Work {
  public:
    SheetPrintWork(ScoreSheet sheet, std::unique_ptr<QPrinter> printer)
        : m_printer(std::move(printer)), m_pages(std::move(sheet), printedInches(*m_printer)) {
        m_first = std::clamp(m_printer->fromPage(), 1, m_pages.count()) - 1;
        m_last = m_printer->toPage() > 0 ? std::min(m_printer->toPage(), m_pages.count())
                                         : m_pages.count();
        m_last = std::max(m_last, m_first + 1);
        m_next = m_first;
    }
    ~SheetPrintWork() override {
        if (m_painter.isActive() && m_next < m_last) m_printer->abort();
    }

    int steps() const override { return m_last - m_first + 1; }
    Told<void> step() override {
        if (m_next == m_last) {
            const bool ended = m_painter.end() && m_printer->printerState() != QPrinter::Error;
            return ended ? Told<void>() : failed();
        }
        const bool ready =
            m_next == m_first ? m_painter.begin(m_printer.get()) : m_printer->newPage();
        if (!ready) return failed();
        m_pages.paint(m_painter, m_next++, m_printer->resolution());
        return {};
    }

  private:
    static Told<void> failed() {
        return tl::unexpected(
            Sheet::tr("The printer does not take the pages. Is it there, and switched on?"));
    }

    std::unique_ptr<QPrinter> m_printer;
    SheetPages m_pages;
    QPainter m_painter;
    int m_first = 0;
    int m_last = 0; // the one after it
    int m_next = 0;
};

} // namespace

std::unique_ptr<Work> sheetFileWork(ScoreSheet sheet, const ExportOrder& order) {
    return std::make_unique<SheetFileWork>(std::move(sheet), order.path);
}

std::unique_ptr<Work> sheetPrintWork(ScoreSheet sheet, std::unique_ptr<QPrinter> printer) {
    return std::make_unique<SheetPrintWork>(std::move(sheet), std::move(printer));
}

} // namespace clockwise::app
