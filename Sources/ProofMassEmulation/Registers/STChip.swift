// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// A chip behind an `STInterface`: it samples, and gives its control registers their meaning.
protocol STChip: Chip {
  associatedtype Policies: STPolicySet

  var interface: STInterface { get set }
  var chosen: Policies { get set }

  /// A control register took a value.
  mutating func apply(_ change: STInterface.Change, at time: Int64)

  /// The range and format of CTRL_REG4 as it stands, by the policies as they stand.
  mutating func applyFormat()

  /// Bits, by register, that switch on what this chip does not do yet.
  static var unmodelled: [UInt8: UInt8] { get }

  /// Whether this chip does all that a register now asks of it.
  static func isModelled(_ change: STInterface.Change) -> Bool
}

extension STChip {
  static func isModelled(_ change: STInterface.Change) -> Bool {
    change.value & (unmodelled[change.address] ?? 0) == 0
  }

  public var answersI2C: Bool { true }

  public mutating func command(i2c byte: UInt8, at time: Int64) {
    interface.command(i2c: byte, at: time)
  }

  public mutating func command(spi byte: UInt8, at time: Int64) -> Bool {
    interface.command(spi: byte, at: time)
  }

  public mutating func read(at time: Int64) -> UInt8 { interface.read(at: time) }

  public mutating func read(
    into bytes: inout MutableSpan<UInt8>, at time: Int64, every byteTime: Int64
  ) {
    interface.read(into: &bytes, at: time, every: byteTime)
  }

  public mutating func write(_ byte: UInt8, at time: Int64) {
    guard let change = interface.write(byte, at: time) else { return }
    if !Self.isModelled(change) {
      violations.record(.notModelled, register: change.address, value: change.value, at: time)
    }
    apply(change, at: time)
  }

  public var pointer: UInt8 { interface.pointer.address }

  public func register(after register: UInt8) -> UInt8 { interface.pointer.next(after: register) }

  public mutating func end(at time: Int64) { interface.end(at: time) }

  public var truth: Truth? { interface.output.truth }

  public var violations: Violations {
    get { interface.violations }
    set { interface.violations = newValue }
  }

  public var policies: [PolicyFacts] { chosen.facts }

  public mutating func setPolicy(_ name: String, to value: String) -> Bool {
    guard chosen.set(name, to: value) else { return false }
    interface.policies = chosen.common
    applyFormat()
    return true
  }
}
