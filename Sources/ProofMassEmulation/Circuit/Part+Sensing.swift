// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets
internal import ProofMassPhysics

extension Part {
  /// Parts with the same sensing, each with a seed of its own: by its name, and of several with one
  /// name by their order. So a part senses the same whatever else is on the board.
  static func sensing(_ sensing: Sensing, of parts: [Part]) -> [Part] {
    guard case .typical(let seed) = sensing else { return parts.map { $0.sensing(sensing) } }
    var seen: [String: UInt64] = [:]
    return parts.map { part in
      let name = part.chip.facts.name
      let number = seen[name, default: 0]
      seen[name] = number + 1
      let letters = name.utf8.reduce(0) { $0 &* 0x100_0000_01B3 ^ UInt64($1) }
      return part.sensing(.typical(seed: (seed &* 0x9E37_79B9 &+ letters) &* 31 &+ number))
    }
  }
}
