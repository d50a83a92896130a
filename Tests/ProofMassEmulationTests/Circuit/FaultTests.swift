// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Synchronization
import Testing

/// Faults on the bus, and the part of a transaction that reaches the chip.
struct FaultTests {
  @Test func nothingFailsByItself() throws {
    let bench = try Bench.accelerometer()
    for _ in 0..<100 { #expect(try bench.byte(0x0F) == 0x32) }
  }

  // MARK: No acknowledge

  @Test func addressThatIsNotAcknowledgedWritesNothing() throws {
    let bench = try Bench.accelerometer()
    bench.circuit.fail(.noAddressAcknowledge, atTransaction: 1)
    #expect(throws: BusError.noAcknowledge) { try bench.write(0x20, 0x27) }
    #expect(try bench.byte(0x20) == 0x07)
  }

  @Test func addressThatIsNotAcknowledgedLeavesThePointer() throws {
    let bench = try Bench.accelerometer()
    try bench.write(0x0F)
    bench.circuit.fail(.noAddressAcknowledge, atTransaction: 1)
    #expect(throws: BusError.noAcknowledge) { try bench.write(0x20) }
    #expect(try bench.nextBytes(1) == [0x32])
  }

  @Test func addressThatIsNotAcknowledgedReadsNothing() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x27))
    bench.wait(.milliseconds(22))
    bench.circuit.fail(.noAddressAcknowledge, atTransaction: 1)
    #expect(throws: BusError.noAcknowledge) { try bench.words() }
    #expect(try bench.byte(0xA7) == 0x0F)
  }

  @Test func commandByteThatIsNotAcknowledgedIsNotTaken() throws {
    let bench = try Bench.accelerometer()
    try bench.write(0x0F)
    bench.circuit.fail(.noAcknowledge(byte: 0), atTransaction: 1)
    #expect(throws: BusError.noAcknowledge) { try bench.write(0x20, 0x27) }
    #expect(try bench.nextBytes(1) == [0x32])
    #expect(try bench.byte(0x20) == 0x07)
  }

  /// The chip takes the bytes before the refused one, but not that one and those after it.
  @Test(arguments: [1, 2, 3, 4])
  func bytesBeforeTheRefusedOneAreTaken(byte: Int) throws {
    let bench = try Bench.accelerometer()
    bench.circuit.fail(.noAcknowledge(byte: byte), atTransaction: 1)
    #expect(throws: BusError.noAcknowledge) { try bench.write(0xA0, 0x2F, 0x10, 0x04, 0x80) }
    let written: [UInt8] = [0x2F, 0x10, 0x04, 0x80]
    let reset: [UInt8] = [0x07, 0x00, 0x00, 0x00]
    let taken = byte - 1
    #expect(try bench.bytes(0xA0, 4) == Array(written[..<taken] + reset[taken...]))
  }

  @Test func refusedRepeatedAddressReadsNothing() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x27))
    bench.wait(.milliseconds(22))
    bench.circuit.fail(.noAcknowledge(byte: 1), atTransaction: 1)
    #expect(throws: BusError.noAcknowledge) { try bench.words() }
    #expect(try bench.byte(0xA7) == 0x0F)
  }

  // MARK: Short reads and time-outs

  @Test func shortReadClearsOnlyWhatWasRead() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x27))
    bench.wait(.milliseconds(22))
    bench.circuit.fail(.shortRead(after: 2), atTransaction: 1)
    #expect(throws: BusError.self) { try bench.words() }
    #expect(try bench.byte(0xA7) == 0x0E)
  }

  /// If a short read ends after one byte of a pair with BDU on, the pair stays frozen.
  @Test func shortReadMayLeaveAPairFrozen() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x3F))
    bench.wait(.milliseconds(3))
    bench.circuit.fail(.shortRead(after: 5), atTransaction: 1)
    #expect(throws: BusError.self) { try bench.words() }
    bench.force(0, 0, -1)
    bench.wait(.milliseconds(5))
    #expect(try bench.byte(0x2D) == 0x3E)
    #expect(try bench.bytes(0xAC, 2) == [0x80, 0xC1])
  }

  @Test func timeoutTransfersNothingAndTakesTime() throws {
    let bench = try Bench.accelerometer()
    let before = bench.now
    bench.circuit.fail(.timeout, atTransaction: 1)
    #expect(throws: BusError.timeout) { try bench.write(0x20, 0x27) }
    #expect(bench.now - before >= 25_000_000)
    #expect(try bench.byte(0x20) == 0x07)
  }

  @Test func timeoutOfAReadClearsNothing() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0xC7))
    bench.wait(.milliseconds(102))
    bench.circuit.fail(.timeout, atTransaction: 1)
    #expect(throws: BusError.timeout) { try bench.words() }
    #expect(try bench.byte(0xA7) == 0x0F)
  }

  // MARK: Flipped bits

  /// An LIS331DLH on SPI whose first data bit is sampled high reads 0xB2.
  @Test func flippedBitInARead() throws {
    let circuit = Circuit(.lis331dlh.on(spi: 0))
    circuit.fail(.flippedBit(byte: 0, bit: 7), atTransaction: 1)
    #expect(try circuit.frame(0x8F, reading: 1) == [0xB2])
    #expect(try circuit.frame(0x8F, reading: 1) == [0x32])
  }

  @Test func flippedBitInTheMiddleOfARead() throws {
    let bench = try Bench.accelerometer()
    bench.circuit.fail(.flippedBit(byte: 2, bit: 0), atTransaction: 1)
    #expect(try bench.bytes(0xA0, 4) == [0x07, 0x00, 0x01, 0x00])
    #expect(try bench.byte(0x22) == 0x00)
  }

  @Test func flippedBitInAWriteIsFoundByReadingBack() throws {
    let bench = try Bench.accelerometer()
    bench.circuit.fail(.flippedBit(byte: 1, bit: 4), atTransaction: 1)
    try bench.write(0xA0, 0x2F, 0x00, 0x00, 0x80)
    #expect(try bench.bytes(0xA0, 4) == [0x2F, 0x10, 0x00, 0x80])
  }

  // MARK: Brown-out

  @Test func brownOutIsBeforeTheTransaction() throws {
    let bench = try Bench.accelerometer((0x20, 0x3F), (0x23, 0xB0), (0x30, 0x95))
    bench.wait(.milliseconds(10))
    bench.circuit.fail(.brownOut, atTransaction: 1)
    #expect(try bench.byte(0x20) == 0x07)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x23) == 0x00)
    #expect(try bench.byte(0x30) == 0x00)
    #expect(try bench.byte(0x27) == 0x00)
    #expect(try bench.words() == [0, 0, 0])
  }

  @Test func brownOutHitsEveryChip() throws {
    let circuit = Circuit(.lis331dlh, .l3g4200d, .ak8975)
    let accelerometer = Bench(on: circuit, at: 0x18)
    let gyroscope = Bench(on: circuit, at: 0x68)
    let compass = Bench(on: circuit, at: 0x0C)
    try accelerometer.write(0x20, 0x27)
    try gyroscope.write(0x20, 0x0F)
    try compass.write(0x0A, 0x01)
    circuit.fail(.brownOut, atTransaction: 1)
    _ = try compass.byte(0x00)
    circuit.advance(by: .milliseconds(20))
    #expect(try accelerometer.byte(0x20) == 0x07)
    #expect(try gyroscope.byte(0x20) == 0x07)
    #expect(try compass.byte(0x02) == 0x00)
  }

  @Test func chipBootsAgainAfterABrownOut() throws {
    let bench = try Bench.accelerometer()
    bench.circuit.fail(.brownOut, atTransaction: 1)
    _ = try bench.byte(0x0F)
    #expect(bench.count(.bootAccess) == 1)
    bench.wait(.milliseconds(5))
    _ = try bench.byte(0x0F)
    #expect(bench.count(.bootAccess) == 1)
  }

  // MARK: When

  @Test func strikesAtTheTransactionThatIsNamed() throws {
    let bench = try Bench.accelerometer()
    bench.circuit.fail(atTransaction: 3)
    #expect(try bench.byte(0x0F) == 0x32)
    #expect(try bench.byte(0x0F) == 0x32)
    #expect(throws: BusError.noAcknowledge) { try bench.byte(0x0F) }
    #expect(try bench.byte(0x0F) == 0x32)
  }

  @Test func strikesSoManyTimes() throws {
    let bench = try Bench.accelerometer()
    bench.circuit.fail(atTransaction: 2, count: 3)
    #expect(try bench.byte(0x0F) == 0x32)
    for _ in 0..<3 { #expect(throws: BusError.noAcknowledge) { try bench.byte(0x0F) } }
    #expect(try bench.byte(0x0F) == 0x32)
  }

  @Test func strikesByRule() throws {
    let bench = try Bench.accelerometer()
    bench.circuit.fail(.timeout) { $0.isRead && $0.command == 0xA8 }
    #expect(try bench.byte(0x0F) == 0x32)
    try bench.write(0x20, 0x27)
    #expect(throws: BusError.timeout) { try bench.words() }
    #expect(throws: BusError.timeout) { try bench.words() }
    #expect(try bench.byte(0x20) == 0x27)
  }

  @Test func ruleKnowsTheTarget() throws {
    let circuit = Circuit(.lis331dlh, .l3g4200d)
    circuit.fail(.noAddressAcknowledge) { $0.target == .i2c(0x68) }
    #expect(try Bench(on: circuit, at: 0x18).byte(0x0F) == 0x32)
    #expect(throws: BusError.noAcknowledge) { try Bench(on: circuit, at: 0x68).byte(0x0F) }
  }

  @Test func ruleKnowsNumberTimeAndDirection() throws {
    let bench = try Bench.accelerometer()
    let seen = Mutex<[TransactionStart]>([])
    bench.circuit.fail(.timeout) { start in
      seen.withLock { $0.append(start) }
      return false
    }
    try bench.write(0x20, 0x27)
    bench.wait(.milliseconds(1))
    _ = try bench.bytes(0xA8, 6)
    let starts = seen.withLock { $0 }
    #expect(starts.map(\.number) == [1, 2])
    #expect(starts.map(\.time) == [0, 1_072_500])
    #expect(starts.map(\.target) == [.i2c(0x18), .i2c(0x18)])
    #expect(starts.map(\.command) == [0x20, 0xA8])
    #expect(starts.map(\.isRead) == [false, true])
  }

  @Test func repairTakesFaultsBack() throws {
    let bench = try Bench.accelerometer()
    bench.circuit.fail(.noAddressAcknowledge) { _ in true }
    bench.circuit.fail(.timeout, atTransaction: 2)
    #expect(throws: BusError.noAcknowledge) { try bench.byte(0x0F) }
    bench.circuit.repair()
    for _ in 0..<5 { #expect(try bench.byte(0x0F) == 0x32) }
    #expect(bench.circuit.finish().isClean)
  }

  @Test func failedTransactionsCount() throws {
    let bench = try Bench.accelerometer()
    let before = bench.circuit.transactionCount
    bench.circuit.fail(atTransaction: 1)
    #expect(throws: BusError.noAcknowledge) { try bench.byte(0x0F) }
    _ = try bench.byte(0x0F)
    #expect(bench.circuit.transactionCount == before + 2)
  }

  // MARK: On SPI

  @Test func framesFailToo() throws {
    let circuit = Circuit(.l3g4200d.on(spi: 0))
    circuit.fail(.timeout, atTransaction: 1)
    #expect(throws: BusError.timeout) { try circuit.frame(0x20, 0x0F) }
    #expect(try circuit.frame(0xE0, reading: 1) == [0x07])
    circuit.fail(.flippedBit(byte: 0, bit: 3), atTransaction: 1)
    try circuit.frame(0x20, 0x07)
    #expect(try circuit.frame(0xE0, reading: 1) == [0x0F])
    circuit.fail(.brownOut, atTransaction: 1)
    #expect(try circuit.frame(0xE0, reading: 1) == [0x07])
  }
}
