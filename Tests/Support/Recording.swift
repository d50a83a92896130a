// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A wire that records its transactions.
///
///     let log = StepLog()
///     var sensor = try LIS331DLH(on: I2CDevice(Recording(wire, in: log), .lis331dlh))
///     …
///     let replay = Playback(log.steps)
public struct Recording<Wire: ~Copyable>: ~Copyable {
  private var wire: Wire
  private let log: StepLog

  /// Creates a recording in front of a wire.
  public init(_ wire: consuming Wire, in log: StepLog) {
    self.log = log
    self.wire = wire
  }

  /// Returns the wire without the recording.
  public consuming func release() -> Wire { wire }
}

/// The transactions of a recording, in order.
public final class StepLog {
  /// The transactions so far.
  public private(set) var steps: [Step] = []

  /// Creates an empty log.
  public init() {}

  func append(_ step: Step) { steps.append(step) }
}

extension Recording: I2C where Wire: I2C & ~Copyable {
  /// Writes on the wire and records the transaction.
  public mutating func write(
    _ bytes: Span<UInt8>, command: UInt8, to address: UInt8
  ) throws(BusError) {
    let step = Step.write(address: address, [command] + bytes.array)
    do throws(BusError) {
      try wire.write(bytes, command: command, to: address)
      log.append(step)
    } catch {
      log.append(step.failing(error))
      throw error
    }
  }

  /// Reads from the wire and records the transaction.
  public mutating func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, from address: UInt8
  ) throws(BusError) {
    do throws(BusError) {
      try wire.read(into: &bytes, command: command, from: address)
      log.append(.read(address: address, command: command, bytes.array))
    } catch {
      log.append(.failedRead(address: address, command: command, error))
      throw error
    }
  }
}

extension Recording: SPI where Wire: SPI & ~Copyable {
  /// Writes on the wire and records the frame.
  public mutating func write(_ bytes: Span<UInt8>, command: UInt8) throws(BusError) {
    let step = Step.write(address: nil, [command] + bytes.array)
    do throws(BusError) {
      try wire.write(bytes, command: command)
      log.append(step)
    } catch {
      log.append(step.failing(error))
      throw error
    }
  }

  /// Reads from the wire and records the frame.
  public mutating func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8
  ) throws(BusError) {
    do throws(BusError) {
      try wire.read(into: &bytes, command: command)
      log.append(.read(address: nil, command: command, bytes.array))
    } catch {
      log.append(.failedRead(address: nil, command: command, error))
      throw error
    }
  }
}

/// One step of a script: a transaction of a driver, or a wait. Addresses are nil on SPI.
public enum Step: Equatable, Sendable {
  /// A write: the command byte and the bytes after it.
  case write(address: UInt8?, [UInt8])
  /// A read: the command byte, and the chip's answer.
  case read(address: UInt8?, command: UInt8, [UInt8])
  /// A write that fails.
  case failedWrite(address: UInt8?, [UInt8], BusError)
  /// A read that fails.
  case failedRead(address: UInt8?, command: UInt8, BusError)
  /// A wait in nanoseconds.
  case wait(Int64)
}

extension Step {
  /// A write on I2C: `.write(0x18, [0x20, 0x2F])`.
  public static func write(_ address: UInt8, _ bytes: [UInt8]) -> Step {
    .write(address: address, bytes)
  }

  /// A read on I2C: `.read(0x18, 0x8F, [0x32])`.
  public static func read(_ address: UInt8, _ command: UInt8, _ answer: [UInt8]) -> Step {
    .read(address: address, command: command, answer)
  }

  /// A write on SPI: `.write([0x20, 0x2F])`.
  public static func write(_ bytes: [UInt8]) -> Step { .write(address: nil, bytes) }

  /// A read on SPI: `.read(0x8F, [0x32])`.
  public static func read(_ command: UInt8, _ answer: [UInt8]) -> Step {
    .read(address: nil, command: command, answer)
  }

  /// The same transaction with an error; a wait stays as it is.
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
  /// The step in words, with bytes in hexadecimal: `18: read 8f → 32`.
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
    bytes.map { [$0].hexText }.joined(separator: " ")
  }
}

extension Span<UInt8> {
  /// A copy of the bytes.
  var array: [UInt8] { indices.map { self[$0] } }
}

extension MutableSpan<UInt8> {
  /// A copy of the bytes.
  var array: [UInt8] { span.array }
}
