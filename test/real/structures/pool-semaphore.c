/* expect: -> verified
 * expect: -DNO_LOCK -> race
 * expect: -DLOST_STOP -> deadlock
 * A pool behind a semaphore: a ring of tasks under a mutex, one post for each of them and one for each worker at the end. NO_LOCK: workers
 * take tasks without the mutex. LOST_STOP: only one worker is told to stop. */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdbool.h>

enum { WORKERS = 2, TASKS = 2 };

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static sem_t ready;
static int ring[TASKS], head, tail;
static bool stop;
static int ran[TASKS];

static void submit(int task) {
  pthread_mutex_lock(&m);
  ring[tail++ % TASKS] = task;
  pthread_mutex_unlock(&m);
  sem_post(&ready);
}

static void *worker(void *arg) {
  for (;;) {
    sem_wait(&ready);
#ifndef NO_LOCK
    pthread_mutex_lock(&m);
#endif
    bool none = head == tail;
    int task = none ? -1 : ring[head++ % TASKS];
    bool over = none && stop;
#ifndef NO_LOCK
    pthread_mutex_unlock(&m);
#endif
    if (over) return arg;
    assert(task >= 0);
    ran[task]++;
  }
}

int main(void) {
  pthread_t t[WORKERS];
  sem_init(&ready, 0, 0);
  for (int i = 0; i < WORKERS; i++) pthread_create(&t[i], 0, worker, 0);
  for (int i = 0; i < TASKS; i++) submit(i);
  pthread_mutex_lock(&m);
  stop = true;
  pthread_mutex_unlock(&m);
#ifdef LOST_STOP
  sem_post(&ready);
#else
  for (int i = 0; i < WORKERS; i++) sem_post(&ready);
#endif
  for (int i = 0; i < WORKERS; i++) pthread_join(t[i], 0);
  for (int i = 0; i < TASKS; i++) assert(ran[i] == 1);
}
