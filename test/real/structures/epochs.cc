/* expect: -> verified
 * expect: -DNO_WAIT -> memory
 * expect: -DRELAXED_ENTER -> memory
 * expect: -DEARLY_LEAVE -> memory
 * expect: -DRELAXED_EPOCH -> memory
 * Epoch-based reclamation: a reader announces the epoch it came in; who unlinks a configuration begins a new epoch, and frees the old
 * one when nobody is left who came in before. NO_WAIT: it is freed at once. RELAXED_ENTER: the announcement is not
 * ordered before the read of the pointer. EARLY_LEAVE: the reader takes its announcement back before its last use. RELAXED_EPOCH: who
 * comes in with the new epoch need not see the new configuration. */
#include <atomic>
#include <cassert>
#include <cstdint>
#include <thread>

struct Config {
  int low, high;
};

static std::atomic<Config *> current;
static std::atomic<uint32_t> epoch{1};
static std::atomic<uint32_t> active[2]; /* 0: outside */

#ifdef RELAXED_ENTER
constexpr auto ANNOUNCE = std::memory_order_relaxed;
#else
constexpr auto ANNOUNCE = std::memory_order_seq_cst;
#endif

#ifdef RELAXED_EPOCH
constexpr auto LOOK = std::memory_order_relaxed;
#else
constexpr auto LOOK = std::memory_order_acquire;
#endif

class Guard {
 public:
  explicit Guard(int me) : mine(active[me]) {
    mine.store(epoch.load(LOOK), ANNOUNCE);
  }
  ~Guard() { leave(); }
  void leave() { mine.store(0, std::memory_order_release); }

 private:
  std::atomic<uint32_t> &mine;
};

static void synchronize() {
  uint32_t before = epoch.fetch_add(1, std::memory_order_seq_cst);
  for (auto &reader : active) {
    for (;;) {
      uint32_t e = reader.load(std::memory_order_seq_cst);
      if (e == 0 || e > before) break;
      std::this_thread::yield();
    }
  }
}

static void replace(int low, int high) {
  Config *old = current.exchange(new Config{low, high}, std::memory_order_seq_cst);
#ifndef NO_WAIT
  synchronize();
#endif
  delete old;
}

static void reader(int me) {
  Guard guard(me);
  Config *c = current.load(std::memory_order_seq_cst);
  int low = c->low;
#ifdef EARLY_LEAVE
  guard.leave();
#endif
  assert(low + 10 == c->high);
}

int main() {
  current.store(new Config{0, 10});
  std::thread a(reader, 0), b(reader, 1);
  replace(5, 15);
  a.join();
  b.join();
  delete current.load();
}
