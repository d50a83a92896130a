// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// One transaction as it was on the wire.
public struct Transaction: Equatable, Sendable {
  /// The bus, and the chip's place on it.
  public enum Target: Hashable, Sendable {
    /// A 7-bit I2C address.
    case i2c(UInt8)
    /// An SPI chip select.
    case spi(SPISelect)
  }

  /// Board time of START in nanoseconds.
  public var time: Int64
  /// The chip that was addressed.
  public var target: Target
  /// Bytes that the controller sent, the command byte first; on SPI with its read bit, and without
  /// the bytes that a chip ignores.
  public var written: [UInt8] = []
  /// Bytes that were read; none when the transaction failed.
  public var read: [UInt8] = []
  /// Number of further bytes that the controller clocked or requested but did not get.
  public var missing = 0
  /// The error that the transaction failed with; nil when it succeeded.
  public var error: BusError?
  /// Whether a STOP ended it; else the next one began with a repeated START.
  public var stops = true
  /// Whether the controller sent and received on one wire of SPI.
  package var isThreeWire = false
  /// The clock of a controller on SPI, where the chip does not support it.
  public var clock = SPIClock()
  /// Register of each byte after the command byte, first those written, then those read.
  public var registers: [UInt8] = []
  /// Violations of the chip's datasheet in this transaction.
  public var violations: [Violation] = []

  /// Creates a transaction without bytes.
  package init(time: Int64, target: Target) {
    self.time = time
    self.target = target
  }
}

/// The last transactions of a circuit, while they are logged.
struct TransactionLog: Sendable {
  /// Number of transactions that are kept; 0 is off. When twice as many are stored, the older half
  /// is dropped.
  var limit = 0
  private(set) var entries: [Transaction] = []

  init(limit: Int = 0) { self.limit = limit }

  var isOn: Bool { limit > 0 }

  mutating func append(_ transaction: Transaction) {
    if entries.count / 2 >= limit { entries.removeFirst(entries.count - limit) }
    entries.append(transaction)
  }

  mutating func take() -> [Transaction] {
    defer { entries = [] }
    return entries
  }
}

// The entry of a transaction that has run.
extension Board {
  mutating func record(
    _ wire: borrowing I2CTransaction, _ target: Transaction.Target, at start: Int64,
    _ command: UInt8?, _ writing: Span<UInt8>, _ reading: Span<UInt8>, _ ending: I2CEnding
  ) {
    var transaction = Transaction(time: start, target: target)
    transaction.stops = ending.stops
    transaction.error = wire.error
    if let command { transaction.written = [command] }
    if !writing.isEmpty { transaction.written += writing.array }
    if wire.error == nil {
      transaction.read = reading.array
      if ending.countsFirst { transaction.read.removeSubrange((1 + Int(reading[0]))...) }
    } else {
      transaction.missing = ending.countsFirst ? 1 : reading.count
    }
    record(transaction, from: wire.register)
  }

  /// Records an SPI frame. Only those bytes, of either direction, that the receiver evaluates are
  /// kept.
  mutating func record(
    _ frame: borrowing SPIFrame, _ target: Transaction.Target, at start: Int64,
    _ command: UInt8, _ writing: Span<UInt8>, _ reading: Span<UInt8>
  ) {
    var transaction = Transaction(time: start, target: target)
    transaction.error = frame.error
    transaction.isThreeWire = frame.isThreeWire
    transaction.clock = frame.clock
    transaction.written = [command]
    let clocked = max(0, reading.count - writing.count)
    if frame.reads == true {
      if frame.error == nil { transaction.read = reading.array }
      transaction.missing = max(reading.count, writing.count) - transaction.read.count
    } else {
      transaction.written += writing.array
      if frame.reads == nil && frame.error != nil {
        transaction.missing = clocked
      } else {
        transaction.written += [UInt8](repeating: 0, count: clocked)
      }
    }
    record(transaction, from: frame.register)
  }

  mutating func record(_ transaction: Transaction, from register: UInt8?) {
    var transaction = transaction
    if let chip = find(transaction.target) {
      switch chip.type {
      case .lis331dlh: lis331dlhs[chip.index].chip.complete(&transaction, from: register)
      case .l3g4200d: l3g4200ds[chip.index].chip.complete(&transaction, from: register)
      case .ak8975: ak8975s[chip.index].chip.complete(&transaction, from: register)
      case .other: others[chip.index].chip.complete(&transaction, from: register)
      case .inner: withInner(chip) { seat, _ in seat.chip.complete(&transaction, from: register) }
      }
    }
    log.append(transaction)
  }

  /// Turns the log on, or off with 0, and empties it.
  mutating func keepLog(last limit: Int) {
    log = TransactionLog(limit: max(0, limit))
    for place in mounted {
      with(place.chip) { [isOn = log.isOn] in $0.violations.keepsFresh = isOn }
    }
  }
}

extension Chip {
  /// Adds the chip's data to a transaction: its violations, and the register of each byte, of which
  /// the first is given.
  fileprivate mutating func complete(_ transaction: inout Transaction, from first: UInt8?) {
    transaction.violations = violations.takeFresh()
    guard var register = first else { return }
    let count = max(0, transaction.written.count - 1) + transaction.read.count
    transaction.registers.reserveCapacity(count)
    for _ in 0..<count {
      transaction.registers.append(register)
      register = self.register(after: register)
    }
  }
}

extension Span<UInt8> {
  /// The bytes as an array.
  var array: [UInt8] { indices.map { self[$0] } }
}
