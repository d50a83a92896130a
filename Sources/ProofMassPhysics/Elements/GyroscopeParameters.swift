// SPDX-License-Identifier: Apache-2.0

/// What a vibrating gyroscope is like: a mass driven in resonance, which Coriolis forces push
/// sideways, and the electronics that read it.
///
/// Rates are in °/s, as datasheets have them. [Fn] are the sources of the physics reference; where
/// it says "assumed", nothing is published.
public struct GyroscopeParameters: Sendable {
  // MARK: Resonator

  /// Of the drive mode, in Hz. Assumed: not published; acoustic resonances were found at 7.9 to
  /// 8.3 kHz, of the L3GD20 at 20 kHz [F33, from memory].
  public var driveFrequency = 8000.0
  /// By how much the sense mode lies above it, in Hz. Assumed; split modes [F28], about 10 % [F29].
  public var split = 800.0
  /// Assumed.
  public var driveQuality = 2500.0
  /// Assumed.
  public var senseQuality = 1000.0
  /// How far the drive swings, in µm. Assumed.
  public var driveAmplitude = 5.0
  /// In which the drive's amplitude comes up after power-down, in s: 2Q/ω of the drive, derived.
  /// The L3GD20H, which settles in a fifth of the time, must push harder.
  public var startUp = 2 * 2500 / (2 * Double.pi * 8000)

  // MARK: What one part of many is off by

  /// Quadrature, σ. Assumed.
  public var quadrature = 100.0
  /// Of the demodulator, σ in °. Assumed, with the next [reference C.2].
  public var phaseError = 1.0
  /// In ° a kelvin, σ: 0.05° over 100 K. Assumed.
  public var phaseDrift = 0.0005
  /// Scale, σ: as the ±2 % over temperature, three σ. Assumed: its tolerance is not published.
  public var scale = 0.02 / 3
  /// Scale, a kelvin, σ: ±2 % over −40…85 °C are three σ (datasheet).
  public var scaleDrift = 0.02 / 60 / 3
  /// One axis in another, σ: 2 % are three σ. Assumed.
  public var crossAxis = 0.02 / 3
  /// In °/s a g, along the axis that feels it, of either sign [typical of consumer parts].
  public var gSensitivity = 0.1
  /// In °/s a g². Assumed.
  public var gSquaredSensitivity = 0.01
  /// Self-test, σ. Assumed: its limits are not published.
  public var selfTest = 0.1
  /// Of the best straight line, as a part of full scale (datasheet). All of it comes from the
  /// electronics: the geometry alone gives 0.007 %.
  public var nonLinearity = 0.002

  /// A measurement range, and what of the zero-rate level goes with it.
  public struct Range: Sendable {
    /// In °/s.
    public var fullScale: Double
    /// Zero-rate level, σ in °/s, quadrature included: assumed from the limits 10, 15 and 75.
    public var zeroRate: Double
    /// In °/s a kelvin, σ: ±0.03, at ±2000 °/s ±0.04, are three σ (datasheet); at ±500 not given.
    public var drift: Double
  }

  /// The lowest first.
  public var ranges: InlineArray<3, Range> = [
    Range(fullScale: 250, zeroRate: 5, drift: 0.01),
    Range(fullScale: 500, zeroRate: 7, drift: 0.01),
    Range(fullScale: 2000, zeroRate: 35, drift: 0.04 / 3),
  ]

  // MARK: Noise

  /// White, in °/s/√Hz, one-sided: the Allan deviation at 1 s is this by √2 (datasheet; that it is
  /// one-sided follows from a later part [F19]). At 25 °C, in front of the low-pass.
  public var noiseDensity = 0.03
  /// Flicker: the floor of the Allan deviation, 20 °/h. Assumed.
  public var floor = 20.0 / 3600
  /// Rate random walk, in °/s/√s. Assumed.
  public var walk = 2e-5

  /// The L3G4200D, and the A3G4250D.
  public static let l3g4200d = GyroscopeParameters()

  /// The L3GD20. Its published noise is the same [F22]; its resonator, all assumed, is smaller.
  public static let l3gd20: GyroscopeParameters = {
    var parameters = GyroscopeParameters()
    parameters.driveFrequency = 20_000
    parameters.split = 1000
    parameters.driveQuality = 5000
    parameters.startUp = 2 * 5000 / (2 * .pi * 20_000)
    return parameters
  }()

  /// The L3GD20H: settled after 50 ms where the L3GD20 takes 250 (datasheets).
  public static let l3gd20h: GyroscopeParameters = {
    var parameters = l3gd20
    parameters.startUp /= 5
    return parameters
  }()

  /// Of the L3G4200D.
  public init() {}
}
