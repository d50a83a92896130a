// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassEmulation
import Testing

@testable import ProofMassServer
import ProofMassSystem

/// The variables of the interposer in a program's environment.
@Suite struct PresentationTests {
  private func presentation(isTimeVirtual: Bool = false) -> Presentation {
    Presentation(
      devices: [.i2c, .spi(0), .spi(SPISelect(bus: 1, select: 2))],
      names: DeviceNames(i2c: 3, spi: SPISelect(bus: 10, select: 1)), socket: "/run/a/door",
      isTimeVirtual: isTimeVirtual, interposer: "/lib/interposer.so")
  }

  private func environment(_ entries: [String]) -> ProgramEnvironment {
    ProgramEnvironment(entries.map { Array($0.utf8) })
  }

  @Test func variables() {
    let inner = presentation().variables(
      inheriting: environment(["HOME=/root", "LD_PRELOAD=", "LD_PRELOADS=x"]), sysfs: "/run/a/sys",
      library: "/lib/interposer.so", socket: "/run/a/door")
    #expect(
      inner
        == environment([
          "HOME=/root", "LD_PRELOADS=x", "LD_PRELOAD=/lib/interposer.so",
          """
          PROOFMASS_DEVICES=/dev/i2c-3=i2c@/run/a/door
          /dev/spidev10.1=spi0.0@/run/a/door
          /dev/spidev11.3=spi1.2@/run/a/door

          """, "PROOFMASS_SYSFS=/run/a/sys", "PROOFMASS_BOARD=/run/a/door",
        ]))
  }

  /// New devices come first, and those of the outer presentation stay.
  @Test func nested() {
    let outer = environment([
      "LD_PRELOAD=/lib/other.so /lib/interposer.so", "PROOFMASS_DEVICES=/dev/i2c-1=i2c@/run/b\n",
      "PROOFMASS_SYSFS=/run/b/sys", "PROOFMASS_BOARD=/run/b", "PROOFMASS_SLEEP=/run/b",
    ])
    let inner = presentation().variables(
      inheriting: outer, sysfs: "/run/a/sys", library: "/lib/interposer.so", socket: "/run/a/door")
    #expect(inner["LD_PRELOAD"] == Array("/lib/other.so /lib/interposer.so".utf8))
    #expect(inner["PROOFMASS_SLEEP"] == Array("/run/b".utf8))
    #expect(inner["PROOFMASS_BOARD"] == Array("/run/a/door".utf8))
    let lines = String(decoding: inner["PROOFMASS_DEVICES"] ?? [], as: UTF8.self).split(
      separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first == "/dev/i2c-3=i2c@/run/a/door")
    #expect(lines.last == "/dev/i2c-1=i2c@/run/b")
    let manual = presentation(isTimeVirtual: true).variables(
      inheriting: outer, sysfs: "/run/a/sys", library: "/lib/new.so", socket: "/run/a/door")
    #expect(manual["PROOFMASS_SLEEP"] == Array("/run/a/door".utf8))
    #expect(
      manual["LD_PRELOAD"] == Array("/lib/new.so:/lib/other.so /lib/interposer.so".utf8))
  }

  @Test func files() throws {
    let folder = try TemporaryFolder()
    let outer = try PrivateDirectory(in: [folder.path])
    let inner = try PrivateDirectory(in: [folder.path])
    var shown = presentation()
    shown.names = DeviceNames(i2c: 7)
    let first = try shown.environment(inheriting: environment([]), in: outer)
    shown.names = DeviceNames(i2c: 8)
    let second = try shown.environment(inheriting: first, in: inner)
    #expect(second["PROOFMASS_SYSFS"] == Array("\(inner.path)/i2c-dev".utf8))
    let names = namesInDirectory("\(inner.path)/i2c-dev")
    #expect(names.contains("i2c-7") && names.contains("i2c-8"))
    for name in ["i2c-7", "i2c-8"] {
      #expect(
        try String(contentsOfFile: "\(inner.path)/i2c-dev/\(name)/name", encoding: .utf8)
          == "ProofMass emulator\n")
    }
    let mode = try FileManager.default.attributesOfItem(atPath: inner.path)[.posixPermissions]
    #expect(mode as? Int == 0o700)
    inner.remove()
    #expect(namesInDirectory(folder.path).count == 1)
    #expect(namesInDirectory("\(outer.path)/i2c-dev").contains("i2c-7"))
    outer.remove()
    #expect(namesInDirectory(folder.path) == [])
  }

  /// Links replace paths that LD_PRELOAD or the address of a socket cannot contain.
  @Test func awkwardPaths() throws {
    let folder = try TemporaryFolder()
    let directory = try PrivateDirectory(in: [folder.path])
    var shown = presentation()
    shown.interposer = "/opt/my tools/interposer.so"
    shown.socket = "/" + String(repeating: "x", count: 107)
    let environment = try shown.environment(inheriting: environment([]), in: directory)
    #expect(
      environment["LD_PRELOAD"] == Array("\(directory.path)/libproofmass-preload.so".utf8))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: "\(directory.path)/libproofmass-preload.so") == "/opt/my tools/interposer.so")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(directory.path)/board")
        == shown.socket)
    let devices = String(decoding: environment["PROOFMASS_DEVICES"] ?? [], as: UTF8.self)
    #expect(devices.hasPrefix("/dev/i2c-3=i2c@\(directory.path)/board\n"))
  }

  @Test func placesForADirectory() throws {
    let folder = try TemporaryFolder()
    let long = "/" + String(repeating: "x", count: 64)
    let directory = try PrivateDirectory(in: [
      "relative", long, "/tmp/with blank", "/nonexistent", folder.path,
    ])
    #expect(directory.path.hasPrefix("\(folder.path)/proofmass-"))
    #expect(throws: SocketError("create a directory in /nonexistent", code: ENOENT)) {
      try PrivateDirectory(in: ["/nonexistent"])
    }
    let variables = ["XDG_RUNTIME_DIR": "/run/user/7", "TMPDIR": ""]
    #expect(PrivateDirectory.places { variables[$0] } == ["/run/user/7", "/tmp"])
  }

  @Test func doors() {
    #expect(
      places(
        of: ProgramDoor.preload.fileName, builtIn: "preload", besides: "/usr/local/bin/proofmass")
        == [
          "/usr/local/lib/proofmass/libproofmass-preload.so",
          "/usr/preload/libproofmass-preload.so",
        ])
    #expect(
      places(
        of: "proofmass-web", builtIn: "web/release",
        besides: "/a/.build/x86_64-unknown-linux-gnu/release/proofmass"
      ).last == "/a/.build/web/release/proofmass-web")
  }
}
