// expect: verified
#include <atomic>
#include <cassert>
#include <semaphore>
#include <thread>
#include <vector>

std::counting_semaphore<2> slots(2);
std::atomic<int> inside{0};

int main() {
  std::vector<std::thread> v;
  for (int i = 0; i < 3; ++i)
    v.emplace_back([] {
      slots.acquire();
      int now = ++inside;
      assert(now <= 2);
      --inside;
      slots.release();
    });
  for (auto& t : v) t.join();
}
