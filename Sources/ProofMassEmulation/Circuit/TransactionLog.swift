// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// The last transactions of a circuit, when somebody asked for them.
struct TransactionLog: Sendable {
  /// How many are kept; 0 is off. When twice as many have come, the older half goes.
  var limit = 0
  private(set) var entries: [Transaction] = []

  var isOn: Bool { limit > 0 }

  mutating func append(
    _ target: Transaction.Target, at time: Int64, _ command: UInt8?, _ writing: Span<UInt8>,
    _ reading: Span<UInt8>, _ error: BusError?
  ) {
    var written: [UInt8] = command.map { [$0] } ?? []
    for index in 0..<writing.count { written.append(writing[index]) }
    var read: [UInt8] = []
    if error == nil { for index in 0..<reading.count { read.append(reading[index]) } }
    if entries.count / 2 >= limit { entries.removeFirst(entries.count - limit) }
    entries.append(
      Transaction(time: time, target: target, written: written, read: read, error: error))
  }

  mutating func clear() { entries = [] }
}
