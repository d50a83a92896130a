// SPDX-License-Identifier: Apache-2.0
//
// The C runtime of Sources/CWasm, function by function, against exact arithmetic: node --test
// Tests/Wasm/runtime.test.mjs. It needs a Swift toolchain, and no build.

import assert from "node:assert/strict";
import { test } from "node:test";

import { anyNumber, bitsOf, fused, numberOf, split } from "./exact.mjs";
import { random } from "./random.mjs";
import { compiled, maximum } from "./runtime.mjs";

const module = await compiled();
const instance = () => new WebAssembly.Instance(module, {}).exports;

const [least, normal, most] = [5e-324, 2 ** -1022, Number.MAX_VALUE];
const special = [
  0, least, 2 * least, normal - least, normal, 2 ** -53, 2 ** -52, 0.1, 0.5 - 2 ** -54, 0.5, 1 - 2 ** -53, 1, 1 + 2 ** -52,
  1.5, 2, 2.5, 3, 1e23, 2 ** 51 + 0.5, 2 ** 52 - 0.5, 2 ** 52 + 1, 2 ** 53 - 1, 1e300, 2 ** 1023, most, Infinity, NaN,
].flatMap((x) => [x, -x]);

test("fma", () => {
  const { fma } = instance();
  const check = (a, b, c) => assert.equal(fma(a, b, c), fused(a, b, c), `fma(${a}, ${b}, ${c})`);
  const u = 2 ** -52;
  for (const [a, b, c, expected] of [
    [1 + u, 1 + u, -1 - 2 * u, u * u], [0.1, 10, -1, 2 ** -54], [3, 5, -15, 0], [-3, 5, 15, 0], [-0, 1, -0, -0],
    [-0, 1, 0, 0], [0, -7, 5, 5], [1e200, 1e200, -Infinity, -Infinity], [-1e200, 1e200, Infinity, Infinity],
    [1e200, 1e200, NaN, NaN], [Infinity, 0, 1, NaN], [Infinity, 0, Infinity, NaN], [Infinity, 1, -Infinity, NaN],
    [Infinity, -1, 1, -Infinity], [least, -0.5, 0, -0], [least, 0.5, 0, 0], [least, 0.75, 0, least],
    [least, 0.5, least, 2 * least], [least, -0.5, least, 0], [least, least, 1, 1], [least, least, normal, normal],
    [-least, least, least, least], [1 - 2 ** -53, normal, 0, normal], [most, 2, -most, most], [most, 2, most, Infinity],
    [2 ** 1023, 1, most, Infinity], [2 ** 970, 1, most, Infinity], [2 ** 970, 1 - 2 ** -53, most, most],
    [2 ** -53, 1, 1, 1], [2 ** -53, 1, 1 + u, 1 + 2 * u], [2 ** -53, 1 + u, 1, 1 + u], [-least, least, 2, 2],
  ]) {
    assert.equal(fma(a, b, c), expected, `fma(${a}, ${b}, ${c})`);
    assert.equal(fused(a, b, c), expected);
  }
  for (const a of special) for (const b of special) for (const c of special) check(a, b, c);
  const next = random(1);
  for (let count = 0; count < 6000; count++) {
    check(anyNumber(next), anyNumber(next), anyNumber(next));
    check(anyNumber(next, 980, 1060), anyNumber(next, 980, 1060), anyNumber(next, 940, 1100));
    check(anyNumber(next, 490, 520), anyNumber(next, 450, 520), anyNumber(next, 0, 30));
    check(anyNumber(next, 1520, 1550), anyNumber(next, 1510, 1530), anyNumber(next, 2020, 2047));
    // What a product lost by rounding, and what is left beside its neighbours.
    const [a, b] = [anyNumber(next, 700, 1300), anyNumber(next, 700, 1300)];
    check(a, b, -a * b);
    check(a, b, numberOf(bitsOf(-a * b) + BigInt(next(5)) - 2n));
  }
});

