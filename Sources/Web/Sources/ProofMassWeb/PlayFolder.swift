// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The page without a server, as `scripts/site` makes it: it has the exercises, and their chips as WebAssembly,
/// which are too large to be embedded in this program.
struct PlayFolder: Sendable {
  /// The path below which requests are for this folder.
  static let path = "/play/"
  /// The folder `play` beside this program; nil if it has no exercises.
  static let beside = programFolder.flatMap { PlayFolder("\($0)/play") }

  /// A site is some megabytes; a larger file is not of one.
  private static let mostBytes = 16 << 20

  private let folder: String

  /// Takes a folder; fails if it has no exercises.
  init?(_ folder: String) {
    self.folder = folder
    guard bytes(at: "\(Self.path)exercises.html") != nil else { return nil }
  }

  /// The bytes of the file that a request's path names; nil if there is none.
  func bytes(at path: Substring) -> [UInt8]? {
    let name = path.dropFirst(Self.path.count)
    // A name without a slash, which does not begin with a dot, stays in the folder.
    guard path.hasPrefix(Self.path), name.first != ".", name.utf8.allSatisfy(Self.isInName) else {
      return nil
    }
    return Self.read("\(folder)/\(name.isEmpty ? "index.html" : name)")
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func read(_ file: String) -> [UInt8]? {
    let descriptor = unsafe open(file, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= mostBytes
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
    }
    return count == bytes.count ? bytes : nil
  }

  /// The folder of this program.
  private static var programFolder: String? {
    var target = [CChar](repeating: 0, count: 4096)
    let count = unsafe readlink("/proc/self/exe", &target, target.count)
    guard count > 0, count < target.count,
      let program = String(
        validating: target[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    else { return nil }
    return program.lastIndex(of: "/").map { String(program[..<$0]) }
  }
}
