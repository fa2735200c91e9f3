// expect: violated race
#include <atomic>
#include <iostream>
#include <thread>

int payload = 0;
std::atomic<bool> ready{false};

int main() {
  std::thread writer([] {
    payload = 1;
    ready.store(true, std::memory_order_relaxed);
  });
  std::thread reader([] {
    while (!ready.load(std::memory_order_relaxed)) std::this_thread::yield();
    std::cout << payload << '\n';
  });
  writer.join();
  reader.join();
}
