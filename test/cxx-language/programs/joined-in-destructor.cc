// expect: verified
// A thread calls virtual functions of an object until its most derived destructor joins it. Clang sets the pointer to the virtual
// table again at the beginning of that destructor, to what it is: that was told as a race.
#include <cassert>
#include <thread>

struct Task {
  std::thread thread;
  virtual int run() { return 1; }
  void start() {
    thread = std::thread([this] { assert(run() == 2); });
  }
  virtual ~Task() = default;
};
struct Job : Task {
  int run() override { return 2; }
  ~Job() override { thread.join(); }
};
struct Shared : virtual Task {
  int run() override { return 2; }
  ~Shared() override { thread.join(); }
};

int main() {
  {
    Job job;
    job.start();
  }
  Shared shared;
  shared.start();
}
