// SPDX-License-Identifier: Apache-2.0
//
// The accelerometers' literal bytes through the simulator's interface. Values and times are those of the
// register tests in Tests/ProofMassEmulationTests, which have them from the datasheets and from Linux's
// driver.

import assert from 'node:assert/strict'
import test from 'node:test'
import { Bench } from './chips.mjs'

const lis331dlh = (options) => new Bench('lis331dlh', { address: 0x18, ...options })

/// The values after power-on, from the tables of the datasheet.
const reset = [
  [0x0f, 0x32], [0x20, 0x07], [0x21, 0x00], [0x22, 0x00], [0x23, 0x00], [0x24, 0x00], [0x25, 0x00],
  [0x26, 0x00], [0x27, 0x00], [0x28, 0x00], [0x29, 0x00], [0x2a, 0x00], [0x2b, 0x00], [0x2c, 0x00],
  [0x2d, 0x00], [0x30, 0x00], [0x31, 0x00], [0x32, 0x00], [0x33, 0x00], [0x34, 0x00], [0x35, 0x00],
  [0x36, 0x00], [0x37, 0x00],
]

for (const stopsBetween of [false, true]) {
  test(`LIS331DLH: identity and reset values, ${stopsBetween ? 'STOP' : 'repeated START'}`, () => {
    const bench = lis331dlh({ stopsBetween })
    for (const [register, value] of reset) assert.deepEqual(bench.read(register), [value])
  })

  /// Linux's st_accel: probe, one raw reading of Z, and power-down.
  test(`LIS331DLH: Linux's transactions, ${stopsBetween ? 'STOP' : 'repeated START'}`, () => {
    const bench = lis331dlh({ stopsBetween })
    assert.deepEqual(bench.read(0x8f), [0x32])
    assert.deepEqual(bench.read(0xa0), [0x07])
    assert.deepEqual(bench.read(0xa2), [0x00])
    assert.deepEqual(bench.read(0xa3), [0x00])
    assert.equal(bench.write(0x23, 0x80), 3)
    assert.equal(bench.write(0x20, 0x27), 3)
    bench.milliseconds(40)
    assert.deepEqual(bench.read(0xac, 2), [0x80, 0x3e])
    assert.deepEqual(bench.read(0xa0), [0x27])
    bench.write(0x20, 0x07)
    assert.deepEqual(bench.read(0xa0), [0x07])
  })
}

/// The words of reference forces, at 1, 2 and 3.9 mg a digit.
for (const [format, positive, negative, g] of [
  [0x80, [0xe0, 0x15], [0x20, 0xea], [0x80, 0x3e]],
  [0x90, [0xf0, 0x0a], [0x10, 0xf5], [0x40, 0x1f]],
  [0xb0, [0xa0, 0x05], [0x60, 0xfa], [0x00, 0x10]],
]) {
  test(`LIS331DLH: words of slider forces, CTRL_REG4 ${format.toString(16)}`, () => {
    const bench = lis331dlh()
    bench.write(0x23, format)
    bench.write(0x20, 0x2f)
    bench.slide({ forceX: 0.35, forceY: -0.35, forceZ: 1 })
    bench.milliseconds(20)
    assert.deepEqual(bench.read(0xa8, 6), [...positive, ...negative, ...g])
    bench.slide({ forceX: 99, forceY: -99 })
    bench.milliseconds(20)
    assert.deepEqual(bench.read(0xa8, 4), [0xf0, 0x7f, 0x00, 0x80])
  })
}

/// I1_CFG 10 routes data ready to INT1: it rises with each sample, at 50 Hz, and falls when Z is read.
test('LIS331DLH: edges of data ready on INT1', () => {
  const bench = lis331dlh()
  for (const byte of [[0x23, 0x80], [0x22, 0x02], [0x20, 0x27]]) bench.write(...byte)
  const start = bench.now
  bench.milliseconds(50)
  assert.equal(bench.edges('INT1', start).length, 1)
  const [{ time: first }] = bench.edges('INT1', start)
  bench.read(0xa8, 6)
  const read = bench.now
  bench.milliseconds(40)
  const [fall, rise, ...rest] = bench.edges('INT1', start).slice(1)
  assert.equal(fall.level, 0)
  assert.ok(fall.time < read && fall.time > read - 9 * 2 * 2_500)
  assert.equal(rise.level, 1)
  assert.equal((rise.time - first) % 20_000_000, 0)
  assert.deepEqual(rest, [])
  assert.equal(bench.edges('INT2').length, 1, 'INT2 has its first level alone')
})

