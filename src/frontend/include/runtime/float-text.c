/*
 * A double as decimal text (ISO C 7.21.6.1: f, e, g), exactly rounded.
 *
 * A double is m * 2^e. For e < 0 that is m * 5^-e * 10^e, so its digits are those of a whole number, m * 5^-e or
 * m * 2^e, which is computed with as many digits as it has (at most 767), and the place of the point is known.
 * What is shown of them is rounded half to even, as the default rounding mode wants.
 */
#include <stdint.h>

enum { LIMBS = 90, MOST = 800, BASE = 1000000000 };

extern void heddle_precision_above_800_in_snprintf(void);

struct decimal {
  char digits[MOST + 20]; /* no leading zero, but for zero itself */
  int n;
  int point; /* digits before the point; may be negative */
};

static int multiplied(uint32_t *limbs, int n, uint32_t by) {
  uint64_t carry = 0;
  for (int i = 0; i < n; i++) {
    carry += (uint64_t)limbs[i] * by;
    limbs[i] = (uint32_t)(carry % BASE);
    carry /= BASE;
  }
  if (carry != 0) limbs[n++] = (uint32_t)carry;
  return n;
}

static void decimal_of(struct decimal *to, double x) {
  union {
    double value;
    uint64_t bits;
  } u = {x};
  uint64_t m = u.bits & 0xfffffffffffffULL;
  int e = (int)(u.bits >> 52 & 0x7ff);
  if (e != 0) m |= 1ULL << 52;
  else e = 1;
  e -= 1075;
  to->n = 0;
  to->point = 0;
  if (m == 0) {
    to->digits[to->n++] = '0';
    to->point = 1;
    return;
  }
  for (; m % 2 == 0; m /= 2) e++;
  uint32_t limbs[LIMBS];
  int n = 0;
  for (; m != 0; m /= BASE) limbs[n++] = (uint32_t)(m % BASE);
  for (int left = e; left > 0; left -= 29) n = multiplied(limbs, n, 1u << (left < 29 ? left : 29));
  for (int left = -e; left > 0; left -= 12) {
    uint32_t five = 1;
    for (int i = 0; i < 12 && i < left; i++) five *= 5;
    n = multiplied(limbs, n, five);
  }
  for (int i = n - 1; i >= 0; i--) {
    char part[9];
    uint32_t rest = limbs[i];
    for (int k = 8; k >= 0; k--, rest /= 10) part[k] = (char)('0' + rest % 10);
    for (int k = 0; k < 9; k++)
      if (to->n > 0 || part[k] != '0') to->digits[to->n++] = part[k];
  }
  to->point = e < 0 ? to->n + e : to->n;
}

/* Leaves `keep` digits, which may be none or fewer than none. */
static void rounded(struct decimal *d, int keep) {
  if (keep >= d->n) return;
  int up = 0;
  if (keep >= 0) {
    int more = 0;
    for (int i = keep + 1; i < d->n; i++) more |= d->digits[i] != '0';
    up = d->digits[keep] > '5' || (d->digits[keep] == '5' && (more || (keep > 0 && d->digits[keep - 1] % 2 != 0)));
  }
  d->n = keep > 0 ? keep : 0;
  if (!up) return;
  int i = d->n;
  while (i > 0 && d->digits[i - 1] == '9') d->digits[--i] = '0';
  if (i > 0) {
    d->digits[i - 1]++;
    return;
  }
  for (int k = d->n; k > 0; k--) d->digits[k] = d->digits[k - 1];
  d->digits[0] = '1';
  d->n++;
  d->point++;
}

static char digit_at(const struct decimal *d, int i) { return i >= 0 && i < d->n ? d->digits[i] : '0'; }

/* `places` digits behind the point. */
static int fixed(char *to, const struct decimal *d, int places, int alternate) {
  int n = 0;
  if (d->point <= 0) to[n++] = '0';
  for (int i = 0; i < d->point; i++) to[n++] = digit_at(d, i);
  if (places > 0 || alternate) to[n++] = '.';
  for (int i = 0; i < places; i++) to[n++] = digit_at(d, d->point + i);
  return n;
}

static int scientific(char *to, const struct decimal *d, int places, int alternate, int letter) {
  int n = 0, e = d->digits[0] == '0' ? 0 : d->point - 1;
  to[n++] = digit_at(d, 0);
  if (places > 0 || alternate) to[n++] = '.';
  for (int i = 1; i <= places; i++) to[n++] = digit_at(d, i);
  to[n++] = (char)letter;
  to[n++] = e < 0 ? '-' : '+';
  if (e < 0) e = -e;
  if (e >= 100) to[n++] = (char)('0' + e / 100);
  to[n++] = (char)('0' + e / 10 % 10);
  to[n++] = (char)('0' + e % 10);
  return n;
}

/* The magnitude of a finite x, into 1200 bytes; how many are used. `conversion`: one of f e g and their capitals. */
int __heddle_float_text(char *to, double x, int conversion, int precision, int alternate) {
  struct decimal d;
  int lower = conversion | 32, letter = conversion == lower ? 'e' : 'E';
  if (precision < 0) precision = 6;
  if (precision > MOST) heddle_precision_above_800_in_snprintf();
  decimal_of(&d, x);
  if (lower == 'f') {
    rounded(&d, d.point + precision);
    return fixed(to, &d, precision, alternate);
  }
  if (lower == 'e') {
    rounded(&d, precision + 1);
    return scientific(to, &d, precision, alternate, letter);
  }
  if (precision == 0) precision = 1;
  rounded(&d, precision);
  int e = d.digits[0] == '0' ? 0 : d.point - 1;
  int places = e < -4 || e >= precision ? precision - 1 : precision - 1 - e;
  if (!alternate) {
    int last = e < -4 || e >= precision ? 0 : d.point - 1; /* the digit before the point */
    while (places > 0 && digit_at(&d, last + places) == '0') places--;
  }
  return e < -4 || e >= precision ? scientific(to, &d, places, alternate, letter) : fixed(to, &d, places, alternate);
}
