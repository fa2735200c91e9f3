/*
 * One access that goes to memory of the thread's own or to a shared variable, as the pointer says: the machine
 * stops at it only in the second case. The bounded program counted a step in both.
 *
 * agree: violated assertion
 */
#include <assert.h>
#include <pthread.h>

int shared, other;

__attribute__((noinline)) static int bump(int *p) {
  for (int i = 0; i < 2; i++) *p += 1;
  return *p;
}

static void *run(void *arg) {
  int own = 0;
  int n = bump(arg ? &shared : &own);
  other = n + bump(&own);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, run, 0);
  pthread_create(&b, 0, run, &shared);
  int seen = bump(&shared);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(seen != 3 || shared != 3);
  return 0;
}
