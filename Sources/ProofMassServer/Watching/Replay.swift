// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassEmulation
package import ProofMassPhysics

/// Repeats a transcript on a new board, at the same board times, and compares the answers.
package struct Replay {
  private let circuit: Circuit
  private var session: ControlSession<ServedBoard>
  /// The differences so far.
  package private(set) var report: TranscriptReport

  /// Replays a whole transcript. Throws where its board cannot be made.
  ///
  /// - Parameter motion: The motion that was playing.
  package static func run(
    _ transcript: Transcript, motion: Motion? = nil
  ) throws(TranscriptError) -> TranscriptReport {
    var replay = try Replay(transcript.header, motion: motion)
    for entry in transcript.entries { replay.carryOut(entry) }
    return replay.report
  }

  /// Makes the board of a transcript. Throws where that is not possible.
  ///
  /// - Parameter motion: The motion that was playing.
  package init(_ header: TranscriptHeader, motion: Motion? = nil) throws(TranscriptError) {
    do throws(InputError) { circuit = try header.board(motion: motion) } catch {
      throw TranscriptError(line: 1, reason: error.reason)
    }
    // The session makes the board keep a log, from which the answers are taken.
    session = ControlSession(ServedBoard(circuit, isTimeVirtual: true))
    report = TranscriptReport(header)
  }

  /// Repeats an entry at its board time.
  package mutating func carryOut(_ entry: Transcript.Entry) {
    report.count(entry)
    circuit.advance(to: Instant(nanoseconds: entry.time))
    switch entry.event {
    case .control(let request):
      if let reason = session.refusal(of: request) {
        report.add(TranscriptDifference(kind: .request, expected: entry, refusal: reason))
      }
    case .transaction(let expected):
      circuit.repeat(expected)
      guard let got = circuit.takeTransactions().last else { return }
      guard got.read != expected.read || got.error?.kind != expected.error?.kind else { return }
      report.add(
        TranscriptDifference(
          kind: .answer, expected: entry,
          got: Transcript.Entry(line: entry.line, time: got.time, event: .transaction(got))))
    }
  }
}

extension ControlSession {
  /// Carries out a request; returns the reason where it is refused.
  fileprivate mutating func refusal(of request: [UInt8]) -> String? {
    let answer = answer(request)
    do throws(JSONError) { return try JSONValue(answer)["error"]?.text } catch {
      return error.description
    }
  }
}

extension Circuit {
  /// Repeats a transaction. Its result is in the log.
  fileprivate func `repeat`(_ transaction: Transaction) {
    let wanted = transaction.read.count + transaction.missing
    do throws(BusError) {
      switch transaction.target {
      case .i2c(let address):
        var messages: [I2CMessage] = []
        if !transaction.written.isEmpty || wanted == 0 {
          messages.append(I2CMessage(.write(transaction.written), at: address))
        }
        if wanted > 0 {
          // A read that ended one byte early may have been a block read whose count was invalid; a
          // read of one byte that ended early has the same effect as a block read.
          let isBlock = transaction.missing == 1 && transaction.error?.kind == .other
          messages.append(I2CMessage(isBlock ? .readBlock : .read(count: wanted), at: address))
        }
        _ = try transfer(messages, stop: transaction.stops)
      case .spi(let select):
        guard let command = transaction.written.first else { return }
        var data = Array(transaction.written.dropFirst())
        var bytes = [UInt8](
          repeating: 0, count: transaction.error == nil ? transaction.read.count : wanted)
        // Clock cycles beyond the requested bytes.
        if transaction.error == nil, transaction.missing > 0 {
          data += [UInt8](repeating: 0, count: wanted)
        }
        var reading = bytes.mutableSpan
        if transaction.isThreeWire {
          try transferOnOneWire(
            spi: select, command: command, writing: data.span, reading: &reading,
            clock: transaction.clock)
        } else {
          try transfer(
            spi: select, command: command, writing: data.span, reading: &reading,
            clock: transaction.clock)
        }
      }
    } catch {
      // The log has the error.
    }
  }
}
