// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A ball that rolls downwards, and bounces off the walls of its box.
struct RollingBall: Demo {
  /// The position from the centre of the box, whose walls are at ±1.
  private(set) var position = (x: 0.0, y: 0.0)
  private var velocity = (x: 0.0, y: 0.0)

  /// The ball's acceleration for 1 g, in half widths of the box per s².
  static let acceleration = 4.0
  /// The fraction of the speed after a bounce.
  static let bounce = 0.5
  /// The fraction of the speed lost to friction, per second.
  static let friction = 0.8

  mutating func update(_ sample: MotionSample) {
    Self.roll(&position.x, &velocity.x, sample.acceleration.x, sample.interval)
    Self.roll(&position.y, &velocity.y, sample.acceleration.y, sample.interval)
  }

  private static func roll(
    _ position: inout Double, _ velocity: inout Double, _ acceleration: Double, _ interval: Double
  ) {
    velocity += (acceleration * Self.acceleration - velocity * friction) * interval
    position += velocity * interval
    guard abs(position) > 1 else { return }
    position = position < 0 ? -1 : 1
    velocity *= -bounce
  }

  var drawing: String {
    var canvas = Canvas { x, y in
      let isWall = max(abs(x), abs(y)) > 1 - 1 / Double(Canvas.rows)
      return isWall ? "#" : " "
    }
    canvas.plot("O", x: position.x * 0.9, y: position.y * 0.85)
    return canvas.text
  }
}

/// A colour that is chosen by a jerk along an axis, and whose strength shows the device's tilt and
/// spin.
struct Spirits: Demo {
  private(set) var color = "white"
  /// The strength by the tilt, from 0 to 1.
  private(set) var tilt = 0.0
  /// The strength by the spin, from 0 to 1.
  private(set) var spin = 0.0

  /// The least acceleration of a jerk in g.
  static let jerk = 1.3
  /// The angular rate of full strength in rad/s, as a sum of the three axes.
  static let fullSpin = 8.0

  mutating func update(_ sample: MotionSample) {
    let (a, r) = (sample.acceleration, sample.rotationRate)
    color = Self.color(x: a.x, y: a.y, z: a.z) ?? color
    tilt = min(1, abs(a.x))
    spin = min(1, (abs(r.x) + abs(r.y) + abs(r.z)) / Self.fullSpin)
  }

  /// The colour of the first axis with a jerk; nil if there is none.
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
