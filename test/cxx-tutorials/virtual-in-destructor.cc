// expect: violated race
#include <thread>

struct Runner {
  std::thread t;
  void start() {
    t = std::thread([this] { run(); });
  }
  virtual void run() {}
  virtual ~Runner() { t.join(); }  // too late: the derived part is gone
};

struct Printer : Runner {
  int n = 1;
  void run() override { ++n; }
};

int main() {
  Printer p;
  p.start();
}
