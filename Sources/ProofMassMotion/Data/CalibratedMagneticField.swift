// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassFusion

/// The field without that of the device itself.
public struct CalibratedMagneticField: Equatable, Sendable {
  /// In µT, on the device's axes; zero where there is no compass.
  public var field: Axes<Double>
  public var accuracy: MagneticFieldCalibrationAccuracy

  public init(field: Axes<Double>, accuracy: MagneticFieldCalibrationAccuracy) {
    self.field = field
    self.accuracy = accuracy
  }
}
