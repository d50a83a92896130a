// SPDX-License-Identifier: Apache-2.0

import ProofMassLinux

/// The two standard streams: data on one, words on the other.
enum Console {
  /// A line for whoever runs the command.
  static func say(_ line: String) {
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

  static func print(_ text: String) throws(Complaint) { try print(Array(text.utf8)) }
}
