// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of Honeywell's HMC5883L, a three-axis magnetometer of ±0.88 to ±8.1 G, and of those in ST's LSM303DLH,
/// LSM303DLM and LSM303DLHC, which have its registers: `.init(part: .lsm303dlhcm)`.
///
/// Single measurements, in two phases like an AK8975:
///
///     var compass = try HMC5883L(on: bus, timebase)
///     let field = try compass.measure(timebase).fluxDensity  // in µT
///
/// The part resets itself to another gain when its supply dips, so each reading includes the settings, and a sample
/// never has the wrong scale.
///
/// A QMC5883L, which is often sold under this name, answers at 0x0D instead and has other registers; a driver
/// for an HMC5883L finds nothing at 0x1E.
public struct HMC5883L<Link: Bus & ~Copyable>: ~Copyable {
  var bus: Link
  var state: State

  /// The configuration last written to the chip.
  public internal(set) var configuration: HMC5883LConfiguration

  enum State: Sendable {
    /// Idle, with the configured gain in effect.
    case resting
    /// Measuring since this instant at the latest.
    case measuring(since: Instant)
    /// Unknown since a failure.
    case unknown
  }

  /// Identifies the chip by its three bytes and configures it, with a measurement that is discarded, because the
  /// first one has the gain before it: that takes 8 ms for each measurement that the chip averages.
  ///
  /// After power-on wait 200 µs first. After a failure the bus is lost, because there is no driver to give it back.
  ///
  /// - Throws: `.wrongPart` for a range or averages that the part does not have; `.identity` when another part answers,
  ///   `.bus`, `.notVerified`; `.notReady` when the chip does not measure.
  public init(
    on bus: consuming Link, _ timebase: borrowing some Timebase & ~Copyable,
    _ configuration: HMC5883LConfiguration = HMC5883LConfiguration()
  ) throws(SensorError) {
    typealias Registers = Datasheet.HMC5883L
    var bus = bus
    try configuration.check()
    try bus.identify(by: Registers.IRA.self, as: Registers.identity)
    try bus.identify(by: Registers.IRB.self, as: UInt8(Registers.Constant.secondIdentity))
    try bus.identify(by: Registers.IRC.self, as: UInt8(Registers.Constant.thirdIdentity))
    try Self.write(configuration, to: &bus, timebase)
    self.configuration = configuration
    state = .resting
    self.bus = bus
  }

  /// Gives the bus back; the chip is idle, or ends its measurement.
  public consuming func release() -> Link { bus }
}

extension HMC5883L: Sendable where Link: Sendable & ~Copyable {}

/// The settings of an HMC5883L.
public struct HMC5883LConfiguration: Equatable, Sendable {
  /// One of the parts that share registers and identity.
  public struct Part: Hashable, Sendable {
    let variant: Datasheet.HMC5883L.Variant

    /// The HMC5883L.
    public static var hmc5883l: Part { Part(variant: .hmc5883l) }
    /// The magnetometer of an LSM303DLHC: from ±1.3 G on, without averages and self-test.
    public static var lsm303dlhcm: Part { Part(variant: .lsm303dlhcm) }
    /// The magnetometer of an LSM303DLM: from ±1.3 G on, without averages and self-test.
    public static var lsm303dlmm: Part { Part(variant: .lsm303dlmm) }
    /// The magnetometer of an LSM303DLH: from ±1.3 G on, without averages; the limits of its self-test are not known.
    public static var lsm303dlhm: Part { Part(variant: .lsm303dlhm) }
  }

  /// The greatest flux density of either sign that the maker recommends; the output reaches somewhat further. Raw
  /// values are the codes of GN. The digits a gauss are those of an HMC5883L: `sensitivity` has those of the configured
  /// part, where Z may have fewer.
  public enum Range: UInt8, Sendable {
    /// ±0.88 G, 88 µT, at 1370 digits a gauss; in an HMC5883L only.
    case gauss0Point88
    /// ±1.3 G, 130 µT, at 1090 digits a gauss.
    case gauss1Point3
    /// ±1.9 G, 190 µT, at 820 digits a gauss.
    case gauss1Point9
    /// ±2.5 G, 250 µT, at 660 digits a gauss.
    case gauss2Point5
    /// ±4 G, 400 µT, at 440 digits a gauss.
    case gauss4
    /// ±4.7 G, 470 µT, at 390 digits a gauss.
    case gauss4Point7
    /// ±5.6 G, 560 µT, at 330 digits a gauss.
    case gauss5Point6
    /// ±8.1 G, 810 µT, at 230 digits a gauss.
    case gauss8Point1
  }

  /// How many measurements the chip averages for an output. Raw values are the codes of MA.
  public enum Averages: UInt8, Sendable {
    /// Noise of 0.21 µT RMS.
    case one
    /// Noise of 0.17 µT RMS.
    case two
    /// Noise of 0.135 µT RMS.
    case four
    /// Noise of 0.105 µT RMS.
    case eight
  }

