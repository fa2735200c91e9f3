/* A mutex in a block of the heap: its initialisation looks whether the block holds an initialised one, and finds an undefined
 * pointer, which is two words in memory and one in a register: the engine ended in an internal error. BAD: one thread without it. */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct counter {
  pthread_mutex_t lock;
  int value;
} *counter;

void *count(void *unlocked) {
  if (!unlocked) pthread_mutex_lock(&counter->lock);
  counter->value++;
  if (!unlocked) pthread_mutex_unlock(&counter->lock);
  return 0;
}

int main(void) {
  counter = malloc(sizeof *counter);
  pthread_mutex_init(&counter->lock, 0);
  counter->value = 0;
  pthread_t t;
#ifdef BAD
  pthread_create(&t, 0, count, counter);
#else
  pthread_create(&t, 0, count, 0);
#endif
  count(0);
  pthread_join(t, 0);
  assert(counter->value == 2);
  pthread_mutex_destroy(&counter->lock);
  free(counter);
  return 0;
}
