// expect: verified
#include <cassert>
#include <map>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <string>
#include <thread>

class DnsCache {
  std::map<std::string, int> entries;
  mutable std::shared_mutex m;

 public:
  std::optional<int> find(const std::string& key) const {
    std::shared_lock<std::shared_mutex> lock(m);
    auto it = entries.find(key);
    if (it == entries.end()) return std::nullopt;
    return it->second;
  }
  void update(const std::string& key, int value) {
    std::unique_lock<std::shared_mutex> lock(m);
    entries[key] = value;
  }
};

int main() {
  DnsCache cache;
  std::thread w([&] { cache.update("a", 1); });
  std::thread r([&] {
    if (auto v = cache.find("a")) assert(*v == 1);
  });
  w.join();
  r.join();
  assert(cache.find("a").value_or(0) == 1);
}
