/* Polls a condition with timed waits, which gives its mutex away again and again, but nothing else: who waits for another
 * thing than that mutex waits for ever, and so does the one that polls.
 * platform: verified
 * platform: -DORDER violated deadlock: mutex b
 * platform: -DLOST violated deadlock: signal on go
 * platform: -DTWICE violated deadlock: mutex a
 * platform: -DPOST violated deadlock: semaphore s
 * platform: -DSAME violated deadlock: signal on c
 * platform: -DSAME -DGO verified
 */
#include <pthread.h>
#include <semaphore.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER, go = PTHREAD_COND_INITIALIZER;
sem_t s;
int ready, gone;

void *worker(void *arg) {
#ifdef LOST
  pthread_mutex_lock(&a);
  pthread_cond_wait(&go, &a); /* the signal may have come before */
  pthread_mutex_unlock(&a);
#endif
#ifdef ORDER
  pthread_mutex_lock(&b);
  pthread_mutex_unlock(&b);
#endif
#ifdef TWICE
  pthread_mutex_lock(&a);
  pthread_mutex_lock(&a);
#endif
#ifdef POST
  sem_wait(&s);
#endif
  pthread_mutex_lock(&m);
#ifdef SAME
  while (!gone) pthread_cond_wait(&c, &m); /* on the condition variable that main polls with */
#endif
  ready = 1;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  struct timespec until = {1, 0};
  pthread_t t;
  sem_init(&s, 0, 0);
  pthread_create(&t, 0, worker, 0);
  pthread_cond_signal(&go);
#ifdef ORDER
  pthread_mutex_lock(&b);
#endif
  pthread_mutex_lock(&m);
#ifdef GO
  gone = 1;
  pthread_cond_broadcast(&c);
#endif
  while (!ready) pthread_cond_timedwait(&c, &m, &until);
  pthread_mutex_unlock(&m);
#ifdef ORDER
  pthread_mutex_unlock(&b);
#endif
  pthread_join(t, 0);
  return 0;
}
