// SPDX-License-Identifier: Apache-2.0

// Which parts of a circuit are mutants without a test's doing: none, but in the build of scripts/mutants, which runs the
// tests of drivers on mutants without changing a test.
extension Circuit {
  #if PROOFMASS_MUTANTS
    static func underTest(_ parts: [Part]) -> [Part] {
      guard let mutated = MutantUnderTest.chosen else { return parts }
      return parts.map { $0.mutated(eachLike: mutated.part, by: mutated.mutant) }
    }
  #else
    @inline(__always) static func underTest(_ parts: [Part]) -> [Part] { parts }
  #endif
}

#if PROOFMASS_MUTANTS
  internal import Foundation

  /// The mutant that the environment names, as `LIS331DLH.ready-late`; PART.none is the part in the mutants' shell.
  struct MutantUnderTest: Sendable {
    var part: Part
    var mutant: Mutant

    static let chosen: MutantUnderTest? = {
      guard let text = ProcessInfo.processInfo.environment["PROOFMASS_MUTANT"] else { return nil }
      let names = text.split(separator: ".", maxSplits: 1).map { String($0) }
      guard names.count == 2, let part = Part.named(names[0]) else {
        preconditionFailure("PROOFMASS_MUTANT=\(text) is not PART.NAME")
      }
      guard let mutant = names[1] == "none" ? Mutant.none : part.mutant(named: names[1]) else {
        preconditionFailure("\(names[0]) has no mutant \(names[1])")
      }
      return MutantUnderTest(part: part, mutant: mutant)
    }()
  }
#endif
