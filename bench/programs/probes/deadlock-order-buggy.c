/*
 * Probe: deadlock of two mutexes.
 *
 * Bug: the second thread takes b, then a.
 *
 * heddle: sc: violated deadlock
 * heddle: tso: violated deadlock
 * heddle: pso: violated deadlock
 * heddle: rc11: violated deadlock
 */
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int data;

static void both(pthread_mutex_t *x, pthread_mutex_t *y) {
  pthread_mutex_lock(x);
  pthread_mutex_lock(y);
  data++;
  pthread_mutex_unlock(y);
  pthread_mutex_unlock(x);
}

static void *first(void *arg) {
  (void)arg;
  both(&a, &b);
  return NULL;
}

static void *second(void *arg) {
  (void)arg;
  both(&b, &a);
  return NULL;
}

int main(void) {
  pthread_t one, two;
  pthread_create(&one, NULL, first, NULL);
  pthread_create(&two, NULL, second, NULL);
  pthread_join(one, NULL);
  pthread_join(two, NULL);
  return 0;
}
