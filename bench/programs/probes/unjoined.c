/*
 * Probe: thread that nobody joined.
 *
 * Every thread is joined or detached.
 *
 * heddle: sc --check unjoined: clean
 * heddle: tso --check unjoined: clean
 * heddle: pso --check unjoined: clean
 * heddle: rc11 --check unjoined: clean
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int finished;

static void *first(void *arg) {
  (void)arg;
  atomic_store(&finished, 1);
  return NULL;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, NULL, first, NULL);
    pthread_join(a, NULL);
  return 0;
}
