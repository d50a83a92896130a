// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets
import ProofMassEmulation

/// A place on a bus that answered.
struct DetectedDevice {
  var place: Transaction.Target
  /// The identity; nil at an address of no known part, where no register is read.
  var identity: UInt8?
  var candidates: [String]
  /// Whether the candidates have no identity register, so that the byte is not an identity.
  var isGuess = false
  /// The part through whose bypass it answers; nil where it answers directly.
  var unit: Transaction.Target?
  /// Whether its bypass was on, so that it is known what is behind it.
  var isOpened = false

  /// Whether its identity says what it may be.
  var isIdentified: Bool { !candidates.isEmpty && !isGuess }

  /// The parts without a driver here that are known at its address, where nothing else says what it is.
  var likely: [String] {
    guard case .i2c(let address) = place, !isIdentified else { return [] }
    return Datasheet.others.filter {
      $0.addresses.contains(address) && (identity == nil || $0.marks.isEmpty)
    }.map(\.name)
  }

  /// Whether it may be this part.
  func mayBe(_ name: String) -> Bool {
    isIdentified ? candidates.contains(name) : likely.contains(name)
  }
}
