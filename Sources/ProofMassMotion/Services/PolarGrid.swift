// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

/// The polar grid of a g-meter: a square from −1 to 1 with 0 g at its centre. One g is two thirds of the way
/// to its edge, so that the edge is at 1.5 g, and only the corners are beyond the circle of 2 g.
package struct PolarGrid {
  /// The distance of 1 g from the centre.
  package static let oneGee = 0.666
  /// The radii of the discs in g; the largest fills the corners.
  package static let discs = [3.0, 2, 1]
  /// The radii of the circles between them in g.
  package static let outlines = [0.5, 1.5]

  /// The distance from the centre of an acceleration in g.
  package static func distance(ofGee gee: Double) -> Double { gee * oneGee }

  /// The position of the ball: with Core Motion's sign, so that it rolls to the lower side.
  ///
  /// - Parameter acceleration: In g.
  package static func place(
    ofAcceleration acceleration: Axes<Double>
  ) -> (x: Double, y: Double) {
    (distance(ofGee: acceleration.x), distance(ofGee: acceleration.y))
  }
}
