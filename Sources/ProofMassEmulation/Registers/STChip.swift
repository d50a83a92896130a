// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// A chip behind an `STInterface`: it samples, and gives its control registers their meaning.
protocol STChip: Chip {
  associatedtype Policies: STPolicySet

  var interface: STInterface { get set }
  var chosen: Policies { get set }

  /// A control register took a value.
  mutating func apply(_ change: STInterface.Change, at time: Int64)

  /// What the registers as they stand mean by the policies as they stand.
  mutating func applyAll()

  /// A byte of a register is about to go out: the chip may put it there only now.
  mutating func willRead(_ address: UInt8)

  /// A byte of a register went out: what reading it does beside that. Of the output pairs this is
  /// also told when all six bytes went out at once, by the last of them.
  mutating func didRead(_ address: UInt8, at time: Int64)
}

extension STChip {
  public var answersI2C: Bool { true }

  public mutating func command(i2c byte: UInt8, at time: Int64) {
    interface.command(i2c: byte, at: time)
  }

  public mutating func command(spi byte: UInt8, at time: Int64) -> Bool {
    interface.command(spi: byte, at: time)
  }

  func willRead(_ address: UInt8) {}
  func didRead(_ address: UInt8, at time: Int64) {}

  @inline(__always)
  public mutating func read(at time: Int64) -> UInt8 {
    let address = interface.pointer.address
    willRead(address)
    let byte = interface.read(at: time)
    didRead(address, at: time)
    return byte
  }

  /// All six output bytes go out at once where they are read in a row: that is what a program does
  /// most.
  @inline(__always)
  public mutating func read(
    into bytes: inout MutableSpan<UInt8>, at time: Int64, every byteTime: Int64
  ) {
    var index = 0
    while index < bytes.count {
      let time = time + byteTime * Int64(index)
      let count = interface.readSet(into: &bytes, at: index)
      if count > 0 {
        didRead(OutputRegisters.last, at: time)
        index += count
      } else {
        bytes[index] = read(at: time)
        index += 1
      }
    }
  }

  public mutating func write(_ byte: UInt8, at time: Int64) {
    guard let change = interface.write(byte, at: time) else { return }
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
    applyAll()
    return true
  }
}
