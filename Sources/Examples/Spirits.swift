// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A jerk along an axis shows its colour; how far the device is tilted, and how fast it spins, is how
/// strongly the colour shows.
struct Spirits: Demo {
  private(set) var color = "white"
  /// From 0 to 1.
  private(set) var tilt = 0.0
  /// From 0 to 1.
  private(set) var spin = 0.0

  /// In g.
  static let jerk = 1.3
  /// In rad/s, of all axes together: what shows fully.
  static let fullSpin = 8.0

  mutating func update(_ felt: Felt) {
    let (a, r) = (felt.acceleration, felt.rotationRate)
    color = Self.color(x: a.x, y: a.y, z: a.z) ?? color
    tilt = min(1, abs(a.x))
    spin = min(1, (abs(r.x) + abs(r.y) + abs(r.z)) / Self.fullSpin)
  }

  /// Of the first axis that is jerked; nil where none is.
  static func color(x: Double, y: Double, z: Double) -> String? {
    if x > jerk { return "green" }
    if x < -jerk { return "orange" }
    if y > jerk { return "red" }
    if y < -jerk { return "blue" }
    if z > jerk { return "yellow" }
    if z < -jerk { return "purple" }
    return nil
  }

  var drawing: String {
    [
      "colour  " + color + String(repeating: " ", count: max(0, 10 - color.count)),
      "tilt    " + bar(tilt), "spin    " + bar(spin),
    ].joined(separator: "\n")
  }
}
