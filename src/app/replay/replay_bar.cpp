// SPDX-License-Identifier: MIT
#include "replay_bar.h"

#include "go_actions.h"
#include "language.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyleOptionSlider>
#include <QToolButton>
#include <QVBoxLayout>

namespace clockwise::app {
namespace {

constexpr int kGap = 6; // between a step and a jump to the end, so that none is hit for the other

// Its handle comes to where the mouse is pressed, instead of nearer by a page.
class LineSlider : public QSlider {
  public:
    explicit LineSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {}

  protected:
    void mousePressEvent(QMouseEvent* event) override {
        QStyleOptionSlider option;
        initStyleOption(&option);
        const auto part = [&](QStyle::SubControl control) {
            return style()->subControlRect(QStyle::CC_Slider, &option, control, this);
        };
        const QRect handle = part(QStyle::SC_SliderHandle);
        const QRect groove = part(QStyle::SC_SliderGroove);
        if (event->button() == Qt::LeftButton && !handle.contains(event->position().toPoint())) {
            const int at = event->position().toPoint().x() - groove.x() - handle.width() / 2;
            setValue(QStyle::sliderValueFromPosition(
                minimum(), maximum(), at, groove.width() - handle.width(), option.upsideDown));
        }
        QSlider::mousePressEvent(event);
    }
};

} // namespace

ReplayBar::ReplayBar(Document& document, GoActions& go, QWidget* parent)
    : QWidget(parent), m_document(document), m_go(go), m_slider(new LineSlider(this)),
      m_place(new QLabel(this)), m_turnTime(new QToolButton(this)) {
    m_slider->setObjectName(QStringLiteral("slider"));
    m_slider->setFocusPolicy(Qt::TabFocus);
    m_place->setObjectName(QStringLiteral("place"));
    m_place->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_turnTime->setObjectName(QStringLiteral("turn_time"));
    m_turnTime->setAutoRaise(true);
    m_turnTime->setMenu(m_go.turnTimes());
    m_turnTime->setPopupMode(QToolButton::InstantPopup);

    auto* top = new QHBoxLayout;
    top->addWidget(m_slider, 1);
    top->addWidget(m_place);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(top);
    column->addLayout(makeButtons());

    connect(m_slider, &QSlider::valueChanged, this,
            [this](int ply) { m_document.session().goTo(static_cast<std::size_t>(ply)); });
    connect(&m_go, &GoActions::turnTimeChanged, this, &ReplayBar::showTurnTime);
    connect(&m_document, &Document::replaced, this, &ReplayBar::refresh);
    connect(&m_document, &Document::changed, this, &ReplayBar::refresh);
    inEveryLanguage(this, [this] {
        m_slider->setAccessibleName(tr("Place in the game"));
        m_turnTime->setAccessibleName(tr("Time for each turn"));
        m_turnTime->setToolTip(tr("How long each turn is shown while the game plays"));
        showTurnTime();
        refresh();
    });
}

QLayout* ReplayBar::makeButtons() {
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    for (QAction* action : {m_go.first(), m_go.back(), m_go.play(), m_go.forward(), m_go.last()}) {
        if (action == m_go.last()) row->addSpacing(kGap);
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        // Held down, a step goes on, as a held key does.
        button->setAutoRepeat(action == m_go.back() || action == m_go.forward());
        button->setIconSize({24, 24});
        row->addWidget(button);
        if (action == m_go.first()) row->addSpacing(kGap);
    }
    row->addStretch(1);
    row->addWidget(m_turnTime);
    return row;
}

void ReplayBar::showTurnTime() {
    m_turnTime->setText(m_go.turnTime());
}

void ReplayBar::refresh() {
    const Session& session = m_document.session();
    const QSignalBlocker onlyShowing(m_slider);
    m_slider->setRange(0, static_cast<int>(session.last()));
    m_slider->setPageStep(session.record().seats());
    m_slider->setValue(static_cast<int>(session.shown()));
    m_slider->setEnabled(session.last() > 0);
    const QString place = tr("%1 / %2");
    m_place->setText(place.arg(session.shown()).arg(session.last()));
    // As wide as it will ever be in this game, so that nothing moves beside it.
    const QFontMetrics letters(m_place->font());
    m_place->setMinimumWidth(
        letters.horizontalAdvance(place.arg(session.last()).arg(session.last())));
}

} // namespace clockwise::app
