// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

class QTranslator;

namespace clockwise::app {

// A sentence that is made anew whenever the language changes.
using Wording = std::function<QString()>;

// The language of the window, for all windows of the program.
class Language : public QObject {
    Q_OBJECT

  public:
    static Language& ofProgram();

    // What can be chosen, as settings and the command line write it: "system" for the language of
    // the desktop, or one of its own, such as "es".
    static const QStringList& ids();
    static bool isKnown(const QString& id) { return ids().contains(id); }
    // What a language calls itself; empty for "system".
    static QString nameOf(const QString& id);

    // Changes all wording at once, numbers and dates with it. Nothing else changes.
    void choose(const QString& id);
    const QString& id() const { return m_id; }
    // The language that this comes to: "en" for a desktop whose language nobody has translated to.
    const QString& spoken() const { return m_spoken; }

  signals:
    void changed(); // the translators are in place

  private:
    Language();
    ~Language() override;

    void load(const QString& name, const QString& folder);

    QString m_id;
    QString m_spoken;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

// Sets wording now, and again whenever the language changes while the owner lives:
//   inEveryLanguage(this, [this] { m_title->setText(tr("Choose a game")); });
void inEveryLanguage(QObject* owner, const std::function<void()>& word);

// The same for the one text of a menu, a group, an action, a button or a label, which comes back.
template <class W>
W* worded(W* widget, const Wording& text) {
    inEveryLanguage(widget, [widget, text] {
        if constexpr (requires { widget->setTitle(QString()); })
            widget->setTitle(text());
        else
            widget->setText(text());
    });
    return widget;
}

} // namespace clockwise::app
