// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassSystem

/// A socket that clients connect to. A Unix socket's file is removed with the listener.
final class Listener {
  private let socket: SocketDescriptor
  private let address: SocketAddress
  private let file: SocketFile?

  /// Listens at an address.
  init(_ address: SocketAddress) throws(SocketError) {
    let socket = try SocketDescriptor(family: address.family, flags: SOCK_NONBLOCK)
    switch address {
    case .unix(let path): file = try SocketFile(path, of: socket)
    case .tcp:
      // Otherwise the port stays in use for a minute after a connection.
      var yes: Int32 = 1
      _ = unsafe setsockopt(
        socket.number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
      try socket.listen(at: address, for: address.description)
      file = nil
    }
    self.address = address
    self.socket = socket
  }

  deinit { file?.remove() }

  /// The descriptor of the socket.
  var number: Int32 { socket.number }

  /// The address with the port that the system chose, where that of the address is 0.
  var boundAddress: SocketAddress {
    guard case .tcp(let host, port: 0) = address else { return address }
    return .tcp(host, port: socket.port)
  }

  /// A new connection; nil where there is none. Throws where the system has no resources for one.
  func accept() throws(SocketError) -> SocketDescriptor? {
    let number = Glibc.accept(socket.number, nil, nil)
    guard number < 0 else {
      let socket = SocketDescriptor(number)
      // Fails only for a descriptor that is not there.
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
      return socket
    }
    switch errno {
    case EMFILE, ENFILE, ENOBUFS, ENOMEM:
      throw SocketError("take a connection on \(address)", code: errno)
    // The client may have closed it already; accept(2) also passes on errors of the new socket.
    default: return nil
    }
  }
}

/// The file of a listening Unix socket.
///
/// It appears when clients can connect, and only where no other server listens: the socket is bound
/// to a name beside the path, and linked into place while the folder is locked.
final class SocketFile {
  private let path: String
  private let device: dev_t
  private let number: ino_t

  /// Binds a socket and listens. Only this user can connect. The file of a server that no longer
  /// runs is replaced. Throws where another server listens at the path.
  init(_ path: String, of socket: borrowing SocketDescriptor) throws(SocketError) {
    try SocketAddress.check(path)
    let lock = try FolderLock(ofFolderOf: path)
    try Self.makeRoom(at: path)
    // Before bind: Linux gives the file the mode of the socket.
    _ = fchmod(socket.number, 0o600)
    let temporary = lock.placeBeside
    try socket.listen(at: .unix(temporary), for: path)
    defer { _ = unsafe unlink(temporary.systemPath) }
    guard let status = Self.status(of: temporary),
      unsafe link(temporary.systemPath, path.systemPath) == 0
    else { throw SocketError("listen on \(path)", code: errno) }
    self.path = path
    (device, number) = (status.st_dev, status.st_ino)
  }

  /// Removes the file while the socket still listens, unless it is another socket's by now.
  func remove() {
    // No lock: no other server replaces the file of a socket that still listens.
    guard let status = Self.status(of: path), status.st_dev == device, status.st_ino == number
    else { return }
    // A file that remains does no harm: the next listener replaces it.
    _ = unsafe unlink(path.systemPath)
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return unsafe lstat(path.systemPath, &status) == 0 ? status : nil
  }

  private static func makeRoom(at path: String) throws(SocketError) {
    guard let status = status(of: path) else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else {
      throw SocketError("\(path) is there and no socket: choose another path")
    }
    guard try !isServed(path) else {
      throw SocketError("\(path) is served by another process already: choose another path")
    }
    guard unsafe unlink(path.systemPath) == 0 else {
      throw SocketError("take over \(path)", code: errno)
    }
  }

  private static func isServed(_ path: String) throws(SocketError) -> Bool {
    let socket = try SocketDescriptor(family: AF_UNIX, flags: SOCK_NONBLOCK)
    return try unsafe SocketAddress.unix(path).with { address, size in
      unsafe connect(socket.number, address, size) == 0 || errno != ECONNREFUSED
    }
  }
}

/// A lock that keeps other servers from creating a socket in the same folder, during the value's
/// life.
///
/// A folder that cannot be read or locked, as on a network file system, is used without a lock:
/// there, two servers that replace the same socket at the same instant may both succeed.
struct FolderLock: ~Copyable {
  /// The folder's descriptor; -1 where it cannot be read.
  private let descriptor: Int32
  private let folder: String
  private let name: String

  /// The longest wait for the lock, in nanoseconds. Its holders need some milliseconds.
  private static let patience: Int64 = 5_000_000_000

  /// Locks the folder of a path.
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
        throw SocketError("\(folder) is locked by another process: choose another path")
      }
      usleep(1000)
    }
  }

  deinit { if descriptor >= 0 { _ = close(descriptor) } }

  /// A random path in the folder; where it would be too long for a socket, a short one under
  /// /proc/self/fd.
  var placeBeside: String {
    let own = ".\(name)-\(String(UInt32.random(in: 0...UInt32.max), radix: 16))"
    let place = folder + own
    guard place.systemBytes.count > SocketAddress.longestPath, descriptor >= 0 else { return place }
    return "/proc/self/fd/\(descriptor)/.\(String(UInt32.random(in: 0...UInt32.max), radix: 16))"
  }
}
