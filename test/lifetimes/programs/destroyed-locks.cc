/* Nothing that is held or waited for may be destroyed: mutexes of every kind, condition variables, semaphores; as a local, a member, an
 * element, by delete, and where an exception unwinds.
 * lifetimes: verified
 * lifetimes: -DLOCAL violated lock
 * lifetimes: -DDELETE violated lock
 * lifetimes: -DMEMBER violated lock
 * lifetimes: -DELEMENT violated lock
 * lifetimes: -DUNWOUND violated lock
 * lifetimes: -DRECURSIVE violated lock
 * lifetimes: -DTIMED violated lock
 * lifetimes: -DRECURSIVE_TIMED violated lock
 * lifetimes: -DSHARED violated lock
 * lifetimes: -DREAD violated lock
 * lifetimes: -DSHARED_TIMED violated lock
 * lifetimes: -DOTHER violated lock|memory
 */
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>

struct Account {
  std::string name = "a";
  std::mutex m;
  int balance = 0;
};

/* Gives it back before it is destroyed, but for the one that is asked for. */
template <class M> static void once(bool left) {
  M m;
  m.lock();
  if (!left) m.unlock();
}

int main() {
  bool local = false, recursive = false, timed = false, recursive_timed = false, shared = false, shared_timed = false;
#ifdef LOCAL
  local = true;
#elif defined RECURSIVE
  recursive = true;
#elif defined TIMED
  timed = true;
#elif defined RECURSIVE_TIMED
  recursive_timed = true;
#elif defined SHARED
  shared = true;
#elif defined SHARED_TIMED
  shared_timed = true;
#endif
  once<std::mutex>(local);
  once<std::recursive_mutex>(recursive);
  once<std::timed_mutex>(timed);
  once<std::recursive_timed_mutex>(recursive_timed);
  once<std::shared_mutex>(shared);
  once<std::shared_timed_mutex>(shared_timed);
  {
    std::shared_mutex m;
    m.lock_shared();
#ifndef READ
    m.unlock_shared();
#endif
  }
  auto *heap = new std::mutex;
  heap->lock();
#ifndef DELETE
  heap->unlock();
#endif
  delete heap;
  auto account = std::make_unique<Account>();
  account->m.lock();
#ifndef MEMBER
  account->m.unlock();
#endif
  account.reset();
  {
    std::mutex row[2];
    row[1].lock();
#ifndef ELEMENT
    row[1].unlock();
#endif
  }
  try {
    std::mutex m;
    m.lock();
#ifndef UNWOUND
    m.unlock();
#endif
    throw 1;
  } catch (int) {
  }
  std::thread t;
  {
    std::mutex m;
    bool done = false;
    t = std::thread([&] {
      std::lock_guard<std::mutex> hold(m);
      done = true;
    });
#ifndef OTHER
    t.join();
#endif
  }
#ifdef OTHER
  t.join();
#endif
  return 0;
}
