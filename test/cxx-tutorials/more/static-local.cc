// expect: verified
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<int> constructed{0};

class Logger {
  Logger() { ++constructed; }

 public:
  Logger(const Logger&) = delete;
  Logger& operator=(const Logger&) = delete;
  int level = 2;
  static Logger& instance() {
    static Logger logger;
    return logger;
  }
};

int main() {
  std::jthread a([] { assert(Logger::instance().level == 2); });
  std::jthread b([] { assert(Logger::instance().level == 2); });
  a.join();
  b.join();
  assert(constructed == 1);
}
