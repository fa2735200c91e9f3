/* Atomic read-modify-writes wrap at 8, 16, 32 and 64 bits, signed and unsigned. */
#include <stdatomic.h>
#include <stdio.h>

#define TRY(T, F, start, by) \
  do { \
    _Atomic(T) x = (T)(start); \
    T old = atomic_fetch_add(&x, (T)(by)); \
    T now = x; \
    printf(F " " F " ", old, now); \
    old = atomic_fetch_sub(&x, (T)(by) * 2); \
    now = x; \
    printf(F " " F " ", old, now); \
    T expected = now; \
    int ok = atomic_compare_exchange_strong(&x, &expected, (T)(start)); \
    now = x; \
    printf("%d " F "\n", ok, now); \
  } while (0)

int main(void) {
  TRY(signed char, "%d", 120, 10);
  TRY(unsigned char, "%u", 250, 10);
  TRY(short, "%d", 32760, 10);
  TRY(unsigned short, "%u", 65530, 10);
  TRY(unsigned, "%u", 4294967290u, 10);
  TRY(long, "%ld", 4294967290L, 10);
  TRY(unsigned long, "%lu", 18446744073709551610ul, 10);
  TRY(long, "%ld", -5, 4294967296L);
  return 0;
}
