/*
 * Every kind of type an atomic can have, and every operation.
 *
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <atomic>
#include <cassert>
#include <cstdint>

struct pair16 {
  std::int64_t a, b;
};
struct triple {
  std::uint8_t r, g, b;
};
enum class colour { red, green };

int main() {
  std::atomic<bool> b(true);
  assert(b.exchange(false));
  std::atomic<unsigned char> c(250);
  assert(c.fetch_add(10) == 250 && c == 4);
  std::atomic<short> s(3);
  assert((s -= 5) == -2 && s-- == -2 && --s == -4 && ++s == -3);
  std::atomic<unsigned long long> u(0xf0);
  assert(u.fetch_and(0x3c) == 0xf0 && u.fetch_or(1) == 0x30 && u.fetch_xor(0xff) == 0x31 && u == 0xce);
  assert((u &= 0xf) == 0xe && (u |= 0x10) == 0x1e && (u ^= 2) == 0x1c);
  int array[4];
  std::atomic<int *> p(array);
  assert(p++ == array && p.fetch_add(2) == array + 1 && (p -= 1) == array + 2);
  std::atomic<double> d(1.5);
  assert(d.fetch_add(2.0) == 1.5 && d.fetch_sub(0.5) == 3.5 && d == 3.0);
  std::atomic<float> f;
  f += 2.5f;
  assert(f == 2.5f);
  std::atomic<colour> e(colour::red);
  colour seen = colour::green;
  assert(!e.compare_exchange_strong(seen, colour::red) && seen == colour::red);
  assert(e.compare_exchange_strong(seen, colour::green) && e == colour::green);
  std::atomic<pair16> q(pair16{1, 2});
  pair16 old = q.load();
  while (!q.compare_exchange_weak(old, {old.a + 1, old.b + 1}, std::memory_order_acq_rel, std::memory_order_acquire)) {
  }
  assert(q.load().a == 2 && q.load().b == 3);
  std::atomic<triple> t(triple{1, 2, 3});
  assert(t.exchange(triple{4, 5, 6}).g == 2 && t.load().b == 6);
  static_assert(sizeof(std::atomic<int>) == 4 && sizeof(q) == 16 && alignof(decltype(q)) == 16);
  static_assert(std::atomic<long>::is_always_lock_free && std::is_same_v<std::atomic_size_t::value_type, std::size_t>);
#ifdef BUG
  assert(d == 4.0);
#endif
}
