// expect: race / virtual table|vptr
// As joined-in-destructor.cc, but joined by the base: the derived part is gone by then, and the call may find the base's function.
#include <cassert>
#include <thread>

struct Task {
  std::thread thread;
  virtual int run() { return 1; }
  void start() {
    thread = std::thread([this] { assert(run() == 2); });
  }
  virtual ~Task() { thread.join(); }
};
struct Job : Task {
  int run() override { return 2; }
};

int main() {
  Job job;
  job.start();
}
