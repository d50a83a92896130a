// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassPhysics
internal import Synchronization

/// A board of software chips on its buses, in a world, on a clock of its own.
///
///     let circuit = Circuit(.lis331dlh, .l3g4200d)
///     var sensor = try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh))
///     circuit.change { $0.specificForce = [1, 0, 0] }
///     circuit.advance(by: .milliseconds(20))
///
/// Time is virtual: only transactions (by their wire time), `advance` and a driver's waits advance
/// it. Chips take the samples of idle time when they are next accessed, so that idle time costs
/// nothing. A circuit may be used from several threads; transactions exclude each other as on a
/// real bus.
public final class Circuit: Sendable {
  let board: Guarded<Board>

  /// The sensing of all parts, as given when the board was built; nil when each kept its own.
  package let sensing: Sensing?

  /// Creates a board at board time 0. No two parts may share an address or a chip select.
  ///
  /// - Parameters:
  ///   - parts: The chips and how each is wired.
  ///   - sensing: The model between the world and the converters; each part gets a seed of its own,
  ///     from its name. nil keeps the sensing of each part, which is ideal by default.
  ///   - age: The time by which power-up preceded board time 0; by default long enough to have booted.
  ///   - world: The initial world.
  ///   - wireTime: Speeds of the buses.
  public init(
    _ parts: [Part], sensing: Sensing? = nil, poweredFor age: Duration = .seconds(1),
    world: World = World(), wireTime: WireTime = WireTime()
  ) {
    self.sensing = sensing
    let parts = sensing.map { Part.sensing($0, of: parts) } ?? parts
    board = Guarded(
      Board(
        Self.underTest(parts), poweredFor: age.wholeNanoseconds, world: world, wireTime: wireTime))
  }

  /// Creates a board at board time 0 with the default world and speeds.
  public convenience init(_ parts: Part...) { self.init(parts) }

  // MARK: Wires

  /// The board's I2C bus.
  public var wire: CircuitI2C { CircuitI2C(circuit: self) }

  /// A chip select of the board's SPI bus.
  ///
  /// - Parameters:
  ///   - select: The chip select.
  ///   - clock: The controller's clock; by default one that suits the chip.
  public func wire(spi select: SPISelect, clock: SPIClock = SPIClock()) -> CircuitSPI {
    CircuitSPI(circuit: self, select: select, clock: clock)
  }

  /// Runs one I2C transaction: an optional write, then an optional read.
  ///
  /// It accepts anything that a program may send: an empty write is a probe, a read without command
  /// continues at the chip's pointer.
  ///
  /// - Parameters:
  ///   - address: The 7-bit address.
  ///   - command: The command byte; nil writes nothing.
  ///   - writing: The data bytes after the command byte.
  ///   - reading: The bytes to be read.
  @_lifetime(reading: copy reading)
  package func transfer(
    _ address: UInt8, command: UInt8?, writing: Span<UInt8>, reading: inout MutableSpan<UInt8>
  ) throws(BusError) {
    try board.withLock { (board) throws(BusError) in
      board.followClock()
      try board.i2c(address, command: command, writing: writing, reading: &reading)
    }
  }

  /// Runs several I2C messages, joined by repeated STARTs, without another transaction in between.
  /// The first that fails ends the transfer.
  ///
  /// - Parameters:
  ///   - messages: The messages, in their order.
  ///   - stop: Whether a STOP ends it; else the next transfer begins with a repeated START.
  /// - Returns: The bytes of each message that reads, in their order.
  package func transfer(
    _ messages: [I2CMessage], stop: Bool = true
  ) throws(BusError) -> [[UInt8]] {
    try board.withLock { (board) throws(BusError) in
      board.followClock()
      return try board.i2c(messages, stop: stop)
    }
  }

  /// Runs one SPI frame: after the command byte, bytes are transferred in both directions
  /// simultaneously, as many as the longer side has.
  ///
  /// - Parameters:
  ///   - select: The chip select.
  ///   - command: The command byte.
  ///   - writing: The bytes that are sent after it.
  ///   - reading: The bytes to be read.
  ///   - clock: The controller's clock; by default one that suits the chip.
  @_lifetime(reading: copy reading)
  package func transfer(
    spi select: SPISelect, command: UInt8, writing: Span<UInt8>,
    reading: inout MutableSpan<UInt8>, clock: SPIClock = SPIClock()
  ) throws(BusError) {
    try board.withLock { (board) throws(BusError) in
      board.followClock()
      try board.spi(select, command: command, writing: writing, reading: &reading, clock: clock)
    }
  }

  /// The same for a controller that sends and receives on one wire.
  @_lifetime(reading: copy reading)
  package func transferOnOneWire(
    spi select: SPISelect, command: UInt8, writing: Span<UInt8>,
    reading: inout MutableSpan<UInt8>, clock: SPIClock = SPIClock()
  ) throws(BusError) {
    try board.withLock { (board) throws(BusError) in
      board.followClock()
      try board.spi(
        select, command: command, writing: writing, reading: &reading, isThreeWire: true,
        clock: clock)
    }
  }

