// expect: verified
#include <cassert>
#include <mutex>
#include <thread>

std::recursive_mutex m;
int total = 0;

void sum(int n) {
  std::lock_guard<std::recursive_mutex> lock(m);
  if (n == 0) return;
  total += n;
  sum(n - 1);
}

int main() {
  std::thread a(sum, 2), b(sum, 1);
  a.join();
  b.join();
  assert(total == 4);
}
