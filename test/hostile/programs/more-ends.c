/*
 * Lives of arrays, blocks, thread-locals and locals against what threads, handlers, assumptions and ends do.
 * expect ARRAYJOINED:     sc verified  pso verified  rc11 verified
 * expect ARRAYLATE:       sc memory  pso memory  rc11 memory
 * expect COUNTED:         sc verified  pso verified  rc11 verified
 * expect COUNTEDLATE:     sc memory  pso memory  rc11 memory
 * expect HANDLER:         sc verified  pso verified  rc11 verified
 * expect HANDLERBAD:      sc assertion  pso assertion  rc11 assertion
 * expect LENTOWN:         sc verified  pso verified  rc11 verified
 * expect LENTENDED:       sc memory  pso memory  rc11 memory
 * expect MOVED:           sc memory  pso memory  rc11 memory
 * expect ASSUMED:         sc verified  pso verified  rc11 verified
 * expect ASSUMEDLATE:     sc assertion  pso assertion  rc11 assertion
 * expect BACKUNDEFINED:   sc uninitialized  pso uninitialized  rc11 uninitialized
 * expect BACK:            sc verified  pso verified  rc11 verified
 * expect LEFT:            sc memory  pso memory  rc11 memory
 * expect LEFTLATER:       sc verified  pso verified  rc11 verified
 * expect EXITELSEWHERE:   sc assertion  pso assertion  rc11 assertion
 * expect JOINANDLOCK:     sc deadlock  pso deadlock  rc11 deadlock
 * expect LITERAL:         sc memory  pso memory  rc11 memory
 */
#include <alloca.h>
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
void __VERIFIER_assume(int);
static atomic_int flag, ready;
static int *_Atomic ptr;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
static pthread_t t, u;
#if defined ARRAYJOINED || defined ARRAYLATE /* a VLA row lent to a thread, joined in or after the block */
static void *w(void *p) { ((int *)p)[1] = 4; return 0; }
int main(int argc, char **v) {
  (void)v;
  { int a[argc + 2]; a[0] = 1; pthread_create(&t, 0, w, a);
#ifdef ARRAYJOINED
  pthread_join(t, 0); assert(a[1] == 4);
#endif
  }
#ifdef ARRAYLATE
  pthread_join(t, 0);
#endif
  return 0;
}
#elif defined COUNTED || defined COUNTEDLATE /* the last user of a refcounted block frees it */
static void *w(void *p) { atomic_int *c = p; if (atomic_fetch_sub(c, 1) == 1) free(c);
#ifdef COUNTEDLATE
  else atomic_load(c);
#endif
  return 0; }
int main(void) { atomic_int *c = malloc(sizeof *c); atomic_init(c, 2); pthread_create(&t, 0, w, c); w(c); pthread_join(t, 0); return 0; }
#elif defined HANDLER || defined HANDLERBAD /* atexit handler registered by a thread runs at main's return */
static void h(void) { assert(atomic_load(&flag) ==
#ifdef HANDLER
 1
#else
 0
#endif
 ); }
static void *w(void *p) { (void)p; atexit(h); atomic_store(&flag, 1); return 0; }
int main(void) { pthread_create(&t, 0, w, 0); pthread_join(t, 0); return 0; }
#elif defined LENTOWN || defined LENTENDED /* thread-local lent by a thread that lives on, or has ended */
static _Thread_local int mine = 3;
static void *w(void *p) { (void)p; ptr = &mine; 
#ifdef LENTOWN
 while (!flag) ;
#endif
 return 0; }
int main(void) { pthread_create(&t, 0, w, 0); int *p;
#ifdef LENTOWN
 while (!(p = ptr)) ; int r = *p; assert(r == 3); flag = 1; pthread_join(t, 0);
#else
 pthread_join(t, 0); p = ptr; return *p - 3;
#endif
 return 0; }
#elif defined MOVED /* realloc moves the block under a reader */
static void *w(void *p) { (void)p; int *q = ptr; return (void *)(long)*q; }
int main(void) { int *q = malloc(4); *q = 1; ptr = q; pthread_create(&t, 0, w, 0); q = realloc(q, 8); pthread_join(t, 0); free(q); return 0; }
#elif defined ASSUMED || defined ASSUMEDLATE /* an assume cuts the only execution in which the other would fail after it; or not before */
static void *w(void *p) { (void)p; int r = flag;
#ifdef ASSUMED
 __VERIFIER_assume(r == 0);
 assert(r == 0);
#else
 assert(r == 0);
 __VERIFIER_assume(r == 0);
#endif
 return 0; }
int main(void) { pthread_create(&t, 0, w, 0); flag = 1; pthread_join(t, 0); return 0; }
#elif defined BACKUNDEFINED || defined BACK /* goto back past a declaration */
int main(void) { int i = 0, *p = 0;
again:; int x;
#ifdef BACK
 x = 5;
#endif
 if (i == 1) { if (x == 5) return 0; return 1; }
 x = 5; p = &x; i++; (void)p; goto again; }
#elif defined LEFT || defined LEFTLATER /* pthread_exit in a callee ends the caller's locals */
static void leave(void) { pthread_exit(0); }
static void *w(void *p) { (void)p; int x = 1; ptr = &x;
#ifdef LEFTLATER
 while (!flag) ; ptr = 0;
#endif
 leave(); return 0; }
int main(void) { pthread_create(&t, 0, w, 0);
#ifdef LEFTLATER
 int *q; while (!(q = ptr)) ; *q = 2; flag = 1; pthread_join(t, 0);
#else
 pthread_join(t, 0); *ptr = 2;
#endif
 return 0; }
#elif defined EXITELSEWHERE /* a program that ends in another thread: main's failing assertion may come first */
static void *w(void *p) { (void)p; exit(0); }
int main(void) { pthread_create(&t, 0, w, 0); assert(0); }
#elif defined JOINANDLOCK /* a circle of a join and a lock, beside a thread that spins */
static void *s(void *p) { (void)p; while (!flag) ; return 0; }
static void *w(void *p) { (void)p; pthread_mutex_lock(&m); pthread_mutex_unlock(&m); return 0; }
int main(void) { pthread_create(&u, 0, s, 0); pthread_mutex_lock(&m); pthread_create(&t, 0, w, 0); pthread_join(t, 0); pthread_mutex_unlock(&m); flag = 1; pthread_join(u, 0); return 0; }
#elif defined LITERAL /* a struct copy out of a dead compound literal */
struct s { int a, b; };
int main(void) { struct s *p, q; { p = &(struct s){1, 2}; } memcpy(&q, p, sizeof q); return q.a - 1; }
#endif
