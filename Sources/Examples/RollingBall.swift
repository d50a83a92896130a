// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A ball that rolls to where down is, and bounces off the walls of its box.
struct RollingBall: Demo {
  /// From the middle of the box, whose walls are at ±1.
  private(set) var position = (x: 0.0, y: 0.0)
  private var velocity = (x: 0.0, y: 0.0)

  /// Of the box' halves a second², for each g.
  static let acceleration = 4.0
  /// What is left of a speed after a bounce.
  static let bounce = 0.5
  /// What a speed loses in a second to friction, as a part of it.
  static let friction = 0.8

  mutating func update(_ felt: Felt) {
    Self.roll(&position.x, &velocity.x, felt.acceleration.x, felt.interval)
    Self.roll(&position.y, &velocity.y, felt.acceleration.y, felt.interval)
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
