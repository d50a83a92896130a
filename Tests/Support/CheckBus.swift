// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Tests the promises of `Bus`, and returns those that were broken.
///
///     #expect(checkBus(&bus, on: .lis331dlh) == [])
///
/// - Parameters:
///   - bus: The bus of a chip.
///   - registers: The registers that may be read and written.
///   - transactions: Returns the number of transactions on the wire so far, if it is known.
///   - failNext: Makes the next transaction fail, if that is possible.
/// - Returns: A sentence for each broken promise.
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

/// Tests the promises of `Bus` with a chip whose lowest bits of `writable` and of the register
/// after it may be read and written; see `checkBus(_:on:transactions:failNext:)`.
///
///     #expect(checkBus(&bus, reading: (0x0F, 0x32), writing: 0x20) == [])
///
/// - Parameters:
///   - bus: The bus of a chip.
///   - known: A register that cannot be written, and its value.
///   - writable: A register that holds what is written.
///   - transactions: Returns the number of transactions on the wire so far, if it is known.
///   - failNext: Makes the next transaction fail, if that is possible.
/// - Returns: A sentence for each broken promise.
public func checkBus(
  _ bus: inout some Bus & ~Copyable, reading known: (register: UInt8, value: UInt8),
  writing writable: UInt8, transactions: (() -> Int)? = nil, failNext: (() -> Void)? = nil
) -> [String] {
  checkBus(
    &bus, on: ContractRegisters(known: known, writable: writable), transactions: transactions,
    failNext: failNext)
}

/// The registers of a chip that `checkBus` may use, so that it never drives the chip against its
/// datasheet.
public struct ContractRegisters: Sendable {
  /// A register that cannot be written, and its value.
  public var known: (register: UInt8, value: UInt8)
  /// A register that holds what is written; its value is restored at the end.
  public var writable: UInt8
  /// The bit of `writable` that is inverted, as a mask.
  public var bit: UInt8
  /// The first of two consecutive registers that are read in a run, if the register after
  /// `writable` must not be accessed; then only single registers are written. If nil, `writable`
  /// and the next are read and written in a run.
  public var run: UInt8?

  /// Creates a selection from its parts.
  public init(
    known: (register: UInt8, value: UInt8), writable: UInt8, bit: UInt8 = 0x01, run: UInt8? = nil
  ) {
    self.known = known
    self.writable = writable
    self.bit = bit
    self.run = run
  }

  /// LIS331DLH: WHO_AM_I; INT1_THS and INT1_DURATION, which have no effect while no interrupt is
  /// enabled.
  public static var lis331dlh: ContractRegisters {
    ContractRegisters(known: (0x0F, 0x32), writable: 0x32)
  }

  /// L3G4200D: WHO_AM_I; INT1_THS_XH and INT1_THS_XL, which have no effect while no interrupt is
  /// enabled.
  public static var l3g4200d: ContractRegisters {
    ContractRegisters(known: (0x0F, 0xD3), writable: 0x32)
  }

  /// AK8975: WIA; ASTC's bit SELF, which has an effect in self-test mode only and is the only one
  /// that may be set.
  ///
  /// The chip has no two consecutive writable registers: CNTL and ASTC are followed by registers
  /// that the host must not access. Therefore the run is WIA and INFO.
  public static var ak8975: ContractRegisters {
    ContractRegisters(known: (0x00, 0x48), writable: 0x0C, bit: 0x40, run: 0x00)
  }
}

private struct BusCheck {
  let known: (register: UInt8, value: UInt8)
  let writable: UInt8
  let bit: UInt8
  /// The first of the two registers that are read in a run.
  let first: UInt8
  let writesRun: Bool

  func reads(_ bus: inout some Bus & ~Copyable) -> [String] {
    broken("a read delivers the register's value") {
      () throws(BusError) in try bus.read(known.register) == known.value
    }
      // A byte that keeps its value from before the read was not filled.
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
    broken("a write changes the register") { () throws(BusError) in try invertsBit(&bus) }
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
    // The write may or may not arrive, so it writes the value that the register has.
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
      return try invertsBit(&bus)
    }
  }

  /// Whether the bit of the writable register can be inverted and restored.
  private func invertsBit(_ bus: inout some Bus & ~Copyable) throws(BusError) -> Bool {
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

  /// The promise, if it is not kept.
  private func broken(
    _ promise: String, unless isKept: () throws(BusError) -> Bool
  ) -> [String] {
    do throws(BusError) {
      return try isKept() ? [] : [promise]
    } catch { return ["\(promise), but it threw .\(error.kind)"] }
  }

  /// The promise to throw, if the operation does not throw, or throws another kind of error.
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
