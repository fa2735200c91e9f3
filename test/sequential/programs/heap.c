/* malloc, calloc, realloc growing and shrinking, free of null. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  int *a = malloc(4 * sizeof *a);
  for (int i = 0; i < 4; i++)
    a[i] = i + 1;
  a = realloc(a, 10 * sizeof *a);
  for (int i = 4; i < 10; i++)
    a[i] = a[i - 1] + a[i - 2];
  printf("%d %d ", a[3], a[9]);
  a = realloc(a, 2 * sizeof *a);
  printf("%d\n", a[0] + a[1]);
  free(a);
  long *z = calloc(5, sizeof *z);
  long t = 0;
  for (int i = 0; i < 5; i++)
    t |= z[i];
  printf("%ld\n", t);
  free(z);
  free(NULL);
  char *s = realloc(NULL, 6);
  strcpy(s, "heddl");
  printf("%s\n", s);
  free(s);
  struct node { int v; struct node *l, *r; } *root = NULL;
  int keys[] = {5, 2, 8, 1, 9, 3};
  for (int i = 0; i < 6; i++) {
    struct node **p = &root;
    while (*p)
      p = keys[i] < (*p)->v ? &(*p)->l : &(*p)->r;
    *p = calloc(1, sizeof **p);
    (*p)->v = keys[i];
  }
  printf("%d %d %d\n", root->l->v, root->r->r->v, root->l->r->v);
  free(root->l->l), free(root->l->r), free(root->r->r), free(root->l), free(root->r), free(root);
  return 0;
}
