// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// A container for a chip of any type; this base class is empty and acknowledges nothing.
///
/// Only `AnyChip` holds one, and changes it only when no other value refers to it.
class ChipBox: @unchecked Sendable {
  init() {}

  func copy() -> ChipBox { self }
  var facts: ChipFacts { .nothing }
  var nextEvent: Int64 { .max }
  func catchUp(to time: Int64, in world: inout World) {}
  func powerOn(at time: Int64) {}
  var answersI2C: Bool { false }
  var passesAuxiliaryBus: Bool { false }
  func exchange(_ chip: inout AuxiliaryChip?, at place: Int) {}
  func command(i2c byte: UInt8, at time: Int64) {}
  func command(spi byte: UInt8, at time: Int64) -> Bool { false }
  func write(_ byte: UInt8, at time: Int64) {}
  func read(at time: Int64) -> UInt8 { 0xFF }
  func read(into bytes: inout MutableSpan<UInt8>, at time: Int64, every byteTime: Int64) {}
  func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, at time: Int64, from first: Int64,
    every byteTime: Int64
  ) {}
  var keepsNextSet: Bool { false }
  var pointer: UInt8 { 0 }
  func register(after register: UInt8) -> UInt8 { register }
  func end(at time: Int64) {}
  var pinNames: [String] { [] }
  func pinLevels(at time: Int64) -> UInt8 { 0 }
  var nextPinChange: Int64 { .max }
  var isThreeWire: Bool { false }
  func sense(_ sensing: Sensing) {}
  func bypassElement(_ isBypassed: Bool) {}
  func mount(at position: Axes<Double>) {}
  var lateOnSPI: (inModeZero: Bool, whenTooFast: Bool) { (false, false) }
  func maximumSPIHertz(_ command: UInt8) -> Int? { nil }
  var stuckAxes: UInt8 { 0 }
  func stick(_ axes: UInt8) {}
  var analogInputs: Axes<Double>? { nil }
  func setAnalogInputs(_ volts: Axes<Double>) {}
  var violations: Violations {
    get { Violations() }
    set {}
  }
  func truth(of quantity: Quantity) -> Truth? { nil }
  func silicon(
    of quantity: Quantity, at time: Int64, in world: inout World
  ) -> SensorSilicon? {
    nil
  }
  func pressSelfTest(of quantity: Quantity, by sign: Double, at time: Int64) {}
  func setPolicy(_ name: String, to value: String) -> Bool { false }
  var policies: [PolicyFacts] { [] }

  // With the log of the chip's pins.

  func catchUp(_ edges: inout EdgeLog, to time: Int64, in world: inout World) {}
  func step(
    _ edges: inout EdgeLog, _ line: inout EdgeReader, _ now: inout Int64, until deadline: Int64,
    waits: Bool, in world: inout World
  ) -> LineStep {
    .deadline
  }
  func read(
    _ edges: inout EdgeLog, into bytes: inout MutableSpan<UInt8>, _ command: UInt8,
    _ times: I2CReadTimes, in world: inout World
  ) -> Bool {
    false
  }
}

/// A box with a chip.
final class BoxOf<C: Chip>: ChipBox, @unchecked Sendable {
  private(set) var chip: C

  init(_ chip: C) { self.chip = chip }

  /// Accesses the chip through `inout`, because a large value that is borrowed is copied.
  @inline(__always)
  private func inPlace<Result>(_ access: (inout C) -> Result) -> Result { access(&chip) }

