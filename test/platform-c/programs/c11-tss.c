/* tss_t: own values and destructors, also with thrd_exit.
 * platform: verified
 * platform: -DEXIT verified
 * platform: -DKEEP violated leak
 * check: leak
 */
#include <assert.h>
#include <stdlib.h>
#include <threads.h>

tss_t key;

static int run(void *arg) {
  assert(tss_get(key) == NULL);
  assert(tss_set(key, malloc(4)) == thrd_success);
  assert(tss_get(key) != NULL);
  (void)arg;
#ifdef EXIT
  thrd_exit(7);
#endif
  return 7;
}

int main(void) {
  thrd_t a, b;
  int result;
#ifdef KEEP
  tss_create(&key, NULL);
#else
  tss_create(&key, free);
#endif
  thrd_create(&a, run, NULL);
  thrd_create(&b, run, NULL);
  thrd_join(a, &result);
  thrd_join(b, NULL);
  assert(result == 7);
  tss_delete(key);
  return 0;
}
