/* Flexible array members. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct message {
  unsigned short length;
  char kind;
  int data[];
};

static struct message *make(int n) {
  struct message *m = malloc(sizeof *m + (unsigned)n * sizeof m->data[0]);
  m->length = (unsigned short)n;
  m->kind = 'm';
  for (int i = 0; i < n; i++)
    m->data[i] = i * i;
  return m;
}

int main(void) {
  struct message *m = make(6);
  int t = 0;
  for (int i = 0; i < m->length; i++)
    t += m->data[i];
  printf("%lu %d %c\n", sizeof *m, t, m->kind);
  struct message *c = malloc(sizeof *c + 6 * sizeof(int));
  memcpy(c, m, sizeof *c + 6 * sizeof(int));
  free(m);
  printf("%d %d\n", c->length, c->data[5]);
  free(c);
  return 0;
}
