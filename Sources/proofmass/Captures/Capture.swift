// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics
import ProofMassServer
import ProofMassSystem

/// A file that shows the transactions of a board elsewhere. It is read piece by piece, and may have any length.
struct Capture: ~Copyable {
  /// The name in sentences.
  let name: String
  let format: CaptureFormat
  private let path: String
  private let channels: String?
  private var file: InputFile
  /// The piece that showed the format; standard input cannot be read twice.
  private var first: [UInt8]

  /// Opens a capture, and finds its format where none is named.
  init(_ path: String, format: CaptureFormat?, channels: String?) throws(UserError) {
    var file = try asUserError { () throws(FileError) in try InputFile(path) }
    let first = try asUserError { () throws(FileError) in try file.readBytes() }
    let name = path == "-" ? "standard input" : path
    guard !first.isEmpty else { throw .failure("\(name) is empty: name a capture") }
    guard let format = format ?? CaptureFormat(first) else {
      throw .failure(
        "\(name) is no capture by its beginning: \(CaptureFormat.list) are; --capture-format names one"
      )
    }
    if channels != nil, ![.vcd, .sr, .saleae].contains(format) {
      throw .usage("--channels is for the wires of a logic analyser: leave it out")
    }
    if format == .sr, path == "-" {
      throw .usage("a session of sigrok cannot be standard input: name the file")
    }
    self.init(path, name, format, channels, file, first)
  }

  private init(
    _ path: String, _ name: String, _ format: CaptureFormat, _ channels: String?,
    _ file: consuming InputFile, _ first: [UInt8]
  ) {
    (self.path, self.name, self.format, self.channels, self.first) =
      (path, name, format, channels, first)
    self.file = file
  }

  /// Passes on the pieces of the file.
  mutating func pieces(
    _ take: ([UInt8]) throws(UserError) -> Void
  ) throws(UserError) {
    while !first.isEmpty {
      try take(first)
      first = try asUserError { () throws(FileError) in try file.readBytes() }
    }
    if let damage = file.damage { throw .failure("\(name) ends early: \(damage)") }
  }

  /// Passes on the transactions of a capture that is no transcript.
  mutating func transfers(
    _ put: ([CapturedTransfer]) throws(UserError) -> Void
  ) throws(UserError) {
    switch format {
    case .vcd: try lines(VCDReader(name, channels: channels), put)
    case .saleae: try lines(SaleaeReader(name, channels: channels), put)
    case .strace: try lines(StraceReader(name), put)
    case .trace: try lines(KernelTraceReader(name), put)
    case .sr: try SigrokFile(path).read(channels: channels, put)
    case .transcript: break
    }
  }

  private mutating func lines(
    _ reader: some CaptureLines, _ put: ([CapturedTransfer]) throws(UserError) -> Void
  ) throws(UserError) {
    var reader = reader
    var lines = FileLines(of: name, named: "capture")
    var found: [CapturedTransfer] = []
    try pieces { (piece) throws(UserError) in
      lines.append(piece)
      while let range = try asUserError({ () throws(MotionFileError) in try lines.next() }) {
        try reader.take(lines.bytes[range].dropLast(), &found)
      }
      try put(found)
      found = []
    }
    let bytes = lines.bytes
    try reader.take(bytes[lines.last()], &found)
    try reader.finish(&found)
    try put(found)
  }
}

/// A format whose capture is lines of text.
protocol CaptureLines {
  /// Takes a line without its end; adds the transactions that have ended. Throws the reason where it is none of
  /// the format.
  mutating func take(_ line: ArraySlice<UInt8>, _ found: inout [CapturedTransfer]) throws(UserError)
  /// Adds the transactions that the end of the file ends.
  mutating func finish(_ found: inout [CapturedTransfer]) throws(UserError)
}
