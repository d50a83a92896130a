// SPDX-License-Identifier: Apache-2.0

import Glibc
import ProofMassCore
import ProofMassEmulation
import ProofMassServer
import Testing

/// The frame protocol: requests and their answers, byte by byte.
@Suite struct FrameSessionTests {
  let circuit = Circuit([.lis331dlh, .lis331dlh.on(spi: 1)])
  let board: ServedBoard
  let files: OpenFiles

  init() {
    board = ServedBoard(circuit, isTimeVirtual: true)
    files = OpenFiles(circuit)
  }

  /// "PMDOOR1\n"
  static let hello: [UInt8] = [0x50, 0x4D, 0x44, 0x4F, 0x4F, 0x52, 0x31, 0x0A]
  /// OPEN of file 5, "i2c".
  static let openI2C: [UInt8] = [12, 0, 0, 0, 1, 5, 0, 0, 0, 0, 0, 0, 0, 0x69, 0x32, 0x63]
  /// OPEN of file 6, "spi0.1".
  static let openSPI: [UInt8] = [
    15, 0, 0, 0, 1, 6, 0, 0, 0, 0, 0, 0, 0, 0x73, 0x70, 0x69, 0x30, 0x2E, 0x31,
  ]
  static let done: [UInt8] = [4, 0, 0, 0, 0, 0, 0, 0]

  /// A connection that has sent the greeting and opened a device.
  struct Client {
    var session: FrameSession

    mutating func say(_ bytes: [UInt8]) throws(ProtocolError) -> [UInt8] {
      var input = ByteQueue(bytes)
      var output: [UInt8] = []
      while try session.receive(&input, &output) {}
      return output
    }
  }

  func client(_ opening: [UInt8] = []) throws -> Client {
    var client = Client(session: FrameSession(board, files))
    let answer = try client.say(Self.hello + opening)
    #expect(answer == (opening.isEmpty ? [] : Self.done))
    return client
  }

  @Test func identityInOneTransfer() throws {
    var client = try client(Self.openI2C)
    // Two messages to 0x18: one byte 0f, then read one.
    let answer = try client.say([
      16, 0, 0, 0, 2, 2, 0, 0x18, 0, 0, 0, 1, 0, 0x0F, 0x18, 0, 1, 0, 1, 0,
    ])
    #expect(answer == [5, 0, 0, 0, 2, 0, 0, 0, 0x32])
  }

  /// CLOCK, whose answer comes with the descriptor of the page in which the time is.
  @Test func theClock() throws {
    var client = try client()
    let answer = try client.say([1, 0, 0, 0, 16])
    #expect(answer == Self.done)
    let passed = [client.session.takeDescriptor(), client.session.takeDescriptor()]
    #expect(passed[0] != nil && passed[1] == nil)
    var status = stat()
    #expect(unsafe fstat(passed[0] ?? -1, &status) == 0 && status.st_size == 72)
  }

  /// CLOCK_TO with the count of handled instants that its sender has seen. The board stops at an alarm of
  /// another program. A request from before that program has handled it may be read after it.
  @Test func anAdvanceFromBeforeAHandledAlarmDoesNothing() throws {
    func advance(toByte byte7: UInt8, handled: UInt8) -> [UInt8] {
      // To byte7 * 2^24 ns, some 17 ms.
      [17, 0, 0, 0, 18, 0, 0, 0, byte7, 0, 0, 0, 0, handled, 0, 0, 0, 0, 0, 0, 0]
    }
    func shown(_ byte: UInt8) -> [UInt8] { [12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, byte, 0, 0, 0, 0] }
    var keeper = try client()
    var other = try client()
    // ALARM_TAKE of number 7, ALARM_SET to 2 * 2^24 ns.
    let alarm: [UInt8] = [7, 0, 0, 0, 0, 0, 0, 0]
    #expect(try keeper.say([9, 0, 0, 0, 19] + alarm) == Self.done)
    #expect(try keeper.say([17, 0, 0, 0, 20] + alarm + [0, 0, 0, 2, 0, 0, 0, 0]) == Self.done)
    #expect(try other.say(advance(toByte: 1, handled: 1)) == shown(1))
    #expect(try other.say(advance(toByte: 3, handled: 1)) == shown(2))
    // The alarm is handled: no further one.
    let none: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
    #expect(try keeper.say([17, 0, 0, 0, 20] + alarm + none) == Self.done)
    #expect(try other.say(advance(toByte: 3, handled: 1)) == shown(2))
    #expect(try other.say(advance(toByte: 3, handled: 2)) == shown(3))
  }

