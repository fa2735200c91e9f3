/* Both threads fail inside their atomic blocks. Where a block takes a global lock, axiomatic made both begin, although neither would
 * end: there was no such execution, and the program was verified (relaxed, ra, rc11, c11).
 */
#include <assert.h>
#include <pthread.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

void *fails(void *arg) {
  __VERIFIER_atomic_begin();
  assert(0);
  __VERIFIER_atomic_end();
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, fails, 0);
  pthread_create(&b, 0, fails, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
