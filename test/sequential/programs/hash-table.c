/* A chained hash table on the heap. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry { struct entry *next; int count; char key[]; };
static struct entry *buckets[7];

static int *count_of(const char *key) {
  unsigned h = 5381;
  for (const char *p = key; *p; p++)
    h = h * 33 + (unsigned char)*p;
  struct entry **b = &buckets[h % 7];
  for (struct entry *e = *b; e; e = e->next)
    if (strcmp(e->key, key) == 0)
      return &e->count;
  struct entry *e = malloc(sizeof *e + strlen(key) + 1);
  strcpy(e->key, key);
  e->count = 0;
  e->next = *b;
  *b = e;
  return &e->count;
}

int main(void) {
  const char *words[] = {"to", "be", "or", "not", "to", "be", "that", "is", "the", "question", "to"};
  for (int i = 0; i < 11; i++)
    ++*count_of(words[i]);
  for (int i = 0; i < 7; i++) {
    printf("%d:", i);
    for (struct entry *e = buckets[i], *n; e; e = n) {
      n = e->next;
      printf(" %s=%d", e->key, e->count);
      free(e);
    }
    printf("\n");
  }
  return 0;
}