  @Test func noClockWhereTimeFollowsTheSystem() throws {
    let board = ServedBoard(circuit, isTimeVirtual: false)
    var client = Client(session: FrameSession(board, files))
    // −1, EPERM.
    let answer = try client.say(Self.hello + [1, 0, 0, 0, 16])
    #expect(answer == [4, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF])
    let passed = client.session.takeDescriptor()
    #expect(passed == nil)
  }

  @Test func absentChipIsRemoteIO() throws {
    var client = try client(Self.openI2C)
    let answer = try client.say([10, 0, 0, 0, 2, 1, 0, 0x19, 0, 0, 0, 1, 0, 0x0F])
    // -121
    #expect(answer == [4, 0, 0, 0, 0x87, 0xFF, 0xFF, 0xFF])
    #expect(EREMOTEIO == 121)
  }

  @Test func chosenAddressIsKeptWithTheFile() throws {
    var first = try client(Self.openI2C)
    #expect(try first.say([6, 0, 0, 0, 4, 0, 0x18, 0, 0, 0]) == Self.done)
    // Another connection of the same file: it writes 0f, and its next read continues from there.
    var second = try client(Self.openI2C)
    let write = try second.say([10, 0, 0, 0, 2, 1, 0, 0xFF, 0xFF, 0, 0, 1, 0, 0x0F])
    #expect(write == [4, 0, 0, 0, 1, 0, 0, 0])
    let read = try second.say([9, 0, 0, 0, 2, 1, 0, 0xFF, 0xFF, 1, 0, 1, 0])
    #expect(read == [5, 0, 0, 0, 1, 0, 0, 0, 0x32])
    // Another file has set no address, and there is no chip at 0.
    var other = try client([12, 0, 0, 0, 1, 9, 0, 0, 0, 0, 0, 0, 0, 0x69, 0x32, 0x63])
    let absent = try other.say([9, 0, 0, 0, 2, 1, 0, 0xFF, 0xFF, 1, 0, 1, 0])
    #expect(absent == [4, 0, 0, 0, 0x87, 0xFF, 0xFF, 0xFF])
  }

  @Test func blockReadCountsItself() throws {
    var client = try client(Self.openI2C)
    // CTRL_REG1 and the threshold 5 at 32; a block read at 32 then gives 05 and five more.
    _ = try client.say([11, 0, 0, 0, 2, 1, 0, 0x18, 0, 0, 0, 2, 0, 0x32, 0x05])
    let answer = try client.say([
      16, 0, 0, 0, 2, 2, 0, 0x18, 0, 0, 0, 1, 0, 0xB2, 0x18, 0, 1, 4, 1, 0,
    ])
    #expect(answer == [10, 0, 0, 0, 2, 0, 0, 0, 5, 0, 0, 0, 0, 0])
    // At 0f it would be 50 bytes, more than SMBus has: EPROTO, -71.
    let refused = try client.say([
      16, 0, 0, 0, 2, 2, 0, 0x18, 0, 0, 0, 1, 0, 0x0F, 0x18, 0, 1, 4, 1, 0,
    ])
    #expect(refused == [4, 0, 0, 0, 0xB9, 0xFF, 0xFF, 0xFF])
  }

  @Test func tenBitAddressIsRefused() throws {
    var client = try client(Self.openI2C)
    // EOPNOTSUPP, -95
    let answer = try client.say([10, 0, 0, 0, 2, 1, 0, 0x18, 0, 0x10, 0, 1, 0, 0x0F])
    #expect(answer == [4, 0, 0, 0, 0xA1, 0xFF, 0xFF, 0xFF])
  }

