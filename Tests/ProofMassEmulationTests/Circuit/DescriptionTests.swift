// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Logged transactions in words.
struct DescriptionTests {
  @Test func words() throws {
    let circuit = Circuit(.lis331dlh, .ak8975.on(spi: 1))
    circuit.logTransactions()
    let wire = circuit.wire
    let control: [1 of UInt8] = [0x27]
    try wire.write(control.span, command: 0x20, to: 0x18)
    var bytes: [3 of UInt8] = [0, 0, 0]
    var span = bytes.mutableSpan
    try wire.read(into: &span, command: 0xA7, from: 0x18)
    var one: [1 of UInt8] = [0]
    var first = one.mutableSpan
    try circuit.wire(spi: 1).read(into: &first, command: 0x80)
    #expect(throws: BusError.noAcknowledge) {
      var first = one.mutableSpan
      try wire.read(into: &first, command: 0x0F, from: 0x19)
    }
    #expect(
      circuit.transactions.map(circuit.describe) == [
        "0.000000000 s  0x18 LIS331DLH  write CTRL_REG1 27",
        "0.000072500 s  0x18 LIS331DLH  read STATUS_REG 00 00 00",
        "0.000215000 s  spi0.1 AK8975  read WIA 48",
        "0.000231000 s  0x19 nobody  read 0f fails: noAcknowledge",
      ])
  }
}
