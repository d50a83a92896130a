// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
package import ProofMassEmulation
package import ProofMassPhysics

/// Repeats a transcript on a new board, at the same board times, and compares the answers.
package struct Replay {
  /// The new board.
  package let circuit: Circuit
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
  ///
  /// - Returns: The transaction on the new board; nil for a control request.
  @discardableResult
  package mutating func carryOut(_ entry: Transcript.Entry) -> Transaction? {
    report.count(entry)
    circuit.advance(to: Instant(nanoseconds: entry.time))
    switch entry.event {
    case .control(let request):
      if let reason = session.refusal(of: request) {
        report.add(TranscriptDifference(kind: .request, expected: entry, refusal: reason))
      }
      return nil
    case .transaction(let expected):
      guard let got = circuit.repeat(expected) else { return nil }
      guard got.read != expected.read || got.error?.kind != expected.error?.kind else { return got }
      report.add(
        TranscriptDifference(
          kind: .answer, expected: entry,
          got: Transcript.Entry(line: entry.line, time: got.time, event: .transaction(got))))
      return got
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
