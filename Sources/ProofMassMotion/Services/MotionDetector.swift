// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// Finds events in what a device feels.
protocol MotionDetector: Sendable {
  associatedtype Event: MotionSample

  mutating func update(_ felt: FeltMotion) -> Event?

  /// Nothing is felt for now.
  mutating func interrupt(at seconds: Double) -> Event?
}

extension OrientationDetector: MotionDetector {
  mutating func update(_ felt: FeltMotion) -> OrientationChange? {
    update(gravity: felt.gravity, at: felt.seconds).map {
      OrientationChange(timestamp: felt.seconds, orientation: $0)
    }
  }

  mutating func interrupt(at seconds: Double) -> OrientationChange? { nil }
}

extension ShakeDetector: MotionDetector {
  mutating func update(_ felt: FeltMotion) -> MotionEvent? {
    update(gravity: felt.gravity, userAcceleration: felt.userAcceleration, at: felt.seconds)
  }

  mutating func interrupt(at seconds: Double) -> MotionEvent? { cancel(at: seconds) }
}
