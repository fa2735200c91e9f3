// expect: verified
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

class Singleton {
  static std::atomic<Singleton*> instance_;
  static std::mutex m_;
  Singleton() : value(5) {}

 public:
  int value;
  static Singleton* get() {
    Singleton* p = instance_.load(std::memory_order_acquire);
    if (p == nullptr) {
      std::lock_guard<std::mutex> lock(m_);
      p = instance_.load(std::memory_order_relaxed);
      if (p == nullptr) {
        p = new Singleton();
        instance_.store(p, std::memory_order_release);
      }
    }
    return p;
  }
};
std::atomic<Singleton*> Singleton::instance_{nullptr};
std::mutex Singleton::m_;

int main() {
  Singleton *p = nullptr, *q = nullptr;
  std::thread a([&] { p = Singleton::get(); assert(p->value == 5); });
  std::thread b([&] { q = Singleton::get(); assert(q->value == 5); });
  a.join();
  b.join();
  assert(p == q);
}
