// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
package import ProofMassPhysics

/// A software AK8973: eight bits per axis around a midscale that a DAC shifts, a thermometer, an
/// EEPROM and the INT pin. On I2C only.
package struct AK8973Chip: I2COnlyChip, PolicyChip {
  typealias Registers = Datasheet.AK8973

  /// Duration of a measurement in nanoseconds, from 0 to a second; typically 12.6 ms.
  package var measurementTime = Registers.Timing.measurementTypical
  /// The seven bytes of the EEPROM, from ETS to EHZGA; missing ones are 0. The factory's values are
  /// not known: by default each axis proposes gain 7 and needs no correction.
  package var eeprom: [UInt8] = [0x00, 0x00, 0x00, 0x00, 0x77, 0x77, 0x77]
  /// Change of the output with one step of an offset DAC, in digits; nominally 16.
  package var digitsPerStep = Double(Registers.Constant.digitsPerOffsetStep)
  /// Whether a positive field lowers the output.
  package var isInverted = false
  /// The sensing element; nil senses ideally: the field at the middle of a measurement.
  package var element: CompassElement?
  private var stuck = StuckAxes()

  package var violations = Violations()
  var truth: Truth?

  var counter = I2CAddressCounter()
  var chosen = AK8973Policies()
  var registers = RegisterFile(Registers.facts)
  /// Board time in nanoseconds at which the present mode was set.
  private(set) var modeSince: Int64 = 0
  private(set) var measurement: FieldMeasurement?
  /// Input behind the data registers.
  private(set) var sampled: Truth?

  /// Creates a chip that is not powered yet.
  package init() {}

  package func truth(of quantity: Quantity) -> Truth? {
    quantity == .magneticFluxDensity ? truth : nil
  }

  package var facts: ChipFacts { Registers.facts }

  package mutating func powerOn(at time: Int64) {
    registers.reset()
    counter.pointer = 0
    modeSince = time
    measurement = nil
    sampled = nil
    truth = nil
  }

  // MARK: Measuring

  package mutating func sense(_ sensing: Sensing) { element = CompassElement(sensing, .ak8975) }

  package mutating func bypassElement(_ isBypassed: Bool) { element?.isBypassed = isBypassed }

  package mutating func silicon(
    of quantity: Quantity, at time: Int64, in world: inout World
  ) -> SensorSilicon? {
    guard quantity == .magneticFluxDensity else { return nil }
    let places = Axes(Registers.H1X.address, Registers.H1Y.address, Registers.H1Z.address)
    return FieldMeasurement.look(
      at: time, into: element, coil: nil, OutputPlaces(high: places, isSigned: false), in: &world)
  }

  package mutating func pressSelfTest(of quantity: Quantity, by sign: Double, at time: Int64) {}

  package var stuckAxes: UInt8 { stuck.axes }

  package mutating func stick(_ axes: UInt8) { stuck.set(axes) }

  @inline(__always)
  package var nextEvent: Int64 { measurement?.nextEvent ?? .max }

  package mutating func catchUp(to time: Int64, in world: inout World) {
    if var running = measurement, running.middle <= time {
      let input = running.input(in: &world)
      measurement = running
      if running.end <= time { finish(running, input, in: &world) }
    }
    element?.observe(upTo: time, from: measurement?.start, in: &world)
  }

  private mutating func finish(
    _ done: FieldMeasurement, _ input: FieldMeasurement.Input, in world: inout World
  ) {
    measurement = nil
    let felt = element?.sample(from: done.start, to: done.end, in: &world)
    let field = element?.isBypassed == true ? input.field : felt ?? input.field
    publish(stuck.pass(field), input.temperature)
    sampled = Truth(at: done.middle, input: input.field)
    registers[Registers.ST.address] |= Registers.ST(dataReady: true).bits
    registers[Registers.MS1.address] = Registers.MS1(mode: .powerDown).bits
    modeSince = done.end
  }

  private mutating func publish(_ field: Axes<Double>, _ temperature: Double) {
    registers[Registers.H1X.address] = code(field.x, axis: 0)
    registers[Registers.H1Y.address] = code(field.y, axis: 1)
    registers[Registers.H1Z.address] = code(field.z, axis: 2)
    let facts = Registers.Constant.self
    let millidegrees = temperature * 1000 - Double(facts.temperatureMillidegreesAtZero)
    let code = millidegrees / Double(facts.temperatureMillidegreesPerDigit)
    registers[Registers.TMPS.address] = UInt8(quantize(code, from: 0, to: 255))
  }

  private func code(_ microtesla: Double, axis: UInt8) -> UInt8 {
    let channel = AK8973Channel(
      trim: eepromByte(Registers.EHXGA.address + axis),
      gain: registers[Registers.HXGA.address + axis],
      dac: registers[Registers.HXDA.address + axis], digitsPerStep: digitsPerStep)
    return channel.code(isInverted ? -microtesla : microtesla)
  }

  func eepromByte(_ address: UInt8) -> UInt8 {
    let index = Int(address) - Int(Registers.ETS.address)
    return eeprom.indices.contains(index) ? eeprom[index] : 0
  }

  // MARK: The mode

  var mode: Registers.MS1.Mode? { Registers.MS1(bits: registers[Registers.MS1.address]).mode }

  private var isInterrupting: Bool {
    Registers.ST(bits: registers[Registers.ST.address]).dataReady
  }

  /// Sets the mode: from any mode to power-down and, after a wait there, to the next.
  mutating func setMode(_ byte: UInt8, at time: Int64) {
    let address = Registers.MS1.address
    let wasDown = mode == .powerDown
    let wanted = Registers.MS1(bits: byte).mode
    if wanted != .powerDown, !wasDown || time - modeSince < Registers.Timing.modeWait {
      violations.record(
        wasDown ? .modeChangeWait : .modeChange, register: address, value: byte, at: time)
      if chosen.modeChange == .strict { return }
    }
    if wanted == .measurement, isInterrupting {
      violations.record(.startWhileReady, register: address, value: byte, at: time)
      if chosen.startWithInterrupt == .ignored { return }
    }
    guard let value = registers.write(byte, to: address, at: time, &violations) else { return }
    modeSince = time
    let isUnlocked =
      Registers.MS1(bits: value).eepromKey == UInt8(Registers.Constant.eepromWriteKey)
    registers[Registers.ST.address] &= ~Registers.ST(eepromWritable: true).bits
    registers[Registers.ST.address] |= Registers.ST(eepromWritable: isUnlocked).bits
    // A running measurement is abandoned in any case.
    measurement = nil
    if wanted == .measurement { start(at: time) }
  }

  private mutating func start(at time: Int64) {
    let duration = max(0, min(measurementTime, 1_000_000_000))
    measurement = FieldMeasurement(start: time, duration: duration)
    registers[Registers.ST.address] &= ~Registers.ST(dataReady: true).bits
  }

  /// INT shows data ready in ST, active high.
  package mutating func pinLevels(at time: Int64) -> UInt8 { isInterrupting ? 1 : 0 }

  package var pinNames: [String] { ["INT"] }
}

