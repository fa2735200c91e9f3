/*
 * Probe: data race between a read and a write.
 *
 * Bug: the reader takes no lock.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: violated race
 */
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int data;
static int seen;

static void *first(void *arg) {
  (void)arg;
  pthread_mutex_lock(&m);
  data = 1;
  pthread_mutex_unlock(&m);
  return NULL;
}

static void *second(void *arg) {
  (void)arg;
  seen = data;
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, first, NULL);
  pthread_create(&b, NULL, second, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
