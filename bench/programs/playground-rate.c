/* Many short executions, all of them different: how fast are they explored? (npm run bench -- playground) */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 4
#endif

static atomic_int x, y;

static void *worker(void *arg) {
  int me = *(int *)arg;
  atomic_store(&x, me);
  int seen = atomic_load(&x);
  atomic_store(&y, seen);
  (void)atomic_load(&y);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  int ids[N];
  for (int i = 0; i < N; i++) {
    ids[i] = i + 1;
    pthread_create(&threads[i], NULL, worker, &ids[i]);
  }
  for (int i = 0; i < N; i++) pthread_join(threads[i], NULL);
  return 0;
}
