// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassLinux
import ProofMassPhysics
import ProofMassServer
import ProofMassSystem

/// A file of lines that is read piece by piece; where its name ends in `.gz`, it is decompressed. A terminal
/// shows the progress.
struct InputFile: ~Copyable {
  private let path: String
  private let file: ByteFile
  /// The decompressor; nil for a file that is not compressed.
  private var gzip: Gzip?
  /// The incomplete last line of a compressed file; a longer one is returned before its end.
  private var begun: [UInt8] = []
  private var hasPieces = false
  /// The number of bytes that have been returned.
  private var count = 0
  /// Whether a process was writing the file when it was opened; false for standard input.
  let isBeingWritten: Bool
  /// The number of bytes to read of a file that is being written: otherwise a fast recorder would keep a
  /// reader busy forever.
  private let most: Int
  private let progress = Progress(besideData: false, since: SystemTimebase().now())
  /// Whether UTF-16 is converted, not refused.
  private let convertsUTF16: Bool
  /// The converter of a file in UTF-16; nil for any other.
  private var wide: WideText?

  /// The reason why a compressed file ended early, in gzip's words; nil for a complete one. An incomplete
  /// last line is then left out.
  private(set) var damage: String?
  /// The number of bytes of a line that was left out.
  private(set) var cutSize = 0

  static func isCompressed(_ path: String) -> Bool { fileEnding(path) == ".gz" }

  /// - Parameters:
  ///   - path: `-` is standard input.
  ///   - convertsUTF16: Whether text in UTF-16 is converted to UTF-8, not refused.
  init(_ path: String, convertsUTF16: Bool = false) throws(FileError) {
    let file = path == "-" ? ByteFile.standardInput : try ByteFile(reading: path)
    let gzip = Self.isCompressed(path) ? try Gzip(decompressing: file, name: path) : nil
    self.init(path, file, gzip, convertsUTF16)
  }

  private init(
    _ path: String, _ file: consuming ByteFile, _ gzip: consuming Gzip?, _ convertsUTF16: Bool
  ) {
    self.convertsUTF16 = convertsUTF16
    isBeingWritten = path != "-" && file.isBeingWritten
    most = isBeingWritten ? file.size ?? .max : .max
    self.path = path
    self.file = file
    self.gzip = gzip
  }

  /// Whether the beginning has been checked.
  private var isKnown = false
  /// The size of a byte order mark, which is not returned.
  private(set) var markSize = 0

  /// Reads the next bytes of text; empty at the end. Waits until there are some. A byte order mark is left
  /// out. Refuses text that is not UTF-8, with advice on its conversion.
  mutating func read() throws(UserError) -> [UInt8] {
    var piece = try asUserError { () throws(FileError) in try readBytes() }
    guard !isKnown else { return try narrow(piece) }
    while piece.count < TextForm.mark.count,
      case let more = try asUserError({ () throws(FileError) in try readBytes() }), !more.isEmpty
    { piece += more }
    isKnown = true
    if convertsUTF16, let form = WideText(piece) {
      wide = form
      return try narrow(piece)
    }
    if let reason = TextForm.fault(piece.span) { throw .failure("\(path): \(reason)") }
    guard TextForm.hasMark(piece.span) else { return piece }
    markSize = TextForm.mark.count
    let text = Array(piece.dropFirst(markSize))
    return text.isEmpty ? try asUserError { () throws(FileError) in try readBytes() } : text
  }

  /// A piece in UTF-8; empty at the end.
  private mutating func narrow(_ piece: [UInt8]) throws(UserError) -> [UInt8] {
    guard wide != nil else { return piece }
    var piece = piece
    while !piece.isEmpty {
      if let text = wide?.take(piece), !text.isEmpty { return text }
      piece = try asUserError { () throws(FileError) in try readBytes() }
    }
    return []
  }

  /// Reads the next bytes unchanged, at most 128 KiB; empty at the end. Waits until there are some.
  mutating func readBytes() throws(FileError) -> [UInt8] {
    progress.show("reading \(path == "-" ? "standard input" : path)\(part)", SystemTimebase().now())
    let piece = try nextPiece()
    if piece.isEmpty { progress.clear() }
    return piece
  }

  /// The percentage of the file that has been read, where its size is known.
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
