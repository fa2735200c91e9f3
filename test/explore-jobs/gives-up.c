#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

/* Some executions choose among more values than engine explore tries. */
static atomic_int x, y;

static void *writer(void *unused) {
  for (int i = 1; i <= 4; i++) {
    atomic_store(&x, i);
    atomic_store(&y, i);
  }
  return unused;
}

static void *reader(void *unused) {
  int seen = 0;
  for (int i = 0; i < 4; i++) seen += atomic_load(&y) - atomic_load(&x);
  if (seen == -3) atomic_store(&x, heddle_choose(0, 1000000));
  return unused;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], 0, writer, 0);
  pthread_create(&threads[1], 0, reader, 0);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
  return 0;
}
