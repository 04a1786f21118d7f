// SPDX-License-Identifier: MIT
#include "turn_list.h"

#include "language.h"
#include "turn_table_model.h"
#include "widgets/fitting_font.h"

#include <QAbstractButton>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace clockwise::app {
namespace {

constexpr int kManySeats = 5;
constexpr int kRowsBefore = 2; // the turn that is shown
constexpr int kRail = 5;       // from one rail of a nested line to the next
constexpr int kMostRails = 6;  // deeper lines look like these
constexpr int kNoteSize = 5;
constexpr int kMargin = 3; // of a turn in its column, as the style has it
constexpr int kLeastWidth = 284;

int railsOf(const QVariant& variation) {
    return std::min(variation.toInt(), kMostRails);
}

// The ground of the row of names, with the rule below it.
void fillHead(QPainter& painter, const QRect& rect, const QPalette& palette) {
    painter.fillRect(rect, palette.base());
    painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, palette.mid());
}

// The number of the round, with a rail for each line that a variation is nested in.
class RoundHeader : public QHeaderView {
  public:
    explicit RoundHeader(QWidget* parent) : QHeaderView(Qt::Vertical, parent) {}

    // For how many rails there is room.
    int rails() const { return m_rails; }
    void setRails(int rails) {
        if (rails == m_rails) return;
        m_rails = rails;
        headerDataChanged(orientation(), 0, 0);
    }

  protected:
    QSize sectionSizeFromContents(int section) const override {
        const QSize plain = QHeaderView::sectionSizeFromContents(section);
        return {plain.width() + m_rails * kRail + kRail, plain.height()};
    }
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        painter->fillRect(rect, palette().base());
        const int rails = railsOf(model()->headerData(section, orientation(), VariationRole));
        QColor ink = palette().color(QPalette::Text);
        ink.setAlphaF(0.28F);
        const bool begins = model()->headerData(section, orientation(), BeginsRole).toBool();
        for (int i = 0; i < rails; ++i) {
            const int gap = begins && i + 1 == rails ? kRail : 0;
            painter->fillRect(rect.left() + 3 + i * kRail, rect.top() + gap, 2, rect.height() - gap,
                              ink);
        }
        ink.setAlphaF(rails > 0 ? 0.55F : 0.8F);
        painter->setPen(ink);
        painter->setFont(font());
        painter->drawText(rect.adjusted(0, 0, -6, 0), Qt::AlignRight | Qt::AlignVCenter,
                          model()->headerData(section, orientation()).toString());
    }

  private:
    static constexpr int VariationRole = TurnTableModel::VariationRole;
    static constexpr int BeginsRole = TurnTableModel::BeginsRole;

    int m_rails = 1;
};

// The seat's shape and as much of its name as there is room for.
class SeatHeader : public QHeaderView {
  public:
    explicit SeatHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}

  protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        const auto part = [&](int role) {
            return model()->headerData(section, orientation(), role);
        };
        fillHead(*painter, rect, palette());
        QRect shape(rect.left() + 3, rect.center().y() - kShape / 2, kShape, kShape);
        // Without room for one of the names all are left to the badges and to the mouse.
        const bool named = hasRoomForNames();
        if (!named) shape.moveCenter(rect.center());
        part(Qt::DecorationRole).value<QIcon>().paint(painter, shape);
        if (!named) return;
        const QRect words = rect.adjusted(kBeforeName, 0, -kBehindName, 0);
        const QString name = part(Qt::DisplayRole).toString();
        painter->setFont(fittingFont(font(), name, words.width()));
        painter->setPen(palette().color(QPalette::Text));
        painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(name, Qt::ElideRight, words.width()));
    }

  private:
    // A long name is cut short; of a usual one a part is not enough.
    bool hasRoomForNames() const {
        for (int section = 0; section < count(); ++section) {
            const QString name = model()->headerData(section, orientation()).toString();
            const int width = sectionSize(section) - kBeforeName - kBehindName;
            // To parts of a pixel: what is a little too long is cut when it is painted.
            const QFontMetricsF metrics(fittingFont(font(), name, width));
            if (name.size() <= kUsualName && metrics.horizontalAdvance(name) > width) return false;
        }
        return true;
    }

    static constexpr int kShape = 16;
    static constexpr int kBeforeName = kShape + 7;
    static constexpr int kBehindName = 2;
    static constexpr int kUsualName = 12;
};

