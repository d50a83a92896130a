// SPDX-License-Identifier: Apache-2.0

import ProofMassSystem

/// Runs the microcontrollers' client here, on emulated chips in virtual time, and writes down, for
/// each of its functions, what crossed its bus (NAME.transcript) and what it reported, as bit
/// patterns (NAME.reports); `scripts/embedded run` plays them to the client on microcontrollers.
///
///     EmbeddedTranscripts FOLDER
@main
enum EmbeddedTranscripts {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else { throw UsageError() }
    for entry in Entry.allCases {
      let (firmware, result) = entry.run()
      let lines = firmware.reports.map { $0.map(hexadecimal).joined(separator: " ") }
      let path = "\(CommandLine.arguments[1])/\(entry.rawValue)"
      try OutputFile("\(path).reports")
        .write(Array((lines + ["returned \(result)\n"]).joined(separator: "\n").utf8))
      try OutputFile("\(path).transcript").write(
        firmware.transcript.words.flatMap { word in
          (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
        })
      guard result == 0 else { throw ClientFailed(entry: entry.rawValue) }
    }
  }

  private static func hexadecimal(_ bits: UInt64) -> String {
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

struct UsageError: Error, CustomStringConvertible {
  var description: String { "usage: EmbeddedTranscripts FOLDER" }
}

struct ClientFailed: Error, CustomStringConvertible {
  var entry: String
  var description: String { "proofmass_\(entry) failed on its emulated board" }
}
