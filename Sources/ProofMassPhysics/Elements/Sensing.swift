// SPDX-License-Identifier: Apache-2.0

/// The model of sensing between the world and a chip's converter.
public enum Sensing: Equatable, Sendable {
  /// No sensing element: the world's quantities are converted, without lag, noise or error.
  case ideal
  /// The sensing element of a nominal part: its dynamics and nonlinearities, without noise and
  /// tolerances.
  case nominal
  /// The sensing element of one part of many, which the seed selects, with its tolerances and its
  /// noise. The same seed gives the same bits.
  case typical(seed: UInt64 = 0)

  /// Creates a model from its name, `ideal`, `nominal` or `typical`; nil for another name.
  public init?(name: String, seed: UInt64 = 0) {
    switch name {
    case "ideal": self = .ideal
    case "nominal": self = .nominal
    case "typical": self = .typical(seed: seed)
    default: return nil
    }
  }

  /// The name, as ``init(name:seed:)`` takes it.
  public var name: String {
    switch self {
    case .ideal: "ideal"
    case .nominal: "nominal"
    case .typical: "typical"
    }
  }

  /// The seed; 0 for a model without randomness.
  public var seed: UInt64 { if case .typical(let seed) = self { seed } else { 0 } }
}
