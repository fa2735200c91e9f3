/*
 * Three dining philosophers (Dijkstra), each with a fork to the left and one to the right.
 *
 * Everyone takes the fork with the smaller number first, so the last philosopher reaches to the right before the left
 * and the circle of waiting cannot close.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: clean
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
  int left = me, right = (me + 1) % SEATS;
  int first = left < right ? left : right;
  int second = left < right ? right : left;
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
