/*
 * Atomics of every size: those of no register's size, and those over 16 bytes, change as a whole.
 * models: sc rc11
 * values: -DN=3 verified
 * values: -DN=3 -DTORN violated assertion: seen.a[0] == seen.a[N - 1]
 * values: -DN=5 verified
 * values: -DN=7 verified
 * values: -DN=12 verified
 * values: -DN=16 verified
 * values: -DN=17 verified
 * values: -DN=24 verified
 * values: -DN=24 -DTORN violated assertion: seen.a[0] == seen.a[N - 1]
 * values: -DN=24 -DEXCHANGED violated assertion: old.a[0] == 0
 */
#include <atomic>
#include <cassert>
#include <thread>
struct S {
  char a[N];
};
static std::atomic<S> s;
#ifdef TORN
static std::atomic<char> first, last;
#endif
int main() {
  std::thread t([] {
    S v{};
    v.a[0] = v.a[N - 1] = 7;
#ifdef TORN
    first = 7;
    last = 7;
#else
    s.store(v);
#endif
  });
#ifdef TORN
  S seen{};
  seen.a[N - 1] = last.load();
  seen.a[0] = first.load();
#else
  S seen = s.load();
#endif
  assert(seen.a[0] == seen.a[N - 1]);
#ifdef EXCHANGED
  S old = s.exchange(seen);
  assert(old.a[0] == 0);
#endif
  t.join();
}
