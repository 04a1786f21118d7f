// SPDX-License-Identifier: MIT
#pragma once

#include "clockwise/options.h"

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace clockwise::app {

// The widget for one option of any game: a list for choices and small ranges, a number otherwise.
class OptionEditor : public QWidget {
    Q_OBJECT

  public:
    OptionEditor(const OptionSpec& spec, const std::string& value, QWidget* parent = nullptr);

    std::string value() const;
    void setValue(const std::string& value);

  signals:
    void edited();

  private:
    void makeList(const std::vector<std::string>& values);
    void makeNumber();

    OptionSpec m_spec;
    QComboBox* m_list = nullptr;
    QSpinBox* m_number = nullptr;
};

} // namespace clockwise::app
