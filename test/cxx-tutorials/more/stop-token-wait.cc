// expect: verified
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <queue>
#include <thread>

int main() {
  std::mutex m;
  std::condition_variable_any cv;
  std::queue<int> q;
  int got = 0;
  {
    std::jthread consumer([&](std::stop_token st) {
      std::unique_lock lock(m);
      while (cv.wait(lock, st, [&] { return !q.empty(); })) {
        got += q.front();
        q.pop();
      }
    });
    std::lock_guard lock(m);
    q.push(4);
    cv.notify_one();
  }
  assert(got == 4 || got == 0);
}
