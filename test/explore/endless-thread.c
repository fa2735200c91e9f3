/* A circle of waiting (T2 and T3), or a failing assertion (-DASSERT), beside a thread that changes something for ever. */
#include <assert.h>
#include <pthread.h>
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int n;
static int shared;
static void *forever(void *arg) {
  for (;;) n++;
  return arg;
}
static void *one(void *arg) {
  pthread_mutex_lock(&a);
  shared++;
  pthread_mutex_lock(&b);
  pthread_mutex_unlock(&b);
  pthread_mutex_unlock(&a);
  return arg;
}
static void *other(void *arg) {
#ifdef ASSERT
  pthread_mutex_lock(&a);
  assert(shared == 1);
  pthread_mutex_unlock(&a);
#else
  pthread_mutex_lock(&b);
  pthread_mutex_lock(&a);
  pthread_mutex_unlock(&a);
  pthread_mutex_unlock(&b);
#endif
  return arg;
}
int main(void) {
  pthread_t f, x, y;
  pthread_create(&f, 0, forever, 0);
  pthread_create(&x, 0, one, 0);
  pthread_create(&y, 0, other, 0);
  pthread_join(f, 0);
  return 0;
}
