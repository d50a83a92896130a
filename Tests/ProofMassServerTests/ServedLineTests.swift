// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import ProofMassCore
import ProofMassEmulation
import ProofMassServer
import Testing

/// Lines of a board that another thread serves, as the command uses them. INT1 of the accelerometer
/// is line 0, DRDY of the compass 2.
@Suite(.serialized) struct ServedLineTests {
  /// Data ready at INT1, 1000 Hz.
  private static func start(_ path: String) throws {
    var wire = try ServedI2C(path: path)
    try wire.write([0x02].span, command: 0x22, to: 0x18)
    try wire.write([0x3F].span, command: 0x20, to: 0x18)
  }

  private static func fetch(_ wire: inout ServedI2C) throws(BusError) {
    var bytes: InlineArray<6, UInt8> = [0, 0, 0, 0, 0, 0]
    var span = bytes.mutableSpan
    try wire.read(into: &span, command: 0xA8, from: 0x18)
  }

  /// Whether a request fails.
  private static func fails(_ request: () throws(BusError) -> Void) -> Bool {
    do throws(BusError) {
      try request()
      return false
    } catch { return true }
  }

  private static func now() -> Instant {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  @Test func inVirtualTime() throws {
    let server = try RunningServer(Circuit(.lis331dlh, .ak8975))
    defer { server.end() }
    var line = try ServedLine(path: server.path, line: 0)
    try Self.start(server.path)
    var wire = try ServedI2C(path: server.path)
    #expect(try !line.isActive())
    let end = Instant(nanoseconds: 1_000_000_000)
    var last = try #require(try line.waitForEdge(until: end))
    #expect(server.circuit.now == last)
    for _ in 0..<20 {
      #expect(try line.isActive())
      try Self.fetch(&wire)
      let edge = try #require(try line.waitForEdge(until: end))
      #expect(edge - last == .milliseconds(1))
      last = edge
    }
    // No sample is read, so there is no edge.
    #expect(try line.waitForEdge(until: end) == nil)
    #expect(server.circuit.now == end)
    #expect(line.lostEdges == 0)
  }

  @Test func whatIsNotKeptIsCounted() throws {
    let server = try RunningServer(Circuit(.lis331dlh))
    defer { server.end() }
    var line = try ServedLine(path: server.path, line: 0)
    try Self.start(server.path)
    var wire = try ServedI2C(path: server.path)
    let clock = try ServedTimebase(path: server.path) { _ in }
    for _ in 0..<100 {
      clock.wait(for: .milliseconds(1))
      try Self.fetch(&wire)
    }
    // 64 are kept.
    var count = 0
    while try line.waitForEdge(until: Instant(nanoseconds: 0)) != nil { count += 1 }
    #expect(count == 64)
    let all = server.circuit.edges(at: .i2c(0x18)).filter { $0.pin == "INT1" && $0.isHigh }
    #expect(all.count > 80)
    #expect(line.lostEdges == all.count - 64)
  }

  @Test func whoHasALine() throws {
    let server = try RunningServer(Circuit(.lis331dlh))
    defer { server.end() }
    do {
      let line = try ServedLine(path: server.path, line: 0)
      #expect(
        throws: SocketError(
          "line 0 of the board at \(server.path) is in use: release it, or wire another line")
      ) { _ = try ServedLine(path: server.path, line: 0) }
      _ = consume line
    }
    // The server sees the end of a connection in its next round.
    var isFree = false
    for _ in 0..<500 where !isFree {
      isFree = (try? ServedLine(path: server.path, line: 0)) != nil
      usleep(10_000)
    }
    #expect(isFree)
    #expect(
      throws: SocketError("the board at \(server.path) has no line 54, only 0 to 53")
    ) { _ = try ServedLine(path: server.path, line: 54) }
  }

  /// The board follows the system's clock, and its server wakes up for edges. A client that holds a
  /// line and never reads does not disturb that.
  @Test func inRealTime() throws {
    // The wire takes almost no time, or the board would be ahead of the clock by a transaction.
    let circuit = Circuit(
      [.lis331dlh, .ak8975], wireTime: WireTime(i2cHertz: 1_000_000_000, spiHertz: 1_000_000_000))
    let start = Self.now().nanoseconds
    circuit.follow { Self.now().nanoseconds - start }
    let server = try RunningServer(circuit, isTimeVirtual: false)
    defer { server.end() }
    let idle = try ServedLine(path: server.path, line: 1)
    var line = try ServedLine(path: server.path, line: 0)
    try Self.start(server.path)
    var wire = try ServedI2C(path: server.path)
    var edges = 0
    // A sample that comes while one is read leaves the line active: then there is no edge.
    for _ in 0..<2000 where edges < 50 {
      if let edge = try line.waitForEdge(until: Self.now() + .milliseconds(20)) {
        #expect(edge <= Self.now())
        edges += 1
      }
      try Self.fetch(&wire)
    }
    #expect(edges == 50)
    _ = consume idle
  }

  @Test func aBoardThatGoes() throws {
    let server = try RunningServer(Circuit(.lis331dlh), isTimeVirtual: false)
    var line = try ServedLine(path: server.path, line: 0)
    server.end()
    #expect(throws: BusError.self) {
      _ = try line.waitForEdge(until: Instant(nanoseconds: .max))
    }
  }

  /// The board ends, and another one is served at the same socket: buses and lines work again, and the
  /// time goes on.
  @Test func aBoardThatComesBack() throws {
    let first = try RunningServer(Circuit(.lis331dlh, .ak8975))
    let clock = try ServedTimebase(path: first.path) { _ in }
    var wire = try ServedI2C(path: first.path)
    var line = try ServedLine(path: first.path, line: 0, clock: clock)
    try Self.start(first.path)
    clock.wait(until: Instant(nanoseconds: 5_000_000_000))
    #expect(try line.waitForEdge(until: Instant(nanoseconds: .max)) != nil)
    let folder = first.endInPlace()
    for _ in 0..<3 {
      #expect(Self.fails { () throws(BusError) in try Self.fetch(&wire) })
      #expect(Self.fails { () throws(BusError) in _ = try line.isActive() })
    }
    let missed = clock.now()
    #expect(missed >= Instant(nanoseconds: 5_000_000_000))

    let second = try RunningServer(Circuit(.lis331dlh, .ak8975), in: folder)
    defer { second.end() }
    try Self.fetch(&wire)
    try Self.start(second.path)
    // The clock looks for the board twice a second.
    while second.circuit.now < Instant(nanoseconds: 1_000_000_000) {
      clock.wait(for: .seconds(1))
    }
    let found = clock.now()
    #expect(found >= missed + .seconds(1))
    // A sample may come while one is read.
    repeat { try Self.fetch(&wire) } while try line.isActive()
    // 1000 Hz: the next edge is at most a millisecond away, on this clock.
    let before = clock.now()
    let edge = try #require(try line.waitForEdge(until: before + .seconds(1)))
    #expect(edge > found && edge <= before + .milliseconds(2))
    #expect(clock.now() >= edge)
  }

  /// A board that follows the system's clock is not taken for one whose time is virtual.
  @Test func aBoardOfAnotherKind() throws {
    let first = try RunningServer(Circuit(.lis331dlh))
    var wire = try ServedI2C(path: first.path)
    try Self.fetch(&wire)
    let second = try RunningServer(
      Circuit(.lis331dlh), isTimeVirtual: false, in: first.endInPlace())
    defer { second.end() }
    for _ in 0..<2 { #expect(Self.fails { () throws(BusError) in try Self.fetch(&wire) }) }
  }
}
