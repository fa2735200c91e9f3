// expect: verified
#include <cassert>
#include <deque>
#include <future>
#include <mutex>
#include <thread>

std::deque<std::packaged_task<int()>> tasks;
std::mutex m;

void worker() {
  for (;;) {
    std::packaged_task<int()> task;
    {
      std::lock_guard lock(m);
      if (tasks.empty()) return;
      task = std::move(tasks.front());
      tasks.pop_front();
    }
    task();
  }
}

int main() {
  std::packaged_task<int()> one([] { return 1; });
  std::packaged_task<int()> two([] { return 2; });
  auto f1 = one.get_future(), f2 = two.get_future();
  tasks.push_back(std::move(one));
  tasks.push_back(std::move(two));
  std::thread a(worker), b(worker);
  assert(f1.get() + f2.get() == 3);
  a.join();
  b.join();
}
