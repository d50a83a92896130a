// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@testable import ProofMassEmulation

/// Many planned faults at once, by number and by filter.
@Suite struct FaultPlanTests {
  /// If several faults apply to a transaction, the one planned first acts, whatever the order of
  /// their numbers.
  @Test func `of several the one planned first strikes`() throws {
    let bench = try Bench.accelerometer()
    bench.circuit.fail(.timeout, atTransaction: 3, count: 3)
    bench.circuit.fail(.noAddressAcknowledge, atTransaction: 1, count: 4)
    bench.circuit.fail(.shortRead(after: 0), for: FaultFilter(reads: true), first: 6, count: 2)
    let outcomes = (1...8).map { _ -> BusError.Kind? in
      do {
        _ = try bench.byte(0x0F)
        return nil
      } catch { return (error as? BusError)?.kind }
    }
    #expect(
      outcomes
        == [.noAcknowledge, .noAcknowledge, .timeout, .timeout, .timeout, .other, .other, nil])
    #expect(bench.circuit.finish().unusedFaults.isEmpty)
  }

  /// Numbered faults are looked up by number, and removed when they are past.
  @Test(.timeLimit(.minutes(5)))
  func `three hundred thousand numbered faults`() throws {
    let bench = try Bench.accelerometer()
    for number in stride(from: 300_000, through: 1, by: -1) {
      bench.circuit.fail(atTransaction: number)
    }
    for _ in 0..<2000 { #expect(throws: BusError.noAcknowledge) { try bench.byte(0x0F) } }
    #expect(bench.circuit.finish().unusedFaults.count == 298_000)
    bench.circuit.repair()
    #expect(try bench.byte(0x0F) == 0x32)
  }

  /// A transaction checks only the faults for its target and register.
  @Test(.timeLimit(.minutes(5)))
  func `a hundred thousand faults for other registers`() throws {
    let bench = try Bench.accelerometer()
    for number in 0..<100_000 {
      let filter = FaultFilter(
        target: bench.target, registers: [bench.target: UInt8(0x10 + number % 0x10)])
      bench.circuit.fail(.timeout, for: filter, first: 1 + number / 0x10, count: 1)
    }
    for _ in 0..<5000 { #expect(try bench.byte(0x0F) == 0x32) }
    #expect(throws: BusError.timeout) { try bench.byte(0x1F) }
    #expect(bench.circuit.finish().unusedFaults.count == 99_999)
  }

  /// The numbers count the transactions that match the filter, from the plan on.
  @Test func `numbers count from the plan on`() throws {
    let bench = try Bench.accelerometer()
    let filter = FaultFilter(registers: [bench.target: 0x20])
    bench.circuit.fail(.timeout, for: filter, first: 1, count: .max)
    #expect(throws: BusError.timeout) { try bench.byte(0x20) }
    bench.circuit.repair()
    _ = try bench.byte(0x20)
    bench.circuit.fail(.timeout, for: filter, first: 2, count: 1)
    _ = try bench.byte(0x21)
    _ = try bench.byte(0xA0)
    _ = try bench.byte(0x0F)
    #expect(throws: BusError.timeout) { try bench.byte(0x20) }
    _ = try bench.byte(0x20)
    #expect(bench.circuit.finish().isClean)
  }
}
