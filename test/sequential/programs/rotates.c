/* The usual rotate idiom at three widths. */
#include <stdint.h>
#include <stdio.h>

static uint32_t rotl32(uint32_t x, unsigned k) { return (x << (k & 31)) | (x >> (-k & 31)); }
static uint64_t rotr64(uint64_t x, unsigned k) { return (x >> (k & 63)) | (x << (-k & 63)); }
static uint16_t rotl16(uint16_t x, unsigned k) { return (uint16_t)((x << (k & 15)) | (x >> (-k & 15))); }

int main(void) {
  for (unsigned k = 0; k < 70; k += 7)
    printf("%x %lx %x\n", rotl32(0x80000001u, k), (unsigned long)rotr64(0x123456789abcdef0ull, k), rotl16(0x8421, k));
  return 0;
}
