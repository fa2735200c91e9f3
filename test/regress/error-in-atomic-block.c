/* An error inside an atomic block, and one of another kind beside it. Whoever asks for the second only: the thread that
 * has come to the first stays in its block, so nobody goes on after it, and it need not have begun the block.
 * (sequentialize and axiomatic found the second after the first, which the machine does not do.)
 * Found by fuzzing (--kind errors --seed 1, program 29).
 * narrowed: lock memory
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
void __heddle_atomic_begin(void);
void __heddle_atomic_end(void);
atomic_int x;
pthread_mutex_t m;

void *frees(void *arg) {
  __heddle_atomic_begin();
  atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);
  int *p = malloc(4);
  free(p);
  free(p);
  __heddle_atomic_end();
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, frees, 0);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
