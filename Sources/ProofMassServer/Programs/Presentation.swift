// SPDX-License-Identifier: Apache-2.0

internal import Glibc
package import ProofMassSystem

/// A board as the interposer presents it to a program.
///
/// The environment carries it: `LD_PRELOAD`, `PROOFMASS_DEVICES` (lines `PATH=DEVICE@SOCKET`),
/// `PROOFMASS_SYSFS` (a directory that replaces /sys/class/i2c-dev), `PROOFMASS_BOARD` (the socket of
/// the board, for the program itself) and, where time is virtual, `PROOFMASS_SLEEP` (the socket of the
/// board whose time sleeps advance). Presentations nest: the devices of an outer one stay, unless the
/// inner one has the same names.
package struct Presentation {
  /// The devices of the board.
  package var devices: [ServedDevice]
  /// The device files under which the program finds them.
  package var names: DeviceNames
  /// The path of the board's socket.
  package var socket: String
  /// Whether the board's time is virtual.
  package var isTimeVirtual: Bool
  /// The path of the interposer's library.
  package var interposer: String

  package init(
    devices: [ServedDevice], names: DeviceNames, socket: String, isTimeVirtual: Bool,
    interposer: String
  ) {
    self.devices = devices
    self.names = names
    self.socket = socket
    self.isTimeVirtual = isTimeVirtual
    self.interposer = interposer
  }

  /// The environment of a program. Creates the files that it needs in a directory.
  package func environment(
    inheriting outer: ProgramEnvironment, in directory: PrivateDirectory
  ) throws(SocketError) -> ProgramEnvironment {
    let sysfs = try directory.createDirectory("i2c-dev")
    let bus = "i2c-\(names.i2c)"
    _ = try directory.createDirectory("i2c-dev/\(bus)")
    try directory.createFile("i2c-dev/\(bus)/name", "ProofMass emulator\n")
    // The entries of an outer presentation, otherwise the system's own.
    let above =
      outer["PROOFMASS_SYSFS"].map { String(systemBytes: $0) }
      ?? "/sys/class/i2c-dev"
    for name in namesInDirectory(above) where name != bus {
      _ = try directory.createLink("i2c-dev/\(name)", to: "\(above)/\(name)")
    }
    // Blanks and colons separate LD_PRELOAD's libraries.
    let isPlain = !interposer.utf8.contains { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
    let library =
      isPlain ? interposer : try directory.createLink(Interposer.fileName, to: interposer)
    let isShort =
      socket.systemBytes.count <= SocketAddress.longestPath && !socket.utf8.contains(0x0A)
    let short = isShort ? socket : try directory.createLink("board", to: socket)
    return variables(inheriting: outer, sysfs: sysfs, library: library, socket: short)
  }

  /// The environment of a program, with paths that its variables can contain.
  func variables(
    inheriting outer: ProgramEnvironment, sysfs: String, library: String, socket: String
  ) -> ProgramEnvironment {
    var environment = outer
    let preload = outer["LD_PRELOAD"] ?? []
    let separators = [UInt8(ascii: ":"), UInt8(ascii: " ")]
    if !preload.split(whereSeparator: separators.contains).contains(where: {
      $0.elementsEqual(library.systemBytes)
    }) {
      environment["LD_PRELOAD"] =
        library.systemBytes + (preload.isEmpty ? [] : [UInt8(ascii: ":")] + preload)
    }
    var lines: [UInt8] = []
    for device in devices {
      lines += "\(names.path(of: device))=\(device.name)@\(socket)\n".systemBytes
    }
    environment["PROOFMASS_DEVICES"] = lines + (outer["PROOFMASS_DEVICES"] ?? [])
    environment["PROOFMASS_SYSFS"] = sysfs.systemBytes
    environment["PROOFMASS_BOARD"] = socket.systemBytes
    if isTimeVirtual { environment["PROOFMASS_SLEEP"] = socket.systemBytes }
    return environment
  }
}

/// The library that answers a program's system calls on the board's devices.
package enum Interposer {
  /// The name of the library's file.
  package static let fileName = "libproofmass-preload.so"

  /// The path of the library beside the running command: in an installation, otherwise in the
  /// build folder of a checkout; nil where it is in neither.
  package static func find() -> String? {
    guard let own = linkTarget("/proc/self/exe") else { return nil }
    return places(besides: own).first { unsafe access($0.systemPath, R_OK) == 0 }
  }

  /// The paths to search, for `PREFIX/bin/proofmass` and for
  /// `.build/TRIPLE/CONFIGURATION/proofmass`.
  static func places(besides command: String) -> [String] {
    let folders = command.split(separator: "/").dropLast()
    func place(above count: Int, _ rest: String) -> String {
      (folders.dropLast(count) + [Substring(rest), Substring(fileName)]).reduce("") {
        "\($0)/\($1)"
      }
    }
    return [place(above: 1, "lib/proofmass"), place(above: 2, "preload")]
  }
}

/// The absolute form of a path, relative to the current directory.
package func absolute(_ path: String) -> String {
  guard !path.hasPrefix("/") else { return path }
  let folder = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
    unsafe getcwd(buffer.baseAddress, buffer.count).map { unsafe String(systemString: $0) }
  }
  // The current directory has no path any more; the relative path still works.
  guard let folder else { return path }
  return folder == "/" ? "/\(path)" : "\(folder)/\(path)"
}
