// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassSystem

/// Keeps others from putting a socket into the same folder, as long as the value lives.
///
/// A folder that cannot be read or locked, as on a network's file system, is used without: there two
/// that take over the same socket at the same instant may both believe that they have it.
struct FolderLock: ~Copyable {
  /// -1 for a folder that cannot be read.
  private let descriptor: Int32
  private let folder: String
  private let name: String

  /// How long others may have it, in nanoseconds; they need some milliseconds.
  private static let patience: Int64 = 5_000_000_000

  init(ofFolderOf path: String) throws(SocketError) {
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
    folder = start == bytes.startIndex ? "./" : String(Substring(bytes[..<start]))
    name = String(Substring(bytes[start...]))
    descriptor = unsafe open(folder.systemPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 || errno == EACCES else {
      throw SocketError("listen on \(path)", code: errno)
    }
    let deadline = systemTime() + Self.patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      guard systemTime() < deadline else {
        throw SocketError("\(folder) is locked by somebody else: choose another path")
      }
      usleep(1000)
    }
  }

  deinit { if descriptor >= 0 { _ = close(descriptor) } }

  /// A path in the folder that nobody else has chosen; where its own is too long for a socket, the
  /// kernel's short one.
  var placeBeside: String {
    let own = ".\(name)-\(String(UInt32.random(in: 0...UInt32.max), radix: 16))"
    let place = folder + own
    guard place.systemBytes.count > SocketAddress.longestPath, descriptor >= 0 else { return place }
    return "/proc/self/fd/\(descriptor)/.\(String(UInt32.random(in: 0...UInt32.max), radix: 16))"
  }
}
