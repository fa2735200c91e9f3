/* One thread waits for itself, in every execution; another may find the mutex taken before that. Runs of directed ended as soon as the
 * first came to its second lock, so that this was a goal that no run came to, given up after twelve: a way of the branch was missing.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates deadlock
 */
#include <pthread.h>

pthread_mutex_t m;

void *twice(void *arg) {
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  pthread_mutex_unlock(&m);
  return 0;
}

void *tries(void *arg) {
  if (pthread_mutex_trylock(&m) == 0) pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, twice, 0);
  pthread_create(&b, 0, tries, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
