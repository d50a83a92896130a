// SPDX-License-Identifier: Apache-2.0

import Glibc
import ProofMassCore
import ProofMassEmulation
import Testing

@testable import ProofMassServer

/// Requests about GPIO lines and their answers, byte by byte. INT1 of the accelerometer is line 17;
/// INT2 is 0, and DRDY of the compass is 1.
@Suite struct LineSessionTests {
  let circuit = Circuit(.lis331dlh, .ak8975)
  let board: ServedBoard
  let files: OpenFiles

  init() {
    // Board time 0 is 1000 s of the system's clock.
    board = ServedBoard(
      circuit, isTimeVirtual: true,
      wiring: LineWiring(circuit, dataReady: [17: .i2c(0x18)]), start: 1_000_000_000_000)
    files = OpenFiles(circuit)
  }

  struct Client {
    var session: FrameSession

    mutating func say(_ bytes: [UInt8]) throws(ProtocolError) -> [UInt8] {
      var input = ByteQueue(bytes)
      var output: [UInt8] = []
      while try session.receive(&input, &output) {}
      return output
    }

    /// Receives the announcements on the connection.
    mutating func news() -> [UInt8] {
      var output: [UInt8] = []
      session.announce(&output)
      return output
    }
  }

  private func client() throws -> Client {
    var client = Client(session: FrameSession(board, files))
    #expect(try client.say(FrameSessionTests.hello) == [])
    return client
  }

  /// TAKE: a number, a name of 32 bytes, the number of edges to keep, lines and their flags.
  private static func take(
    _ lines: [(UInt8, flags: UInt8)], number: UInt8 = 5, kept: UInt8 = 0
  ) -> [UInt8] {
    var frame: [UInt8] = [UInt8(47 + 12 * lines.count), 0, 0, 0, 11, number] + zeros(7)
    frame += Array("me".utf8) + zeros(30) + [kept, 0, 0, 0, UInt8(lines.count), 0]
    for (line, flags) in lines { frame += [line, 0, 0, 0, flags] + zeros(7) }
    return frame
  }

  /// CLOCK_TO of a client that has seen all instants that were handled.
  private func clock(to time: Int64) -> [UInt8] {
    [17, 0, 0, 0, 18] + [UInt8](littleEndian: time)
      + [UInt8](littleEndian: board.clock?.handled ?? -1)
  }

  private static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

