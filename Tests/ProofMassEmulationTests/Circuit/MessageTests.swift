// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Transfers of several messages, as kernels and programs behind /dev/i2c-N request them.
@Suite struct MessageTests {
  @Test func writeAndReadAreOneTransaction() throws {
    let circuit = Circuit(.lis331dlh)
    let answers = try circuit.transfer([
      I2CMessage(.write([0x0F]), at: 0x18), I2CMessage(.read(count: 1), at: 0x18),
    ])
    #expect(answers == [[0x32]])
    #expect(circuit.transactionCount == 1)
    // The transfer has START, repeated START and STOP, and four bytes of nine bits, at 2.5 µs per
    // bit.
    #expect(circuit.now.nanoseconds == (3 + 4 * 9) * 2500)
  }

  @Test func chipsInOneTransfer() throws {
    let circuit = Circuit(.lis331dlh, .l3g4200d)
    let answers = try circuit.transfer([
      I2CMessage(.write([0x20, 0x27]), at: 0x18),
      I2CMessage(.write([0x0F]), at: 0x68), I2CMessage(.read(count: 1), at: 0x68),
      I2CMessage(.write([0x20]), at: 0x18), I2CMessage(.read(count: 1), at: 0x18),
    ])
    #expect(answers == [[0xD3], [0x27]])
    // The transfer has five STARTs and one STOP, and 3 + 4 + 4 bytes.
    #expect(circuit.now.nanoseconds == (6 + 11 * 9) * 2500)
  }

  @Test func withoutStopTheNextTransferGoesOn() throws {
    let circuit = Circuit(.lis331dlh)
    #expect(try circuit.transfer([I2CMessage(.write([0x0F]), at: 0x18)], stop: false) == [])
    #expect(circuit.now.nanoseconds == (1 + 2 * 9) * 2500)
    #expect(try circuit.transfer([I2CMessage(.read(count: 1), at: 0x18)]) == [[0x32]])
    #expect(circuit.now.nanoseconds == (3 + 4 * 9) * 2500)
  }

