#include <semaphore>
#include <thread>
extern "C" unsigned __VERIFIER_nondet_uint(void);
int main() {
  std::counting_semaphore<> s(__VERIFIER_nondet_uint() & 1023);
  std::thread t([&] {
    s.acquire();
  });
  t.join();
}
