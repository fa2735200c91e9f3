// expect: verified
#include <cassert>
#include <mutex>
#include <thread>

class Counter {
 public:
  void increment() {
    std::lock_guard<std::mutex> guard(mutex_);
    ++value_;
  }
  int get() const {
    std::lock_guard<std::mutex> guard(mutex_);
    return value_;
  }

 private:
  mutable std::mutex mutex_;
  int value_ = 0;
};

int main() {
  Counter counter;
  auto work = [&counter] {
    for (int i = 0; i < 2; ++i) counter.increment();
  };
  std::thread a(work), b(work);
  a.join();
  b.join();
  assert(counter.get() == 4);
}
