/* expect: -> verified
 * expect: -DNOBODY -> liveness
 * expect: -DTRY -> assertion
 * expect: -DONLY_IF_BUSY -> assertion
 * TRY: a poller's round under way is met by a trylock. ONLY_IF_BUSY: the flag is set by one who found the lock taken. */
#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int ready, data;

static void *setter(void *arg) {
#if defined NOBODY
#elif defined TRY
  if (pthread_mutex_trylock(&m) == 0) {
    data = ready = 1;
    pthread_mutex_unlock(&m);
  } else
    assert(0);
#elif defined ONLY_IF_BUSY
  int busy = pthread_mutex_trylock(&m) != 0;
  if (busy) pthread_mutex_lock(&m);
  ready = 1;
  data = !busy;
  pthread_mutex_unlock(&m);
#else
  pthread_mutex_lock(&m);
  data = ready = 1;
  pthread_mutex_unlock(&m);
#endif
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, setter, 0);
  for (;;) {
    pthread_mutex_lock(&m);
    int r = ready;
    pthread_mutex_unlock(&m);
    if (r) break;
  }
  assert(data == 1);
  pthread_join(t, 0);
}
