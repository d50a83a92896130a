// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
package import ProofMassDatasheets
public import ProofMassPhysics

/// A chip as it is mounted on a board: which chip, wired to which bus, at which position.
///
/// `.lis331dlh` is the chip at its default I2C address; `.lis331dlh.at(0x19)` has its address pin
/// high, `.lis331dlh.on(spi: 0)` is wired to a chip select.
public struct Part: Sendable {
  private(set) var chip: AnyChip
  /// The facts of the part's datasheet.
  package var facts: ChipFacts { chip.facts }
  /// All places that it occupies on the board, including those of the chips inside it.
  package var targets: [Transaction.Target] { [target] + inside.flatMap { $0.targets } }
  /// The names of the part and of the chips inside it.
  package var names: [String] { [chip.facts.name] + inside.flatMap { $0.names } }
  /// The address or chip select that the part is wired to.
  package private(set) var target: Transaction.Target
  /// Whether one wire carries SPI data in both directions.
  package private(set) var isThreeWire = false
  /// Position on the board, in metres from the board's centre.
  package private(set) var position = Axes<Double>.zero
  /// Chips on the auxiliary bus of this one, in the same package: on the main bus only while this
  /// one connects the two.
  private(set) var inside: [Part] = []
  /// What the chip does to its transactions on I2C, of a mutant.
  private(set) var habit: WireHabit?

  /// Mounts a chip of any type, also from outside this module, at its default I2C address.
  public static func other(_ chip: some Chip) -> Part { Part(chip) }

  private init(_ chip: some Chip) {
    self.chip = AnyChip(chip)
    target = .i2c(chip.facts.i2c.addresses[0])
  }

  /// The same part with another on its auxiliary bus: an LSM6DSOX with an LIS2MDL, which answers at its own address
  /// on the main bus while the first passes it on, and is read by the first as the controller. An MPU-9150 carries its
  /// AK8975 already, an MPU-9250 its AK8963, an ICM-20948 its AK09916. A board has no part on a bus that the first
  /// does not have.
  public func carrying(_ inner: Part) -> Part {
    var part = self
    part.inside.append(inner)
    return part
  }

  /// The same part with another chip in its place.
  func exchanging(_ chip: AnyChip, habit: WireHabit? = nil) -> Part {
    var part = self
    part.chip = chip
    part.habit = habit ?? self.habit
    return part
  }

  /// The same part with other parts in the place of those inside it.
  func changingInside(_ change: (Part) -> Part) -> Part {
    var part = self
    part.inside = inside.map(change)
    return part
  }

  /// The same part at another 7-bit I2C address.
  public func at(_ address: UInt8) -> Part {
    var part = self
    part.target = .i2c(address & 0x7F)
    return part
  }

  /// The same part with this sensing between the world and its converter, and in the parts inside.
  public func sensing(_ sensing: Sensing) -> Part {
    var part = self
    part.chip.sense(sensing.of(chip.facts.name))
    part.inside = inside.map { $0.sensing(sensing) }
    return part
  }

  /// The same part at a position on the board, in metres from the board's centre.
  public func mounted(at position: Axes<Double>) -> Part {
    var part = self
    part.chip.mount(at: position)
    part.position = position
    part.inside = inside.map { $0.mounted(at: position) }
    return part
  }

  /// The same part on an SPI chip select.
  ///
  /// - Parameters:
  ///   - select: The bus and its chip select.
  ///   - threeWire: Whether the chip's SDI pin carries data in both directions. Such a wire reads only a chip
  ///     that is set accordingly (SIM, in CTRL_REG4 of the LIS331DLH), and four wires only a chip that is
  ///     not.
  public func on(spi select: SPISelect, threeWire: Bool = false) -> Part {
    var part = self
    part.target = .spi(select)
    part.isThreeWire = threeWire
    return part
  }

  /// Parts with the same sensing, each with a seed of its own: from its name and, among several
  /// with one name, its index. Thus a part senses the same regardless of the other parts on the
  /// board.
  static func sensing(_ sensing: Sensing, of parts: [Part]) -> [Part] {
    var seen: [String: UInt64] = [:]
    return parts.map { part in
      let name = part.chip.facts.name
      let number = seen[name, default: 0]
      seen[name] = number + 1
      let seed = Self.seed(sensing.seed, of: name, number)
      return part.sensing(sensing.seeded(seed))
    }
  }

  /// The seed of a part on a board: `number` counts the parts with its name, from 0.
  package static func seed(_ seed: UInt64, of name: String, _ number: UInt64) -> UInt64 {
    let letters = name.utf8.reduce(0) { $0 &* 0x100_0000_01B3 ^ UInt64($1) }
    return (seed &* 0x9E37_79B9 &+ letters) &* 31 &+ number
  }
}

/// A chip select of an SPI bus, as in /dev/spidevB.C.
public struct SPISelect: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// Number of the bus, from 0: B of spidevB.C.
  public var bus: Int
  /// Number of the chip select on the bus, from 0: C of spidevB.C.
  public var select: Int

  /// Creates a chip select from its parts.
  public init(bus: Int, select: Int) {
    self.bus = bus
    self.select = select
  }

  /// A chip select of bus 0.
  public init(integerLiteral select: Int) { self.init(bus: 0, select: select) }
}
