// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What makes a field of a compass's readings: matrix · (reading − offset).
public struct CompassCalibration: Equatable, Sendable {
  /// Against soft iron and errors of scale.
  public var matrix: Matrix3
  /// Hard iron, and the part's own zero-field output.
  public var offset: MagneticFluxDensity
  /// The strength of the field in which it was measured, in µT.
  public var magnitude: Double
  /// By how much the magnitude differs from that, rms, as a part of it. It does not show what is
  /// wrong where the board has not been turned: see `regions`.
  public var residual: Double
  /// Into how many of 100 parts of the sphere, of equal area, the field pointed.
  public var regions: Int
  /// How many were determined: 4 of a sphere, 7 with a scale for each axis, 10 of any ellipsoid.
  public var parameters: Int

  public init(
    matrix: Matrix3 = .identity, offset: MagneticFluxDensity, magnitude: Double,
    residual: Double, regions: Int, parameters: Int
  ) {
    self.matrix = matrix
    self.offset = offset
    self.magnitude = magnitude
    self.residual = residual
    self.regions = regions
    self.parameters = parameters
  }

  /// The field without what is fixed to the board, on its axes.
  @inlinable
  public func apply(to reading: MagneticFluxDensity) -> MagneticFluxDensity {
    MagneticFluxDensity(microtesla: matrix * (reading.microtesla - offset.microtesla))
  }

  /// How far it can be trusted: high with a residual of 4 % at most, 60 of 100 regions, and a field that
  /// can be the earth's; medium to 7.5 %, low to 12 % or with fewer than 7 parameters. The limits are
  /// our own.
  ///
  /// Nothing here knows whether the field is disturbed now: whoever does takes high for medium then
  /// (`VQF.isMagneticallyDisturbed`).
  public var accuracy: MagneticFieldCalibrationAccuracy {
    guard residual <= 0.12 else { return .uncalibrated }
    guard parameters >= 7, residual <= 0.075 else { return .low }
    guard residual <= 0.04, regions >= 60, Self.earth ~= magnitude else { return .medium }
    return .high
  }

  /// What the earth's field can be, in µT.
  public static var earth: ClosedRange<Double> { 22...67 }
}
