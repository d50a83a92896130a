// SPDX-License-Identifier: Apache-2.0

internal import ProofMassSystem

/// A board as the interposer shows it to a program.
///
/// The environment carries it: `LD_PRELOAD`, `PROOFMASS_DEVICES` (lines `PATH=DEVICE@SOCKET`),
/// `PROOFMASS_SYSFS` (a directory that stands for /sys/class/i2c-dev) and, where time is virtual,
/// `PROOFMASS_SLEEP` (the socket whose board sleeps move). Presentations nest: an outer one's
/// devices stay, unless the inner one has the same names.
package struct Presentation {
  package var devices: [ServedDevice]
  package var names: DeviceNames
  package var socket: String
  package var isManual: Bool
  package var interposer: String

  package init(
    devices: [ServedDevice], names: DeviceNames, socket: String, isManual: Bool, interposer: String
  ) {
    self.devices = devices
    self.names = names
    self.socket = socket
    self.isManual = isManual
    self.interposer = interposer
  }

  /// A program's environment, and the files in a directory that it needs.
  package func environment(
    inheriting outer: ProgramEnvironment, in directory: PrivateDirectory
  ) throws(SocketError) -> ProgramEnvironment {
    let sysfs = try directory.createDirectory("i2c-dev")
    let bus = "i2c-\(names.i2c)"
    _ = try directory.createDirectory("i2c-dev/\(bus)")
    try directory.createFile("i2c-dev/\(bus)/name", "ProofMass emulator\n")
    // Those of an outer presentation, else the machine's own.
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
    let door = isShort ? socket : try directory.createLink("board", to: socket)
    return variables(inheriting: outer, sysfs: sysfs, library: library, door: door)
  }

  func variables(
    inheriting outer: ProgramEnvironment, sysfs: String, library: String, door: String
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
      lines += "\(names.path(of: device))=\(device.name)@\(door)\n".systemBytes
    }
    environment["PROOFMASS_DEVICES"] = lines + (outer["PROOFMASS_DEVICES"] ?? [])
    environment["PROOFMASS_SYSFS"] = sysfs.systemBytes
    if isManual { environment["PROOFMASS_SLEEP"] = door.systemBytes }
    return environment
  }
}