  /// READ of a request's number, with a limit of edges.
  private static func read(_ number: UInt8 = 5, most: UInt8 = 1) -> [UInt8] {
    [11, 0, 0, 0, 14, number] + zeros(7) + [most, 0]
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static let done = FrameSessionTests.done

  private func refusal(_ code: Int32) -> [UInt8] {
    [4, 0, 0, 0, UInt8(truncatingIfNeeded: -code), 0xFF, 0xFF, 0xFF]
  }

  /// Data ready at INT1, 50 Hz: the first sample after 21 ms, then every 20.
  private func start() throws {
    try circuit.wire.write([0x02].span, command: 0x22, to: 0x18)
    try circuit.wire.write([0x27].span, command: 0x20, to: 0x18)
  }

  private func fetch() throws {
    var bytes: InlineArray<6, UInt8> = [0, 0, 0, 0, 0, 0]
    var span = bytes.mutableSpan
    try circuit.wire.read(into: &span, command: 0xA8, from: 0x18)
  }

  @Test func theChip() throws {
    var client = try client()
    #expect(try client.say([1, 0, 0, 0, 9]) == [8, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0])
    let head: [UInt8] = [76, 0, 0, 0, 0, 0, 0, 0, 4] + Self.zeros(7)
    let names = Array("LIS331DLH.INT1".utf8) + Self.zeros(18 + 32)
    #expect(try client.say([5, 0, 0, 0, 10, 17, 0, 0, 0]) == head + names)
    #expect(try client.say([5, 0, 0, 0, 10, 54, 0, 0, 0]) == refusal(EINVAL))
  }

  @Test func wiring() {
    let circuit = Circuit(.l3g4200d, .lis331dlh, .ak8975)
    #expect(
      LineWiring(circuit).description(chip: 0)
        == "L3G4200D.INT1 gpiochip0:0, L3G4200D.DRDY/INT2 gpiochip0:1, "
        + "LIS331DLH.INT1 gpiochip0:2, LIS331DLH.INT2 gpiochip0:3, AK8975.DRDY gpiochip0:4")
    let chosen = LineWiring(circuit, dataReady: [1: .i2c(0x18), 17: .i2c(0x68)])
    #expect(
      chosen.description(chip: 4)
        == "L3G4200D.INT1 gpiochip4:0, LIS331DLH.INT1 gpiochip4:1, "
        + "LIS331DLH.INT2 gpiochip4:2, AK8975.DRDY gpiochip4:3, "
        + "L3G4200D.DRDY/INT2 gpiochip4:17")
  }

  @Test func aLineIsOnePartys() throws {
    var first: Client? = try client()
    #expect(try first?.say(Self.take([(17, 0x14)])) == Self.done)
    var second = try client()
    #expect(try second.say(Self.take([(3, 4), (17, 4)], number: 6)) == refusal(EBUSY))
    #expect(try second.say(Self.take([(3, 4)], number: 5)) == refusal(EINVAL))
    #expect(try second.say(Self.take([(3, 4), (3, 4)], number: 6)) == refusal(EBUSY))
    #expect(try second.say(Self.take([(54, 4)], number: 6)) == refusal(EINVAL))
    #expect(try second.say(Self.take([], number: 6)) == refusal(EINVAL))
    // Used, an input, rising edges, by "me".
    let line = try second.say([5, 0, 0, 0, 10, 17, 0, 0, 0])
    #expect(line[8..<16] == [0x15, 0, 0, 0, 0, 0, 0, 0])
    #expect(line[48..<52] == [0x6D, 0x65, 0, 0])
    first = nil
    #expect(try second.say(Self.take([(17, 4)], number: 6)) == Self.done)
    #expect(try second.say(Self.read(5)) == refusal(ENODEV))
  }

  /// PUT and VALUES of two outputs, of which the second is active from the beginning.
  @Test func outputs() throws {
    var holder = try client()
    var other = try client()
    var frame = Self.take([(7, flags: 8), (8, flags: 8)])
    // Bit 62 of the flags of line 8.
    frame[frame.count - 1] = 0x40
    #expect(try holder.say(frame) == Self.done)
    let values: [UInt8] = [17, 0, 0, 0, 13, 5] + Self.zeros(7) + [3] + Self.zeros(7)
    #expect(try other.say(values) == [12, 0, 0, 0, 0, 0, 0, 0, 2] + Self.zeros(7))
    let put: [UInt8] =
      [25, 0, 0, 0, 17, 5] + Self.zeros(7) + [3] + Self.zeros(7) + [1] + Self.zeros(7)
    #expect(try other.say(put) == Self.done)
    #expect(try other.say(values) == [12, 0, 0, 0, 0, 0, 0, 0, 1] + Self.zeros(7))
    // Inputs are not set: −1, EPERM.
    holder.session.end()
    #expect(try holder.say(Self.take([(7, flags: 4), (8, flags: 8)])) == Self.done)
    #expect(try other.say(put) == [4, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF])
  }

  @Test func anEdge() throws {
    var holder = try client()
    _ = try holder.say(Self.take([(17, 0x14)]))
    var asking = try client()
    #expect(try asking.say(Self.read()) == [5, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(holder.news() == [])
    try start()
    circuit.advance(by: .milliseconds(25))
    board.lines.collect()
    #expect(holder.news() == [1])
    #expect(holder.news() == [])
    let answer = try asking.say(Self.read())
    // One edge, after which there is none; the byte on the other connection is stale.
    #expect(answer[..<9] == [53, 0, 0, 0, 1, 0, 0, 0, 1])
    let time = Self.number(answer[9..<17]) - 1_000_000_000_000
    #expect(21_000_000...22_000_000 ~= time)
    #expect(
      Array(answer[17...])
        == [1, 0, 0, 0, 17, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0] + Self.zeros(24))
    // VALUES
    let values: [UInt8] = [17, 0, 0, 0, 13, 5] + Self.zeros(7) + [1] + Self.zeros(7)
    #expect(try asking.say(values) == [12, 0, 0, 0, 0, 0, 0, 0, 1] + Self.zeros(7))
    try fetch()
    #expect(try asking.say(values) == [12, 0, 0, 0, 0, 0, 0, 0] + Self.zeros(8))
    #expect(holder.news() == [])
  }

  @Test(arguments: [(UInt8(0), 16), (3, 4), (16, 16), (17, 32)])
  func theOldestGo(kept: UInt8, capacity: Int) throws {
    var holder = try client()
    _ = try holder.say(Self.take([(17, 0x14)], kept: kept))
    try start()
    for _ in 0..<40 {
      circuit.advance(by: .milliseconds(20))
      try fetch()
    }
    var asking = try client()
    let answer = try asking.say(Self.read(most: 64))
    #expect(Self.number(answer[4..<8]) == capacity)
    let numbers = (0..<capacity).map { Self.number(answer[(29 + 48 * $0)..<(33 + 48 * $0)]) }
    let last = numbers.last ?? 0
    #expect(38...40 ~= last)
    #expect(numbers == Array((last - capacity + 1)...last))
  }

  @Test func severalLines() throws {
    var holder = try client()
    // The compass' on both edges.
    _ = try holder.say(Self.take([(1, 0x34), (17, 0x16)]))
    try start()
    try circuit.wire.write([0x01].span, command: 0x0A, to: 0x0C)
    circuit.advance(by: .milliseconds(30))
    try fetch()
    var asking = try client()
    let answer = try asking.say(Self.read(most: 9))
    // The accelerometer's line is active low: it falls with a sample, and rises when that is read.
    #expect(Self.number(answer[4..<8]) == 2)
    let edges = (0..<2).map { Array(answer[(17 + 48 * $0)..<(33 + 48 * $0)]) }
    #expect(edges[0] == [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0])
    #expect(edges[1] == [1, 0, 0, 0, 17, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0])
    let values: [UInt8] = [17, 0, 0, 0, 13, 5] + Self.zeros(7) + [3] + Self.zeros(7)
    #expect(try asking.say(values) == [12, 0, 0, 0, 0, 0, 0, 0, 3] + Self.zeros(7))
    // SET: only falling edges of either.
    let set: [UInt8] =
      [25, 0, 0, 0, 12, 5] + Self.zeros(7) + [0x24] + Self.zeros(7) + [0x24] + Self.zeros(7)
    #expect(try asking.say(set) == Self.done)
    circuit.advance(by: .milliseconds(20))
    try fetch()
    let falling = try asking.say(Self.read(most: 9))
    #expect(Self.number(falling[4..<8]) == 1)
    #expect(falling[17..<33] == [2, 0, 0, 0, 17, 0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0])
  }

  /// When more than 1024 edges are not read, the older ones are dropped and counted once.
  @Test func manyEdgesOfTwoPinsOfAChip() throws {
    var holder = try client()
    _ = try holder.say(Self.take([(17, 0x14), (0, 0x14)]))
    try start()
    // Data ready at both pins: four edges for each of 600 samples.
    try circuit.wire.write([0x12].span, command: 0x22, to: 0x18)
    for sample in 0..<600 {
      circuit.advance(to: Instant(nanoseconds: Int64(25 + 20 * sample) * 1_000_000))
      try fetch()
    }
    var asking = try client()
    let answer = try asking.say(Self.read(most: 64))
    // Sixteen for each line.
    try #require(Self.number(answer[4..<8]) == 32)
    let last = Array(answer.suffix(48))
    // 1376 edges are dropped. Every other one of the remaining 1024 rises, half of these at each
    // pin.
    #expect(Self.number(last[16..<20]) == 1376 + 512)
    #expect(Self.number(last[20..<24]) == 1376 + 256)
  }

  /// A held line stays held; edges from before are gone, and the next ones are counted on. The clock
  /// by which a program sees their times does not go back.
  @Test func resetOfTheBoard() throws {
    var holder = try client()
    _ = try holder.say(Self.take([(17, 0x14)]))
    var asking = try client()
    var control = ControlClient(board)
    var begin = 1_000_000_000_000
    for number in 1...3 {
      defer { begin += 25_000_000 }
      try start()
      circuit.advance(by: .milliseconds(25))
      board.lines.collect()
      #expect(holder.news() == [1])
      if number == 2 {
        _ = try control.ask(#"{"do":"reset"}"#)
        // What the client was told of is not there any more.
        #expect(try asking.say(Self.read()) == [5, 0, 0, 0, 0, 0, 0, 0, 1])
        continue
      }
      let answer = try asking.say(Self.read())
      #expect(answer[..<9] == [53, 0, 0, 0, 1, 0, 0, 0, 1])
      // The transactions take less than a millisecond.
      #expect(21_000_000...23_000_000 ~= Self.number(answer[9..<17]) - begin)
      #expect(Self.number(answer[29..<33]) == number)
      _ = try control.ask(#"{"do":"reset"}"#)
    }
  }

  /// A board's time ends after 146 years, and with it every wait.
  @Test func theEndOfTime() throws {
    var holder = try client()
    _ = try holder.say(Self.take([(17, 0x14)]))
    var asking = try client()
    let last: [UInt8] = Array(repeating: 0xFF, count: 7) + [0x7F]
    _ = try asking.say([9, 0, 0, 0, 7] + last)
    let end = circuit.now
    #expect(end < Instant(nanoseconds: .max))
    // advanceTo again, and gpioAwait with each kind of limit.
    _ = try asking.say([9, 0, 0, 0, 7] + last)
    for time in [last, Array(repeating: 0xFF, count: 8)] {
      let answer = try asking.say([17, 0, 0, 0, 15] + time + [5] + Self.zeros(7))
      #expect(answer == [12, 0, 0, 0, 0, 0, 0, 0] + Self.zeros(8))
    }
    #expect(circuit.now == end)
  }

  @Test func virtualTimeMovesToTheEdge() throws {
    var holder = try client()
    _ = try holder.say(Self.take([(17, 0x14)]))
    var asking = try client()
    func wait(_ seconds: Int) throws -> [UInt8] {
      let time = (0..<8).map { UInt8(truncatingIfNeeded: (seconds * 1_000_000_000) >> ($0 * 8)) }
      return try asking.say([17, 0, 0, 0, 15] + time + [5] + Self.zeros(7))
    }
    // No edge will come: the wait has the requested length, and at most a minute.
    #expect(try wait(2)[..<8] == [12, 0, 0, 0, 0, 0, 0, 0])
    #expect(circuit.now == Instant(nanoseconds: 2_000_000_000))
    _ = try wait(1000)
    #expect(circuit.now == Instant(nanoseconds: 62_000_000_000))
    try start()
    let before = circuit.now
    #expect(try wait(2)[..<8] == [12, 0, 0, 0, 1, 0, 0, 0])
    #expect(20_000_000...22_000_000 ~= circuit.now.nanoseconds - before.nanoseconds)
    // One connection waits.
    let then = circuit.now
    #expect(try wait(2)[..<8] == [12, 0, 0, 0, 1, 0, 0, 0])
    #expect(circuit.now == then)
    // Without a limit; but no edge will come, because the chip is off.
    try circuit.wire.write([0x07].span, command: 0x20, to: 0x18)
    try fetch()
    _ = try asking.say(Self.read(most: 9))
    let off = circuit.now
    let forEver: [UInt8] =
      [17, 0, 0, 0, 15] + Array(repeating: 0xFF, count: 8) + [5] + Self.zeros(7)
    #expect(try asking.say(forEver) == [12, 0, 0, 0, 0, 0, 0, 0] + Self.zeros(8))
    #expect(circuit.now == off)
    try circuit.wire.write([0x27].span, command: 0x20, to: 0x18)
    #expect(try asking.say(forEver)[..<8] == [12, 0, 0, 0, 1, 0, 0, 0])
    // CLOCK_TO without an instant, to an edge of any line whose edges have been read.
    _ = try asking.say(Self.read(most: 9))
    try fetch()
    let fetched = circuit.now
    _ = try asking.say(clock(to: .max))
    #expect(circuit.now > fetched)
    let edge = circuit.now
    _ = try asking.say(clock(to: .max))
    #expect(circuit.now == edge)
    // A client's wait for time ends at the edge, too, but not where that has been left unread.
    _ = try asking.say(Self.read(most: 9))
    try fetch()
    let later = edge.nanoseconds + 1_000_000_000
    _ = try asking.say(clock(to: later))
    #expect(circuit.now.nanoseconds < later - 900_000_000)
    _ = try asking.say(clock(to: later))
    #expect(circuit.now.nanoseconds == later)
    let following = ServedBoard(circuit, isTimeVirtual: false)
    var other = Client(session: FrameSession(following, files))
    let refused = try other.say(
      FrameSessionTests.hello + [17, 0, 0, 0, 15] + Self.zeros(16))
    #expect(refused[4..<8] == [0xFF, 0xFF, 0xFF, 0xFF])
  }
}
