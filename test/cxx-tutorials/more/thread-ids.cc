// expect: verified
#include <cassert>
#include <iostream>
#include <map>
#include <mutex>
#include <thread>

int main() {
  std::mutex m;
  std::map<std::thread::id, int> seen;
  auto work = [&](int n) {
    std::lock_guard lock(m);
    seen[std::this_thread::get_id()] = n;
    std::cout << "thread " << std::this_thread::get_id() << " has " << n << '\n';
  };
  std::thread a(work, 1), b(work, 2);
  auto id = a.get_id();
  a.join();
  b.join();
  assert(seen.size() == 2 && seen[id] == 1);
}
