/*
 * Probe: mutex destroyed while it is held.
 *
 * Bug: it is destroyed before, when the thread may be holding it.
 *
 * heddle: sc: violated lock
 * heddle: tso: violated lock
 * heddle: pso: violated lock
 * heddle: rc11: violated lock
 */
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int data;

static void *first(void *arg) {
  (void)arg;
  pthread_mutex_lock(&m);
  data++;
  pthread_mutex_unlock(&m);
  return NULL;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, NULL, first, NULL);
  pthread_mutex_destroy(&m);
  pthread_join(a, NULL);
  return 0;
}
