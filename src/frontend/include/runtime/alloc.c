/* What malloc and free (built in) leave to do. */
#include <__heddle/intrinsics.h>
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

void *realloc(void *p, size_t size) {
  if (p == NULL) return malloc(size);
  if (size == 0) {
    free(p);
    return NULL;
  }
  size_t old = __heddle_block_size(p);
  void *new = malloc(size);
  if (new == NULL) return NULL;
  memcpy(new, p, old < size ? old : size);
  free(p);
  return new;
}

void *reallocarray(void *p, size_t n, size_t size) {
  if (size != 0 && n > SIZE_MAX / size) {
    errno = ENOMEM;
    return NULL;
  }
  return realloc(p, n * size);
}

/* An alignment is part of the allocation and must be a constant there; larger ones are reported. */
static void *aligned(size_t alignment, size_t size) {
  switch (alignment) {
    case 1:
    case 2:
    case 4:
    case 8: return malloc(size);
    case 16: return aligned_alloc(16, size);
    case 32: return aligned_alloc(32, size);
    case 64: return aligned_alloc(64, size);
    case 128: return aligned_alloc(128, size);
    case 256: return aligned_alloc(256, size);
    case 512: return aligned_alloc(512, size);
    case 1024: return aligned_alloc(1024, size);
    case 2048: return aligned_alloc(2048, size);
    case 4096: return aligned_alloc(4096, size);
    default: return aligned_alloc(alignment, size);
  }
}

int posix_memalign(void **to, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *p = aligned(alignment, size);
  if (p == NULL) return ENOMEM;
  *to = p;
  return 0;
}

void *memalign(size_t alignment, size_t size) { return aligned(alignment, size); }
