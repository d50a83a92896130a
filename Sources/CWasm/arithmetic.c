// SPDX-License-Identifier: Apache-2.0
//
// Arithmetic for which WebAssembly has no instruction. Each result is correctly rounded, so that the
// chips compute the same bits as on other processors.

#include <stdint.h>

typedef unsigned __int128 wide;

static uint64_t bits_of(double x) { return __builtin_bit_cast(uint64_t, x); }
static double number_of(uint64_t bits) { return __builtin_bit_cast(double, bits); }

// Rounds halves away from zero.
double round(double x) {
  const double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) < 0.5 ? whole : whole + __builtin_copysign(1, x);
}

// The position of a positive number's first bit: its exponent field, and 0 or less below 2^-1022, where
// leading zeros replace the exponent.
static int first_bit(double x) {
  const uint64_t bits = bits_of(x);
  return bits >> 52 ? (int)(bits >> 52) : 12 - __builtin_clzll(bits);
}

// The remainder of a division, which is exact: the divisor is subtracted in all its doublings.
double fmod(double x, double y) {
  const double size = __builtin_fabs(y);
  double rest = __builtin_fabs(x);
  if (!(rest < __builtin_inf()) || !(size > 0)) return __builtin_nan("");
  if (!(size < __builtin_inf())) return x;
  while (rest >= size) {
    double part = size;
    // Doubles the part about up to the rest, by factors that a double can represent.
    for (int left = first_bit(rest) - first_bit(size); left > 0; left -= 1000) {
      part *= number_of((uint64_t)(1023 + (left < 1000 ? left : 1000)) << 52);
    }
    if (part > rest) part /= 2;
    rest -= part;
  }
  return __builtin_copysign(rest, x);
}

// A finite number that is not zero as mantissa × 2^exponent, with 53 bits.
static uint64_t split(double x, int *exponent) {
  uint64_t bits = bits_of(x);
  const int places = bits >> 52 & 0x7FF;
  bits &= 0xFFFFFFFFFFFFF;
  *exponent = (places ? places : 1) - 1075;
  return places ? bits | 1ull << 52 : bits;
}

static int length(wide x) {
  const uint64_t high = x >> 64;
  return high ? 128 - __builtin_clzll(high) : (uint64_t)x ? 64 - __builtin_clzll((uint64_t)x) : 0;
}

// mantissa × 2^exponent, rounded to nearest; the last bit of a mantissa represents all bits after it.
static double rounded(wide mantissa, int exponent) {
  int excess = length(mantissa) - 53;
  if (exponent + excess < -1074) excess = -1074 - exponent;
  if (excess > 0) {
    const wide half = excess > 127 ? 0 : (wide)1 << (excess - 1);
    const wide rest = excess > 127 ? 1 : mantissa & ((half << 1) - 1);
    mantissa = excess > 127 ? 0 : mantissa >> excess;
    if (half && (rest > half || (rest == half && (mantissa & 1)))) mantissa++;
    exponent += excess;
  }
  double result = (double)(uint64_t)mantissa;
  for (; exponent > 1000; exponent -= 1000) result *= number_of(2023ull << 52);
  for (; exponent < -1000; exponent += 1000) {
    // Exact: the result can represent all bits of the mantissa.
    result *= number_of(23ull << 52);
  }
  return result * number_of((uint64_t)(exponent + 1023) << 52);
}

double fma(double a, double b, double c) {
  const double product = a * b;
  const int isFinite = __builtin_isfinite(a) && __builtin_isfinite(b);
  if (!isFinite || a == 0 || b == 0) return product + c;
  // The product is finite, even if it overflows a double.
  if (!__builtin_isfinite(c)) return c;
  int ea, eb, ec;
  const uint64_t ma = split(a, &ea), mb = split(b, &eb);
  wide larger = (wide)ma * mb;
  int exponent = ea + eb;
  int isNegative = (bits_of(a) ^ bits_of(b)) >> 63;
  if (c == 0) return isNegative ? -rounded(larger, exponent) : rounded(larger, exponent);
  wide smaller = split(c, &ec);
  int other = ec, sign = bits_of(c) >> 63;
  // Shifts both to the top of 126 bits, then the smaller one down to the larger's exponent.
  const int up = 126 - length(larger), down = 126 - length(smaller);
  larger <<= up;
  exponent -= up;
  smaller <<= down;
  other -= down;
  if (other > exponent || (other == exponent && smaller > larger)) {
    const wide m = larger;
    const int e = exponent, s = isNegative;
    larger = smaller, exponent = other, isNegative = sign;
    smaller = m, other = e, sign = s;
  }
  const int shift = exponent - other;
  if (shift > 126) {
    smaller = 1;
  } else if (shift) {
    const int lost = (smaller & (((wide)1 << shift) - 1)) != 0;
    smaller = smaller >> shift | lost;
  }
  const wide sum = sign == isNegative ? larger + smaller : larger - smaller;
  if (!sum) return 0;
  return isNegative ? -rounded(sum, exponent) : rounded(sum, exponent);
}

// Functions that the compiler calls for integers of 128 bits. They use 64 bits: otherwise they would call
// themselves.
typedef union {
  wide all;
  struct {
    uint64_t low, high;
  };
} halves;

wide __multi3(wide a, wide b) {
  const halves x = {.all = a}, y = {.all = b};
  const uint64_t xl = (uint32_t)x.low, xh = x.low >> 32, yl = (uint32_t)y.low, yh = y.low >> 32;
  const uint64_t low = xl * yl, middle = xh * yl + (low >> 32), other = xl * yh + (uint32_t)middle;
  const halves product = {
    .low = other << 32 | (uint32_t)low,
    .high = xh * yh + (middle >> 32) + (other >> 32) + x.low * y.high + x.high * y.low,
  };
  return product.all;
}

wide __ashlti3(wide a, int places) {
  const halves x = {.all = a};
  halves result = x;
  if (places >= 64) {
    result.high = x.low << (places - 64);
    result.low = 0;
  } else if (places) {
    result.high = x.high << places | x.low >> (64 - places);
    result.low = x.low << places;
  }
  return result.all;
}

wide __lshrti3(wide a, int places) {
  const halves x = {.all = a};
  halves result = x;
  if (places >= 64) {
    result.low = x.high >> (places - 64);
    result.high = 0;
  } else if (places) {
    result.low = x.low >> places | x.high << (64 - places);
    result.high = x.high >> places;
  }
  return result.all;
}
