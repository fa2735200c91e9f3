/* _Thread_local objects in one thread, with initialisers and addresses taken. */
#include <stdio.h>

static _Thread_local int counter = 10;
static _Thread_local struct { char c; long l; } rec = {'r', -5};
static __thread int array[4] = {1, 2, 3};

static int bump(void) {
  static _Thread_local int calls;
  return ++calls * counter;
}

int main(void) {
  counter++;
  int *p = &counter;
  *p += 5;
  printf("%d %c %ld\n", counter, rec.c, rec.l);
  bump();
  array[3] = bump();
  for (int *q = array; q < array + 4; q++)
    printf("%d ", *q);
  printf("\n");
  return 0;
}
