// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What a compass is made of: Hall plates under the rim of a magnetic concentrator.
///
/// No maker publishes these figures. They are assumed, except where another source is named; limits
/// ("at most") are taken as three standard deviations of many parts.
public struct CompassParameters: Equatable, Sendable {
  // MARK: Concentrator

  /// How much stronger an in-plane field is at the rim, and upright. 3 to 6 in such parts (known).
  public var concentratorGain = 4.5
  /// Up to where the concentrator is linear, in µT of in-plane field. Beyond it the slope falls; in
  /// the end it gives three times as much.
  public var saturation = 1200.0
  /// The in-plane field in µT that leaves the concentrator magnetised.
  public var magnetizingField = 5000.0
  /// What it shows then, in µT, along that field.
  public var remanence = 0.5

  // MARK: One part of many

  /// How much of one axis shows in another at most: plates that are not alike, and pairs of them that
  /// are not quite where they should be.
  public var crossAxis = 0.02
  /// The zero-field output at 25 °C at most, in µT: ±1000 digits of the AK8975 (known).
  public var offset = 300.0
  /// By how much that changes, in µT/K; one standard deviation.
  public var offsetDrift = 0.2
  /// By how much the sensitivity changes at most, per K: what is left of the Hall plates' −0.1 %/K.
  public var sensitivityDrift = 0.0002
  /// How far the nearest step of the fuse ROM is from what the part would need at most, in steps.
  public var adjustmentMisfit = 0.5
  /// The sensitivity's error at most, beside that.
  ///
  /// Two readings of the AK8975's 0.285 to 0.315 µT a digit (known): it is the spread before the
  /// adjustment, which leaves nothing but half a step of the ROM, taken here; or after it, 0.05.
  public var sensitivityError = 0.0
  /// The self-test coil's error at most.
  public var coilError = 0.15

  // MARK: Noise

  /// Standard deviation of a measurement in µT, at 25 °C; z lacks the concentrator's gain. Derived
  /// from 3 kΩ plates of 0.15 V/T, but not measured.
  public static let noiseOfPlates = Axes(0.3, 0.3, 0.45)
  /// The other reading: the same on all axes, just over a digit of the AK8975.
  public static let noiseAlike = Axes(0.35, 0.35, 0.35)
  /// One of the two, or any other.
  public var noise = Self.noiseOfPlates
  /// The flicker's floor in µT, as Allan deviation: what the spinning current does not take away.
  public var flicker = 0.1

  /// The AK8975, and the AK8973 before it.
  public static let ak8975 = CompassParameters()

  /// Four times the AK8975's range (published: ±4912 µT), so linear four times as far.
  public static let ak8963 = {
    var parameters = CompassParameters()
    parameters.saturation = 4800
    return parameters
  }()

  public init() {}

  /// The same part without noise and tolerances.
  public var nominal: CompassParameters {
    var parameters = self
    parameters.crossAxis = 0
    parameters.offset = 0
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
