// Numbers in the lines of a console, and bytes as text and as words.

/** A line that cannot be carried out, with what to write instead. */
export class Mistake extends Error {}

export const hex = (byte) => `0x${byte.toString(16).padStart(2, "0")}`;

/** A whole number, decimal or hexadecimal, from `least` to `most`. */
export function whole(text, least, most, what) {
  const value = /^(0x[0-9a-f]+|\d+)$/i.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new Mistake(`${what} is a number from ${least < 10 ? least : hex(least)} to ${most > 255 ? most : hex(most)}, `
    + `such as ${most > 255 ? 6 : hex(Math.min(0x20, most))}, not ${text}`);
}

/** A decimal number from `-most` to `most`. */
export function real(text, most, what) {
  const value = /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : NaN;
  if (Math.abs(value) <= most) return value;
  throw new Mistake(`${what} is a number from -${most} to ${most}, such as 0.5, not ${text}`);
}

/** The signed numbers of 16 bits from pairs of bytes, the low byte first. */
export const words = (bytes) => Array.from({ length: bytes.length >> 1 }, (_, index) =>
  ((bytes[2 * index] | (bytes[2 * index + 1] << 8)) << 16) >> 16);
