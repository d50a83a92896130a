// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ProofMassServer

/// Finding and running the programs of a command line.
@Suite struct ProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ bytes: [UInt8], to name: String, mode: Int = 0o755) throws -> String {
    let path = "\(folder.path)/\(name)"
    try Data(bytes).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    return path
  }

  // MARK: Finding

  @Test func byThePath() throws {
    _ = try write(Array("#!/bin/sh\n".utf8), to: "tool")
    let folder = folder.path
    #expect(try Program("tool", search: "/nonexistent:\(folder):/bin").path == "\(folder)/tool")
    #expect(try Program("\(folder)/tool", search: "/bin").path == "\(folder)/tool")
    #expect(try Program("sh", search: nil).path == "/bin/sh")
    #expect(throws: ProgramError("tool", ENOENT)) { try Program("tool", search: nil) }
    #expect(throws: ProgramError("", ENOENT)) { try Program("", search: "/bin") }
  }

  /// A file that cannot be run does not hide a later one, and is reported where there is none.
  @Test func whatCannotBeRun() throws {
    let first = try TemporaryFolder()
    let path = "\(first.path)/tool"
    try Data("#!/bin/sh\n".utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    #expect(throws: ProgramError("tool", EACCES)) {
      try Program("tool", search: "\(first.path):/nonexistent")
    }
    let second = try write(Array("#!/bin/sh\n".utf8), to: "tool")
    #expect(try Program("tool", search: "\(first.path):\(folder.path)").path == second)
  }

  @Test(
    arguments: [
      (ENOENT, 127, "cannot run tool: not found in PATH"),
      (ENOTDIR, 127, "cannot run tool: Not a directory"),
      (EACCES, 126, "cannot run tool: Permission denied"),
      (EISDIR, 126, "cannot run tool: Is a directory"),
    ] as [(Int32, Int32, String)])
  func statusAsInAShell(_ code: Int32, _ status: Int32, _ line: String) {
    let error = ProgramError("tool", code)
    #expect(error.status == status)
    #expect(error.description == line)
  }

  // MARK: Loading

  /// An ELF header (elf(5)) of 64 bits with program headers of these types.
  private func elf(machine: UInt8 = own, types: [UInt8], wide: Bool = true) -> [UInt8] {
    var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, wide ? 2 : 1, 1, 1]
    bytes += Array(repeating: 0, count: 9) + [2, 0, machine, 0, 1, 0, 0, 0]
    if wide {
      bytes += Array(repeating: 0, count: 8) + [64] + Array(repeating: 0, count: 21)
      bytes += [56, 0, UInt8(types.count), 0, 64, 0, 0, 0, 0, 0]
    } else {
      bytes += [0, 0, 0, 0, 64] + Array(repeating: 0, count: 13)
      bytes += [32, 0, UInt8(types.count), 0] + Array(repeating: 0, count: 18)
    }
    for type in types { bytes += [type] + Array(repeating: 0, count: (wide ? 56 : 32) - 1) }
    return bytes
  }

  /// A program with one note, of four bytes, of an owner.
  private func note(_ owner: String) -> [UInt8] {
    var bytes = elf(types: [4])
    bytes[64 + 8] = UInt8(bytes.count)
    let note = [UInt8(owner.utf8.count + 1), 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0] + Array(owner.utf8)
    bytes[64 + 32] = 20
    return bytes + note + Array(repeating: 0, count: 20 - note.count)
  }

  #if arch(arm64)
    private static let own: UInt8 = 183
  #else
    private static let own: UInt8 = 62
  #endif

  @Test func kindsOfPrograms() throws {
    func loading(_ bytes: [UInt8], _ name: String) throws -> Program.Loading {
      try Program(try write(bytes, to: name), search: nil).loading
    }
    // PT_LOAD 1, PT_DYNAMIC 2, PT_INTERP 3.
    #expect(try loading(elf(types: [6, 3, 1, 2]), "dynamic") == .dynamic)
    #expect(try loading(elf(types: [1, 1]), "static") == .static)
    #expect(try loading(elf(types: [1, 2]), "static-pie") == .static)
    // PT_NOTE 4, with a note of Go's linker in place of the second entry.
    #expect(try loading(note("Go"), "go") == .go)
    #expect(try loading(note("GNU"), "not go") == .static)
    // SPARC.
    #expect(try loading(elf(machine: 43, types: [3]), "foreign") == .foreign)
    #expect(try loading(elf(machine: 3, types: [3], wide: false), "32 bits") == .foreign)
    // A file without a known header counts as dynamic.
    #expect(try loading([], "empty") == .dynamic)
    #expect(try loading(Array("echo\n".utf8), "no first line") == .dynamic)
    #expect(try Program("sh", search: nil).loading == .dynamic)
    // Truncated in the middle.
    #expect(try loading(Array(elf(types: [3]).prefix(70)), "half") == .static)
    #expect(try loading(Array(elf(types: [3]).prefix(40)), "less") == .dynamic)
  }

  @Test func scriptsAreTheirInterpreters() throws {
    let path = try write(elf(types: [1]), to: "static")
    let script = try write(Array("#! \(path) -x\nwords".utf8), to: "script")
    let second = try write(Array("#!\(script)\n".utf8), to: "second")
    #expect(try Program(script, search: nil).loading == .static)
    #expect(try Program(second, search: nil).loading == .static)
    let circle = try write(Array("#!\(folder.path)/circle\n".utf8), to: "circle")
    #expect(try Program(circle, search: nil).loading == .dynamic)
    let plain = try write(Array("#!/bin/sh\n".utf8), to: "plain")
    #expect(try Program(plain, search: nil).loading == .dynamic)
  }

  @Test(.enabled(if: getuid() == 0, "only root can give files away"))
  func otherRights() throws {
    let path = try write(elf(types: [3]), to: "tool")
    // A change of the owner clears the bit.
    try FileManager.default.setAttributes([.ownerAccountID: 1], ofItemAtPath: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o4755], ofItemAtPath: path)
    #expect(try Program(path, search: nil).loading == .privileged)
  }

  // MARK: Running

  private func run(
    _ arguments: [String], environment: [String] = ["PATH=/bin:/usr/bin"]
  ) throws -> ChildProcess.Ending {
    let child = try ChildProcess(
      Program("sh", search: nil), arguments, environment: environment.map { Array($0.utf8) })
    while true {
      if let ending = child.ending() { return ending }
      usleep(1000)
    }
  }

  @Test func endings() throws {
    #expect(try run(["-c", "exit 42"]) == .exited(42))
    #expect(try run(["-c", "kill -KILL $$"]) == .killed(signal: SIGKILL))
    #expect(ChildProcess.Ending.exited(42).status == 42)
    #expect(ChildProcess.Ending.killed(signal: 9).status == 137)
  }

  /// Bytes are passed unchanged, also those that are not text.
  @Test func environment() throws {
    let child = try ChildProcess(
      Program("sh", search: nil),
      ["-c", "test \"$A\" = \"$(printf '\\377')\" && test $# = 2", "a", "", "b"],
      environment: [Array("A=".utf8) + [0xFF], Array("PATH=/bin:/usr/bin".utf8)])
    var ending = child.ending()
    while ending == nil {
      usleep(1000)
      ending = child.ending()
    }
    #expect(ending == .exited(0))
  }
}

/// A folder with a short path, removed at the end of its life.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = "/tmp/pm-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    // A file that remains in the temporary folder does no harm.
    try? FileManager.default.removeItem(atPath: path)
  }
}
