// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// The driver of AKM's AK8963, a three-axis magnetometer of ±4912 µT, also in InvenSense's MPU-9250.
///
/// Single measurements, in two phases like the AK8975:
///
///     var compass = try AK8963(on: bus, timebase)
///     let field = try compass.measure(timebase).fluxDensity  // in µT
///
/// Continuous measurements, where a line from its DRDY pin signals when to read:
///
///     var compass = try AK8963(on: bus, timebase, .init(mode: .continuous100Hertz))
///     let sample = try compass.read()
///     if sample.isNew { use(sample.fluxDensity) }
///
/// The AK8975 answers with the same identity: see `isAK8963(_:_:)`.
public typealias AK8963<Link: Bus & ~Copyable> = AKMCompass<AK8963Configuration, Link>

/// The settings of an AK8963.
public struct AK8963Configuration: Equatable, Sendable {
  /// Width of the output, in the same range of ±4912 µT. Raw values are the codes of CNTL1, BIT.
  public enum Output: UInt8, Sendable {
    /// 0.6 µT a digit.
    case bits14
    /// 0.15 µT a digit.
    case bits16

    @inlinable var code: Datasheet.AK8963.CNTL1.Output { self == .bits14 ? .bits14 : .bits16 }
  }

  /// The trigger of a measurement. CNTL1, MODE.
  public enum Mode: UInt8, Sendable {
    /// `startMeasurement`; powered down otherwise.
    case single
    /// The chip itself, 8 times a second.
    case continuous8Hertz
    /// The chip itself, 100 times a second.
    case continuous100Hertz
    /// A pulse on the chip's pin TRG.
    case externalTrigger
  }

  /// Width of the output.
  public var output: Output
  /// The trigger of a measurement.
  public var mode: Mode

  /// Creates a configuration.
  public init(output: Output = .bits16, mode: Mode = .single) {
    self.output = output
    self.mode = mode
  }

  /// The longest time until the chip first measures by itself, as far as is known: one period. Zero in the
  /// other modes.
  public var settlingTime: Duration {
    let mode = Datasheet.AK8963.CNTL1(bits: control(restingMode)).mode
    return Duration(
      wholeNanoseconds: mode?.continuousMillihertz.map { nanoseconds(ofMillihertz: $0) } ?? 0)
  }
}

extension AK8963Configuration: AKMContinuousConfiguration {
  /// Creates the configuration of 16 bits and single measurements.
  public init() { self.init(output: .bits16) }

  /// 7.2 ms, 9 ms at most.
  @inlinable public static var map: AKMMap {
    AKMMap(
      typicalMeasurement: Datasheet.AK8963.Timing.measurementTypical,
      longestMeasurement: Datasheet.AK8963.Timing.measurementMaximum, controlMask: 0xFF)
  }

  /// The mode between measurements.
  @inlinable public var restingMode: AKMMode {
    switch mode {
    case .single: .powerDown
    case .continuous8Hertz: .continuous8Hertz
    case .continuous100Hertz: .continuous100Hertz
    case .externalTrigger: .externalTrigger
    }
  }

  /// CNTL1: the mode and the width of the output.
  @inlinable public func control(_ mode: AKMMode) -> UInt8 {
    Datasheet.AK8963.CNTL1(output: output.code).bits | mode.rawValue
  }

  /// With 16 bits x and y within ±200 digits and z from −3200 to −800; with 14 bits a quarter of that.
  public var selfTestLimits: Axes<ClosedRange<Int>> {
    let limits = output.code
    return Axes(
      Int(limits.selfTestLowestX)...Int(limits.selfTestHighestX),
      Int(limits.selfTestLowestY)...Int(limits.selfTestHighestY),
      Int(limits.selfTestLowestZ)...Int(limits.selfTestHighestZ))
  }

  /// 14 bits and single measurements.
  public static var afterReset: Self { Self(output: .bits14, mode: .single) }

  /// Writes CNTL2.
  public static func requestReset<Link: Bus & ~Copyable>(
    _ bus: inout Link
  ) throws(SensorError) {
    try bus.store(Datasheet.AK8963.CNTL2(softReset: true))
  }

  /// Creates a sample from a measurement, after checking BITM and HOFL of ST2; BITM only with data ready,
  /// because it describes a measurement.
  @inlinable public func sample(
    _ readOut: AKMReadOut, adjustment: Axes<UInt8>, instant: Instant?
  ) throws(SensorError) -> AK8963Sample {
    let last = Datasheet.AK8963.ST2(bits: readOut.last)
    if readOut.first.dataReady {
      guard (last.output == .bits16) == (output == .bits16) else { throw .lostConfiguration }
    }
    if last.overflow { throw .overflow }
    return AK8963Sample(
      raw: readOut.raw, adjustment: adjustment, output: output, isNew: readOut.first.dataReady,
      overrun: readOut.first.dataOverrun, instant: instant)
  }
}

/// One measurement of an AK8963.
public struct AK8963Sample: Equatable, Sendable {
  /// The output in digits, as the chip delivers it: not adjusted.
  public var raw: Axes<Int16>
  /// The sensitivity adjustment of this specimen (ASAX, ASAY, ASAZ); 128 is none.
  @usableFromInline package var adjustment: Axes<UInt8>
  /// Width of the output with which it was measured.
  public var output: AK8963Configuration.Output
  /// Whether it has not been read before (ST1, DRDY).
  public var isNew: Bool
  /// Whether an earlier one was overwritten unread (ST1, DOR).
  public var overrun: Bool
  /// The instant of the sample: the middle of the measurement. nil where the chip started it by itself and
  /// its end is not known by an edge.
  public var instant: Instant?

  /// Creates a sample from its parts.
  @inlinable
  package init(
    raw: Axes<Int16>, adjustment: Axes<UInt8>, output: AK8963Configuration.Output,
    isNew: Bool = true, overrun: Bool = false, instant: Instant? = nil
  ) {
    self.raw = raw
    self.adjustment = adjustment
    self.output = output
    self.isNew = isNew
    self.overrun = overrun
    self.instant = instant
  }

  /// Magnetic flux density on the sensor's axes, adjusted: a digit is 0.6 or 0.15 µT ×
  /// (ASA + 128) / 256.
  @inlinable
  public var fluxDensity: MagneticFluxDensity {
    MagneticFluxDensity(raw, nanotesla: output.code.nanoteslaPerDigit, adjustment: adjustment)
  }

  /// The value of one digit, in µT.
  @inlinable
  package static func sensitivity(
    _ adjustment: UInt8, _ output: AK8963Configuration.Output
  ) -> Sensitivity {
    Sensitivity(nanotesla: output.code.nanoteslaPerDigit, adjustment: adjustment)
  }
}
