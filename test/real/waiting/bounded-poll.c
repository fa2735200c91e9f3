/* expect: -> verified
 * expect: -DBEHIND -> assertion
 * Polling under a lock a thousand times, then another way. BEHIND: a bug that only the other way has. */
#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready;

static void *setter(void *arg) {
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return arg;
}

static int poll_it(void) {
  for (int i = 0; i < 1000; i++) {
    pthread_mutex_lock(&m);
    int r = ready;
    pthread_mutex_unlock(&m);
    if (r) return 1;
  }
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, setter, 0);
  if (!poll_it()) {
    pthread_mutex_lock(&m);
#ifdef BEHIND
    assert(!ready);
#endif
    while (!ready) pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
  }
  pthread_join(t, 0);
}
