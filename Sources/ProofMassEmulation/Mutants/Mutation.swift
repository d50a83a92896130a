// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// The difference of a mutant's silicon from its part's.
enum Mutation: Sendable {
  /// None, for a check that the mutant's shell changes nothing.
  case none
  /// Bytes read from registers are other ones.
  case bytes([ByteChange])
  /// A number in a register reads as another, within its field.
  case level(register: UInt8, mask: UInt8, difference: Int)
  /// Words of outputs are other ones.
  case words([OutputPlaces], WordChange)
  /// Ready bits and pins rise after the outputs have changed: by a time in nanoseconds, or by a percentage of the time
  /// between the last two rises where there were two.
  case lateReady([ByteChange], nanoseconds: Int64, percent: Int64?)
  /// Outputs change after the ready bits have risen, by a time in nanoseconds.
  case lateOutputs([ByteChange], [OutputPlaces], nanoseconds: Int64)
  /// Once set, ready bits stay so until power is lost.
  case stickyReady([ByteChange])
  /// Ready bits are not set for a time in nanoseconds after a write of one of these registers.
  case slowStart([ByteChange], registers: [UInt8], nanoseconds: Int64)
  /// Bits that the chip returns to zero by itself read as ones for a time in nanoseconds after they were written.
  case slowReset([ByteChange], nanoseconds: Int64)
  /// The chip is mute for a time in nanoseconds after power-on.
  case slowBoot(nanoseconds: Int64)
  /// Levels of pins: those that are kept, and then inverted.
  case pins(keeps: UInt8, flips: UInt8)
  /// The chip's time passes by tenths more or less than the board's.
  case clock(tenths: Int64)
  /// A register does not store what is written, for the first writes after power-on.
  case lostWrites(register: UInt8, count: Int)
  /// Bits of a register keep their reset value, but read as they were written.
  case ignored(register: UInt8, mask: UInt8, reset: UInt8)
  /// A burst reads its first register only.
  case repeats
  /// A burst returns to a register before it reads the last one of a block.
  case wraps(from: UInt8, to: UInt8)
  /// Every so many transfers, the chip reads as if it were absent.
  case absent(every: Int)
  /// A choice between readings of the datasheet.
  case policy(name: String, value: String)
  /// The chip's behaviour at its acknowledge on I2C.
  case wire(WireHabit)
}

/// A change of one register's byte as it is read: bits that are kept, and then inverted.
struct ByteChange: Equatable, Sendable {
  var register: UInt8
  var keeps: UInt8 = 0xFF
  var flips: UInt8 = 0

  /// The bits that it changes or, of a ready bit, that it names.
  var mask: UInt8 { ~keeps | flips }

  static func zeros(_ register: UInt8, _ mask: UInt8 = 0xFF) -> ByteChange {
    ByteChange(register: register, keeps: ~mask)
  }

  static func ones(_ register: UInt8, _ mask: UInt8 = 0xFF) -> ByteChange {
    ByteChange(register: register, keeps: ~mask, flips: mask)
  }

  static func inverted(_ register: UInt8, _ mask: UInt8) -> ByteChange {
    ByteChange(register: register, flips: mask)
  }

  func callAsFunction(_ byte: UInt8) -> UInt8 { byte & keeps ^ flips }
}

/// A change of output words. Axes are 0 to 2, X to Z.
enum WordChange: Equatable, Sendable {
  case swappedBytes
  case exchangedAxes(Int, Int)
  case negated(Int)
  case fixed(Int, Int16)
  /// Shifted by bits: to the left where positive.
  case shifted(Int)
}

/// A fault that strikes on I2C at each, or at every so many, of a chip's transactions; planned with its part.
struct WireHabit: Sendable {
  var fault: Fault
  var every: Int
  /// The chip; set when it is mounted.
  var target: Transaction.Target?
  private var count = 0

  init(_ fault: Fault, every: Int) {
    self.fault = fault
    self.every = max(1, every)
  }

  /// Counts a transaction; whether the fault strikes at it.
  mutating func strikes(_ start: TransactionStart) -> Bool {
    guard start.target == target else { return false }
    count = (count + 1) % every
    return count == 0
  }
}
