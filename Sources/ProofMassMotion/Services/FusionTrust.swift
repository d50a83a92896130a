// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Whether device motion can be right. What feels just 1 g is seldom pushed; but where the gyroscope's
/// bias is not known, which is tens of degrees a second with its largest range, gravity lags behind
/// itself, and what is left looks like a push that does not end. All figures are choices.
struct FusionTrust: Sendable {
  /// In seconds; so long it has to look right before it is taken.
  private static var probation: Double { 3 }
  /// In g, of the push felt at 1 g: below the one it looks right, above the other wrong.
  private static var right: Double { 0.15 }
  private static var wrong: Double { 0.4 }
  /// In g; what is within it of 1 g is taken for that.
  private static var margin: Double { 0.1 }
  /// In seconds, of the mean of the push.
  private static var timeConstant: Double { 1 }
  /// In seconds; after so long without device motion it begins anew.
  private static var longestGap: Double { 1 }

  private var push = 0.0
  private var last: Double?
  /// Since when it has looked right.
  private var rightSince: Double?
  private var isTrusted = false

  /// In g, at a time in seconds.
  mutating func update(_ motion: FeltMotion) -> Bool {
    let seconds = motion.seconds
    if let last, !(0...Self.longestGap ~= seconds - last) { self = FusionTrust() }
    let interval = last.map { seconds - $0 } ?? 0
    last = seconds
    let felt = (motion.gravity + motion.userAcceleration).magnitude
    if abs(felt - 1) < Self.margin {
      let share = interval / (Self.timeConstant + interval)
      push += (motion.userAcceleration.magnitude - push) * share
    }
    // What is no number looks wrong.
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
