// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What makes forces of an accelerometer's readings: matrix · (reading − offset).
public struct AccelerometerCalibration: Equatable, Sendable {
  /// Scale, and what the axes have of each other.
  public var matrix: Matrix3
  public var offset: Acceleration
  /// By how much the magnitude of what was measured differs from 1 g, rms, in g.
  public var residual: Double

  public init(matrix: Matrix3 = .identity, offset: Acceleration, residual: Double = 0) {
    self.matrix = matrix
    self.offset = offset
    self.residual = residual
  }

  /// The specific force; in and out with the chip's sign, on the board's axes.
  @inlinable
  public func apply(to reading: Acceleration) -> Acceleration {
    Acceleration(g: matrix * (reading.g - offset.g))
  }
}
