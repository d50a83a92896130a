// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Three rows of three.
public struct Matrix3: Equatable, Sendable {
  /// From the first to the third, each from its first column.
  public var rows: Axes<Axes<Double>>

  /// - Parameters: The rows.
  public init(_ x: Axes<Double>, _ y: Axes<Double>, _ z: Axes<Double>) { rows = Axes(x, y, z) }

  /// Which leaves everything as it is.
  public static var identity: Matrix3 { Matrix3(.x, .y, .z) }

  /// Each row times a column.
  public static func * (matrix: Matrix3, axes: Axes<Double>) -> Axes<Double> {
    matrix.rows.map { $0.x * axes.x + $0.y * axes.y + $0.z * axes.z }
  }
}

/// What iron on the board makes of a field around it.
struct Iron: Equatable {
  /// In µT, on the board's axes.
  var hard = Axes<Double>.zero
  var soft = Matrix3.identity

  func callAsFunction(_ field: Axes<Double>) -> Axes<Double> { soft * field + hard }
}
