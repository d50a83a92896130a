// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
package import ProofMassPhysics

/// A software AK09916: single and continuous 16-bit measurements, self-test and soft reset.
///
/// Its data are protected while they are read, as in the AK8963. The part adjusts its sensitivity
/// itself, so it has no fuse ROM. It has no DRDY pin: the AK09916C has five balls (datasheet, page
/// 1), and AKM's own driver uses no interrupt.
package struct AK09916Chip: AKMContinuousChip {
  typealias Registers = Datasheet.AK09916
  // The range is that of the AK8963, so the concentrator is linear up to the same field.
  static var parameters: CompassParameters { .ak8963 }

  /// Duration of a measurement in nanoseconds, from 0 to a second. Typically 7.2 ms, at most 9.
  package var measurementTime = Registers.Timing.measurementTypical
  /// Error of the rate of the continuous modes as a fraction; positive is faster. The
  /// documents state no tolerance.
  package var rateError = 0.0
  /// Field of the self-test's coil in µT: −600 digits on z by default, the middle of the limits of
  /// the manufacturer's test.
  package var selfTestField = Axes<Double>(0, 0, -90)
  /// The sensing element; nil senses ideally: the field at the middle of a measurement.
  package var element: CompassElement?
  package var mount = Mount.aligned
  var stuck = StuckAxes()
  /// Required time in power-down before another mode is set, in nanoseconds; 100 µs.
  package var modeWait = Registers.Timing.modeWait

  var truth: Truth?

  var interface = AKMInterface(Registers.facts, .ak09916)
  var chosen = AK09916Policies()
  var measurement: FieldMeasurement?
  var period: Int64 = 0
  var sampled: Truth?
  var isProtected = false

  /// Creates a chip that is not powered yet.
  package init() {}

  package var facts: ChipFacts { Registers.facts }

  /// A factor of one: the output is adjusted already.
  var adjustment: (x: UInt8, y: UInt8, z: UInt8) { (128, 128, 128) }

  var initialInformation: UInt8? { nil }

  // MARK: The pin that it does not have

  package var nextPinChange: Int64 { .max }
  package var pinNames: [String] { [] }
  package mutating func pinLevels(at time: Int64) -> UInt8 { 0 }

  // MARK: Measuring

  var scale: FieldScale {
    FieldScale(
      nanoteslaPerDigit: Registers.Constant.nanoteslaPerDigit,
      lowest: Registers.Constant.lowestCode, highest: Registers.Constant.highestCode)
  }

  // MARK: The mode

  private var mode: Registers.CNTL2.Mode? {
    Registers.CNTL2(bits: interface.registers[Registers.CNTL2.address]).mode
  }

  /// The mode alone switches the coil on.
  var coil: Axes<Double>? { mode == .selfTest ? selfTestField : nil }

  mutating func beginMode(at time: Int64) -> Int64? {
    isProtected = false
    period = mode?.continuousMillihertz.map { period(millihertz: $0) } ?? 0
    return mode == nil || mode == .powerDown ? nil : time
  }

  // MARK: Reading and writing

  var settingBits: UInt8 { 0 }

  mutating func readOther(_ address: UInt8, at time: Int64) -> UInt8 {
    let value = interface.read(address, adjustment, at: time)
    return 0x60...0x62 ~= address && chosen.fuseROMReads == .neutral ? adjustment.x : value
  }

  mutating func didWrite(_ byte: UInt8, to address: UInt8, at time: Int64) {
    guard address == Registers.CNTL3.address, Registers.CNTL3(bits: byte).softReset else { return }
    reset(at: time)
  }
}
