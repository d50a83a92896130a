// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
internal import ProofMassFusion

/// Specific force split into gravity and the user's acceleration, in g on the device's axes, with Core
/// Motion's sign.
package struct GravityAndPush: Sendable {
  package var gravity: Axes<Double>
  package var userAcceleration: Axes<Double>
  package var seconds: Double
}

/// Splits specific force: by device motion while it is available and plausible, because it distinguishes a
/// rotation from a push, and otherwise by a low-pass of the accelerometer.
package struct GravitySource: Sendable {
  /// In seconds; after this time without device motion only the accelerometer is used.
  private static var patience: Double { 0.1 }

  private var filter = GravityFilter()
  private var trust = FusionTrust()
  /// When device motion was last used.
  private var lastFused = -Double.infinity
  private var last = -Double.infinity

  package init() {}

  package mutating func take(_ update: SessionUpdate) -> GravityAndPush? {
    switch update {
    case .accelerometer(let data):
      guard let gravity = filter.update(data.acceleration, at: data.timestamp),
        data.timestamp - lastFused > Self.patience
      else { return nil }
      return take(
        GravityAndPush(
          gravity: gravity, userAcceleration: data.acceleration - gravity, seconds: data.timestamp))
    case .fused(let motion):
      let split = GravityAndPush(
        gravity: motion.gravity, userAcceleration: motion.userAcceleration,
        seconds: motion.timestamp)
      guard trust.update(split) else { return nil }
      lastFused = split.seconds
      return take(split)
    case .gyro, .magnetometer, .failure: return nil
    }
  }

  /// The samples of each sensor are in order of time, but not those of both together.
  private mutating func take(_ split: GravityAndPush) -> GravityAndPush? {
    guard split.seconds > last else { return nil }
    last = split.seconds
    return split
  }
}

/// Decides whether device motion is plausible. A device with a specific force of 1 g is seldom pushed; but
/// where the gyroscope's bias is unknown, which is tens of degrees a second in its largest range, the
/// estimate of gravity lags behind, and the difference looks like a push that does not end. All figures are
/// choices.
struct FusionTrust: Sendable {
  /// In seconds; the time for which it has to be plausible before it is used.
  private static var probation: Double { 3 }
  /// In g; while the mean push at 1 g is below it, device motion is plausible.
  private static var right: Double { 0.15 }
  /// In g; above it, device motion is not plausible.
  private static var wrong: Double { 0.4 }
  /// In g; a force that differs from 1 g by less counts as 1 g.
  private static var margin: Double { 0.1 }
  /// In seconds, the time constant of the mean push.
  private static var timeConstant: Double { 1 }
  /// In seconds; after a longer time without device motion it starts again.
  private static var longestGap: Double { 1 }

  private var push = 0.0
  private var last: Double?
  /// The time since which it has been plausible.
  private var rightSince: Double?
  private var isTrusted = false

  /// Whether device motion is to be used.
  mutating func update(_ motion: GravityAndPush) -> Bool {
    let seconds = motion.seconds
    if let last, !(0...Self.longestGap ~= seconds - last) { self = FusionTrust() }
    let interval = last.map { seconds - $0 } ?? 0
    last = seconds
    let force = (motion.gravity + motion.userAcceleration).magnitude
    if abs(force - 1) < Self.margin {
      let share = interval / (Self.timeConstant + interval)
      push += (motion.userAcceleration.magnitude - push) * share
    }
    // A mean that is not finite is not plausible.
    guard push < (isTrusted ? Self.wrong : Self.right) else {
      isTrusted = false
      rightSince = nil
      return false
    }
    rightSince = rightSince ?? seconds
    isTrusted = isTrusted || seconds - (rightSince ?? seconds) >= Self.probation
    return isTrusted
  }
}
