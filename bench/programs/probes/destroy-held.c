/*
 * Probe: mutex destroyed while it is held.
 *
 * The mutex is destroyed after the thread that uses it was joined.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
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
  pthread_join(a, NULL);
  pthread_mutex_destroy(&m);
  return 0;
}
