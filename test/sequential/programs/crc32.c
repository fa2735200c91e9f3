/* CRC-32 with a table built at run time, and a Fletcher sum. */
#include <stdint.h>
#include <stdio.h>

static uint32_t table[256];

static void build(void) {
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t c = i;
    for (int k = 0; k < 8; k++)
      c = c & 1 ? 0xedb88320u ^ (c >> 1) : c >> 1;
    table[i] = c;
  }
}
static uint32_t crc(const char *s) {
  uint32_t c = ~0u;
  for (; *s; s++)
    c = table[(c ^ (uint8_t)*s) & 255] ^ (c >> 8);
  return ~c;
}

int main(void) {
  build();
  printf("%08x %08x %08x\n", crc("123456789"), crc(""), crc("heddle"));
  uint16_t a = 0, b = 0;
  for (const char *s = "abcdefgh"; *s; s++) {
    a = (uint16_t)((a + *s) % 255);
    b = (uint16_t)((b + a) % 255);
  }
  printf("%04x\n", b << 8 | a);
  return 0;
}
