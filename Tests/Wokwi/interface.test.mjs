// SPDX-License-Identifier: Apache-2.0
//
// What all chips share: their descriptions, several on one bus, noise, wrong modules.

import assert from 'node:assert/strict'
import test from 'node:test'
import { Simulation } from './host.mjs'
import { Bench, description, module, names } from './chips.mjs'

test('each accelerometer, gyroscope and compass is a chip', () => {
  assert.deepEqual(names, [
    'a3g4250d', 'adxl343', 'adxl345', 'ak09916', 'ak8963', 'ak8973', 'ak8975', 'h3lis331dl', 'hmc5883l', 'icm20948', 'iis2mdc', 'ism330dhcx',
    'l3g4200d', 'l3gd20', 'l3gd20h', 'lis2dh12', 'lis2mdl', 'lis302dl', 'lis331dl', 'lis331dlh', 'lis331hh', 'lis3dh',
    'lis3mdl', 'lsm303agra', 'lsm303agrm', 'lsm303dlh', 'lsm303dlhca', 'lsm303dlhcm', 'lsm303dlhm', 'lsm303dlm', 'lsm303dlmm',
    'lsm6ds3', 'lsm6ds33', 'lsm6ds3trc', 'lsm6dsl', 'lsm6dso', 'lsm6dso32', 'lsm6dsox', 'lsm9ds1ag', 'lsm9ds1m',
    'mpu6000', 'mpu6050', 'mpu6500', 'mpu9150', 'mpu9250', 'mpu9255',
  ])
})

/// The members and types of the simulator's schema for chip.json, and that all pins and sliders exist.
for (const name of names) {
  test(`${name}: its description is that of its module`, () => {
    const { controls, pins, ...rest } = description(name)
    assert.deepEqual(rest, { name: name.toUpperCase(), author: 'ProofMass' })
    assert.equal(new Set(pins).size, pins.length)
    const nets = new Set()
    const attributes = new Set()
    for (const spi of ['0', '1']) {
      const { chip } = new Bench(name, { attrs: { spi } })
      for (const net of chip.nets.keys()) nets.add(net)
      for (const attribute of chip.attributes) attributes.add(attribute.name)
      assert.deepEqual(chip.messages, [])
    }
    assert.deepEqual(new Set(pins.slice(2)), nets)
    assert.deepEqual(pins.slice(0, 2), ['VCC', 'GND'])
    for (const { id, label, type, min, max, step, ...others } of controls) {
      assert.match(id, /^[a-zA-Z][a-zA-Z0-9]*$/)
      assert.ok(attributes.has(id), id)
      assert.ok(label.length > 0 && type === 'range' && min < max && step > 0)
      assert.deepEqual(others, {})
    }
  })
}

/// A chip listens to all addresses, because its pins select its own; others' traffic is none of its.
test('three chips share a bus', () => {
  const simulation = new Simulation()
  const accelerometer = simulation.add(module('lis331dlh'))
  simulation.add(module('l3g4200d'))
  simulation.add(module('ak8975'))
  assert.deepEqual(simulation.read(0x18, 0x0f, 1), [0x32])
  assert.deepEqual(simulation.read(0x68, 0x0f, 1), [0xd3])
  assert.deepEqual(simulation.read(0x0c, 0x00, 1), [0x48])
  assert.equal(simulation.write(0x42, 0x00), 0)
  assert.deepEqual(simulation.read(0x42, 0x00, 1), [0xff])
  // The pointer is as it was.
  assert.deepEqual(simulation.read(0x18, undefined, 1), [0x32])
  assert.deepEqual(accelerometer.messages, [])
})

/// chipInit may be called again in the same module, for a second chip of a project.
test('two chips of one module', () => {
  const simulation = new Simulation()
  const chip = simulation.add(module('lis331dlh'))
  chip.attrs.address = '25'
  chip.isBeginning = true
  chip.exports.chipInit()
  chip.isBeginning = false
  simulation.write(0x19, 0x20, 0x3f)
  assert.deepEqual(simulation.read(0x18, 0x20, 1), [0x07])
  assert.deepEqual(simulation.read(0x19, 0x20, 1), [0x3f])
})

test('noise is a specimen of a seed, and may be switched on and off', () => {
  const samples = (attrs) => {
    const bench = new Bench('lis331dlh', { address: 0x18, attrs })
    bench.write(0x20, 0x27)
    bench.milliseconds(21)
    return Array.from({ length: 20 }, () => {
      bench.milliseconds(20)
      return bench.read(0xa8, 6).join(' ')
    })
  }
  const ideal = samples({})
  assert.equal(new Set(ideal).size, 1)
  const first = samples({ noise: '1', seed: '1' })
  assert.ok(new Set(first).size > 5)
  assert.deepEqual(samples({ noise: '1', seed: '1' }), first)
  assert.notDeepEqual(samples({ noise: '1', seed: '2' }), first)

  const bench = new Bench('lis331dlh', { address: 0x18, attrs: { noise: '1' } })
  bench.write(0x20, 0x27)
  bench.slide({ noise: '0' })
  bench.milliseconds(20)
  assert.deepEqual(bench.read(0xa8, 6), [0x00, 0x00, 0x00, 0x00, 0x80, 0x3e])
})

test('a module without a part says so', async () => {
  const { readFileSync } = await import('node:fs')
  const simulation = new Simulation()
  const chip = simulation.add(
    new WebAssembly.Module(
      readFileSync(`${process.env.PROOFMASS_CHIPS ?? '.build-wokwi/chips'}/../chip.wasm`)))
  assert.deepEqual(chip.messages, [
    "ProofMass: this module holds no part's name; make it with scripts/wokwi",
  ])
})

test('an attribute that is no number is told once, and the others stay', () => {
  const bench = new Bench('lis331dlh', { address: 0x18, attrs: { forceX: '1' } })
  bench.write(0x20, 0x27)
  bench.slide({ forceX: 'much' })
  bench.milliseconds(40)
  assert.deepEqual(bench.read(0xa8, 2), [0x80, 0x3e])
  assert.deepEqual(bench.chip.messages.filter((line) => line.includes('number')), [
    'LIS331DLH: one of the attributes forceX, forceY, forceZ, temperature is no number; all stay as they were',
  ])
})

/// A simulator that fires timers late, or whose time stands still while a program runs.
test('late timers', () => {
  const bench = new Bench('lis331dlh', { address: 0x18 })
  for (const bytes of [[0x23, 0x80], [0x22, 0x02], [0x20, 0x27]]) bench.write(...bytes)
  bench.simulation.now += 1_000_000_000
  assert.deepEqual(bench.read(0xa7), [0xff])
  assert.equal(bench.chip.net('INT1').level, 1)
})
