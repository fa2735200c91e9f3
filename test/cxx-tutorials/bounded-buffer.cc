// expect: verified
#include <array>
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

template <typename T, std::size_t N>
class BoundedBuffer {
  std::array<T, N> slots{};
  std::size_t head = 0, count = 0;
  std::mutex m;
  std::condition_variable notFull, notEmpty;

 public:
  void put(T v) {
    std::unique_lock lock(m);
    notFull.wait(lock, [this] { return count < N; });
    slots[(head + count++) % N] = v;
    notEmpty.notify_one();
  }
  T take() {
    std::unique_lock lock(m);
    notEmpty.wait(lock, [this] { return count > 0; });
    T v = slots[head];
    head = (head + 1) % N;
    --count;
    notFull.notify_one();
    return v;
  }
};

int main() {
  BoundedBuffer<int, 1> buffer;
  std::thread p([&] {
    for (int i = 1; i <= 2; ++i) buffer.put(i);
  });
  int first = buffer.take(), second = buffer.take();
  p.join();
  assert(first == 1 && second == 2);
}
