// expect: violated deadlock
#include <atomic>
#include <thread>

int main() {
  std::atomic<bool> go{false};
  std::thread t([&go] { go.wait(false); });
  go = true;  // forgets go.notify_one()
  t.join();
}
