/*
 * Fibonacci (Inverso and Trubiani, Figure 2): two threads add each shared variable to the other one, N times each. The largest value
 * that can be reached is fib(2N + 2), with fib(1) = fib(2) = 1, and only by strict alternation.
 *
 * Driver: main waits for both threads. Checked by main: neither variable is larger than that.
 *
 * Inverso and Trubiani, Figure 6: N = 2, contexts 6. LazySMA, Table I: fib_longer is N = 6, unwind 6, 6 rounds, clock 2, queue 2,
 * under tso and pso.
 *
 * -DN=n     additions of each thread (3)
 * -DUNSAFE  neither variable reaches the largest value
 *
 * heddle: sc --unwind 2 --contexts 6 -DN=2 -DUNSAFE: violated assertion
 * heddle: sc -DN=3: verified
 * heddle: sc -DN=3 -DUNSAFE: violated assertion
 * heddle: tso -DN=3 -DUNSAFE: violated assertion
 * heddle: pso -DN=3 -DUNSAFE: violated assertion
 * heddle slow: sc -DN=5: verified
 * heddle slow: sc -DN=6 -DUNSAFE: violated assertion
 * heddle slow: tso -DN=3: verified
 * heddle slow: pso -DN=3: verified
 * heddle slow: tso --unwind 6 --rounds 6 --clock 2 --queue 2 -DN=6 -DUNSAFE: violated assertion
 * heddle slow: pso --unwind 6 --rounds 6 --clock 2 --queue 2 -DN=6 -DUNSAFE: violated assertion
 * heddle slow: tso --unwind 6 --rounds 6 --clock 2 --queue 2 -DN=6: bounded
 * heddle slow: pso --unwind 6 --rounds 6 --clock 2 --queue 2 -DN=6: bounded
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static int i = 1, j = 1;

static void *t1(void *arg) {
  (void)arg;
  for (int k = 0; k < N; k++) i = i + j;
  return NULL;
}

static void *t2(void *arg) {
  (void)arg;
  for (int k = 0; k < N; k++) j = j + i;
  return NULL;
}

/* By pairs, so that no loop of main is longer than those of the threads. */
static int fib(int pairs) {
  int odd = 1, even = 1;
  for (int k = 0; k < pairs; k++) {
    odd = odd + even;
    even = even + odd;
  }
  return even;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, t1, NULL);
  pthread_create(&b, NULL, t2, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  int max = fib(N);
#ifdef UNSAFE
  assert(i < max && j < max);
#else
  assert(i <= max && j <= max);
#endif
  return 0;
}
