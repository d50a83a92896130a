// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Chip selects on a board with many: each has its own chip, whatever its number.
struct ChipSelectTests {
  @Test func eachOfManySelectsHasItsChip() throws {
    let numbers = Array(0..<50) + [1 << 10, 1 << 20, 1 << 30, .max, -1, .min]
    let selects = [0, 1, 7, -3, .max].flatMap { bus in
      numbers.map { SPISelect(bus: bus, select: $0) }
    }
    let circuit = Circuit(selects.map { .lis331dlh.on(spi: $0) })
    for (index, select) in selects.enumerated() {
      // INT1_THS and INT2_THS, which have seven bits.
      try circuit.wire(spi: select).write([UInt8(index & 0x7F)].span, command: 0x32)
      try circuit.wire(spi: select).write([UInt8(index >> 7)].span, command: 0x36)
    }
    for (index, select) in selects.enumerated() {
      #expect(try read(0x32, select, on: circuit) == UInt8(index & 0x7F))
      #expect(try read(0x36, select, on: circuit) == UInt8(index >> 7))
    }
    for bus in [0, 1, 2, 7, -3, 8, .max] {
      #expect(try read(0x0F, SPISelect(bus: bus, select: 50), on: circuit) == 0xFF)
    }
  }

  @Test func aBoardWithoutSPIHasNoSelect() throws {
    #expect(try read(0x0F, 0, on: Circuit(.lis331dlh)) == 0xFF)
  }

  private func read(
    _ register: UInt8, _ select: SPISelect, on circuit: Circuit
  ) throws -> UInt8 {
    var byte = InlineArray<1, UInt8>(repeating: 0)
    var span = byte.mutableSpan
    try circuit.wire(spi: select).read(into: &span, command: 0x80 | register)
    return byte[0]
  }
}
