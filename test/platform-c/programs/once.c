/* One of two threads initialises, both see it.
 * platform: verified
 * platform: -DBY_HAND violated race
 * oracle
 */
#include <assert.h>
#include <pthread.h>

pthread_once_t once = PTHREAD_ONCE_INIT;
int made, flag;

static void make(void) { made++; }

static void *run(void *arg) {
#ifdef BY_HAND
  if (!flag) {
    flag = 1;
    make();
  }
#else
  pthread_once(&once, make);
#endif
  assert(made == 1);
  return arg;
}
#define first run
#define second run

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
