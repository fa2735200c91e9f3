/* As destroyed-locks.cc, where the memory stays: an optional that is emptied, an object that is made in given memory.
 * not by sequentialize: a mutex in memory that has held other things (the word of a mutex takes too many different values)
 * lifetimes: verified
 * lifetimes: -DOPTIONAL violated lock
 * lifetimes: -DPLACED violated lock
 */
#include <mutex>
#include <new>
#include <optional>

int main() {
  std::optional<std::mutex> maybe;
  maybe.emplace();
  maybe->lock();
#ifndef OPTIONAL
  maybe->unlock();
#endif
  maybe.reset();
  alignas(std::mutex) static unsigned char room[sizeof(std::mutex)];
  auto *m = new (room) std::mutex;
  m->lock();
#ifndef PLACED
  m->unlock();
#endif
  m->~mutex();
  return 0;
}
