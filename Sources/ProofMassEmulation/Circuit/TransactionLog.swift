// SPDX-License-Identifier: Apache-2.0

/// The last transactions of a circuit, when somebody asked for them.
struct TransactionLog: Sendable {
  /// How many are kept; 0 is off. When twice as many have come, the older half goes.
  var limit = 0
  private(set) var entries: [Transaction] = []

  init(limit: Int = 0) { self.limit = limit }

  var isOn: Bool { limit > 0 }

  mutating func append(_ transaction: Transaction) {
    if entries.count / 2 >= limit { entries.removeFirst(entries.count - limit) }
    entries.append(transaction)
  }

  mutating func take() -> [Transaction] {
    defer { entries = [] }
    return entries
  }
}

extension Span<UInt8> {
  /// A copy that may be kept.
  var array: [UInt8] { indices.map { self[$0] } }
}
