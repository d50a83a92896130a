// SPDX-License-Identifier: Apache-2.0
//
// The compasses' literal bytes through the simulator's interface. Values and times are those of the register
// tests in Tests/ProofMassEmulationTests, which have them from the datasheets and from Linux's driver.

import assert from 'node:assert/strict'
import test from 'node:test'
import { Bench } from './chips.mjs'

const field = { fieldX: 20, fieldY: -3, fieldZ: 44.1 }
const ak8975 = (options) => new Bench('ak8975', { address: 0x0c, attrs: { ...field }, ...options })

for (const stopsBetween of [false, true]) {
  /// Linux's ak8975: probe with the fuse ROM, then one measurement.
  test(`AK8975: Linux's transactions, ${stopsBetween ? 'STOP' : 'repeated START'}`, () => {
    const bench = ak8975({ stopsBetween })
    assert.deepEqual(bench.read(0x00, 2), [0x48, 0x00])
    bench.write(0x0a, 0x0f)
    bench.simulation.advance(100_000)
    assert.deepEqual(bench.read(0x10, 3), [0xaa, 0xaf, 0xa0])
    bench.write(0x0a, 0x00)
    bench.simulation.advance(100_000)
    bench.write(0x0a, 0x01)
    bench.milliseconds(10)
    assert.deepEqual(bench.read(0x02), [0x01])
    assert.deepEqual(bench.read(0x03, 6), [0x39, 0x00, 0xf8, 0xff, 0x83, 0x00])
    assert.deepEqual(bench.read(0x09), [0x00])
    assert.deepEqual(bench.chip.messages, [])
  })
}

test('AK8975: reset values', () => {
  const bench = ak8975()
  assert.deepEqual(bench.read(0x00), [0x48])
  for (let register = 0x01; register <= 0x12; register++) {
    assert.deepEqual(bench.read(register), [0x00])
  }
})

/// A measurement takes 7.3 ms from the byte that starts it; DRDY falls when data are read.
test('AK8975: edges of DRDY', () => {
  const bench = ak8975()
  bench.write(0x0a, 0x01)
  // The byte was complete a bit of STOP before.
  const start = bench.now - 2_500
  bench.milliseconds(10)
  const [first, rise, ...rest] = bench.edges('DRDY')
  assert.deepEqual(first, { level: 0, time: 0 })
  assert.equal(rise.level, 1)
  assert.ok(Math.abs(rise.time - start - 7_300_000) < 100, `${rise.time - start} ns`)
  assert.deepEqual(rest, [])
  bench.read(0x02, 8)
  assert.equal(bench.chip.net('DRDY').level, 0)
  assert.equal(bench.edges('DRDY').length, 3)
})

test('AK8975: the slider moves between two measurements', () => {
  const bench = ak8975()
  const measure = () => {
    bench.write(0x0a, 0x01)
    bench.milliseconds(10)
    return bench.read(0x02, 8)
  }
  assert.deepEqual(measure(), [0x01, 0x39, 0x00, 0xf8, 0xff, 0x83, 0x00, 0x00])
  bench.slide({ fieldX: 0, fieldY: 0, fieldZ: 0 })
  assert.deepEqual(measure(), [0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00])
})

for (const [name, first] of [['ak8975', 0x0c], ['ak8963', 0x0c], ['ak8973', 0x1c]]) {
  test(`${name}: four addresses by two pins`, () => {
    for (const index of [0, 1, 2, 3]) {
      const bench = new Bench(name, {
        address: first + index, levels: { CAD0: index & 1, CAD1: index >> 1 },
      })
      assert.equal(bench.write(0x00), 2)
      for (const other of [0, 1, 2, 3]) {
        assert.equal(bench.simulation.write(first + other, 0x00), other === index ? 2 : 0)
      }
    }
  })
}

test('AK8975: bytes on SPI', () => {
  const bench = new Bench('ak8975', { attrs: { spi: '1', ...field } })
  const frame = (...bytes) => bench.simulation.frame(bench.chip, 'CSB', ...bytes)
  assert.deepEqual(bench.frame('CSB', 0x80, 2), [0x48, 0x00])
  frame(0x0a, 0x0f)
  bench.milliseconds(1)
  assert.deepEqual(bench.frame('CSB', 0x90, 4), [0xaa, 0xaf, 0xa0, 0xaa])
  frame(0x0a, 0x00)
  bench.milliseconds(1)
  frame(0x0a, 0x01)
  bench.milliseconds(10)
  assert.deepEqual(
    bench.frame('CSB', 0x82, 8), [0x01, 0x39, 0x00, 0xf8, 0xff, 0x83, 0x00, 0x00])
  assert.equal(bench.chip.net('DRDY').level, 0)
})

test('AK8963: identity, 14 and 16 bits, fuse ROM, DRDY and SPI', () => {
  const bench = new Bench('ak8963', { address: 0x0c, attrs: { ...field } })
  assert.deepEqual(
    bench.read(0x00, 13), [0x48, 0x9a, 0x00, 0, 0, 0, 0, 0, 0, 0x00, 0x00, 0x00, 0x00])
  bench.write(0x0a, 0x01)
  bench.milliseconds(9)
  assert.equal(bench.chip.net('DRDY').level, 1)
  assert.deepEqual(bench.read(0x02, 8), [0x01, 0x1d, 0x00, 0xfc, 0xff, 0x41, 0x00, 0x00])
  assert.equal(bench.chip.net('DRDY').level, 0)
  bench.write(0x0a, 0x11)
  bench.milliseconds(9)
  assert.deepEqual(bench.read(0x02, 8), [0x01, 0x73, 0x00, 0xef, 0xff, 0x05, 0x01, 0x10])
  bench.write(0x0a, 0x0f)
  bench.milliseconds(1)
  assert.deepEqual(bench.read(0x10, 3), [0xaa, 0xaf, 0xa0])
  const spi = new Bench('ak8963', { attrs: { spi: '1' } })
  assert.deepEqual(spi.frame('CSB', 0x80, 2), [0x48, 0x9a])
})

test('AK09916: identity, reset values, address counter and a measurement', () => {
  const bench = new Bench('ak09916', { address: 0x0c })
  assert.deepEqual(bench.read(0x00, 2), [0x48, 0x09])
  assert.deepEqual(bench.read(0x10, 9), Array(9).fill(0))
  assert.deepEqual(bench.read(0x30, 3), [0, 0, 0])
  bench.slide({ fieldX: 48, fieldY: 0, fieldZ: 0 })
  bench.write(0x31, 0x01)
  bench.milliseconds(10)
  assert.deepEqual(bench.read(0x10, 3), [0x01, 0x40, 0x01])
})

test('AK8973: reset values, a measurement and its pin', () => {
  const bench = new Bench('ak8973', { address: 0x1c, attrs: { ...field } })
  assert.deepEqual(bench.read(0xc0), [0x00])
  assert.deepEqual(bench.read(0xe0, 7), [0x03, 0, 0, 0, 0, 0, 0])
  bench.write(0xe1, 0x00, 0x00, 0x00, 0x07, 0x07, 0x07)
  bench.milliseconds(1)
  const idle = bench.chip.net('INT').level
  bench.write(0xe0, 0x00)
  bench.milliseconds(13)
  assert.notEqual(bench.chip.net('INT').level, idle)
  assert.deepEqual(bench.read(0xc0, 5), [0x01, 0x88, 0x94, 0x7d, 0xac])
  assert.equal(bench.chip.net('INT').level, idle)
})
