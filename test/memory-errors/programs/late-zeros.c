/*
 * The zeros of calloc are stores: where a store may overtake another, whoever gets the pointer may come before them. With BYTES
 * nothing tells what the block holds: it is zero from its beginning, which the report's assumptions say.
 *
 * expect:           sc verified  tso verified  pso uninitialized
 * expect STRUCT:    sc verified  tso verified  pso uninitialized
 * expect RELEASE:          sc verified  tso verified  pso verified
 * expect RELEASE STRUCT:   sc verified  pso verified
 * expect LOCK STRUCT:      sc verified  pso verified
 * expect BYTES:            sc verified  pso verified
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  struct node *next;
  char small;
  int value[2];
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#if defined STRUCT
typedef struct node block;
#define IS_ZERO(b) ((b)->next == 0 && (b)->small == 0 && (b)->value[1] == 0)
#else
typedef int block;
#define IS_ZERO(b) (*(b) == 0)
#endif

static block *_Atomic published;

static void *maker(void *arg) {
#ifdef BYTES
  void *made = calloc(1, sizeof(block));
#else
  block *made = calloc(1, sizeof(block));
#endif
#if defined RELEASE
  atomic_store_explicit(&published, made, memory_order_release);
#elif defined LOCK
  pthread_mutex_lock(&lock);
  atomic_store_explicit(&published, made, memory_order_relaxed);
  pthread_mutex_unlock(&lock);
#else
  atomic_store_explicit(&published, made, memory_order_relaxed);
#endif
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, maker, 0);
#ifdef LOCK
  pthread_mutex_lock(&lock);
#endif
  block *b = atomic_load_explicit(&published, memory_order_acquire);
#ifdef LOCK
  pthread_mutex_unlock(&lock);
#endif
  if (b != 0 && !IS_ZERO(b)) abort();
  pthread_join(t, 0);
  free(atomic_load(&published));
  return 0;
}
