/* expect: -> verified
 * expect: -DLOST -> deadlock
 * expect: -DSPINS=3 -> verified
 * expect: -DLOST -DSPINS=3 -> deadlock
 * A semaphore that spins before it sleeps. LOST: the waker looks whether somebody sleeps before it posts. */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#ifndef SPINS
#define SPINS 10000
#endif

static atomic_int count;
static sem_t kernel;
static int data;

static int try_wait(void) {
  int old = atomic_load_explicit(&count, memory_order_relaxed);
  return old > 0 && atomic_compare_exchange_strong_explicit(&count, &old, old - 1, memory_order_acquire, memory_order_relaxed);
}

static void wait_for_it(void) {
  for (int i = 0; i < SPINS; ++i)
    if (try_wait()) return;
  if (atomic_fetch_sub_explicit(&count, 1, memory_order_acquire) > 0) return;
  sem_wait(&kernel);
}

static void post(void) {
#ifdef LOST
  int sleepers = atomic_load_explicit(&count, memory_order_relaxed) < 0;
  atomic_fetch_add_explicit(&count, 1, memory_order_release);
  if (sleepers) sem_post(&kernel);
#else
  if (atomic_fetch_add_explicit(&count, 1, memory_order_release) < 0) sem_post(&kernel);
#endif
}

static void *poster(void *arg) {
  data = 1;
  post();
  return arg;
}

int main(void) {
  pthread_t t;
  sem_init(&kernel, 0, 0);
  pthread_create(&t, 0, poster, 0);
  wait_for_it();
  assert(data == 1);
  pthread_join(t, 0);
}
