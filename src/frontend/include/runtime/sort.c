/* Sorting and searching. Insertion sort (stable) for what checked programs have; heap sort for large arrays. */
#include <stdint.h>
#include <stdlib.h>

typedef int (*compare_t)(const void *, const void *);

static void swap(char *a, char *b, size_t size) {
  if (((uintptr_t)a | (uintptr_t)b | size) % sizeof(long) == 0) {
    for (; size > 0; size -= sizeof(long), a += sizeof(long), b += sizeof(long)) {
      long x = *(long *)(void *)a;
      *(long *)(void *)a = *(long *)(void *)b;
      *(long *)(void *)b = x;
    }
  } else if (((uintptr_t)a | (uintptr_t)b | size) % sizeof(int) == 0) {
    for (; size > 0; size -= sizeof(int), a += sizeof(int), b += sizeof(int)) {
      int x = *(int *)(void *)a;
      *(int *)(void *)a = *(int *)(void *)b;
      *(int *)(void *)b = x;
    }
  } else {
    for (; size > 0; size--, a++, b++) {
      char x = *a;
      *a = *b;
      *b = x;
    }
  }
}

static void insertion_sort(char *base, size_t n, size_t size, compare_t compare) {
  for (size_t i = 1; i < n; i++) {
    for (char *p = base + i * size; p > base && compare(p - size, p) > 0; p -= size) swap(p - size, p, size);
  }
}

static void sift(char *base, size_t i, size_t n, size_t size, compare_t compare) {
  for (;;) {
    size_t child = 2 * i + 1;
    if (child >= n) return;
    if (child + 1 < n && compare(base + child * size, base + (child + 1) * size) < 0) child++;
    if (compare(base + i * size, base + child * size) >= 0) return;
    swap(base + i * size, base + child * size, size);
    i = child;
  }
}

static void heap_sort(char *base, size_t n, size_t size, compare_t compare) {
  for (size_t i = n / 2; i-- > 0;) sift(base, i, n, size, compare);
  while (n-- > 1) {
    swap(base, base + n * size, size);
    sift(base, 0, n, size, compare);
  }
}

void qsort(void *base, size_t n, size_t size, compare_t compare) {
  if (n <= 64)
    insertion_sort(base, n, size, compare);
  else
    heap_sort(base, n, size, compare);
}

void *bsearch(const void *key, const void *base, size_t n, size_t size, compare_t compare) {
  size_t low = 0, high = n;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    const char *p = (const char *)base + middle * size;
    int order = compare(key, p);
    if (order == 0) return (void *)p;
    if (order < 0)
      high = middle;
    else
      low = middle + 1;
  }
  return NULL;
}
