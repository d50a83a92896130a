// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

extension Double {
  /// An angle in degrees as radians; so of an angular rate.
  public static func degrees(_ degrees: Double) -> Double { degrees * (.pi / 180) }
}

extension Axes where Element == Double {
  /// A step along x.
  public static var x: Axes { Axes(1, 0, 0) }
  /// A step along y.
  public static var y: Axes { Axes(0, 1, 0) }
  /// A step along z.
  public static var z: Axes { Axes(0, 0, 1) }

  /// The same direction with length 1; nil where there is none.
  var direction: Axes? {
    let longest = Swift.max(abs(x), abs(y), abs(z))
    guard longest > 0, longest < .infinity, !x.isNaN, !y.isNaN, !z.isNaN else { return nil }
    let scaled = map { $0 / longest }  // whose squares neither overflow nor vanish
    return scaled * (1 / scaled.magnitude)
  }
}

extension Quaternion {
  /// A rotation about an axis of length 1, by an angle in radians.
  init(angle: Double, about axis: Axes<Double>) {
    let half = Series.ofAny(angle / 2)
    self.init(scalar: half.cosine, vector: axis * half.sine)
  }

  /// The shorter way to turn so: an axis of length 1, and an angle from 0 to π.
  var shortestTurn: (axis: Axes<Double>, angle: Double) {
    guard let axis = vector.direction else { return (.x, 0) }
    let sine = vector.magnitude
    return w < 0
      ? (axis * -1, 2 * Series.arctangent(sine, -w)) : (axis, 2 * Series.arctangent(sine, w))
  }
}
