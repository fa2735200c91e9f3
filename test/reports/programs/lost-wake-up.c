/* A one-shot event: wait() sleeps until set() was called. */
#include <pthread.h>
#include <stdbool.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static bool is_set;

static void set(void) {
  pthread_cond_signal(&changed);
  pthread_mutex_lock(&lock);
  is_set = true;
  pthread_mutex_unlock(&lock);
}

static void wait(void) {
  pthread_mutex_lock(&lock);
  while (!is_set)
    pthread_cond_wait(&changed, &lock);
  pthread_mutex_unlock(&lock);
}

static void *waiter(void *arg) {
  (void)arg;
  wait();
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, waiter, NULL);
  set();
  pthread_join(t, NULL);
  return 0;
}
