// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassLinux
import ProofMassPhysics
import ProofMassServer
import ProofMassSystem

/// A file of lines that is read piece by piece; where its name ends in `.gz`, it is decompressed. A terminal
/// shows how much has been read.
struct InputFile: ~Copyable {
  private let path: String
  private let file: ByteFile
  /// nil for a file that is not compressed.
  private var gzip: Gzip?
  /// Of a compressed file, the line that has begun; a longer one is handed on before its end.
  private var begun: [UInt8] = []
  private var hasPieces = false
  /// The bytes that have been handed on.
  private var count = 0
  /// Whether somebody was writing the file when it was opened; not of standard input.
  let isBeingWritten: Bool
  /// The bytes to hand on of a file that is being written: else a quick recorder would keep a reader for
  /// ever.
  private let most: Int
  private let progress = Progress(besideData: false, since: SystemTimebase().now())

  /// Why a compressed file ended early, in gzip's words; nil for one that is whole. Its last line, if it is
  /// not whole, is then left out.
  private(set) var damage: String?
  /// The bytes of a line that was left out.
  private(set) var cutSize = 0

  static func isCompressed(_ path: String) -> Bool { fileEnding(path) == ".gz" }

  /// - Parameter path: `-` is standard input.
  init(_ path: String) throws(FileError) {
    let file = path == "-" ? ByteFile.standardInput : try ByteFile(reading: path)
    let gzip = Self.isCompressed(path) ? try Gzip(decompressing: file, name: path) : nil
    self.init(path, file, gzip)
  }

  private init(_ path: String, _ file: consuming ByteFile, _ gzip: consuming Gzip?) {
    isBeingWritten = path != "-" && file.isBeingWritten
    most = isBeingWritten ? file.size ?? .max : .max
    self.path = path
    self.file = file
    self.gzip = gzip
  }

  /// Whether the beginning has been looked at.
  private var isKnown = false
  /// The bytes of a byte order mark, which is not handed on.
  private(set) var markSize = 0

  /// Reads the next bytes of text; empty at the end. Waits until there are some. A byte order mark is left out.
  /// Refuses what is not UTF-8, and says how to convert it.
  mutating func read() throws(Complaint) -> [UInt8] {
    var piece = try complaining { () throws(FileError) in try readBytes() }
    guard !isKnown else { return piece }
    while piece.count < TextForm.mark.count,
      case let more = try complaining({ () throws(FileError) in try readBytes() }), !more.isEmpty
    { piece += more }
    isKnown = true
    if let reason = TextForm.fault(piece.span) { throw .failure("\(path): \(reason)") }
    guard TextForm.hasMark(piece.span) else { return piece }
    markSize = TextForm.mark.count
    let text = Array(piece.dropFirst(markSize))
    return text.isEmpty ? try complaining { () throws(FileError) in try readBytes() } : text
  }

  /// Reads the next bytes, at most 128 KiB, as they are; empty at the end. Waits until there are some.
  mutating func readBytes() throws(FileError) -> [UInt8] {
    progress.show("reading \(path == "-" ? "standard input" : path)\(part)", SystemTimebase().now())
    let piece = try nextPiece()
    if piece.isEmpty { progress.clear() }
    return piece
  }

  /// How much of the file has been read, where its size is known.
  private var part: String {
    guard let size = file.size, size > 0 else { return "" }
    let done = gzip == nil ? count : file.offset
    return " \(min(100, Int(Double(done) / Double(size) * 100))) %"
  }

  private mutating func nextPiece() throws(FileError) -> [UInt8] {
    guard gzip != nil else {
      let piece = Array(try file.read().prefix(most - count))
      count += piece.count
      return piece
    }
    while case let piece = try gzip?.read() ?? [], !piece.isEmpty {
      hasPieces = true
      begun += piece
      let newline = begun.lastIndex(of: UInt8(ascii: "\n"))
      guard let end = newline ?? (begun.count > 0x1_0000 ? begun.count - 1 : nil) else { continue }
      defer { begun.removeFirst(end + 1) }
      return Array(begun[...end])
    }
    defer { begun = [] }
    do throws(FileError) { try gzip?.finish() } catch {
      guard hasPieces else {
        throw FileError(
          action: error.action,
          words: "\(error.reason); name a whole file, without .gz where it is not compressed")
      }
      damage = damage ?? error.reason
      cutSize += begun.count
      return []
    }
    return begun
  }
}