  override func copy() -> ChipBox { BoxOf(chip) }
  override var facts: ChipFacts { inPlace { $0.facts } }
  override var nextEvent: Int64 { inPlace { $0.nextEvent } }
  override func catchUp(to time: Int64, in world: inout World) {
    chip.catchUp(to: time, in: &world)
  }
  override func powerOn(at time: Int64) { chip.powerOn(at: time) }
  override var answersI2C: Bool { inPlace { $0.answersI2C } }
  override var passesAuxiliaryBus: Bool { inPlace { $0.passesAuxiliaryBus } }
  override func exchange(_ other: inout AuxiliaryChip?, at place: Int) {
    chip.exchange(&other, at: place)
  }
  override func command(i2c byte: UInt8, at time: Int64) { chip.command(i2c: byte, at: time) }
  override func command(spi byte: UInt8, at time: Int64) -> Bool {
    chip.command(spi: byte, at: time)
  }
  override func write(_ byte: UInt8, at time: Int64) { chip.write(byte, at: time) }
  override func read(at time: Int64) -> UInt8 { chip.read(at: time) }
  override func read(
    into bytes: inout MutableSpan<UInt8>, at time: Int64, every byteTime: Int64
  ) {
    chip.read(into: &bytes, at: time, every: byteTime)
  }
  override func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, at time: Int64, from first: Int64,
    every byteTime: Int64
  ) {
    chip.read(into: &bytes, command: command, at: time, from: first, every: byteTime)
  }
  override var keepsNextSet: Bool { inPlace { $0.keepsNextSet } }
  override var pointer: UInt8 { inPlace { $0.pointer } }
  override func register(after register: UInt8) -> UInt8 {
    inPlace { $0.register(after: register) }
  }
  override func end(at time: Int64) { chip.end(at: time) }
  override var pinNames: [String] { inPlace { $0.pinNames } }
  override func pinLevels(at time: Int64) -> UInt8 { inPlace { $0.pinLevels(at: time) } }
  override var nextPinChange: Int64 { inPlace { $0.nextPinChange } }
  override var isThreeWire: Bool { inPlace { $0.isThreeWire } }
  override func sense(_ sensing: Sensing) { chip.sense(sensing) }
  override func bypassElement(_ isBypassed: Bool) { chip.bypassElement(isBypassed) }
  override func mount(at position: Axes<Double>) { chip.mount(at: position) }
  override var lateOnSPI: (inModeZero: Bool, whenTooFast: Bool) { inPlace { $0.lateOnSPI } }
  override func maximumSPIHertz(_ command: UInt8) -> Int? {
    inPlace { $0.maximumSPIHertz(command) }
  }
  override var stuckAxes: UInt8 { inPlace { $0.stuckAxes } }
  override func stick(_ axes: UInt8) { chip.stick(axes) }
  override var analogInputs: Axes<Double>? { inPlace { $0.analogInputs } }
  override func setAnalogInputs(_ volts: Axes<Double>) { chip.setAnalogInputs(volts) }
  override var violations: Violations {
    get { inPlace { $0.violations } }
    set { chip.violations = newValue }
  }
  override func truth(of quantity: Quantity) -> Truth? {
    inPlace { $0.truth(of: quantity) }
  }
  override func silicon(
    of quantity: Quantity, at time: Int64, in world: inout World
  ) -> SensorSilicon? {
    chip.silicon(of: quantity, at: time, in: &world)
  }
  override func pressSelfTest(of quantity: Quantity, by sign: Double, at time: Int64) {
    chip.pressSelfTest(of: quantity, by: sign, at: time)
  }
  override func setPolicy(_ name: String, to value: String) -> Bool {
    chip.setPolicy(name, to: value)
  }
  override var policies: [PolicyFacts] { inPlace { $0.policies } }

  override func catchUp(_ edges: inout EdgeLog, to time: Int64, in world: inout World) {
    edges.catchUp(&chip, to: time, in: &world)
  }
  override func step(
    _ edges: inout EdgeLog, _ line: inout EdgeReader, _ now: inout Int64, until deadline: Int64,
    waits: Bool, in world: inout World
  ) -> LineStep {
    edges.step(&line, of: &chip, &now, until: deadline, waits: waits, in: &world)
  }
  override func read(
    _ edges: inout EdgeLog, into bytes: inout MutableSpan<UInt8>, _ command: UInt8,
    _ times: I2CReadTimes, in world: inout World
  ) -> Bool {
    edges.read(from: &chip, into: &bytes, command, times, in: &world)
  }
}