// Variations lie on a tinted ground; a turn with a comment has a corner turned down. A turn that is
// long for its column is written narrower.
class TurnDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        if (railsOf(index.data(TurnTableModel::VariationRole)) > 0) {
            QColor ground = option.palette.color(QPalette::Text);
            ground.setAlphaF(0.05F);
            painter->fillRect(option.rect, ground);
        }
        QStyledItemDelegate::paint(painter, option, index);
        if (!index.data(TurnTableModel::NotedRole).toBool()) return;
        const QPoint corner = option.rect.topRight() + QPoint(-1, 1);
        const bool shown = index.data(TurnTableModel::ShownRole).toBool();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        QColor ink = option.palette.color(shown ? QPalette::HighlightedText : QPalette::Text);
        ink.setAlphaF(0.6F);
        painter->setBrush(ink);
        painter->drawPolygon(
            QPolygon({corner, corner - QPoint(kNoteSize, 0), corner + QPoint(0, kNoteSize)}));
        painter->restore();
    }

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->state &= ~(QStyle::State_Selected | QStyle::State_HasFocus);
        if (index.data(TurnTableModel::ShownRole).toBool())
            option->state |= QStyle::State_Selected | QStyle::State_Active;
        option->font = fittingFont(option->font, option->text, option->rect.width() - 2 * kMargin);
        option->fontMetrics = QFontMetrics(option->font);
    }
};

} // namespace

TurnList::TurnList(Document& document, QMenu* turnMenu, QWidget* parent)
    : QTableView(parent), m_document(document), m_model(new TurnTableModel(document, this)),
      m_turnMenu(turnMenu) {
    setObjectName(QStringLiteral("turns"));
    setVerticalHeader(new RoundHeader(this));
    setHorizontalHeader(new SeatHeader(this));
    setModel(m_model);
    setItemDelegate(new TurnDelegate(this));
    setTabKeyNavigation(false);
    inEveryLanguage(this, [this] { setAccessibleName(tr("Turns")); });
    setShowGrid(false);
    setWordWrap(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setFocusPolicy(Qt::NoFocus);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_corner = findChild<QAbstractButton*>();
    if (m_corner != nullptr) m_corner->installEventFilter(this);
    whiten();
    QHeaderView* seats = horizontalHeader();
    seats->setSectionResizeMode(QHeaderView::Stretch);
    seats->setHighlightSections(false);
    seats->setSectionsClickable(false);
    QHeaderView* rounds = verticalHeader();
    rounds->setSectionsClickable(false);
    rounds->setHighlightSections(false);
    rounds->setSectionResizeMode(QHeaderView::Fixed);
    connect(this, &QTableView::clicked, this, &TurnList::goTo);
    connect(&m_document, &Document::replaced, this, &TurnList::fit);
    connect(&m_document, &Document::replaced, this, &TurnList::follow);
    connect(&m_document, &Document::changed, this, &TurnList::follow);
    fit();
    follow();
}

void TurnList::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) whiten();
}

// A calm sheet of paper instead of a grid of buttons: the headers lie on the same ground.
void TurnList::whiten() {
    QPalette ground;
    ground.setColor(QPalette::Window, palette().color(QPalette::Base));
    horizontalHeader()->setPalette(ground);
    verticalHeader()->setPalette(ground);
}

bool TurnList::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_corner || event->type() != QEvent::Paint)
        return QTableView::eventFilter(watched, event);
    QPainter painter(m_corner);
    fillHead(painter, m_corner->rect(), palette());
    return true;
}

