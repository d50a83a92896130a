// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics
import ProofMassSystem

/// Hands a file over piece by piece; `-` is standard input.
///
/// - Parameter take: Also told how much of the file has come, from 0 to 1; nil where its size is
///   not known.
func read(
  _ path: String, _ take: ([UInt8], _ part: Double?) throws(Complaint) -> Void
) throws(Complaint) {
  do {
    let file = path == "-" ? ByteFile.standardInput : try ByteFile(reading: path)
    let size = file.size
    var count = 0
    while case let piece = try file.read(), !piece.isEmpty {
      count += piece.count
      try take(piece, size.map { Double(count) / Double(max(count, $0)) })
    }
  } catch let error as FileError {
    throw .failure(error.description)
  } catch let complaint as Complaint {
    throw complaint
  } catch { throw .failure("\(error)") }
}

/// A whole file of those that are never large; `-` is standard input.
///
/// - Parameter kind: What the file should be.
func read(_ path: String, _ kind: String) throws(Complaint) -> [UInt8] {
  var bytes: [UInt8] = []
  try read(path) { (piece, _) throws(Complaint) in
    bytes += piece
    guard bytes.count <= 4 << 20 else {
      throw .failure("\(path) is larger than 4 MB, so no \(kind): name one")
    }
  }
  return bytes
}

/// What a motion file says; `-` is standard input.
func read<Reading: MotionFileReading>(
  _ path: String, as reading: Reading, progress: (Double?) -> Void = { _ in }
) throws(Complaint) -> Reading.Whole {
  var reading = reading
  func complaining<Result>(
    _ body: () throws(MotionFileError) -> Result
  ) throws(Complaint) -> Result {
    do throws(MotionFileError) { return try body() } catch { throw .failure(error.description) }
  }
  try read(path) { (piece, part) throws(Complaint) in
    try complaining { () throws(MotionFileError) in try reading.append(piece) }
    progress(part)
  }
  return try complaining { () throws(MotionFileError) in try reading.finish() }
}
