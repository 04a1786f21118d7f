// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QString>

#include <chrono>
#include <fcntl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace clockwise::app {

// A pipe into which nobody writes. Who opens it all the same is sent on, and does not wait for
// ever.
class LonelyPipe {
  public:
    explicit LonelyPipe(const QString& path)
        : m_made(::mkfifo(QFile::encodeName(path).constData(), 0600) == 0),
          m_helper([this, name = QFile::encodeName(path)](const std::stop_token& stop) {
              while (!stop.stop_requested()) {
                  const int handle = ::open(name.constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
                  if (handle >= 0) {
                      m_opened = true;
                      ::close(handle);
                  }
                  std::this_thread::sleep_for(std::chrono::milliseconds(20));
              }
          }) {}

    // Whether it is there and was left alone.
    bool isUntouched() {
        m_helper.request_stop();
        m_helper.join();
        return m_made && !m_opened;
    }

  private:
    bool m_made;
    bool m_opened = false;
    std::jthread m_helper;
};

} // namespace clockwise::app
