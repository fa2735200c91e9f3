/* expect: -> verified
 * expect: -DSTRANGE -> assertion
 * The lock is held at the loop's head and given away in each round. */
#include <assert.h>
#include <pthread.h>
#include <sched.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int asked, answered;

static void *server(void *arg) {
  pthread_mutex_lock(&m);
  while (!asked) {
    pthread_mutex_unlock(&m);
    sched_yield();
    pthread_mutex_lock(&m);
  }
  answered = 1;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, server, 0);
  pthread_mutex_lock(&m);
  asked = 1;
  while (!answered) {
    pthread_mutex_unlock(&m);
    sched_yield();
    pthread_mutex_lock(&m);
  }
  pthread_mutex_unlock(&m);
#ifdef STRANGE
  assert(0);
#endif
  pthread_join(t, 0);
}