  @Test func frameOverTwoTransfers() throws {
    var client = try client(Self.openSPI)
    // 8f out, then one byte in.
    let answer = try client.say([14, 0, 0, 0, 3, 2, 0, 1, 0, 0, 0, 1, 0x8F, 1, 0, 0, 0, 2])
    #expect(answer == [5, 0, 0, 0, 2, 0, 0, 0, 0x32])
  }

  @Test func bothWaysAtOnce() throws {
    var client = try client(Self.openSPI)
    // One transfer of 8f 00, whose first byte comes back as ones.
    let answer = try client.say([10, 0, 0, 0, 3, 1, 0, 2, 0, 0, 0, 3, 0x8F, 0])
    #expect(answer == [6, 0, 0, 0, 2, 0, 0, 0, 0xFF, 0x32])
  }

  /// The mode of the device, and the clock of the device or of a transfer, are the controller's.
  @Test func modeAndClock() throws {
    var client = try client(Self.openSPI)
    let identity: [UInt8] = [14, 0, 0, 0, 3, 2, 0, 1, 0, 0, 0, 1, 0x8F, 1, 0, 0, 0, 2]
    func count(_ kind: Violation.Kind) -> Int { circuit.violations(at: .spi(1)).count(kind) }
    for (mode, byte) in [(0, 0x32), (1, 0xFF), (2, 0x99), (3, 0x32)] as [(UInt8, UInt8)] {
      #expect(try client.say([6, 0, 0, 0, 4, 1, mode, 0, 0, 0]) == Self.done)
      #expect(try client.say(identity) == [5, 0, 0, 0, 2, 0, 0, 0, byte])
    }
    #expect(count(.spiMode) == 2)
    #expect(count(.spiClock) == 0)
    // The transfer of the command has a clock of its own, of 10 000 001 Hz.
    let fast: [UInt8] = [
      18, 0, 0, 0, 3, 2, 0, 1, 0, 0, 0, 9, 0x81, 0x96, 0x98, 0, 0x8F, 1, 0, 0, 0, 2,
    ]
    #expect(try client.say(fast) == [5, 0, 0, 0, 2, 0, 0, 0, 0x32])
    #expect(count(.spiClock) == 1)
    // SET of the clock, to 10 000 000 Hz and to one more.
    #expect(try client.say([6, 0, 0, 0, 4, 3, 0x80, 0x96, 0x98, 0]) == Self.done)
    _ = try client.say(identity)
    #expect(count(.spiClock) == 1)
    #expect(try client.say([6, 0, 0, 0, 4, 3, 0x81, 0x96, 0x98, 0]) == Self.done)
    _ = try client.say(identity)
    #expect(count(.spiClock) == 2)
  }

  @Test func oneWire() throws {
    var client = try client(Self.openSPI)
    // SET of the mode: SPI_3WIRE.
    #expect(try client.say([6, 0, 0, 0, 4, 1, 0x10, 0, 0, 0]) == Self.done)
    let identity: [UInt8] = [14, 0, 0, 0, 3, 2, 0, 1, 0, 0, 0, 1, 0x8F, 1, 0, 0, 0, 2]
    // Not before SIM is set in CTRL_REG4.
    #expect(try client.say(identity) == [5, 0, 0, 0, 2, 0, 0, 0, 0xFF])
    _ = try client.say([10, 0, 0, 0, 3, 1, 0, 2, 0, 0, 0, 1, 0x23, 0x01])
    #expect(try client.say(identity) == [5, 0, 0, 0, 2, 0, 0, 0, 0x32])
    // −22, EINVAL: both ways at once.
    let both = try client.say([10, 0, 0, 0, 3, 1, 0, 2, 0, 0, 0, 3, 0x8F, 0])
    #expect(both == [4, 0, 0, 0, 0xEA, 0xFF, 0xFF, 0xFF])
  }

  @Test func noChipSelect() throws {
    var client = try client(Self.openSPI)
    // SET of the mode: SPI_NO_CS. Two bytes take their time.
    #expect(try client.say([6, 0, 0, 0, 4, 1, 0x40, 0, 0, 0]) == Self.done)
    let identity: [UInt8] = [14, 0, 0, 0, 3, 2, 0, 1, 0, 0, 0, 1, 0x8F, 1, 0, 0, 0, 2]
    #expect(try client.say(identity) == [5, 0, 0, 0, 2, 0, 0, 0, 0xFF])
    #expect(circuit.now.nanoseconds == Int64(16 * 1_000_000_000 / circuit.wireTime.spiHertz))
    #expect(circuit.transactionCount == 0)
  }

