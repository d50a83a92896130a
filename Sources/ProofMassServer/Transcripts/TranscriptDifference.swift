// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassEmulation

/// One thing that was not as before.
package struct TranscriptDifference: Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// The chip answered otherwise.
    case answer
    /// Something else was asked for.
    case request
    /// At another time.
    case time
    /// Only in the first.
    case missing
    /// Only in the second.
    case extra
  }

  package var kind: Kind
  /// What the first has; nil where it has nothing.
  package var expected: Transcript.Entry?
  /// What the second has, or what happened now; of the latter the line is that of the first.
  package var got: Transcript.Entry?
  /// Why a control request was refused.
  package var refusal: String?
}

/// What two runs have not in common.
package struct TranscriptReport: Sendable {
  /// The first of them; there is no end to what can differ.
  package private(set) var differences: [TranscriptDifference] = []
  package private(set) var count = 0
  /// How many transactions, and how many control requests, the first has.
  package private(set) var transactions = 0
  package private(set) var requests = 0

  private static let most = 100
  private let board: Circuit
  private let names: RegisterNames

  init(_ header: TranscriptHeader) {
    board = header.describingBoard
    names = RegisterNames(board)
  }

  /// Counts one that the first has.
  mutating func count(_ entry: Transcript.Entry) {
    if case .transaction = entry.event { transactions += 1 } else { requests += 1 }
  }

  mutating func add(_ difference: TranscriptDifference) {
    count += 1
    if differences.count < Self.most { differences.append(difference) }
  }

  /// - Parameters:
  ///   - first: What the first run is called.
  ///   - second: What the second is called; nil when it is a replay.
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

  private func counted(_ count: Int, _ what: String) -> String {
    "\(count) \(what)\(count == 1 ? "" : "s")"
  }

  private func words(_ entry: Transcript.Entry) -> String {
    switch entry.event {
    case .transaction(let transaction): board.describe(transaction)
    case .control(let request):
      // On one line and not too long: a motion may be in it.
      plain(String(decoding: request.prefix(500), as: UTF8.self), most: 120)
    }
  }

  package var json: JSON {
    .object([
      ("transactions", .number(Double(transactions))), ("requests", .number(Double(requests))),
      ("count", .number(Double(count))),
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
    let line = ("line", JSON.number(Double(entry.line)))
    switch entry.event {
    case .transaction(let transaction):
      return .object([line, ("transaction", .transaction(transaction, names))])
    case .control(let request):
      return .object([line, ("time_s", .seconds(entry.time)), ("control", .raw(request))])
    }
  }
}
