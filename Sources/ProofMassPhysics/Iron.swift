// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// What iron on the board makes of a field around it.
struct Iron: Equatable {
  /// In µT, on the board's axes.
  var hard = Axes<Double>.zero
  var soft = Matrix3.identity

  func callAsFunction(_ field: Axes<Double>) -> Axes<Double> { soft * field + hard }
}
