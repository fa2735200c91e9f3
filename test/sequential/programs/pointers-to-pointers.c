/* Pointers to pointers: swapping, linked lists without special cases, argv style tables. */
#include <stdio.h>

struct item {
  int value;
  struct item *next;
};

static void insert(struct item **list, struct item *it) {
  while (*list && (*list)->value < it->value)
    list = &(*list)->next;
  it->next = *list;
  *list = it;
}

static void erase(struct item **list, int value) {
  for (; *list; list = &(*list)->next)
    if ((*list)->value == value) {
      *list = (*list)->next;
      return;
    }
}

static void swap(const char **a, const char **b) {
  const char *t = *a;
  *a = *b;
  *b = t;
}

int main(void) {
  struct item items[5] = {{5, 0}, {3, 0}, {9, 0}, {1, 0}, {4, 0}}, *list = 0;
  for (int i = 0; i < 5; i++)
    insert(&list, &items[i]);
  erase(&list, 4);
  erase(&list, 9);
  for (struct item *p = list; p; p = p->next)
    printf("%d ", p->value);
  const char *names[] = {"x", "y", "z", 0};
  swap(&names[0], &names[2]);
  for (const char **p = names; *p; p++)
    printf("%s ", *p);
  int v = 1, *p = &v, **pp = &p, ***ppp = &pp;
  ***ppp = 42;
  int w = 7;
  **ppp = &w;
  (*p)++;
  printf("%d %d %d\n", v, w, **pp == 8);
  return 0;
}
