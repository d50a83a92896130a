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
      try folder.makeExecutable("bin/proofmass")
    }
    _ = try folder.write("#!/bin/sh\n\(script)\n", to: "lib/proofmass/proofmass-web")
    try folder.makeExecutable("lib/proofmass/proofmass-web")
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

  @Test(arguments: [
    "kill -9 $$", "read -r line; kill -9 $$", "exec 0<&-; kill -9 $$",
    "awk 'NR == 10 { exit }'; kill -9 $$",
  ])
  func `a web server that is killed is told in one line`(_ script: String) throws {
    let outcome = try Command.Running(["serve"], of: installed(script)).wait()
    #expect(outcome.status == 1)
    #expect(
      outcome.words.hasSuffix("\nproofmass: the web server was ended by signal 9: start it again\n")
    )
  }

  @Test func `a web server that has said why it ends is not explained`() throws {
    let outcome = try Command.Running(["serve"], of: installed("echo why >&2; exit 1")).wait()
    #expect(outcome.status == 1)
    #expect(outcome.words.hasSuffix("\nwhy\n") || outcome.words == "why\n")
  }

  @Test func `a web server that is stopped is killed in the end`() throws {
    let number = folder.path("number")
    let running = try Command.Running(
      ["serve", "lis331dlh", "--rate", "1000"],
      of: installed(
        "echo $$ > \(number.path).new; mv \(number.path).new \(number.path); kill -STOP $$"))
    while !FileManager.default.fileExists(atPath: number.path), running.process.isRunning {
      Thread.sleep(forTimeInterval: 0.01)
    }
    running.process.interrupt()
    let outcome = try running.wait()
    #expect(outcome.status == 0)
    #expect(outcome.words.hasSuffix("proofmass: the web server did not end: it was killed\n"))
    let server = try String(contentsOf: number, encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(!FileManager.default.fileExists(atPath: "/proc/\(server)"))
  }

  @Test func `a signal ends the wait for a calibration`() throws {
    let command = try installed("cat > /dev/null")
    let path = folder.path("board.json").path
    #expect(try Command.shell("mkfifo \(path)").status == 0)
    let running = try Command.Running(
      ["serve", "--bus", "emulator", "--calibration", path], of: command)
    // There is a reader as soon as the command opens the pipe; from then on it waits for bytes.
    let writing = try FileHandle(forWritingTo: URL(filePath: path))
    running.process.terminate()
    #expect(try running.wait().status == 128 + SIGTERM)
    try writing.close()
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
    #expect(sensors["acc"]?["address"] as? String == "0x18")
    #expect(sensors["acc"]?["unit"] as? String == "g")
    #expect(sensors["acc"]?["rate_hz"] as? Double == 400)
    #expect(sensors["mag"]?["unit"] as? String == "uT")
    // Without a gyroscope there is no attitude.
    #expect(objects.dropFirst().allSatisfy { $0["motion"] == nil })
  }

  @Test func `the first object has what a recording says before its rows`() throws {
    let hello = try serve("lis331dlh,range=4g ak8975 --seed 9")[0]
    let recording = try #require(hello["recording"] as? [String: Any])
    #expect(
      recording["columns"] as? [String]
        == ["time_s", "acc_x_g", "acc_y_g", "acc_z_g", "mag_x_uT", "mag_y_uT", "mag_z_uT"])
    let header = try #require(recording["header"] as? [String: Any])
    #expect(header["verb"] as? String == "serve")
    #expect(header["seed"] as? String == "9")
    let chips = try #require(header["chips"] as? [[String: Any]])
    #expect(chips.map { $0["range"] as? String } == ["4g", nil])
    #expect(chips[1]["asa"] is [String: Double])
    #expect(chips.map { $0["unit"] as? String } == ["g", "uT"])
    // As `stream` says it.
    let file = folder.path("a.jsonl").path
    _ = try Command.run([
      "stream", "lis331dlh,range=4g", "ak8975,rate=100", "--seed", "9", "--duration", "50ms",
      "--output", file,
    ])
    let first = try String(contentsOfFile: file, encoding: .utf8).prefix { $0 != "\n" }
    var said = try #require(
      try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any])
    for key in ["verb", "began"] { said[key] = header[key] }
    #expect(said as NSDictionary == header as NSDictionary)
  }

  @Test func `what is lost has its place, and what is sent its count`() throws {
    let objects = try serve("lis331dlh --sensing ideal", asking: #"{"do":"power_cycle"}\n"#)
      .filter { $0["type"] as? String == "samples" }
    var (sent, placed) = (0, 0)
    for object in objects {
      let samples = try #require(object["acc"] as? [[Double]])
      sent += samples.count
      #expect(object["sent"] as? [String: Int] == ["acc": sent])
      for place in object["losses"] as? [[String: Any]] ?? [] {
        #expect(place["sensor"] as? String == "acc")
        placed += try #require(place["count"] as? Int)
        #expect(samples.contains { $0[0] == place["before_s"] as? Double })
      }
    }
    #expect(placed > 0)
    #expect(objects.last?["lost"] as? [String: Int] == ["acc": placed])
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
    let motion = try #require(objects.compactMap { $0["motion"] as? [String: Any] }.last)
    let gravity = try #require(motion["gravity_g"] as? [Double])
    #expect(zip(gravity, [0, 0, -1]).allSatisfy { abs($0 - $1) < 0.01 })
    // Nor is the gyroscope: its offset is unknown in the first attitudes.
    let first = try #require(objects.compactMap { $0["motion"] as? [String: Any] }.first)
    #expect(first["settled"] as? Bool == false)
    // The compass is not calibrated.
    #expect(objects.allSatisfy { $0["north"] == nil })
  }

  @Test func `with a calibrated compass north is told`() throws {
    let calibration = folder.path("mag.json").path
    let outcome = try Command.run([
      "calibrate", "ak8975", "--scenario", "figure8", "--fast", "--sensing", "ideal", "--output",
      calibration,
    ])
    #expect(outcome.status == 0, "\(outcome.words)")
    let objects = try serve("--sensing ideal --calibration \(calibration)")
    let last = try #require(objects.last { $0["type"] as? String == "samples" })
    // The board's y points north.
    let north = try #require(last["north"] as? [String: Any])
    #expect(abs(remainder(try #require(north["heading_deg"] as? Double), 360)) < 2)
  }

  @Test func `a hand turns the emulated board`() throws {
    let half = 0.5.squareRoot()
    let objects = try serve(
      "--sensing ideal",
      asking: #"{"do":"turn","q":[\#(half),\#(half),0,0],"over_s":0.5}\n"#)
    let last = try #require(objects.last { $0["type"] as? String == "samples" })
    // Upright: the device's y is up.
    let force = try #require((last["acc"] as? [[Double]])?.last)
    #expect(zip(force.dropFirst(), [0, 1, 0]).allSatisfy { abs($0 - $1) < 0.002 })
    let truth = try #require((last["truth"] as? [String: Any])?["q"] as? [Double])
    #expect(zip(truth, [half, half, 0, 0]).allSatisfy { abs($0 - $1) < 1e-6 })
    let gravity = try #require(
      objects.compactMap { $0["motion"] as? [String: Any] }.last?["gravity_g"] as? [Double])
    #expect(zip(gravity, [0, -1, 0]).allSatisfy { abs($0 - $1) < 0.02 })
  }

  @Test func `a fault is told in the driver's words, and a shake`() throws {
    let told = try serve(
      "--sensing ideal", asking: #"{"do":"unplug","address":"0x0c"}\n{"do":"shake"}\n"#)
    #expect(
      told.contains {
        $0["type"] as? String == "failure"
          && ($0["words"] as? String)?.hasPrefix("ak8975: ") == true
      })
    #expect(
      (told.last { $0["truth"] != nil }?["truth"] as? [String: Any])?["unplugged"] as? [String] == [
        "0x0c"
      ])
    #expect(
      told.contains { $0["event"] as? String == "shake" && $0["value"] as? String == "began" })
  }

  @Test func `a chip's registers are described, and shown while somebody looks`() throws {
    let objects = try serve(
      "--sensing ideal",
      asking: #"{"do":"describe","address":"0x18"}\n{"do":"registers","address":"0x18"}\n"#)
    let chip = try #require(objects.first { $0["type"] as? String == "chip" })
    #expect(chip["chip"] as? String == "LIS331DLH")
    #expect(chip["address"] as? String == "0x18")
    let registers = try #require(chip["registers"] as? [[String: Any]])
    let control = try #require(registers.first { $0["name"] as? String == "CTRL_REG1" })
    #expect((control["cite"] as? String)?.isEmpty == false)
    let values = objects.filter { $0["type"] as? String == "registers" }
    #expect(values.count > 5)
    #expect(values.allSatisfy { $0["address"] as? String == "0x18" })
    let last = try #require(values.last?["values"] as? [String: Any])
    // Normal mode, 100 Hz, all axes (LIS331DLH datasheet, CTRL_REG1).
    #expect(last["CTRL_REG1"] as? String == "0x2f")
    #expect(last["WHO_AM_I"] as? String == "0x32")
    #expect(Set(last.keys) == Set(registers.compactMap { $0["name"] as? String }))
  }

  @Test func `transactions are shown while somebody looks`() throws {
    let objects = try serve("lis331dlh,range=2g --sensing ideal", asking: #"{"do":"bus"}\n"#)
    let shown = objects.filter { $0["type"] as? String == "bus" }
      .flatMap { $0["transactions"] as? [[String: Any]] ?? [] }
    let words = shown.compactMap { $0["words"] as? String }
    // One g on z at 1 mg a digit in 12 bits, left-justified: 1000 << 4.
    #expect(words.contains { $0.hasPrefix("read ") && $0.hasSuffix(" 00 00 00 00 80 3e") })
    let times = shown.compactMap { $0["time_s"] as? Double }
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a scenario plays from any moment of it on, and says where it is`() throws {
    let objects = try serve(
      "--sensing ideal", asking: #"{"do":"scenario","name":"tilt","from_s":1.6}\n"#)
    let truths = objects.compactMap { $0["truth"] as? [String: Any] }
    let first = try #require(truths.first { $0["scenario"] != nil })
    let playing = try #require(first["scenario"] as? [String: Any])
    #expect(playing["name"] as? String == "tilt")
    #expect(playing["duration_s"] as? Double == 6.5)
    #expect((1.6..<1.9).contains(try #require(playing["time_s"] as? Double)))
    // From 1.5 s to 2 s it stands still, tilted by 45° to its top.
    let q = try #require(first["q"] as? [Double])
    #expect(abs(abs(q[1]) - 0.382683) < 1e-6)
  }

  @Test func `noise and offsets can be switched off`() throws {
    let objects = try serve("lis331dlh,range=2g", asking: #"{"do":"noise","on":false}\n"#)
    let force = try #require((objects.last?["acc"] as? [[Double]])?.last)
    #expect(force.dropFirst() == [0, 0, 1])
    #expect((objects.last?["truth"] as? [String: Any])?["noise"] as? Bool == false)
  }

  @Test func `the board gets warm`() throws {
    let objects = try serve("--sensing ideal", asking: #"{"do":"heat","temperature_C":60}\n"#)
    let temperatures = objects.compactMap {
      ($0["truth"] as? [String: Any])?["temperature_C"] as? Double
    }
    #expect(temperatures.first == 25)
    // Within 5 s, smoothly; this is after some 1.8 s.
    #expect(try #require(temperatures.last) > 27)
  }

  @Test func `other parts take the chips' places, and are configured again`() throws {
    let objects = try serve("lis331dlh,range=2g", asking: #"{"do":"part","seed":3}\n"#)
    #expect((objects.last?["truth"] as? [String: Any])?["seed"] as? Int == 3)
    func mean(_ objects: ArraySlice<[String: Any]>) -> Double {
      let x = objects.flatMap { $0["acc"] as? [[Double]] ?? [] }.map { $0[1] }
      return x.reduce(0, +) / Double(x.count)
    }
    // Offsets of two parts, each within ±20 mg (LIS331DLH datasheet, mechanical characteristics).
    #expect(abs(mean(objects[2..<10]) - mean(objects[80...])) > 0.002)
  }

  @Test func `a flood of requests takes no time from the chips`() throws {
    let flood = String(
      repeating: #"{"do":"part","seed":7}\n{"do":"unplug","address":"0x68"}\n"#, count: 400)
    let objects = try serve("", asking: flood)
    let refused = objects.filter { $0["type"] as? String == "refused" }
    #expect(!refused.isEmpty && refused.count < 40)
    #expect(
      refused.contains {
        ($0["words"] as? String)?.contains("requests are left out: at most 16 in 20 ms") == true
      })
    let last = try #require(objects.last { $0["type"] as? String == "samples" })
    #expect((last["truth"] as? [String: Any])?["unplugged"] as? [String] == ["0x68"])
    #expect(((last["failing"] as? [String: String])?["gyr"])?.hasPrefix("l3g4200d: ") == true)
  }

  @Test func `ideal chips have no noise to switch`() throws {
    let objects = try serve("--sensing ideal", asking: #"{"do":"noise","on":false}\n"#)
    #expect(
      (objects.last { $0["truth"] != nil }?["truth"] as? [String: Any])?["noise"] as? Bool == false)
    #expect(objects.contains { $0["type"] as? String == "refused" })
  }

  @Test(arguments: [
    ("", "no JSON"), ("{", "no JSON"),
    ("[]", #"a request is an object, like {"do":"bus"}"#),
    ("{}", #""do" names the request: scenario, repair, power_cycle, turn, shake"#),
    (#"{"do":"fly"}"#, #"unknown request "fly": one of scenario, repair, power_cycle, turn"#),
    (
      #"{"do":"rest"}"#,
      "rest is a request to a control connection: here it is one of scenario, repair, "
    ),
    (#"{"do":"turn","q":[1,0,0]}"#, "turn: q is not a rotation, [w, x, y, z] of length 1"),
    (#"{"do":"turn","q":[3,0,0,0]}"#, "turn: q is not a rotation"),
    (
      #"{"do":"turn","q":[1,0,0,0],"over_s":-1}"#,
      "turn: over_s is not a number from 0.1 to 10"
    ),
    (
      #"{"do":"unplug","address":"0x50"}"#,
      "unplug: there is no chip at 0x50: LIS331DLH is at 0x18, L3G4200D is at 0x68, AK8975 is at 0x0c"
    ),
    (
      #"{"do":"unplug","sensor":"acc"}"#,
      #"unplug: unknown member "sensor": one of id, do, address"#
    ),
    (#"{"do":"registers"}"#, "registers: address is missing"),
    (#"{"do":"scenario","name":"tea"}"#, #"scenario: unknown scenario "tea": one of rest, tilt"#),
    (
      #"{"do":"scenario","name":"tilt","from_s":99}"#,
      "scenario: from_s is out of range: 0 to 6.5 s"
    ),
    (#"{"do":"heat","temperature_C":86}"#, "heat: temperature_C is not a number from -40 to 85"),
    (#"{"do":"noise","on":1}"#, "noise: on is not true or false"),
    (#"{"do":"part","seed":-1}"#, "part: seed is not a whole number from 0 to"),
    (#"{"do":"part","seed":1.5}"#, "part: seed is not a whole number"),
    (
      #"{"do":"silicon","address":"0x18","frames":601}"#,
      "silicon: frames is above 600, the most of this chip in a stream"
    ),
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
    let refused = objects.first { $0["type"] as? String == "refused" }
    #expect(
      refused?["words"] as? String
        == "shake is a request to a board that this command emulates, without --motion FILE.csv: "
        + "here it is one of describe, registers, bus")
  }

  @Test func `TLS has a certificate, which is kept`() throws {
    let list = folder.path("arguments")
    // A server that ends before it has the first line fails.
    let command = try installed("echo \"$*\" > \(list.path); exec awk '{ exit }'")
    let variables = ["PATH": "/usr/bin:/bin", "HOME": folder.path("home").path]
    for isNew in [true, false] {
      let outcome = try Command.Running(
        ["serve", "--host", "192.168.1.7", "--tls"], of: command, environment: variables
      ).wait()
      #expect(outcome.status == 0, "\(outcome.words)")
      #expect(outcome.words.contains("made a certificate in ") == isNew)
      let words = try String(contentsOf: list, encoding: .utf8).split { $0 == " " || $0 == "\n" }
      let index = try #require(words.firstIndex(of: "--identity"))
      let path = String(words[index + 1])
      #expect(path == folder.path("home/.local/state/proofmass/server.pem").path)
      let identity = try String(contentsOfFile: path, encoding: .utf8)
      #expect(identity.hasPrefix("Names: localhost 127.0.0.1 ::1 "))
      #expect(identity.prefix { $0 != "\n" }.hasSuffix(" 192.168.1.7"))
    }
  }

  @Test(arguments: [
    ([:], "--tls: there is no folder for the certificate: set HOME or XDG_STATE_HOME"),
    (
      ["HOME": "/nowhere", "PATH": "/nowhere"],
      "cannot make a certificate for TLS: openssl is not found in PATH: install it"
    ),
  ])
  func `TLS without its requirements is told in one line`(
    _ variables: [String: String], _ words: String
  ) throws {
    let outcome = try Command.Running(
      ["serve", "--tls"], of: installed(""), environment: variables
    ).wait()
    #expect(outcome.status == 1)
    #expect(outcome.words == "proofmass: \(words)\n")
  }

  @Test(arguments: [
    ("--fast", "--fast"), ("--rate 0", "--rate 0"), ("--rate 1001", "--rate 1001"),
    ("--port 65536", "--port 65536"), ("--port -1", "--port -1"),
    ("--origin here", "--origin here"),
    ("--origin http://a/b", "--origin http://a/b"), ("lis331dlh,rate=100", "rate="),
    ("--iiod localhost", "--iiod localhost: a port, or an IPv4 address and a port if any"),
    ("--iiod 65536", "--iiod 65536"), ("--no-page", "--no-page leaves nothing to serve"),
    ("--no-page --iiod --port 1", "--port is for the page"),
  ])
  func `mistakes are told before anything begins`(_ arguments: String, _ word: String) throws {
    let outcome = try Command.run(["serve"] + arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == 64)
    #expect(outcome.words.hasPrefix("proofmass: \(word)"))
  }

  @Test func `beside the page clients of IIO read the rates, and leave them`() throws {
    let serving = try IIODTests.Serving(
      Command.Running(
        ["serve", "--bus", "emulator", "--iiod", "0", "lis331dlh"],
        of: installed("cat > /dev/null")))
    #expect(
      try serving.ask(
        "READ lis331dlh sampling_frequency",
        "WRITE lis331dlh sampling_frequency 3\\r\\n400READ lis331dlh sampling_frequency")
        == "4\n100\0\n-16\n4\n100\0\n")
    #expect(try serving.end().status == 0)
  }

  /// The server ends when it has seen samples, failures and samples again.
  @Test func `a served board that goes and comes back is read again`() throws {
    let log = folder.path("log").path
    let command = try installed(
      "exec awk -v file='\(log)' '{ print > file; fflush() } /\"failure\"/ { failed = 1 } "
        + "/\"acc\":\\[\\[/ && failed { exit }'")
    let socket = folder.path("board").path
    let emulate = ["emulate", "--listen", socket, "lis331dlh"]
    let first = try Command.Running(emulate)
    try first.awaitServing()
    let serving = try Command.Running(
      ["serve", "--bus", "unix:\(socket)", "lis331dlh"], of: command)
    func see(_ words: String) {
      for _ in 0..<2000 where serving.process.isRunning {
        let said = FileManager.default.contents(atPath: log) ?? Data()
        if String(decoding: said, as: UTF8.self).contains(words) { return }
        Thread.sleep(forTimeInterval: 0.02)
      }
      Issue.record("no \(words)")
    }
    see("\"acc\":[[")
    first.process.terminate()
    _ = try first.wait()
    see("\"failure\"")
    let second = try Command.Running(emulate)
    for _ in 0..<3000 where serving.process.isRunning { Thread.sleep(forTimeInterval: 0.02) }
    #expect(!serving.process.isRunning)
    if serving.process.isRunning { serving.process.terminate() }
    let outcome = try serving.wait()
    #expect(outcome.status == 0, "\(outcome.words)")
    second.process.terminate()
    _ = try second.wait()
  }
}
