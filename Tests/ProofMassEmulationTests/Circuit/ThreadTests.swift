// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// Several threads use one board, whose transactions exclude each other.
struct ThreadTests {
  private static let rounds = 300

  @Test func transactionsDoNotInterleave() async throws {
    let circuit = Circuit(.lis331dlh, .l3g4200d, .ak8975)
    let accelerometer = Bench(on: circuit, at: 0x18)
    let gyroscope = Bench(on: circuit, at: 0x68)
    let compass = Bench(on: circuit, at: 0x0C)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<2 {
        group.addTask { @concurrent in
          for round in 0..<Self.rounds {
            let byte = UInt8(round & 0x7F)
            try accelerometer.write(0xB2, byte, byte)
          }
          return true
        }
        group.addTask { @concurrent in
          try (0..<Self.rounds).allSatisfy { _ in
            let pair = try accelerometer.bytes(0xB2, 2)
            return pair[0] == pair[1]
          }
        }
        group.addTask { @concurrent in
          try (0..<Self.rounds).allSatisfy { _ in try gyroscope.bytes(0x8F, 1) == [0xD3] }
        }
        group.addTask { @concurrent in
          try (0..<Self.rounds).allSatisfy { _ in try compass.bytes(0x00, 2) == [0x48, 0x00] }
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
    #expect(circuit.transactionCount == 8 * Self.rounds)
    // The transactions have 38, 48, 39 and 48 bits of 2.5 µs, each twice per round.
    #expect(accelerometer.now == Int64(2 * Self.rounds) * 173 * 2_500)
    #expect(circuit.finish().isClean)
  }

  @Test func everythingAtOnce() async throws {
    let circuit = Circuit(.lis331dlh, .l3g4200d, .ak8975)
    let bench = Bench(on: circuit, at: 0x18)
    try bench.write(0x20, 0x3F)
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<4 {
        group.addTask { @concurrent in
          for round in 0..<Self.rounds {
            switch (worker + round) % 6 {
            case 0: bench.force(Double(round), 0, 1)
            case 1: bench.wait(.microseconds(100))
            case 2: circuit.fail(atTransaction: 1)
            case 3: circuit.logTransactions(last: 10)
            case 4: _ = circuit.finish()
            default: _ = circuit.policies(at: bench.target)
            }
            _ = try? bench.words()
          }
        }
      }
    }
    #expect(circuit.transactionCount == 1 + 4 * Self.rounds)
    circuit.repair()
    #expect(try bench.byte(0x0F) == 0x32)
  }
}
