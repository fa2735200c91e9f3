/* expect: -> verified
 * expect: -DPLAIN_PTR -> race
 * expect: -DIN_PLACE -> race
 * expect: -DLOST_UPDATE -> assertion
 * expect: -DTWO_LOADS -> assertion
 * Read-copy-update with std::atomic<std::shared_ptr<const T>>: readers take a snapshot, writers copy and exchange. */
#include <atomic>
#include <cassert>
#include <map>
#include <memory>
#include <string>
#include <thread>

struct Config {
  int version = 0;
  std::map<std::string, int> limits;
};

class Registry {
#ifdef PLAIN_PTR
  std::shared_ptr<const Config> current_ = std::make_shared<const Config>();
#else
  std::atomic<std::shared_ptr<const Config>> current_{std::make_shared<const Config>()};
#endif

 public:
  std::shared_ptr<const Config> snapshot() const {
#ifdef PLAIN_PTR
    return current_;
#else
    return current_.load(std::memory_order_acquire);
#endif
  }
  template <class F>
  void update(F&& f) {
#ifdef PLAIN_PTR
    auto next = std::make_shared<Config>(*current_);
    f(*next);
    current_ = next;
#elif defined IN_PLACE
    f(const_cast<Config&>(*current_.load()));
#elif defined LOST_UPDATE
    auto next = std::make_shared<Config>(*current_.load());
    f(*next);
    current_.store(std::move(next));
#else
    auto old = current_.load(std::memory_order_acquire);
    std::shared_ptr<const Config> next;
    do {
      auto copy = std::make_shared<Config>(*old);
      f(*copy);
      next = std::move(copy);
    } while (!current_.compare_exchange_weak(old, next, std::memory_order_acq_rel, std::memory_order_acquire));
#endif
  }
};

int main() {
  Registry registry;
  auto bump = [&](const char* key) {
    registry.update([&](Config& c) {
      c.version++;
      c.limits[key] = c.version;
    });
  };
  std::thread w1(bump, "cpu"), w2(bump, "disk");
#ifdef TWO_LOADS
  auto version = registry.snapshot()->version;
  assert(static_cast<int>(registry.snapshot()->limits.size()) == version);
#else
  auto snap = registry.snapshot();
  assert(static_cast<int>(snap->limits.size()) == snap->version);
#endif
  w1.join();
  w2.join();
  assert(registry.snapshot()->version == 2);
}