  @Test func emptyMessagesOnlyAsk() throws {
    let circuit = Circuit(.lis331dlh)
    #expect(try circuit.transfer([I2CMessage(.write([]), at: 0x18)]) == [])
    #expect(try circuit.transfer([I2CMessage(.read(count: 0), at: 0x18)]) == [[]])
    #expect(throws: BusError.noAcknowledge) {
      try circuit.transfer([I2CMessage(.write([]), at: 0x19)])
    }
    #expect(throws: BusError.noAcknowledge) {
      try circuit.transfer([I2CMessage(.read(count: 4), at: 0xFF)])
    }
  }

  @Test func firstFailureEndsTheTransfer() throws {
    let circuit = Circuit(.lis331dlh)
    #expect(throws: BusError.noAcknowledge) {
      try circuit.transfer([
        I2CMessage(.write([0x20, 0x27]), at: 0x18), I2CMessage(.write([0x20]), at: 0x19),
        I2CMessage(.write([0x20, 0x2F]), at: 0x18),
      ])
    }
    let answers = try circuit.transfer([
      I2CMessage(.write([0x20]), at: 0x18), I2CMessage(.read(count: 1), at: 0x18),
    ])
    #expect(answers == [[0x27]])
  }

  @Test func blockReadEndsByItself() throws {
    let circuit = Circuit(.lis331dlh)
    // INT1_THS holds 3, so three bytes follow, the first of them INT1_DURATION.
    _ = try circuit.transfer([I2CMessage(.write([0xB2, 3, 7]), at: 0x18)])
    let answers = try circuit.transfer([
      I2CMessage(.write([0xB2]), at: 0x18), I2CMessage(.readBlock, at: 0x18),
    ])
    #expect(answers == [[3, 7, 0, 0]])
    // WHO_AM_I requests 50 bytes, CTRL_REG3 none; both are invalid lengths.
    for register: UInt8 in [0x0F, 0x22] {
      #expect(throws: BusError(.other)) {
        try circuit.transfer([
          I2CMessage(.write([register]), at: 0x18), I2CMessage(.readBlock, at: 0x18),
        ])
      }
    }
    #expect(circuit.finish().isClean)
  }

  @Test func logKnowsRegistersAndWrongs() throws {
    let circuit = Circuit(.lis331dlh, .ak8975.on(spi: 0))
    circuit.logTransactions()
    _ = try circuit.transfer([
      I2CMessage(.write([0xA3, 0x80, 0x00]), at: 0x18),
      I2CMessage(.write([0xA7]), at: 0x18), I2CMessage(.read(count: 2), at: 0x18),
    ])
    // A write without the increment bit, to a reserved address.
    _ = try circuit.transfer([I2CMessage(.write([0x0E, 1, 2]), at: 0x18)], stop: false)
    var two: [UInt8] = [0, 0]
    var reading = two.mutableSpan
    // Reads WIA and INFO; the byte received during the command byte is discarded.
    try circuit.transfer(spi: 0, command: 0x80, writing: [0xAA].span, reading: &reading)
    let log = circuit.takeTransactions()
    #expect(log.map(\.written) == [[0xA3, 0x80, 0x00], [0xA7], [0x0E, 1, 2], [0x80]])
    #expect(log.map(\.read) == [[], [0, 0], [], [0x48, 0]])
    #expect(log.map(\.registers) == [[0x23, 0x24], [0x27, 0x28], [0x0E, 0x0E], [0, 1]])
    #expect(log.map(\.stops) == [false, true, false, true])
    #expect(
      log.map { $0.violations.map(\.kind) }
        == [[], [], [.reservedWrite, .reservedWrite, .burstWithoutIncrement], []])
    #expect(circuit.takeTransactions() == [])
  }

  @Test func spiGoesBothWaysAtOnce() throws {
    let circuit = Circuit([.lis331dlh.on(spi: 0)])
    circuit.logTransactions()
    var back: [UInt8] = [0, 0]
    var reading = back.mutableSpan
    // Written registers return no data; the second byte of the frame is written to CTRL_REG2.
    try circuit.transfer(spi: 0, command: 0x60, writing: [0x27].span, reading: &reading)
    #expect(back == [0xFF, 0xFF])
    var more = back.mutableSpan
    try circuit.transfer(spi: 0, command: 0xE0, writing: [0x55, 0x55, 0x55].span, reading: &more)
    #expect(back == [0x27, 0])
    // The frames have three and four bytes of eight bits, at 1 µs per bit.
    #expect(circuit.now.nanoseconds == (3 + 4) * 8000)
    #expect(circuit.transactions.map(\.written) == [[0x60, 0x27, 0x00], [0xE0]])
    #expect(circuit.transactions.map(\.read) == [[], [0x27, 0]])
  }

  @Test func logOfAFailure() throws {
    let circuit = Circuit(.lis331dlh)
    circuit.logTransactions()
    circuit.fail(.shortRead(after: 1), atTransaction: 1)
    #expect(throws: BusError(.other)) {
      try circuit.transfer([
        I2CMessage(.write([0xA8]), at: 0x18), I2CMessage(.read(count: 6), at: 0x18),
      ])
    }
    #expect(circuit.transactions[0].error == BusError(.other))
    #expect(circuit.transactions[0].read == [])
  }

  @Test func ruleSeesWhetherAFrameReads() throws {
    let circuit = Circuit([.lis331dlh.on(spi: 0)])
    circuit.fail(.timeout) { $0.isRead }
    var back: [UInt8] = [0]
    var reading = back.mutableSpan
    // Bytes are received in both frames, but only the second reads.
    try circuit.transfer(spi: 0, command: 0x20, writing: [0x27].span, reading: &reading)
    var again = back.mutableSpan
    #expect(throws: BusError.timeout) {
      try circuit.transfer(spi: 0, command: 0xA0, writing: [0].span, reading: &again)
    }
  }

  @Test func wrongReadNamesWhatWasRead() throws {
    let circuit = Circuit(.lis331dlh)
    circuit.logTransactions()
    // In power-down there are no data in Y, whose bytes are 2A and 2B.
    _ = try circuit.transfer([
      I2CMessage(.write([0xAA]), at: 0x18), I2CMessage(.read(count: 2), at: 0x18),
    ])
    #expect(circuit.transactions[0].violations.map(\.kind) == [.powerDownRead])
    #expect(circuit.transactions[0].violations.map(\.register) == [0x2B])
  }
}