test("fmod and round", () => {
  const { fmod, round } = instance();
  const remainder = (x, y) => assert.equal(fmod(x, y), x % y, `fmod(${x}, ${y})`);
  const away = (x) => assert.equal(round(x), x < 0 ? -Math.round(-x) : Math.round(x), `round(${x})`);
  for (const [x, y, expected] of [
    [5.5, 2, 1.5], [-5.5, 2, -1.5], [5.5, -2, 1.5], [-6, 3, -0], [1, least, 0], [normal, 3 * least, least],
    [most, least, 0], [3, Infinity, 3], [-0, 1, -0], [1, 0, NaN], [Infinity, 1, NaN], [NaN, 1, NaN], [1, NaN, NaN],
  ]) assert.equal(fmod(x, y), expected, `fmod(${x}, ${y})`);
  for (const [x, expected] of [
    [0.5, 1], [-0.5, -1], [1.5, 2], [2.5, 3], [-2.5, -3], [0.5 - 2 ** -54, 0], [-0.3, -0], [-0, -0], [2 ** 52 - 0.5, 2 ** 52],
    [2 ** 52 + 1, 2 ** 52 + 1], [-most, -most], [-Infinity, -Infinity], [NaN, NaN],
  ]) assert.equal(round(x), expected, `round(${x})`);
  for (const x of special) for (const y of special) remainder(x, y);
  special.forEach(away);
  const next = random(2);
  for (let count = 0; count < 10_000; count++) {
    remainder(anyNumber(next, 1000, 1100), anyNumber(next, 1000, 1100));
    remainder(anyNumber(next, 0, 60), anyNumber(next, 0, 3));
    away(anyNumber(next, 1015, 1080));
    away(next(2 ** 32) / 2 - 2 ** 30);
    if (count % 10 === 0) remainder(anyNumber(next), anyNumber(next));
  }
});

test("128 bits", () => {
  const { multiplied, left, right, memory } = instance();
  const read = (address) => {
    const [low, high] = new BigUint64Array(memory.buffer, address, 2);
    return high << 64n | low;
  };
  const halves = (x) => [x >> 64n, x & 0xffffffffffffffffn];
  const next = random(3);
  const any = () => [0, 1, 2, 3].reduce((x) => x << 32n | [0n, 0xffffffffn, BigInt(next(2 ** 32))][next(3)], 0n);
  for (let count = 0; count < 10_000; count++) {
    const [x, y] = [any(), any()];
    const places = count % 128;
    assert.equal(read(multiplied(...halves(x), ...halves(y))), BigInt.asUintN(128, x * y), `${x} × ${y}`);
    assert.equal(read(left(...halves(x), places)), BigInt.asUintN(128, x << BigInt(places)), `${x} << ${places}`);
    assert.equal(read(right(...halves(x), places)), x >> BigInt(places), `${x} >> ${places}`);
  }
});

