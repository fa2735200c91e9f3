/* A thread waits inside its atomic block for what another does outside. Under sc, tso and pso nobody else runs meanwhile: a deadlock if
 * the block begins too early, which explore, sequentialize and axiomatic had verified; they do not decide such waits (HED340). In the C11
 * family a block is a mutex, and the wait ends; random had taken it for a deadlock. */
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
atomic_int ready;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *waiter(void *arg) {
  __VERIFIER_atomic_begin();
#ifdef LOOP
  while (atomic_load(&ready) != 1)
    ;
#else
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
#endif
  __VERIFIER_atomic_end();
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waiter, 0);
  pthread_mutex_lock(&m);
  sched_yield();
  pthread_mutex_unlock(&m);
  atomic_store(&ready, 1);
  pthread_join(t, 0);
  return 0;
}
