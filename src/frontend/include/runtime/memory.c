/*
 * Blocks of memory. Copies go by the widest chunks that the alignment of both ends allows, so that a field is copied
 * as a whole and by as few accesses as possible.
 */
#include <__heddle/intrinsics.h>
#include <stdint.h>
#include <string.h>

/* The widest chunk, 8 to 1 bytes, at which all addresses and lengths in `bits` are aligned. */
static size_t chunk(uintptr_t bits) { return (bits & 7) == 0 ? 8 : (bits & 3) == 0 ? 4 : (bits & 1) == 0 ? 2 : 1; }

#define COPY(type) (*(type *)(void *)to = *(const type *)(const void *)from)

static void copy(unsigned char *to, const unsigned char *from, size_t step) {
  switch (step) {
    case 8: COPY(uint64_t); break;
    case 4: COPY(uint32_t); break;
    case 2: COPY(uint16_t); break;
    default: COPY(uint8_t); break;
  }
}

static void forward(unsigned char *to, const unsigned char *from, size_t n) {
  size_t step = chunk((uintptr_t)to | (uintptr_t)from);
  while (n > 0) {
    while (step > n) step /= 2;
    copy(to, from, step);
    to += step;
    from += step;
    n -= step;
  }
}

static void backward(unsigned char *to, const unsigned char *from, size_t n) {
  to += n;
  from += n;
  while (n > 0) {
    size_t step = chunk((uintptr_t)to | (uintptr_t)from);
    while (step > n) step /= 2;
    to -= step;
    from -= step;
    copy(to, from, step);
    n -= step;
  }
}

static void apart(const void *to, const void *from, size_t n) {
  uintptr_t a = (uintptr_t)to, b = (uintptr_t)from;
  __heddle_require(n == 0 || a + n <= b || b + n <= a, "memcpy between overlapping memory; use memmove");
}

void *memcpy(void *restrict to, const void *restrict from, size_t n) {
  apart(to, from, n);
  forward(to, from, n);
  return to;
}

void *mempcpy(void *restrict to, const void *restrict from, size_t n) {
  apart(to, from, n);
  forward(to, from, n);
  return (char *)to + n;
}

void *memmove(void *to, const void *from, size_t n) {
  if ((uintptr_t)to <= (uintptr_t)from)
    forward(to, from, n);
  else
    backward(to, from, n);
  return to;
}

void *memset(void *block, int c, size_t n) {
  unsigned char *to = block;
  size_t step = chunk((uintptr_t)to);
  uint64_t pattern = (unsigned char)c * UINT64_C(0x0101010101010101);
  while (n > 0) {
    while (step > n) step /= 2;
    copy(to, (const unsigned char *)&pattern, step);
    to += step;
    n -= step;
  }
  return block;
}

void bzero(void *to, size_t n) { memset(to, 0, n); }

void bcopy(const void *from, void *to, size_t n) { memmove(to, from, n); }

int memcmp(const void *a, const void *b, size_t n) {
  const unsigned char *p = a, *q = b;
  for (; n > 0; n--, p++, q++) {
    if (*p != *q) return *p - *q;
  }
  return 0;
}

int bcmp(const void *a, const void *b, size_t n) { return memcmp(a, b, n); }

void *memchr(const void *s, int c, size_t n) {
  for (const unsigned char *p = s; n > 0; n--, p++) {
    if (*p == (unsigned char)c) return (void *)p;
  }
  return NULL;
}

void *memrchr(const void *s, int c, size_t n) {
  const unsigned char *p = s;
  while (n-- > 0) {
    if (p[n] == (unsigned char)c) return (void *)(p + n);
  }
  return NULL;
}
