// SPDX-License-Identifier: MIT
#include "option_editor.h"

#include "language.h"
#include "words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSpinBox>

namespace clockwise::app {
namespace {

constexpr int kLongestList = 10;

} // namespace

OptionEditor::OptionEditor(const OptionSpec& spec, const std::string& value, QWidget* parent)
    : QWidget(parent), m_spec(spec) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    std::vector<std::string> values(spec.choices.begin(), spec.choices.end());
    if (values.empty() && spec.most - spec.least < kLongestList)
        for (int n = spec.least; n <= spec.most; ++n) values.push_back(std::to_string(n));
    if (values.empty())
        makeNumber();
    else
        makeList(values);
    setValue(value);
}

void OptionEditor::makeList(const std::vector<std::string>& values) {
    m_list = new QComboBox(this);
    for (const std::string& value : values) m_list->addItem(QString(), fromUtf8(value));
    inEveryLanguage(this, [this] {
        for (int i = 0; i < m_list->count(); ++i)
            m_list->setItemText(i, optionValue(m_spec.id, toUtf8(m_list->itemData(i).toString())));
    });
    layout()->addWidget(m_list);
    setFocusProxy(m_list);
    connect(m_list, &QComboBox::currentIndexChanged, this, &OptionEditor::edited);
}

void OptionEditor::makeNumber() {
    m_number = new QSpinBox(this);
    m_number->setRange(m_spec.least, m_spec.most);
    if (m_spec.id == "noprogress")
        inEveryLanguage(this, [this] {
            m_number->setSpecialValueText(tr("allowed without end"));
            m_number->setSuffix(tr(" quiet turns draw"));
        });
    layout()->addWidget(m_number);
    setFocusProxy(m_number);
    connect(m_number, &QSpinBox::valueChanged, this, &OptionEditor::edited);
}

std::string OptionEditor::value() const {
    return m_list != nullptr ? toUtf8(m_list->currentData().toString())
                             : std::to_string(m_number->value());
}

void OptionEditor::setValue(const std::string& value) {
    if (m_list != nullptr)
        m_list->setCurrentIndex(std::max(0, m_list->findData(fromUtf8(value))));
    else
        m_number->setValue(fromUtf8(value).toInt());
}

} // namespace clockwise::app
