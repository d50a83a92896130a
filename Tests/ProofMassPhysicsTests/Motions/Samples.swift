// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

/// Motions for the tests of properties that all motions have.
enum Samples {
  static let single: [(name: String, motion: Motion)] = [
    ("rest", .rest(for: .seconds(1))),
    ("tilt", .tilt(by: .degrees(-75), about: [1, 2, 0], over: .milliseconds(700))),
    ("somersaults", .tilt(by: 4 * .pi, about: .y, over: .seconds(2))),
    ("rotate", .rotate(to: .landscapeLeft)),
    ("spin", .spin(rate: .degrees(100), about: [1, 0, 1], duration: .seconds(2))),
    ("swing", .swing(by: .degrees(150), frequency: 1.3, for: .seconds(3))),
    ("accelerate", .accelerate(x: 0.5, y: -1, z: 2, duration: .milliseconds(300))),
    ("shake", .shake()), ("knock", .knock(peak: 20, duration: .milliseconds(5), along: [1, 1, 1])),
    ("drop", .drop(height: 0.7)), ("throw", .throw(height: 1)), ("walk", .walk(for: .seconds(4))),
    ("magnet", .magnet(x: 40, z: 30)),
    ("gantry", .gantry(from: 30, to: 60, rate: 50, along: [1, 2, 0])),
    ("tumble", .tumble(for: .seconds(10))), ("figure8", .figure8(for: .seconds(6))),
  ]

  static let composed: [(name: String, motion: Motion)] = [
    ("sides", .sides(for: .milliseconds(200))),
    (
      "a sequence",
      .sequence(
        .tilt(by: .degrees(40), about: .x), .accelerate(x: 1), .rotate(to: .portrait),
        .rest(for: .milliseconds(250)), .shake(along: .y), .drop(), .rotate(to: .faceDown))
    ),
    (
      "an overlay",
      .spin(rate: 3, about: .z, duration: .seconds(2))
        .overlaid(with: .rest(for: .milliseconds(300)).then(.tilt(by: 1, over: .seconds(1))))
        .overlaid(with: .shake(peak: 1, along: [0, 1, 1], duration: .seconds(1)))
    ),
    (
      "a sequence with an overlay within",
      .sequence(
        .tilt(by: 0.3), .walk(for: .seconds(2)).overlaid(with: .swing(by: 0.2, for: .seconds(2))),
        .spin(rate: -2, about: .y, duration: .seconds(1)), .knock())
    ),
  ]

  static var all: [(name: String, motion: Motion)] { single + composed }
}

extension World {
  init(_ motion: Motion) {
    self.init()
    self.motion = motion
  }

  /// The pose at a time in seconds.
  mutating func pose(_ time: Double) -> Pose { pose(at: Int64((time * 1e9).rounded())) }

  /// Acceleration in m/s², on the axes of the reference frame: specific force minus gravity.
  mutating func acceleration(at time: Int64) -> Axes<Double> {
    let attitude = pose(at: time).attitude
    return (attitude.rotate(specificForce(at: time)) - specificForce) * Acceleration.standardGravity
  }
}

/// Whether two vectors differ by less than a tolerance.
func isNear(_ one: Axes<Double>, _ other: Axes<Double>, _ tolerance: Double = 1e-12) -> Bool {
  (one - other).magnitude <= tolerance
}

/// Whether two rotations differ by less than a tolerance, whatever the sign of the quaternions.
func isNear(_ one: Quaternion, _ other: Quaternion, _ tolerance: Double = 1e-12) -> Bool {
  (one.conjugate * other).vector.magnitude <= tolerance
}