/// Policies of the AK8973: questions that its available documents leave open.
struct AK8973Policies: PolicySet {
  enum ModeChange: String, CaseIterable { case lenient, strict }
  enum StartWithInterrupt: String, CaseIterable { case ignored, measures }
  enum DataWhileBusy: String, CaseIterable { case zero, old }
  enum Unreadable: String, CaseIterable { case zero, ones }
  enum CounterOutsideBlocks: String, CaseIterable { case counts, stays }

  var modeChange = ModeChange.lenient
  var startWithInterrupt = StartWithInterrupt.ignored
  var dataWhileBusy = DataWhileBusy.zero
  var eepromOutsideMode = Unreadable.zero
  var undefinedRead = Unreadable.zero
  var counterOutsideBlocks = CounterOutsideBlocks.counts

  static let entries: [PolicyEntry<Self>] = [
    PolicyEntry(
      "mode-change", { $1(&$0.modeChange) },
      "a mode set without power-down or its 300 µs pause takes effect, or is ignored"),
    PolicyEntry(
      "start-with-int-high", { $1(&$0.startWithInterrupt) },
      "what becomes of a start while INT is high from the last measurement"),
    PolicyEntry(
      "data-while-busy", { $1(&$0.dataWhileBusy) },
      "what temperature and field read during a measurement"),
    PolicyEntry(
      "eeprom-outside-its-mode", { $1(&$0.eepromOutsideMode) },
      "what the EEPROM reads outside EEPROM access mode"),
    PolicyEntry(
      "undefined-read", { $1(&$0.undefinedRead) }, "what an address without a register reads"),
    PolicyEntry(
      "counter-outside-blocks", { $1(&$0.counterOutsideBlocks) },
      "whether the address counter moves on outside the three blocks"),
  ]
}
