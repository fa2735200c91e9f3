/* Random numbers: any of the range. A seed means nothing. */
#include <__heddle/intrinsics.h>
#include <stdlib.h>

int rand(void) { return (int)__heddle_choose(0, RAND_MAX); }

int rand_r(unsigned *seed) {
  (void)seed;
  return (int)__heddle_choose(0, RAND_MAX);
}

void srand(unsigned seed) { (void)seed; }

long random(void) { return __heddle_choose(0, RAND_MAX); }

void srandom(unsigned seed) { (void)seed; }

long lrand48(void) { return __heddle_choose(0, RAND_MAX); }

void srand48(long seed) { (void)seed; }
