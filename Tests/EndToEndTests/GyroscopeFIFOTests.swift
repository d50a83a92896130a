// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Drains the gyroscope's FIFO at 800 Hz over a bus of 400 kHz, for minutes and with all rates that
/// parts may have: no set is lost or repeated unnoticed, and each has its time.
@Suite struct GyroscopeFIFOTests {
  static let rateErrors = [-0.14, -0.05, 0, 0.05, 0.16]

  /// By its line, drained right after the edge: 30 bytes each time, in one transaction.
  @Test(arguments: rateErrors)
  func onItsLine(rateError: Double) throws {
    var bench = try GyroscopeBench(rateError: rateError)
    var line = try bench.line()
    let before = bench.circuit.transactionCount
    var drains = 0
    while drains < 10_000 {
      let edge = try bench.nextEdge(&line)
      let drain = try bench.drain(at: edge)
      drains += 1
      if drains == 3 { bench.worst = 0 }
      // The first set of all is discarded.
      #expect(drain == .init(count: drains == 1 ? 4 : 5, lost: 0, more: false, isStopped: false))
    }
    #expect(bench.count == bench.sampled)
    // One more, of FIFO_SRC_REG, at the first edge.
    #expect(bench.circuit.transactionCount == before + drains + 1)
    #expect(bench.worst < 0.002, "of a period")
    #expect(bench.circuit.finish().isClean)
  }

  /// The host drains up to 20 ms late.
  @Test(arguments: rateErrors)
  func late(rateError: Double) throws {
    var bench = try GyroscopeBench(rateError: rateError)
    var line = try bench.line()
    var random = SplitMix(state: 1)
    for drains in 1...5000 {
      let deadline = bench.circuit.now + .milliseconds(20)
      let edge = line.waitForEdge(until: deadline)
      bench.circuit.advance(by: .nanoseconds(Int64(random.next() % 20_000_000)))
      var drain = try bench.drain(at: edge)
      #expect(drain.lost == 0)
      while drain.more {
        drain = try bench.drain()
        #expect(drain.lost == 0)
      }
      if drains == 10 { bench.worst = 0 }
    }
    #expect(bench.count == bench.sampled)
    #expect(bench.worst < 0.2, "of a period")
    #expect(bench.circuit.finish().isClean)
  }

  /// Every fifth drain is too late: the lost sets are counted exactly.
  @Test(arguments: rateErrors)
  func tooLate(rateError: Double) throws {
    var bench = try GyroscopeBench(rateError: rateError)
    var line = try bench.line()
    var random = SplitMix(state: 2)
    var overruns = 0
    for number in 1...3000 {
      let edge = line.waitForEdge(until: bench.circuit.now + .milliseconds(20))
      let isLate = number > 20 && number % 5 == 0
      if isLate {
        bench.circuit.advance(by: .nanoseconds(Int64(random.next() % 300_000_000)))
      }
      var drain = try bench.drain(at: edge)
      if drain.lost > 0 { overruns += 1 }
      while drain.more { drain = try bench.drain() }
      // Up to one lost set is counted at the next edge only.
      if number % 5 == 4 { #expect(bench.count + bench.lost == bench.sampled, "\(number)") }
      if number == 20 { bench.worst = 0 }
    }
    #expect(overruns > 400)
    // The times are off by a period where one set too few was counted, until the next edge.
    #expect(bench.worst < 1.1, "of a period")
    #expect(bench.circuit.finish().isClean)
  }

  /// Without a line: the host polls at random times.
  @Test(arguments: rateErrors)
  func polling(rateError: Double) throws {
    var bench = try GyroscopeBench(rateError: rateError, pins: .init())
    var random = SplitMix(state: 3)
    for drains in 1...5000 {
      bench.circuit.advance(by: .nanoseconds(Int64(random.next() % 25_000_000)))
      let drain = try bench.drain()
      #expect(drain.lost == 0 && !drain.more)
      if drains == 100 { bench.worst = 0 }
    }
    #expect(bench.count == bench.sampled)
    #expect(bench.worst < 1, "of a period")
    #expect(bench.circuit.finish().isClean)
  }

  /// The same with overruns: without edges each count may be off by one.
  @Test(arguments: rateErrors)
  func pollingTooSlowly(rateError: Double) throws {
    var bench = try GyroscopeBench(rateError: rateError, pins: .init())
    for _ in 1...200 {
      bench.circuit.advance(by: .milliseconds(7))
      _ = try bench.drain()
    }
    #expect(bench.count == bench.sampled)
    for _ in 1...10 {
      let off = bench.count + bench.lost - bench.sampled
      bench.circuit.advance(by: .milliseconds(123))
      let drain = try bench.drain()
      #expect(drain.count == 31 && drain.lost > 40)
      #expect(abs(bench.count + bench.lost - bench.sampled - off) <= 1)
      for _ in 1...20 {
        bench.circuit.advance(by: .milliseconds(7))
        _ = try bench.drain()
      }
    }
    #expect(bench.circuit.finish().isClean)
  }

  /// With the datasheet's watermark, which is reached by exactly that number of sets.
  @Test func theOtherWatermark() throws {
    var bench = try GyroscopeBench(rateError: 0.05)
    #expect(bench.circuit.setPolicy("watermark", to: "level", at: .i2c(0x68)))
    var line = try bench.line()
    for drains in 1...1000 {
      let edge = try bench.nextEdge(&line)
      #expect(try bench.drain(at: edge).count == (drains == 1 ? 3 : 4))
    }
    #expect(bench.count == bench.sampled)
  }

  /// Other watermarks and buffer sizes, including buffers too small for a drain.
  @Test(arguments: [1, 2, 10, 20, 30, 31] as [UInt8], [1, 4, 32])
  func watermarksAndBuffers(watermark: UInt8, room: Int) throws {
    var bench = try GyroscopeBench(rateError: 0.16, watermark: watermark, room: room)
    var line = try bench.line()
    for _ in 1...500 {
      let edge = try bench.nextEdge(&line)
      var drain = try bench.drain(at: edge)
      while drain.more { drain = try bench.drain() }
      #expect(bench.lost == 0)
    }
    #expect(bench.count == bench.sampled)
  }

  /// A L3GD20H whose FIFO is empty repeats its last set, so the driver never empties it.
  @Test(arguments: [
    L3G4200DConfiguration.Part.a3g4250d, .l3gd20, .l3gd20h,
  ])
  func relatives(part: L3G4200DConfiguration.Part) throws {
    var bench = try GyroscopeBench(part: part, rateError: 0.02)
    var line = try bench.line()
    for drains in 1...1000 {
      let edge = try bench.nextEdge(&line)
      let drain = try bench.drain(at: edge)
      #expect(!drain.more && drain.lost == 0)
      if drains == 10 { bench.worst = 0 }
    }
    #expect(bench.count == bench.sampled)
    #expect(bench.worst < 0.01, "of a period")
    #expect(bench.circuit.finish().isClean)
  }
}
