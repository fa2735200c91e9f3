// expect: verified
#include <cassert>
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>

std::mutex mtx;
std::condition_variable cv;
std::queue<int> items;
bool finished = false;

void producer(int n) {
  for (int i = 1; i <= n; ++i) {
    {
      std::lock_guard<std::mutex> lock(mtx);
      items.push(i);
    }
    cv.notify_one();
  }
  {
    std::lock_guard<std::mutex> lock(mtx);
    finished = true;
  }
  cv.notify_all();
}

int main() {
  std::thread p(producer, 2);
  int sum = 0;
  std::thread c([&sum] {
    while (true) {
      std::unique_lock<std::mutex> lock(mtx);
      cv.wait(lock, [] { return !items.empty() || finished; });
      if (items.empty()) break;
      sum += items.front();
      items.pop();
    }
  });
  p.join();
  c.join();
  std::cout << "consumed " << sum << '\n';
  assert(sum == 3);
}
