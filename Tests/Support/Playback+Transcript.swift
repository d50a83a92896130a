// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
public import ProofMassEmulation
internal import ProofMassServer

extension Playback {
  /// A script of what a transcript says of one chip.
  ///
  ///     let script = try Playback(transcript: text, at: .i2c(0x18))
  ///     var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
  ///
  /// Waits are in no transcript: give the driver another timebase, like `ManualTimebase`.
  ///
  /// - Parameter transcript: As `proofmass emulate --transcript` and `TranscriptWriter` write it.
  public convenience init(
    transcript: String, at target: Transaction.Target
  ) throws(TranscriptMistake) {
    self.init(try [Step](transcript: transcript, at: target))
  }
}

extension [Step] {
  /// What a transcript says of one chip, as a driver does it: with a command byte, and then either
  /// writing or reading.
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

/// Why a transcript is no script.
public struct TranscriptMistake: Error, Equatable, Sendable, CustomStringConvertible {
  /// From 1; nil when it is in no single line.
  public var line: Int?
  public var reason: String

  public init(line: Int?, reason: String) {
    self.line = line
    self.reason = reason
  }

  public var description: String { (line.map { "line \($0): " } ?? "") + reason }
}

extension Step {
  /// nil for what `I2C` and `SPI` cannot say: without a command byte, or both ways.
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
