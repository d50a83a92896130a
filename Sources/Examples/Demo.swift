// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// What an application would do with motion, drawn in text.
protocol Demo: Sendable {
  init()

  /// Sixty times a second.
  mutating func update(_ felt: Felt)

  /// Lines of one length.
  var drawing: String { get }
}

/// What a device felt last, with Core Motion's signs.
struct Felt {
  /// In g.
  var acceleration = Axes(0.0, 0, 0)
  /// In rad/s.
  var rotationRate = Axes(0.0, 0, 0)
  /// Since the one before, in seconds.
  var interval = 1 / 60.0
}

/// By the name that the command line takes.
let demos: [(name: String, summary: String, demo: any Demo.Type)] = [
  ("g-meter", "what is felt on a polar grid, with its smallest and largest values", GMeter.self),
  ("ball", "a ball that rolls to where down is", RollingBall.self),
  ("level", "a picture that stays upright however the device is held", LevelPicture.self),
  ("spirits", "a colour for a jerk, a strength for tilt and for spin", Spirits.self),
]
