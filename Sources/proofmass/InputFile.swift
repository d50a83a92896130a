// SPDX-License-Identifier: Apache-2.0

import ProofMassLinux

/// A whole file; `-` is standard input.
func read(_ path: String) throws(Complaint) -> [UInt8] {
  do throws(FileError) {
    if path == "-" { return try ByteFile.standardInput.readAll() }
    return try ByteFile(reading: path).readAll()
  } catch {
    throw .failure(error.description)
  }
}
