/* A destructor that sets a value again is called again, but not for ever.
 * platform: verified
 * platform: -DTWICE violated assertion
 */
#include <assert.h>
#include <pthread.h>

pthread_key_t key, other;
int calls, others;

static void destroy(void *p) {
  calls++;
  pthread_setspecific(key, p);
}

static void destroy_other(void *p) {
  (void)p;
  others++;
}

static void *run(void *arg) {
  pthread_setspecific(key, &calls);
  pthread_setspecific(other, &calls);
  return arg;
}

int main(void) {
  pthread_t a;
  pthread_key_create(&key, destroy);
  pthread_key_create(&other, destroy_other);
  pthread_create(&a, 0, run, 0);
  pthread_join(a, 0);
  assert(others == 1);
#ifdef TWICE
  assert(calls <= 2);
#endif
  assert(calls == PTHREAD_DESTRUCTOR_ITERATIONS);
  return 0;
}
