// SPDX-License-Identifier: Apache-2.0

import ProofMassMotion

/// Reports on standard error that the attitude is not reliable yet, and from which time on it is: for a board
/// that moves from the start and whose gyroscope is not calibrated.
struct SettlingWords {
  /// The time of the first row, in nanoseconds.
  private var first: Int64?
  private var hasSaid = false
  private var isSettled = false

  /// The time in nanoseconds within which a board at rest settles.
  private static let patience: Int64 = 2_000_000_000

  /// - Parameter time: Since the start, in nanoseconds.
  mutating func take(_ motion: DeviceMotion, at time: Int64) {
    first = first ?? time
    guard !isSettled else { return }
    isSettled = motion.isSettled
    if isSettled, hasSaid {
      Console.say(
        "the offset of the gyroscope is known: rows from \(fixed(Double(time) / 1e9, decimals: 1)) s on "
          + "can be relied on")
    } else if !isSettled, !hasSaid, time - (first ?? time) >= Self.patience {
      hasSaid = true
      Console.say(
        "the gyroscope is not calibrated and the board moves: rows with settled 0 cannot be relied on, "
          + "until the board has been still for a second; keep it still, or add --calibration")
    }
  }
}
