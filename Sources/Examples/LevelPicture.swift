// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A picture that turns against the device, so that its top stays up: ten times a second, and only
/// if it turns far enough to be seen.
struct LevelPicture: Demo {
  /// In radians, clockwise; 0 of a device that stands upright.
  private(set) var angle = 0.0
  private var elapsed = Self.interval

  /// In seconds.
  static let interval = 0.1
  /// In radians.
  static let least = 0.05

  mutating func update(_ felt: Felt) {
    elapsed += felt.interval
    guard elapsed > Self.interval - felt.interval / 2 else { return }
    elapsed = 0
    let angle = Series.arctangent(felt.acceleration.x, felt.acceleration.y) - .pi
    if abs(angle - self.angle) > Self.least { self.angle = angle }
  }

  /// A house, seen from the front.
  static let picture = [
    "     /\\     ",
    "    /  \\    ",
    "   /    \\   ",
    "  /______\\  ",
    "  |      |  ",
    "  | []   |  ",
    "  |   __ |  ",
    "  |__|_ _|  ",
  ].map { Array($0) }

  var drawing: String {
    let (sine, cosine) = Series.ofAny(angle)
    let (width, height) = (Double(Self.picture[0].count), Double(Self.picture.count))
    return Canvas { x, y in
      // Where on the picture, which fills two thirds of the view.
      let across = (x * cosine - y * sine) / 1.3
      let down = -(x * sine + y * cosine) / 1.3
      let column = ((across + 0.5) * width).rounded(.down)
      let row = ((down + 0.5) * height).rounded(.down)
      guard column >= 0, column < width, row >= 0, row < height else { return " " }
      return Self.picture[Int(row)][Int(column)]
    }.text
  }
}
