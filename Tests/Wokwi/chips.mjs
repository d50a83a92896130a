// SPDX-License-Identifier: Apache-2.0
//
// The chips that scripts/wokwi has made, for the tests.

import { readFileSync, readdirSync } from 'node:fs'
import { Simulation } from './host.mjs'

const folder = process.env.PROOFMASS_CHIPS ?? '.build-wokwi/chips'

/// Names of all chips.
export const names = readdirSync(folder)
  .filter((file) => file.endsWith('.chip.wasm'))
  .map((file) => file.slice(0, -'.chip.wasm'.length))

const modules = new Map()

/// The module of a chip.
export function module(name) {
  if (!modules.has(name)) {
    modules.set(name, new WebAssembly.Module(readFileSync(`${folder}/${name}.chip.wasm`)))
  }
  return modules.get(name)
}

/// The description of a chip.
export const description = (name) => JSON.parse(readFileSync(`${folder}/${name}.chip.json`, 'utf8'))

/// One chip in a simulation, with short ways to move literal bytes.
export class Bench {
  constructor(name, { address, attrs = {}, levels = {}, ...options } = {}) {
    this.simulation = new Simulation(options)
    this.chip = this.simulation.add(module(name), attrs, levels)
    this.address = address
  }

  get now() {
    return this.simulation.now
  }

  write(...bytes) {
    return this.simulation.write(this.address, ...bytes)
  }

  read(command, count = 1) {
    return this.simulation.read(this.address, command, count)
  }

  /// An SPI frame that reads.
  frame(select, command, count) {
    return this.simulation.frame(this.chip, select, command, ...Array(count).fill(0)).slice(1)
  }

  milliseconds(count) {
    this.simulation.milliseconds(count)
  }

  /// Moves sliders, and waits until the chip has looked at them.
  slide(values) {
    Object.assign(this.chip.attrs, values)
    this.simulation.milliseconds(10)
  }

  /// Edges of a pin since the beginning, or after an instant.
  edges(pin, from = -1) {
    return this.chip.net(pin).edges.filter(({ time }) => time > from)
  }
}
