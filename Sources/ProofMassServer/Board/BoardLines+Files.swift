// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The board's lines below /sys/class/gpio, where their numbers begin at 0.
extension BoardLines {
  /// The lines that are exported, one bit each.
  var exportedLines: UInt64 { exported.keys.reduce(0) { $0 | 1 << UInt64($1) } }

  /// Opens a file, by a number that the client has chosen.
  ///
  /// - Throws: ENOENT where the line is not exported; EACCES where the file is read-only or write-only, and
  ///   `access` (O_RDONLY, O_WRONLY, O_RDWR) does not fit.
  func openFile(
    _ attribute: LineAttribute, of line: UInt32, number: UInt64, access: Int32
  ) throws(LineRefusal) -> LineFile {
    guard files[number]?.file == nil else { throw LineRefusal(code: EINVAL) }
    let file: LineFile
    switch attribute {
    case .export, .unexport:
      guard access == O_WRONLY else { throw LineRefusal(code: EACCES) }
      file = LineFile(attribute, nil)
    case .direction, .value, .edge, .activeLow:
      guard let exported = exported[line] else { throw LineRefusal(code: ENOENT) }
      file = LineFile(attribute, exported)
    }
    // Remove the files that no connection holds any more.
    files = files.filter { $0.value.file != nil }
    files[number] = WeakFile(file: file)
    return file
  }

  /// The open file with a number; nil where there is none.
  func file(_ number: UInt64) -> LineFile? { files[number]?.file }

  /// Writes to a file. Throws the kernel's error number where it refuses the bytes.
  func write(_ bytes: [UInt8], to file: LineFile) throws(LineRefusal) {
    // One line end is left out, as sysfs_streq does.
    let word = bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...]
    switch file.attribute {
    case .export: try export(sysfsNumber(word))
    case .unexport: try unexport(sysfsNumber(word))
    case .direction, .value, .edge, .activeLow:
      let exported = try file.existing()
      configure(exported.request, [try exported.line.flags(writing: word, to: file.attribute)])
    }
  }

  private func export(_ number: Int) throws(LineRefusal) {
    guard let line = UInt32(exactly: number) else { throw LineRefusal(code: EINVAL) }
    let request = try take(
      [(line, [.input])], number: UInt64.random(in: .min ... .max), consumer: Array("sysfs".utf8),
      kept: 0)
    exported[line] = ExportedLine(request)
  }

  private func unexport(_ number: Int) throws(LineRefusal) {
    guard let line = UInt32(exactly: number), let ended = exported.removeValue(forKey: line) else {
      throw LineRefusal(code: EINVAL)
    }
    release(ended.request)
  }
}
