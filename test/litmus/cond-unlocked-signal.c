/* The flag is set and signalled without the mutex: the signal may fall between the look and the
 * wait.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates deadlock
 */
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
atomic_int ready;

void *thread1(void *arg) {
  atomic_store_explicit(&ready, 1, memory_order_seq_cst);
  pthread_cond_signal(&c);
  return 0;
}

void *thread2(void *arg) {
  pthread_mutex_lock(&m);
  while (!atomic_load_explicit(&ready, memory_order_seq_cst))
    pthread_cond_wait(&c, &m);
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, thread1, 0);
  pthread_create(&b, 0, thread2, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
