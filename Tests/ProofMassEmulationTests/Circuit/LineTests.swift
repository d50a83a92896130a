// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Synchronization
import Testing

/// Timed edges of pins, and waits on lines.
struct LineTests {
  /// A chip at 50 Hz, with data ready on INT1; the first sample is after 1/ODR + 1 ms.
  private func accelerometer() throws -> (bench: Bench, start: Int64) {
    let bench = try Bench.accelerometer((0x22, 0x02))
    try bench.write(0x20, 0x27)
    // The last byte of a write is complete 2.5 µs, the length of STOP, before the end.
    return (bench, bench.now - 2_500)
  }

  @Test func waitingAdvancesToTheEdge() throws {
    let (bench, start) = try accelerometer()
    var line = try #require(bench.circuit.line("INT1", of: bench.target))
    #expect(!line.isActive())
    let edge = line.waitForEdge(until: bench.circuit.now + .seconds(1))
    #expect(edge?.nanoseconds == start + 21_000_000)
    #expect(bench.now == start + 21_000_000)
    #expect(line.isActive())
  }

  @Test func withoutAnEdgeTheDeadlinePasses() throws {
    let (bench, start) = try accelerometer()
    var line = try #require(bench.circuit.line("INT1", of: bench.target))
    _ = line.waitForEdge(until: Instant(nanoseconds: .max))
    // The data are not read, so the level stays and no other edge occurs.
    #expect(line.waitForEdge(until: Instant(nanoseconds: start + 200_000_000)) == nil)
    #expect(bench.now == start + 200_000_000)
  }

  @Test func edgesBetweenTwoWaitsAreKept() throws {
    let (bench, start) = try accelerometer()
    var line = try #require(bench.circuit.line("INT1", of: bench.target))
    for _ in 0..<3 {
      bench.wait(.milliseconds(21))
      _ = try bench.bytes(0xA8, 6)
    }
    let now = bench.circuit.now
    for sample in [21, 41, 61] as [Int64] {
      #expect(line.waitForEdge(until: now)?.nanoseconds == start + sample * 1_000_000)
    }
    #expect(line.waitForEdge(until: now) == nil)
    #expect(bench.circuit.now == now)
  }