  @Test func selectGoesHighBetweenTransfers() throws {
    var client = try client(Self.openSPI)
    // 20 27 and, after a change of chip select, a0 and one byte in: the register has its value.
    let answer = try client.say([
      21, 0, 0, 0, 3, 3, 0, 2, 0, 0, 0, 5, 0x20, 0x27, 1, 0, 0, 0, 1, 0xA0, 1, 0, 0, 0, 2,
    ])
    #expect(answer == [5, 0, 0, 0, 4, 0, 0, 0, 0x27])
    // Without the change of chip select all bytes are one write frame: the third byte is data for
    // the next register, and the chip drives no data back.
    let held = try client.say([
      21, 0, 0, 0, 3, 3, 0, 2, 0, 0, 0, 1, 0x20, 0x27, 1, 0, 0, 0, 1, 0xA0, 1, 0, 0, 0, 2,
    ])
    #expect(held == [5, 0, 0, 0, 4, 0, 0, 0, 0xFF])
  }

  // One transfer out and in of two bytes, with and without cs_change: 20 27, then a8 00.
  private static let keeping: [UInt8] = [10, 0, 0, 0, 3, 1, 0, 2, 0, 0, 0, 7]
  private static let ending: [UInt8] = [10, 0, 0, 0, 3, 1, 0, 2, 0, 0, 0, 3]

  @Test func `chip select stays low after a last transfer with cs_change`() throws {
    circuit.logTransactions()
    var client = try client(Self.openSPI)
    // cf: a read from 0f with increments; the second message continues at 10, which is not a
    // register.
    let first = try client.say(Self.keeping + [0xCF, 0])
    #expect(first == [6, 0, 0, 0, 2, 0, 0, 0, 0xFF, 0x32])
    #expect(circuit.transactions.isEmpty)
    // Settings of another file, and time, change nothing.
    circuit.advance(by: .milliseconds(5))
    let second = try client.say(Self.ending + [0, 0])
    #expect(second.count == 10)
    #expect(circuit.transactions.map(\.written) == [[0xCF]])
    #expect(circuit.transactions.map(\.read.count) == [3])
    #expect(circuit.transactionCount == 1)
    // The next message is a frame of its own.
    let third = try client.say(Self.ending + [0x8F, 0])
    #expect(third == [6, 0, 0, 0, 2, 0, 0, 0, 0xFF, 0x32])
    #expect(circuit.transactionCount == 2)
  }

  @Test func `a write frame goes on in the next message, of whoever speaks to the chip`() throws {
    var first = try client(Self.openSPI)
    // 60: write from 20 on, with increments.
    _ = try first.say(Self.keeping + [0x60, 0x27])
    first.session.end()
    var second = try client([
      15, 0, 0, 0, 1, 9, 0, 0, 0, 0, 0, 0, 0, 0x73, 0x70, 0x69, 0x30, 0x2E, 0x31,
    ])
    // 00 into 21, 40 into 22.
    _ = try second.say(Self.ending + [0x00, 0x40])
    let read = try second.say(Self.ending + [0xA2, 0])
    #expect(read.last == 0x40)
  }

