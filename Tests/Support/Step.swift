// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// One thing that happens between a driver and the world: a transaction, or a wait.
public enum Step: Equatable, Sendable {
  /// The command byte and the bytes after it; the address is nil on SPI.
  case write(address: UInt8?, [UInt8])
  /// The command byte, and what the chip answers.
  case read(address: UInt8?, command: UInt8, [UInt8])
  /// A write that fails.
  case failedWrite(address: UInt8?, [UInt8], BusError)
  /// A read that fails.
  case failedRead(address: UInt8?, command: UInt8, BusError)
  /// In nanoseconds.
  case wait(Int64)
}

extension Step {
  /// I2C: `.write(0x18, [0x20, 0x2F])`.
  public static func write(_ address: UInt8, _ bytes: [UInt8]) -> Step {
    .write(address: address, bytes)
  }

  /// I2C: `.read(0x18, 0x8F, [0x32])`.
  public static func read(_ address: UInt8, _ command: UInt8, _ answer: [UInt8]) -> Step {
    .read(address: address, command: command, answer)
  }

  /// SPI: `.write([0x20, 0x2F])`.
  public static func write(_ bytes: [UInt8]) -> Step { .write(address: nil, bytes) }

  /// SPI: `.read(0x8F, [0x32])`.
  public static func read(_ command: UInt8, _ answer: [UInt8]) -> Step {
    .read(address: nil, command: command, answer)
  }

  /// The same transaction, failing.
  public func failing(_ error: BusError = .noAcknowledge) -> Step {
    switch self {
    case .write(let address, let bytes), .failedWrite(let address, let bytes, _):
      .failedWrite(address: address, bytes, error)
    case .read(let address, let command, _), .failedRead(let address, let command, _):
      .failedRead(address: address, command: command, error)
    case .wait: self
    }
  }
}

extension Step: CustomStringConvertible {
  public var description: String {
    switch self {
    case .write(let address, let bytes): "\(Self.at(address))write \(Self.hex(bytes))"
    case .read(let address, let command, let answer):
      "\(Self.at(address))read \(Self.hex([command])) → \(Self.hex(answer))"
    case .failedWrite(let address, let bytes, let error):
      "\(Self.at(address))write \(Self.hex(bytes)) fails: \(error.kind)"
    case .failedRead(let address, let command, let error):
      "\(Self.at(address))read \(Self.hex([command])) fails: \(error.kind)"
    case .wait(let time): "wait \(time) ns"
    }
  }

  private static func at(_ address: UInt8?) -> String {
    address.map { "\(hex([$0])): " } ?? ""
  }

  static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
  }
}
