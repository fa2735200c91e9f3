/* expect: -> verified
 * expect: -DNO_FENCE -> assertion|race
 * expect: -DWEAK_PUSH -> race
 * A work-stealing deque (Chase and Lev, with the orders of Lê, Pop, Cohen and Zappa Nardelli): owner and one thief. */
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<long> top{0}, bottom{0};
static std::atomic<int> buffer[4];

static void push(int v) {
  long b = bottom.load(std::memory_order_relaxed);
  buffer[b % 4].store(v, std::memory_order_relaxed);
#ifndef WEAK_PUSH
  std::atomic_thread_fence(std::memory_order_release);
#endif
  bottom.store(b + 1, std::memory_order_relaxed);
}

static int take() {
  long b = bottom.load(std::memory_order_relaxed) - 1;
  bottom.store(b, std::memory_order_relaxed);
#ifndef NO_FENCE
  std::atomic_thread_fence(std::memory_order_seq_cst);
#endif
  long t = top.load(std::memory_order_relaxed);
  int v = -1;
  if (t <= b) {
    v = buffer[b % 4].load(std::memory_order_relaxed);
    if (t == b) {
      if (!top.compare_exchange_strong(t, t + 1, std::memory_order_seq_cst, std::memory_order_relaxed)) v = -1;
      bottom.store(b + 1, std::memory_order_relaxed);
    }
  } else
    bottom.store(b + 1, std::memory_order_relaxed);
  return v;
}

static int steal() {
  long t = top.load(std::memory_order_acquire);
  std::atomic_thread_fence(std::memory_order_seq_cst);
  long b = bottom.load(std::memory_order_acquire);
  if (t >= b) return -1;
  int v = buffer[t % 4].load(std::memory_order_relaxed);
  if (!top.compare_exchange_strong(t, t + 1, std::memory_order_seq_cst, std::memory_order_relaxed)) return -1;
  return v;
}

static int payload[3];

int main() {
  int stolen[2] = {-1, -1}, taken[2];
  std::thread thief([&] {
    for (int &s : stolen) {
      s = steal();
      if (s > 0) assert(payload[s] == s);
    }
  });
  payload[1] = 1;
  push(1);
  payload[2] = 2;
  push(2);
  taken[0] = take();
  taken[1] = take();
  thief.join();
  int seen[3] = {};
  for (int v : {stolen[0], stolen[1], taken[0], taken[1]})
    if (v > 0) assert(++seen[v] == 1);
}
