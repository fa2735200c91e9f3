// expect: violated memory
#include <mutex>
#include <queue>
#include <thread>

template <class T>
class SafeQueue {
  std::queue<T> q;
  std::mutex m;

 public:
  void push(T v) { std::lock_guard l(m); q.push(v); }
  bool empty() { std::lock_guard l(m); return q.empty(); }
  T pop() {
    std::lock_guard l(m);
    T v = q.front();
    q.pop();
    return v;
  }
};

int main() {
  SafeQueue<int> queue;
  queue.push(1);
  auto consumer = [&] {
    if (!queue.empty()) queue.pop();  // someone else may have been quicker
  };
  std::thread a(consumer), b(consumer);
  a.join();
  b.join();
}