  /// Runs one SPI frame, or a part of one, and returns the byte that came back for each.
  ///
  /// - Parameter keepsSelected: Whether chip select stays low, so that the next call on it
  ///   continues the frame. A frame for another chip of the bus, or a frame by any other call, ends
  ///   it.
  /// - Parameter isThreeWire: Whether the controller sends and receives on one wire.
  /// - Parameter clock: The controller's clock, which is used where a frame begins.
  package func exchange(
    spi select: SPISelect, _ bytes: [UInt8], keepsSelected: Bool, isThreeWire: Bool = false,
    clock: SPIClock = SPIClock()
  ) throws(BusError) -> [UInt8] {
    try board.withLock { (board) throws(BusError) in
      board.followClock()
      return try board.exchange(
        select, bytes, keepsSelected: keepsSelected, isThreeWire: isThreeWire, clock: clock)
    }
  }

  /// Clocks bytes on an SPI bus while no chip is selected.
  package func exchangeWithNobody(_ count: Int) {
    board.withLock { board in
      board.followClock()
      board.clock(unselected: count)
    }
  }

  /// Raises a chip select that was kept low; nil raises all of them.
  package func deselect(_ select: SPISelect? = nil) {
    board.withLock { board in
      board.followClock()
      board.deselect { select == nil || $0 == select }
    }
  }

  /// Speeds of the buses.
  package var wireTime: WireTime { board.withLock { $0.wireTime } }

  /// Changes the speeds of the buses, from the next transaction on.
  package func changeWireTime(_ wireTime: WireTime) { board.withLock { $0.wireTime = wireTime } }

  // MARK: Time

  /// The present board time.
  public var now: Instant {
    board.withLock {
      $0.followClock()
      return Instant(nanoseconds: $0.now)
    }
  }

  /// The board's clock for drivers: waiting advances it.
  public var timebase: CircuitTimebase { CircuitTimebase(circuit: self) }

  /// The last instant of board time, after 146 years.
  package static var endOfTime: Instant { Instant(nanoseconds: Board.end) }

  /// Advances board time. It ends after 146 years and stays there.
  public func advance(by duration: Duration) {
    board.withLock {
      $0.followClock()
      let now = Instant(nanoseconds: $0.now)
      $0.advance(to: now.advanced(byNanoseconds: duration.wholeNanoseconds).nanoseconds)
    }
  }

  /// Advances board time to an instant; does nothing when it has passed.
  public func advance(to instant: Instant) {
    board.withLock { $0.advance(to: instant.nanoseconds) }
  }

  /// Makes board time follow a clock: from now on board time is never behind that clock.
  ///
  /// - Parameters:
  ///   - clock: Returns nanoseconds of board time. It is called under the circuit's lock, and must
  ///     not use the circuit.
  ///   - wait: Sleeps until that clock has reached a time in nanoseconds; for lines. Without it,
  ///     waiting on a line moves the board ahead of the clock.
  public func follow(
    _ clock: @escaping @Sendable () -> Int64, wait: (@Sendable (Int64) -> Void)? = nil
  ) {
    board.withLock {
      $0.clock = clock
      $0.clockStart = 0
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

  /// The world as it was last set. Its constants do not include quantities played by a motion.
  public var world: World { board.withLock { $0.world } }

  /// Interrupts the supply of every chip briefly, now.
  public func powerCycle() {
    board.withLock {
      $0.followClock()
      $0.powerCycle()
    }
  }

  // MARK: Faults

  /// Plans a fault for the n-th transaction from now on (1 is the next one) and for those after it,
  /// `count` in total.
  public func fail(
    _ fault: Fault = .noAddressAcknowledge, atTransaction number: Int, count: Int = 1
  ) {
    fail(fault, for: FaultFilter(), first: number, count: count)
  }

  /// The same, counting only the transactions that match a filter.
  package func fail(_ fault: Fault, for filter: FaultFilter, first: Int, count: Int) {
    board.withLock { $0.faults.add(fault, for: filter, first: first, count: count) }
  }

  /// Plans a fault for every transaction for which a rule returns true. The rule must not use the
  /// circuit.
  public func fail(_ fault: Fault, when rule: @escaping @Sendable (TransactionStart) -> Bool) {
    board.withLock { $0.faults.add(fault, when: rule) }
  }

  /// Removes all planned faults that have not struck yet, and all rules, and frees stuck axes.
  public func repair() {
    board.withLock {
      $0.followClock()
      $0.faults.clear()
      $0.freeAxes()
    }
  }

  /// Whether faults are planned.
  package var hasFaults: Bool { board.withLock { $0.faults.hasPlanned } }

  /// Number of transactions so far.
  public var transactionCount: Int { board.withLock { $0.transactions } }
}
