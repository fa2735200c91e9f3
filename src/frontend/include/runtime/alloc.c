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

int posix_memalign(void **to, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *p = aligned_alloc(alignment, size);
  if (p == NULL) return ENOMEM;
  *to = p;
  return 0;
}

void *memalign(size_t alignment, size_t size) { return aligned_alloc(alignment, size); }
