/* expect: -DCOUNTED -> assertion
 * expect: -DCOMPARED -> verified
 * expect: -DCOMPARED -DREACHED -> assertion
 * expect: -DSUM -> assertion
 * expect: -DTORN -> assertion
 * Loops that look like waiting and are none: the counter is used after the loop (COUNTED), is compared with what is
 * read (COMPARED), rounds add up (SUM), and rounds that cannot be repeated count one by one (TORN). */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x;

static void *writer(void *arg) {
#ifdef TORN
  for (int i = 1; i <= 3; i++) atomic_store(&x, i);
#else
#ifdef COMPARED
  atomic_store(&x, 5);
#else
  atomic_store(&x, 1);
#endif
#endif
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
#if defined COUNTED
  int n = 0;
  while (!atomic_load(&x)) ++n;
  assert(n < 3);
#elif defined COMPARED
  int i, found = 0;
  for (i = 0; i < 3; i++)
    if (atomic_load(&x) == i) {
      found = 1;
      break;
    }
#ifdef REACHED
  assert(found);
#endif
#elif defined SUM
  int sum = 0;
  for (int i = 0; i < 3; i++) sum += atomic_load(&x);
  assert(sum != 2);
#elif defined TORN
  for (int i = 0; i < 2; i++) {
    int a = atomic_load(&x), b = atomic_load(&x);
    if (a == b) goto same;
  }
  assert(0);
same:
#endif
  pthread_join(t, 0);
}
