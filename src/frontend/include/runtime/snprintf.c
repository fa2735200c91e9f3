/*
 * snprintf and its kin (ISO C 7.21.6.1). What is not there (%a, %n, %Lf) calls a function that does not exist, and is
 * reported by its name.
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

extern void heddle_unknown_conversion_in_snprintf(void);
extern int __heddle_float_text(char *to, double x, int conversion, int precision, int alternate);

struct output {
  char *to;
  size_t size;
  size_t n;
};

struct spec {
  int left, plus, space, alternate, zero, width, precision;
};

static void put(struct output *out, char c) {
  if (out->n + 1 < out->size) out->to[out->n] = c;
  out->n++;
}

static void pad(struct output *out, int n, char c) {
  for (; n > 0; n--) put(out, c);
}

static void text(struct output *out, const struct spec *spec, const char *s, int length) {
  if (!spec->left) pad(out, spec->width - length, ' ');
  for (int i = 0; i < length; i++) put(out, s[i]);
  if (spec->left) pad(out, spec->width - length, ' ');
}

static void number(struct output *out, const struct spec *spec, uintmax_t value, unsigned base, int upper, const char *prefix) {
  char digits[3 * sizeof value];
  int n = 0, prefixed = 0;
  for (uintmax_t rest = value; rest != 0; rest /= base) {
    unsigned d = (unsigned)(rest % base);
    digits[n++] = (char)(d < 10 ? '0' + d : (upper ? 'A' : 'a') + d - 10);
  }
  int least = spec->precision < 0 ? 1 : spec->precision;
  if (base == 8 && spec->alternate && least <= n) least = n + 1;
  while (prefix[prefixed] != 0) prefixed++;
  int zeros = least > n ? least - n : 0;
  if (spec->zero && !spec->left && spec->precision < 0 && spec->width > prefixed + zeros + n) zeros = spec->width - prefixed - n;
  int blanks = spec->width - prefixed - zeros - n;
  if (!spec->left) pad(out, blanks, ' ');
  for (int i = 0; i < prefixed; i++) put(out, prefix[i]);
  pad(out, zeros, '0');
  while (n > 0) put(out, digits[--n]);
  if (spec->left) pad(out, blanks, ' ');
}

static void floating(struct output *out, const struct spec *spec, double x, int conversion) {
  char body[1200];
  int negative = __builtin_signbit(x) != 0, n = 3, finite = x - x == 0;
  char sign = negative ? '-' : spec->plus ? '+' : spec->space ? ' ' : 0;
  if (finite) n = __heddle_float_text(body, negative ? -x : x, conversion, spec->precision, spec->alternate);
  else
    for (int i = 0; i < 3; i++) body[i] = (char)((x != x ? "nan" : "inf")[i] - (conversion < 'a' ? 32 : 0));
  int gap = spec->width - n - (sign != 0), zeros = spec->zero && !spec->left && finite;
  if (!spec->left && !zeros) pad(out, gap, ' ');
  if (sign != 0) put(out, sign);
  if (zeros) pad(out, gap, '0');
  for (int i = 0; i < n; i++) put(out, body[i]);
  if (spec->left) pad(out, gap, ' ');
}

/* Lengths: -2 hh, -1 h, 0 none, 1 l, 2 ll, 3 j, 4 z, 5 t. */
static int length_of(const char *restrict *format) {
  const char *f = *format;
  int length = 0;
  if (*f == 'h') length = f[1] == 'h' ? -2 : -1;
  if (*f == 'l') length = f[1] == 'l' ? 2 : 1;
  if (*f == 'j') length = 3;
  if (*f == 'z') length = 4;
  if (*f == 't') length = 5;
  if (length != 0) f += length == -2 || length == 2 ? 2 : 1;
  *format = f;
  return length;
}

#define SIGNED_ARGUMENT(args, length)                                       \
  ((length) == -2  ? (signed char)va_arg(args, int)                         \
   : (length) == -1 ? (short)va_arg(args, int)                              \
   : (length) == 0  ? va_arg(args, int)                                     \
   : (length) == 1  ? va_arg(args, long)                                    \
   : (length) == 2  ? va_arg(args, long long)                               \
   : (length) == 3  ? va_arg(args, intmax_t)                                \
                    : va_arg(args, ptrdiff_t))
