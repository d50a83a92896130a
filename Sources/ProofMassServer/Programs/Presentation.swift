// SPDX-License-Identifier: Apache-2.0

internal import Glibc
package import ProofMassSystem

/// A board as a door presents it to a program.
///
/// The environment carries it: `LD_PRELOAD` for the interposer, `PROOFMASS_DEVICES` (lines
/// `PATH=DEVICE@SOCKET`), `PROOFMASS_SYSFS` (a directory that replaces /sys/class/i2c-dev),
/// `PROOFMASS_FILES` (lines `PATH=FILE`, files that replace others), `PROOFMASS_GPIO_CLASS` (a directory
/// with the replacements of /sys/class/gpio and of each gpioN in it), `PROOFMASS_GPIO_LABEL`,
/// `PROOFMASS_BOARD` (the socket of the board, for the program itself) and, where time is virtual,
/// `PROOFMASS_SLEEP` (the socket of the board whose time the program's clocks show and its waits
/// advance). `PROOFMASS_PLACES` makes the interposer report to the server which calls cause transfers.
/// Presentations nest: the devices of an outer one stay, unless the inner one has the same names.
package struct Presentation {
  /// The devices of the board.
  package var devices: [ServedDevice]
  /// The device files under which the program finds them.
  package var names: DeviceNames
  /// The path of the board's socket.
  package var socket: String
  /// Whether the board's time is virtual.
  package var isTimeVirtual: Bool
  /// The path of the interposer's library; nil where the program has another door.
  package var interposer: String?
  /// Whether the interposer reports to the server the calls of the program that lead to a transfer.
  package var tellsPlaces = false

  package init(
    devices: [ServedDevice], names: DeviceNames, socket: String, isTimeVirtual: Bool,
    interposer: String?
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
    let files = try createFiles(in: directory)
    let above =
      outer["PROOFMASS_SYSFS"].map { String(systemBytes: $0) }
      ?? "/sys/class/i2c-dev"
    for name in namesInDirectory(above) where name != bus {
      _ = try directory.createLink("i2c-dev/\(name)", to: "\(above)/\(name)")
    }
    var library = interposer
    // Blanks and colons separate LD_PRELOAD's libraries.
    if let interposer, interposer.utf8.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: ":") }) {
      library = try directory.createLink(ProgramDoor.preload.fileName, to: interposer)
    }
    let isShort =
      socket.systemBytes.count <= SocketAddress.longestPath && !socket.utf8.contains(0x0A)
    let short = isShort ? socket : try directory.createLink("board", to: socket)
    return variables(
      inheriting: outer, sysfs: sysfs, files: files, gpioClass: try createGPIOClass(in: directory),
      library: library, socket: short)
  }

  /// Creates the files that programs list and examine below /sys/class/gpio, where the lines' numbers begin
  /// at 0. The interposer supplies the contents of all but the chip's files, and maintains the links to
  /// exported lines.
  private func createGPIOClass(in directory: PrivateDirectory) throws(SocketError) -> String {
    let path = try directory.createDirectory("gpio")
    for folder in ["class", "class/gpiochip0", "line"] {
      _ = try directory.createDirectory("gpio/\(folder)")
    }
    for file in ["class/export", "class/unexport"] + Self.lineFiles.map({ "line/\($0)" }) {
      try directory.createFile("gpio/\(file)", "")
    }
    let chip = "gpio/class/gpiochip0"
    try directory.createFile("\(chip)/base", "0\n")
    try directory.createFile("\(chip)/label", "\(gpioLabel ?? "proofmass")\n")
    try directory.createFile("\(chip)/ngpio", "\(LineWiring.count)\n")
    for line in 0..<LineWiring.count { _ = directory.reserve("gpio/class/gpio\(line)") }
    return path
  }

  private static let lineFiles = ["active_low", "direction", "edge", "value"]

  private var gpioLabel: String? { names.gpioLabel ?? names.board?.gpioLabel }

  /// Creates the files that replace others: those of the computer, and the number of the GPIO chip,
  /// by which libgpiod 1 recognises it. Returns `PROOFMASS_FILES`.
  private func createFiles(in directory: PrivateDirectory) throws(SocketError) -> [UInt8] {
    var files = names.board?.files ?? []
    // 254 is the first number of a device that the kernel assigns.
    files.append(
      ("/sys/bus/gpio/devices/gpiochip\(names.gpio)/dev", Array("254:\(names.gpio)\n".utf8)))
    var lines: [UInt8] = []
    for (number, file) in files.enumerated() {
      try directory.createFile("file\(number)", file.bytes)
      lines += "\(file.path)=\(directory.path)/file\(number)\n".systemBytes
    }
    return lines
  }

  /// The environment of a program, with paths that its variables can contain.
  func variables(
    inheriting outer: ProgramEnvironment, sysfs: String, files: [UInt8] = [],
    gpioClass: String? = nil, library: String?, socket: String
  ) -> ProgramEnvironment {
    var environment = outer
    let preload = outer["LD_PRELOAD"] ?? []
    let separators = [UInt8(ascii: ":"), UInt8(ascii: " ")]
    if let library,
      !preload.split(whereSeparator: separators.contains).contains(where: {
        $0.elementsEqual(library.systemBytes)
      })
    {
      environment["LD_PRELOAD"] =
        library.systemBytes + (preload.isEmpty ? [] : [UInt8(ascii: ":")] + preload)
    }
    var lines: [UInt8] = []
    for device in devices {
      lines += "\(names.path(of: device))=\(device.name)@\(socket)\n".systemBytes
    }
    environment["PROOFMASS_DEVICES"] = lines + (outer["PROOFMASS_DEVICES"] ?? [])
    environment["PROOFMASS_SYSFS"] = sysfs.systemBytes
    if !files.isEmpty {
      environment["PROOFMASS_FILES"] = files + (outer["PROOFMASS_FILES"] ?? [])
    }
    if let gpioClass { environment["PROOFMASS_GPIO_CLASS"] = gpioClass.systemBytes }
    if let label = gpioLabel {
      environment["PROOFMASS_GPIO_LABEL"] = label.systemBytes
    }
    environment["PROOFMASS_BOARD"] = socket.systemBytes
    if tellsPlaces { environment["PROOFMASS_PLACES"] = [UInt8(ascii: "1")] }
    if isTimeVirtual { environment["PROOFMASS_SLEEP"] = socket.systemBytes }
    return environment
  }
}

/// The absolute form of a path, relative to the current directory.
package func absolute(_ path: String) -> String {
  guard !path.hasPrefix("/") else { return path }
  let folder = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
    unsafe getcwd(buffer.baseAddress, buffer.count).map { unsafe String(systemString: $0) }
  }
  // The current directory no longer has a path; the relative path still works.
  guard let folder else { return path }
  return folder == "/" ? "/\(path)" : "\(folder)/\(path)"
}
