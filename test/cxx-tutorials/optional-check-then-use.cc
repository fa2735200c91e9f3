// expect: violated assertion
#include <iostream>
#include <mutex>
#include <optional>
#include <thread>

std::optional<int> cached = 5;
std::mutex m;
bool has() { std::lock_guard l(m); return cached.has_value(); }
int get() { std::lock_guard l(m); return *cached; }

int main() {
  std::thread invalidate([] { std::lock_guard l(m); cached.reset(); });
  if (has()) std::cout << get() << '\n';  // *cached of an empty optional
  invalidate.join();
}
