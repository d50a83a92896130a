// SPDX-License-Identifier: Apache-2.0

package import ProofMassEmulation

/// Writes what happens on a board, line by line.
package final class TranscriptWriter: BoardWatcher {
  private let names: RegisterNames
  private let write: ([UInt8]) throws -> Void

  /// Writes the header.
  ///
  /// - Parameter write: Takes a line with its end.
  package init(
    _ circuit: Circuit, isManual: Bool, motion: TranscriptHeader.Recording? = nil,
    scenario: String? = nil,
    to write: @escaping ([UInt8]) throws -> Void
  ) throws {
    names = RegisterNames(circuit)
    self.write = write
    try write(
      TranscriptHeader(circuit, isManual: isManual, motion: motion, scenario: scenario).json.line)
  }

  package func see(_ transaction: Transaction) throws {
    try write(JSON.transaction(transaction, names).line)
  }

  package func see(request: [UInt8], at time: Int64) throws {
    try write(JSON.object([("time_s", .seconds(time)), ("control", .raw(request))]).line)
  }
}
