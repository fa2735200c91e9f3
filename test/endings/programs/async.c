/* CBMC's labels that start a thread are refused by name, wherever they stand.
 * endings: => unknown: __CPROVER_ASYNC_1
 * endings: -DNAME=__CPROVER_ASYNC_27 => unknown: __CPROVER_ASYNC_27
 * endings: -DNAME=__CPROVER_ASYNC_name => unknown: __CPROVER_ASYNC_name
 * endings: -DBLOCK => unknown: __CPROVER_ASYNC_1
 * endings: -DINNER => unknown: __CPROVER_ASYNC_1
 * endings: -DDEAD => verified
 * endings: -DNAME=other => verified
 */
#include <assert.h>
#ifndef NAME
#define NAME __CPROVER_ASYNC_1
#endif
int x;
static void f(void) { x = 1; }
static void g(void) {
#ifdef INNER
NAME:
  f();
#endif
}
int main(void) {
#if defined BLOCK
  {
  NAME : {
    f();
    f();
  }
  }
#elif defined DEAD
  if (x) {
  NAME:
    f();
  }
#elif defined INNER
  g();
#else
NAME:
  f();
#endif
  (void)g;
}