  /// The part.
  public var part: Part
  /// The range.
  public var range: Range
  /// How many measurements the chip averages.
  public var averages: Averages

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - range: The range.
  ///   - averages: How many measurements the chip averages. The data sheet does not state whether that takes longer;
  ///     the driver waits for as many times 8 ms.
  public init(
    part: Part = .hmc5883l, range: Range = .gauss1Point3, averages: Averages = .one
  ) {
    self.part = part
    self.range = range
    self.averages = averages
  }

  /// The value of one digit of each axis, in µT.
  public var sensitivity: Axes<Sensitivity> {
    let xy = Sensitivity(100, over: part.variant.digitsPerGauss(range.code) ?? 1)
    return Axes(xy, xy, Sensitivity(100, over: part.variant.digitsPerGaussZ(range.code) ?? 1))
  }

  /// - Throws: `.wrongPart` for a range or averages that the part does not have.
  func check() throws(SensorError) {
    guard part.variant.digitsPerGauss(range.code) != nil,
      averages == .one || part.variant.hasAverages
    else { throw .wrongPart }
  }

  /// CRA, for a measurement with a current through the offset strap, and CRB. The rate has no meaning for single
  /// measurements; that of 75 Hz differs from the one after power-on, which so is recognised.
  func controls(_ bias: Datasheet.HMC5883L.CRA.Bias = .none) -> InlineArray<2, UInt8> {
    [
      Datasheet.HMC5883L.CRA(averages: averages.code, dataRate: .hertz75, bias: bias).bits,
      Datasheet.HMC5883L.CRB(gain: range.code).bits,
    ]
  }

  /// The longest duration of a measurement, in nanoseconds: 6 ms by the data sheet, which states no tolerance, and a
  /// third more, for each that is averaged.
  var longestMeasurement: Int64 {
    let nominal = Datasheet.HMC5883L.Timing.measurement
    // In floating point, because an Int64 made from an Int32 allocates in 32-bit Embedded builds.
    let count = part.variant.averageCount(averages.code) ?? 1
    return Int64(Double(Int(count)) * Double(nominal + nominal / 3))
  }
}

extension HMC5883LConfiguration.Range {
  /// The recommended range of either sign, in gauss; 1 G is 100 µT.
  public var gauss: Double {
    Double(Int(Datasheet.HMC5883L.Variant.hmc5883l.milligauss(code) ?? 0)) / 1000
  }

  var code: Datasheet.HMC5883L.CRB.Gain {
    switch self {
    case .gauss0Point88: .gauss0Point88
    case .gauss1Point3: .gauss1Point3
    case .gauss1Point9: .gauss1Point9
    case .gauss2Point5: .gauss2Point5
    case .gauss4: .gauss4
    case .gauss4Point7: .gauss4Point7
    case .gauss5Point6: .gauss5Point6
    case .gauss8Point1: .gauss8Point1
    }
  }
}

extension HMC5883LConfiguration.Averages {
  var code: Datasheet.HMC5883L.CRA.Averages {
    switch self {
    case .one: .one
    case .two: .two
    case .four: .four
    case .eight: .eight
    }
  }
}

#if !NO_HEAP
  extension HMC5883LConfiguration.Part {
    /// The part's ranges, the smallest first.
    public var ranges: [HMC5883LConfiguration.Range] {
      HMC5883LConfiguration.Range.allCases.filter { variant.digitsPerGauss($0.code) != nil }
    }
  }

  extension HMC5883LConfiguration.Range: CaseIterable {
    /// The range of this many gauss; nil where there is none.
    public init?(gauss: Double) {
      guard let range = Self.allCases.first(where: { $0.gauss == gauss }) else { return nil }
      self = range
    }
  }
#endif

/// One measurement of an HMC5883L.
public struct HMC5883LSample: Equatable, Sendable {
  /// The output in digits, −2048…2047.
  public var raw: Axes<Int16>
  /// The value of one digit of each axis, in µT.
  public var sensitivity: Axes<Sensitivity>
  /// The middle of the measurement.
  public var instant: Instant

  /// Creates a sample from its parts.
  package init(raw: Axes<Int16>, sensitivity: Axes<Sensitivity>, instant: Instant) {
    self.raw = raw
    self.sensitivity = sensitivity
    self.instant = instant
  }

  /// Magnetic flux density on the sensor's axes, as measured: not corrected for hard and soft iron.
  @inlinable
  public var fluxDensity: MagneticFluxDensity {
    MagneticFluxDensity(
      microtesla: Axes(
        sensitivity.x.value(raw.x), sensitivity.y.value(raw.y), sensitivity.z.value(raw.z)))
  }
}
