// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassEmulation

/// One difference between two runs.
package struct TranscriptDifference: Equatable, Sendable {
  /// The kind of difference.
  package enum Kind: String, Sendable {
    /// The answers of the chip differ.
    case answer
    /// The requests differ.
    case request
    /// The times differ.
    case time
    /// The entry is only in the first run.
    case missing
    /// The entry is only in the second run.
    case extra
  }

  /// The kind of difference.
  package var kind: Kind
  /// The entry of the first run; nil where it has none.
  package var expected: Transcript.Entry?
  /// The entry of the second run; nil where it has none. In a replay, its line is that of the first
  /// run.
  package var got: Transcript.Entry?
  /// The reason why a control request was refused; nil where it was not.
  package var refusal: String?
}

/// The differences between two runs.
package struct TranscriptReport: Sendable {
  /// The first 100 differences.
  package private(set) var differences: [TranscriptDifference] = []
  /// The number of all differences.
  package private(set) var count = 0
  /// The number of transactions in the first run.
  package private(set) var transactions = 0
  /// The number of control requests in the first run.
  package private(set) var requests = 0

  private static let most = 100
  private let board: Circuit
  private let names: RegisterNames

  init(_ header: TranscriptHeader) {
    board = header.describingBoard
    names = RegisterNames(board)
  }

  /// Counts an entry of the first run.
  mutating func count(_ entry: Transcript.Entry) {
    if case .transaction = entry.event { transactions += 1 } else { requests += 1 }
  }

  /// Adds a difference.
  mutating func add(_ difference: TranscriptDifference) {
    count += 1
    if differences.count < Self.most { differences.append(difference) }
  }

  /// The report as text: one paragraph per difference, and the counts in the last line.
  ///
  /// - Parameters:
  ///   - first: The name of the first run.
  ///   - second: The name of the second run; nil for a replay.
  package func text(_ first: String, _ second: String?) -> String {
    let size = "\(counted(transactions, "transaction")), \(counted(requests, "request"))"
    guard count > 0 else { return "no difference: \(size)\n" }
    var text = ""
    for difference in differences {
      func line(_ sign: Character, _ name: String, _ entry: Transcript.Entry?) {
        guard let entry else { return }
        text += "\(sign) \(name):\(entry.line)  \(words(entry))\n"
      }
      text += "\(difference.kind.rawValue)\n"
      line("-", first, difference.expected)
      line("+", second ?? "replay", difference.got)
      if let refusal = difference.refusal { text += "+ refused: \(refusal)\n" }
    }
    if count > differences.count { text += "and \(count - differences.count) more\n" }
    return text + "\(counted(count, "difference")) in \(size)\n"
  }

  private func words(_ entry: Transcript.Entry) -> String {
    switch entry.event {
    case .transaction(let transaction): board.describe(transaction)
    case .control(let request):
      // On one line, and shortened: the request may contain a motion.
      plain(String(decoding: request.prefix(500), as: UTF8.self), most: 120)
    }
  }

  /// The report as a JSON object.
  package var json: JSON {
    .object([
      ("transactions", .integer(transactions)), ("requests", .integer(requests)),
      ("count", .integer(count)),
      (
        "differences",
        .array(
          differences.map { difference in
            .object([
              ("kind", .text(difference.kind.rawValue)),
              ("expected", json(difference.expected)), ("got", json(difference.got)),
              ("refusal", .optional(difference.refusal)),
            ])
          })
      ),
    ])
  }

  private func json(_ entry: Transcript.Entry?) -> JSON {
    guard let entry else { return .null }
    let line = ("line", JSON.integer(entry.line))
    switch entry.event {
    case .transaction(let transaction):
      return .object([line, ("transaction", .transaction(transaction, names))])
    case .control(let request):
      return .object([line, ("time_s", .seconds(entry.time)), ("control", .raw(request))])
    }
  }
}
