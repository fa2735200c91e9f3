/*
 * C++ in corners: lives of temporaries and captures, order of members, exceptions, thread objects.
 * expect UNJOINED:        sc exception  rc11 exception
 * expect MOVED:           sc verified  rc11 verified
 * expect LAMBDAREF:       sc memory  rc11 memory
 * expect LAMBDAREF COPY:  sc verified  rc11 verified
 * expect THROWN:          sc verified  rc11 verified
 * expect THROWN OUT:      sc exception  rc11 exception
 * expect UNIQUE:          sc verified  rc11 verified
 * expect UNIQUE AGAIN:    sc memory  rc11 memory
 * expect SHARED:          sc verified  rc11 verified
 * expect WEAK:            sc verified  rc11 verified
 * expect VECTORGROW:      sc memory  rc11 memory
 * expect STRINGVIEW:      sc memory  rc11 memory
 * expect GUARD:           sc verified  rc11 verified
 * expect GUARD NONE:      sc verified  rc11 race
 * expect STATICLOCAL:     sc verified  rc11 verified
 * expect FUTURE:          sc verified
 * expect CALLONCE:        sc verified  rc11 verified
 * expect ATOMICFLAG:      sc verified  rc11 verified
 * expect JTHREAD:         sc verified  rc11 verified
 * expect DELETEARRAY:     sc memory  rc11 memory
 * expect VIRTUALGONE:     sc memory  rc11 memory
 */
#include <atomic>
#include <cassert>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

struct Base { virtual ~Base() = default; virtual int f() { return 1; } };
struct Derived : Base { int f() override { return 2; } };
static int &once() { static int v = 7; return v; }

int main() {
#if defined UNJOINED
  std::thread t([] {});
#elif defined MOVED
  std::thread t([] {});
  std::thread u = std::move(t);
  assert(!t.joinable());
  u.join();
#elif defined LAMBDAREF
  std::function<int()> f;
  {
    int x = 3;
#ifdef COPY
    f = [x] { return x; };
#else
    f = [&x] { return x; };
#endif
  }
  assert(f() == 3);
#elif defined THROWN
  int caught = 0;
#ifdef OUT
  throw 1;
#else
  try { throw 1; } catch (int i) { caught = i; }
#endif
  assert(caught == 1);
#elif defined UNIQUE
  auto p = std::make_unique<int>(4);
  int *raw = p.get();
  assert(*raw == 4);
#ifdef AGAIN
  p.reset();
  assert(*raw == 4);
#endif
#elif defined SHARED
  auto p = std::make_shared<int>(4);
  std::thread t([p] { assert(*p == 4); });
  p.reset();
  t.join();
#elif defined WEAK
  std::weak_ptr<int> w;
  { auto p = std::make_shared<int>(4); w = p; assert(*w.lock() == 4); }
  assert(!w.lock());
#elif defined VECTORGROW
  std::vector<int> v{1};
  int &first = v[0];
  v.reserve(100);
  assert(first == 1);
#elif defined STRINGVIEW
  std::string_view s;
  { std::string l(100, 'a'); s = l; }
  assert(s[0] == 'a');
#elif defined GUARD
  std::mutex m;
  int n = 0;
  auto work = [&] {
#ifndef NONE
    std::lock_guard l(m);
#endif
    n++;
  };
  std::thread t(work);
  work();
  t.join();
  assert(n >= 1);
#elif defined STATICLOCAL
  std::thread t([] { assert(once() == 7); });
  assert(once() == 7);
  t.join();
#elif defined FUTURE
  std::promise<int> p;
  auto f = p.get_future();
  std::thread t([&p] { p.set_value(3); });
  assert(f.get() == 3);
  t.join();
#elif defined CALLONCE
  std::once_flag o;
  int n = 0;
  std::thread t([&] { std::call_once(o, [&] { n++; }); });
  std::call_once(o, [&] { n++; });
  assert(n == 1);
  t.join();
#elif defined ATOMICFLAG
  std::atomic_flag f = ATOMIC_FLAG_INIT;
  int n = 0;
  auto work = [&] {
    while (f.test_and_set(std::memory_order_acquire)) {
    }
    n++;
    f.clear(std::memory_order_release);
  };
  std::thread t(work);
  work();
  t.join();
  assert(n == 2);
#elif defined JTHREAD
  int n = 0;
  { std::jthread t([&n] { n = 1; }); }
  assert(n == 1);
#elif defined DELETEARRAY
  int *p = new int[2];
  delete p;
#elif defined VIRTUALGONE
  Base *b = new Derived;
  delete b;
  return b->f();
#endif
  return 0;
}
