// SPDX-License-Identifier: Apache-2.0

/// Parameters of a gyroscope's sensing element: a mass driven at resonance, which Coriolis forces
/// deflect sideways, and its electronics.
///
/// Rates are in °/s as in datasheets; σ is a standard deviation over many parts. "Datasheet" without
/// a name is that of the L3G4200D; "assumed" means that nothing is published. The full titles of the
/// other sources are in the article Physics, section Sources.
public struct GyroscopeParameters: Sendable {
  // MARK: Resonator

  /// Frequency of the drive mode in Hz. Assumed: not published. Son et al. 2015 found acoustic
  /// resonances at 7.9 to 8.3 kHz, and at about 20 kHz in the L3GD20 (both from memory).
  package var driveFrequency = 8000.0
  /// Mode split: frequency of the sense mode minus that of the drive mode, in Hz. Assumed: patents of
  /// ST preset such a difference (article Physics, section Sources), and about 10 % is usual
  /// ("Micro-System Inertial Sensing Technology Overview").
  package var split = 800.0
  /// Quality factor of the drive mode. Assumed.
  package var driveQuality = 2500.0
  /// Quality factor of the sense mode. Assumed.
  package var senseQuality = 1000.0
  /// Amplitude of the drive in µm. Assumed.
  package var driveAmplitude = 5.0
  /// Time constant of the drive's start after power-down in s: 2Q/ω of the drive, derived. The
  /// L3GD20H settles in a fifth of the time, so it must be driven harder.
  package var startUp = 2 * 2500 / (2 * Double.pi * 8000)

  // MARK: Tolerances

  /// Quadrature error in °/s, σ. Assumed.
  public var quadrature = 100.0
  /// Phase error of the demodulator in °, σ. Assumed, like the next one: their product with
  /// the quadrature error is the zero-rate level and its drift.
  package var phaseError = 1.0
  /// Change of the phase error in °/K, σ: 0.05° over 100 K. Assumed.
  package var phaseDrift = 0.0005
  /// Relative error of scale, σ: ±2 % are three σ, as over temperature. Assumed: not published.
  package var scale = 0.02 / 3
  /// Relative change of scale per K, σ: ±2 % over −40…85 °C are three σ (datasheet).
  public var scaleDrift = 0.02 / 60 / 3
  /// Cross-axis sensitivity as a fraction, σ: 2 % are three σ. Assumed.
  public var crossAxis = 0.02 / 3
  /// Sensitivity to specific force along the same axis in °/s/g, of either sign: typical of consumer
  /// parts, from memory.
  public var gSensitivity = 0.1
  /// Sensitivity to its square in °/s/g². Assumed.
  public var gSquaredSensitivity = 0.01
  /// Relative error of the self-test, σ. Assumed: its limits are not published.
  package var selfTest = 0.1
  /// Nonlinearity: deviation from the best straight line, as a fraction of full scale (datasheet).
  /// All of it is attributed to the electronics: the geometry alone gives 0.007 %.
  public var nonLinearity = 0.002

  /// A measurement range with its zero-rate level.
  public struct Range: Sendable {
    /// Full scale in °/s.
    public var fullScale: Double
    /// Zero-rate level in °/s, σ, quadrature included: assumed from the limits 10, 15 and 75.
    public var zeroRate: Double
    /// Change of the zero-rate level in °/s/K, σ: ±0.03, and ±0.04 at ±2000 °/s, are three σ
    /// (datasheet); not specified at ±500 °/s.
    public var drift: Double
  }

  /// Measurement ranges, the lowest first.
  public var ranges: InlineArray<3, Range> = [
    Range(fullScale: 250, zeroRate: 5, drift: 0.01),
    Range(fullScale: 500, zeroRate: 7, drift: 0.01),
    Range(fullScale: 2000, zeroRate: 35, drift: 0.04 / 3),
  ]

  // MARK: Noise

  /// White noise density, one-sided, in °/s/√Hz at 25 °C, before the low-pass filter: the Allan
  /// deviation at 1 s is this divided by √2 (datasheet). That it is one-sided is inferred from a later
  /// part of ST: the ISM330DHCX has 5 m°/s/√Hz and an angle random walk of 0.21 °/√h.
  public var noiseDensity = 0.03
  /// Flicker noise: floor of the Allan deviation in °/s, 20 °/h. Assumed.
  package var floor = 20.0 / 3600
  /// Rate random walk in °/s/√s. Assumed.
  public var walk = 2e-5

  /// L3G4200D and A3G4250D.
  public static let l3g4200d = GyroscopeParameters()

  /// L3GD20. Its noise density is the same (comments of a Rust driver, which quote 0.03 °/s/√Hz); its
  /// resonator, all assumed, is smaller.
  public static let l3gd20: GyroscopeParameters = {
    var parameters = GyroscopeParameters()
    parameters.driveFrequency = 20_000
    parameters.split = 1000
    parameters.driveQuality = 5000
    parameters.startUp = 2 * 5000 / (2 * .pi * 20_000)
    return parameters
  }()

  /// L3GD20H: it settles in 50 ms, the L3GD20 in 250 ms, and has a third of its noise (datasheets).
  public static let l3gd20h: GyroscopeParameters = {
    var parameters = l3gd20
    parameters.startUp /= 5
    parameters.noiseDensity = 0.011
    return parameters
  }()

