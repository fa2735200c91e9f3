/*
 * Probe: missed signal of a condition variable.
 *
 * Bug: it waits at once: a signal that was given before is lost.
 *
 * heddle: sc: violated deadlock
 * heddle: tso: violated deadlock
 * heddle: pso: violated deadlock
 * heddle: rc11: violated deadlock
 */
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready;

static void *first(void *arg) {
  (void)arg;
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return NULL;
}

static void *second(void *arg) {
  (void)arg;
  pthread_mutex_lock(&m);
  do
    pthread_cond_wait(&c, &m);
  while (ready == 0);
  pthread_mutex_unlock(&m);
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
