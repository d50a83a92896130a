// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Synchronization

/// A world in which all quantities that act on accelerometers and gyroscopes are constant. An
/// element at rest stores it, and computes nothing while the world is the same.
struct StillWorld: Sendable {
  private var stamp: UInt64
  private let specificForce: Axes<Double>
  private let angularRate: Axes<Double>
  private let temperature: Double

  /// Nil where a motion plays.
  @inline(__always)
  init?(_ world: inout World) {
    guard world.isStill else { return nil }
    specificForce = world.constantSpecificForce
    angularRate = world.constantAngularRate
    temperature = world.constantTemperature
    stamp = 0
    // A world with NaN equals no other.
    if equals(&world) { stamp = world.stamp }
  }

  /// Whether nothing was changed in a world.
  @inline(__always)
  func isUntouched(in world: inout World) -> Bool { world.stamp == stamp }

  /// Whether a world is the same: untouched or, after changes, with the same quantities.
  mutating func isSame(as world: inout World) -> Bool {
    if world.stamp == stamp { return true }
    guard world.isStill, equals(&world) else { return false }
    stamp = world.stamp
    return true
  }

  private func equals(_ world: inout World) -> Bool {
    world.constantSpecificForce == specificForce && world.constantAngularRate == angularRate
      && world.constantTemperature == temperature
  }
}

extension World {
  fileprivate var isStill: Bool {
    moving.isDisjoint(with: [.acceleration, .angularRate, .temperature])
  }

  /// A stamp that no world has had before.
  static func newStamp() -> UInt64 { stamps.add(1, ordering: .relaxed).newValue }

  private static let stamps = Atomic<UInt64>(1)
}