  /// The gyroscope of the LSM9DS1: the resonator and drift of an L3GD20 and the noise of an L3GD20H, which is
  /// assumed, with the zero-rate level of its datasheet, "±30 °/s typ", at each range.
  public static let lsm9ds1: GyroscopeParameters = {
    var parameters = l3gd20
    parameters.noiseDensity = 0.011
    parameters.ranges[0].fullScale = 245
    for index in parameters.ranges.indices { parameters.ranges[index].zeroRate = 30 }
    return parameters
  }()

  /// LSM6DSO and LSM6DSOX. Zero-rate level, drift and noise are those of other publications' quotes; the resonator is
  /// an L3GD20H's, started in proportion to the turn-on time of 70 ms of the LSM6DSL, and all else is assumed.
  public static let lsm6dso = sixAxis(zeroRate: 1, drift: 0.01, noise: 3.8e-3)

  /// LSM6DSO32 (its datasheet).
  public static let lsm6dso32: GyroscopeParameters = {
    var parameters = sixAxis(zeroRate: 0.5, drift: 0.01, noise: 3.8e-3)
    parameters.scale = 0.005 / 3
    return parameters
  }()

  /// ISM330DHCX, as other publications quote its datasheet.
  public static let ism330dhcx: GyroscopeParameters = {
    var parameters = sixAxis(zeroRate: 1, drift: 0.005, noise: 5e-3)
    parameters.scale = 0.02 / 3
    parameters.crossAxis = 0.005 / 3
    parameters.ranges[2].fullScale = 4000
    return parameters
  }()

  /// LSM6DSL (its datasheet).
  public static let lsm6dsl = sixAxis(zeroRate: 3, drift: 0.015, noise: 4e-3)

  /// LSM6DS3TR-C (its datasheet).
  public static let lsm6ds3trc = sixAxis(zeroRate: 3, drift: 0.05, noise: 5e-3)

  /// LSM6DS3 and LSM6DS33 (datasheet of the former), whose drive takes 80 ms.
  public static let lsm6ds3: GyroscopeParameters = {
    var parameters = sixAxis(zeroRate: 10, drift: 0.05, noise: 7e-3)
    parameters.startUp *= 80.0 / 70
    parameters.ranges[0].fullScale = 245
    return parameters
  }()

  /// MPU-6000, MPU-6050 and MPU-9150 (product specifications). The three resonances are modelled as their mean.
  public static let mpu6050 = invenSense(
    frequency: 30_000, turnOn: 0.03, zeroRate: 20, drift: 0.16, noise: 5e-3)

  /// MPU-6500, MPU-9250 and MPU-9255 (product specifications).
  public static let mpu6500 = invenSense(
    frequency: 27_000, turnOn: 0.035, zeroRate: 5, drift: 0.24, noise: 10e-3)

  /// ICM-20948 (datasheet).
  public static let icm20948: GyroscopeParameters = {
    var parameters = invenSense(
      frequency: 27_000, turnOn: 0.035, zeroRate: 5, drift: 0.05, noise: 15e-3)
    parameters.scale = 0.015 / 3
    return parameters
  }()

  /// Their drive settles to within 1 °/s of 20 in the turn-on time, three time constants; mode split and quality are an
  /// L3GD20's, assumed.
  private static func invenSense(
    frequency: Double, turnOn: Double, zeroRate: Double, drift: Double, noise: Double
  ) -> GyroscopeParameters {
    var parameters = sixAxis(zeroRate: zeroRate, drift: 3 * drift, noise: noise)
    parameters.driveFrequency = frequency
    parameters.startUp = turnOn / 3
    parameters.gSensitivity = 0.1  // product specification of the MPU-6050
    parameters.scale = 0.03 / 3
    parameters.scaleDrift = 0.0004 / 3
    parameters.crossAxis = 0.02 / 3
    parameters.selfTest = 0.1 / 3  // assumed: within the ±14 % of the factory codes
    return parameters
  }

  /// - Parameters:
  ///   - zeroRate: Zero-rate level in °/s.
  ///   - drift: Its change in °/s/K.
  ///   - noise: Noise density in °/s/√Hz.
  private static func sixAxis(
    zeroRate: Double, drift: Double, noise: Double
  ) -> GyroscopeParameters {
    var parameters = l3gd20h
    parameters.startUp *= 70.0 / 50
    parameters.noiseDensity = noise
    // The product of both is the zero-rate level's change: assumed to be smaller in the same proportion.
    parameters.quadrature *= zeroRate / 5
    parameters.gSensitivity = 0.1  // assumed: the largest of this class
    parameters.scale = 0.01 / 3  // ±1 % are three σ (quoted)
    parameters.scaleDrift = 0.007e-2 / 3  // the LSM6DSL's datasheet
    parameters.floor = 5.0 / 3600  // community figures of this class
    parameters.ranges = [
      Range(fullScale: 250, zeroRate: zeroRate, drift: drift / 3),
      Range(fullScale: 1000, zeroRate: zeroRate, drift: drift / 3),
      Range(fullScale: 2000, zeroRate: zeroRate, drift: drift / 3),
    ]
    return parameters
  }

  /// Creates the parameters of an L3G4200D.
  public init() {}
}
