/* Each thread stores its half and reads the whole. With store buffers both may see only their own (a load takes each byte from
 * the buffer, else from memory); -DFENCED: not with fences. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union {
  _Atomic uint32_t word;
  _Atomic uint16_t half[2];
} u;
static uint32_t saw[2];

static void *worker(void *arg) {
  int i = arg != 0;
  atomic_store_explicit(&u.half[i], 1, memory_order_relaxed);
#ifdef FENCED
  atomic_thread_fence(memory_order_seq_cst);
#endif
  saw[i] = atomic_load_explicit(&u.word, memory_order_relaxed);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, worker, 0);
  pthread_create(&b, 0, worker, (void *)1);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(saw[0] == 0x10001 || saw[1] == 0x10001);
  return 0;
}
