/* A read-modify-write of a word beside a load of its half: was "verified" by explore under every model, as only stores were asked
 * whether somebody accesses their bytes with another size. -DRIGHT: what the load may get. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union {
  _Atomic uint32_t word;
  _Atomic uint16_t half[2];
} u;

static void *looks(void *arg) {
  uint16_t r = atomic_load(&u.half[0]);
#ifdef RIGHT
  assert(r == 0 || r == 1);
#else
  assert(r == 0);
#endif
  return 0;
}

static void *changes(void *arg) {
  atomic_exchange(&u.word, 1);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, looks, 0);
  pthread_create(&b, 0, changes, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
