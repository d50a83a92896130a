// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// Takes acceleration apart: by device motion as long as that comes and can be right, which knows a
/// turn from a push, and by a low-pass of the accelerometer otherwise.
struct GravitySource: Sendable {
  /// In seconds; so long device motion may stay out before the accelerometer alone has to do.
  private static var patience: Double { 0.1 }

  private var filter = GravityFilter()
  private var trust = FusionTrust()
  /// When device motion was last taken.
  private var lastFused = -Double.infinity
  private var last = -Double.infinity

  mutating func take(_ update: SessionUpdate) -> FeltMotion? {
    switch update {
    case .accelerometer(let data):
      guard let gravity = filter.update(data.acceleration, at: data.timestamp),
        data.timestamp - lastFused > Self.patience
      else { return nil }
      return take(
        FeltMotion(
          gravity: gravity, userAcceleration: data.acceleration - gravity, seconds: data.timestamp))
    case .fused(let motion):
      let felt = FeltMotion(
        gravity: motion.gravity, userAcceleration: motion.userAcceleration,
        seconds: motion.timestamp)
      guard trust.update(felt) else { return nil }
      lastFused = felt.seconds
      return take(felt)
    case .gyro, .magnetometer, .failure: return nil
    }
  }

  /// Samples of two sensors come each in order of time, but not together.
  private mutating func take(_ felt: FeltMotion) -> FeltMotion? {
    guard felt.seconds > last else { return nil }
    last = felt.seconds
    return felt
  }
}
