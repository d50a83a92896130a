// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets
public import ProofMassPhysics
internal import Synchronization

/// Software chips on their wires, in a world, on a clock of their own.
///
///     let circuit = Circuit(.lis331dlh, .l3g4200d)
///     var sensor = try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh))
///     circuit.change { $0.force = [1, 0, 0] }
///     circuit.advance(by: .milliseconds(20))
///
/// Time is virtual: every transaction takes its wire time, `advance` and a driver's waits add to
/// it, and nothing else does. Chips sample as they would have when they are looked at next, so
/// idle time costs nothing. A circuit may be used from several threads; transactions exclude each
/// other as on a real bus.
public final class Circuit: Sendable {
  let board: Mutex<Board>

  /// What the parts were told when the board was built; nil when each was told by itself.
  public let sensing: Sensing?

  /// A board at board time 0, switched on a while before, so that its chips have booted.
  ///
  /// No two parts may share an address or a chip select.
  ///
  /// - Parameter sensing: What lies between the world and the converters; each part gets a seed of
  ///   its own, by its name. nil leaves what the parts were told, which is ideal sensing by default.
  public init(
    _ parts: [Part], sensing: Sensing? = nil, poweredFor age: Duration = .seconds(1),
    world: World = World(), wireTime: WireTime = WireTime()
  ) {
    self.sensing = sensing
    let parts = sensing.map { Part.sensing($0, of: parts) } ?? parts
    board = Mutex(
      Board(parts, poweredFor: age.wholeNanoseconds, world: world, wireTime: wireTime))
  }

  public convenience init(_ parts: Part...) { self.init(parts) }

  // MARK: Wires

  /// The board's I2C bus.
  public var wire: CircuitI2C { CircuitI2C(circuit: self) }

  /// A chip select of the board's SPI bus.
  public func wire(spi select: SPISelect) -> CircuitSPI {
    CircuitSPI(circuit: self, select: select)
  }

  /// One I2C transaction; nil as command writes nothing, not even a command byte.
  ///
  /// This takes what any program may send: an empty write is a probe, a read without command
  /// continues where the chip's pointer is.
  @_lifetime(reading: copy reading)
  public func transfer(
    _ address: UInt8, command: UInt8?, writing: Span<UInt8>, reading: inout MutableSpan<UInt8>
  ) throws(BusError) {
    try board.withLock { (board) throws(BusError) in
      board.followClock()
      try board.i2c(address, command: command, writing: writing, reading: &reading)
    }
  }

  /// A transfer of several messages, joined by repeated STARTs, which nobody can come between; what
  /// those that read were answered. The first that fails ends it.
  ///
  /// - Parameter stop: Whether a STOP ends it; else the next transfer goes on with a repeated START.
  public func transfer(
    _ messages: [I2CMessage], stop: Bool = true
  ) throws(BusError) -> [[UInt8]] {
    try board.withLock { (board) throws(BusError) in
      board.followClock()
      return try board.i2c(messages, stop: stop)
    }
  }

  /// One SPI frame; after the command byte, bytes go both ways at once, as many as the longer side
  /// has.
  @_lifetime(reading: copy reading)
  public func transfer(
    spi select: SPISelect, command: UInt8, writing: Span<UInt8>,
    reading: inout MutableSpan<UInt8>
  ) throws(BusError) {
    try board.withLock { (board) throws(BusError) in
      board.followClock()
      try board.spi(select, command: command, writing: writing, reading: &reading)
    }
  }

  /// One stay of chip select at low, or a part of one: what came back for each byte.
  ///
  /// - Parameter keepsSelected: Whether chip select stays low, so that the next call on it goes on. A
  ///   frame for another chip of the bus, or one by any other call, ends that.
  package func exchange(
    spi select: SPISelect, _ bytes: [UInt8], keepsSelected: Bool
  ) throws(BusError) -> [UInt8] {
    try board.withLock { (board) throws(BusError) in
      board.followClock()
      return try board.exchange(select, bytes, keepsSelected: keepsSelected)
    }
  }

  /// Lets chip select go high, of one chip or of all, where it was kept low.
  package func deselect(_ select: SPISelect? = nil) {
    board.withLock { board in
      board.followClock()
      board.deselect { select == nil || $0 == select }
    }
  }

  /// The speeds of the wires.
  public var wireTime: WireTime { board.withLock { $0.wireTime } }

  // MARK: Time

  public var now: Instant {
    board.withLock {
      $0.followClock()
      return Instant(nanoseconds: $0.now)
    }
  }

  /// The board's clock for drivers: waiting advances it.
  public var timebase: CircuitTimebase { CircuitTimebase(circuit: self) }

  /// Board time ends after 146 years; more than that is as much as that.
  public func advance(by duration: Duration) {
    board.withLock {
      $0.followClock()
      let now = Instant(nanoseconds: $0.now)
      $0.advance(to: now.advanced(byNanoseconds: duration.wholeNanoseconds).nanoseconds)
    }
  }

  /// Does nothing when that has passed.
  public func advance(to instant: Instant) {
    board.withLock { $0.advance(to: instant.nanoseconds) }
  }

