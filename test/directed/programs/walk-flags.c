/* Two flags: under tso both stores may wait in their buffers while both threads look, unless they are seq_cst (MENDED). */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifdef MENDED
#define ORDER memory_order_seq_cst
#else
#define ORDER memory_order_relaxed
#endif
static atomic_int flag0, flag1;
static int inside;
static void critical(void) {
  inside = 1;
  assert(inside == 1);
  inside = 0;
}
static void *first(void *arg) {
  atomic_store_explicit(&flag0, 1, ORDER);
  if (atomic_load_explicit(&flag1, ORDER) == 0) critical();
  return arg;
}
static void *second(void *arg) {
  atomic_store_explicit(&flag1, 1, ORDER);
  if (atomic_load_explicit(&flag0, ORDER) == 0) critical();
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
