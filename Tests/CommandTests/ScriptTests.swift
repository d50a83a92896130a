// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The scripts that make folders: what a user has there stays.
@Suite struct ScriptTests {
  private let folder: Folder
  private static let scripts = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scripts")

  init() throws { folder = try Folder() }

  private func run(_ script: String, _ arguments: String...) throws -> Command.Outcome {
    try Command.Running(
      [Self.scripts.appending(path: script).path] + arguments, of: URL(filePath: "/usr/bin/env"),
      environment: ["PATH": "\(folder.url.path):/usr/bin:/bin"]
    ).wait()
  }

  @Test(arguments: ["site", "documentation"])
  func `a page of somebody's stays, also beside proofmass.js`(_ script: String) throws {
    let app = folder.path("app")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    for name in ["app/proofmass.js", "app/index.html"] { _ = try folder.write("mine", to: name) }
    let outcome = try run(script, app.path)
    #expect(outcome.status == 1)
    #expect(
      outcome.words
        == "scripts/\(script): \(app.path) has index.html, which is not of this script: "
        + "name an empty folder, or move that\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: app.path).sorted()
    #expect(names == ["index.html", "proofmass.js"])
    #expect(try String(contentsOf: app.appending(path: "index.html"), encoding: .utf8) == "mine")
  }

  @Test(arguments: ["site", "documentation"])
  func `a file is no folder`(_ script: String) throws {
    let file = try folder.write("mine", to: "file")
    let outcome = try run(script, file)
    #expect(outcome.status == 1)
    #expect(outcome.words == "scripts/\(script): \(file) is no folder: name another\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
  }

  /// Makes a folder anew with the lines of Python that write into `new`.
  private func makeAnew(_ lines: String) throws -> Command.Outcome {
    let program = """
      import pathlib, sys
      sys.dont_write_bytecode = True
      sys.path.insert(0, sys.argv[1])
      import made_anew
      try:
          with made_anew.made_anew(pathlib.Path(sys.argv[2])) as new:
              \(lines)
      except made_anew.NotOurs as error:
          sys.exit(str(error))
      """
    return try Command.Running(
      ["-c", program, Self.scripts.path, folder.path("made").path],
      of: URL(filePath: "/usr/bin/python3"), environment: ["PATH": "/usr/bin:/bin"]
    ).wait()
  }

