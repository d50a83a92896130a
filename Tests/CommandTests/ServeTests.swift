// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `serve`, with a program of the shell in the place of the web server.
@Suite struct ServeTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// An installation of the command whose web server is a script, in which `$*` are its arguments.
  private func installed(_ script: String) throws -> URL {
    let files = FileManager.default
    for name in ["bin", "lib/proofmass"] {
      try files.createDirectory(at: folder.path(name), withIntermediateDirectories: true)
    }
    let command = folder.path("bin/proofmass")
    do { try files.linkItem(at: Command.binary, to: command) } catch {
      try files.copyItem(at: Command.binary, to: command)
    }
    let server = folder.path("lib/proofmass/proofmass-web").path
    _ = try folder.write("#!/bin/sh\n\(script)\n", to: "lib/proofmass/proofmass-web")
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: server)
    return command
  }

  /// Runs `serve` until its server ends; the lines that the server got.
  private func serve(_ arguments: String, asking requests: String = "") throws -> [[String: Any]] {
    let log = folder.path("log").path
    // The server asks after ten lines, and ends after a hundred.
    let command = try installed(
      "exec awk -v file='\(log)' -v requests='\(requests)' '{ print > file } "
        + "NR == 10 { printf \"%s\", requests; fflush() } NR == 100 { exit }'")
    let outcome = try Command.Running(
      ["serve", "--bus", "emulator"] + arguments.split(separator: " ").map(String.init), of: command
    ).wait()
    #expect(outcome.status == 0, "\(outcome.words)")
    return try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test func `without its web server it says how to build it`() throws {
    let command = try installed("")
    try FileManager.default.removeItem(at: folder.path("lib/proofmass/proofmass-web"))
    let outcome = try Command.Running(["serve"], of: command).wait()
    #expect(outcome.status == 1)
    #expect(
      outcome.words
        == "proofmass: the web server is not built: run `scripts/release proofmass-web` in the "
        + "checkout\n")
  }

  @Test func `the first object says what is to come`() throws {
    let objects = try serve("lis331dlh ak8975 --rate 400")
    let hello = objects[0]
    #expect(hello["type"] as? String == "hello")
    #expect(hello["version"] as? Int == 1)
    #expect(hello["bus"] as? String == "emulator")
    #expect(hello["emulated"] as? Bool == true)
    #expect(hello["can_move"] as? Bool == true)
    let sensors = try #require(hello["sensors"] as? [String: [String: Any]])
    #expect(Set(sensors.keys) == ["acc", "mag"])
    #expect(sensors["acc"]?["unit"] as? String == "g")
    #expect(sensors["acc"]?["rate_hz"] as? Double == 400)
    #expect(sensors["mag"]?["unit"] as? String == "uT")
    // Without a gyroscope there is no attitude.
    #expect(objects.dropFirst().allSatisfy { $0["motion"] == nil })
  }

  @Test func `all samples of all sensors come, in order`() throws {
    let objects = try serve("--sensing ideal --rate 1000").filter {
      $0["type"] as? String == "samples"
    }
    for (name, period) in [("acc", 0.001), ("gyr", 0.00125)] {
      let samples = objects.flatMap { $0[name] as? [[Double]] ?? [] }
      #expect(samples.count > 500)
      let gaps = zip(samples, samples.dropFirst()).map { $1[0] - $0[0] }
      let missing = gaps.reduce(0) { $0 + Int(($1 / period).rounded()) - 1 }
      let lost = try #require((objects.last?["lost"] as? [String: Int])?[name])
      #expect(gaps.allSatisfy { $0 > 0 })
      #expect(missing <= lost + 1)
    }
    let last = try #require(objects.last)
    let force = try #require((last["acc"] as? [[Double]])?.last)
    #expect(zip(force.dropFirst(), [0, 0, 1]).allSatisfy { abs($0 - $1) < 0.002 })
    let motion = try #require(last["motion"] as? [String: Any])
    let gravity = try #require(motion["gravity_g"] as? [Double])
    #expect(zip(gravity, [0, 0, -1]).allSatisfy { abs($0 - $1) < 0.01 })
  }

  @Test func `a hand turns the emulated board`() throws {
    let half = 0.5.squareRoot()
    let objects = try serve(
      "--sensing ideal",
      asking: #"{"do":"turn","q":[\#(half),\#(half),0,0],"seconds":0.5}\n"#)
    let last = try #require(objects.last { $0["type"] as? String == "samples" })
    // Upright: the device's y is up.
    let force = try #require((last["acc"] as? [[Double]])?.last)
    #expect(zip(force.dropFirst(), [0, 1, 0]).allSatisfy { abs($0 - $1) < 0.002 })
    let truth = try #require((last["truth"] as? [String: [Double]])?["q"])
    #expect(zip(truth, [half, half, 0, 0]).allSatisfy { abs($0 - $1) < 1e-6 })
    let gravity = try #require((last["motion"] as? [String: Any])?["gravity_g"] as? [Double])
    #expect(zip(gravity, [0, -1, 0]).allSatisfy { abs($0 - $1) < 0.02 })
  }

  @Test func `a fault is told in the driver's words, and a shake`() throws {
    let told = try serve(
      "--sensing ideal", asking: #"{"do":"unplug","sensor":"mag"}\n{"do":"shake"}\n"#)
    #expect(
      told.contains {
        $0["type"] as? String == "failure"
          && ($0["words"] as? String)?.hasPrefix("ak8975: ") == true
      })
    #expect(
      told.contains { $0["event"] as? String == "shake" && $0["value"] as? String == "began" })
  }

  @Test(arguments: [
    ("", "no JSON"), ("{", "no JSON"), ("[]", "the member do is missing"),
    (#"{"do":"fly"}"#, #"unknown request "fly""#),
    (#"{"do":"turn","q":[1,0,0]}"#, "q is not four finite numbers"),
    (#"{"do":"turn","q":[3,0,0,0]}"#, "q is no rotation"),
    (#"{"do":"turn","q":[1,0,0,0],"seconds":-1}"#, "seconds is not a number"),
    (#"{"do":"unplug","sensor":"nose"}"#, "sensor is not one of acc, gyr, mag"),
  ])
  func `a request that makes no sense is refused`(_ request: String, _ words: String) throws {
    let refused = try serve("", asking: request + #"\n"#).first {
      $0["type"] as? String == "refused"
    }
    #expect((refused?["words"] as? String)?.hasPrefix(words) == true)
  }

  @Test func `a board that a file moves is moved by no hand`() throws {
    let motion = try folder.write("time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n9,0,0,1\n", to: "a.csv")
    let objects = try serve("lis331dlh --motion \(motion)", asking: #"{"do":"shake"}\n"#)
    #expect(objects[0]["can_move"] as? Bool == false)
    #expect(objects.contains { $0["type"] as? String == "refused" })
  }

  @Test(arguments: [
    ("--fast", "--fast"), ("--rate 0", "--rate 0"), ("--rate 1001", "--rate 1001"),
    ("--port 65536", "--port 65536"), ("--port -1", "--port -1"),
    ("--origin here", "--origin here"),
    ("--origin http://a/b", "--origin http://a/b"), ("lis331dlh,rate=100", "rate="),
  ])
  func `mistakes are told before anything begins`(_ arguments: String, _ word: String) throws {
    let outcome = try Command.run(["serve"] + arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == 64)
    #expect(outcome.words.hasPrefix("proofmass: \(word)"))
  }
}
