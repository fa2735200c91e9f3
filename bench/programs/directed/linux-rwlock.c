/* Linux reader-writer lock (section 10), trylock variants that undo on failure: two identical threads, N rounds each. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 2
#endif
#define BIAS 0x00100000
static atomic_int lock = BIAS;
static int shared;
static int read_trylock(void) {
  if (atomic_fetch_sub(&lock, 1) - 1 >= 0) return 1;
  atomic_fetch_add(&lock, 1);
  return 0;
}
static int write_trylock(void) {
  if (atomic_fetch_sub(&lock, BIAS) - BIAS == 0) return 1;
  atomic_fetch_add(&lock, BIAS);
  return 0;
}
static void *worker(void *arg) {
  for (int i = 0; i < N; i++) {
    if (i % 2 == 0) {
      if (write_trylock()) {
        shared = i;
        atomic_fetch_add(&lock, BIAS);
      }
    } else if (read_trylock()) {
      int v = shared;
      (void)v;
      atomic_fetch_add(&lock, 1);
    }
  }
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, worker, 0);
  pthread_create(&b, 0, worker, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
