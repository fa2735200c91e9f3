/* What a thread that nobody waits for would still free or join is left over, if the program ends before.
 * endings: --check=leak => violated leak
 * endings: --check=leak -DJOINED => verified
 * endings: --check=leak -DEXIT => violated leak
 * endings: --check=leak -DOWN => violated leak
 * endings: --check=unjoined -DDETACHER => violated unjoined
 */
#include <pthread.h>
#include <stdlib.h>
static void *v(void *arg) { return arg; }
static void *w(void *arg) {
#ifdef OWN
  arg = malloc(4);
#endif
#ifdef EXIT
  exit(0);
#endif
#ifdef DETACHER
  pthread_t u;
  pthread_create(&u, 0, v, 0);
  pthread_detach(u);
#endif
  free(arg);
  return 0;
}
int main(void) {
  pthread_t t;
  void *p = 0;
#ifndef OWN
  p = malloc(4);
#endif
  pthread_create(&t, 0, w, p);
#ifndef JOINED
  pthread_detach(t);
#endif
#ifdef JOINED
  pthread_join(t, 0);
#endif
#ifdef EXIT
  for (;;)
    ;
#endif
  (void)v;
}
