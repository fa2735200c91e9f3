/*
 * Objects made in raw memory, and their end; class-level operator new; alignments that are computed.
 * heddle: clean
 * heddle -DBUG: violated assertion
 */
#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <utility>
#include <vector>

static int alive;
struct thing {
  int value;
  explicit thing(int v = 7) : value(v) { alive++; }
  thing(const thing &o) : value(o.value) { alive++; }
  thing(thing &&o) noexcept : value(std::exchange(o.value, -1)) { alive++; }
  ~thing() { alive--; }
};

static int own_news;
struct pooled {
  int x = 1;
  static void *operator new(std::size_t n) {
    own_news++;
    return std::malloc(n);
  }
  static void operator delete(void *p) {
    own_news--;
    std::free(p);
  }
  static void *operator new(std::size_t, void *p) { return p; }
};

template <class T> T *aligned_array(std::size_t n, std::size_t alignment) {
  return static_cast<T *>(::operator new(n * sizeof(T), std::align_val_t(alignment)));
}

int main() {
  alignas(thing) unsigned char raw[8 * sizeof(thing)];
  thing *p = reinterpret_cast<thing *>(raw);
  thing *end = std::uninitialized_value_construct_n(p, 2);
  end = std::uninitialized_fill_n(end, 2, thing(3));
  end = std::uninitialized_copy_n(p, 2, end);
  auto [from, to] = std::uninitialized_move_n(p + 2, 2, end);
  assert(alive == 8 && from == p + 4 && to == p + 8);
  assert(p[1].value == 7 && p[4].value == 7 && p[6].value == 3 && p[2].value == -1);
  std::destroy_n(p, 8);
  assert(alive == 0);
  thing *one = std::construct_at(p, 5);
  assert(one->value == 5);
  std::destroy_at(one);

  auto buffer = std::make_unique_for_overwrite<int[]>(3);
  buffer[0] = 1;
  std::unique_ptr<pooled> own(new pooled);
  assert(own_news == 1);
  own.reset();
#ifdef BUG
  assert(own_news == 1);
#else
  assert(own_news == 0);
#endif

  for (std::size_t alignment = 16; alignment <= 64; alignment *= 2) {
    int *a = aligned_array<int>(4, alignment);
    assert(reinterpret_cast<std::uintptr_t>(a) % alignment == 0);
    a[3] = 1;
    ::operator delete(a, std::align_val_t(alignment));
  }
  void *at = raw;
  std::size_t space = sizeof raw;
  assert(std::align(alignof(thing), sizeof(thing), at, space) == raw);
  std::vector<int> v(3, 4);
  assert(std::to_address(v.begin()) == v.data());
}
