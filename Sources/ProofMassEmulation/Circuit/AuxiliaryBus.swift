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

  /// Writes a register of a chip.
  ///
  /// - Returns: Whether it acknowledges.
  mutating func write(
    _ byte: UInt8, to register: UInt8, of address: UInt8, at time: Int64, in world: inout World
  ) -> Bool {
    guard let place = select(address, register, at: time, in: &world) else { return false }
    chips[place]?.chip.write(byte, at: time)
    chips[place]?.chip.end(at: time)
    return true
  }

  /// Reads registers of a chip; nil where it does not acknowledge.
  mutating func read(
    _ count: Int, from register: UInt8, of address: UInt8, at time: Int64, in world: inout World
  ) -> [UInt8]? {
    guard let place = select(address, register, at: time, in: &world) else { return nil }
    var bytes: [UInt8] = []
    for _ in 0..<count { bytes.append(chips[place]?.chip.read(at: time) ?? 0xFF) }
    chips[place]?.chip.end(at: time)
    return bytes
  }

  /// Sends an address and a command byte.
  ///
  /// - Returns: The place of the chip that acknowledges.
  private mutating func select(
    _ address: UInt8, _ register: UInt8, at time: Int64, in world: inout World
  ) -> Int? {
    let found = chips.firstIndex { $0?.address == address && $0?.chip.answersI2C == true }
    guard let found else { return nil }
    chips[found]?.chip.catchUp(to: time, in: &world)
    chips[found]?.chip.command(i2c: register, at: time)
    return found
  }
}
