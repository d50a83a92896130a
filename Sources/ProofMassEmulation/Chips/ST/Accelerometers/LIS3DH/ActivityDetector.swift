// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Activity detection of the LIS3DH (section 3.2.4, "sleep-to-wake" and "return-to-sleep"): the part
/// falls asleep when all axes have been below a threshold for a number of samples, and wakes up with
/// the first sample of an axis above it.
struct ActivityDetector: Equatable, Sendable {
  /// Settings of its registers.
  struct Setting: Equatable, Sendable {
    /// In digits of 12 bits, compared with the magnitude; 0 turns the detector off.
    var threshold = 0
    /// Samples in a row below the threshold after which the part falls asleep.
    var samples = 1
  }

  var setting = Setting()
  private(set) var isAsleep = false
  private var count = 0

  /// Whether the next sample may have an effect.
  var isOn: Bool { setting.threshold != 0 || isAsleep }

  /// Whether samples in a row are being counted.
  var isCounting: Bool { count > 0 && !isAsleep }

  /// Processes a sample, in digits.
  ///
  /// - Returns: Whether the part has fallen asleep or woken up.
  mutating func sample(_ values: Axes<Int>) -> Bool {
    let most = max(abs(values.x), max(abs(values.y), abs(values.z)))
    guard most < setting.threshold else {
      count = 0
      defer { isAsleep = false }
      return isAsleep
    }
    if isAsleep { return false }
    count += 1
    guard count >= setting.samples else { return false }
    isAsleep = true
    return true
  }

  /// Wakes the part up and restarts the count.
  mutating func wake() {
    isAsleep = false
    count = 0
  }
}
