// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
package import ProofMassPhysics

/// A software AK8975: registers, modes, single measurements, self-test and the DRDY pin.
package struct AK8975Chip: AKMChip {
  typealias Registers = Datasheet.AK8975
  static var parameters: CompassParameters { .ak8975 }

  /// Duration of a measurement in nanoseconds, from 0 to a second. Typically 7.3 ms, at most 9.
  package var measurementTime = Registers.Timing.measurementTypical
  /// Field of the self-test's coil in µT: −650 digits on z by default, the middle of the limits of
  /// the manufacturer's test.
  package var selfTestField = Axes<Double>(0, 0, -195)
  /// The sensing element; nil senses ideally: the field at the middle of a measurement.
  package var element: CompassElement?
  package var mount = Mount.aligned
  var stuck = StuckAxes()
  /// The fuse ROM's sensitivity adjustment; 128 is a factor of one.
  package var adjustment: (x: UInt8, y: UInt8, z: UInt8) = (170, 175, 160)
  /// Value of INFO; none is published.
  package var information: UInt8 = 0
  /// Required time in power-down before another mode is set, in nanoseconds; 100 µs.
  package var modeWait = Registers.Timing.modeWait

  var truth: Truth?

  var interface = AKMInterface(Registers.facts)
  var chosen = AK8975Policies()
  var measurement: FieldMeasurement?
  var sampled: Truth?
  /// Result of the last measurement, also after the data registers were cleared.
  private var last = Axes<Int16>(0, 0, 0)

  /// Creates a chip that is not powered yet.
  package init() {}

  package var facts: ChipFacts { Registers.facts }

  package mutating func powerOn(at time: Int64) {
    interface.reset(at: time, information: information)
    measurement = nil
    sampled = nil
    last = Axes(0, 0, 0)
    truth = nil
  }

  // MARK: Measuring

  package var nextPinChange: Int64 { measurement?.end ?? .max }

  /// All modes make one measurement.
  var period: Int64 { 0 }

  mutating func beginMode(at time: Int64) -> Int64? {
    interface.mode == .singleMeasurement || interface.mode == .selfTest ? time : nil
  }

  mutating func finishMeasurement() -> Bool {
    interface.registers[Registers.ST1.address] = Registers.ST1(dataReady: true).bits
    return true
  }

  private static let fieldScale = FieldScale(
    nanoteslaPerDigit: Registers.Constant.nanoteslaPerDigit,
    lowest: Registers.Constant.lowestCode, highest: Registers.Constant.highestCode)

  var scale: FieldScale { Self.fieldScale }

  mutating func store(_ field: Axes<Double>) {
    last = Self.fieldScale.counts(field, adjustment)
    interface.store(last)
    if sumOfMagnitudes(field) >= Double(Registers.Constant.overflowMicrotesla) {
      interface.registers[Registers.ST2.address] |= Registers.ST2(overflow: true).bits
    }
  }

  // MARK: Reading

  package mutating func read(at time: Int64) -> UInt8 {
    let address = interface.takeAddress()
    switch address {
    case Registers.HXL.address...Registers.HZH.address: return readData(address, at: time)
    case Registers.ST2.address:
      let value = interface.registers[address]
      interface.reading.readEnd()
      interface.registers[address] &= ~Registers.ST2(dataError: true).bits
      interface.registers[Registers.ST1.address] = 0
      return value
    default: return interface.read(address, adjustment, at: time)
    }
  }

  /// Reads the status and the data in one step where a measurement is ready, the usual case.
  @inline(__always)
  package mutating func read(
    into bytes: inout MutableSpan<UInt8>, at time: Int64, every byteTime: Int64
  ) {
    if measurement == nil, let sampled, interface.readOutput(into: &bytes) {
      truth = sampled
      return
    }
    for index in 0..<bytes.count { bytes[index] = read(at: time + byteTime * Int64(index)) }
  }

  private mutating func readData(_ address: UInt8, at time: Int64) -> UInt8 {
    interface.registers[Registers.ST1.address] = 0
    guard measurement != nil else {
      interface.noteData(address)
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

  /// A pseudorandom byte, the same in each repetition of a run.
  private func noise(_ address: UInt8, _ time: Int64) -> UInt8 {
    let seed = UInt64(bitPattern: time) &+ UInt64(address) &* 0x9E37_79B9_7F4A_7C15
    let mixed = (seed ^ seed >> 29) &* 0xBF58_476D_1CE4_E5B9
    return UInt8(truncatingIfNeeded: mixed >> 56)
  }
}
