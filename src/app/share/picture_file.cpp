// SPDX-License-Identifier: MIT
#include "picture_file.h"

#include "files/durable_file.h"
#include "table/board_picture.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace clockwise::app {
namespace {

// What a pixel is where there are none, as on the web.
constexpr int kPixelsInAnInch = 96;
constexpr int kPointsInAnInch = 72;

class PictureWork : public Work {
  public:
    PictureWork(Moments moments, ExportOrder order)
        : m_moments(std::move(moments)), m_order(std::move(order)) {}

    int steps() const override { return 1; }
    Told<void> step() override {
        QBuffer file;
        file.open(QIODevice::WriteOnly);
        switch (m_order.kind) {
        case ExportKind::Svg: writeSvg(file); break;
        case ExportKind::Pdf: writePdf(file); break;
        default:
            pictureOf(m_moments, m_moments.all.front(), m_order.size).save(&file, "PNG");
            break;
        }
        const QByteArray& bytes = file.data();
        return replaceFile(m_order.path,
                           {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    }

  private:
    void writeSvg(QBuffer& file) const {
        QSvgGenerator svg;
        svg.setOutputDevice(&file);
        svg.setResolution(kPixelsInAnInch);
        svg.setSize(QSize(m_order.size, m_order.size));
        svg.setViewBox(QRect(0, 0, m_order.size, m_order.size));
        svg.setTitle(m_moments.title);
        svg.setDescription(QString());
        draw(svg);
    }
    void writePdf(QBuffer& file) const {
        QPdfWriter pdf(&file);
        const double side = double(m_order.size) * kPointsInAnInch / kPixelsInAnInch;
        pdf.setPageLayout(QPageLayout(QPageSize(QSizeF(side, side), QPageSize::Point),
                                      QPageLayout::Portrait, QMarginsF()));
        pdf.setResolution(kPixelsInAnInch);
        pdf.setTitle(m_moments.title);
        pdf.setCreator(QStringLiteral("Clockwise"));
        draw(pdf);
    }
    void draw(QPaintDevice& device) const {
        QPainter painter(&device);
        const Moment& moment = m_moments.all.front();
        BoardPicture(m_moments.gameId, m_moments.style)
            .paint(painter, QRectF(0, 0, m_order.size, m_order.size), moment.state->scene(),
                   moment.marks);
    }

    Moments m_moments;
    ExportOrder m_order;
};

} // namespace

std::unique_ptr<Work> pictureWork(Moments moments, const ExportOrder& order) {
    return std::make_unique<PictureWork>(std::move(moments), order);
}

QImage pictureOf(const Moments& moments, const Moment& moment, int size) {
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    BoardPicture(moments.gameId, moments.style)
        .paint(painter, QRectF(image.rect()), moment.state->scene(), moment.marks);
    return image;
}

} // namespace clockwise::app
