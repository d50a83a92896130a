// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Draining the gyroscope's FIFO at 800 Hz on 400 kHz, over minutes and all rates that parts have:
/// not a set is lost or comes twice unnoticed, and each has its time.
@Suite struct GyroscopeFIFOTests {
  static let rateErrors = [-0.14, -0.05, 0, 0.05, 0.16]

  /// On its line, drained within a moment of the edge: 30 bytes each time, nothing else.
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
      // The first set of all is left out.
      #expect(drain == .init(count: drains == 1 ? 4 : 5, lost: 0, more: false, isStopped: false))
    }
    #expect(bench.count == bench.sampled)
    // One FIFO_SRC_REG at the first edge.
    #expect(bench.circuit.transactionCount == before + drains + 1)
    #expect(bench.worst < 0.002, "of a period")
    #expect(bench.circuit.finish().isClean)
  }

  /// Whoever drains may have other things to do: up to 20 ms late.
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

  /// Too late, every few drains: what is gone is counted, to the set.
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
      // Up to one set may be found out at the next edge.
      if number % 5 == 4 { #expect(bench.count + bench.lost == bench.sampled, "\(number)") }
      if number == 20 { bench.worst = 0 }
    }
    #expect(overruns > 400)
    // Where one too few was counted, until the next edge.
    #expect(bench.worst < 1.1, "of a period")
    #expect(bench.circuit.finish().isClean)
  }

  /// Without a line: the host looks when it likes.
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

  /// The same, with overruns: by looks alone each count may be one off.
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

  /// The datasheet's watermark, which is reached by as many sets as it says.
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

  /// Other watermarks and buffers, also such as cannot hold a drain.
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

  /// A L3GD20H that has been emptied shows its last set again, so it never is.
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
