// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A wire that writes down what passes through it.
///
///     let log = StepLog()
///     var sensor = try LIS331DLH(on: I2CDevice(Recording(wire, in: log), .lis331dlh))
///     …
///     let replay = Playback(log.steps)
public struct Recording<Wire: ~Copyable>: ~Copyable {
  private var wire: Wire
  private let log: StepLog

  public init(_ wire: consuming Wire, in log: StepLog) {
    self.log = log
    self.wire = wire
  }

  /// Gives the wire back.
  public consuming func release() -> Wire { wire }
}

/// What a recording has written down, in order.
public final class StepLog {
  public private(set) var steps: [Step] = []

  public init() {}

  func append(_ step: Step) { steps.append(step) }
}

extension Recording: I2C where Wire: I2C & ~Copyable {
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
