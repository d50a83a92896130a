// SPDX-License-Identifier: Apache-2.0

/// Which transactions a fault is for, by what they are; without conditions, all.
///
/// What it asks for can be looked up, so that however many such faults are planned a transaction costs
/// the same.
package struct FaultFilter: Hashable, Sendable {
  /// Also an address where nobody is.
  package var target: Transaction.Target?
  package var reads: Bool?
  /// By chip, the register that the command byte names; a transaction with a chip that is not here is
  /// not meant.
  package var registers: [Transaction.Target: UInt8]?

  package init(
    target: Transaction.Target? = nil, reads: Bool? = nil,
    registers: [Transaction.Target: UInt8]? = nil
  ) {
    self.target = target
    self.reads = reads
    self.registers = registers
  }

  /// Where filters are looked for: by target and register, of which either may not matter.
  struct Place: Hashable {
    var target: Transaction.Target?
    var register: UInt8?
  }

  /// Under which a transaction finds this filter.
  var places: [Place] {
    guard let registers else { return [Place(target: target)] }
    return registers.filter { target == nil || $0.key == target }.map {
      Place(target: $0.key, register: $0.value)
    }
  }
}
