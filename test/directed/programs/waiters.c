/* Two threads wait for a condition. Each signal wakes one of them, whichever: with -DONE one waits for good. */
#include <pthread.h>
#include <assert.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int tickets, taken[2], order;
static void take(int me) { pthread_mutex_lock(&m); while (tickets == 0) pthread_cond_wait(&c, &m); tickets--; taken[me] = ++order; pthread_mutex_unlock(&m); }
void *f(void *a) { take(0); return 0; }
void *g(void *a) { take(1); return 0; }
int main(void) { pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0);
#ifdef ONE
  pthread_mutex_lock(&m); tickets = 2; pthread_cond_signal(&c); pthread_mutex_unlock(&m);
#elif defined ALL
  pthread_mutex_lock(&m); tickets = 2; pthread_cond_broadcast(&c); pthread_mutex_unlock(&m);
#else
  for (int i = 0; i < 2; i++) { pthread_mutex_lock(&m); tickets++; pthread_cond_signal(&c); pthread_mutex_unlock(&m); }
#endif
  pthread_join(a, 0); pthread_join(b, 0);
#ifdef FIRST
  assert(taken[0] == 1);
#endif
#ifdef SECOND
  assert(taken[0] == 2);
#endif
}
