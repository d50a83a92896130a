// SPDX-License-Identifier: Apache-2.0
//
// The gyroscopes' literal bytes through the simulator's interface. Values and times are those of the
// register tests in Tests/ProofMassEmulationTests, which have them from the datasheets and from drivers.

import assert from 'node:assert/strict'
import test from 'node:test'
import { Bench } from './chips.mjs'

const l3g4200d = (options) => new Bench('l3g4200d', { address: 0x68, ...options })

/// The values after power-on, from the tables of the datasheet.
const reset = [
  [0x0f, 0xd3], [0x20, 0x07], [0x21, 0x00], [0x22, 0x00], [0x23, 0x00], [0x24, 0x00], [0x25, 0x00],
  [0x27, 0x00], [0x28, 0x00], [0x29, 0x00], [0x2a, 0x00], [0x2b, 0x00], [0x2c, 0x00], [0x2d, 0x00],
  [0x2e, 0x00], [0x2f, 0x20], [0x30, 0x00], [0x31, 0x00], [0x32, 0x00], [0x33, 0x00], [0x34, 0x00],
  [0x35, 0x00], [0x36, 0x00], [0x37, 0x00], [0x38, 0x00],
]

test('L3G4200D: identity and reset values', () => {
  const bench = l3g4200d()
  for (const [register, value] of reset) assert.deepEqual(bench.read(register), [value])
})

/// Linux's st_gyro: probe, one raw reading of X, power-down.
test("L3G4200D: Linux's transactions", () => {
  const bench = l3g4200d()
  assert.deepEqual(bench.read(0x8f), [0xd3])
  assert.deepEqual(bench.read(0xa0), [0x07])
  assert.deepEqual(bench.read(0xa2), [0x00])
  assert.deepEqual(bench.read(0xa3), [0x00])
  bench.write(0x23, 0x80)
  assert.deepEqual(bench.read(0xa0), [0x07])
  bench.slide({ rotationX: 100 })
  bench.write(0x20, 0x0f)
  bench.milliseconds(20)
  assert.deepEqual(bench.read(0xa8, 2), [0xa5, 0x2c])
  assert.deepEqual(bench.read(0xa0), [0x0f])
  bench.write(0x20, 0x07)
})

/// Betaflight: BDU, the high byte first, FS 11.
test("L3G4200D: Betaflight's burst at a slider's rotation", () => {
  const bench = l3g4200d()
  bench.write(0x23, 0xf0)
  bench.write(0x20, 0xcf)
  bench.slide({ rotationX: 100, rotationY: -200, rotationZ: 2000 })
  bench.milliseconds(300)
  assert.deepEqual(bench.read(0xa8, 6), [0x05, 0x95, 0xf4, 0xd7, 0x6f, 0x9b])
})

/// Motorola's driver writes bursts.
test('L3G4200D: bursts', () => {
  const bench = l3g4200d()
  assert.equal(bench.write(0xa0, 0x3f, 0x00, 0x08, 0xa0, 0x00), 7)
  assert.equal(bench.write(0xb2, 0x2c, 0xa4, 0x2c, 0xa4, 0x2c, 0xa4, 0x02), 9)
  assert.deepEqual(bench.read(0xa0, 5), [0x3f, 0x00, 0x08, 0xa0, 0x00])
  assert.deepEqual(bench.read(0xb2, 7), [0x2c, 0xa4, 0x2c, 0xa4, 0x2c, 0xa4, 0x02])
})

/// One digit is 8.75 m°/s.
test('L3G4200D: the FIFO, in one burst', () => {
  const bench = l3g4200d()
  for (const bytes of [[0x23, 0x80], [0x24, 0x40], [0x2e, 0x2f]]) bench.write(...bytes)
  bench.slide({ rotationX: 0.00875, rotationY: -0.0175, rotationZ: 0.02625 })
  bench.write(0x20, 0x0f)
  bench.milliseconds(500)
  assert.deepEqual(bench.read(0xaf), [0xdf])
  const set = [0x01, 0x00, 0xfe, 0xff, 0x03, 0x00]
  assert.deepEqual(bench.read(0xa8, 192), Array(32).fill(set).flat())
  assert.deepEqual(bench.read(0xaf), [0x20])
})

test('L3G4200D: the FIFO over SPI', () => {
  const bench = new Bench('l3g4200d', { attrs: { spi: '1' } })
  const frame = (...bytes) => bench.simulation.frame(bench.chip, 'CS', ...bytes)
  assert.deepEqual(bench.frame('CS', 0x8f, 1), [0xd3])
  for (const bytes of [[0x23, 0x80], [0x24, 0x40], [0x2e, 0x2f]]) frame(...bytes)
  bench.slide({ rotationX: 0.00875, rotationY: -0.0175, rotationZ: 0.02625 })
  frame(0x20, 0x0f)
  bench.milliseconds(500)
  assert.deepEqual(bench.frame('CS', 0xaf, 1), [0xdf])
  const set = [0x01, 0x00, 0xfe, 0xff, 0x03, 0x00]
  assert.deepEqual(bench.frame('CS', 0xe8, 192), Array(32).fill(set).flat())
  assert.deepEqual(bench.frame('CS', 0xaf, 1), [0x20])
})

