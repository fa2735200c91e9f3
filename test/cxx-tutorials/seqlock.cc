// expect: verified
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<unsigned> seq{0};
std::atomic<int> x{0}, y{0};

void write(int v) {
  unsigned s = seq.load(std::memory_order_relaxed);
  seq.store(s + 1, std::memory_order_relaxed);
  std::atomic_thread_fence(std::memory_order_release);
  x.store(v, std::memory_order_relaxed);
  y.store(v, std::memory_order_relaxed);
  seq.store(s + 2, std::memory_order_release);
}

bool tryRead(int& a, int& b) {
  unsigned before = seq.load(std::memory_order_acquire);
  if (before & 1) return false;
  a = x.load(std::memory_order_relaxed);
  b = y.load(std::memory_order_relaxed);
  std::atomic_thread_fence(std::memory_order_acquire);
  return seq.load(std::memory_order_relaxed) == before;
}

int main() {
  std::thread w([] { write(1); });
  std::thread r([] {
    int a = 0, b = 0;
    if (tryRead(a, b)) assert(a == b);
  });
  w.join();
  r.join();
}
