// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

extension Quaternion {
  /// As it lies on its back, turned the shorter way until a direction on the board points up.
  public static func standing(up direction: Axes<Double>) -> Quaternion {
    let up = direction.direction ?? .z
    // Half-way between where it points and up, and for the other side of it about x.
    guard up.z > -1 + 1e-9 else { return Quaternion(0, 1, 0, 0) }
    return Quaternion(scalar: 1 + up.z, vector: up.cross(.z)).normalized
  }
}

/// What an accelerometer is calibrated by.
extension Motion {
  /// Lies and stands still on each of a board's six sides, and then, where that is wanted, on each of the
  /// twelve edges between them.
  ///
  /// - Parameters:
  ///   - time: On each.
  ///   - turn: From one to the next.
  public static func sides(
    andEdges hasEdges: Bool = false, for time: Duration = .milliseconds(2500),
    turn: Duration = .milliseconds(600)
  ) -> Motion {
    let sides: [Axes<Double>] = [
      [0, 0, 1], [0, 1, 0], [1, 0, 0], [0, 0, -1], [0, -1, 0], [-1, 0, 0],
    ]
    let edges: [Axes<Double>] = [
      [1, 0, 1], [0, 1, 1], [-1, 0, 1], [0, -1, 1], [1, 1, 0], [-1, 1, 0], [-1, -1, 0], [1, -1, 0],
      [1, 0, -1], [0, 1, -1], [-1, 0, -1], [0, -1, -1],
    ]
    return sequence(
      (sides + (hasEdges ? edges : [])).flatMap {
        [.rotate(to: .standing(up: $0), over: turn), .rest(for: time)]
      })
  }
}
