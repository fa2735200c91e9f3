/* What is left at the end counts if the program ended without needing the thread that an assumption cut.
 * endings: --check=leak => violated leak
 * endings: --check=leak -DNEEDED => verified
 * endings: --check=leak -DFREED => verified
 * endings: --check=unjoined -DFREED => violated unjoined
 */
#include <pthread.h>
#include <stdlib.h>
extern void __VERIFIER_assume(int);
static void *cut(void *arg) {
  __VERIFIER_assume(0);
  return arg;
}
int main(void) {
  pthread_t t;
  void *p = malloc(4);
  pthread_create(&t, 0, cut, 0);
#ifdef FREED
  free(p);
#endif
#ifdef NEEDED
  pthread_join(t, 0);
#endif
}
