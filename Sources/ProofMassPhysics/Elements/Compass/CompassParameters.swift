// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Parameters of a magnetometer's sensing element: Hall plates under the rim of a magnetic concentrator, or
/// magnetoresistive bridges.
///
/// No manufacturer publishes these figures. They are assumed unless a source is named. Limits are
/// taken as three standard deviations over many parts.
public struct CompassParameters: Equatable, Sendable {
  // MARK: Concentrator

  /// Gain of the concentrator: the vertical field at its rim, divided by the in-plane field. 3 to 6
  /// in such parts (from memory).
  package var concentratorGain = 4.5
  /// In-plane field in µT up to which the concentrator is linear. Beyond it the slope falls; the
  /// limit is three times as much.
  package var saturation = 1200.0
  /// In-plane field in µT from which on the concentrator stays magnetized.
  package var magnetizingField = 5000.0
  /// Remanence in µT, along that field.
  package var remanence = 0.5

  // MARK: Magnetoresistive bridges

  /// Anisotropy field of magnetoresistive strips, in µT; nil for Hall plates. Then the concentrator's gain and
  /// its saturation have no meaning, and remanence is that of the strips.
  package var anisotropyField: Double?

  // MARK: Tolerances

  /// Limit of the cross-axis sensitivity as a fraction: unequal plates, and pairs of plates that
  /// are displaced along the rim.
  public var crossAxis = 0.02
  /// Limit of the zero-field output at 25 °C, in µT: ±1000 digits of the AK8975 (from memory).
  public var offset = 300.0
  /// Limit of the part of that in µT which does not change its sign with the magnetization of the bridges, in
  /// addition: what is left where a chip measures with both magnetizations.
  package var uncancelledOffset = 0.0
  /// Temperature coefficient of the zero-field output in µT/K; one standard deviation.
  public var offsetDrift = 0.2
  /// Limit of the sensitivity's relative temperature coefficient per K: the uncompensated rest of
  /// the Hall plates' −0.1 %/K.
  public var sensitivityDrift = 0.0002
  /// Limit of the difference between the adjustment that the part needs and the nearest step of the
  /// fuse ROM, in steps.
  package var adjustmentMisfit = 0.5
  /// Limit of the relative error of sensitivity, in addition.
  ///
  /// There are two interpretations of the AK8975's 0.285 to 0.315 µT per digit (from memory): the
  /// spread before the adjustment, which leaves half a step of the ROM, assumed here; or the spread
  /// after it, 0.05.
  public var sensitivityError = 0.0
  /// Limit of the relative error of the self-test coil.
  package var coilError = 0.15

  // MARK: Noise

  /// Standard deviation of a measurement in µT at 25 °C, derived from 3 kΩ plates of 0.15 V/T, not
  /// measured; z does not have the concentrator's gain.
  package static let noiseOfPlates = Axes(0.3, 0.3, 0.45)
  /// The alternative: the same on all axes, just over a digit of the AK8975.
  package static let noiseAlike = Axes(0.35, 0.35, 0.35)
  /// Standard deviation of a measurement in µT at 25 °C: one of these two, or any other.
  public var noise = Self.noiseOfPlates
  /// Flicker noise: floor of the Allan deviation in µT, which remains after current spinning.
  public var flicker = 0.1

  /// AK8975, and the earlier AK8973.
  public static let ak8975 = CompassParameters()

  /// AK8963: four times the range of the AK8975 (published: ±4912 µT), so linear up to four times
  /// the field.
  public static let ak8963 = {
    var parameters = CompassParameters()
    parameters.saturation = 4800
    return parameters
  }()

  /// LIS3MDL: magnetoresistive bridges (inferred).
  ///
  /// The anisotropy field follows from a nonlinearity of 0.12 % of ±12 G (from memory). Published: a zero-gauss
  /// level of ±1 G, taken as one standard deviation; noise of 3.5 mG RMS in ultra-high-performance mode; a
  /// disturbing field of 50 G. One part drifted by 0.3 to 0.5 µT/K.
  public static let lis3mdl = {
    var parameters = CompassParameters()
    parameters.anisotropyField = 15_200
    parameters.remanence = 20
    parameters.offset = 300
    parameters.offsetDrift = 0.4
    parameters.adjustmentMisfit = 0
    parameters.sensitivityError = 0.03
    parameters.noise = Axes(0.35, 0.35, 0.35)
    parameters.flicker = 0.03
    return parameters
  }()

  /// LIS2MDL: magnetoresistive bridges whose magnetization pulses reverse (inferred).
  ///
  /// Published: ±60 mG of offset while the chip cancels it; 4.5 mG RMS of noise without that; ±7 % of sensitivity.
  /// From memory: 0.3 mG/K and 0.03 %/K. The offset without cancellation is taken from the LIS3MDL, and so is the
  /// nonlinearity in relation to the range.
  public static let lis2mdl = {
    var parameters = CompassParameters.lis3mdl
    parameters.anisotropyField = 62_000
    parameters.uncancelledOffset = 6
    parameters.offsetDrift = 0.03
    parameters.sensitivityDrift = 0.0003
    parameters.sensitivityError = 0.07
    parameters.noise = Axes(0.45, 0.45, 0.45)
    return parameters
  }()