/// IHL turns the pins over with the byte that sets it.
test('LIS331DLH: polarity', () => {
  const bench = lis331dlh()
  assert.equal(bench.chip.net('INT1').level, 0)
  bench.write(0x22, 0x80)
  assert.equal(bench.chip.net('INT1').level, 1)
  assert.equal(bench.chip.net('INT2').level, 1)
})

test('LIS331DLH: the address pin, and the attribute', () => {
  const high = new Bench('lis331dlh', { address: 0x19, levels: { SDO: 1 } })
  assert.deepEqual(high.read(0x0f), [0x32])
  assert.equal(high.simulation.write(0x18, 0x0f), 0)
  const named = new Bench('lis331dlh', { address: 0x19, attrs: { address: '25' } })
  assert.deepEqual(named.read(0x0f), [0x32])
  const wrong = new Bench('lis331dlh', { address: 0x18, attrs: { address: '0x1d' } })
  assert.deepEqual(wrong.read(0x0f), [0x32])
  assert.deepEqual(wrong.chip.messages, [
    'LIS331DLH: attribute address is 29; the part answers at 24, 25',
  ])
})

test('LIS331DLH: bytes on SPI', () => {
  const bench = new Bench('lis331dlh', { attrs: { spi: '1' } })
  const frame = (...bytes) => bench.simulation.frame(bench.chip, 'CS', ...bytes)
  assert.deepEqual(bench.frame('CS', 0x8f, 1), [0x32])
  assert.deepEqual(bench.frame('CS', 0xcf, 1), [0x32])
  frame(0x60, 0x2f, 0x00, 0x02, 0x90)
  assert.deepEqual(bench.frame('CS', 0xe0, 5), [0x2f, 0x00, 0x02, 0x90, 0x00])
  frame(0x20, 0x27)
  frame(0x23, 0x00)
  bench.milliseconds(30)
  assert.equal(bench.chip.net('INT2').level, 0)
  assert.deepEqual(bench.frame('CS', 0xe8, 6), [0x00, 0x00, 0x00, 0x00, 0x80, 0x3e])
  // Bit 7 is no increment here.
  assert.deepEqual(bench.frame('CS', 0xa0, 3), [0x27, 0x27, 0x27])
  // While chip select is high the chip hears nothing.
  bench.chip.net('CS').drive(1, bench.now)
  assert.deepEqual(bench.frame('CS', 0xe0, 2), [0x27, 0x00])
})

/// A byte that is offered and does not come has no effect: after X alone the status still has Y and Z.
test('LIS331DLH: a frame reads what it clocks, and no more', () => {
  const bench = new Bench('lis331dlh', { attrs: { spi: '1' } })
  bench.simulation.frame(bench.chip, 'CS', 0x23, 0x80)
  bench.simulation.frame(bench.chip, 'CS', 0x20, 0x27)
  bench.milliseconds(35)
  assert.deepEqual(bench.frame('CS', 0xa7, 1), [0x0f])
  bench.frame('CS', 0xe8, 2)
  assert.deepEqual(bench.frame('CS', 0xa7, 1), [0x0e])
})

/// What the datasheet forbids is told once, in the simulator's console.
test('LIS331DLH: a report of what is forbidden', () => {
  const bench = lis331dlh()
  bench.write(0x0e, 0x55)
  bench.write(0x0e, 0x55)
  bench.milliseconds(20)
  assert.equal(bench.chip.messages.length, 1)
  assert.match(
    bench.chip.messages[0],
    /^LIS331DLH, 0\.000\d{6} s, register 0x0e: forbidden: a write to a reserved address/)
  const silent = lis331dlh({ attrs: { report: '0' } })
  silent.write(0x0e, 0x55)
  silent.milliseconds(20)
  assert.deepEqual(silent.chip.messages, [])
})

