/* A tokenizer as a state machine over an enum and a table of handlers. */
#include <stdio.h>

enum state { START, NUMBER, WORD, STATES };
struct machine { enum state state; int numbers, words, value; };
typedef enum state (*handler)(struct machine *, char);

static enum state classify(struct machine *m, char c) {
  if (c >= '0' && c <= '9') {
    if (m->state != NUMBER) {
      m->numbers++;
      m->value = 0;
    }
    m->value = m->value * 10 + (c - '0');
    return NUMBER;
  }
  if (c >= 'a' && c <= 'z') {
    m->words += m->state != WORD;
    return WORD;
  }
  return START;
}
static enum state in_word(struct machine *m, char c) {
  return c == '_' || (c >= '0' && c <= '9') ? WORD : classify(m, c);
}
static const handler handlers[STATES] = {[START] = classify, [NUMBER] = classify, [WORD] = in_word};

int main(void) {
  struct machine m = {0};
  for (const char *p = "abc 12 x_9 345 z1 77"; *p; p++)
    m.state = handlers[m.state](&m, *p);
  printf("%d %d %d\n", m.numbers, m.words, m.value);
  return 0;
}
