// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Tries what every `Bus` promises, and returns the promises that were broken.
///
///     #expect(checkBus(&bus, on: .lis331dlh) == [])
///
/// - Parameters:
///   - registers: what may be read and written.
///   - transactions: how many transactions the wire has seen, where that is known.
///   - failNext: makes the next transaction fail, where that can be arranged.
public func checkBus(
  _ bus: inout some Bus & ~Copyable, on registers: ContractRegisters,
  transactions: (() -> Int)? = nil, failNext: (() -> Void)? = nil
) -> [String] {
  let check = BusCheck(
    known: registers.known, writable: registers.writable, bit: registers.bit,
    first: registers.run ?? registers.writable, writesRun: registers.run == nil)
  var broken = check.reads(&bus) + check.writes(&bus)
  let before = transactions?()
  broken += check.refusesNothing(&bus)
  if transactions?() != before { broken.append("nothing to transfer is nothing on the wire") }
  broken += check.isUsable(&bus)
  if let failNext {
    broken += check.failsToRead(&bus, failNext) + check.isUsable(&bus)
    broken += check.failsToWrite(&bus, failNext) + check.isUsable(&bus)
  }
  return broken
}

/// The same, of a chip whose lowest bits of `writable` and the register after it may be read and
/// written.
///
///     #expect(checkBus(&bus, reading: (0x0F, 0x32), writing: 0x20) == [])
public func checkBus(
  _ bus: inout some Bus & ~Copyable, reading known: (register: UInt8, value: UInt8),
  writing writable: UInt8, transactions: (() -> Int)? = nil, failNext: (() -> Void)? = nil
) -> [String] {
  checkBus(
    &bus, on: ContractRegisters(known: known, writable: writable), transactions: transactions,
    failNext: failNext)
}

private struct BusCheck {
  let known: (register: UInt8, value: UInt8)
  let writable: UInt8
  let bit: UInt8
  /// Of the two registers that are read in a run.
  let first: UInt8
  let writesRun: Bool

  func reads(_ bus: inout some Bus & ~Copyable) -> [String] {
    broken("a read delivers the register's value") {
      () throws(BusError) in try bus.read(known.register) == known.value
    }
      // A byte that comes back as whatever was there before was not filled.
      + broken("a read fills every byte") {
        () throws(BusError) in
        let ones: [2 of UInt8] = try run(of: &bus, over: 0xFF)
        let zeros: [2 of UInt8] = try run(of: &bus, over: 0x00)
        return ones[0] == zeros[0] && ones[1] == zeros[1]
      }
      + broken("a run of registers reads like each of them") {
        () throws(BusError) in
        let both: [2 of UInt8] = try run(of: &bus, over: 0x5A)
        let first: UInt8 = try bus.read(self.first)
        let second: UInt8 = try bus.read(self.first &+ 1)
        return both[0] == first && both[1] == second
      }
  }

  func writes(_ bus: inout some Bus & ~Copyable) -> [String] {
    broken("a write changes the register") { () throws(BusError) in try turnsOver(&bus) }
      + (writesRun ? writesARun(&bus) : [])
  }

  private func writesARun(_ bus: inout some Bus & ~Copyable) -> [String] {
    broken("a run that is written reads back") {
      () throws(BusError) in
      let before: [2 of UInt8] = try run(of: &bus, over: 0)
      let changed: [2 of UInt8] = [before[0] ^ bit, before[1]]
      try write(changed, to: &bus)
      let after: [2 of UInt8] = try run(of: &bus, over: 0)
      try write(before, to: &bus)
      return after[0] == changed[0] && after[1] == changed[1]
    }
  }

  func refusesNothing(_ bus: inout some Bus & ~Copyable) -> [String] {
    var nothing: [0 of UInt8] = []
    return throwing("an empty read throws .unsupported", only: .unsupported) {
      () throws(BusError) in
      var span = nothing.mutableSpan
      try bus.read(known.register, into: &span)
    }
      + throwing("an empty write throws .unsupported", only: .unsupported) {
        () throws(BusError) in try bus.write(nothing.span, to: writable)
      }
  }

  func failsToRead(_ bus: inout some Bus & ~Copyable, _ failNext: () -> Void) -> [String] {
    failNext()
    return throwing("a failed read throws") {
      () throws(BusError) in
      let _: UInt8 = try bus.read(known.register)
    }
  }

  func failsToWrite(_ bus: inout some Bus & ~Copyable, _ failNext: () -> Void) -> [String] {
    // It may or may not arrive: so it is what the register holds anyway.
    guard let held: UInt8 = try? bus.read(writable) else {
      return ["a throw leaves the bus usable"]
    }
    failNext()
    return throwing("a failed write throws") {
      () throws(BusError) in try bus.write(held, to: writable)
    }
  }

  func isUsable(_ bus: inout some Bus & ~Copyable) -> [String] {
    broken("a throw leaves the bus usable") {
      () throws(BusError) in
      guard try bus.read(known.register) == known.value else { return false }
      return try turnsOver(&bus)
    }
  }

  /// Whether the bit of the writable register can be turned over and back.
  private func turnsOver(_ bus: inout some Bus & ~Copyable) throws(BusError) -> Bool {
    let before: UInt8 = try bus.read(writable)
    try bus.write(before ^ bit, to: writable)
    let after: UInt8 = try bus.read(writable)
    try bus.write(before, to: writable)
    let restored: UInt8 = try bus.read(writable)
    return after == before ^ bit && restored == before
  }

  private func run(
    of bus: inout some Bus & ~Copyable, over byte: UInt8
  ) throws(BusError) -> [2 of UInt8] {
    var bytes = [2 of UInt8](repeating: byte)
    var span = bytes.mutableSpan
    try bus.read(first, into: &span)
    return bytes
  }

  private func write(
    _ run: [2 of UInt8], to bus: inout some Bus & ~Copyable
  ) throws(BusError) {
    try bus.write(run.span, to: first)
  }

  private func broken(
    _ promise: String, unless isKept: () throws(BusError) -> Bool
  ) -> [String] {
    do throws(BusError) {
      return try isKept() ? [] : [promise]
    } catch { return ["\(promise), but it threw .\(error.kind)"] }
  }

  private func throwing(
    _ promise: String, only kind: BusError.Kind? = nil, _ operation: () throws(BusError) -> Void
  ) -> [String] {
    do throws(BusError) {
      try operation()
      return ["\(promise), but it did not"]
    } catch {
      guard let kind, error.kind != kind else { return [] }
      return ["\(promise), but it threw .\(error.kind)"]
    }
  }
}