  /// Data ready falls when the read of OUT_Z_H begins, 9 bits before the bit of STOP.
  @Test func bothDirections() throws {
    let (bench, start) = try accelerometer()
    bench.circuit.watch(bench.target)
    bench.wait(.milliseconds(25))
    _ = try bench.bytes(0xA8, 6)
    let end = bench.now
    #expect(
      bench.circuit.edges(at: bench.target) == [
        PinEdge("INT1", isHigh: true, at: start + 21_000_000),
        PinEdge("INT1", isHigh: false, at: end - 25_000),
      ])
  }

  /// Bursts of different lengths give the same edges.
  @Test(arguments: [6, 7, 8, 9, 12, 13])
  func burstsOfAnyLength(_ count: Int) throws {
    let (bench, start) = try accelerometer()
    bench.circuit.watch(bench.target)
    bench.wait(.milliseconds(25))
    _ = try bench.bytes(count == 7 ? 0xA7 : 0xA8, count)
    let edges = bench.circuit.edges(at: bench.target)
    #expect(edges.map(\.isHigh) == [true, false])
    #expect(edges.first?.time == start + 21_000_000)
  }

  @Test func aWriteMovesAPin() throws {
    let bench = Bench(.lis331dlh, at: 0x18)
    bench.circuit.watch(bench.target)
    // With IHL, both pins are high while inactive.
    try bench.write(0x22, 0x80)
    let time = bench.now - 2_500
    #expect(
      bench.circuit.edges(at: bench.target) == [
        PinEdge("INT1", isHigh: true, at: time), PinEdge("INT2", isHigh: true, at: time),
      ])
    bench.circuit.powerCycle()
    #expect(bench.circuit.edges(at: bench.target).map(\.isHigh) == [true, true, false, false])
  }

  @Test func activeLow() throws {
    let bench = try Bench.accelerometer((0x22, 0x82))
    var line = try #require(bench.circuit.line("INT1", of: bench.target, activeLow: true))
    #expect(!line.isActive())
    try bench.write(0x20, 0x27)
    let start = bench.now - 2_500
    #expect(
      line.waitForEdge(until: bench.circuit.now + .seconds(1))?.nanoseconds == start + 21_000_000)
    #expect(line.isActive())
  }

  @Test func noSuchPinOrChip() {
    let circuit = Circuit(.lis331dlh)
    #expect(circuit.line("DRDY", of: .i2c(0x18)) == nil)
    #expect(circuit.line("INT1", of: .i2c(0x19)) == nil)
    circuit.watch(.i2c(0x19))
    #expect(circuit.edges(at: .i2c(0x19)) == [])
  }

  /// The oldest edges are dropped and counted; here INT1 and INT2 change with each write.
  @Test func lostDataIsCounted() throws {
    let bench = Bench(.lis331dlh, at: 0x18)
    var line = try #require(bench.circuit.line("INT1", of: bench.target))
    for _ in 0..<600 {
      try bench.write(0x22, 0x80)
      try bench.write(0x22, 0x00)
    }
    var count = 0
    while line.takeEdge() != nil { count += 1 }
    #expect(count == 512)
    #expect(line.lostEdges == 2400 - 1024)
  }

  /// Lines work on SPI, too; the compass measures for 7.3 ms.
  @Test func compassOnSPI() throws {
    let circuit = Circuit(.ak8975.on(spi: 0))
    var line = try #require(circuit.line("DRDY", of: .spi(0)))
    try circuit.frame(0x0A, 0x01)
    let start = circuit.now
    #expect(line.waitForEdge(until: start + .milliseconds(9)) == start + .microseconds(7300))
    circuit.watch(.spi(0))
    _ = try circuit.frame(0x83, reading: 1)
    #expect(circuit.edges(at: .spi(0)).map(\.isHigh) == [true, false])
  }

  /// A board that follows a clock must not advance ahead of it.
  @Test func waitingOnAClock() throws {
    let clock = FakeClock()
    let (bench, start) = try accelerometer()
    clock.time.withLock { $0 = bench.now }
    bench.circuit.follow {
      clock.now
    } wait: {
      clock.sleep(until: $0)
    }
    var line = try #require(bench.circuit.line("INT1", of: bench.target))
    #expect(
      line.waitForEdge(until: Instant(nanoseconds: start + 1_000_000_000))?.nanoseconds
        == start + 21_000_000)
    #expect(clock.now == start + 21_000_000)
    #expect(line.waitForEdge(until: Instant(nanoseconds: start + 50_000_000)) == nil)
    #expect(clock.now == start + 50_000_000)
  }

  /// During a wait another thread may read the chip, so that its next sample makes an edge.
  @Test func readDuringAWaitOnAClock() throws {
    let clock = FakeClock()
    let (bench, start) = try accelerometer()
    let circuit = bench.circuit
    clock.time.withLock { $0 = bench.now }
    circuit.follow {
      clock.now
    } wait: { time in
      clock.sleep(until: time)
      var bytes = InlineArray<6, UInt8>(repeating: 0)
      var span = bytes.mutableSpan
      try? circuit.wire.read(into: &span, command: 0xA8, from: 0x18)
    }
    circuit.advance(to: Instant(nanoseconds: start + 22_000_000))
    var line = try #require(circuit.line("INT1", of: bench.target))
    #expect(line.isActive())
    #expect(
      line.waitForEdge(until: Instant(nanoseconds: start + 1_000_000_000))?.nanoseconds
        == start + 61_000_000)
    #expect(clock.now == start + 61_000_000)
  }

  private final class FakeClock: Sendable {
    let time = Mutex<Int64>(0)
    var now: Int64 { time.withLock { $0 } }
    func sleep(until instant: Int64) { time.withLock { $0 = max($0, instant) } }
  }
}
