// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Some of the quantities that a chip measures.
@usableFromInline
package struct QuantitySet: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  @inlinable
  init(_ quantity: Quantity) { rawValue = 1 << UInt8(truncatingIfNeeded: quantity.rawValue) }

  init(_ quantities: [Quantity]) {
    rawValue = quantities.reduce(0) { $0 | QuantitySet($1).rawValue }
  }
}
