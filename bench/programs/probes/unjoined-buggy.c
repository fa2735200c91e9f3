/*
 * Probe: thread that nobody joined.
 *
 * Bug: a thread that looks finished is not joined.
 *
 * heddle: sc --check unjoined: violated unjoined
 * heddle: tso --check unjoined: violated unjoined
 * heddle: pso --check unjoined: violated unjoined
 * heddle: rc11 --check unjoined: violated unjoined
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
  if (!atomic_load(&finished))
    pthread_join(a, NULL);
  return 0;
}
