// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

extension World {
  /// All that masses feel of a world in which nothing plays.
  struct Still: Sendable {
    var force = Axes(0.0, 0, 0)
    var rotation = Axes(0.0, 0, 0)
    var temperature = 0.0
  }

  /// nil where a motion plays.
  @inline(__always)
  var still: Still? {
    guard isStill else { return nil }
    return Still(
      force: constantForce, rotation: constantRotation, temperature: constantTemperature)
  }

  /// Whether nothing plays and the world is as it was seen. Not where there is no number.
  @inline(__always)
  func isStill(as seen: Still) -> Bool {
    isStill && constantForce == seen.force && constantRotation == seen.rotation
      && constantTemperature == seen.temperature
  }

  @inline(__always)
  private var isStill: Bool {
    moving.isDisjoint(with: [.accelerometer, .gyroscope, .thermometer])
  }
}
