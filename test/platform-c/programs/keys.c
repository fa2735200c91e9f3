/* Thread-specific values: own ones, and destructors at the end of the thread.
 * platform: verified
 * platform: -DNO_DESTRUCTOR violated leak
 * platform: -DEXIT verified
 * platform: -DSHARED violated assertion
 * check: leak
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

pthread_key_t key;
atomic_int freed;

static void destroy(void *p) {
  freed++;
  free(p);
}

static void *run(void *arg) {
  assert(pthread_getspecific(key) == 0);
  int *mine = malloc(sizeof *mine);
  *mine = (int)(long)arg;
  pthread_setspecific(key, mine);
  int *got = pthread_getspecific(key);
#ifdef SHARED
  assert(*got == 1);
#else
  assert(*got == (int)(long)arg);
#endif
#ifdef EXIT
  pthread_exit(0);
#endif
  return 0;
}

int main(void) {
  pthread_t a, b;
#ifdef NO_DESTRUCTOR
  pthread_key_create(&key, 0);
#else
  pthread_key_create(&key, destroy);
#endif
  pthread_create(&a, 0, run, (void *)1);
  pthread_create(&b, 0, run, (void *)2);
  pthread_join(a, 0);
  pthread_join(b, 0);
#ifndef NO_DESTRUCTOR
  assert(freed == 2);
#endif
  pthread_key_delete(key);
  return 0;
}
