/* Shifts of 8-, 16- and 32-bit values by every amount. */
#include <stdint.h>
#include <stdio.h>

int main(void) {
  for (int s = 0; s < 32; s += 3) {
    uint32_t u = 0x9e3779b9u;
    int32_t i = -123456789;
    printf("%x %x %d ", u << s, u >> s, i >> s);
    uint8_t b = (uint8_t)(u >> (s / 2));
    uint16_t w = (uint16_t)(u << (s / 4));
    printf("%u %u %d\n", (uint8_t)(b << (s % 8)), (uint16_t)(w >> (s % 16)), (int8_t)b >> (s % 8));
  }
  return 0;
}
