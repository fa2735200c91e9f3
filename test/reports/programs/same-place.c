/* Two threads that are created at one place: a witness has both. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;

static void *client(void *arg) {
  atomic_store(&count, atomic_load(&count) + 1);
  return arg;
}

int main(void) {
  pthread_t c[2];
  for (int i = 0; i < 2; i++) pthread_create(&c[i], 0, client, 0);
  for (int i = 0; i < 2; i++) pthread_join(c[i], 0);
  assert(count == 2);
  return 0;
}
