/* pthread_once and call_once: 0 not begun, 1 running, 2 done. Whoever comes while it runs waits for 2. */
#include <pthread.h>
#include <stdatomic.h>
#include <threads.h>

static void run_once(_Atomic(int) *state, void (*f)(void)) {
  int seen = 0;
  if (atomic_compare_exchange_strong_explicit(state, &seen, 1, memory_order_acquire, memory_order_acquire)) {
    f();
    atomic_store_explicit(state, 2, memory_order_release);
    return;
  }
  while (atomic_load_explicit(state, memory_order_acquire) != 2) {
  }
}

int pthread_once(pthread_once_t *once, void (*f)(void)) {
  run_once((_Atomic(int) *)once, f);
  return 0;
}

void call_once(once_flag *once, void (*f)(void)) { run_once((_Atomic(int) *)&once->__word, f); }
