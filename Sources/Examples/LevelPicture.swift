// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A picture that rotates against the device, so that its top stays up. It rotates at most ten times a
/// second, and only by a visible angle.
struct LevelPicture: Demo {
  /// The picture's angle in radians, clockwise; 0 if the device is upright.
  private(set) var angle = 0.0
  private var elapsed = Self.interval

  /// The time between two angles, in seconds.
  static let interval = 0.1
  /// The least change of the angle, in radians.
  static let least = 0.05

  mutating func update(_ sample: MotionSample) {
    elapsed += sample.interval
    guard elapsed > Self.interval - sample.interval / 2 else { return }
    elapsed = 0
    let angle = Series.arctangent(sample.acceleration.x, sample.acceleration.y) - .pi
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
    let (sine, cosine) = Series.sineAndCosine(ofAny: angle)
    let (width, height) = (Double(Self.picture[0].count), Double(Self.picture.count))
    return Canvas { x, y in
      // The position on the picture, which fills two thirds of the view.
      let across = (x * cosine - y * sine) / 1.3
      let down = -(x * sine + y * cosine) / 1.3
      let column = ((across + 0.5) * width).rounded(.down)
      let row = ((down + 0.5) * height).rounded(.down)
      guard column >= 0, column < width, row >= 0, row < height else { return " " }
      return Self.picture[Int(row)][Int(column)]
    }.text
  }
}
