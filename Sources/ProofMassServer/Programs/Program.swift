// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassSystem

/// A program that a command line names, found as a shell finds it.
package struct Program: Sendable {
  /// Whether the dynamic linker will load the interposer into it.
  package enum Loading: Equatable, Sendable {
    case dynamic
    /// Without a dynamic linker (no PT_INTERP in its ELF header).
    case `static`
    /// Runs with other rights than ours, so that the dynamic linker ignores LD_PRELOAD.
    case privileged
    /// For another kind of processor, or the 32 bits of this one.
    case foreign
  }

  /// What it is called on the command line.
  package let name: String
  package let path: String
  package let loading: Loading

  /// - Parameter search: PATH; where it is not set, what `execvp` takes.
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
      // As in execvp: what is there and cannot be run is told, unless something later can be.
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

  /// 0 for a file that may be run.
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
    // What cannot be looked into (it may be executable and yet unreadable) gets the benefit.
    guard let file = HeaderFile(path) else { return .dynamic }
    let status = file.status
    let changesUser = status.st_mode & S_ISUID != 0 && status.st_uid != getuid()
    let changesGroup = status.st_mode & S_ISGID != 0 && status.st_gid != getgid()
    let start = file.read(at: 0, count: 256)
    // A script runs in its interpreter, and never with other rights. The kernel follows five.
    if start.starts(with: Array("#!".utf8)) {
      guard depth < 5, let interpreter = interpreter(start) else { return .dynamic }
      return loading(of: interpreter, depth: depth + 1)
    }
    guard let header = file.elf else { return .dynamic }
    if let own = HeaderFile("/proc/self/exe")?.elf, own.format != header.format { return .foreign }
    if changesUser || changesGroup { return .privileged }
    let table = file.read(at: header.tableOffset, count: header.tableSize)
    return header.hasInterpreter(table) ? .dynamic : .static
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
  package var name: String
  /// The `errno`.
  package var code: Int32

  init(_ name: String, _ code: Int32) {
    self.name = name
    self.code = code
  }

  /// A shell's: 127 where nothing is found, 126 where it cannot be run.
  package var status: Int32 { code == ENOENT || code == ENOTDIR ? 127 : 126 }

  package var description: String {
    code == ENOENT && !name.contains("/")
      ? "cannot run \(name): not found in PATH" : SocketError("run \(name)", code: code).description
  }
}

/// The head of an executable.
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

  /// nil for what is no ELF file.
  var elf: ELFHeader? { ELFHeader(read(at: 0, count: 64)) }

  /// As many bytes as there are.
  func read(at offset: Int, count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, unsafe pread(descriptor, buffer.baseAddress, count, offset))
    }
  }
}

/// What an ELF file says of itself (elf(5)).
private struct ELFHeader {
  /// Class, byte order and machine.
  let format: [UInt8]
  let tableOffset: Int
  let tableSize: Int
  private let entrySize: Int
  private let isLittleEndian: Bool

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 64, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46]) else { return nil }
    let isWide = bytes[4] == 2
    format = [bytes[4], bytes[5], bytes[18], bytes[19]]
    let queue = ByteQueue(bytes)
    let isLittle = bytes[5] == 1
    func half(_ index: Int) -> Int {
      let number: UInt16 = queue.littleEndian(at: index)
      return Int(isLittle ? number : number.byteSwapped)
    }
    let offset: Int?
    if isWide {
      let number: UInt64 = queue.littleEndian(at: 32)
      offset = Int(exactly: isLittle ? number : number.byteSwapped)
    } else {
      let number: UInt32 = queue.littleEndian(at: 28)
      offset = Int(isLittle ? number : number.byteSwapped)
    }
    let size = half(isWide ? 54 : 42)
    guard let offset, size >= 32 else { return nil }
    isLittleEndian = isLittle
    tableOffset = offset
    entrySize = size
    // No linker writes so many.
    tableSize = size * min(half(isWide ? 56 : 44), 256)
  }

  func hasInterpreter(_ table: [UInt8]) -> Bool {
    let queue = ByteQueue(table)
    return stride(from: 0, through: table.count - entrySize, by: entrySize).contains {
      let type: UInt32 = queue.littleEndian(at: $0)
      return (isLittleEndian ? type : type.byteSwapped) == UInt32(PT_INTERP)
    }
  }
}
