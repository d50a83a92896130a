// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets
public import ProofMassPhysics

/// A software chip, as a circuit uses it.
///
/// A chip is a value that is independent of buses. The circuit passes bytes to it with the instant
/// at which each crosses the wire, in nanoseconds of board time, and lets it catch up with the
/// world first: `catchUp` is called before every byte that is due at or after `nextEvent`, and
/// before the world changes.
///
/// `AnyChip`, `ChipBox` and `BoxOf` pass each requirement on. None has a default here, so that they cannot
/// omit one; a part's chip gets the defaults of `PolicyChip`.
public protocol Chip: Sendable {
  /// The facts of the part's datasheet.
  var facts: ChipFacts { get }

  /// The board time in nanoseconds at which the chip next changes without a transaction;
  /// `Int64.max` when it does not.
  var nextEvent: Int64 { mutating get }

  /// Processes everything that is due up to and including `time`.
  mutating func catchUp(to time: Int64, in world: inout World)

  /// The supply comes up: every register assumes its reset value.
  mutating func powerOn(at time: Int64)

  /// Whether the chip acknowledges its I2C address.
  var answersI2C: Bool { get }

  /// Whether the chips on this one's auxiliary bus are connected to the main bus now.
  var passesAuxiliaryBus: Bool { get }

  /// Exchanges what is at a place of this one's auxiliary bus: the circuit puts the chips there that are on it, and has
  /// one of them while it accesses that. A chip without such a bus leaves it as it is.
  mutating func exchange(_ chip: inout AuxiliaryChip?, at place: Int)

  /// Receives the first byte of an I2C write, which selects the register of the bytes that follow.
  mutating func command(i2c byte: UInt8, at time: Int64)

  /// Receives the first byte of an SPI frame.
  ///
  /// - Returns: Whether the frame reads.
  mutating func command(spi byte: UInt8, at time: Int64) -> Bool

  /// Receives a byte from the controller, complete at `time`.
  mutating func write(_ byte: UInt8, at time: Int64)

  /// Returns a byte for the controller, begun at `time`.
  mutating func read(at time: Int64) -> UInt8

  /// Returns bytes for the controller, as by `read(at:)`, one every `byteTime` nanoseconds. The
  /// caller guarantees that no event is due in between.
  mutating func read(into bytes: inout MutableSpan<UInt8>, at time: Int64, every byteTime: Int64)

  /// Answers a whole I2C read: the command byte, complete at `time`, then bytes, the first begun at
  /// `first` and the others every `byteTime` nanoseconds, then the end. Equivalent to the calls for
  /// each; a chip can do it in fewer steps. The caller guarantees that no event is due up to the
  /// end.
  mutating func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, at time: Int64, from first: Int64,
    every byteTime: Int64)

  /// Whether the next event does not affect the six bytes that are read next, nor is affected by
  /// their reading: then they are read together even where the event is due in between.
  var keepsNextSet: Bool { mutating get }

  /// Address of the register that the next byte goes to or comes from.
  var pointer: UInt8 { get }

  /// Address that follows another within one transfer, by the latest command byte.
  func register(after register: UInt8) -> UInt8

  /// A STOP, a repeated START, or chip select high ends the transfer.
  mutating func end(at time: Int64)

  /// Names of the output pins that do not belong to the bus, as in the datasheet; at most eight.
  var pinNames: [String] { get }

  /// Levels of the output pins at an instant up to which the chip has caught up: bit n is set where
  /// pin n of `pinNames` is high. Levels change at `nextEvent`, by a byte on the wire, and at no
  /// other time.
  ///
  /// Does not change the chip; mutating only because a large value that is borrowed is copied.
  mutating func pinLevels(at time: Int64) -> UInt8

  /// The board time in nanoseconds at which the pins may next change without a transaction:
  /// `nextEvent`, or later where the events until then cannot affect the pins.
  var nextPinChange: Int64 { mutating get }

  /// Whether the chip receives and sends SPI data on one wire.
  var isThreeWire: Bool { get }

  /// Chooses the sensing element between the world and the converter. Called before power comes up.
  mutating func sense(_ sensing: Sensing)

  /// Makes the world's quantities bypass the sensing element, or pass through it again. Unlike `sense` it may
  /// be called at any time; the element continues to run.
  mutating func bypassElement(_ isBypassed: Bool)

  /// Sets the chip's position on the board, in metres from the board's centre. It affects chips
  /// that sense specific force.
  mutating func mount(at position: Axes<Double>)

  /// Whether the controller reads one bit late on SPI: in mode 0, where that is not the part's
  /// mode, and on a clock above the part's maximum.
  var lateOnSPI: (inModeZero: Bool, whenTooFast: Bool) { get }

  /// The fastest clock in hertz of an SPI frame that begins with a command byte; nil where the part has no SPI, or its
  /// documents no limit.
  func maximumSPIHertz(_ command: UInt8) -> Int?

  /// The axes whose values are frozen from the next sample on, one bit each: 1 is X, 2 is Y, 4 is Z.
  var stuckAxes: UInt8 { get }

  /// Chooses the axes that are stuck; those that already were keep their value.
  mutating func stick(_ axes: UInt8)

  /// Voltages at the part's analog inputs, in V; nil for a part without any. `setAnalogInputs` sets
  /// them.
  var analogInputs: Axes<Double>? { get }

  /// Sets the voltages at the part's analog inputs, in V; a part without any ignores it.
  mutating func setAnalogInputs(_ volts: Axes<Double>)

  /// Violations of the datasheet so far.
  var violations: Violations { get set }

  /// Exact instant and unquantized input of the output registers of a quantity that were last read; nil
  /// before the first sample, and for a quantity that the part does not measure.
  func truth(of quantity: Quantity) -> Truth?

  /// The state inside the sensor of a quantity at an instant up to which the chip has caught up; nil for a quantity that
  /// the part does not measure. It changes nothing; mutating only because a large value that is borrowed is copied.
  mutating func silicon(
    of quantity: Quantity, at time: Int64, in world: inout World
  ) -> SensorSilicon?

  /// Switches on the self-test of a sensor from a board time on, at full strength times a sign, as its registers would;
  /// for looks at a copy. A magnetometer, whose coil acts in a measurement of its own, ignores it.
  mutating func pressSelfTest(of quantity: Quantity, by sign: Double, at time: Int64)

  /// Sets a policy by name; false when the chip has no such policy or value.
  mutating func setPolicy(_ name: String, to value: String) -> Bool

  /// All policies of the chip, with their present values.
  var policies: [PolicyFacts] { get }
}

/// The command byte and the address counter of a part that is on I2C only.
struct I2CAddressCounter: Sendable {
  /// Address of the register that the next byte goes to or comes from.
  var pointer: UInt8 = 0
  /// False after an SPI command byte, which the part ignores.
  var isOnI2C = true
}

/// A chip that is on I2C only: it ignores SPI frames, and leaves the wire high.
protocol I2COnlyChip: Chip {
  var counter: I2CAddressCounter { get set }
}

extension I2COnlyChip {
  package var answersI2C: Bool { true }
  package var pointer: UInt8 { counter.pointer }

  package mutating func command(i2c byte: UInt8, at time: Int64) {
    counter = I2CAddressCounter(pointer: byte)
  }

  package mutating func command(spi byte: UInt8, at time: Int64) -> Bool {
    counter.isOnI2C = false
    return false
  }

  package mutating func end(at time: Int64) {}

  /// Address of the present byte; the counter moves on.
  mutating func takeAddress() -> UInt8 {
    defer { counter.pointer = register(after: counter.pointer) }
    return counter.pointer
  }
}
