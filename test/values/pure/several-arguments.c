/*
 * Several arguments, of 64 bits too, floating-point numbers and pointers: all of them count, each by its bits.
 * values: verified
 * values: -DSWAPPED violated assertion: mix(1, 2) == mix(2, 1)
 * values: -DHIGH violated assertion: mix(0, 1) == mix(0, 1 + (1ull << 32))
 * values: -DPLACES violated assertion: at(&cells[0]) == at(&cells[1])
 * values: -DNUMBERS violated assertion: of(0.5) == of(0.25)
 */
#include <assert.h>
#include <heddle.h>
heddle_pure unsigned long long mix(int a, unsigned long long b);
heddle_pure long at(const int *p);
heddle_pure int of(double x);
static int cells[2];
int main(void) {
  int i = heddle_choose(0, 1), local = 0;
  assert(mix(i, 1ull << 40) == mix(i, 1ull << 40));
  assert(i == 0 ? at(cells) == at(&cells[i]) : at(cells + 1) == at(&cells[i]));
  assert(at(&local) == at(&local) && local == 0);
  assert(of(0.5) == of(0.25 + 0.25));
#ifdef SWAPPED
  assert(mix(1, 2) == mix(2, 1));
#endif
#ifdef HIGH
  assert(mix(0, 1) == mix(0, 1 + (1ull << 32)));
#endif
#ifdef PLACES
  assert(at(&cells[0]) == at(&cells[1]));
#endif
#ifdef NUMBERS
  assert(of(0.5) == of(0.25));
#endif
  return 0;
}
