// SPDX-License-Identifier: Apache-2.0

/// A gyroscope's output at rest over the specific force along its axis: offset, slope and square, by weighted least
/// squares.
struct ForceFit {
  private(set) var values = [0.0, 0, 0]
  private(set) var deviations = [0.0, 0, 0]

  /// - Parameter rests: Of each rest, the force in g, the output, and its standard deviation.
  init(_ rests: [(force: Double, output: Double, deviation: Double)]) {
    var sums = [[Double]](repeating: [0, 0, 0, 0], count: 3)
    for rest in rests {
      let row = [1, rest.force, rest.force * rest.force, rest.output].map { $0 / rest.deviation }
      for one in 0..<3 { for other in 0..<4 { sums[one][other] += row[one] * row[other] } }
    }
    // Gauss and Jordan: the equations and the inverse beside them.
    var rows = (0..<3).map { row in sums[row] + (0..<3).map { $0 == row ? 1.0 : 0 } }
    for pivot in 0..<3 {
      let size = rows[pivot][pivot]
      guard size > 0 else { return }
      rows[pivot] = rows[pivot].map { $0 / size }
      for row in 0..<3 where row != pivot {
        let part = rows[row][pivot]
        rows[row] = zip(rows[row], rows[pivot]).map { $0 - part * $1 }
      }
    }
    values = rows.map { $0[3] }
    let misfit = rests.reduce(0) { sum, rest in
      let force = rest.force
      let off = values[0] + values[1] * force + values[2] * force * force - rest.output
      return sum + off * off / (rest.deviation * rest.deviation)
    }
    // Rests that fit worse than assumed give a less certain result.
    let excess = max(1, misfit / Double(max(1, rests.count - 3))).squareRoot()
    deviations = (0..<3).map { max(0, rows[$0][4 + $0]).squareRoot() * excess }
  }
}
