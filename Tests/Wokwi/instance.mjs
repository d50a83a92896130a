// SPDX-License-Identifier: Apache-2.0
//
// A chip of the host: an instance of a module, with what the simulator's interface provides to it. Layouts and
// meanings are those of the documentation, typed a second time beside Sources/CWokwi/wokwi.h.

/// A net of a diagram: what is connected has one level.
export class Net {
  level = undefined
  edges = []
  watches = []

  constructor(name) {
    this.name = name
  }

  /// The level that an input reads, which is its pull's where nothing drives the net.
  read(pull = 0) {
    return this.level ?? pull
  }

  /// Drives the net, and tells those who watch it.
  drive(level, time) {
    const before = this.level
    this.level = level
    if (before === level) return
    this.edges.push({ level, time })
    for (const { edge, pull, call } of this.watches) {
      if ((before ?? pull) === level || (edge === 1 && !level) || (edge === 2 && level)) continue
      call(level)
    }
  }
}

/// A chip of a diagram: an instance of a module, its nets and its attributes.
export class Chip {
  nets = new Map()
  pins = []
  attributes = []
  timers = []
  messages = []
  i2c = []
  spi = []

  constructor(simulation, attrs) {
    this.simulation = simulation
    this.attrs = attrs
  }

  net(name) {
    if (!this.nets.has(name)) this.nets.set(name, new Net(name))
    return this.nets.get(name)
  }

  text(address) {
    const bytes = new Uint8Array(this.memory.buffer)
    return new TextDecoder().decode(bytes.slice(address, bytes.indexOf(0, address)))
  }

  words(address, count) {
    return new Uint32Array(this.memory.buffer.slice(address, address + 4 * count))
  }

  /// A function of the chip by its index in the table, with the chip's own data as its first argument.
  callback(index, data) {
    if (!index) return undefined
    const call = this.table.get(index)
    return (...values) => call(data, ...values)
  }

  onlyAtFirst(what) {
    if (!this.isBeginning) throw new Error(`${what} after chipInit`)
  }

  imports() {
    const { simulation } = this
    const pin = (number) => {
      if (!this.pins[number]) throw new Error(`no pin ${number}`)
      return this.pins[number]
    }
    return {
      pinInit: (name, mode) => {
        this.onlyAtFirst('pinInit')
        const net = this.net(this.text(name))
        this.pins.push({ net, pull: mode === 2 ? 1 : 0, mode })
        if (mode === 16 || mode === 17) net.drive(mode - 16, simulation.now)
        return this.pins.length - 1
      },
      pinRead: (number) => pin(number).net.read(pin(number).pull),
      pinWrite: (number, level) => {
        if (![1, 16, 17].includes(pin(number).mode)) throw new Error(`pin ${number} is an input`)
        pin(number).net.drive(level ? 1 : 0, simulation.now)
      },
      pinWatch: (number, address) => {
        const [data, edge, change] = this.words(address, 3)
        const call = this.callback(change, data)
        const { net, pull } = pin(number)
        if (net.watches.some((watch) => watch.chip === this)) return 0
        net.watches.push({ chip: this, edge, pull, call: (level) => call(number, level) })
        return 1
      },
      attrInit: (name, initial) => this.attribute(this.text(name), initial >>> 0, false),
      attrInitFloat: (name, initial) => this.attribute(this.text(name), initial, true),
      attrRead: (handle) => this.value(handle) >>> 0,
      attrReadFloat: (handle) => this.value(handle),
      i2cInit: (address) => {
        this.onlyAtFirst('i2cInit')
        const [data, own, scl, sda, ...calls] = this.words(address, 8)
        const [connect, read, write, disconnect] = calls.map((call) => this.callback(call, data))
        pin(scl), pin(sda)
        const device = { address: own, connect, read, write, disconnect }
        this.i2c.push(device)
        simulation.devices.push(device)
        return this.i2c.length - 1
      },
      spiInit: (address) => {
        this.onlyAtFirst('spiInit')
        const [data, sck, mosi, miso, mode, done] = this.words(address, 6)
        pin(sck), pin(mosi), pin(miso)
        this.spi.push({ mode, done: this.callback(done, data), transfer: undefined })
        return this.spi.length - 1
      },
      spiStart: (device, buffer, count) => {
        this.spi[device].transfer = { buffer, count, at: 0 }
      },
      spiStop: (device) => {
        const { transfer, done } = this.spi[device]
        this.spi[device].transfer = undefined
        if (transfer) done(transfer.buffer, transfer.at)
      },
      getSimNanos: () => simulation.now,
      timerInit: (address) => {
        this.onlyAtFirst('timerInit')
        const [data, call] = this.words(address, 2)
        const timer = { fire: this.callback(call, data), due: Infinity, period: 0 }
        this.timers.push(timer)
        simulation.timers.push(timer)
        return this.timers.length - 1
      },
      timerStart: (number, micros, repeats) => this.start(number, micros * 1000, repeats),
      timerStartNanos: (number, nanos, repeats) => this.start(number, nanos, repeats),
      timerStop: (number) => (this.timers[number].due = Infinity),
      debugPrint: (line) => this.messages.push(this.text(line)),
    }
  }

  start(number, nanos, repeats) {
    const timer = this.timers[number]
    timer.due = this.simulation.now + nanos
    timer.period = repeats ? nanos : 0
  }

  attribute(name, initial, isFraction) {
    this.onlyAtFirst('attrInit')
    this.attrs[name] ??= initial
    this.attributes.push({ name, isFraction })
    return this.attributes.length - 1
  }

  value(handle) {
    const { name, isFraction } = this.attributes[handle]
    const value = Number(this.attrs[name])
    return isFraction ? Math.fround(value) : value
  }
}
