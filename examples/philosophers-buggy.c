/*
 * Three dining philosophers (Dijkstra) who all take the left fork first.
 *
 * Bug: when each of them has taken the left fork, each waits for the right one, which the neighbour holds: deadlock,
 * under every model.
 *
 * heddle: sc: violated deadlock
 * heddle: tso: violated deadlock
 * heddle: rc11: violated deadlock
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

enum { SEATS = 3 };

static pthread_mutex_t fork_of[SEATS] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
                                         PTHREAD_MUTEX_INITIALIZER};
static int meals[SEATS];
static int seat[SEATS] = {0, 1, 2};

static void *philosopher(void *arg) {
  int me = *(int *)arg;
  int first = me, second = (me + 1) % SEATS;
  pthread_mutex_lock(&fork_of[first]);
  pthread_mutex_lock(&fork_of[second]);
  meals[me]++;
  pthread_mutex_unlock(&fork_of[second]);
  pthread_mutex_unlock(&fork_of[first]);
  return NULL;
}

int main(void) {
  pthread_t table[SEATS];
  for (int i = 0; i < SEATS; i++)
    pthread_create(&table[i], NULL, philosopher, &seat[i]);
  for (int i = 0; i < SEATS; i++)
    pthread_join(table[i], NULL);
  for (int i = 0; i < SEATS; i++)
    assert(meals[i] == 1);
  return 0;
}
