// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
package import ProofMassPhysics

/// A software AK8963: single, continuous and triggered measurements, 14 and 16 bits, self-test,
/// soft reset and the DRDY pin.
///
/// From the first data byte that is read until ST2 is read, the data registers are protected:
/// measurements that end in between are lost. A program that never reads ST2 reads the same
/// measurement again and again.
package struct AK8963Chip: AKMContinuousChip {
  typealias Registers = Datasheet.AK8963
  static var parameters: CompassParameters { .ak8963 }

  /// Duration of a measurement in nanoseconds, from 0 to a second. Typically 7.2 ms, at most 9.
  package var measurementTime = Registers.Timing.measurementTypical
  /// Error of the rate of the continuous modes as a fraction; positive is faster. The
  /// documents state no tolerance.
  package var rateError = 0.0
  /// Field of the self-test's coil in µT: −500 digits of 14 bits on z by default.
  package var selfTestField = Axes<Double>(0, 0, -300)
  /// The sensing element; nil senses ideally: the field at the middle of a measurement.
  package var element: CompassElement?
  package var mount = Mount.aligned
  var stuck = StuckAxes()
  /// Period of a clock on TRG in nanoseconds, one of whose rising edges is at board time 0; nil
  /// without a clock.
  package var triggerPeriod: Int64?
  /// The fuse ROM's sensitivity adjustment; 128 is a factor of one.
  package var adjustment: (x: UInt8, y: UInt8, z: UInt8) = (170, 175, 160)
  /// Value of INFO; 0x9A in known parts.
  package var information: UInt8 = 0x9A
  /// Required time in power-down before another mode is set, in nanoseconds; 100 µs.
  package var modeWait = Registers.Timing.modeWait

  var truth: Truth?

  var interface = AKMInterface(Registers.facts)
  var chosen = AK8963Policies()
  var measurement: FieldMeasurement?
  var period: Int64 = 0
  var sampled: Truth?
  var isProtected = false

  /// Creates a chip that is not powered yet.
  package init() {}

  package var facts: ChipFacts { Registers.facts }

  var initialInformation: UInt8? { information }

  var scale: FieldScale {
    let output = control.output
    return FieldScale(
      nanoteslaPerDigit: Int(output.nanoteslaPerDigit), lowest: Int(output.lowestCode),
      highest: Int(output.highestCode))
  }

  // MARK: The mode

  private var control: Registers.CNTL1 {
    Registers.CNTL1(bits: interface.registers[Registers.CNTL1.address])
  }

  mutating func beginMode(at time: Int64) -> Int64? {
    isProtected = false
    period = 0
    switch control.mode {
    case .singleMeasurement, .selfTest: return time
    case .continuous8Hertz, .continuous100Hertz:
      guard let rate = control.mode?.continuousMillihertz else { return nil }
      period = period(millihertz: rate)
      return time
    case .externalTrigger:
      guard let clock = triggerPeriod.map({ max(1, min($0, 1 << 40)) }) else { return nil }
      // An edge during a measurement starts none.
      period = max(1, (duration + clock - 1) / clock) * clock
      return (time / clock + 1) * clock
    case .powerDown, .fuseROM, nil: return nil
    }
  }

  // MARK: Reading and writing

  /// ST2 mirrors the output's bits.
  var settingBits: UInt8 {
    Registers.ST2(output: control.output == .bits16 ? .bits16 : .bits14).bits
  }

  mutating func readOther(_ address: UInt8, at time: Int64) -> UInt8 {
    interface.read(address, adjustment, at: time)
  }

  mutating func didWrite(_ byte: UInt8, to address: UInt8, at time: Int64) {
    guard address == Registers.CNTL2.address, Registers.CNTL2(bits: byte).softReset else { return }
    reset(at: time, keepsI2COff: chosen.softResetI2C == .stays)
  }
}