// Many seats make narrow columns; smaller letters keep all of them in sight.
void TurnList::fit() {
    QFont letters = parentWidget()->font();
    if (m_document.session().record().seats() >= kManySeats)
        letters.setPointSizeF(letters.pointSizeF() * 0.85);
    setFont(letters);
    horizontalHeader()->setFont(letters);
    verticalHeader()->setFont(letters);
    verticalHeader()->setDefaultSectionSize(QFontMetrics(letters).height() + 8);
    horizontalHeader()->setFixedHeight(QFontMetrics(letters).height() + 12);
    // The longest turn, written narrower.
    constexpr double kNarrow = 0.82;
    const int longest = QFontMetrics(letters).horizontalAdvance(QStringLiteral("a1-b2xd4†"));
    horizontalHeader()->setMinimumSectionSize(qCeil(kNarrow * longest) + 2 * kMargin + 2);
    fitWidth();
}

// No seat's turns are out of sight.
void TurnList::fitWidth() {
    const int seats = m_document.session().record().seats();
    // As broad as the numbers of the rounds will be, before there are any.
    const auto* header = static_cast<RoundHeader*>(verticalHeader());
    const int numbers = header->fontMetrics().horizontalAdvance(QStringLiteral("000")) +
                        2 * style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, header) +
                        (header->rails() + 1) * kRail;
    const int needed = std::max(header->sizeHint().width(), numbers) +
                       seats * horizontalHeader()->minimumSectionSize() +
                       style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    setMinimumWidth(std::max(needed, kLeastWidth));
    updateGeometries();
}

void TurnList::fitRails() {
    auto* rounds = static_cast<RoundHeader*>(verticalHeader());
    const int rails = std::clamp(m_model->deepestVariation(), 1, kMostRails);
    if (rails == rounds->rails()) return;
    rounds->setRails(rails);
    fitWidth();
}

void TurnList::goTo(const QModelIndex& index) {
    if (const auto turn = m_model->turnAt(index)) m_document.session().goTo(*turn);
    follow();
}

// The nearest turn of a row.
void TurnList::goToRow(int row, int column) {
    for (int away = 0; away < m_model->columnCount(); ++away)
        for (const int there : {column - away, column + away})
            if (m_model->turnAt(m_model->index(row, there)))
                return goTo(m_model->index(row, there));
}

// Up and down go through the rows, and so through the variations; the other keys are the Go menu's.
void TurnList::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Up && event->key() != Qt::Key_Down) return event->ignore();
    const QModelIndex shown = m_model->indexOf(m_document.session().at());
    const int row = shown.isValid() ? shown.row() : -1;
    goToRow(event->key() == Qt::Key_Up ? row - 1 : row + 1, std::max(0, shown.column()));
}

void TurnList::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    follow();
}

void TurnList::contextMenuEvent(QContextMenuEvent* event) {
    const QModelIndex index = indexAt(viewport()->mapFromGlobal(event->globalPos()));
    if (!m_model->turnAt(index)) return;
    goTo(index);
    m_turnMenu->popup(event->globalPos());
}

void TurnList::follow() {
    fitRails();
    const QModelIndex shown = m_model->indexOf(m_document.session().at());
    selectionModel()->setCurrentIndex(shown, QItemSelectionModel::NoUpdate);
    if (!shown.isValid()) return scrollToTop();
    // With what was played before, and the row that comes.
    for (const int row : {shown.row() - kRowsBefore, shown.row() + 1})
        scrollTo(m_model->index(std::clamp(row, 0, m_model->rowCount() - 1), shown.column()));
    scrollTo(shown);
}

int TurnList::spareIn(int height) const {
    const int row = std::max(1, verticalHeader()->defaultSectionSize());
    return std::max(0, height - horizontalHeader()->height()) % row;
}

} // namespace clockwise::app
