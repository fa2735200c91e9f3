/* A recursive-descent calculator over strings. */
#include <stdio.h>

static const char *at;

static long expression(void);
static long primary(void) {
  if (*at == '(') {
    at++;
    long v = expression();
    at++;
    return v;
  }
  if (*at == '-') {
    at++;
    return -primary();
  }
  long v = 0;
  while (*at >= '0' && *at <= '9')
    v = v * 10 + (*at++ - '0');
  return v;
}
static long term(void) {
  long v = primary();
  for (;;)
    switch (*at) {
      case '*': at++; v *= primary(); break;
      case '/': at++; v /= primary(); break;
      case '%': at++; v %= primary(); break;
      default: return v;
    }
}
static long expression(void) {
  long v = term();
  while (*at == '+' || *at == '-')
    v = *at++ == '+' ? v + term() : v - term();
  return v;
}

int main(void) {
  const char *inputs[] = {"1+2*3", "(1+2)*3", "-(4-10)*(7%4)", "100/7/2", "2*(3+(4*(5-6)))-1"};
  for (int i = 0; i < 5; i++) {
    at = inputs[i];
    printf("%s=%ld\n", inputs[i], expression());
  }
  return 0;
}
