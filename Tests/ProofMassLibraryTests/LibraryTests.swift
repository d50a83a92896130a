// SPDX-License-Identifier: Apache-2.0

import ProofMassLibrary
import Testing

/// The bytes are those of the LIS331DLH's datasheet: WHO_AM_I is 0x32, 1 g at ±2 g is 0x3E80.
@Suite struct LibraryTests {
  private let ideal = #"{"chips":["lis331dlh"],"sensing":"ideal","drivers":false}"#

  @Test func aWholeTransfer() throws {
    let board = try CBoard(ideal)
    defer { _ = release(board.handle) }
    #expect(board.transfer(0x18, [0x0F], reading: 1) == (0, [0x32]))
    #expect(board.transfer(0x18, [0x20, 0x27]) == (0, []))
    #expect(advance(board.handle, 100_000_000) == 0)
    #expect(board.transfer(0x18, [0xA8], reading: 6) == (0, [0, 0, 0, 0, 0x80, 0x3E]))
    // An empty transfer probes the address.
    #expect(board.transfer(0x18, []) == (0, []))
    #expect(board.transfer(0x19, []) == (-3, []))
  }

  /// START, address, command, repeated START, address, six bytes and STOP: 84 bits of 2.5 µs.
  @Test func byByteAsWhole() throws {
    let boards = try [CBoard(ideal), CBoard(ideal)]
    defer { for board in boards { _ = release(board.handle) } }
    for board in boards {
      #expect(board.transfer(0x18, [0x20, 0x27]) == (0, []))
      #expect(advance(board.handle, 100_000_000) == 0)
    }
    #expect(boards[0].readSingly(0x18, 0xA8, 6) == [0, 0, 0, 0, 0x80, 0x3E])
    #expect(boards[1].transfer(0x18, [0xA8], reading: 6) == (0, [0, 0, 0, 0, 0x80, 0x3E]))
    for board in boards { #expect(now(board.handle) == 100_210_000) }
    #expect(boards[0].readSingly(0x1D, 0x0F, 1) == nil)
    // A repeated START for another chip ends the transfer, and a byte that nobody sends is 0xFF.
    _ = i2cStart(boards[0].handle)
    #expect(i2cSend(boards[0].handle, 0x3A) == 0)
    #expect(i2cReceive(boards[0].handle) == 0xFF)
    #expect(i2cStop(boards[0].handle) == 0)
  }

  @Test(
    arguments: [
      (#""fault":"no-address-acknowledge""#, nil), (#""fault":"timeout""#, nil),
      (#""fault":"no-acknowledge","byte":0"#, nil),
      (#""fault":"flipped-bit","byte":1,"bit":7"#, [0, 0x80, 0, 0, 0x80, 0x3E]),
      (#""fault":"short-read","after":5"#, [0, 0, 0, 0, 0x80, 0xFF]),
      (#""fault":"brown-out""#, [0, 0, 0, 0, 0, 0]),
    ] as [(String, [UInt8]?)])
  func faultsByByte(_ fault: String, _ bytes: [UInt8]?) throws {
    let board = try CBoard(ideal)
    defer { _ = release(board.handle) }
    _ = board.transfer(0x18, [0x20, 0x27])
    _ = advance(board.handle, 100_000_000)
    #expect(board.request(#"{"do":"fault",\#(fault),"at":1}"#) == "{\"id\":null}\n")
    if fault.contains("brown-out") {
      // At its reset values the chip is powered down, and its outputs are 0.
      #expect(board.readSingly(0x18, 0xA8, 6) == bytes)
      return
    }
    #expect(board.readSingly(0x18, 0xA8, 6) == bytes)
    #expect(board.readSingly(0x18, 0xA8, 6) == [0, 0, 0, 0, 0x80, 0x3E])
    #expect(board.request(#"{"do":"finish"}"#).contains(#""unused_faults":[]"#))
  }

  /// A chip that holds the clock for 2 ms before the acknowledge of the command byte.
  @Test func aStretchedClock() throws {
    let board = try CBoard(ideal)
    defer { _ = release(board.handle) }
    _ = board.request(#"{"do":"fault","fault":"clock-stretch","byte":0,"for_s":0.002,"at":1}"#)
    _ = i2cStart(board.handle)
    _ = i2cSend(board.handle, 0x30)
    let before = now(board.handle)
    #expect(i2cSend(board.handle, 0x0F) == 1)
    #expect(now(board.handle) - before == 2_022_500)
    _ = i2cStop(board.handle)
  }

  @Test func transcriptsHaveSingleBytes() throws {
    let board = try CBoard(ideal)
    defer { _ = release(board.handle) }
    #expect(board.request(#"{"do":"transcript"}"#).contains(#""transactions":[]"#))
    #expect(board.readSingly(0x18, 0x0F, 1) == [0x32])
    #expect(board.readSingly(0x1D, 0x0F, 1) == nil)
    let transcript = board.request(#"{"do":"transcript"}"#)
    #expect(transcript.contains(#""address":"0x18","write":"0f","read":"32""#), "\(transcript)")
    #expect(transcript.contains(#""address":"0x1d""#), "\(transcript)")
    #expect(transcript.contains("no-acknowledge"), "\(transcript)")
  }

  @Test func bytesOnSPI() throws {
    let board = try CBoard(
      #"{"chips":["lis331dlh,spi=0.1"],"sensing":"ideal","drivers":false}"#)
    defer { _ = release(board.handle) }
    let chip: Int32 = 0x101
    var read = [UInt8](repeating: 0, count: 2)
    let code = unsafe spi(board.handle, chip, [0x8F, 0], &read, 2)
    #expect(code == 0)
    #expect(read[1] == 0x32)
    #expect(spiSelect(board.handle, chip) == 0)
    #expect(spiOffer(board.handle, chip) == 0xFF)
    #expect(spiTake(board.handle, chip, 0x8F) == 0)
    #expect(spiOffer(board.handle, chip) == 0x32)
    #expect(spiTake(board.handle, chip, 0) == 0)
    #expect(spiDeselect(board.handle, chip) == 0)
    #expect(spiSelect(board.handle, 0x18) == -2)
  }

  /// INT1 shows data ready at 50 Hz (CTRL_REG3, I1_CFG 10).
  @Test func pinsAndEdges() throws {
    let board = try CBoard(ideal)
    defer { _ = release(board.handle) }
    #expect(pins(board.handle, 0x19) == -10)
    #expect(pins(board.handle, 0x18) == 0)
    var list = [Edge](repeating: Edge(), count: 8)
    func take(_ most: Int) -> Int32 {
      unsafe list.withUnsafeMutableBytes { unsafe edges(board.handle, 0x18, $0.baseAddress, most) }
    }
    #expect(take(8) == 0)
    _ = board.transfer(0x18, [0x22, 0x02])
    _ = board.transfer(0x18, [0x20, 0x27])
    let first = nextChange(board.handle, 0x18)
    #expect(first > now(board.handle))
    _ = advance(board.handle, first)
    #expect(pins(board.handle, 0x18) == 1)
    #expect(take(8) == 1)
    #expect(list[0] == Edge(time: first, pin: 0, isHigh: 1))
    _ = board.transfer(0x18, [0xA8], reading: 6)
    #expect(take(8) == 1)
    #expect(list[0].isHigh == 0)
    #expect(take(8) == 0)
    #expect(take(1025) == -2)
  }

  @Test func snapshots() throws {
    let board = try CBoard(ideal)
    defer { _ = release(board.handle) }
    _ = board.transfer(0x18, [0x20, 0x27])
    let time = now(board.handle)
    #expect(snapshot(board.handle) == 1)
    _ = board.transfer(0x18, [0x20, 0x3F])
    #expect(restore(board.handle, 1) == 0)
    #expect(now(board.handle) == time)
    #expect(board.transfer(0x18, [0x20], reading: 1) == (0, [0x27]))
    // The second half of a transfer that had begun has no effect.
    _ = i2cStart(board.handle)
    _ = i2cSend(board.handle, 0x30)
    _ = i2cSend(board.handle, 0x20)
    #expect(restore(board.handle, 1) == 0)
    #expect(i2cSend(board.handle, 0x3F) == 0)
    _ = i2cStop(board.handle)
    #expect(board.transfer(0x18, [0x20], reading: 1) == (0, [0x27]))
    #expect(forget(board.handle, 1) == 0)
    #expect(forget(board.handle, 1) == -2)
    #expect(restore(board.handle, 1) == -2)
  }

  /// A second at 1 kHz, at the instants of the samples, as with the data-ready line.
  @Test func samplesAtOnce() throws {
    let board = try CBoard(
      #"{"chips":["lis331dlh,rate=1000"],"sensing":"ideal","continuous":true,"at_once":true}"#)
    defer { _ = release(board.handle) }
    let start = now(board.handle)
    let count = run(board.handle, start + 1_000_000_000, 0)
    let samples = unsafe board.numbers { unsafe rows($0, $1, $2) }
    #expect(samples.count == 5 * Int(count))
    #expect((990...1000).contains(count))
    let times = stride(from: 1, to: samples.count, by: 5).map { samples[$0] }
    for (one, next) in zip(times, times.dropFirst()) {
      #expect(((next - one) * 1e9).rounded() == 1_000_000)
    }
    for at in stride(from: 0, to: samples.count, by: 5) {
      #expect(samples[at] == 0)
      // At the default of ±8 g a digit has 3.9 mg: 256 digits.
      #expect(Array(samples[at + 2..<at + 5]) == [0, 0, 0.9984])
    }
    #expect(unsafe board.numbers { unsafe motions($0, $1, $2) }.isEmpty)
    #expect(run(board.handle, now(board.handle) + 60_000_000_001, 0) == -2)
  }

  /// A board that is turned by 90° about x: the force is on y, and the attitude is (√½, √½, 0, 0).
  @Test func driversOnDemandAndTruth() throws {
    let board = try CBoard(#"{"chips":["lis331dlh"],"sensing":"ideal","drivers":false}"#)
    defer { _ = release(board.handle) }
    #expect(run(board.handle, now(board.handle) + 1_000_000_000, 0) == 0)
    #expect(drive(board.handle, 1) == 0)
    _ = board.request(#"{"do":"turn","q":[0.70710678118654752,0.70710678118654752,0,0]}"#)
    #expect(run(board.handle, now(board.handle) + 1_000_000_000, 0) > 90)
    let list = unsafe board.numbers { unsafe samples($0, 0, $1, $2) }
    #expect(list.count > 360)
    #expect(Array(list.suffix(3)) == [0, 0.9984, 0])
    #expect(unsafe board.numbers { unsafe samples($0, 2, $1, $2) }.isEmpty)
    #expect(samples(board.handle, 3, nil, 0) == -2)
    var numbers = [Double](repeating: 0, count: 13)
    let time = [now(board.handle)]
    let code = unsafe truth(board.handle, time, 1, &numbers)
    #expect(code == 0)
    let half = Double(2).squareRoot() / 2
    let expected = [0, 1, 0, 0, 0, 0] + Array(numbers[6...8]) + [half, half, 0, 0]
    for (number, expected) in zip(numbers, expected) {
      #expect(abs(number - expected) < 1e-9, "\(numbers)")
    }
    #expect(drive(board.handle, 0) == 0)
    // CTRL_REG1 of a chip that is powered down: PM is 000.
    #expect(board.transfer(0x18, [0x20], reading: 1).1[0] >> 5 == 0)
    #expect(run(board.handle, now(board.handle) + 1_000_000_000, 0) == 0)
  }

  @Test func driversThatCannotBe() throws {
    let board = try CBoard(#"{"chips":["lis331dlh,spi=0.0"],"drivers":false}"#)
    defer { _ = release(board.handle) }
    #expect(drive(board.handle, 1) == -11)
    #expect(board.lastAnswer.contains("a chip without a driver here"), "\(board.lastAnswer)")
    #expect(drive(board.handle, 1) == -11)
  }

  @Test func aSensorThatFails() throws {
    let board = try CBoard(#"{"sensing":"ideal","continuous":true}"#)
    defer { _ = release(board.handle) }
    _ = board.request(
      #"{"do":"fault","fault":"no-address-acknowledge","address":"0x68"}"#)
    #expect(run(board.handle, now(board.handle) + 1_000_000_000, 1) == -11)
    #expect(board.lastAnswer.hasPrefix("L3G4200D: "), "\(board.lastAnswer)")
    let samples = unsafe board.numbers { unsafe rows($0, $1, $2) }
    let sensors = Set(stride(from: 0, to: samples.count, by: 5).map { samples[$0] })
    #expect(sensors == [0, 2])
  }

  @Test func chipsInTheWordsOfTheCommand() throws {
    let board = try CBoard(
      #"{"chips":["lis331dlh,address=0x19,rate=400,range=8g","l3g4200d"],"i2c_hertz":100000}"#)
    defer { _ = release(board.handle) }
    // ±8 g at 400 Hz: CTRL_REG1 0x37, CTRL_REG4 with block data update 0xB0.
    _ = run(board.handle, now(board.handle) + 10_000_000, 0)
    #expect(board.transfer(0x19, [0x20], reading: 1).1 == [0x37])
    #expect(board.transfer(0x19, [0x23], reading: 1).1 == [0xB0])
    // 39 bits of 10 µs.
    let time = now(board.handle)
    _ = board.transfer(0x19, [0x0F], reading: 1)
    #expect(now(board.handle) - time == 390_000)
  }

  @Test(arguments: [
    ("[]", "no object"), (#"{"chips":["lis331dlh,rate"]}"#, "a key and a value, like rate=800"),
    (#"{"chips":["lis331dlh,rate=fast"]}"#, "a number"),
    (#"{"chips":["lis331dlh,rate=123"]}"#, "one of 0.5, 1, 2, 5, 10, 50, 100, 400, 1000"),
    (#"{"chips":["lis331"]}"#, "unknown chip"), (#"{"chips":"#, "no JSON"),
    (#"{"i2c_hertz":0}"#, "a whole number from 1 to 1000000000"),
  ])
  func refusals(_ description: String, _ words: String) {
    #expect {
      _ = try CBoard(description)
    } throws: { error in
      (error as? CBoard.Refusal).map { $0.code == -8 && $0.words.contains(words) } ?? false
    }
  }
}
