/* Two threads count without a lock: no fence helps. */
#include <pthread.h>

int counter;

static void *worker(void *arg) {
  counter++;
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, worker, 0);
  pthread_create(&b, 0, worker, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
