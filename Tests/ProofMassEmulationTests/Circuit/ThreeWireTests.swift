// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// A chip can be read only with the number of wires that SIM in CTRL_REG4 selects.
struct ThreeWireTests {
  @Test(
    arguments: [(.lis331dlh, 0x32), (.l3g4200d, 0xD3)] as [(Part, UInt8)], [false, true])
  func identity(_ chip: (part: Part, identity: UInt8), _ threeWire: Bool) throws {
    let circuit = Circuit(chip.part.on(spi: 0, threeWire: threeWire))
    #expect(try circuit.frame(0x8F, reading: 1) == [threeWire ? 0xFF : chip.identity])
    try circuit.frame(0x23, 0x01)
    #expect(try circuit.frame(0x8F, reading: 1) == [threeWire ? chip.identity : 0xFF])
    #expect(try circuit.frame(0xE3, reading: 2)[0] == (threeWire ? 0x01 : 0xFF))
    #expect(circuit.violations(at: .spi(0)).forbidden == 0)
  }
}
