/* Nobody ever signals: with the others stuck, only a wake-up without a cause goes on, and what it leads to waits for ever. Asked
 * for endless waiting alone, the formula had that execution and the machine called it over at the standstill (internal errors
 * of sequentialize and directed).
 * each alone: deadlock liveness
 */
#include <pthread.h>
#include <stdatomic.h>

atomic_int never;
pthread_mutex_t m;
pthread_cond_t c;
int flag;

void *waits(void *arg) {
  pthread_mutex_lock(&m);
  if (!flag) pthread_cond_wait(&c, &m);
  pthread_mutex_unlock(&m);
  while (atomic_load_explicit(&never, memory_order_relaxed) != 1)
    ;
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waits, 0);
  pthread_join(t, 0);
  return 0;
}
