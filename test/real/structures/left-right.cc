/* expect: -> verified
 * expect: -DNO_SECOND_WAIT -> race
 * expect: -DWEAK_ARRIVE -> race
 * expect: -DWEAK_DEPART -> race
 * Left-right (Ramalhete and Correia): readers never wait, the writer changes the copy that nobody reads. */
#include <atomic>
#include <cassert>
#include <thread>

#ifdef WEAK_ARRIVE
static constexpr auto ARRIVE = std::memory_order_relaxed;
#else
static constexpr auto ARRIVE = std::memory_order_seq_cst;
#endif
#ifdef WEAK_DEPART
static constexpr auto DEPART = std::memory_order_relaxed;
#else
static constexpr auto DEPART = std::memory_order_release;
#endif

static int copies[2];
static std::atomic<int> shown{0}, version{0};
static std::atomic<int> readers[2];

static int read() {
  int v = version.load();
  readers[v].fetch_add(1, ARRIVE);
  int value = copies[shown.load()];
  readers[v].fetch_sub(1, DEPART);
  return value;
}

static void wait_for(int v) {
  while (readers[v].load() != 0) std::this_thread::yield();
}

static void write(int value) {
  int now = shown.load();
  copies[1 - now] = value;
  shown.store(1 - now);
  int v = version.load();
  wait_for(1 - v);
  version.store(1 - v);
#ifndef NO_SECOND_WAIT
  wait_for(v);
#endif
  copies[now] = value;
}

int main() {
  std::thread reader([] {
    int value = read();
    assert(value == 0 || value == 7);
  });
  write(7);
  reader.join();
  assert(read() == 7);
}
