// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The ellipsoid that readings of one and the same field from all sides lie on, by least squares over
/// the nine coefficients of a quadric.
struct EllipsoidFit {
  /// Hard iron, and the part's own offset.
  private(set) var centre = Axes<Double>.zero
  /// Soft iron, and the part's sensitivities: symmetric, since a turn cannot be told from readings of
  /// one magnitude.
  private(set) var shape = Matrix(3)

  /// - Parameter magnitude: Of the field, in the unit of the readings.
  init(_ readings: [Axes<Double>], magnitude: Double) {
    // Around their mean and of the order of one, so that the equations are well conditioned.
    let mean = readings.reduce(.zero, +) * (1 / Double(readings.count))
    var normal = Matrix(9)
    var right = [Double](repeating: 0, count: 9)
    for reading in readings {
      let p = (reading - mean) * (1 / magnitude)
      let terms = [
        p.x * p.x, p.y * p.y, p.z * p.z, 2 * p.x * p.y, 2 * p.x * p.z, 2 * p.y * p.z, 2 * p.x,
        2 * p.y, 2 * p.z,
      ]
      for row in 0..<9 {
        right[row] += terms[row]
        for column in 0..<9 { normal[row, column] += terms[row] * terms[column] }
      }
    }
    let q = normal.solved(right)
    var quadric = Matrix(3)
    for (index, (row, column)) in [(0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2)].enumerated() {
      quadric[row, column] = q[index]
      quadric[column, row] = q[index]
    }
    let c = quadric.solved([-q[6], -q[7], -q[8]])
    // pᵀQp + 2qᵀp = 1 is (p − c)ᵀQ(p − c) = 1 + cᵀQc.
    let level = 1 - c[0] * q[6] - c[1] * q[7] - c[2] * q[8]
    centre = mean + Axes(c[0], c[1], c[2]) * magnitude
    shape = quadric.scaled(1 / level).inverseSquareRoot
  }

  /// The field without what hard and soft iron added.
  func corrected(_ reading: Axes<Double>) -> Axes<Double> {
    let offset = reading - centre
    let field = shape.solved([offset.x, offset.y, offset.z])
    return Axes(field[0], field[1], field[2])
  }
}
