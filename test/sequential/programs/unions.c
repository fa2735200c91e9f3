/* Unions: the same bytes seen as different types. */
#include <stdint.h>
#include <stdio.h>

union word {
  uint64_t u64;
  uint32_t u32[2];
  uint16_t u16[4];
  uint8_t u8[8];
  double d;
  float f[2];
};
struct tagged {
  enum { INT, DBL, STR } tag;
  union {
    int i;
    double d;
    const char *s;
  };
};

static void show(struct tagged t) {
  switch (t.tag) {
    case INT: printf("int %d\n", t.i); break;
    case DBL: printf("dbl %g\n", t.d); break;
    case STR: printf("str %s\n", t.s); break;
  }
}

int main(void) {
  union word w;
  w.u64 = 0x0102030405060708;
  printf("%x %x %x %x %x\n", w.u32[0], w.u32[1], w.u16[3], w.u8[0], w.u8[7]);
  w.d = 1.5;
  printf("%lx\n", (unsigned long)w.u64);
  w.f[1] = -2.0f;
  printf("%lx %x\n", (unsigned long)w.u64, w.u16[3]);
  w.u8[3] = 0xff;
  printf("%x %g\n", w.u32[0], w.f[1]);
  show((struct tagged){INT, .i = -5});
  show((struct tagged){DBL, .d = 2.25});
  show((struct tagged){STR, .s = "hey"});
  printf("%lu %lu\n", sizeof(union word), sizeof(struct tagged));
  return 0;
}
