// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QPixmap>

namespace clockwise::app {

// A card to click on: a square picture, a name below it and a quieter line below that. The place of
// the picture is there before the picture is.
class PictureButton : public QAbstractButton {
    Q_OBJECT

  public:
    PictureButton(int least, int most, QWidget* parent = nullptr);

    void setWords(const QString& name, const QString& detail);
    // How large the picture is to be, in pixels.
    QSize pictureSize() const { return pictureRect().size(); }
    void setPicture(const QPixmap& picture);
    bool hasPicture() const { return !m_picture.isNull(); }

    // The height that a card of that width fills.
    int heightFor(int width) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    int wordsHeight() const;
    QRect pictureRect() const;

    int m_least; // side of the picture
    int m_most;
    QString m_detail;
    QPixmap m_picture;
};

} // namespace clockwise::app
