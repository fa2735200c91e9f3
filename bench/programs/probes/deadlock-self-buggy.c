/*
 * Probe: deadlock of a mutex with itself.
 *
 * Bug: when the other thread was there first, the thread locks the mutex that it holds.
 *
 * heddle: sc: violated deadlock
 * heddle: tso: violated deadlock
 * heddle: pso: violated deadlock
 * heddle: rc11: violated deadlock
 */
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int data;

static void *first(void *arg) {
  (void)arg;
  pthread_mutex_lock(&m);
  if (data != 0) {
    pthread_mutex_lock(&m);
    data++;
  }
  pthread_mutex_unlock(&m);
  return NULL;
}

static void *second(void *arg) {
  (void)arg;
  pthread_mutex_lock(&m);
  data++;
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
