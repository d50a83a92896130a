// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
internal import ProofMassDatasheets
public import ProofMassPhysics

/// A chip as it is mounted: which one, and where it is wired to.
///
/// `.lis331dlh` is the chip at its default I2C address; `.lis331dlh.at(0x19)` has its address pin
/// high, `.lis331dlh.on(spi: 0)` hangs on a chip select.
public struct Part: Sendable {
  enum Model: Sendable {
    case lis331dlh(LIS331DLHChip)
    case l3g4200d(L3G4200DChip)
    case ak8975(AK8975Chip)
    case other(any Chip)
  }

  private(set) var model: Model
  /// Where it is wired to.
  public private(set) var target: Transaction.Target
  /// Whether one wire carries SPI data both ways.
  public private(set) var isThreeWire = false
  /// On the board, in metres from its centre.
  public private(set) var position = Axes<Double>.zero
  /// Chips in the same package, on its auxiliary bus: reached only while it passes that on.
  private(set) var inside: [Part] = []

  public static var lis331dlh: Part { lis331dlh(LIS331DLHChip()) }
  public static var l3g4200d: Part { l3g4200d(L3G4200DChip()) }
  public static var ak8975: Part { ak8975(AK8975Chip()) }

  /// A chip with properties of its own.
  public static func lis331dlh(_ chip: LIS331DLHChip) -> Part { Part(.lis331dlh(chip), chip) }
  public static func l3g4200d(_ chip: L3G4200DChip) -> Part { Part(.l3g4200d(chip), chip) }
  public static func ak8975(_ chip: AK8975Chip) -> Part { Part(.ak8975(chip), chip) }

  /// A chip from outside this module.
  public static func other(_ chip: any Chip) -> Part { Part(.other(chip), chip) }

  private init(_ model: Model, _ chip: any Chip) {
    self.model = model
    target = .i2c(chip.facts.i2c.addresses[0])
  }

  /// The same part with another on its auxiliary bus; both are mounted.
  func carrying(_ inner: Part) -> Part {
    var part = self
    part.inside.append(inner)
    return part
  }

  /// The same part at another 7-bit address.
  public func at(_ address: UInt8) -> Part {
    var part = self
    part.target = .i2c(address & 0x7F)
    return part
  }

  /// The same part with this between the world and its converter; so have the parts inside.
  public func sensing(_ sensing: Sensing) -> Part {
    var part = changed { $0.sense(sensing) }
    part.inside = inside.map { $0.sensing(sensing) }
    return part
  }

  /// The same part at a place on the board, in metres from its centre.
  public func mounted(at position: Axes<Double>) -> Part {
    var part = changed { $0.mount(at: position) }
    part.position = position
    part.inside = inside.map { $0.mounted(at: position) }
    return part
  }

  private func changed(_ change: (inout any Chip) -> Void) -> Part {
    var chip = chip
    change(&chip)
    var part = self
    part.model =
      switch chip {
      case let chip as LIS331DLHChip: .lis331dlh(chip)
      case let chip as L3G4200DChip: .l3g4200d(chip)
      case let chip as AK8975Chip: .ak8975(chip)
      default: .other(chip)
      }
    return part
  }

  var chip: any Chip {
    switch model {
    case .lis331dlh(let chip): chip
    case .l3g4200d(let chip): chip
    case .ak8975(let chip): chip
    case .other(let chip): chip
    }
  }

  /// The same part on an SPI chip select.
  ///
  /// - Parameter threeWire: Whether data goes both ways on the chip's SDI pin. Only a chip that was
  ///   told so (CTRL_REG4, SIM) is heard there, and such a chip is not heard on four wires.
  public func on(spi select: SPISelect, threeWire: Bool = false) -> Part {
    var part = self
    part.target = .spi(select)
    part.isThreeWire = threeWire
    return part
  }
}

/// A chip select of an SPI bus, as in /dev/spidevB.C.
public struct SPISelect: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public var bus: Int
  public var select: Int

  public init(bus: Int, select: Int) {
    self.bus = bus
    self.select = select
  }

  /// A chip select of bus 0.
  public init(integerLiteral select: Int) { self.init(bus: 0, select: select) }
}
