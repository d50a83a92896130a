// SPDX-License-Identifier: Apache-2.0

/// What lies between the world and a chip's converter.
public enum Sensing: Equatable, Sendable {
  /// Nothing: what happens to the board is what is converted, without lag, noise or error.
  case ideal
  /// The sensing element of a part without tolerances: its dynamics and its laws, without noise,
  /// offsets and spread.
  case nominal
  /// The sensing element of one part of many, which the seed picks: with its noise, its offsets, and
  /// what it is off by. The same seed gives the same bits.
  case typical(seed: UInt64 = 0)

  /// `ideal`, `nominal` or `typical`; nil for another name.
  public init?(name: String, seed: UInt64 = 0) {
    switch name {
    case "ideal": self = .ideal
    case "nominal": self = .nominal
    case "typical": self = .typical(seed: seed)
    default: return nil
    }
  }

  /// As ``init(name:seed:)`` takes it.
  public var name: String {
    switch self {
    case .ideal: "ideal"
    case .nominal: "nominal"
    case .typical: "typical"
    }
  }

  /// 0 where nothing is random.
  public var seed: UInt64 { if case .typical(let seed) = self { seed } else { 0 } }
}
