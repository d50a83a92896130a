// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// The driver of AKM's AK09916, a three-axis magnetometer of ±4912 µT, also in InvenSense's ICM-20948.
///
/// Single measurements, in two phases like the AK8975:
///
///     var compass = try AK09916(on: bus, timebase)
///     let field = try compass.measure(timebase).fluxDensity  // in µT
///
/// Continuous measurements, 10, 20, 50 or 100 times a second:
///
///     var compass = try AK09916(on: bus, timebase, .init(mode: .continuous50Hertz))
///     let sample = try compass.read()
///     if sample.isNew { use(sample.fluxDensity) }
///
/// The chip adjusts its output by itself, so it has no fuse ROM. It has I2C only.
public typealias AK09916<Link: Bus & ~Copyable> = AKMCompass<AK09916Configuration, Link>

/// The settings of an AK09916.
public struct AK09916Configuration: Equatable, Sendable {
  /// The trigger of a measurement. CNTL2, MODE.
  public enum Mode: UInt8, Sendable {
    /// `startMeasurement`; powered down otherwise.
    case single
    /// The chip itself, 10 times a second.
    case continuous10Hertz
    /// The chip itself, 20 times a second.
    case continuous20Hertz
    /// The chip itself, 50 times a second.
    case continuous50Hertz
    /// The chip itself, 100 times a second.
    case continuous100Hertz

    @inlinable var code: Datasheet.AK09916.CNTL2.Mode {
      switch self {
      case .single: .powerDown
      case .continuous10Hertz: .continuous10Hertz
      case .continuous20Hertz: .continuous20Hertz
      case .continuous50Hertz: .continuous50Hertz
      case .continuous100Hertz: .continuous100Hertz
      }
    }
  }

  /// The trigger of a measurement.
  public var mode: Mode

  /// Creates a configuration.
  public init(mode: Mode) { self.mode = mode }
}

extension AK09916Configuration: AKMContinuousConfiguration {
  /// Creates the configuration of single measurements.
  public init() { self.init(mode: .single) }

  /// 7.2 ms, 9 ms at most. TMPS, between the data and ST2, holds nothing; CNTL2 has the mode, and the
  /// self-test's mode alone switches the coil on.
  @inlinable public static var map: AKMMap {
    AKMMap(
      typicalMeasurement: Datasheet.AK09916.Timing.measurementTypical,
      longestMeasurement: Datasheet.AK09916.Timing.measurementMaximum,
      status: Datasheet.AK09916.ST1.address, hasTemperature: true,
      control: Datasheet.AK09916.CNTL2.address, controlMask: 0xFF,
      selfTestMode: AKMMode(rawValue: Datasheet.AK09916.CNTL2.Mode.selfTest.rawValue),
      hasCoilSwitch: false)
  }

  /// Checks WIA1 and WIA2. The part needs no adjustment.
  public static func identify<Link: Bus & ~Copyable>(
    _ bus: inout Link, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Axes<UInt8> {
    try bus.identify(by: Datasheet.AK09916.WIA1.self, as: Datasheet.AK09916.identity)
    try bus.identify(
      by: Datasheet.AK09916.WIA2.self, as: UInt8(Datasheet.AK09916.Constant.partIdentity))
    return Axes(128, 128, 128)
  }

  /// The mode between measurements.
  @inlinable public var restingMode: AKMMode { AKMMode(rawValue: mode.code.rawValue) }

  /// CNTL2 is the mode alone.
  @inlinable public func control(_ mode: AKMMode) -> UInt8 { mode.rawValue }

  /// One period of the mode; zero for single measurements.
  public var settlingTime: Duration {
    Duration(
      wholeNanoseconds: mode.code.continuousMillihertz.map { nanoseconds(ofMillihertz: $0) } ?? 0)
  }

  /// Single measurements.
  public static var afterReset: Self { Self() }

  /// Writes CNTL3.
  public static func requestReset<Link: Bus & ~Copyable>(
    _ bus: inout Link
  ) throws(SensorError) {
    try bus.store(Datasheet.AK09916.CNTL3(softReset: true))
  }

  /// x and y within ±200 digits, z from −1000 to −200.
  public var selfTestLimits: Axes<ClosedRange<Int>> {
    let limits = Datasheet.AK09916.Constant.self
    return Axes(
      limits.selfTestLowestX...limits.selfTestHighestX,
      limits.selfTestLowestY...limits.selfTestHighestY,
      limits.selfTestLowestZ...limits.selfTestHighestZ)
  }

  /// Creates a sample from a measurement, unless ST2 has HOFL.
  @inlinable public func sample(
    _ readOut: AKMReadOut, adjustment: Axes<UInt8>, instant: Instant?
  ) throws(SensorError) -> AK09916Sample {
    if Datasheet.AK09916.ST2(bits: readOut.last).overflow { throw .overflow }
    return AK09916Sample(
      raw: readOut.raw, isNew: readOut.first.dataReady, overrun: readOut.first.dataOverrun,
      instant: instant)
  }
}

/// One measurement of an AK09916.
public struct AK09916Sample: Equatable, Sendable {
  /// The output in digits, −32752…32752.
  public var raw: Axes<Int16>
  /// Whether it has not been read before (ST1, DRDY).
  public var isNew: Bool
  /// Whether an earlier one was overwritten unread (ST1, DOR).
  public var overrun: Bool
  /// The instant of the sample: the middle of the measurement. nil where the chip started it by itself.
  public var instant: Instant?

  /// Creates a sample from its parts.
  @inlinable
  package init(
    raw: Axes<Int16>, isNew: Bool = true, overrun: Bool = false, instant: Instant? = nil
  ) {
    self.raw = raw
    self.isNew = isNew
    self.overrun = overrun
    self.instant = instant
  }

  /// Magnetic flux density on the sensor's axes: a digit is 0.15 µT.
  @inlinable
  public var fluxDensity: MagneticFluxDensity {
    let sensitivity = Self.sensitivity
    return MagneticFluxDensity(
      microtesla: Axes(
        sensitivity.value(raw.x), sensitivity.value(raw.y), sensitivity.value(raw.z)))
  }

  /// The value of one digit, in µT.
  @inlinable
  package static var sensitivity: Sensitivity {
    Sensitivity(Int32(Datasheet.AK09916.Constant.nanoteslaPerDigit), over: 1000)
  }
}

// The list of all cases is an array, which a build without a heap cannot have.
#if !NO_HEAP
  extension AK09916Configuration.Mode: CaseIterable {}
#endif
