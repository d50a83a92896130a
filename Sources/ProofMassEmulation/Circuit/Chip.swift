// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets
public import ProofMassPhysics

/// A software chip: what a circuit needs of it.
///
/// A chip is a value that knows nothing of buses. The circuit hands it bytes with the instant at
/// which each crosses the wire, in nanoseconds of board time, and lets it catch up with the world
/// first: `catchUp` is called before every byte that is due at or after `nextEvent`, and before
/// the world changes.
public protocol Chip: Sendable {
  var facts: ChipFacts { get }

  /// When the chip next changes by itself; `Int64.max` when never.
  var nextEvent: Int64 { get }

  /// Lets everything happen that is due up to and including `time`.
  mutating func catchUp(to time: Int64, in world: inout World)

  /// The supply comes up: every register at its reset value.
  mutating func powerOn(at time: Int64)

  /// Whether the chip acknowledges its I2C address.
  var answersI2C: Bool { get }

  /// Whether chips on an auxiliary bus of this one are on the main bus now.
  var passesAuxiliaryBus: Bool { get }

  /// The first byte of an I2C write: where the bytes that follow go or come from.
  mutating func command(i2c byte: UInt8, at time: Int64)

  /// The first byte of an SPI frame; true when the frame reads.
  mutating func command(spi byte: UInt8, at time: Int64) -> Bool

  /// A byte from the controller, complete at `time`.
  mutating func write(_ byte: UInt8, at time: Int64)

  /// A byte to the controller, begun at `time`.
  mutating func read(at time: Int64) -> UInt8

  /// Bytes to the controller, as by `read(at:)`, at a steady pace and with no event between them.
  mutating func read(into bytes: inout MutableSpan<UInt8>, at time: Int64, every byteTime: Int64)

  /// The register that the next byte goes to or comes from.
  var pointer: UInt8 { get }

  /// The register that the chip goes on to after one, in the transaction that it was last told.
  func register(after register: UInt8) -> UInt8

  /// STOP, a repeated START, or chip select high.
  mutating func end(at time: Int64)

  /// The names of the output pins beside the bus, as the datasheet has them; at most eight.
  var pinNames: [String] { get }

  /// Which of them are high, a bit each, the first name's lowest, at an instant that the chip has
  /// caught up to. They change at `nextEvent`, by a byte on the wire, and at no other time.
  ///
  /// Nothing changes by asking: mutating, because a large value that is only looked at is copied.
  mutating func pinLevels(at time: Int64) -> UInt8

  /// When the pins may next change by themselves: at `nextEvent`, or later, where a chip knows that
  /// the events until then leave them alone.
  var nextPinChange: Int64 { mutating get }

  /// Whether the chip takes and gives SPI data on one and the same wire.
  var isThreeWire: Bool { get }

  /// What lies between the world and the converter from now on; before power comes up.
  mutating func sense(_ sensing: Sensing)

  /// Where on the board the chip sits, in metres from the centre; it matters to what feels force.
  mutating func mount(at position: Axes<Double>)

  var violations: Violations { get set }

  /// The exact instant and the input before quantisation of what the output registers last gave
  /// to a reader; nil before the first sample.
  var truth: Truth? { get }

  /// Sets a policy by name; false when the chip has no such policy or value.
  mutating func setPolicy(_ name: String, to value: String) -> Bool
  var policies: [PolicyFacts] { get }
}

extension Chip {
  public var pinNames: [String] { [] }
  public mutating func pinLevels(at time: Int64) -> UInt8 { 0 }
  public var nextPinChange: Int64 { mutating get { nextEvent } }
  public var isThreeWire: Bool { false }
  public var passesAuxiliaryBus: Bool { false }
  public mutating func sense(_ sensing: Sensing) {}
  public mutating func mount(at position: Axes<Double>) {}

  mutating func pins(at time: Int64) -> [Pin] {
    let levels = pinLevels(at: time)
    return pinNames.enumerated().map { Pin($1, isHigh: levels & 1 << UInt8($0) != 0) }
  }

  @inlinable
  public mutating func read(
    into bytes: inout MutableSpan<UInt8>, at time: Int64, every byteTime: Int64
  ) {
    var time = time
    for index in 0..<bytes.count {
      bytes[index] = read(at: time)
      time += byteTime
    }
  }
}

/// What a sample should have been.
public struct Truth: Equatable, Sendable {
  /// The instant at which each axis was sampled, in nanoseconds of board time. They differ only
  /// when a set changed while it was read.
  public var instants: Axes<Int64>
  /// The input on the sensor's axes in the world's unit: g, rad/s or µT.
  public var input: Axes<Double>
}
