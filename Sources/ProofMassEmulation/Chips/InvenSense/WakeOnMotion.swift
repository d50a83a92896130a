// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Wake on motion: whether a sample of the accelerometer differs from the one before or, which for lack of a document is
/// as in an ICM-20948, from the first one.
struct WakeOnMotion: Sendable {
  private(set) var isOn = false
  private var comparesWithPrevious = false
  /// In g.
  private var threshold = 0.0
  private var reference: Axes<Double>?

  mutating func set(isOn: Bool, comparesWithPrevious: Bool, threshold: Double) {
    if isOn != self.isOn { reference = nil }
    (self.isOn, self.comparesWithPrevious, self.threshold) = (isOn, comparesWithPrevious, threshold)
  }

  mutating func restart() { reference = nil }

  /// - Parameter value: In g.
  /// - Returns: Whether any axis exceeds the threshold.
  mutating func sample(_ value: Axes<Double>) -> Bool {
    guard isOn else { return false }
    let before = reference ?? value
    if comparesWithPrevious || reference == nil { reference = value }
    return abs(value.x - before.x) > threshold || abs(value.y - before.y) > threshold
      || abs(value.z - before.z) > threshold
  }
}
