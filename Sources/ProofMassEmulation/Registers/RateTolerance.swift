// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

/// Limits of a part's sampling rate, where its documents give any: the clock error of one part of many.
struct RateTolerance: Equatable, Sendable {
  /// Errors of the slowest and of the fastest part, as fractions of the typical rate.
  let slowest: Double
  let fastest: Double

  /// Creates the limits from rates in mHz; nil where one of them is not known.
  init?(lowest: Int32?, typical: Int32?, highest: Int32?) {
    guard let lowest, let typical, let highest, lowest <= typical, typical <= highest, typical > 0
    else { return nil }
    slowest = Double(lowest) / Double(typical) - 1
    fastest = Double(highest) / Double(typical) - 1
  }

  /// The error of the part that a seed selects, as a fraction. It is drawn normally; that the limits are
  /// three standard deviations from the typical rate is assumed.
  func error(ofPart seed: UInt64, _ quantity: Quantity) -> Double {
    // Elements draw their errors and their noise from the branches before.
    var draws = NoiseSource(seed: seed, of: quantity).branch(8).draws(at: 0)
    let part = max(-1, min(draws.gaussian() / 3, 1))
    return part < 0 ? -part * slowest : part * fastest
  }
}
