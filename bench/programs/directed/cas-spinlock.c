/* CAS spinlock (Demsky and Lam, OOPSLA'15, section 10): THREADS threads, each N trylock/unlock pairs. */
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 2
#endif
#ifndef THREADS
#define THREADS 2
#endif
static atomic_int lock;
static int trylock(void) {
  int val = 0;
  atomic_compare_exchange_strong(&lock, &val, 1);
  return val == 0;
}
static void *worker(void *arg) {
  for (int i = 0; i < N; i++)
    if (trylock()) atomic_store(&lock, 0);
  return arg;
}
int main(void) {
  pthread_t t[THREADS];
  for (int i = 0; i < THREADS; i++) pthread_create(&t[i], 0, worker, 0);
  for (int i = 0; i < THREADS; i++) pthread_join(t[i], 0);
}
