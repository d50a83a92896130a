// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// What the shared driver of AKM's compasses has to know of a part and its configuration.
///
/// The parts have the registers of an AK8975 at its addresses: WIA, ST1 to ST2, CNTL, ASTC, I2CDIS and
/// the fuse ROM. An AK8963 has more bits and modes in them.
public protocol AKMConfiguration: Equatable, Sendable {
  /// What one measurement yields.
  associatedtype Sample

  /// Creates the configuration that a driver takes unless it is given another.
  init()

  /// How long a measurement takes typically, in nanoseconds.
  static var typicalMeasurement: Int64 { get }
  /// How long a measurement takes at most, in nanoseconds.
  static var longestMeasurement: Int64 { get }

  /// The mode between measurements: power-down where `startMeasurement` starts each.
  var restingMode: AKMMode { get }
  /// The bits of CNTL that are compared when a mode is read back.
  static var controlMask: UInt8 { get }
  /// The value of CNTL in a mode.
  func control(_ mode: AKMMode) -> UInt8
  /// The limits of the self-test, in digits after sensitivity adjustment.
  var selfTestLimits: Axes<ClosedRange<Int>> { get }

  /// Throws unless a measurement is good.
  ///
  /// - Throws: `.overflow`, `.dataError`, or `.lostConfiguration` when it was measured in another mode.
  func check(_ readOut: AKMReadOut) throws(SensorError)
  /// Makes a sample of a measurement.
  func sample(_ readOut: AKMReadOut, adjustment: Axes<UInt8>, instant: Instant?) -> Sample
}

extension AKMConfiguration {
  /// Whether `startMeasurement` starts each measurement.
  @inlinable var isTriggered: Bool { restingMode == .powerDown }
}

/// A mode of a compass of AKM. Raw values are the codes of MODE in CNTL.
public enum AKMMode: UInt8, Sendable {
  /// Power-down.
  case powerDown = 0b0000
  /// One measurement, then power-down.
  case singleMeasurement = 0b0001
  /// A measurement 8 times a second (AK8963).
  case continuous8Hertz = 0b0010
  /// A measurement at each pulse on pin TRG (AK8963).
  case externalTrigger = 0b0100
  /// A measurement 100 times a second (AK8963).
  case continuous100Hertz = 0b0110
  /// One measurement of the self-test field, then power-down.
  case selfTest = 0b1000
  /// Access to the sensitivity adjustment.
  case fuseROM = 0b1111
}

/// ST1 to ST2 of one measurement.
public struct AKMReadOut: Sendable {
  @usableFromInline var bytes: InlineArray<8, UInt8>

  @inlinable
  init(_ bytes: InlineArray<8, UInt8>) { self.bytes = bytes }

  /// ST1. An AK8975 has no DOR.
  @inlinable var first: Datasheet.AK8963.ST1 { .init(bits: bytes[0]) }

  /// The bits of ST2.
  @inlinable var last: UInt8 { bytes[7] }

  /// In digits, not adjusted.
  @inlinable var raw: Axes<Int16> {
    Axes(
      Int16(low: bytes[1], high: bytes[2]),
      Int16(low: bytes[3], high: bytes[4]),
      Int16(low: bytes[5], high: bytes[6]))
  }
}

extension Bus where Self: ~Copyable {
  /// Writes a mode to CNTL and verifies it.
  mutating func store(
    _ configuration: some AKMConfiguration, _ mode: AKMMode
  ) throws(SensorError) {
    try storeAndVerify([configuration.control(mode)], to: Datasheet.AK8975.CNTL.address)
  }
}

// MARK: Sensitivity adjustment

extension Sensitivity {
  /// What one digit is worth, in µT: its nominal value × (ASA + 128) / 256.
  @inlinable
  init(nanotesla: Int32, adjustment: UInt8) {
    let sum = Int32(adjustment) + Int32(Datasheet.AK8975.Constant.adjustmentOffset)
    self.init(
      nanotesla * sum, over: 1000 * Int32(Datasheet.AK8975.Constant.adjustmentDivisor))
  }
}

extension MagneticFluxDensity {
  /// Of digits that are worth this many nanotesla before adjustment.
  @inlinable
  init(_ raw: Axes<Int16>, nanotesla: Int32, adjustment: Axes<UInt8>) {
    self.init(
      microtesla: Axes(
        Sensitivity(nanotesla: nanotesla, adjustment: adjustment.x).value(raw.x),
        Sensitivity(nanotesla: nanotesla, adjustment: adjustment.y).value(raw.y),
        Sensitivity(nanotesla: nanotesla, adjustment: adjustment.z).value(raw.z)))
  }
}
