// SPDX-License-Identifier: Apache-2.0
//
// Runs the example's sketch, compiled with somebody's library for WebAssembly, on the chip of the example:
//
//   node Tests/Wokwi/sketch.mjs SKETCH.wasm
//
// Checks that it prints what the sliders say. Exits with 1 where it does not.

import { readFileSync } from 'node:fs'
import { Simulation } from './host.mjs'
import { module } from './chips.mjs'

const diagram = JSON.parse(
  readFileSync(new URL('../../Sources/ProofMassWokwi/Example/diagram.json', import.meta.url), 'utf8'))
const part = diagram.parts.find(({ id }) => id === 'gyro')
const simulation = new Simulation({ bit: 10_000 })
const chip = simulation.add(module(part.type.replace('chip-', '')), { ...part.attrs })
// Which net an Arduino's pin is on, by the diagram's connections.
const wires = new Map(
  diagram.connections.map(([from, to]) => [from.replace('uno:', ''), to.replace('gyro:', '')]))

let output = ''
let memory
const board = {
  millis: () => Math.floor(simulation.now / 1_000_000),
  delay: (milliseconds) => simulation.milliseconds(milliseconds),
  digitalRead: (pin) => {
    // What the call takes on an Arduino Uno, about.
    simulation.advance(4_000)
    return chip.net(wires.get(String(pin))).read()
  },
  printText: (text) => {
    const bytes = new Uint8Array(memory.buffer)
    output += new TextDecoder().decode(bytes.slice(text, bytes.indexOf(0, text)))
  },
  printNumber: (number, decimals) => (output += number.toFixed(decimals)),
  transmit: (address, bytes, count) => {
    const sent = new Uint8Array(memory.buffer).slice(bytes, bytes + count)
    const acknowledged = simulation.write(address, ...sent)
    return acknowledged === 0 ? 2 : acknowledged <= count ? 3 : 0
  },
  request: (address, bytes, count) => {
    new Uint8Array(memory.buffer).set(simulation.read(address, undefined, count), bytes)
  },
}
const sketch = new WebAssembly.Instance(
  new WebAssembly.Module(readFileSync(process.argv[2])), { board }).exports
memory = sketch.memory

const rows = []
function run() {
  output = ''
  sketch.loop()
  rows.push(output.trim())
}
sketch.setup()
for (let count = 0; count < 3; count++) run()
Object.assign(chip.attrs, { rotationX: '-100', rotationZ: '0' })
for (let count = 0; count < 3; count++) run()

console.log(rows.join('\n'))
for (const message of chip.messages) console.log(message)
// 90 °/s are 10286 digits of 8.75 m°/s.
const right = ['0.00 0.00 90.00', '-100.00 0.00 0.00']
if (rows[0] !== right[0] || rows[2] !== right[0] || rows.at(-1) !== right[1]) {
  console.error(`the sketch should have printed ${right.join(', then ')}`)
  process.exit(1)
}
