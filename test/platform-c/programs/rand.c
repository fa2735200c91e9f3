/* Random numbers: each that the program can tell apart.
 * platform: verified
 * platform: -DLUCK violated assertion
 * platform: -DWIDE unknown: rand
 */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

int die;

void *roll(void *arg) {
  die = rand() % 6;
  return arg;
}

int main(void) {
  pthread_t t;
  srand((unsigned)time(NULL));
  pthread_create(&t, 0, roll, 0);
  pthread_join(t, 0);
  assert(die >= 0 && die < 6);
#ifdef LUCK
  assert(die != 5);
#endif
#ifdef WIDE
  die = rand();
  assert(die >= 0);
#endif
  if (random() & 1) return 0;
  return rand() > 3 ? 0 : 1;
}
