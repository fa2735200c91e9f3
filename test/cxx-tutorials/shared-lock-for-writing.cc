// expect: violated race
#include <shared_mutex>
#include <thread>
#include <unordered_map>

std::unordered_map<int, int> cache;
std::shared_mutex m;

int lookup(int key) {
  std::shared_lock lock(m);
  return cache[key];  // operator[] inserts
}

int main() {
  std::thread a(lookup, 1), b(lookup, 2);
  a.join();
  b.join();
}
