// SPDX-License-Identifier: Apache-2.0
//
// Arithmetic of doubles without any rounding but the last, in integers of any size.

const numbers = new Float64Array(1);
const patterns = new BigUint64Array(numbers.buffer);
export const bitsOf = (x) => ((numbers[0] = x), patterns[0]);
export const numberOf = (bits) => ((patterns[0] = bits), numbers[0]);

/** A finite number as [mantissa, exponent], exactly. */
export function split(x) {
  const bits = bitsOf(Math.abs(x));
  const places = Number(bits >> 52n);
  const mantissa = places ? bits & 0xfffffffffffffn | 1n << 52n : bits;
  return [x < 0 ? -mantissa : mantissa, (places || 1) - 1075];
}

/** The number nearest to mantissa × 2^exponent, of two the even one. */
function nearest(mantissa, exponent) {
  const size = mantissa < 0n ? -mantissa : mantissa;
  const last = Math.max(exponent + size.toString(2).length - 53, -1074);
  const excess = BigInt(last - exponent);
  let kept = excess > 0n ? size >> excess : size << -excess;
  const twice = excess > 0n ? (size - (kept << excess)) * 2n : 0n;
  const one = excess > 0n ? 1n << excess : 1n;
  if (twice > one || (twice === one && kept & 1n)) kept++;
  // A mantissa of 54 bits carries into the exponent, and so does that of infinity.
  const result = last > 971 ? Infinity : numberOf((BigInt(last + 1074) << 52n) + kept);
  return mantissa < 0n ? -result : result;
}

/** a × b + c, rounded once. */
export function fused(a, b, c) {
  if (!Number.isFinite(a) || !Number.isFinite(b) || a === 0 || b === 0) return a * b + c;
  if (!Number.isFinite(c)) return c;
  const [[ma, ea], [mb, eb], [mc, ec]] = [split(a), split(b), split(c)];
  const exponent = Math.min(ea + eb, ec);
  const sum = (ma * mb << BigInt(ea + eb - exponent)) + (mc << BigInt(ec - exponent));
  return sum ? nearest(sum, exponent) : 0;
}

/** Numbers of all sizes, some with few bits, of which sums end halfway. */
export function anyNumber(next, low = 0, high = 2047) {
  let mantissa = BigInt(next(2 ** 20)) << 32n | BigInt(next(2 ** 32));
  if (next(3) === 0) mantissa = mantissa >> BigInt(next(52)) << BigInt(next(52)) & 0xfffffffffffffn;
  return numberOf(BigInt(next(2)) << 63n | BigInt(low + next(high - low)) << 52n | mantissa);
}
