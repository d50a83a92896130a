// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets
public import ProofMassPhysics

/// A software AK8975: registers, modes, measuring, self-test and the DRDY pin.
public struct AK8975Chip: AKMChip {
  typealias Registers = Datasheet.AK8975

  /// How long a measurement takes, in nanoseconds, from 0 to a second. Typically 7.3 ms, at most 9.
  public var measurementTime = Registers.Timing.measurementTypical
  /// What the self-test's coil makes, in µT: −650 digits on z by default, in the middle of what the
  /// maker's test allows.
  public var selfTestField = Axes<Double>(0, 0, -195)
  /// What lies between the world and the converter; nil senses ideally: the field at the middle of a
  /// measurement.
  public var element: CompassElement?

  public private(set) var truth: Truth?

  var interface = AKMInterface(Registers.facts)
  private var chosen = AK8975Policies()
  private var measurement: FieldMeasurement?
  /// What the data registers hold; nil when they were cleared.
  private var sampled: Truth?
  /// What the last measurement gave, cleared or not.
  private var last = Axes<Int16>(0, 0, 0)

  public init() {}

  /// The fuse ROM's sensitivity adjustment; 128 is a factor of one.
  public var adjustment: (x: UInt8, y: UInt8, z: UInt8) {
    get { interface.adjustment }
    set { interface.adjustment = newValue }
  }

  /// INFO; no value is published.
  public var information: UInt8 {
    get { interface.information }
    set { interface.information = newValue }
  }

  /// How long the part must have been in power-down before another mode is set, in nanoseconds;
  /// 100 µs.
  public var modeWait: Int64 {
    get { interface.modeWait }
    set { interface.modeWait = newValue }
  }

  public var facts: ChipFacts { Registers.facts }

  public mutating func powerOn(at time: Int64) {
    interface.reset(at: time)
    measurement = nil
    sampled = nil
    last = Axes(0, 0, 0)
    truth = nil
  }

  // MARK: Measuring

  public mutating func sense(_ sensing: Sensing) { element = CompassElement(sensing, .ak8975) }

  public var nextEvent: Int64 { measurement?.nextEvent ?? .max }
  public var nextPinChange: Int64 { measurement?.end ?? .max }

  public mutating func catchUp(to time: Int64, in world: inout World) {
    if var running = measurement, running.middle <= time {
      let ideal = running.ideal(running.look(at: &world).field, chosen.common)
      measurement = running
      if running.end <= time { finish(running, ideal, in: &world) }
    }
    element?.follow(to: time, from: measurement?.start, in: &world)
  }

  private mutating func finish(
    _ done: FieldMeasurement, _ ideal: Axes<Double>, in world: inout World
  ) {
    measurement = nil
    element?.adjustment = adjustmentFactors(interface.adjustment)
    let field = done.felt(by: &element, else: ideal, chosen.common, in: &world)
    let instant = done.middle
    publish(field, Truth(instants: Axes(instant, instant, instant), input: ideal))
    // Back in power-down, and data ready at the same moment.
    interface.endMode(at: done.end)
  }

  private static let scale = FieldScale(
    nanoteslaPerDigit: Registers.Constant.nanoteslaPerDigit,
    lowest: Registers.Constant.lowestCode, highest: Registers.Constant.highestCode)

  private mutating func publish(_ field: Axes<Double>, _ truth: Truth) {
    last = Self.scale.counts(field, adjustment)
    interface.store(last)
    if sumOfMagnitudes(field) >= Double(Registers.Constant.overflowMicrotesla) {
      interface.registers[Registers.ST2.address] |= Registers.ST2(overflow: true).bits
    }
    interface.registers[Registers.ST1.address] = Registers.ST1(dataReady: true).bits
    sampled = truth
  }

  private mutating func setMode(_ byte: UInt8, at time: Int64) {
    guard let value = interface.setMode(byte, at: time) else { return }
    let mode = Registers.CNTL(bits: value).mode
    let starts = mode == .singleMeasurement || mode == .selfTest
    // A measurement under way is abandoned in any case.
    measurement = nil
    if starts || chosen.common.statusOnModeChange == .cleared {
      interface.clearStatusAndData()
      sampled = nil
    }
    guard starts else { return }
    let duration = max(0, min(measurementTime, 1_000_000_000))
    measurement = FieldMeasurement(
      start: time, duration: duration, coil: mode == .selfTest ? coil : nil)
  }

  /// Nothing without SELF.
  private var coil: Axes<Double> {
    let isOn = Registers.ASTC(bits: interface.registers[Registers.ASTC.address]).selfTest
    return isOn ? selfTestField : .zero
  }

  // MARK: The wire

  public mutating func read(at time: Int64) -> UInt8 {
    let address = interface.takeAddress()
    switch address {
    case Registers.HXL.address...Registers.HZH.address: return readData(address, at: time)
    case Registers.ST2.address:
      let value = interface.registers[address]
      interface.registers[address] &= ~Registers.ST2(dataError: true).bits
      interface.registers[Registers.ST1.address] = 0
      return value
    default: return interface.read(address, at: time)
    }
  }

  private mutating func readData(_ address: UInt8, at time: Int64) -> UInt8 {
    interface.registers[Registers.ST1.address] = 0
    guard measurement != nil else {
      if sampled == nil, chosen.dataErrorBeforeData == .set { setDataError() }
      truth = sampled
      return interface.registers[address]
    }
    setDataError()
    violations.record(.busyRead, register: address, at: time)
    return switch chosen.dataWhileBusy {
    case .zero: 0
    case .ones: 0xFF
    case .old: lastByte(address)
    case .random: noise(address, time)
    }
  }

  private mutating func setDataError() {
    interface.registers[Registers.ST2.address] |= Registers.ST2(dataError: true).bits
  }

  private func lastByte(_ address: UInt8) -> UInt8 {
    let offset = address - Registers.HXL.address
    let count = offset < 2 ? last.x : offset < 4 ? last.y : last.z
    return UInt8(truncatingIfNeeded: offset & 1 == 0 ? count : count >> 8)
  }

  /// Any byte, the same one whenever a run is repeated.
  private func noise(_ address: UInt8, _ time: Int64) -> UInt8 {
    let seed = UInt64(bitPattern: time) &+ UInt64(address) &* 0x9E37_79B9_7F4A_7C15
    let mixed = (seed ^ seed >> 29) &* 0xBF58_476D_1CE4_E5B9
    return UInt8(truncatingIfNeeded: mixed >> 56)
  }

  public mutating func write(_ byte: UInt8, at time: Int64) {
    guard let address = interface.takeAddress(for: byte, at: time) else { return }
    switch address {
    case Registers.CNTL.address: setMode(byte, at: time)
    default: interface.write(byte, to: address, at: time)
    }
  }

  /// DRDY says what ST1 says, active high.
  public mutating func pinLevels(at time: Int64) -> UInt8 {
    Registers.ST1(bits: interface.registers[Registers.ST1.address]).dataReady ? 1 : 0
  }

  public var pinNames: [String] { ["DRDY"] }

  // MARK: Policies

  public var policies: [PolicyFacts] { chosen.facts }

  public mutating func setPolicy(_ name: String, to value: String) -> Bool {
    guard chosen.set(name, to: value) else { return false }
    interface.policies = chosen.common
    return true
  }
}
