// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

#if !NO_HEAP
  /// Scale, crossed axes and offset of a sensor of a vector that is constant in space, from its readings in poses, by
  /// weighted least squares, with the deviation of each result.
  ///
  /// The errors are those of the part, reading = matrix · vector + offset, not a correction. The magnitude of the
  /// vector is the same in all poses. The direction of the axes follows from poses on known sides, or from the
  /// vector's component along a vertical that another sensor shows.
  package struct ShapeFit {
    /// A pose: the mean reading, and what is known about it.
    package struct Pose {
      /// The mean reading.
      package var reading: Axes<Double>
      /// The standard deviation of the reading on each axis.
      package var deviation: Double
      /// The axis along which the vector points, for a board that stands square.
      package var side: Axes<Double>?
      /// The direction upwards, by another sensor.
      package var up: Axes<Double>?

      /// Creates a pose.
      package init(
        _ reading: Axes<Double>, deviation: Double, side: Axes<Double>? = nil,
        up: Axes<Double>? = nil
      ) {
        (self.reading, self.deviation, self.side, self.up) = (reading, deviation, side, up)
      }
    }

    /// Outputs for 1 along each axis.
    package private(set) var matrix = Matrix3.identity
    /// Output for zero.
    package private(set) var offset: Axes<Double>
    /// The standard deviations of the matrix' elements.
    package private(set) var matrixDeviation = Matrix3.identity
    /// The standard deviations of the offset.
    package private(set) var offsetDeviation = Axes<Double>.zero
    /// The magnitude of the vector.
    package private(set) var magnitude: Double
    /// Whether the rotation of the axes was determined; otherwise the matrix is symmetric.
    package let isRotationKnown: Bool
    /// The root mean square angle in radians by which the sides lean.
    package private(set) var lean = 0.0
    private var vertical = 0.0

    // Elements of the matrix, row by row; the offset; the vector's vertical component; its magnitude.
    private typealias Equations = NormalEquations<14>
    private typealias Row = InlineArray<14, Double>

    /// - Parameters:
    ///   - poses: Readings in many directions.
    ///   - magnitude: The magnitude of the vector; nil if unknown: then the mean scale is 1.
    ///   - error: The standard deviation of the direction upwards, in radians.
    /// - Throws: What the poses lack.
    package init(
      _ poses: [Pose], magnitude: Double?, upDeviation error: Double = 0
    ) throws(CalibrationShortfall) {
      var (low, high) = (poses.first?.reading ?? .zero, poses.first?.reading ?? .zero)
      for pose in poses {
        let r = pose.reading
        low = Axes(min(low.x, r.x), min(low.y, r.y), min(low.z, r.z))
        high = Axes(max(high.x, r.x), max(high.y, r.y), max(high.z, r.z))
      }
      offset = (low + high) * 0.5
      let size = (high - low) * 0.5
      self.magnitude = magnitude ?? (size.x + size.y + size.z) / 3
      let sides = poses.count { $0.side != nil }
      let plumbs = poses.count { $0.up != nil }
      isRotationKnown = sides >= 6 || plumbs >= 6
      guard poses.count >= 9 || sides >= 6 else { throw .poses(poses.count, needed: 9) }
      var leaning = 0.0
      var equations = Equations()
      var (misfit, count) = (0.0, 0)
      for round in 0..<12 {
        guard let inverse = matrix.inverse else { throw .shape }
        equations = Equations()
        (misfit, count) = (0, 0)
        var (leans, leanCount) = (0.0, 0)
        func add(
          _ w: Axes<Double>, _ f: Axes<Double>, _ off: Double, _ index: Int?, _ sigma: Double
        ) {
          let v = inverse.transposed * w
          var row = Row(repeating: 0)
          for (place, part) in [v.x, v.y, v.z].enumerated() {
            (row[3 * place], row[3 * place + 1]) = (part * f.x / sigma, part * f.y / sigma)
            (row[3 * place + 2], row[9 + place]) = (part * f.z / sigma, part / sigma)
          }
          if let index { row[index] = 1 / sigma }
          equations.add(row, off / sigma)
          misfit += off * off / (sigma * sigma)
          count += 1
        }
        for pose in poses {
          let f = inverse * (pose.reading - offset)
          guard f.magnitude > 0, f.isFinite else { throw .shape }
          add(f * (1 / f.magnitude), f, f.magnitude - self.magnitude, 13, pose.deviation)
          if let up = pose.up {
            let sigma = (pose.deviation * pose.deviation + square(error * self.magnitude))
              .squareRoot()
            if round == 0 { vertical += f.dot(up) / Double(plumbs) }
            add(up, f, f.dot(up) - vertical, 12, sigma)
          }
          if let side = pose.side {
            let sigma = (pose.deviation * pose.deviation + square(leaning * self.magnitude))
              .squareRoot()
            for axis in [Axes(1.0, 0, 0), Axes(0, 1, 0), Axes(0, 0, 1)]
            where abs(axis.dot(side)) < 0.5 {
              add(axis, f, f.dot(axis), nil, sigma)
              leans += max(0, square(f.dot(axis)) - square(pose.deviation))
              leanCount += 1
            }
          }
        }
        pin(&equations, hasMagnitude: magnitude != nil, hasVertical: plumbs > 0)
        guard let step = equations.solution else { throw .shape }
        matrix =
          matrix
          + Matrix3(
            Axes(step[0], step[1], step[2]), Axes(step[3], step[4], step[5]),
            Axes(step[6], step[7], step[8]))
        offset = offset + Axes(step[9], step[10], step[11])
        vertical += step[12]
        self.magnitude += step[13]
        if round >= 5, leanCount > 3 {
          leaning = (leans / Double(leanCount - 3)).squareRoot() / self.magnitude
          lean = leaning
        }
      }
      guard let deviations = equations.deviations, matrix.determinant > 0, offset.isFinite else {
        throw .shape
      }
      // Poses that fit worse than assumed give a less certain result.
      let d = deviations
      let excess = max(1, misfit / Double(max(1, count - (plumbs > 0 ? 13 : 12)))).squareRoot()
      matrixDeviation =
        Matrix3(Axes(d[0], d[1], d[2]), Axes(d[3], d[4], d[5]), Axes(d[6], d[7], d[8])) * excess
      offsetDeviation = Axes(d[9], d[10], d[11]) * excess
    }

    private func square(_ number: Double) -> Double { number * number }

    /// Adds equations for what the poses cannot show.
    private func pin(_ equations: inout Equations, hasMagnitude: Bool, hasVertical: Bool) {
      let firm = 1e6
      func pin(_ parts: [(Int, Double)], _ value: Double) {
        var row = Row(repeating: 0)
        for (index, part) in parts { row[index] = part * firm }
        equations.add(row, value * firm)
      }
      if hasMagnitude {
        pin([(13, 1)], 0)
      } else {
        pin([(0, 1), (4, 1), (8, 1)], 3 - matrix.m11 - matrix.m22 - matrix.m33)
      }
      if !hasVertical { pin([(12, 1)], 0) }
      guard !isRotationKnown else { return }
      pin([(1, 1), (3, -1)], matrix.m21 - matrix.m12)
      pin([(2, 1), (6, -1)], matrix.m31 - matrix.m13)
      pin([(5, 1), (7, -1)], matrix.m32 - matrix.m23)
    }
  }
#endif
