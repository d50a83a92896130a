// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Descriptions of logged transactions.
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
        "0.000231000 s  0x19 no chip  read 0f fails: no-acknowledge",
      ])
  }

  /// Transactions as outside programs send them: without a command, or with nothing but a command.
  @Test func oddOnes() throws {
    let circuit = Circuit(.lis331dlh)
    circuit.logTransactions()
    _ = try circuit.transfer([I2CMessage(.write([]), at: 0x18)])
    _ = try circuit.transfer([I2CMessage(.write([0x0F]), at: 0x18)])
    _ = try circuit.transfer([I2CMessage(.read(count: 1), at: 0x18)])
    _ = try circuit.transfer([
      I2CMessage(.write([0xA0, 0x27, 0x00]), at: 0x18), I2CMessage(.read(count: 1), at: 0x18),
    ])
    circuit.fail(.shortRead(after: 0), atTransaction: 1)
    #expect(throws: BusError.self) {
      try circuit.transfer([I2CMessage(.read(count: 2), at: 0x18)])
    }
    #expect(
      circuit.transactions.map { circuit.describe($0).dropFirst(31) } == [
        "probe", "select WHO_AM_I", "read WHO_AM_I 32", "write CTRL_REG1 27 00 read 00",
        "read fails: other",
      ])
    #expect(circuit.transactions.map(\.missing) == [0, 0, 0, 0, 2])
  }

  /// The number of missing bytes in a frame that failed, before and after the chip took the
  /// command.
  @Test func missingOnSPI() throws {
    let circuit = Circuit(.lis331dlh.on(spi: 0))
    circuit.logTransactions()
    circuit.fail(.timeout, atTransaction: 1)
    circuit.fail(.shortRead(after: 1), atTransaction: 2)
    #expect(throws: BusError.self) { try circuit.frame(0xE8, reading: 6) }
    #expect(throws: BusError.self) { try circuit.frame(0xE8, reading: 6) }
    _ = try circuit.frame(0xE8, reading: 6)
    #expect(circuit.transactions.map(\.missing) == [6, 6, 0])
    #expect(circuit.transactions.map(\.written) == [[0xE8], [0xE8], [0xE8]])
  }
}
