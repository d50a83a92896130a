// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Mutants that differ in time: ready bits, pins, clocks.
@Suite struct MutantTimeTests {
  /// A LIS331DLH at 50 Hz whose INT1 is data ready.
  private func bench(_ name: String?) throws -> Bench {
    let bench = try name.map { try MutantByteTests.accelerometer($0) } ?? .accelerometer()
    try bench.write(0x23, 0x80)
    try bench.write(0x22, 0x02)
    try bench.write(0x20, 0x27)
    return bench
  }

  /// The instants in ms at which ZYXDA is seen; each sample is read at once.
  private func readyTimes(_ bench: Bench, count: Int) throws -> [Double] {
    let start = bench.now
    var times: [Double] = []
    while times.count < count, bench.now < start + 3_000_000_000 {
      if try bench.byte(0x27) & 0x08 != 0 {
        times.append(Double(bench.now - start) / 1e6)
        _ = try bench.bytes(0xA8, 6)
      }
      bench.wait(.microseconds(50))
    }
    return times
  }

  @Test func readyComesLate() throws {
    let plain = try readyTimes(bench(nil), count: 4)
    let late = try readyTimes(bench("ready-late"), count: 4)
    try #require(plain.count == 4 && late.count == 4)
    for (one, other) in zip(plain, late) { #expect(abs(other - one - 1) < 0.3) }
  }

  @Test func readyComesLateByAPartOfThePeriod() throws {
    let plain = try readyTimes(bench(nil), count: 4)
    let late = try readyTimes(bench("ready-later"), count: 4)
    try #require(plain.count == 4 && late.count == 4)
    #expect(abs(late[0] - plain[0] - 1) < 0.3)
    // 30 % of 20 ms.
    for index in 1..<4 { #expect(abs(late[index] - plain[index] - 6) < 0.3) }
  }

  /// The second sample is ready while the outputs still have the first.
  @Test func readyComesEarly() throws {
    let bench = try bench("ready-early")
    bench.wait(.milliseconds(23))
    #expect(try bench.bytes(0xA8, 6) == [0x00, 0x00, 0x00, 0x00, 0x80, 0x3E])
    bench.force(0.5, -0.25, 1)
    while try bench.byte(0x27) & 0x08 == 0 { bench.wait(.microseconds(20)) }
    #expect(try bench.bytes(0xA8, 6) == [0x00, 0x00, 0x00, 0x00, 0x80, 0x3E])
    bench.wait(.milliseconds(1))
    #expect(try bench.bytes(0xA8, 6) == [0x40, 0x1F, 0x60, 0xF0, 0x80, 0x3E])
  }

  @Test func readyIsStuck() throws {
    var bench = try bench("ready-never")
    bench.wait(.milliseconds(22))
    #expect(try bench.byte(0x27) == 0x00)
    bench = try self.bench("ready-always")
    #expect(try bench.byte(0x27) == 0x0F)
    bench = try self.bench("ready-stays")
    #expect(try bench.byte(0x27) == 0x00)
    bench.wait(.milliseconds(22))
    _ = try bench.bytes(0xA8, 6)
    #expect(try bench.byte(0x27) == 0x0F)
  }

  @Test(
    arguments: [
      (nil, [false, true]), ("pins-low", [false, false]), ("pins-high", [true, true]),
      ("pins-inverted", [true, false]),
    ] as [(String?, [Bool])])
  func pins(name: String?, levels: [Bool]) throws {
    let bench = try bench(name)
    func level() -> Bool? {
      bench.circuit.pins(at: bench.target).first { $0.name == "INT1" }?.isHigh
    }
    #expect(level() == levels[0])
    bench.wait(.milliseconds(22))
    #expect(level() == levels[1])
  }

  @Test func pinRisesLate() throws {
    let edges = try [nil, "ready-late"].map { name in
      let bench = try bench(name)
      var line = try #require(bench.circuit.line("INT1", of: bench.target))
      bench.wait(.milliseconds(30))
      let edge = line.takeEdge()
      return try #require(edge)
    }
    #expect(edges.map(\.isHigh) == [true, true])
    #expect(edges[1].time == edges[0].time + 1_000_000)
  }

  @Test(arguments: [("clock-fast", 200.0 / 11), ("clock-slow", 200.0 / 9)])
  func clock(name: String, period: Double) throws {
    let times = try readyTimes(bench(name), count: 5)
    try #require(times.count == 5)
    #expect(abs((times[4] - times[1]) / 3 - period) < 0.1)
  }

  /// The samples of a chip with a fast clock are those of the world at board time.
  @Test func movingWorldUnderAFastClock() throws {
    let bench = try bench("clock-fast")
    bench.circuit.change { $0.motion = .tumble(for: .seconds(2)) }
    var world = bench.circuit.world
    for _ in 0..<10 {
      bench.wait(.milliseconds(100))
      _ = try bench.bytes(0xA8, 6)
      let truth = try #require(bench.circuit.truth(at: bench.target, of: .acceleration))
      #expect(bench.now - truth.instants.x < 20_000_000)
      let force = world.specificForce(at: truth.instants.x)
      #expect(abs(truth.input.x - force.x) < 1e-6 && abs(truth.input.z - force.z) < 1e-6)
    }
  }

  /// At 1000 Hz, the first sample after 2 ms, or 10 ms after the write.
  @Test func turnsOnSlowly() throws {
    for (name, time) in [(nil, 2.0), ("turn-on-slow", 10)] as [(String?, Double)] {
      let bench = try name.map { try MutantByteTests.accelerometer($0) } ?? .accelerometer()
      try bench.write(0x20, 0x3F)
      #expect(try abs(readyTimes(bench, count: 1)[0] - time) < 0.4)
    }
  }

  @Test func resetTakesLong() throws {
    let bench = try MutantByteTests.accelerometer("reset-slow")
    try bench.write(0x21, 0x80)
    bench.wait(.milliseconds(45))
    #expect(try bench.byte(0x21) == 0x80)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x21) == 0x00)
  }

  @Test func bootTakesLong() throws {
    let bench = try MutantByteTests.bench(
      .lis331dlh, "boot-slow", at: 0x18, poweredFor: .seconds(0))
    bench.wait(.milliseconds(45))
    #expect(throws: BusError.noAcknowledge) { try bench.byte(0x0F) }
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x0F) == 0x32)
  }
}
