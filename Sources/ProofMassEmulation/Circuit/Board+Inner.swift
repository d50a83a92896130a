// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Chips on the auxiliary bus of another one, which has them. While the board accesses one it is in a seat.
extension Board {
  /// A chip behind another: its address on both buses, and its seat, which is empty while the other has it.
  struct Inner {
    let address: UInt8
    var seat = Seat(chip: AnyChip.nothing)
  }

  /// Puts a chip on the auxiliary bus of another.
  ///
  /// - Parameter outer: The number of the other among `others`.
  /// - Returns: Its number among the inner ones.
  mutating func add(_ chip: AnyChip, behind outer: Int, at target: Transaction.Target) -> Int {
    guard case .i2c(let address) = target else { preconditionFailure("an auxiliary bus is I2C") }
    inners.append(Inner(address: address))
    inners[inners.count - 1].seat.chip = chip
    let place = Place(type: .inner, gate: UInt16(clamping: outer + 1), index: inners.count - 1)
    precondition(give(place), "\(others[outer].chip.facts.name) has no auxiliary bus")
    return place.index
  }

  /// Takes an inner chip into its seat. The chip in front of it catches up first, and thus has done what it does on
  /// its bus until now.
  mutating func take(_ inner: Place) {
    let outer = Int(inner.gate) - 1
    others[outer].catchUp(to: now, in: &world)
    var chip: AuxiliaryChip?
    others[outer].chip.exchange(&chip, at: inner.index)
    if let chip { inners[inner.index].seat.chip = chip.chip }
  }

  /// Gives an inner chip back to the one in front of it; false when that has no auxiliary bus.
  @discardableResult
  mutating func give(_ inner: Place) -> Bool {
    let address = inners[inner.index].address
    var chip: AuxiliaryChip? = AuxiliaryChip(
      address: address, chip: inners[inner.index].seat.chip)
    inners[inner.index].seat.chip = .nothing
    others[Int(inner.gate) - 1].chip.exchange(&chip, at: inner.index)
    return chip == nil
  }

  /// Reads or changes an inner chip in its seat.
  mutating func withInner<Result>(
    _ inner: Place, _ body: (inout Seat<AnyChip>, inout World) -> Result
  ) -> Result {
    take(inner)
    defer { give(inner) }
    return body(&inners[inner.index].seat, &world)
  }
}