/// I2_DRDY: a rise every 10 ms, at 100 Hz; it falls when the sample is read.
test('L3G4200D: edges of DRDY', () => {
  const bench = l3g4200d()
  for (const bytes of [[0x23, 0x80], [0x22, 0x08], [0x20, 0x0f]]) bench.write(...bytes)
  const start = bench.now
  for (let index = 0; index < 5; index++) {
    bench.milliseconds(10)
    assert.equal(bench.chip.net('DRDY').level, 1)
    bench.read(0xa8, 6)
    assert.equal(bench.chip.net('DRDY').level, 0)
  }
  const rises = bench.edges('DRDY', start).filter(({ level }) => level).map(({ time }) => time)
  assert.equal(rises.length, 5)
  for (const index of [1, 2, 3, 4]) assert.equal(rises[index] - rises[index - 1], 10_000_000)
  assert.equal(bench.edges('DRDY', start).length, 10)
})

/// With a threshold of 1000 digits INT1 follows the slider.
test('L3G4200D: an interrupt', () => {
  const bench = l3g4200d()
  for (const bytes of [
    [0x23, 0x80], [0x22, 0x80], [0x32, 0x03], [0x33, 0xe8], [0x30, 0x02], [0x20, 0x0f],
  ]) {
    bench.write(...bytes)
  }
  bench.milliseconds(300)
  assert.equal(bench.chip.net('INT1').level, 0)
  bench.slide({ rotationX: 17.5 })
  bench.milliseconds(20)
  assert.equal(bench.chip.net('INT1').level, 1)
  bench.slide({ rotationX: 0 })
  bench.milliseconds(20)
  assert.equal(bench.chip.net('INT1').level, 0)
})

for (const [name, address, other, identity] of [
  ['a3g4250d', 0x68, 0x69, 0xd3], ['l3gd20', 0x6a, 0x6b, 0xd4], ['l3gd20h', 0x6a, 0x6b, 0xd7],
]) {
  test(`${name}: identity, addresses, reset values, a sample, data ready, FIFO and SPI`, () => {
    const bench = new Bench(name, { address })
    assert.deepEqual(bench.read(0x0f), [identity])
    assert.deepEqual(bench.read(0xa0, 6), [0x07, 0, 0, 0, 0, 0])
    bench.slide({ rotationX: 100, rotationY: -100, rotationZ: 0 })
    for (const bytes of [[0x22, 0x08], [0x20, 0x0f]]) bench.write(...bytes)
    bench.milliseconds(500)
    assert.equal(bench.chip.net('DRDY').level, 1)
    assert.deepEqual(bench.read(0xa8, 2), [0xa5, 0x2c])
    bench.read(0xaa, 4)
    assert.equal(bench.chip.net('DRDY').level, 0)
    for (const bytes of [[0x24, 0x40], [0x2e, 0x20]]) bench.write(...bytes)
    bench.milliseconds(500)
    assert.deepEqual(bench.read(0x2f), [0xdf])
    const sets = bench.read(0xa8, 192)
    assert.deepEqual(sets, Array(32).fill(sets.slice(0, 6)).flat())
    assert.deepEqual(sets.slice(0, 2), [0xa5, 0x2c])
    assert.deepEqual(bench.read(0x2f), [0x20])
    const high = new Bench(name, { address: other, levels: { SDO: 1 } })
    assert.deepEqual(high.read(0x0f), [identity])
    const spi = new Bench(name, { attrs: { spi: '1' } })
    assert.deepEqual(spi.frame('CS', 0x8f, 1), [identity])
  })
}

/// Both sensors have sliders; X of the registers is reversed (datasheet, figure 1).
test('LSM9DS1AG: force and rotation', () => {
  const bench = new Bench('lsm9ds1ag', { address: 0x6a })
  bench.slide({ forceX: 0.5, forceY: -0.5, forceZ: 1, rotationX: 100, rotationY: -100, rotationZ: 0 })
  bench.write(0x20, 0x60)
  bench.write(0x10, 0x60)
  bench.milliseconds(1000)
  // 61 µg and 8.75 mdps a digit: 0.5 g is 8197, 1 g is 16393, 100 °/s is 11429.
  assert.deepEqual(bench.read(0x28, 6), [0xfb, 0xdf, 0xfb, 0xdf, 0x09, 0x40])
  assert.deepEqual(bench.read(0x18, 6), [0x5b, 0xd3, 0x5b, 0xd3, 0x00, 0x00])
})
