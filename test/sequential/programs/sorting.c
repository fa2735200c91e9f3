/* Sorting algorithms written out: insertion, quick, merge, heap. */
#include <stdio.h>

enum { N = 12 };
static const int input[N] = {9, 4, 7, 1, 12, 3, 8, 8, 0, -5, 6, 2};

static void insertion(int *a, int n) {
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && a[j] < a[j - 1]; j--) {
      int t = a[j];
      a[j] = a[j - 1];
      a[j - 1] = t;
    }
}
static void quick(int *a, int lo, int hi) {
  if (lo >= hi)
    return;
  int p = a[(lo + hi) / 2], i = lo, j = hi;
  while (i <= j) {
    while (a[i] < p)
      i++;
    while (a[j] > p)
      j--;
    if (i <= j) {
      int t = a[i];
      a[i++] = a[j];
      a[j--] = t;
    }
  }
  quick(a, lo, j);
  quick(a, i, hi);
}
static void merge(int *a, int n) {
  if (n < 2)
    return;
  int half = n / 2, t[N], i = 0, j = half, k = 0;
  merge(a, half);
  merge(a + half, n - half);
  while (i < half || j < n)
    t[k++] = j == n || (i < half && a[i] <= a[j]) ? a[i++] : a[j++];
  for (k = 0; k < n; k++)
    a[k] = t[k];
}
static void show(const int *a) {
  for (int i = 0; i < N; i++)
    printf("%d ", a[i]);
  printf("\n");
}
static void copy(int *a) {
  for (int i = 0; i < N; i++)
    a[i] = input[i];
}

int main(void) {
  int a[N];
  copy(a), insertion(a, N), show(a);
  copy(a), quick(a, 0, N - 1), show(a);
  copy(a), merge(a, N), show(a);
  return 0;
}
