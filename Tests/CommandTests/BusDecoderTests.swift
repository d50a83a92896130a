// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

@testable import proofmass

/// The decoders of I2C and SPI, on waveforms that are drawn by hand: a column is a microsecond.
@Suite struct BusDecoderTests {
  private func isHigh(_ line: String) -> [Bool] { line.map { $0 == "-" } }

  private func decodeI2C(_ scl: String, _ sda: String) -> [CapturedTransfer] {
    var decoder = I2CDecoder()
    var found: [CapturedTransfer] = []
    for (index, (scl, sda)) in zip(isHigh(scl), isHigh(sda)).enumerated() {
      found += decoder.take(Int64(index) * 1000, scl: scl, sda: sda)
    }
    return found + decoder.finish()
  }

  private func transaction(
    _ time: Int64, _ address: UInt8, written: [UInt8] = [], read: [UInt8] = [],
    error: BusError? = nil, stops: Bool = true
  ) -> Transaction {
    var transaction = Transaction(time: time, target: .i2c(address))
    (transaction.written, transaction.read) = (written, read)
    (transaction.error, transaction.stops) = (error, stops)
    return transaction
  }

  // START, nine bits, STOP.
  private static let oneByte = "---" + "__-__-__-__-__-__-__-__-__-" + "__---"

  /// 0x18 to be written, 0011 0000 and an acknowledge: a probe.
  @Test func aProbe() {
    #expect(
      decodeI2C(Self.oneByte, "--_" + "______------_______________" + "___--")
        == [CapturedTransfer(transaction: transaction(2000, 0x18), bit: 2800)])
  }

  /// The same address without an acknowledge.
  @Test func nobody() {
    #expect(
      decodeI2C(Self.oneByte, "--_" + "______------____________---" + "___--")
        == [
          CapturedTransfer(
            transaction: transaction(2000, 0x18, error: BusError(.noAcknowledge)), bit: 2800)
        ])
  }

  /// 0x18 0F, repeated START, 0x18 to be read, 32 and no acknowledge.
  private static let identity = (
    scl: "---" + "__-__-__-__-__-__-__-__-__-" + "__-__-__-__-__-__-__-__-__-" + "_--"
      + "__-__-__-__-__-__-__-__-__-" + "__-__-__-__-__-__-__-__-__-" + "__---",
    sda: "--_" + "______------_______________" + "____________------------___" + "--_"
      + "______------_________---___" + "______------______---___---" + "___--"
  )

  @Test func aRead() {
    #expect(
      decodeI2C(Self.identity.scl, Self.identity.sda).map(\.transaction)
        == [transaction(2000, 0x18, written: [0x0F], read: [0x32])])
  }

  /// Without its beginning there is no START; without its end, what has begun does not count.
  @Test func cutCaptures() {
    let (scl, sda) = Self.identity
    #expect(decodeI2C(String(scl.dropFirst(20)), String(sda.dropFirst(20))).isEmpty == false)
    #expect(
      decodeI2C(String(scl.dropFirst(20)), String(sda.dropFirst(20))).map(\.transaction)
        == [transaction(39000, 0x18, read: [0x32])])
    #expect(decodeI2C(String(scl.dropLast(8)), String(sda.dropLast(8))).isEmpty)
    #expect(decodeI2C(String(scl.prefix(1)), String(sda.prefix(1))).isEmpty)
  }

  /// A chip that holds SCL low for 100 µs within the byte lengthens the mean bit.
  @Test func stretching() {
    let low = String(repeating: "_", count: 100)
    #expect(
      decodeI2C(
        "---" + "__-__-__-__-__-__-__-__-__" + low + "-" + "__---",
        "--_" + "______------______________" + low + "_" + "___--")
        == [CapturedTransfer(transaction: transaction(2000, 0x18), bit: 12_800)])
  }

  /// Pulses shorter than 50 ns are no edges; one of 50 ns is.
  @Test func glitches() {
    var filter = GlitchFilter(levels: 3)
    var changes: [String] = []
    let note = { (time: Int64, levels: UInt8) in changes.append("\(time) \(levels)") }
    filter.take(100, 2, note)
    filter.take(149, 3, note)
    filter.take(300, 1, note)
    filter.take(340, 0, note)
    filter.take(350, 2, note)
    filter.take(400, 2, note)
    filter.settle(before: .max, note)
    #expect(changes == ["300 1", "340 0", "350 2"])
  }

  // MARK: SPI

  private func decodeSPI(
    _ cs: String, _ clock: String, _ out: String, _ back: String?
  ) -> [CapturedTransfer] {
    var decoder = SPIDecoder(select: 0)
    var found: [CapturedTransfer] = []
    for index in cs.indices {
      var levels = SPIDecoder.Levels()
      levels.isSelected = cs[index] == "_"
      (levels.clock, levels.out) = (clock[index] == "-", out[index] == "-")
      levels.back = back.map { $0[index] == "-" } ?? true
      levels.isBackDriven = back != nil
      let time = Int64(cs.distance(from: cs.startIndex, to: index)) * 1000
      if let frame = decoder.take(time, levels) { found.append(frame) }
    }
    return found
  }

  /// Mode 3: CLK idles high, MOSI changes as it falls. 8F, then 32 comes back.
  @Test func aFrame() throws {
    let found = decodeSPI(
      "--" + "____________________________________" + "--",
      "----" + "_-_-_-_-_-_-_-_-" + "_-_-_-_-_-_-_-_-" + "----",
      "----" + "--______--------" + "________________" + "----",
      "----" + "----------------" + "____----____--__" + "----")
    let frame = try #require(found.first)
    #expect(found.count == 1)
    #expect(frame.transaction.written == [0x8F, 0x00])
    #expect(frame.transaction.read == [0x32])
    #expect(frame.transaction.clock == SPIClock(mode: 3, hertz: 490_000))
    #expect(frame.transaction.time == 4000)
    #expect(frame.bit == 2000)
    #expect(!frame.transaction.isThreeWire)
  }

  /// The polarity is the idle level, the phase the edge at which MOSI changes.
  @Test(arguments: [
    (0, "____" + "_-_-_-_-_-_-_-_-" + "____", "----" + "--______--------" + "____"),
    (1, "____" + "-_-_-_-_-_-_-_-_" + "____", "----" + "--______--------" + "____"),
    (2, "----" + "-_-_-_-_-_-_-_-_" + "----", "----" + "--______--------" + "____"),
  ])
  func modes(_ mode: Int, _ clock: String, _ out: String) throws {
    let frame = try #require(
      decodeSPI("--____________________--", clock, out, "------------------------").first)
    #expect(frame.transaction.clock.mode == mode)
    #expect(frame.transaction.written == [0x8F])
  }

  /// Without MISO the answer is on MOSI; a frame of less than a byte is none.
  @Test func oneWire() throws {
    let found = decodeSPI(
      "--" + "____________________________________" + "--",
      "----" + "_-_-_-_-_-_-_-_-" + "_-_-_-_-_-_-_-_-" + "----",
      "----" + "--______--------" + "____----____--__" + "----", nil)
    let frame = try #require(found.first)
    #expect(frame.transaction.isThreeWire)
    #expect(frame.transaction.read == [0x32])
    #expect(decodeSPI("-________-", "----_-_---", "----------", nil).isEmpty)
  }
}
