// SPDX-License-Identifier: Apache-2.0

/// A chip behind an `AKMInterface`: it measures, and gives its status its meaning.
protocol AKMChip: Chip {
  var interface: AKMInterface { get set }
}

extension AKMChip {
  public var answersI2C: Bool { interface.answersI2C }

  public mutating func command(i2c byte: UInt8, at time: Int64) { interface.command(i2c: byte) }

  public mutating func command(spi byte: UInt8, at time: Int64) -> Bool {
    interface.command(spi: byte)
  }

  public var pointer: UInt8 { interface.pointer }

  public func register(after register: UInt8) -> UInt8 { interface.register(after: register) }

  public mutating func end(at time: Int64) {}

  public var violations: Violations {
    get { interface.violations }
    set { interface.violations = newValue }
  }
}
