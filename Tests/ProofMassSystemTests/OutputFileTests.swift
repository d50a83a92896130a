// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ProofMassSystem

/// Files whose content appears as a whole.
@Suite struct OutputFileTests {
  /// Calls a body with the path of a temporary folder.
  private func withFolder(_ body: (_ path: String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.path + "/proofmass-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `a new file has the mode that the user's mask leaves`() throws {
    try withFolder { folder in
      try OutputFile(folder + "/new").write(Array("1".utf8))
      try Data().write(to: URL(filePath: folder + "/usual"))
      let modes = try ["new", "usual"].map {
        try FileManager.default.attributesOfItem(atPath: "\(folder)/\($0)")[.posixPermissions]
          as? Int
      }
      #expect(modes[0] == modes[1])
      #expect(try text(folder + "/new") == "1")
    }
  }

  @Test func `links are followed, also to a file that is not there yet`() throws {
    try withFolder { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: folder + "/sub", withIntermediateDirectories: true)
      try files.createSymbolicLink(atPath: folder + "/a", withDestinationPath: "sub/b")
      try files.createSymbolicLink(
        atPath: folder + "/sub/b", withDestinationPath: folder + "/sub/c")
      for content in ["first", "second"] {
        let file = try OutputFile(folder + "/a")
        #expect(file.kind == (content == "first" ? .missing : .regular))
        #expect(file.folder == folder + "/sub/")
        try file.write(Array(content.utf8))
        #expect(try files.destinationOfSymbolicLink(atPath: folder + "/a") == "sub/b")
        #expect(try text(folder + "/sub/c") == content)
      }
      #expect(try files.contentsOfDirectory(atPath: folder + "/sub").sorted() == ["b", "c"])
    }
  }

  @Test func `links in a circle are an error`() throws {
    try withFolder { folder in
      try FileManager.default.createSymbolicLink(atPath: folder + "/a", withDestinationPath: "a")
      let error = #expect(throws: FileError.self) { try OutputFile(folder + "/a") }
      #expect(error?.code == ELOOP)
    }
  }

  @Test func `a reader keeps the old one`() throws {
    try withFolder { folder in
      try OutputFile(folder + "/a").write(Array("old".utf8))
      let reader = try ByteFile(reading: folder + "/a")
      try OutputFile(folder + "/a").write(Array("new".utf8))
      #expect(try reader.read() == Array("old".utf8))
      #expect(try text(folder + "/a") == "new")
    }
  }

  /// So that a process that is killed leaves nothing behind.
  @Test func `what is not complete has no name`() throws {
    try withFolder { folder in
      func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder)
      }
      let file = unsafe open(folder, O_WRONLY | __O_TMPFILE, 0o600)
      let isKnown = file >= 0
      close(file)
      for before in [[], ["a"]] {
        var during: [String] = []
        _ = try OutputFile(folder + "/a").begin { (file) throws(FileError) in
          try file.write([1])
          do { during = try names() } catch { Issue.record(error) }
        }
        // A file system without such files shows a temporary name.
        #expect(during == before || !isKnown && during.count == before.count + 1)
        #expect(try names() == ["a"])
      }
    }
  }

  @Test func `what cannot be made leaves nothing behind`() throws {
    try withFolder { folder in
      let file = try OutputFile(folder + "/" + String(repeating: "a", count: 300))
      let error = #expect(throws: FileError.self) { try file.write([1]) }
      #expect(error?.code == ENAMETOOLONG)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test func `a device is written into`() throws {
    let file = try OutputFile("/dev/full")
    #expect(file.kind == .special)
    let error = #expect(throws: FileError.self) { try file.write([1]) }
    #expect(error?.code == ENOSPC)
  }
}
