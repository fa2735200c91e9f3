/*
 * An undefined value goes from thread to thread and is selected away, masked away or overwritten before it decides.
 * values: verified
 * values: -DBUG violated uninitialized
 */
#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static struct { short value; char valid; } slot;
static int sum;
static void *give(void *arg) {
  short u;
  pthread_mutex_lock(&m);
  slot.value = u;
  slot.valid = 0;
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  slot.value = 7;
  slot.valid = 1;
  pthread_mutex_unlock(&m);
  return 0;
}
static void *take(void *arg) {
  pthread_mutex_lock(&m);
  short value = slot.value;
#ifdef BUG
  if (value > 3) sum = 1;
#else
  sum = slot.valid ? value : 7;
#endif
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, give, 0);
  pthread_create(&u, 0, take, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
#ifndef BUG
  assert(sum == 7 || sum == 0);
#endif
}
