/*
 * An atomic load of memory that nobody wrote is an error at the load; of an exchange, too.
 * values: verified
 * values: -DLOAD violated uninitialized
 * values: -DEXCHANGE violated uninitialized
 * values: -DADD violated uninitialized
 * values: -DCAS violated uninitialized
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static void *use(void *arg) {
  atomic_int *p = arg;
  int zero = 0;
#if defined(LOAD)
  (void)atomic_load(p);
#elif defined(EXCHANGE)
  atomic_exchange(p, 1);
#elif defined(ADD)
  atomic_fetch_add(p, 1);
#elif defined(CAS)
  atomic_compare_exchange_strong(p, &zero, 1);
#else
  atomic_store(p, 1);
  assert(atomic_load(p) == 1);
#endif
  return 0;
}
int main(void) {
  pthread_t t;
  atomic_int *p = malloc(sizeof *p);
  pthread_create(&t, 0, use, p);
  pthread_join(t, 0);
  free(p);
}