  /// HMC5883L: magnetoresistive bridges, whose offset set and reset pulses remove in each measurement.
  ///
  /// The anisotropy field follows from a nonlinearity of 0.1 % at ±2 G. Published: a cross-axis sensitivity of 0.2 % a
  /// gauss, a gain within 5 %, −0.3 % a kelvin, which is taken as the limit of either sign, and noise of 1.05 mG RMS
  /// with eight averages. Assumed: a rest of the offset of 10 mG, as a comparable part (QMC5883L) has.
  public static let hmc5883l = {
    var parameters = CompassParameters()
    parameters.anisotropyField = 4_470
    parameters.remanence = 0
    parameters.crossAxis = 0.002
    parameters.offset = 1
    parameters.offsetDrift = 0.01
    parameters.sensitivityDrift = 0.003
    parameters.adjustmentMisfit = 0
    parameters.sensitivityError = 0.05
    parameters.noise = Axes(0.105, 0.105, 0.105)
    parameters.flicker = 0.01
    return parameters
  }()

  /// Creates the parameters of an AK8975.
  public init() {}

  /// The same part without noise and tolerances.
  package var nominal: CompassParameters {
    var parameters = self
    parameters.crossAxis = 0
    parameters.offset = 0
    parameters.uncancelledOffset = 0
    parameters.offsetDrift = 0
    parameters.sensitivityDrift = 0
    parameters.adjustmentMisfit = 0
    parameters.sensitivityError = 0
    parameters.coilError = 0
    parameters.noise = .zero
    parameters.flicker = 0
    return parameters
  }
}

/// Deviations of one magnetometer of many from nominal.
struct CompassSpecimen: Sendable {
  let plates: HallPlates
  /// The transducer instead of the plates; nil where it is these.
  let bridges: MagnetoresistiveBridges?
  /// Offset in µT at 25 °C.
  let offset: Axes<Double>
  /// The part of the offset in µT, in addition, that does not follow the bridges' magnetization.
  let uncancelled: Axes<Double>
  /// Temperature coefficient of the offset in µT/K.
  let drift: Axes<Double>
  /// Relative temperature coefficient of the sensitivity per K; all plates share one current.
  let sensitivityDrift: Double
  /// Relative sensitivity, nominally 1.
  let sensitivity: Axes<Double>
  /// Difference between the needed adjustment and the fuse ROM's step, in steps.
  let misfit: Axes<Double>
  /// Relative strength of the self-test coil, nominally 1.
  let coil: Double

  /// A part whose deviations are known.
  init(_ parameters: CompassParameters, _ part: PartDescription.Sensor) {
    plates = HallPlates(
      gain: parameters.concentratorGain, saturation: parameters.saturation, outputs: part.matrix)
    bridges = parameters.anisotropyField.map {
      MagnetoresistiveBridges(anisotropy: $0, outputs: part.matrix)
    }
    (offset, uncancelled) = (part.offset, .zero)
    drift = part.offsetPerKelvin
    sensitivityDrift = part.scalePerKelvin ?? 0
    // The matrix of the plates has all of it.
    let scale = Axes(part.matrix.m11, part.matrix.m22, part.matrix.m33)
    sensitivity = bridges == nil ? Axes(1, 1, 1) : scale
    (misfit, coil) = (.zero, 1)
  }

  init(_ parameters: CompassParameters, _ source: NoiseSource) {
    var draws = source.draws(at: 0)
    func axes(_ deviation: Double) -> Axes<Double> {
      Axes(draws.gaussian() * deviation, draws.gaussian() * deviation, draws.gaussian() * deviation)
    }
    func four(_ deviation: Double) -> SIMD4<Double> {
      SIMD4(draws.gaussian(), draws.gaussian(), draws.gaussian(), draws.gaussian()) * deviation
    }
    // Sensitivity of y to x is the angle of a pair; of z to x, a quarter of the gain times the
    // difference within a pair.
    let cross = parameters.crossAxis / 3
    let gain = parameters.concentratorGain
    plates = HallPlates(
      gain: gain, saturation: parameters.saturation,
      sensitivity: 1 + four(cross * 4 / (gain * 2.0.squareRoot())),
      angles: SIMD2(draws.gaussian(), draws.gaussian()) * cross)
    offset = axes(parameters.offset / 3)
    drift = axes(parameters.offsetDrift)
    sensitivityDrift = draws.gaussian() * parameters.sensitivityDrift / 3
    sensitivity = axes(parameters.sensitivityError / 3) + Axes(1, 1, 1)
    coil = 1 + draws.gaussian() * parameters.coilError / 3
    misfit =
      Axes(draws.uniform(), draws.uniform(), draws.uniform()) * parameters.adjustmentMisfit
    bridges = parameters.anisotropyField.map {
      MagnetoresistiveBridges(anisotropy: $0, toNext: axes(cross), toOther: axes(cross))
    }
    uncancelled = axes(parameters.uncancelledOffset / 3)
  }
}
