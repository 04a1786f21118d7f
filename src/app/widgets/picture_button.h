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
    // How large the picture gets at most, in pixels.
    void setMost(int most);
    // How large the picture is to be, in pixels.
    QSize pictureSize() const { return pictureRect().size(); }
    void setPicture(const QPixmap& picture);
    const QPixmap& picture() const { return m_picture; }
    bool hasPicture() const { return !m_picture.isNull(); }
    // Whether it is there with every pixel that there is room for.
    bool isSharp() const;

    // The height that a card of that width fills.
    int heightFor(int width) const;
    // For the words to stand in full.
    int widthOfWords() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void blurred(); // by another size of the card

  protected:
    void resizeEvent(QResizeEvent* event) override;
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
