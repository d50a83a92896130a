// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// A chip of any type, as a value.
///
/// `any Chip` would be the same, but Embedded Swift has no existential of a protocol that values conform to.
struct AnyChip: Chip {
  private var box: ChipBox

  /// What is in an empty seat.
  static var nothing: AnyChip { AnyChip(box: ChipBox()) }

  init<C: Chip>(_ chip: C) { box = BoxOf(chip) }

  private init(box: ChipBox) { self.box = box }

  /// The chip, where it has this type.
  func chip<C: Chip>(as type: C.Type) -> C? { (box as? BoxOf<C>)?.chip }

  /// The box, uniquely referenced.
  private var own: ChipBox {
    mutating get {
      if !isKnownUniquelyReferenced(&box) { box = box.copy() }
      return box
    }
  }

  var facts: ChipFacts { box.facts }
  var nextEvent: Int64 { box.nextEvent }
  mutating func catchUp(to time: Int64, in world: inout World) { own.catchUp(to: time, in: &world) }
  mutating func powerOn(at time: Int64) { own.powerOn(at: time) }
  var answersI2C: Bool { box.answersI2C }
  var passesAuxiliaryBus: Bool { box.passesAuxiliaryBus }
  mutating func exchange(_ chip: inout AuxiliaryChip?, at place: Int) {
    own.exchange(&chip, at: place)
  }
  mutating func command(i2c byte: UInt8, at time: Int64) { own.command(i2c: byte, at: time) }
  mutating func command(spi byte: UInt8, at time: Int64) -> Bool {
    own.command(spi: byte, at: time)
  }
  mutating func write(_ byte: UInt8, at time: Int64) { own.write(byte, at: time) }
  mutating func read(at time: Int64) -> UInt8 { own.read(at: time) }
  mutating func read(into bytes: inout MutableSpan<UInt8>, at time: Int64, every byteTime: Int64) {
    own.read(into: &bytes, at: time, every: byteTime)
  }
  mutating func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, at time: Int64, from first: Int64,
    every byteTime: Int64
  ) {
    own.read(into: &bytes, command: command, at: time, from: first, every: byteTime)
  }
  var keepsNextSet: Bool { mutating get { own.keepsNextSet } }
  var pointer: UInt8 { box.pointer }
  func register(after register: UInt8) -> UInt8 { box.register(after: register) }
  mutating func end(at time: Int64) { own.end(at: time) }
  var pinNames: [String] { box.pinNames }
  mutating func pinLevels(at time: Int64) -> UInt8 { own.pinLevels(at: time) }
  var nextPinChange: Int64 { mutating get { own.nextPinChange } }
  var isThreeWire: Bool { box.isThreeWire }
  mutating func sense(_ sensing: Sensing) { own.sense(sensing) }
  mutating func bypassElement(_ isBypassed: Bool) { own.bypassElement(isBypassed) }
  mutating func mount(at position: Axes<Double>) { own.mount(at: position) }
  var lateOnSPI: (inModeZero: Bool, whenTooFast: Bool) { box.lateOnSPI }
  func maximumSPIHertz(_ command: UInt8) -> Int? { box.maximumSPIHertz(command) }
  var stuckAxes: UInt8 { box.stuckAxes }
  mutating func stick(_ axes: UInt8) { own.stick(axes) }
  var analogInputs: Axes<Double>? { box.analogInputs }
  mutating func setAnalogInputs(_ volts: Axes<Double>) { own.setAnalogInputs(volts) }
  var violations: Violations {
    get { box.violations }
    set { own.violations = newValue }
  }
  func truth(of quantity: Quantity) -> Truth? { box.truth(of: quantity) }
  mutating func silicon(
    of quantity: Quantity, at time: Int64, in world: inout World
  ) -> SensorSilicon? {
    own.silicon(of: quantity, at: time, in: &world)
  }
  mutating func pressSelfTest(of quantity: Quantity, by sign: Double, at time: Int64) {
    own.pressSelfTest(of: quantity, by: sign, at: time)
  }
  mutating func setPolicy(_ name: String, to value: String) -> Bool {
    own.setPolicy(name, to: value)
  }
  var policies: [PolicyFacts] { box.policies }

  // What a seat does with its chip and the log of its pins: one call of the box.

  mutating func catchUp(_ edges: inout EdgeLog, to time: Int64, in world: inout World) {
    own.catchUp(&edges, to: time, in: &world)
  }
  mutating func step(
    _ edges: inout EdgeLog, _ line: inout EdgeReader, _ now: inout Int64, until deadline: Int64,
    waits: Bool, in world: inout World
  ) -> LineStep {
    own.step(&edges, &line, &now, until: deadline, waits: waits, in: &world)
  }
  mutating func read(
    _ edges: inout EdgeLog, into bytes: inout MutableSpan<UInt8>, _ command: UInt8,
    _ times: I2CReadTimes, in world: inout World
  ) -> Bool {
    own.read(&edges, into: &bytes, command, times, in: &world)
  }
}
