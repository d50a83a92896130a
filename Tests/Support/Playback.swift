// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassEmulation
internal import ProofMassServer

/// A wire and a clock that expect the steps of a script, and answer from it.
///
///     let script = Playback([.read(0x18, 0x8F, [0x32]), …])
///     var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
///     #expect(script.finish() == [])
///
/// A call that does not match the script is recorded, and throws `BusError(.other)`; nothing traps.
/// Waits are part of the script, except for an instant that has passed; transactions take no time.
public final class Playback: I2C, SPI, Timebase {
  private var steps: [Step]
  private var next = 0
  private var mismatches: [String] = []
  private var time: Instant

  /// Creates a script from its steps, with a clock that shows a time.
  public init(_ steps: [Step], at time: Instant = Instant(nanoseconds: 0)) {
    self.steps = steps
    self.time = time
  }

  /// Adds steps to the end of the script.
  public func expect(_ steps: Step...) { self.steps += steps }

  /// Advances the clock without a wait.
  public func advance(byNanoseconds time: Int64) {
    self.time = self.time.advanced(byNanoseconds: time)
  }

  /// Ends the script. Returns a sentence for each call that did not match it, and for each step
  /// that is left.
  public func finish() -> [String] {
    defer {
      mismatches = []
      next = steps.count
    }
    return mismatches + steps[next...].map { "did not happen: \($0)" }
  }

  /// Expects a write on I2C.
  public func write(
    _ bytes: Span<UInt8>, command: UInt8, to address: UInt8
  ) throws(BusError) {
    try write(bytes, command: command, at: address)
  }

  /// Expects a read on I2C, and answers it.
  public func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, from address: UInt8
  ) throws(BusError) {
    try read(into: &bytes, command: command, at: address)
  }

  /// Expects a write on SPI.
  public func write(_ bytes: Span<UInt8>, command: UInt8) throws(BusError) {
    try write(bytes, command: command, at: nil)
  }

  /// Expects a read on SPI, and answers it.
  public func read(into bytes: inout MutableSpan<UInt8>, command: UInt8) throws(BusError) {
    try read(into: &bytes, command: command, at: nil)
  }

  /// The time of the script's clock.
  public func now() -> Instant { time }

  /// Expects a wait, and advances the clock.
  public func wait(until instant: Instant) {
    guard instant > time else { return }
    let wait = Step.wait(instant.nanoseconds - time.nanoseconds)
    time = instant
    let expected = takeStep()
    if expected != wait { note(wait, insteadOf: expected) }
  }

  private func write(
    _ bytes: Span<UInt8>, command: UInt8, at address: UInt8?
  ) throws(BusError) {
    let sent = [command] + bytes.array
    let expected = takeStep()
    switch expected {
    case .write(address, sent): return
    case .failedWrite(address, sent, let error): throw error
    default:
      note(.write(address: address, sent), insteadOf: expected)
      throw BusError(.other)
    }
  }

  private func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, at address: UInt8?
  ) throws(BusError) {
    let expected = takeStep()
    switch expected {
    case .read(address, command, let answer) where answer.count == bytes.count:
      for index in bytes.indices { bytes[index] = answer[index] }
    case .failedRead(address, command, let error):
      // The bytes are undefined after a throw; a driver that uses them must fail its test.
      for index in bytes.indices { bytes[index] = 0xA5 }
      throw error
    default:
      let unknown = [UInt8](repeating: 0, count: bytes.count)
      note(.read(address: address, command: command, unknown), insteadOf: expected)
      throw BusError(.other)
    }
  }

  private func takeStep() -> Step? {
    guard next < steps.count else { return nil }
    defer { next += 1 }
    return steps[next]
  }

  private func note(_ step: Step, insteadOf expected: Step?) {
    mismatches.append("\(step), but expected: \(expected?.description ?? "nothing more")")
  }
}

extension Playback {
  /// Creates a script from the transactions of one chip in a transcript.
  ///
  ///     let script = try Playback(transcript: text, at: .i2c(0x18))
  ///     var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
  ///
  /// A transcript has no waits: the driver needs another timebase, such as `ManualTimebase`.
  ///
  /// - Parameters:
  ///   - transcript: A text as written by `proofmass emulate --transcript` and `TranscriptWriter`.
  ///   - target: The chip.
  public convenience init(
    transcript: String, at target: Transaction.Target
  ) throws(TranscriptMistake) {
    self.init(try [Step](transcript: transcript, at: target))
  }
}

extension [Step] {
  /// Creates steps from the transactions of one chip in a transcript, each of which writes a
  /// command byte and then either writes or reads, as a driver does.
  public init(
    transcript: String, at target: Transaction.Target
  ) throws(TranscriptMistake) {
    self = []
    let entries: [Transcript.Entry]
    do throws(TranscriptError) {
      entries = try Transcript(Array<UInt8>(transcript.utf8)).entries
    } catch { throw TranscriptMistake(line: error.line, reason: error.reason) }
    for entry in entries {
      guard case .transaction(let transaction) = entry.event, transaction.target == target else {
        continue
      }
      guard let step = Step(transaction) else {
        throw TranscriptMistake(
          line: entry.line, reason: "a transaction that no wire of a driver makes")
      }
      append(step)
    }
  }
}

/// The reason why a transcript cannot be a script.
public struct TranscriptMistake: Error, Equatable, Sendable, CustomStringConvertible {
  /// The number of the line, from 1; nil if the error does not concern one line.
  public var line: Int?
  /// The reason in words.
  public var reason: String

  /// Creates an error from its parts.
  public init(line: Int?, reason: String) {
    self.line = line
    self.reason = reason
  }

  /// The line and the reason.
  public var description: String { (line.map { "line \($0): " } ?? "") + reason }
}

extension Step {
  /// Converts a transaction; nil if `I2C` and `SPI` have no such transaction: without a command
  /// byte, or with bytes in both directions after it.
  fileprivate init?(_ transaction: Transaction) {
    let address: UInt8? = if case .i2c(let address) = transaction.target { address } else { nil }
    let (written, count) = (transaction.written, transaction.read.count + transaction.missing)
    guard let command = written.first, transaction.stops else { return nil }
    switch (count, written.count, transaction.error) {
    case (0, _, nil): self = .write(address: address, written)
    case (0, _, let error?): self = .failedWrite(address: address, written, error)
    case (_, 1, nil) where transaction.missing == 0:
      self = .read(address: address, command: command, transaction.read)
    case (_, 1, let error?): self = .failedRead(address: address, command: command, error)
    default: return nil
    }
  }
}
