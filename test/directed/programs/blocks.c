/* Atomic blocks: nobody sees the state in between, and a block is a full fence. */
#include <assert.h>
#include <pthread.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
int x, y;
void *mover(void *arg) {
  for (int i = 0; i < 2; i++) {
    __VERIFIER_atomic_begin();
    x = x + 1;
    y = y - 1;
    __VERIFIER_atomic_end();
  }
  return arg;
}
void *reader(void *arg) {
#ifndef BAD
  __VERIFIER_atomic_begin();
#endif
  int a = x, b = y;
#ifndef BAD
  __VERIFIER_atomic_end();
#endif
  assert(a + b == 0);
  return arg;
}
int main(void) {
  pthread_t a, b, c;
  pthread_create(&a, 0, mover, 0);
  pthread_create(&b, 0, mover, 0);
  pthread_create(&c, 0, reader, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  pthread_join(c, 0);
  assert(x == 4 && y == -4);
  return 0;
}
