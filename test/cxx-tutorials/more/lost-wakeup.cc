// expect: violated deadlock
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable cv;

int main() {
  std::thread waiter([] {
    std::unique_lock<std::mutex> lock(m);
    cv.wait(lock);  // no predicate: the notification may be over already
    std::cout << "woken up\n";
  });
  std::thread notifier([] { cv.notify_one(); });
  waiter.join();
  notifier.join();
}