#define UNSIGNED_ARGUMENT(args, length)                                     \
  ((length) == -2  ? (unsigned char)va_arg(args, unsigned)                  \
   : (length) == -1 ? (unsigned short)va_arg(args, unsigned)                \
   : (length) == 0  ? va_arg(args, unsigned)                                \
   : (length) == 1  ? va_arg(args, unsigned long)                           \
   : (length) == 2  ? va_arg(args, unsigned long long)                      \
   : (length) == 3  ? va_arg(args, uintmax_t)                               \
                    : va_arg(args, size_t))

int vsnprintf(char *restrict to, size_t size, const char *restrict format, va_list args) {
  struct output out = {to, size, 0};
  for (; *format != 0; format++) {
    if (*format != '%') {
      put(&out, *format);
      continue;
    }
    struct spec spec = {0, 0, 0, 0, 0, 0, -1};
    for (format++;; format++) {
      if (*format == '-') spec.left = 1;
      else if (*format == '+') spec.plus = 1;
      else if (*format == ' ') spec.space = 1;
      else if (*format == '#') spec.alternate = 1;
      else if (*format == '0') spec.zero = 1;
      else break;
    }
    if (*format == '*') {
      spec.width = va_arg(args, int);
      if (spec.width < 0) {
        spec.left = 1;
        spec.width = -spec.width;
      }
      format++;
    } else {
      for (; *format >= '0' && *format <= '9'; format++) spec.width = spec.width * 10 + (*format - '0');
    }
    if (*format == '.') {
      format++;
      spec.precision = 0;
      if (*format == '*') {
        spec.precision = va_arg(args, int);
        format++;
      } else {
        for (; *format >= '0' && *format <= '9'; format++) spec.precision = spec.precision * 10 + (*format - '0');
      }
    }
    int length = length_of(&format);
    switch (*format) {
      case 'd':
      case 'i': {
        intmax_t value = SIGNED_ARGUMENT(args, length);
        uintmax_t magnitude = value < 0 ? -(uintmax_t)value : (uintmax_t)value;
        number(&out, &spec, magnitude, 10, 0, value < 0 ? "-" : spec.plus ? "+" : spec.space ? " " : "");
        break;
      }
      case 'u': number(&out, &spec, UNSIGNED_ARGUMENT(args, length), 10, 0, ""); break;
      case 'o': number(&out, &spec, UNSIGNED_ARGUMENT(args, length), 8, 0, ""); break;
      case 'x':
      case 'X': {
        uintmax_t value = UNSIGNED_ARGUMENT(args, length);
        int upper = *format == 'X';
        number(&out, &spec, value, 16, upper, spec.alternate && value != 0 ? (upper ? "0X" : "0x") : "");
        break;
      }
      case 'p': {
        void *p = va_arg(args, void *);
        if (p == NULL)
          text(&out, &spec, "(nil)", 5);
        else
          number(&out, &spec, (uintptr_t)p, 16, 0, "0x");
        break;
      }
      case 'c': {
        char c = (char)va_arg(args, int);
        text(&out, &spec, &c, 1);
        break;
      }
      case 's': {
        const char *s = va_arg(args, const char *);
        int n = 0;
        if (s == NULL) s = "(null)";
        while (n != spec.precision && s[n] != 0) n++;
        text(&out, &spec, s, n);
        break;
      }
      case '%': put(&out, '%'); break;
      case 'f':
      case 'F':
      case 'e':
      case 'E':
      case 'g':
      case 'G': floating(&out, &spec, va_arg(args, double), *format); break;
      default: heddle_unknown_conversion_in_snprintf(); break;
    }
  }
  if (size > 0) to[out.n < size ? out.n : size - 1] = 0;
  return (int)out.n;
}

int vsprintf(char *restrict to, const char *restrict format, va_list args) { return vsnprintf(to, (size_t)INT32_MAX, format, args); }

int snprintf(char *restrict to, size_t size, const char *restrict format, ...) {
  va_list args;
  va_start(args, format);
  int n = vsnprintf(to, size, format, args);
  va_end(args);
  return n;
}

int sprintf(char *restrict to, const char *restrict format, ...) {
  va_list args;
  va_start(args, format);
  int n = vsnprintf(to, (size_t)INT32_MAX, format, args);
  va_end(args);
  return n;
}
