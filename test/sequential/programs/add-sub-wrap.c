/* Unsigned addition and subtraction wrap at every width. */
#include <stdint.h>
#include <stdio.h>

int main(void) {
  uint8_t a8 = 250;
  uint16_t a16 = 65530;
  uint32_t a32 = 4294967290u;
  uint64_t a64 = 18446744073709551610ull;
  a8 += 10;
  a16 += 10;
  a32 += 10;
  a64 += 10;
  printf("%u %u %u %llu\n", a8, a16, a32, (unsigned long long)a64);
  a8 -= 20;
  a16 -= 20;
  a32 -= 20;
  a64 -= 20;
  printf("%u %u %u %llu\n", a8, a16, a32, (unsigned long long)a64);
  uint32_t lo = 0xffffffffu;
  uint64_t carry = (uint64_t)lo + 1;
  printf("%llx %llx\n", (unsigned long long)carry, (unsigned long long)(carry - 1));
  uint64_t borrow = 0x100000000ull;
  borrow -= 1;
  printf("%llx\n", (unsigned long long)borrow);
  return 0;
}
