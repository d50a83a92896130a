// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassSystem

/// A program of a command line, found as a shell finds it.
package struct Program: Sendable {
  /// Whether the dynamic linker can load the interposer into the program.
  package enum Loading: Equatable, Sendable {
    /// It can.
    case dynamic
    /// No: the program has no dynamic linker (no PT_INTERP in its ELF header).
    case `static`
    /// It can, but without effect: the program makes its system calls without libc (it has the note of Go's
    /// linker).
    case go
    /// No: the program runs with other privileges, so that the dynamic linker ignores LD_PRELOAD.
    case privileged
    /// No: the program is for another processor, or for the 32-bit mode of this one.
    case foreign
    /// Unknown: this user may run the file but not read it (mode 0711).
    case unreadable
  }

  /// The program's name on the command line.
  package let name: String
  /// The path of its file.
  package let path: String
  /// Whether the interposer can be loaded into it.
  package let loading: Loading

  /// Finds a program. Throws where there is none, or it cannot be run.
  ///
  /// - Parameter search: The value of PATH; nil for the default of `execvp`.
  package init(_ name: String, search: String?) throws(ProgramError) {
    self.name = name
    path = try Self.find(name, search ?? "/bin:/usr/bin")
    loading = Self.loading(of: path, depth: 0)
  }

  private static func find(_ name: String, _ search: String) throws(ProgramError) -> String {
    var reason = ENOENT
    for candidate in candidates(name, search) {
      let code = refusal(of: candidate)
      if code == 0 { return candidate }
      // As with execvp, a file that cannot be run is reported, unless a later one can be run.
      if code != ENOENT, code != ENOTDIR { reason = code }
    }
    throw ProgramError(name, reason)
  }

  private static func candidates(_ name: String, _ search: String) -> [String] {
    guard !name.isEmpty else { return [] }
    if name.contains("/") { return [name] }
    return search.split(separator: ":", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "./\(name)" : "\($0)/\(name)"
    }
  }

  /// The error number of running a file; 0 where it may be run.
  private static func refusal(of path: String) -> Int32 {
    var status = stat()
    guard unsafe stat(path.systemPath, &status) == 0 else { return errno }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return unsafe access(path.systemPath, X_OK) == 0 ? 0 : errno
    case S_IFDIR: return EISDIR
    default: return EACCES
    }
  }

  // MARK: Loading

  private static func loading(of path: String, depth: Int) -> Loading {
    guard let file = HeaderFile(path) else { return .unreadable }
    let status = file.status
    let changesUser = status.st_mode & S_ISUID != 0 && status.st_uid != getuid()
    let changesGroup = status.st_mode & S_ISGID != 0 && status.st_gid != getgid()
    let start = file.read(at: 0, count: 256)
    // A script runs in its interpreter, and never with other privileges. The kernel follows five levels.
    if start.starts(with: Array("#!".utf8)) {
      guard depth < 5, let interpreter = interpreter(start) else { return .dynamic }
      return loading(of: interpreter, depth: depth + 1)
    }
    guard let header = file.elf else { return .dynamic }
    if let own = HeaderFile("/proc/self/exe")?.elf, own.format != header.format { return .foreign }
    if changesUser || changesGroup { return .privileged }
    let table = file.read(at: header.tableOffset, count: header.tableSize)
    // The notes of linkers are shorter than this.
    let isGo = header.notes(table).contains { place in
      ELFHeader.hasNote(
        of: "Go", in: file.read(at: place.offset, count: min(place.size, 4096)), header)
    }
    return isGo ? .go : header.hasInterpreter(table) ? .dynamic : .static
  }

  private static func interpreter(_ start: [UInt8]) -> String? {
    let line = start.dropFirst(2).prefix { $0 != UInt8(ascii: "\n") }
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    return line.split(whereSeparator: blanks.contains).first.map {
      String(systemBytes: $0)
    }
  }
}

/// Why a program cannot be run; `description` is one line.
package struct ProgramError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The program's name on the command line.
  package var name: String
  /// The error number (`errno`).
  package var code: Int32

  init(_ name: String, _ code: Int32) {
    self.name = name
    self.code = code
  }

  /// The exit status of a shell in this case: 127 where the program is not found, 126 where it
  /// cannot be run.
  package var status: Int32 { code == ENOENT || code == ENOTDIR ? 127 : 126 }

  package var description: String {
    code == ENOENT && !name.contains("/")
      ? "cannot run \(name): not found in PATH" : SocketError("run \(name)", code: code).description
  }
}

