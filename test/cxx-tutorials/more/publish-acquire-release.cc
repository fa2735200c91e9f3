// expect: verified
#include <atomic>
#include <cassert>
#include <string>
#include <thread>

std::atomic<std::string*> ptr{nullptr};
int data = 0;

void producer() {
  auto* p = new std::string("Hello");
  data = 42;
  ptr.store(p, std::memory_order_release);
}

void consumer() {
  std::string* p;
  while (!(p = ptr.load(std::memory_order_acquire))) {
  }
  assert(*p == "Hello");
  assert(data == 42);
  delete p;
}

int main() {
  std::thread t1(producer), t2(consumer);
  t1.join();
  t2.join();
}
