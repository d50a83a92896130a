// SPDX-License-Identifier: Apache-2.0
//
// Numbers from text, for the standard library's Double(String).

#include <stdint.h>

// A decimal fraction: 0.d₀d₁d₂… × 10^point. 800 digits determine every rounding; of longer ones, the last
// digit represents all that follow.
enum { most = 800 };
typedef struct {
  unsigned char digits[most];
  int count, point;
} decimal;

static void trim(decimal *x) {
  while (x->count && !x->digits[x->count - 1]) x->count--;
  if (!x->count) x->point = 0;
}

static void put(decimal *x, int index, int digit) {
  if (index < most) {
    x->digits[index] = digit;
  } else if (digit) {
    x->digits[most - 1] |= 1;
  }
}

// Divides by 2^places, at most 59.
static void halve(decimal *x, int places) {
  uint64_t rest = 0;
  int read = 0, written = 0;
  while (!(rest >> places)) {
    rest = rest * 10 + (read < x->count ? x->digits[read] : 0);
    read++;
    if (read > x->count && !rest) {
      x->count = 0;
      return;
    }
  }
  x->point -= read - 1;
  const uint64_t mask = ((uint64_t)1 << places) - 1;
  for (; read < x->count || rest; read++) {
    put(x, written++, (int)(rest >> places));
    rest = (rest & mask) * 10 + (read < x->count ? x->digits[read] : 0);
    if (read >= x->count && !rest) break;
  }
  x->count = written < most ? written : most;
  trim(x);
}

// Multiplies by 2^places, at most 59.
static void redouble(decimal *x, int places) {
  unsigned char product[most + 20];
  int position = sizeof product;
  uint64_t carry = 0;
  for (int index = x->count - 1; index >= 0 || carry; index--) {
    carry += index >= 0 ? (uint64_t)x->digits[index] << places : 0;
    product[--position] = carry % 10;
    carry /= 10;
  }
  const int count = (int)sizeof product - position;
  x->point += count - x->count;
  for (int index = 0; index < count; index++) put(x, index, product[position + index]);
  x->count = count < most ? count : most;
  trim(x);
}

static int move(int point) { return point > 17 ? 59 : (point * 10 + 2) / 3; }

static double nearest(decimal *x) {
  if (!x->count || x->point < -330) return 0;
  if (x->point > 310) return __builtin_inf();
  int exponent = 0;
  // Scales to at least ½ and less than 1.
  while (x->point > 0) {
    const int places = move(x->point) ? move(x->point) : 1;
    halve(x, places);
    exponent += places;
  }
  while (x->point < 0 || x->digits[0] < 5) {
    const int places = x->point < 0 ? move(-x->point) : 1;
    redouble(x, places);
    exponent -= places;
    if (x->point > 0) {
      halve(x, 1);
      exponent++;
    }
  }
  // Numbers below 2^-1022 have fewer bits.
  int bits = exponent < -1021 ? 53 - (-1021 - exponent) : 53;
  if (bits < 0) return 0;
  redouble(x, bits);
  uint64_t whole = 0;
  int index = 0;
  for (; index < x->point; index++) whole = whole * 10 + (index < x->count ? x->digits[index] : 0);
  if (x->point >= 0 && index < x->count) {
    const int isHalf = x->digits[index] == 5 && index + 1 == x->count;
    if (isHalf ? (int)(whole & 1) : x->digits[index] >= 5) whole++;
  }
  int scale = exponent - bits;
  double result = (double)whole;
  if (scale < -1000) {
    result *= __builtin_bit_cast(double, 23ull << 52);
    scale += 1000;
  }
  if (scale > 900) {
    result *= __builtin_bit_cast(double, 1923ull << 52);
    scale -= 900;
  }
  return result * __builtin_bit_cast(double, (uint64_t)(scale + 1023) << 52);
}

static int is_digit(char c) { return c >= '0' && c <= '9'; }

// Reads a decimal number; returns its end, or NULL where there is none. Other forms, such as "inf" and
// hexadecimal, do not occur in the chips' input.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  static decimal x;
  x.count = x.point = 0;
  const int isNegative = *text == '-';
  if (*text == '-' || *text == '+') text++;
  int isAny = 0, isFraction = 0, exponent = 0;
  for (; is_digit(*text) || (*text == '.' && !isFraction); text++) {
    if (*text == '.') {
      isFraction = 1;
      continue;
    }
    isAny = 1;
    if (x.count || *text != '0') {
      put(&x, x.count, *text - '0');
      x.count += x.count < most;
      x.point += !isFraction;
    } else {
      x.point -= isFraction;
    }
  }
  if (!isAny) return 0;
  if (*text == 'e' || *text == 'E') {
    const char *next = text + 1;
    const int isSmall = *next == '-';
    if (*next == '-' || *next == '+') next++;
    if (!is_digit(*next)) return 0;
    for (; is_digit(*next); next++) {
      if (exponent < 100000) exponent = exponent * 10 + *next - '0';
    }
    x.point += isSmall ? -exponent : exponent;
    text = next;
  }
  const int point = x.point;
  trim(&x);
  if (x.count) x.point = point;
  *result = isNegative ? -nearest(&x) : nearest(&x);
  return text;
}
