#include <mutex>
#include <thread>
extern "C" void __VERIFIER_atomic_begin(void);
extern "C" void __VERIFIER_atomic_end(void);
std::mutex m;
int main() {
  std::thread t([] {
    std::lock_guard l(m);
  });
  __VERIFIER_atomic_begin();
  {
    std::lock_guard l(m);
  }
  __VERIFIER_atomic_end();
  t.join();
}
