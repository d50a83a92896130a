// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
public import ProofMassDatasheets
public import ProofMassPhysics

/// A software AK8975: registers, modes, measuring, self-test and the DRDY pin.
public struct AK8975Chip: Chip {
  typealias Registers = Datasheet.AK8975

  /// The fuse ROM's sensitivity adjustment.
  public var adjustment: (x: UInt8, y: UInt8, z: UInt8) = (170, 175, 160)
  /// INFO; no value is published.
  public var information: UInt8 = 0
  /// How long a measurement takes, in nanoseconds, from 0 to a second. Typically 7.3 ms, at most 9.
  public var measurementTime = Registers.Timing.measurementTypical

  public var violations = Violations()
  public private(set) var truth: Truth?

  private var chosen = AK8975Policies()
  private var registers = RegisterFile(Registers.facts)
  public private(set) var pointer: UInt8 = 0
  /// Bytes of the present SPI frame after the command byte; nil on I2C.
  private var frameBytes: Int?
  /// When the present mode was set.
  private var modeSince: Int64 = 0
  private var measurement: Measurement?
  /// What the data registers hold; nil when they were cleared.
  private var sampled: Truth?

  /// A measurement under way.
  private struct Measurement: Sendable {
    var middle: Int64
    var end: Int64
    /// In self-test mode the coil's field.
    var coil: Axes<Double>?
    /// The field at the middle, once that has come.
    var input: Axes<Double>?
  }

  public init() {}

  public var facts: ChipFacts { Registers.facts }

  public mutating func powerOn(at time: Int64) {
    registers.reset()
    registers[Registers.INFO.address] = information
    pointer = 0
    modeSince = time
    measurement = nil
    sampled = nil
    truth = nil
  }

  // MARK: Measuring

  public var nextEvent: Int64 {
    measurement.map { $0.input == nil ? $0.middle : $0.end } ?? .max
  }

  public mutating func catchUp(to time: Int64, in world: inout World) {
    guard var running = measurement, running.middle <= time else { return }
    let field = running.input ?? felt(running, world.field(at: running.middle))
    running.input = field
    measurement = running
    guard running.end <= time else { return }
    measurement = nil
    publish(field, sampledAt: running.middle)
    // Back in power-down by itself, and data ready at the same moment.
    modeSince = running.end
    registers[Registers.CNTL.address] = Registers.CNTL(mode: .powerDown).bits
  }

  private func felt(_ running: Measurement, _ ambient: Axes<Double>) -> Axes<Double> {
    guard let coil = running.coil else { return ambient }
    guard chosen.selfTestAmbient == .included else { return coil }
    return Axes(coil.x + ambient.x, coil.y + ambient.y, coil.z + ambient.z)
  }

  private mutating func publish(_ field: Axes<Double>, sampledAt instant: Int64) {
    store(raw(field.x, adjustment.x), at: Registers.HXL.address)
    store(raw(field.y, adjustment.y), at: Registers.HYL.address)
    store(raw(field.z, adjustment.z), at: Registers.HZL.address)
    let sum = abs(field.x) + abs(field.y) + abs(field.z)
    if sum >= Double(Registers.Constant.overflowMicrotesla) {
      registers[Registers.ST2.address] |= Registers.ST2(overflow: true).bits
    }
    registers[Registers.ST1.address] = Registers.ST1(dataReady: true).bits
    sampled = Truth(instants: Axes(instant, instant, instant), input: field)
  }

  /// Thirteen bits; the chip does not apply the adjustment, the host does.
  private func raw(_ field: Double, _ adjustment: UInt8) -> Int16 {
    let facts = Registers.Constant.self
    let nanoteslaPerDigit =
      Double(facts.nanoteslaPerDigit) * Double(Int(adjustment) + facts.adjustmentOffset)
      / Double(facts.adjustmentDivisor)
    return quantize(
      field * 1000 / nanoteslaPerDigit, from: Double(facts.lowestCode),
      to: Double(facts.highestCode))
  }

  private mutating func store(_ count: Int16, at low: UInt8) {
    registers[low] = UInt8(truncatingIfNeeded: count)
    registers[low + 1] = UInt8(truncatingIfNeeded: count >> 8)
  }

  private var mode: Registers.CNTL.Mode? {
    Registers.CNTL(bits: registers[Registers.CNTL.address]).mode
  }

  // MARK: The wire

  /// Nothing but a power cycle brings I2C back.
  public var answersI2C: Bool { registers[Registers.I2CDIS.address] == 0 }

  public mutating func command(i2c byte: UInt8, at time: Int64) {
    pointer = byte
    frameBytes = nil
  }

  public mutating func command(spi byte: UInt8, at time: Int64) -> Bool {
    pointer = byte & Registers.spiAddressMask
    frameBytes = 0
    return byte & Registers.spiReadBit != 0
  }

