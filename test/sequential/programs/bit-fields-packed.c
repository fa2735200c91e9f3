/* Bit-fields in a packed struct, copied and compared byte by byte. */
#include <stdio.h>
#include <string.h>

struct __attribute__((packed)) header {
  unsigned version : 4;
  unsigned length : 4;
  unsigned total : 16;
  unsigned id : 13;
  signed offset : 11;
  unsigned long long rest : 48;
};

int main(void) {
  struct header h;
  memset(&h, 0, sizeof h);
  h.version = 4;
  h.length = 5;
  h.total = 1500;
  h.id = 8000;
  h.offset = -7;
  h.rest = 0xabcdef012345;
  unsigned char bytes[sizeof h];
  memcpy(bytes, &h, sizeof h);
  printf("%lu:", sizeof h);
  for (unsigned i = 0; i < sizeof h; i++)
    printf(" %02x", bytes[i]);
  printf("\n%d %d %d %d %d %llx\n", h.version, h.length, h.total, h.id, h.offset, (unsigned long long)h.rest);
  bytes[4] ^= 0xff;
  memcpy(&h, bytes, sizeof h);
  printf("%d %d %llx\n", h.id, h.offset, (unsigned long long)h.rest);
  return 0;
}