/// An executable whose header is read.
private struct HeaderFile: ~Copyable {
  private let descriptor: Int32
  let status: stat

  init?(_ path: String) {
    let descriptor = unsafe open(path.systemPath, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      _ = close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.status = status
  }

  deinit { _ = close(descriptor) }

  /// The ELF header; nil where the file has none.
  var elf: ELFHeader? { ELFHeader(read(at: 0, count: 64)) }

  /// Reads the bytes at an offset, as many as there are.
  func read(at offset: Int, count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, unsafe pread(descriptor, buffer.baseAddress, count, offset))
    }
  }
}

/// The header of an ELF file (elf(5)).
private struct ELFHeader {
  /// Class, byte order and machine.
  let format: [UInt8]
  let tableOffset: Int
  let tableSize: Int
  private let entrySize: Int
  private let isWide: Bool
  private let isLittleEndian: Bool

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 64, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46]) else { return nil }
    let isWide = bytes[4] == 2
    self.isWide = isWide
    format = [bytes[4], bytes[5], bytes[18], bytes[19]]
    let isLittle = bytes[5] == 1
    let queue = ByteQueue(bytes)
    func half(_ index: Int) -> Int {
      Int(Self.number(queue, at: index, isLittle, as: UInt16.self))
    }
    let offset =
      isWide
      ? Int(exactly: Self.number(queue, at: 32, isLittle, as: UInt64.self))
      : Int(Self.number(queue, at: 28, isLittle, as: UInt32.self))
    let size = half(isWide ? 54 : 42)
    guard let offset, size >= (isWide ? 56 : 32) else { return nil }
    isLittleEndian = isLittle
    tableOffset = offset
    entrySize = size
    // No linker writes 256 entries or more.
    tableSize = size * min(half(isWide ? 56 : 44), 256)
  }

  func hasInterpreter(_ table: [UInt8]) -> Bool { !entries(table, of: PT_INTERP).isEmpty }

  /// The places of notes in the file.
  func notes(_ table: [UInt8]) -> [(offset: Int, size: Int)] {
    let queue = ByteQueue(table)
    func word(_ index: Int) -> Int? {
      isWide
        ? Int(exactly: Self.number(queue, at: index, isLittleEndian, as: UInt64.self))
        : Int(Self.number(queue, at: index, isLittleEndian, as: UInt32.self))
    }
    return entries(table, of: PT_NOTE).compactMap { entry in
      guard let offset = word(entry + (isWide ? 8 : 4)), let size = word(entry + (isWide ? 32 : 16))
      else { return nil }
      return (offset, size)
    }
  }

  /// Whether there is a note of an owner. A note is the sizes of its name and of its contents, a type,
  /// the name and the contents, both padded to four bytes.
  static func hasNote(of owner: String, in bytes: [UInt8], _ header: ELFHeader) -> Bool {
    let name = Array(owner.utf8) + [0]
    let queue = ByteQueue(bytes)
    var start = 0
    while start + 12 + name.count <= bytes.count {
      func size(_ index: Int) -> Int {
        Int(number(queue, at: start + index, header.isLittleEndian, as: UInt32.self))
      }
      // Go pads the name within its size.
      if size(0) >= name.count, bytes[(start + 12)...].starts(with: name) { return true }
      start += 12 + (size(0) + 3) / 4 * 4 + (size(4) + 3) / 4 * 4
    }
    return false
  }

  /// The places of entries of a type in the table of program headers.
  private func entries(_ table: [UInt8], of type: Int32) -> [Int] {
    let queue = ByteQueue(table)
    return stride(from: 0, through: table.count - entrySize, by: entrySize).filter {
      Self.number(queue, at: $0, isLittleEndian, as: UInt32.self) == UInt32(type)
    }
  }

  private static func number<Number: FixedWidthInteger>(
    _ queue: ByteQueue, at index: Int, _ isLittleEndian: Bool, as type: Number.Type
  ) -> Number {
    isLittleEndian ? queue.littleEndian(at: index) : queue.bigEndian(at: index)
  }
}