  @Test func `a setting, another chip select and any other call deselect the chip`() throws {
    let circuit = Circuit([.lis331dlh.on(spi: 1), .lis331dlh.on(spi: 2)])
    let board = ServedBoard(circuit, isTimeVirtual: true)
    let files = OpenFiles(circuit)
    var client = Client(session: FrameSession(board, files))
    _ = try client.say(Self.hello + Self.openSPI)
    var other = Client(session: FrameSession(board, files))
    _ = try other.say(
      Self.hello
        + [15, 0, 0, 0, 1, 8, 0, 0, 0, 0, 0, 0, 0, 0x73, 0x70, 0x69, 0x30, 0x2E, 0x32])
    let deselections: [() throws -> Void] = [
      { _ = try client.say([6, 0, 0, 0, 4, 3, 0x40, 0x42, 0x0F, 0]) },
      { _ = try other.say(Self.ending + [0x8F, 0]) },
      {
        let none: [UInt8] = []
        var bytes: [UInt8] = [0]
        var reading = bytes.mutableSpan
        try circuit.transfer(spi: 2, command: 0x8F, writing: none.span, reading: &reading)
      },
      { circuit.powerCycle() },
      { circuit.deselect() },
    ]
    for deselect in deselections {
      _ = try client.say(Self.keeping + [0xCF, 0])
      try deselect()
      circuit.advance(by: .seconds(1))
      let answer = try client.say(Self.ending + [0x8F, 0])
      #expect(answer == [6, 0, 0, 0, 2, 0, 0, 0, 0xFF, 0x32])
    }
  }

  @Test func settingsOfADevice() throws {
    var first = try client(Self.openSPI)
    #expect(try first.say([2, 0, 0, 0, 5, 3]) == [8, 0, 0, 0, 0, 0, 0, 0, 0x20, 0xA1, 7, 0])
    #expect(try first.say([6, 0, 0, 0, 4, 1, 3, 0, 0, 0]) == Self.done)
    var second = try client([
      15, 0, 0, 0, 1, 7, 0, 0, 0, 0, 0, 0, 0, 0x73, 0x70, 0x69, 0x30, 0x2E, 0x31,
    ])
    #expect(try second.say([2, 0, 0, 0, 5, 1]) == [8, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0])
  }

  @Test func timeMovesWhereItIsManual() throws {
    var client = try client()
    // 1 ms
    let answer = try client.say([9, 0, 0, 0, 6, 0x40, 0x42, 0x0F, 0, 0, 0, 0, 0])
    #expect(answer == [12, 0, 0, 0, 0, 0, 0, 0, 0x40, 0x42, 0x0F, 0, 0, 0, 0, 0])
    #expect(circuit.now.nanoseconds == 1_000_000)
    let following = ServedBoard(circuit, isTimeVirtual: false)
    var other = Client(session: FrameSession(following, files))
    // -1
    let refused = try other.say(Self.hello + [9, 0, 0, 0, 6, 0x40, 0x42, 0x0F, 0, 0, 0, 0, 0])
    #expect(refused.prefix(8) == [12, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF])
    #expect(circuit.now.nanoseconds == 1_000_000)
  }

  @Test func boardTellsItsDevices() throws {
    var client = try client()
    #expect(
      try client.say([1, 0, 0, 0, 8])
        == [21, 0, 0, 0, 0, 0, 0, 0, 1] + Array("i2c\nspi0.1\ngpio\n".utf8))
  }

  @Test func absentDevice() throws {
    var client = try client()
    // "spi0.0": -2
    let answer = try client.say([
      15, 0, 0, 0, 1, 6, 0, 0, 0, 0, 0, 0, 0, 0x73, 0x70, 0x69, 0x30, 0x2E, 0x30,
    ])
    #expect(answer == [4, 0, 0, 0, 0xFE, 0xFF, 0xFF, 0xFF])
  }

  @Test(
    arguments: [
      [0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF], [1, 0, 0, 0, 99], [1, 0, 0, 0, 2],
      [3, 0, 0, 0, 2, 1, 0], [2, 0, 0, 0, 8, 0], [9, 0, 0, 0, 2, 1, 0, 0x18, 0, 0, 0, 0xFF, 0xFF],
    ] as [[UInt8]])
  func whoBreaksTheProtocolIsThrownOut(_ frame: [UInt8]) throws {
    var client = try client(Self.openI2C)
    #expect(throws: ProtocolError.self) { try client.say(frame) }
  }

  @Test func aFrameMayComeInPieces() throws {
    var session = FrameSession(board, files)
    var input = ByteQueue()
    var output: [UInt8] = []
    for byte in Self.hello + Self.openI2C {
      input.append([byte])
      _ = try session.receive(&input, &output)
    }
    #expect(output == Self.done)
  }
}
