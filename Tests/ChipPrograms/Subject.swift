// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation

/// A chip on which programs run, with a summary of its registers from the datasheet.
public struct Subject: Sendable, CustomStringConvertible {
  /// The part's name.
  public var name: String
  var part: Part
  /// I2C address; nil on SPI chip select 0.
  var address: UInt8?
  /// Masks of the writable bits by register; a register without a mask stores nothing.
  var meaningful: [UInt8: UInt8]
  /// Registers that always read the same value.
  var constants: [(register: UInt8, value: UInt8)]
  var framing: Framing
  /// Address of FIFO_SRC_REG in a part with a FIFO.
  var fifoSource: UInt8?
  /// Pins whose edges are watched.
  var pins: [String]
  /// A register that programs never write, because other registers then have the addresses of these; for parts
  /// with addresses of seven bits.
  var avoided: UInt8?
  /// The part whose answers are compared; nil for an equal one.
  private(set) var twin: Part?
  /// What is done with the board before a program begins.
  var prepare: (@Sendable (Circuit) -> Void)?

  /// The form of a chip's command byte, and how its address counter increments.
  enum Framing: Sendable {
    /// 0x80 increments on I2C; on SPI 0x80 reads, 0x40 increments, six bits of address.
    case st
    /// The same, but on I2C it always increments, and after 0x2D comes 0x28.
    case stWrapping
    /// 0x80 has no function on I2C, and reads on SPI; the address of seven bits always increments, and after 0x6D
    /// comes 0x68. On SPI nothing is read until the chip is set to four wires.
    case stCanceling
    /// 0x80 has no function on I2C, and reads on SPI; the chip's own setting increments the address of seven
    /// bits, and which sensors are on decides where bursts over outputs go. With the addresses of the status, of
    /// the data, and of what is read otherwise.
    case stUnit(status: UInt8, data: UInt8, readable: ClosedRange<UInt8>)
    /// On I2C it always increments; on SPI 0x80 reads, 0x40 increments, six bits of address. After 0x3F comes 0x00.
    case analog
    /// The address always increments and wraps to the beginning of a block; on SPI, 0x80 reads, and
    /// a frame writes one register.
    case akm(wraps: [UInt8: UInt8])
    /// The address increments but for those that stay; on SPI, 0x80 reads. With the addresses of the status, of the
    /// data, and of what is read otherwise.
    case invenSense(status: UInt8, data: UInt8, readable: ClosedRange<UInt8>, stay: [UInt8])
    /// The address increments in reads, with these wraps; all bytes of a write go to one register.
    case reading(wraps: [UInt8: UInt8])
  }

  /// The same subject, compared with a mutant that must answer alike: it differs in nothing.
  public var comparedWithMutant: Subject {
    var subject = self
    subject.twin = part.mutated(by: .none)
    return subject
  }

  var target: Transaction.Target { address.map { .i2c($0) } ?? .spi(0) }

  /// The part's name and bus.
  public var description: String { "\(name) on \(address == nil ? "SPI" : "I2C")" }

  /// Addresses of the status and of the data, which follow it.
  var output: (status: UInt8, data: UInt8) {
    switch framing {
    case .st, .stWrapping: (0x27, 0x28)
    case .stUnit(let status, let data, _), .invenSense(let status, let data, _, _): (status, data)
    case .reading: (0x02, 0x03)
    case .stCanceling: (0x67, 0x68)
    // What precedes the data there is their format.
    case .analog: (0x31, 0x32)
    case .akm: constants.contains { $0 == (0x01, 0x09) } ? (0x10, 0x11) : (0x02, 0x03)
    }
  }

  var writable: [UInt8] { meaningful.keys.sorted() }

  /// The documented addresses and those around them.
  var readable: [UInt8] {
    switch framing {
    case .st, .stWrapping: [0x0F] + Array(0x1E...0x3F)
    case .stUnit(_, _, let addresses), .invenSense(_, _, let addresses, _): Array(addresses)
    case .stCanceling: Array(0x44...0x4F) + Array(0x5F...0x70)
    case .analog: [0x00] + Array(0x1B...0x3F)
    case .akm(let wraps), .reading(let wraps):
      (wraps.keys.flatMap { ($0 - min($0, 0x0C))...$0 } + writable + constants.map(\.register))
        .sorted()
    }
  }

  func command(_ register: UInt8, reads: Bool, increments: Bool) -> UInt8 {
    switch (framing, address) {
    case (.st, .some), (.stWrapping, .some): register | (increments ? 0x80 : 0)
    case (.st, nil), (.stWrapping, nil), (.analog, nil):
      register & 0x3F | (reads ? 0x80 : 0) | (increments ? 0x40 : 0)
    case (.stUnit, .some), (.stCanceling, .some): register | (increments ? 0x80 : 0)
    case (.akm, .some), (.reading, _), (.analog, .some), (.invenSense, .some): register
    case (.stUnit, nil), (.stCanceling, nil), (.akm, nil), (.invenSense, nil):
      register & 0x7F | (reads ? 0x80 : 0)
    }
  }

  /// The register to which byte `index` after the command byte is written; nil if the chip ignores
  /// the byte.
  func register(of index: Int, after command: UInt8) -> UInt8? {
    switch (framing, address) {
    case (.st, .some):
      return (command & 0x80 != 0 ? command &+ UInt8(truncatingIfNeeded: index) : command) & 0x7F
    case (.analog, .some):
      var register = command
      for _ in 0..<index {
        register = register & 0x3F == 0x3F ? register & 0xC0 : register &+ 1
      }
      return register
    case (.st, nil), (.analog, nil):
      return (command & 0x40 != 0 ? command &+ UInt8(truncatingIfNeeded: index) : command) & 0x3F
    case (.stWrapping, _):
      let increments = address != nil || command & 0x40 != 0
      let mask: UInt8 = address != nil ? 0x7F : 0x3F
      var register = command & mask
      for _ in 0..<(increments ? index : 0) {
        register = register == 0x2D ? 0x28 : (register &+ 1) & mask
      }
      return register
    case (.stCanceling, _):
      var register = command & 0x7F
      for _ in 0..<index { register = register == 0x6D ? 0x68 : (register &+ 1) & 0x7F }
      return register
    case (.stUnit, _):
      // The register of a later byte depends on the chip's settings.
      return index == 0 ? command & 0x7F : nil
    case (.akm(let wraps), .some):
      var register = command
      for _ in 0..<index { register = wraps[register] ?? register &+ 1 }
      return register
    case (.invenSense(_, _, _, let stay), _):
      var register = address == nil ? command & 0x7F : command
      for _ in 0..<index where !stay.contains(register) {
        register = address == nil ? (register &+ 1) & 0x7F : register &+ 1
      }
      return register
    // Bit 7 has no effect.
    case (.reading, _): return command & 0x7F
    case (.akm, nil):
      return index == 0 ? command & 0x7F : nil
    }
  }

  /// The bytes of a write, up to the one that could go to the register that programs never write.
  func permitted(_ bytes: [UInt8], after command: UInt8) -> [UInt8] {
    guard let avoided, !reads(command) else { return bytes }
    return Array(bytes.prefix(Int((avoided &- command) & 0x7F)))
  }

  /// Whether a command byte tells the chip to read; on I2C the address byte does that.
  func reads(_ command: UInt8) -> Bool { address == nil && command & 0x80 != 0 }
}
