// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// The driver of AKM's AK8975, a three-axis magnetometer of ±1229 µT.
///
///     var compass = try AK8975(on: bus, timebase)
///     let field = try compass.measure(timebase).fluxDensity  // in µT
///
/// The chip measures on request, for at most 9 ms, and then powers itself down. So a measurement has two
/// phases, between which the bus is free for others:
///
///     let due = try compass.startMeasurement(timebase)
///     …
///     timebase.wait(until: due)
///     let field = try compass.readMeasurement(timebase).fluxDensity
///
/// A program that needs one sample after another calls `next`, and is fastest with a line from the DRDY pin,
/// because most chips need 7.3 ms and not 9:
///
///     var due = try compass.startMeasurement(timebase)
///     while isWanted {
///       if let edge = try line.waitForEdge(until: due) {
///         use(try compass.next(at: edge, timebase))
///       } else {
///         use(try compass.next(timebase))  // the edge did not come
///       }
///       due = timebase.now() + .milliseconds(9)
///     }
///
/// AK8963 and the AK099xx answer with the same identity, but are other chips.
public typealias AK8975<Link: Bus & ~Copyable> = AKMCompass<AK8975Configuration, Link>

/// An AK8975 has no settings: it measures on request.
public struct AK8975Configuration: AKMConfiguration {
  /// Creates the only configuration.
  public init() {}

  /// 7.3 ms, 9 ms at most. The values of the bits of CNTL other than MODE are not documented.
  @inlinable public static var map: AKMMap {
    AKMMap(
      typicalMeasurement: Datasheet.AK8975.Timing.measurementTypical,
      longestMeasurement: Datasheet.AK8975.Timing.measurementMaximum, controlMask: 0x0F)
  }

  /// Power-down.
  @inlinable public var restingMode: AKMMode { .powerDown }

  /// CNTL is the mode alone.
  @inlinable public func control(_ mode: AKMMode) -> UInt8 { mode.rawValue }

  /// x and y within ±100 digits, z from −1000 to −300.
  public var selfTestLimits: Axes<ClosedRange<Int>> {
    let limits = Datasheet.AK8975.Constant.self
    return Axes(
      limits.selfTestLowestX...limits.selfTestHighestX,
      limits.selfTestLowestY...limits.selfTestHighestY,
      limits.selfTestLowestZ...limits.selfTestHighestZ)
  }

  /// Creates a sample, unless ST2 has DERR or HOFL; every measurement has an instant.
  @inlinable public func sample(
    _ readOut: AKMReadOut, adjustment: Axes<UInt8>, instant: Instant?
  ) throws(SensorError) -> AK8975Sample {
    let status = Datasheet.AK8975.ST2(bits: readOut.last)
    if status.dataError { throw .dataError }
    if status.overflow { throw .overflow }
    return AK8975Sample(
      raw: readOut.raw, adjustment: adjustment, instant: instant ?? Instant(nanoseconds: 0))
  }
}

extension AKMCompass where Configuration == AK8975Configuration, Link: ~Copyable {
  /// Writes the values after power-on to CNTL and ASTC. An AK8975 has no reset of its own.
  ///
  /// No other register may be written: 0B, 0D and 0E are reserved or for the manufacturer's tests. 0F,
  /// I2CDIS, switches I2C off until the supply is removed, and writing it back is prohibited.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public mutating func reset() throws(SensorError) {
    state = .testing
    try powerDown()
  }
}

/// One measurement of an AK8975.
public struct AK8975Sample: Equatable, Sendable {
  /// The output in digits, −4096…4095, as the chip delivers it: not adjusted.
  public var raw: Axes<Int16>
  /// The sensitivity adjustment of this specimen (ASAX, ASAY, ASAZ); 128 is none.
  @usableFromInline package var adjustment: Axes<UInt8>
  /// The instant of the sample: the middle of the measurement, from the trigger to the edge of DRDY or,
  /// without an edge, to the end of the 7.3 ms that a typical chip takes; a chip may take up to 9 ms.
  public var instant: Instant

  /// Creates a sample from its parts.
  @inlinable
  package init(raw: Axes<Int16>, adjustment: Axes<UInt8>, instant: Instant) {
    self.raw = raw
    self.adjustment = adjustment
    self.instant = instant
  }

  /// Magnetic flux density on the sensor's axes, adjusted: a digit is 0.3 µT (datasheet) ×
  /// (ASA + 128) / 256 (as independent drivers compute).
  @inlinable
  public var fluxDensity: MagneticFluxDensity {
    MagneticFluxDensity(
      raw, nanotesla: Int32(Datasheet.AK8975.Constant.nanoteslaPerDigit), adjustment: adjustment)
  }

  /// The value of one digit, in µT.
  @inlinable
  package static func sensitivity(_ adjustment: UInt8) -> Sensitivity {
    Sensitivity(
      nanotesla: Int32(Datasheet.AK8975.Constant.nanoteslaPerDigit), adjustment: adjustment)
  }
}
