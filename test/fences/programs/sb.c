#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int x, y, r1, r2;

static void *left(void *arg) {
  (void)arg;
  x = 1;
  r1 = y;
  return 0;
}

static void *right(void *arg) {
  (void)arg;
  y = 1;
  r2 = x;
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, left, 0);
  pthread_create(&b, 0, right, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(r1 == 1 || r2 == 1);
  return 0;
}
