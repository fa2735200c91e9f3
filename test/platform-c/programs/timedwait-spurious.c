/* A wait that ends without error does not say that the condition holds.
 * platform: -DCHECK verified
 * platform: violated assertion
 */
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;

void *first(void *arg) {
  struct timespec until = {1, 0};
  pthread_mutex_lock(&m);
  if (!ready) {
    int error = pthread_cond_timedwait(&c, &m, &until);
#ifdef CHECK
    if (error == 0 && ready) assert(ready == 1);
#else
    if (error == 0) assert(ready == 1);
#endif
  }
  pthread_mutex_unlock(&m);
  return arg;
}

void *second(void *arg) {
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
