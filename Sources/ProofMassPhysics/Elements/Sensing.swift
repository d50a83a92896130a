// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

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
  /// The sensing elements of parts whose parameters are known, with noise of a seed; chips that it does not
  /// describe are nominal.
  case described(PartDescription)

  /// Creates a model from its name, `ideal`, `nominal` or `typical`; nil for another name.
  public init?(name: String, seed: UInt64 = 0) {
    switch name {
    case "ideal": self = .ideal
    case "nominal": self = .nominal
    case "typical": self = .typical(seed: seed)
    default: return nil
    }
  }

  /// The name, as ``init(name:seed:)`` takes it, or `described`.
  public var name: String {
    switch self {
    case .ideal: "ideal"
    case .nominal: "nominal"
    case .typical: "typical"
    case .described: "described"
    }
  }

  /// The seed; 0 for a model without randomness.
  public var seed: UInt64 {
    switch self {
    case .ideal, .nominal: 0
    case .typical(let seed): seed
    case .described(let part): part.seed
    }
  }

  /// The same with another seed.
  package func seeded(_ seed: UInt64) -> Sensing {
    switch self {
    case .ideal, .nominal: self
    case .typical: .typical(seed: seed)
    case .described(let part): .described(PartDescription(part.sensors, seed: seed))
    }
  }

  /// The sensing of one chip: of a description, what is about that chip.
  package func of(_ chip: String) -> Sensing {
    guard case .described(let part) = self else { return self }
    return .described(PartDescription(part.sensors.filter { $0.chip == chip }, seed: part.seed))
  }

  /// The relative error of the clock of a quantity's samples that a description states.
  package func clockError(of quantity: Quantity) -> Double {
    guard case .described(let part) = self else { return 0 }
    return part.sensor(quantity)?.clockError ?? 0
  }
}
