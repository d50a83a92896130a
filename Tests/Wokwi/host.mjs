// SPDX-License-Identifier: Apache-2.0
//
// A host of chips for Wokwi, by the documentation of its interface: pins, attributes, I2C, SPI, timers and
// simulated time. It stands in for the simulator, which is not at hand, and plays the microcontroller, too:
// the methods of Simulation are what a program on it does. Time passes by wire time and by `advance` only.

import { Chip } from './instance.mjs'

/// A diagram of chips, and the microcontroller that is their bus' controller.
export class Simulation {
  now = 0
  devices = []
  timers = []
  chips = []

  /// `bit` is a bit of I2C in nanoseconds, `spiBit` of SPI. `stopsBetween` is what the documentation leaves
  /// open: whether a chip is disconnected before a repeated START.
  constructor({ bit = 2_500, spiBit = 1_000, stopsBetween = false } = {}) {
    this.bit = bit
    this.spiBit = spiBit
    this.stopsBetween = stopsBetween
  }

  /// Adds a chip of a module, with attributes of the diagram and nets that it shares with others, or that have
  /// a level before the simulation begins: {SDO: 1}.
  add(module, attrs = {}, levels = {}) {
    const chip = new Chip(this, attrs)
    const imports = chip.imports()
    for (const { name, kind, module: from } of WebAssembly.Module.imports(module)) {
      if (kind !== 'function' || from !== 'env' || !imports[name]) {
        throw new Error(`the interface has no ${kind} ${from}.${name}`)
      }
    }
    const { exports } = new WebAssembly.Instance(module, { env: imports })
    if (exports.__wokwi_api_version_1?.() !== 1) throw new Error('no chip for version 1')
    chip.exports = exports
    chip.memory = exports.memory
    chip.table = exports.__indirect_function_table
    for (const [name, level] of Object.entries(levels)) chip.net(name).drive(level, 0)
    chip.isBeginning = true
    exports.chipInit()
    chip.isBeginning = false
    this.chips.push(chip)
    return chip
  }

  // MARK: Time

  /// Lets time pass; timers fire at their times.
  advance(nanoseconds) {
    const end = this.now + nanoseconds
    for (;;) {
      let next
      for (const timer of this.timers) if (timer.due <= end && timer.due < (next?.due ?? Infinity)) next = timer
      if (!next) break
      this.now = Math.max(this.now, next.due)
      next.due = next.period ? next.due + next.period : Infinity
      next.fire()
    }
    this.now = end
  }

  milliseconds(count) {
    this.advance(count * 1_000_000)
  }

  // MARK: I2C

  /// START, or a repeated one, with an address. Returns those who acknowledge.
  connect(address, reads) {
    this.advance(10 * this.bit)
    return this.devices.filter(
      (device) =>
        (device.address === 0 || device.address === address) && device.connect(address, reads ? 1 : 0))
  }

  disconnect(address) {
    this.advance(this.bit)
    for (const device of this.devices) {
      if (device.address === 0 || device.address === address) device.disconnect?.()
    }
  }

  /// S, address+W, bytes, P. Returns how many bytes, the address among them, were acknowledged.
  write(address, ...bytes) {
    const chips = this.connect(address, false)
    let count = chips.length ? 1 : 0
    for (const byte of count ? bytes : []) {
      this.advance(9 * this.bit)
      if (!chips.filter((chip) => chip.write(byte)).length) break
      count++
    }
    this.disconnect(address)
    return count
  }

  /// S, address+W, command, Sr, address+R, bytes, P; without a command the first half is left out.
  read(address, command, count) {
    if (command !== undefined) {
      const chips = this.connect(address, false)
      this.advance(9 * this.bit)
      for (const chip of chips) chip.write(command)
      if (this.stopsBetween) this.disconnect(address)
    }
    const chips = this.connect(address, true)
    const bytes = []
    for (let index = 0; index < count; index++) {
      // A device drives the wire low, so that several at once are joined by AND.
      bytes.push(chips.reduce((all, chip) => all & chip.read(), 0xff))
      this.advance(9 * this.bit)
    }
    this.disconnect(address)
    return bytes
  }

  // MARK: SPI

  /// Selects a chip, sends bytes, and returns those that came meanwhile.
  frame(chip, select, ...bytes) {
    chip.net(select).drive(0, this.now)
    const answer = bytes.map((byte) => {
      this.advance(8 * this.spiBit)
      return chip.spi.reduce((all, device) => {
        const { transfer } = device
        if (!transfer) return all
        const memory = new Uint8Array(chip.memory.buffer)
        const sent = memory[transfer.buffer + transfer.at]
        memory[transfer.buffer + transfer.at] = byte
        transfer.at++
        if (transfer.at === transfer.count) {
          device.transfer = undefined
          device.done(transfer.buffer, transfer.count)
        }
        return all & sent
      }, 0xff)
    })
    chip.net(select).drive(1, this.now)
    return answer
  }
}