test("numbers from text", () => {
  const { _swift_stdlib_strtod_clocale: strtod, malloc, memory } = instance();
  const address = malloc(8192);
  const value = malloc(8);
  /** [the number, how many characters it has], or undefined. */
  const parsed = (text) => {
    const { written } = new TextEncoder().encodeInto(`${text}\0`, new Uint8Array(memory.buffer, address, 8192));
    assert.equal(written, text.length + 1);
    const end = strtod(address, value);
    return end ? [new Float64Array(memory.buffer, value, 1)[0], end - address] : undefined;
  };
  const check = (text, expected = Number(text)) => assert.deepEqual(parsed(text), [expected, text.length], text);

  const zeros = "0".repeat(900);
  for (const [text, expected] of [
    ["0", 0], ["-0", -0], ["+7", 7], ["5.", 5], [".5", 0.5], ["-00.50", -0.5], ["1E2", 100], ["1e+2", 100], ["1e23", 1e23],
    ["5e-324", least], ["2.4703282292062327e-324", 0], ["2.4703282292062328e-324", least], ["1e-400", 0], ["-1e-400", -0],
    ["2.2250738585072011e-308", normal - least], ["2.2250738585072014e-308", normal],
    ["9007199254740993", 2 ** 53], [`9007199254740993.${zeros}`, 2 ** 53], [`9007199254740993.${zeros}1`, 2 ** 53 + 2],
    ["1.7976931348623157e308", most], ["1.7976931348623158e308", most], ["1.7976931348623159e308", Infinity],
    ["-1e400", -Infinity], ["1e99999999999", Infinity], ["1e-99999999999", 0], ["0e99999999999", 0],
    [`1${zeros}e-900`, 1], [`.${zeros}1e901`, 1], [`0.${zeros}`, 0], ["9".repeat(1000) + "e-1000", 1],
    ["1.0000000000000001110223024625156540423631668090820312", 1],
    ["1.00000000000000011102230246251565404236316680908203125", 1],
    ["1.00000000000000011102230246251565404236316680908203126", 1 + 2 ** -52],
  ]) check(text, expected);
  for (const [text, length] of [["1.5x", 3], ["1.2.3", 3], ["12e3e4", 4], ["0x10", 1], ["1 ", 1], ["1,5", 1], ["2-1", 1]]) {
    assert.deepEqual(parsed(text), [parseFloat(text), length], text);
  }
  for (const text of ["", "-", "+", ".", "-.", "e5", ".e5", "1e", "1e+", "1e-x", " 1", "--1", "inf", "nan", "x"]) {
    assert.equal(parsed(text), undefined, text);
  }

  const next = random(4);
  const digits = (count) => Array.from({ length: count }, () => next(10)).join("");
  for (let count = 0; count < 4000; count++) {
    check(`${digits(1 + next(15))}.${digits(next(15))}e${next(801) - 400}`);
    check(`-${digits(1 + next(4))}.${digits(next(6))}`);
    check(String(anyNumber(next, 0, 2046)));
    if (count % 20 === 0) check(`${digits(1 + next(400))}.${digits(next(800))}e${next(801) - 400}`);
  }
  // Halfway between two numbers, exactly, and the least beside it.
  for (let count = 0; count < 300; count++) {
    const low = Math.abs(count % 3 ? anyNumber(next, 0, 2046) : anyNumber(next, 0, 3));
    const [mantissa, exponent] = split(low);
    const high = numberOf(bitsOf(low) + 1n);
    const places = Math.max(1 - exponent, 0);
    const half = (2n * mantissa + 1n) * (places ? 5n ** BigInt(places) : 2n ** BigInt(exponent - 1));
    check(`${half}e-${places}`, mantissa & 1n ? high : low);
    check(`${half * 10n - 1n}e-${places + 1}`, low);
    check(`${half}.${zeros}1e-${places}`, high);
  }
});

test("the heap", () => {
  const { malloc, free, posix_memalign, memcmp, memory } = instance();
  const bytes = (address, count) => new Uint8Array(memory.buffer, address, count);
  const next = random(5);
  const blocks = [];
  const release = () => {
    const { address, size, mark } = blocks.splice(next(blocks.length), 1)[0];
    assert(bytes(address, size).every((byte) => byte === mark), `${size} bytes at ${address} were overwritten`);
    free(address);
  };
  for (let count = 0; count < 4000; count++) {
    const [size, mark] = [next(1 << next(14)), count % 251];
    const address = malloc(size);
    assert(address && address % 16 === 0, `${size} bytes at ${address}`);
    bytes(address, size).fill(mark);
    blocks.push({ address, size, mark });
    if (blocks.length > 200) release();
  }
  while (blocks.length) release();
  free(0);

  const block = malloc(1000);
  free(block);
  assert.equal(malloc(990), block);
  const before = memory.buffer.byteLength;
  for (let count = 0; count < 100_000; count++) free(malloc(1 + count % 8000));
  assert.equal(memory.buffer.byteLength, before);

  for (const size of [maximum, 2 ** 31 - 17, 2 ** 31 - 16, 2 ** 31, 2 ** 32 - 16, 2 ** 32 - 1]) assert.equal(malloc(size), 0);
  // Memory that is used up gives what was freed, and no more.
  const fill = () => {
    const all = [];
    for (let address; (address = malloc(1 << 19));) all.push(address);
    return all;
  };
  const first = fill();
  assert(first.length > 50);
  first.forEach(free);
  assert.deepEqual(new Set(fill()), new Set(first));
  assert.equal(posix_memalign(block, 16, 1 << 19), 12);
  assert.equal(posix_memalign(block, 32, 8), 22);
  assert.equal(posix_memalign(block, 16, 8), 0);
  const [aligned] = new Uint32Array(memory.buffer, block, 1);
  assert(aligned && aligned % 16 === 0);

  bytes(aligned, 8).set([1, 2, 0x80, 4, 1, 2, 0x7f, 4]);
  assert(memcmp(aligned, aligned + 4, 4) > 0 && memcmp(aligned + 4, aligned, 4) < 0);
  assert(memcmp(aligned, aligned + 4, 2) === 0 && memcmp(aligned, aligned + 4, 0) === 0);
});
