// SPDX-License-Identifier: Apache-2.0

import ProofMassServer
import ProofMassSystem

/// The two standard streams: data on one, words on the other.
enum Console {
  /// A line for whoever runs the command, whatever arguments and files have brought into it.
  static func say(_ line: String) {
    let line = printable(line).shortened(to: 1000)
    // Words that nobody can read are no reason to stop.
    try? ByteFile.standardError.write(Array("proofmass: \(line)\n".utf8))
  }

  static func print(_ bytes: [UInt8]) throws(Complaint) {
    do {
      try ByteFile.standardOutput.write(bytes)
    } catch  where error.isClosedPipe {
      // The reader has what it wanted.
    } catch {
      throw .failure(error.description)
    }
  }

  static func print(_ text: String) throws(Complaint) { try print(text.systemBytes) }
}

extension String {
  /// Without its middle where it is longer; what is wrong is at its beginning, and what to do next at
  /// its end.
  fileprivate func shortened(to most: Int) -> String {
    let scalars = unicodeScalars
    guard scalars.count > most else { return self }
    let cut = " … "
    let half = (most - cut.unicodeScalars.count) / 2
    return "\(Substring(scalars.prefix(half)))\(cut)\(Substring(scalars.suffix(half)))"
  }
}