  private func made() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path("made").path).sorted()
  }

  @Test func `a folder of a script's own is made anew`() throws {
    let first = try makeAnew(
      "(new / 'sub').mkdir(); (new / 'sub' / 'a').write_text('1'); (new / 'b').write_text('1')")
    #expect(first.status == 0, "\(first.words)")
    #expect(try made() == [".proofmass-made", "b", "sub", "sub/a"])
    #expect(try makeAnew("(new / 'b').write_text('2')").status == 0)
    #expect(try made() == [".proofmass-made", "b"])
    #expect(try String(contentsOf: folder.path("made/b"), encoding: .utf8) == "2")
    // Nothing is left beside it.
    let beside = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(!beside.contains { $0.hasPrefix(".made") })
  }

  @Test(arguments: ["made/mine", "made/b", "made/sub/mine"])
  func `what was added to it or changed in it stays`(_ name: String) throws {
    #expect(try makeAnew("(new / 'sub').mkdir(); (new / 'b').write_text('1')").status == 0)
    _ = try folder.write("mine", to: name)
    let before = try made()
    let outcome = try makeAnew("(new / 'b').write_text('2')")
    #expect(outcome.status == 1)
    #expect(outcome.words.contains("name"))
    #expect(try made() == before)
    #expect(try String(contentsOf: folder.path(name), encoding: .utf8) == "mine")
  }

  @Test func `where a script fails the folder is as it was`() throws {
    #expect(try makeAnew("(new / 'b').write_text('1')").status == 0)
    #expect(try makeAnew("(new / 'b').write_text('2'); 1 / 0").status == 1)
    #expect(try String(contentsOf: folder.path("made/b"), encoding: .utf8) == "1")
  }

  @Test func `unpack touches no folder with a name like its own`() throws {
    let new = folder.path("system.new")
    try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    _ = try folder.write("mine", to: "system.new/mine")
    // In the place of mmdebstrap a program that fails half-way, and one that does not.
    for (status, expected) in [(1, ["system.new"]), (0, ["system", "system.new"])] {
      _ = try folder.write(
        "#!/bin/sh\nfor folder; do :; done; echo a >\"$folder/a\"; exit \(status)\n",
        to: "mmdebstrap")
      try folder.makeExecutable("mmdebstrap")
      let outcome = try run("unpack", "sid", "amd64", folder.path("system").path, "nothing")
      #expect(outcome.status == Int32(status), "\(outcome.words)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
      #expect(names.filter { $0.hasPrefix("system") } == expected)
    }
    #expect(FileManager.default.fileExists(atPath: folder.path("system.new/mine").path))
  }

  @Test func `the page of an alias has the members that its type arguments have`() throws {
    let program = """
      import json, sys
      sys.dont_write_bytecode = True
      sys.path.insert(0, sys.argv[1])
      from driver_pages import driver_pages

      def symbol(precise, kind, *path, **more):
          return {"identifier": {"precise": precise}, "kind": {"identifier": kind},
                  "pathComponents": list(path), **more}

      def method(precise, name, *constraints):
          return symbol(precise, "swift.method", "Sensor", name, docComment={"lines": [
              {"text": "Does ``it``. And more."}]}, swiftExtension={"constraints": [
              {"kind": kind, "lhs": "Part", "rhs": "", "rhsPrecise": to} for kind, to in constraints]})

      graph = {"symbols": [
          symbol("S", "swift.struct", "Sensor", swiftGenerics={"parameters": [
              {"name": "Part"}, {"name": "Link"}]}),
          symbol("A", "swift.struct", "A"),
          method("r", "read()", ("conformance", "P")), method("t1", "selfTest()", ("sameType", "A")),
          method("t2", "selfTest()", ("sameType", "B")), method("f", "drain()", ("conformance", "Q")),
          symbol("c", "swift.init", "Sensor", "init()"),
          symbol("a", "swift.typealias", "Alias", docComment={"lines": [{"text": "A."}]},
                 declarationFragments=[
              {"kind": "keyword", "spelling": "typealias"}, {"kind": "identifier", "spelling": "Alias"},
              {"kind": "text", "spelling": "<Link> = "},
              {"kind": "typeIdentifier", "spelling": "Sensor", "preciseIdentifier": "S"},
              {"kind": "text", "spelling": "<"},
              {"kind": "typeIdentifier", "spelling": "A", "preciseIdentifier": "A"},
              {"kind": "text", "spelling": ", Link> "}])],
          "relationships": [
              *({"kind": "memberOf", "source": name, "target": "S"} for name in ("r", "t1", "t2", "f", "c")),
              {"kind": "conformsTo", "source": "A", "target": "O"},
              {"kind": "conformsTo", "source": "O", "target": "P"}]}
      print(driver_pages(graph)["Alias"], end="")
      """
    let outcome = try Command.Running(
      ["-c", program, Self.scripts.path], of: URL(filePath: "/usr/bin/python3"),
      environment: ["PATH": "/usr/bin:/bin"]
    ).wait()
    #expect(outcome.status == 0, "\(outcome.words)")
    // The suffix is DocC's, by which it tells symbols of one name apart.
    #expect(
      outcome.data == """
        # ``ProofMass/Alias``

        <!-- Written by scripts/interface. -->

        ## Topics

        ### Creating and releasing

        - ``Sensor/init()``

        ### Configuring

        - ``A``

        ### Reading samples

        - ``Sensor/read()``

        ### Testing the sensor

        - ``Sensor/selfTest()-4n8kd``

        """)
  }

  @Test func `uninstalling leaves modules of other people`() throws {
    let prefix = folder.path("prefix")
    let packages = "prefix/lib/python3.11/site-packages"
    let folders = [
      "prefix/bin", "\(packages)/proofmass/__pycache__", "\(packages)/proofmass-0.1.0.dist-info",
      "prefix/lib/python3/dist-packages/proofmass",
    ]
    for name in folders {
      try FileManager.default.createDirectory(
        at: folder.path(name), withIntermediateDirectories: true)
    }
    for name in [
      "prefix/bin/proofmass", "\(packages)/proofmass/plugin.py", "\(packages)/proofmass/mine.py",
      "\(packages)/proofmass/__pycache__/plugin.cpython-311.pyc",
      "prefix/lib/python3/dist-packages/proofmass/plugin.py",
    ] { _ = try folder.write("mine", to: name) }
    let info = "\(packages)/proofmass-0.1.0.dist-info"
    _ = try folder.write("Wheel-Version: 1.0\nGenerator: proofmass\n", to: "\(info)/WHEEL")
    _ = try folder.write(
      "proofmass/plugin.py,sha256=x,1\nproofmass-0.1.0.dist-info/WHEEL,,\n"
        + "proofmass-0.1.0.dist-info/RECORD,,\n", to: "\(info)/RECORD")
    let outcome = try run("install", "--uninstall", prefix.path)
    #expect(outcome.status == 0, "\(outcome.words)")
    let left = try FileManager.default.subpathsOfDirectory(atPath: prefix.path).filter {
      $0.hasSuffix(".py") || $0.hasSuffix(".pyc")
    }
    #expect(
      left.sorted() == [
        "lib/python3.11/site-packages/proofmass/mine.py",
        "lib/python3/dist-packages/proofmass/plugin.py",
      ])
    #expect(!FileManager.default.fileExists(atPath: folder.path(info).path))
  }

  @Test func `uninstalling removes the library, of any interface`() throws {
    let prefix = folder.path("prefix")
    let ours = [
      "bin/proofmass", "include/proofmass.h", "lib/libproofmass.so", "lib/libproofmass.so.3",
      "lib/libproofmass.so.4", "lib/pkgconfig/proofmass.pc", "share/man/man3/proofmass.3",
    ]
    let others = ["include/other.h", "lib/libproofmass-other.so", "lib/pkgconfig/other.pc"]
    for name in ours + others {
      let file = folder.path("prefix/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      _ = try folder.write("", to: "prefix/\(name)")
    }
    let outcome = try run("install", "--uninstall", prefix.path)
    #expect(outcome.status == 0, "\(outcome.words)")
    let left = try FileManager.default.subpathsOfDirectory(atPath: prefix.path).filter {
      (ours + others).contains($0)
    }
    #expect(left.sorted() == others)
  }
}
