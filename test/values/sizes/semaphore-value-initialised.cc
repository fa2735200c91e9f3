/*
 * C++: a semaphore that is value-initialised, then sem_init.
 * values: verified
 * values: -DBUG violated race
 * models: rc11 c11
 * engines: explore
 */
#include <cassert>
#include <semaphore.h>
#include <thread>
static int x;
int main() {
  sem_t s = {};
  sem_init(&s, 0, 0);
  std::thread t([&s] {
    x = 1;
#ifndef BUG
    sem_post(&s);
  });
  sem_wait(&s);
#else
    sem_post(&s);
  });
#endif
  assert(x == 1 || x == 0);
  t.join();
}
