/* Dekker's critical section (section 10), with plain data inside: two threads, N times each. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 2
#endif
static atomic_int flag0, flag1, turn;
static int inside;
static void critical(void) {
  inside = 1;
  assert(inside == 1);
  inside = 0;
}
static void *first(void *arg) {
  for (int i = 0; i < N; i++) {
    atomic_store(&flag0, 1);
    while (atomic_load(&flag1))
      if (atomic_load(&turn) != 0) {
        atomic_store(&flag0, 0);
        while (atomic_load(&turn) != 0) ;
        atomic_store(&flag0, 1);
      }
    critical();
    atomic_store(&turn, 1);
    atomic_store(&flag0, 0);
  }
  return arg;
}
static void *second(void *arg) {
  for (int i = 0; i < N; i++) {
    atomic_store(&flag1, 1);
    while (atomic_load(&flag0))
      if (atomic_load(&turn) != 1) {
        atomic_store(&flag1, 0);
        while (atomic_load(&turn) != 1) ;
        atomic_store(&flag1, 1);
      }
    critical();
    atomic_store(&turn, 0);
    atomic_store(&flag1, 0);
  }
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
