// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import Synchronization

/// A plausible variant of a chip's silicon, which differs from the part in one respect: an identity, a time, a bit that
/// sticks, an erratum, or another reading of its datasheet.
///
///     for mutant in Mutant.all(of: .lis331dlh) {
///       let circuit = Circuit(.lis331dlh.mutated(by: mutant))
///       // Run a driver's tests on it: one that passes all of them has survived.
///     }
public struct Mutant: Sendable {
  /// Identifier of the mutant among those of its part; it never changes.
  public let name: String
  /// The difference from the part, in a sentence.
  public let meaning: String
  let mutation: Mutation

  init(_ name: String, _ mutation: Mutation, _ meaning: String) {
    self.name = name
    self.meaning = meaning
    self.mutation = mutation
  }

  /// A mutant without a difference.
  package static let none = Mutant("none", .none, "The part itself.")

  /// The mutants of a part, generated from the facts of its datasheet and from its policies, always in the same order.
  public static func all(of part: Part) -> [Mutant] { MutantList(part).mutants }

  /// The mutants of a part by its manufacturer's name; none for an unknown name.
  public static func all(ofPart name: String) -> [Mutant] {
    Part.named(name).map { all(of: $0) } ?? []
  }
}

extension Mutant {
  /// The first mutant of a part by its manufacturer's name that has another identity; nil for a part without one.
  package static func ofAnotherIdentity(ofPart name: String) -> Mutant? {
    guard let part = Part.named(name), let identity = part.facts.identity,
      let register = part.facts.registers.first(where: { $0.address == identity.register })
    else { return nil }
    let beginning = MutantList.word(register.name) + "="
    return all(of: part).first { $0.name.hasPrefix(beginning) }
  }
}

extension Part {
  /// The same part with a difference in its silicon; chips inside it stay as they are.
  public func mutated(by mutant: Mutant) -> Part {
    let chip = AnyChip(MutantChip(chip, mutant))
    guard case .wire(let habit) = mutant.mutation else { return exchanging(chip) }
    return exchanging(chip, habit: habit)
  }

  /// The same part where it has the name of another, and those inside it that have, with a difference in their silicon.
  package func mutated(eachLike part: Part, by mutant: Mutant) -> Part {
    (facts.name == part.facts.name ? mutated(by: mutant) : self).changingInside {
      $0.mutated(eachLike: part, by: mutant)
    }
  }

  /// Whether the part, or one inside it, has the name of another.
  package func contains(_ part: Part) -> Bool {
    facts.name == part.facts.name || inside.contains { $0.contains(part) }
  }

  /// The mutant with a name; nil when the part has none.
  package func mutant(named name: String) -> Mutant? {
    Mutant.all(of: self).first { $0.name == name }
  }
}

extension Circuit {
  /// The mutant that a chip is; nil for one that is as its datasheet says.
  package func mutant(at target: Transaction.Target) -> Mutant? {
    board.withLock { board in
      board.find(target).flatMap { place in
        board.with(place) { $0.chip(as: MutantChip.self)?.mutant }
      }
    }
  }
}