/// 49, 3 and 1 mg a digit.
for (const [name, force] of [['lis331hh', 3], ['h3lis331dl', 49], ['lsm303dlh', 1], ['lsm303dlm', 1]]) {
  test(`${name}: identity, reset values, a sample, data ready and SPI`, () => {
    const bench = new Bench(name, { address: 0x19, levels: { SDO: 1 } })
    assert.deepEqual(bench.read(0x0f), [0x32])
    assert.deepEqual(bench.read(0xa0, 5), [0x07, 0x00, 0x00, 0x00, 0x00])
    assert.deepEqual(bench.read(0xb0, 8), [0, 0, 0, 0, 0, 0, 0, 0])
    bench.write(0x22, 0x02)
    bench.write(0x20, 0x27)
    bench.slide({ forceX: force, forceY: -force, forceZ: 0 })
    bench.milliseconds(40)
    assert.equal(bench.chip.net('INT1').level, 1)
    assert.deepEqual(bench.read(0xa8, 6), [0x80, 0x3e, 0x80, 0xc1, 0x00, 0x00])
    assert.equal(bench.chip.net('INT1').level, 0)
    const spi = new Bench(name, { attrs: { spi: '1' } })
    assert.deepEqual(spi.frame('CS', 0xcf, 1), [0x32])
    assert.deepEqual(spi.frame('CS', 0xe0, 5), [0x07, 0x00, 0x00, 0x00, 0x00])
  })
}

/// 18 mg a digit of 8 bits.
for (const name of ['lis331dl', 'lis302dl']) {
  test(`${name}: identity, reset values, a sample, data ready and SPI`, () => {
    const bench = new Bench(name, { address: 0x1c })
    assert.deepEqual(bench.read(0x0f), [0x3b])
    assert.deepEqual(bench.read(0xa0, 3), [0x07, 0x00, 0x00])
    assert.deepEqual(bench.read(0xb0, 10), Array(10).fill(0))
    bench.write(0x22, 0x04)
    bench.write(0x20, 0x47)
    bench.slide({ forceX: 1, forceY: -1, forceZ: 0.5 })
    bench.milliseconds(31)
    assert.equal(bench.chip.net('INT1').level, 1)
    assert.deepEqual(
      [0x29, 0x2b, 0x2d].map((register) => bench.read(register)[0]), [0x38, 0xc8, 0x1c])
    assert.equal(bench.chip.net('INT1').level, 0)
    const spi = new Bench(name, { attrs: { spi: '1' } })
    assert.deepEqual(spi.frame('CS', 0x8f, 1), [0x3b])
  })
}

/// 1 mg a digit of 12 bits; a FIFO of 32 sets.
for (const name of ['lis3dh', 'lis2dh12']) {
  test(`${name}: identity, reset values, a sample, FIFO and SPI`, () => {
    const bench = new Bench(name, { address: 0x18 })
    assert.deepEqual(bench.read(0x0f), [0x33])
    assert.deepEqual(bench.read(0x9e, 9), [0x10, 0, 0x07, 0, 0, 0, 0, 0, 0])
    bench.slide({ forceX: 0.96, forceY: -0.96, forceZ: 0 })
    for (const bytes of [[0x22, 0x10], [0x23, 0x88], [0x20, 0x57]]) bench.write(...bytes)
    bench.milliseconds(79)
    assert.equal(bench.chip.net('INT1').level, 1)
    assert.deepEqual(bench.read(0xa8, 2), [0x00, 0x3c])
    for (const bytes of [[0x24, 0x40], [0x2e, 0x40]]) bench.write(...bytes)
    bench.milliseconds(400)
    assert.deepEqual(bench.read(0x2f), [0xdf])
    const sets = bench.read(0xa8, 192)
    assert.deepEqual(sets, Array(32).fill([0x00, 0x3c, 0x00, 0xc4, 0x00, 0x00]).flat())
    assert.deepEqual(bench.read(0x2f), [0x20])
    const spi = new Bench(name, { attrs: { spi: '1' } })
    assert.deepEqual(spi.frame('CS', 0x8f, 1), [0x33])
  })
}
