/* A counter under a spinlock.
 * platform: verified
 * platform: -DONE_SIDE violated race
 * oracle
 */
#include <assert.h>
#include <pthread.h>

pthread_spinlock_t s;
int counter;

void *first(void *arg) {
  pthread_spin_lock(&s);
  counter++;
  pthread_spin_unlock(&s);
  return arg;
}

void *second(void *arg) {
#ifdef ONE_SIDE
  counter++;
#else
  while (pthread_spin_trylock(&s) != 0) {
  }
  counter++;
  pthread_spin_unlock(&s);
#endif
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_spin_init(&s, PTHREAD_PROCESS_PRIVATE);
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(counter == 2);
  pthread_spin_destroy(&s);
  return 0;
}
