// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// A chip with an `STInterface`: it samples, and implements the effects of its control registers.
protocol STChip: PolicyChip where Policies: STPolicySet {
  var interface: STInterface { get set }

  /// Applies a value that was stored in a control register.
  mutating func apply(_ change: STInterface.Change, at time: Int64)

  /// Applies all settings of the registers and policies that do not depend on time.
  mutating func applyAll()

  /// A register is about to be read: the chip may compute it only now.
  mutating func willRead(_ address: UInt8)

  /// Applies the effect of reading a register. Where all six bytes of the output pairs were read in
  /// one step, this is called once, for the last of them.
  mutating func didRead(_ address: UInt8, at time: Int64)
}

extension STChip {
  package var answersI2C: Bool { true }

  package var lateOnSPI: (inModeZero: Bool, whenTooFast: Bool) { chosen.common.spi.late }

  package mutating func command(i2c byte: UInt8, at time: Int64) {
    interface.command(i2c: byte, at: time)
  }

  package mutating func command(spi byte: UInt8, at time: Int64) -> Bool {
    interface.command(spi: byte, at: time)
  }

  func willRead(_ address: UInt8) {}
  func didRead(_ address: UInt8, at time: Int64) {}

  @inline(__always)
  package mutating func read(at time: Int64) -> UInt8 {
    let address = interface.pointer.address
    willRead(address)
    let byte = interface.read(at: time)
    didRead(address, at: time)
    return byte
  }

  /// Reads output bytes in one step where all six or a pair are consecutive, the most frequent
  /// case.
  @inline(__always)
  package mutating func read(
    into bytes: inout MutableSpan<UInt8>, at time: Int64, every byteTime: Int64
  ) {
    var index = 0
    while index < bytes.count {
      let time = time + byteTime * Int64(index)
      let address = interface.pointer.address
      let count = interface.readOutput(into: &bytes, at: index)
      switch count {
      case 0: bytes[index] = read(at: time)
      case 2:
        didRead(address, at: time)
        didRead(address + 1, at: time + byteTime)
      default: didRead(OutputRegisters.last, at: time)
      }
      index += max(1, count)
    }
  }

  @inline(__always)
  package mutating func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, at time: Int64, from first: Int64,
    every byteTime: Int64
  ) {
    let end = first &+ byteTime &* Int64(bytes.count)
    if interface.readPlainly(into: &bytes, command: command, from: time, to: end) {
      return didRead(OutputRegisters.last, at: first)
    }
    interface.command(i2c: command, at: time)
    read(into: &bytes, at: first, every: byteTime)
    interface.end(at: end)
  }

  package mutating func write(_ byte: UInt8, at time: Int64) {
    guard let change = interface.write(byte, at: time) else { return }
    apply(change, at: time)
  }

  package var pointer: UInt8 { interface.pointer.address }

  @inline(__always)
  package func register(after register: UInt8) -> UInt8 { interface.pointer.next(after: register) }

  package mutating func end(at time: Int64) { interface.end(at: time) }

  func register<R: Register>(_: R.Type) -> R { R(bits: interface.registers[R.address]) }

  package func truth(of quantity: Quantity) -> Truth? {
    facts.quantities.contains(quantity) ? interface.output.truth : nil
  }

  package var violations: Violations {
    get { interface.violations }
    set { interface.violations = newValue }
  }

  mutating func didChangePolicies() {
    interface.policies = chosen.common
    applyAll()
  }
}

/// Signals that a pin of an ST part can show; each part has some of them.
struct STSignals: OptionSet, Sendable {
  let rawValue: UInt16
  /// The part's interrupt generators. A gyroscope has only the first.
  static let first = STSignals(rawValue: 1)
  static let second = STSignals(rawValue: 2)
  static let click = STSignals(rawValue: 4)
  static let activity = STSignals(rawValue: 8)
  static let dataReady = STSignals(rawValue: 16)
  static let adcReady = STSignals(rawValue: 32)
  static let watermark = STSignals(rawValue: 64)
  static let overrun = STSignals(rawValue: 128)
  static let empty = STSignals(rawValue: 256)
  static let booting = STSignals(rawValue: 512)
}

/// The two pins of an ST part: the signals that its control registers route to each.
struct STPins: Sendable {
  var first = STSignals()
  var second = STSignals()
  /// Pins that are active low, one bit each.
  var activeLow: UInt8 = 0

  /// The signals that a pin shows.
  var shown: STSignals { first.union(second) }

  /// The levels of the pins, one bit each, with these signals active.
  func levels(_ active: STSignals) -> UInt8 {
    (active.isDisjoint(with: first) ? 0 : 1) ^ (active.isDisjoint(with: second) ? 0 : 2)
      ^ activeLow
  }
}

/// Policies of all ST parts: questions that their documents leave open.
struct STPolicies: Equatable, Sendable {
  enum ReadyClears: String, CaseIterable { case oddByte = "odd-byte", anyByte = "any-byte" }
  enum SetReady: String, CaseIterable { case any, all }
  enum ReservedBits: String, CaseIterable { case masked, stored }

  var readyClears = ReadyClears.oddByte
  var setReady = SetReady.any
  var reservedBits = ReservedBits.masked
  var spi = SPIPolicies()
}

/// The policies of an ST part.
protocol STPolicySet: PolicySet {
  var common: STPolicies { get set }
}

extension STPolicySet {
  static var commonEntries: [PolicyEntry<Self>] { readyEntries + wireEntries }

  private static var readyEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "ready-clears", { $1(&$0.common.readyClears) },
        "which read of an output pair clears its data-ready and overrun bits"),
      PolicyEntry(
        "set-ready", { $1(&$0.common.setReady) },
        "whether ZYXDA stays while any enabled axis is unread, or only while all are"),
    ]
  }

  /// The policies that do not depend on a part's outputs.
  static var wireEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "reserved-bits", { $1(&$0.common.reservedBits) },
        "what becomes of a one written to a bit that must be zero"),
      SPIPolicies.modeZero { $1(&$0.common.spi.modeZero) },
      SPIPolicies.tooFast { $1(&$0.common.spi.tooFast) },
    ]
  }
}
