// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Looking at chips without an effect on them, and sensing that is ideal for a while.
@Suite struct GlanceTests {
  @Test func aGlanceReadsNothing() throws {
    let circuit = Circuit(.lis331dlh, .l3g4200d, .ak8975)
    let bench = Bench(on: circuit, at: 0x18)
    try bench.write(0x20, 0x2F)
    circuit.advance(by: .milliseconds(50))
    let count = circuit.transactionCount
    // STATUS_REG has a new set of samples that were not all read; reading the outputs would end that.
    let registers: [UInt8] = [0x0F, 0x20, 0x27, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x2D]
    let first = circuit.peek(at: registers, of: .i2c(0x18))
    #expect(first == [0x32, 0x2F, 0xFF, 0, 0, 0, 0, 0x80, 0x3E])
    #expect(circuit.peek(at: registers, of: .i2c(0x18)) == first)
    #expect(circuit.transactionCount == count)
    #expect(try bench.bytes(0xA7, 7) == [0xFF, 0, 0, 0, 0, 0x80, 0x3E])
    #expect(circuit.peek(at: [0x27], of: .i2c(0x18)) == [0x00])
    #expect(circuit.peek(at: [0x00], of: .i2c(0x0C)) == [0x48])
    #expect(circuit.peek(at: [0x00], of: .i2c(0x0D)).isEmpty)
  }

  /// Ideal while the elements are bypassed, and then as if they had never been.
  @Test func elementsLiveOnUnheard() throws {
    let motion = Motion.tumble(for: .seconds(2))
    func samples(_ sensing: Sensing, bypassed: Range<Int> = 0..<0) throws -> [[UInt8]] {
      let circuit = Circuit([.lis331dlh, .l3g4200d, .ak8975], sensing: sensing)
      circuit.change { $0.motion = motion }
      let benches = [UInt8(0x18), 0x68, 0x0C].map { Bench(on: circuit, at: $0) }
      try benches[0].write(0x20, 0x2F)
      try benches[1].write(0x20, 0x0F)
      var all: [[UInt8]] = []
      for index in 0..<60 {
        if index == bypassed.lowerBound { circuit.bypassElements(!bypassed.isEmpty) }
        if index == bypassed.upperBound { circuit.bypassElements(false) }
        try benches[2].write(0x0A, 0x01)
        circuit.advance(by: .milliseconds(30))
        all.append(
          try benches[0].bytes(0xA8, 6) + benches[1].bytes(0xA8, 6) + benches[2].bytes(0x03, 6))
      }
      return all
    }
    let typical = try samples(.typical(seed: 5))
    let ideal = try samples(.ideal)
    let mixed = try samples(.typical(seed: 5), bypassed: 20..<40)
    #expect(Array(mixed[..<20]) == Array(typical[..<20]))
    // The first of each may have been sampled before.
    #expect(mixed[22..<40].map { $0[..<6] } == ideal[22..<40].map { $0[..<6] })
    #expect(mixed[22..<40].map { $0[12...] } == ideal[22..<40].map { $0[12...] })
    #expect(Array(mixed[42...]) == Array(typical[42...]))
    #expect(zip(typical[22..<40], ideal[22..<40]).allSatisfy { $0 != $1 })
    #expect(try samples(.ideal, bypassed: 20..<40) == ideal)
  }
}
