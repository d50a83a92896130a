// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassEmulation
package import ProofMassPhysics

/// Does to a fresh board what a transcript says was done, at the same board times, and compares its
/// answers.
package struct Replay {
  private let circuit: Circuit
  private var session: ControlSession
  package private(set) var report: TranscriptReport

  package static func run(
    _ transcript: Transcript, motion: Motion? = nil
  ) throws(TranscriptError) -> TranscriptReport {
    var replay = try Replay(transcript.header, motion: motion)
    for entry in transcript.entries { replay.carryOut(entry) }
    return replay.report
  }

  /// - Parameter motion: What played when the transcript was made.
  package init(_ header: TranscriptHeader, motion: Motion? = nil) throws(TranscriptError) {
    do throws(Mistake) { circuit = try header.board(motion: motion) } catch {
      throw TranscriptError(line: 1, reason: error.reason)
    }
    // Its session keeps the log, which tells what happened.
    session = ControlSession(ServedBoard(circuit, isManual: true))
    report = TranscriptReport(header)
  }

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
  /// Why a request was not carried out; nil when it was.
  fileprivate mutating func refusal(of request: [UInt8]) -> String? {
    let answer = answer(request)
    do throws(JSONError) { return try JSONValue(answer)["error"]?.text } catch {
      return error.description
    }
  }
}

extension Circuit {
  /// Does what a transaction did; how that ends, the log tells.
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
          // A read that ended early, of which one byte is missing, may have been a block read with a
          // count that none has; a read of one byte that ended early does the same as a block.
          let isBlock = transaction.missing == 1 && transaction.error?.kind == .other
          messages.append(I2CMessage(isBlock ? .readBlock : .read(count: wanted), at: address))
        }
        _ = try transfer(messages, stop: transaction.stops)
      case .spi(let select):
        guard let command = transaction.written.first else { return }
        var data = Array(transaction.written.dropFirst())
        var bytes = [UInt8](
          repeating: 0, count: transaction.error == nil ? transaction.read.count : wanted)
        // Clocks beyond what was wanted back.
        if transaction.error == nil, transaction.missing > 0 {
          data += [UInt8](repeating: 0, count: wanted)
        }
        var reading = bytes.mutableSpan
        try transfer(spi: select, command: command, writing: data.span, reading: &reading)
      }
    } catch {
      // It is in the log.
    }
  }
}
