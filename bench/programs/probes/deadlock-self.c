/*
 * Probe: deadlock of a mutex with itself.
 *
 * The mutex is unlocked before it is locked again.
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
  if (data != 0) {
    pthread_mutex_unlock(&m);
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
