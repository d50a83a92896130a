// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ProofMassWeb

@Suite final class PlayFolderTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  @Test func `a folder without exercises is none`() throws {
    #expect(PlayFolder(folder.path) == nil)
    #expect(PlayFolder("\(folder.path)/missing") == nil)
    try write("<!doctype html>", to: "exercises.html")
    #expect(PlayFolder(folder.path) != nil)
  }

  @Test func `its files have their types, and may run WebAssembly`() throws {
    let files = [
      ("exercises.html", "text/html"), ("index.html", "text/html"),
      ("lessons.js", "text/javascript"),
      ("exercises.css", "text/css"), ("proofmass.wasm", "application/wasm"),
      ("package.json", "application/json"),
    ]
    for (name, _) in files { try write("a \(name)", to: name) }
    let play = PlayFolder(folder.path)
    for (name, type) in files {
      let file = PageFile(path: "/play/\(name)", play: play)
      #expect(file?.type == type && file?.isPlay == true && file?.isForAll == false)
      #expect(file?.bytes == Array("a \(name)".utf8))
    }
    #expect(PageFile(path: "/play/", play: play)?.bytes == Array("a index.html".utf8))
    #expect(PageFile(path: "/page.js", play: play)?.isPlay == false)
    #expect(PageFile(path: "/play/lessons.js", play: nil) == nil)
  }

  @Test func `no path leads out of it, and only plain files of known types are served`() throws {
    try write("<!doctype html>", to: "exercises.html")
    try write("secret", to: ".hidden.js")
    try write("text", to: "notes.txt")
    try write("text", to: "Upper.js")
    let outside = folder.appending(path: "link.js").path
    try FileManager.default.createSymbolicLink(
      atPath: outside, withDestinationPath: "/etc/hostname")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "folder.js"), withIntermediateDirectories: true)
    let play = try #require(PlayFolder(folder.path))
    for path in [
      "/play/../page.js", "/play/..", "/play/.hidden.js", "/play/notes.txt", "/play/Upper.js",
      "/play/link.js", "/play/folder.js", "/play//etc/hostname", "/play/%2e%2e/page.js",
      "/play/missing.js", "/play", "/play/a\0.js",
    ] as [Substring] { #expect(PageFile(path: path, play: play) == nil, "\(path)") }
  }
}