  public mutating func read(at time: Int64) -> UInt8 {
    let address = pointer
    pointer = register(after: address)
    switch address {
    case Registers.HXL.address...Registers.HZH.address: return readData(address, at: time)
    case Registers.ST2.address:
      let value = registers[address]
      registers[address] &= ~Registers.ST2(dataError: true).bits
      registers[Registers.ST1.address] = 0
      return value
    case Registers.ASAX.address...Registers.ASAZ.address: return readFuse(address, at: time)
    default:
      registers.noteRead(of: address, at: time, &violations)
      return registers[address]
    }
  }

  private mutating func readData(_ address: UInt8, at time: Int64) -> UInt8 {
    registers[Registers.ST1.address] = 0
    guard measurement != nil else {
      truth = sampled
      return registers[address]
    }
    registers[Registers.ST2.address] |= Registers.ST2(dataError: true).bits
    violations.record(.busyRead, register: address, at: time)
    return chosen.dataWhileBusy == .zero ? 0 : 0xFF
  }

  private mutating func readFuse(_ address: UInt8, at time: Int64) -> UInt8 {
    guard mode == .fuseROM else {
      violations.record(.unsettledRead, register: address, at: time)
      return chosen.adjustment == .zero ? 0 : 0xFF
    }
    if time - modeSince < Registers.Timing.fuseAccess {
      violations.record(.unsettledRead, register: address, at: time)
    }
    switch address {
    case Registers.ASAX.address: return adjustment.x
    case Registers.ASAY.address: return adjustment.y
    default: return adjustment.z
    }
  }

  public mutating func write(_ byte: UInt8, at time: Int64) {
    let address = pointer
    pointer = register(after: address)
    if let bytes = frameBytes {
      frameBytes = bytes + 1
      // What comes after the sixteenth clock is ignored.
      if bytes > 0 {
        return violations.record(.spiExtraBytes, register: address, value: byte, at: time)
      }
    }
    switch address {
    case Registers.CNTL.address: setMode(byte, at: time)
    case Registers.I2CDIS.address: disableI2C(byte, at: time)
    default: _ = registers.write(byte, to: address, at: time, &violations)
    }
  }

  public mutating func end(at time: Int64) {}

  /// The end of each block leads back to its beginning.
  public func register(after register: UInt8) -> UInt8 {
    switch register {
    case Registers.ASTC.address: Registers.WIA.address
    case Registers.ASAZ.address: Registers.ASAX.address
    default: register &+ 1
    }
  }

  private mutating func disableI2C(_ byte: UInt8, at time: Int64) {
    guard byte == UInt8(Registers.Constant.i2cDisableKey) else {
      return violations.record(
        .wrongKey, register: Registers.I2CDIS.address, value: byte, at: time)
    }
    registers[Registers.I2CDIS.address] = 1
  }

  /// From any mode to power-down, 100 µs there, then to the next.
  private mutating func setMode(_ byte: UInt8, at time: Int64) {
    let address = Registers.CNTL.address
    let wasDown = mode == .powerDown
    if Registers.CNTL(bits: byte).mode != .powerDown,
      !wasDown || time - modeSince < Registers.Timing.modeWait
    {
      violations.record(
        wasDown ? .modeChangeWait : .modeChange, register: address, value: byte, at: time)
      if chosen.modeChange == .strict { return }
    }
    guard let value = registers.write(byte, to: address, at: time, &violations) else { return }
    let mode = Registers.CNTL(bits: value).mode
    if !(wasDown && mode == .powerDown && chosen.powerDownAgain == .keeps) { modeSince = time }
    let starts = mode == .singleMeasurement || mode == .selfTest
    // A measurement under way is abandoned in any case.
    measurement = nil
    if starts || chosen.statusOnModeChange == .cleared {
      for register in Registers.ST1.address...Registers.ST2.address { registers[register] = 0 }
      sampled = nil
    }
    guard starts else { return }
    let duration = max(0, min(measurementTime, 1_000_000_000))
    measurement = Measurement(
      middle: time + duration / 2, end: time + duration,
      coil: mode == .selfTest ? coilField : nil)
  }

  /// In µT: −650 digits on z, in the middle of what the maker's test allows; nothing without SELF.
  private var coilField: Axes<Double> {
    let isOn = Registers.ASTC(bits: registers[Registers.ASTC.address]).selfTest
    return isOn ? Axes(0, 0, -195) : .zero
  }

  /// DRDY says what ST1 says, active high.
  public func pins(at time: Int64) -> [Pin] {
    let status = Registers.ST1(bits: registers[Registers.ST1.address])
    return [Pin("DRDY", isHigh: status.dataReady)]
  }

  // MARK: Policies

  public var policies: [PolicyFacts] { chosen.facts }

  public mutating func setPolicy(_ name: String, to value: String) -> Bool {
    chosen.set(name, to: value)
  }
}