  /// From now on nothing happens earlier than this clock says, in nanoseconds of board time.
  ///
  /// The clock is read under the circuit's lock, and must not use the circuit.
  ///
  /// - Parameter wait: Sleeps until that clock has come to a time; for lines. Without it waiting on a
  ///   line takes the board ahead of the clock.
  public func follow(
    _ clock: @escaping @Sendable () -> Int64, wait: (@Sendable (Int64) -> Void)? = nil
  ) {
    board.withLock {
      $0.clock = clock
      $0.wait = wait
    }
  }

  // MARK: World

  /// Changes the world from now on. The closure must not use the circuit.
  public func change(_ change: (inout World) -> Void) {
    board.withLock {
      $0.followClock()
      $0.catchUp()
      change(&$0.world)
    }
  }

  /// The world as it was last set. What a motion plays is not in its constants.
  public var world: World { board.withLock { $0.world } }

  /// Every supply fails for a moment, now.
  public func powerCycle() {
    board.withLock {
      $0.followClock()
      $0.powerCycle()
    }
  }

  // MARK: Faults

  /// The n-th transaction from now on fails, 1 being the next, and those after it up to `count`.
  public func fail(
    _ fault: Fault = .noAddressAcknowledge, atTransaction number: Int, count: Int = 1
  ) {
    fail(fault, for: FaultFilter(), first: number, count: count)
  }

  /// The same by number among the transactions that a filter is for.
  package func fail(_ fault: Fault, for filter: FaultFilter, first: Int, count: Int) {
    board.withLock { $0.faults.add(fault, for: filter, first: first, count: count) }
  }

  /// Every transaction fails for which the rule says so. The rule must not use the circuit.
  public func fail(_ fault: Fault, when rule: @escaping @Sendable (TransactionStart) -> Bool) {
    board.withLock { $0.faults.add(fault, when: rule) }
  }

  /// Takes all faults back that have not struck or strike by rule.
  public func repair() { board.withLock { $0.faults = FaultPlan() } }

  /// How many transactions there have been.
  public var transactionCount: Int { board.withLock { $0.transactions } }

  // MARK: What happened

  /// Keeps the last transactions from now on, at least so many; 0 turns it off.
  public func logTransactions(last limit: Int = 10_000) {
    board.withLock { $0.keepLog(last: limit) }
  }

  public var transactions: [Transaction] { board.withLock { $0.log.entries } }

  /// The logged transactions, which the log then forgets.
  public func takeTransactions() -> [Transaction] { board.withLock { $0.log.take() } }

  /// Where on the board a chip sits, in metres from its centre; nil when nothing is wired there.
  public func position(at target: Transaction.Target) -> Axes<Double>? {
    board.withLock { board in
      board.mounted.firstIndex { $0.target == target }.map { board.positions[$0] }
    }
  }

  /// What is mounted where, in the order of the parts.
  public var mounted: [(target: Transaction.Target, facts: ChipFacts)] {
    board.withLock { board in
      board.mounted.map { (target, chip) in (target, board.with(chip) { $0.facts }) }
    }
  }

  /// The output pins of a chip as they are now, without any effect on it.
  public func pins(at target: Transaction.Target) -> [Pin] {
    board.withLock { board in
      board.followClock()
      board.catchUp()
      guard let chip = board.find(target) else { return [] }
      return board.with(chip) { [now = board.now] in $0.pins(at: now) }
    }
  }

  /// What the chip at an address, or on a chip select, was driven to do against its datasheet.
  public func violations(at target: Transaction.Target) -> Violations {
    look(at: target) { $0.violations } ?? Violations()
  }

  /// Exact instant and input of what the chip's output registers last gave to a reader.
  public func truth(at target: Transaction.Target) -> Truth? {
    board.withLock { board in board.find(target).flatMap { board.truth(of: $0) } }
  }

  /// Judges the run: clean without forbidden violations and without faults that never struck.
  public func finish() -> Report {
    board.withLock { board in
      var report = Report()
      for (_, chip) in board.mounted {
        let violations = board.with(chip) { $0.violations }
        report.violations += violations.list
        report.forbidden += violations.forbidden
      }
      report.violations.sort { $0.time < $1.time }
      report.unusedFaults = board.faults.unusedFaults
      return report
    }
  }

  /// What `finish` found.
  public struct Report: Sendable {
    /// Of all chips, in order of time.
    public var violations: [Violation] = []
    /// How many the datasheets forbid, also beyond those listed.
    public var forbidden = 0
    public var unusedFaults: [Fault] = []

    public var isClean: Bool { forbidden == 0 && unusedFaults.isEmpty }
  }

  // MARK: Policies

  /// Chooses a reading of the datasheet; false when the chip has no such policy or value.
  public func setPolicy(_ name: String, to value: String, at target: Transaction.Target) -> Bool {
    board.withLock {
      $0.followClock()
      $0.catchUp()
    }
    return look(at: target) { $0.setPolicy(name, to: value) } ?? false
  }

  public func policies(at target: Transaction.Target) -> [PolicyFacts] {
    look(at: target) { $0.policies } ?? []
  }

  /// nil when nothing is mounted there.
  func facts(at target: Transaction.Target) -> ChipFacts? { look(at: target) { $0.facts } }

  private func look<Result: Sendable>(
    at target: Transaction.Target, _ body: @Sendable (inout any Chip) -> Result
  ) -> Result? {
    board.withLock { board in
      board.find(target).map { chip in
        defer { board.notePins(of: chip) }
        return board.with(chip, body)
      }
    }
  }
}
