// SPDX-License-Identifier: Apache-2.0

internal import ProofMassPhysics

/// A chip on the auxiliary bus of another, which has it as its own: so the other can be its controller whenever it
/// samples, and a copy of the other is complete.
public struct AuxiliaryChip: Sendable {
  /// 7-bit I2C address.
  let address: UInt8
  var chip: AnyChip
}

/// The chips on a chip's auxiliary bus, and the transactions of that chip with them.
///
/// A transaction takes no time, and is in no log.
struct AuxiliaryBus: Sendable {
  /// By their places; nil where there is none, or while the circuit has it.
  private var chips: [AuxiliaryChip?] = []

  mutating func exchange(_ chip: inout AuxiliaryChip?, at place: Int) {
    while chips.count <= place { chips.append(nil) }
    swap(&chips[place], &chip)
  }

  /// Sends bytes to a chip, of which the first selects its register.
  ///
  /// - Returns: Whether it acknowledges.
  mutating func write(
    _ bytes: [UInt8], to address: UInt8, at time: Int64, in world: inout World
  ) -> Bool {
    guard let place = select(address, bytes.first, at: time, in: &world) else { return false }
    for byte in bytes.dropFirst() { chips[place]?.chip.write(byte, at: time) }
    chips[place]?.chip.end(at: time)
    return true
  }

  /// Reads registers of a chip, where none is named from its pointer on; nil where it does not acknowledge.
  mutating func read(
    _ count: Int, from register: UInt8?, of address: UInt8, at time: Int64, in world: inout World
  ) -> [UInt8]? {
    guard let place = select(address, register, at: time, in: &world) else { return nil }
    var bytes: [UInt8] = []
    for _ in 0..<count { bytes.append(chips[place]?.chip.read(at: time) ?? 0xFF) }
    chips[place]?.chip.end(at: time)
    return bytes
  }

  /// The supply of the chips is interrupted.
  mutating func powerOn(at time: Int64) {
    for place in chips.indices { chips[place]?.chip.powerOn(at: time) }
  }

  /// Sends an address and, if there is one, a command byte.
  ///
  /// - Returns: The place of the chip that acknowledges.
  private mutating func select(
    _ address: UInt8, _ register: UInt8?, at time: Int64, in world: inout World
  ) -> Int? {
    let found = chips.firstIndex { $0?.address == address && $0?.chip.answersI2C == true }
    guard let found else { return nil }
    chips[found]?.chip.catchUp(to: time, in: &world)
    if let register { chips[found]?.chip.command(i2c: register, at: time) }
    return found
  }
}
