// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A board that is served, and its clients.
@Suite struct ListenTests {
  private static let binary = Command.binary.path
  private let folder: Folder
  private var socket: String { folder.path("board").path }
  private var bus: String { "unix:\(socket)" }

  init() throws { folder = try Folder() }

  /// Serves a board, and waits until it listens.
  private func serve(_ arguments: String...) throws -> Command.Running {
    let running = try Command.Running(
      ["emulate", "--sensing", "ideal", "--listen", socket] + arguments)
    try running.awaitServing()
    return running
  }

  @Test func ourOwnCommand() throws {
    let board = try serve("lis331dlh", "ak8975,spi=0.1")
    let detected = try Command.run(["detect", "--bus", bus])
    #expect(detected.data.hasPrefix("0x18  0x32  one of LIS331DLH"))
    #expect(detected.lines.count == 1)
    let read = try Command.run(["read", "--bus", bus, "lis331dlh", "ak8975,spi=0.1"])
    // The board follows the system's clock, and a busy machine may be late.
    #expect(
      read.data.replacing("  overrun", with: "") == """
        LIS331DLH  0x18         0.0000     0.0000     1.0000  g   range 2g  raw 0 0 1000
        AK8975     spi0.1        0.000     24.855    -43.200  uT            raw 0 70 -128

        """)
    // A value that one client sets is read by the next.
    let set = try Command.run(["set", "lis331dlh", "THS_UNLOCK", "1", "--bus", bus])
    #expect(set.status == 64)
    let written = try Command.run([
      "set", "lis331dlh", "INT1_THS", "0x12", "--bus", bus, "--format", "json",
    ])
    #expect(written.data.contains(#""bus":"\#(bus)","address":"0x18""#))
    let got = try Command.run(["get", "lis331dlh", "INT1_THS", "--bus", bus])
    #expect(got.data.contains("0x12"))
    let dump = try Command.run(["dump", "lis331dlh", "--bus", bus])
    #expect(dump.status == 0)
    let gone = try Command.run(["get", "l3g4200d", "WHO_AM_I", "--bus", bus])
    #expect(gone.status == 1)
    #expect(
      gone.words == "proofmass: l3g4200d: nothing answers at 0x68 on \(bus): "
        + "`proofmass detect --bus \(bus)` lists what is there\n")
    let unmounted = try Command.run(["get", "ak8975,spi=0.3", "WIA", "--bus", bus])
    #expect(unmounted.status == 1)
    board.process.terminate()
    let outcome = try board.wait()
    #expect(outcome.status == 0)
    #expect(outcome.data == "")
    #expect(outcome.words == "proofmass: serving LIS331DLH 0x18, AK8975 spi0.1 at \(bus)\n")
    #expect(!FileManager.default.fileExists(atPath: socket))
  }

  /// An AK8973 has no identity register; a LIS331DL at the same addresses has one. The transcript
  /// shows all accesses.
  @Test func detectsRelatives() throws {
    let transcript = folder.path("transcript.jsonl").path
    let board = try serve(
      "--transcript", transcript,
      "lis331dl", "lis3dh,address=0x19", "ak8973,address=0x1d", "ak8973,address=0x1f", "l3gd20",
      "l3gd20h,address=0x6b", "ak8963,address=0x0d")
    let detected = try Command.run(["detect", "--bus", bus])
    #expect(
      detected.lines == [
        "0x0d  0x48  one of AK8963, AK8975",
        """
        0x19  0x33  one of LIS3DH, LIS2DH12, LIS3DE, LIS2DE12, LSM303AGRA, LSM303DLHCA, LSM330D, \
        LSM330DL, LSM330DLC
        """,
        "0x1c  0x3b  one of LIS331DL, LIS302DL",
        "0x1d  0x00  unknown, or AK8973, which has no identity register",
        "0x1f  0x00  unknown, or AK8973, which has no identity register",
        "0x6a  0xd4  one of L3GD20, LSM330D, LSM330DLC, LSM330, L3G4IS, LSM9DS0",
        "0x6b  0xd7  L3GD20H",
      ])
    let json = try Command.run(["detect", "--bus", bus, "--format", "json"])
    #expect(
      json.data.contains(
        #"{"address":"0x1d","identity":"0x00","candidates":["AK8973"],"likely":[]}"#))
    let read = try Command.run([
      "read", "--bus", bus, "lis3dh,address=0x19", "l3gd20", "ak8973,address=0x1d",
    ])
    #expect(read.status == 0)
    board.process.terminate()
    #expect(try board.wait().status == 0)
    #expect(try Command.run(["replay", transcript]).status == 0)
  }

  @Test(arguments: [[], ["--fast"]])
  func streams(_ options: [String]) throws {
    let board = try serve(options.first ?? "ak8975", "lis331dlh,address=0x19", "l3g4200d")
    // Two clients at the same time.
    let running = try Command.Running([
      "stream", "l3g4200d", "--bus", bus, "--format", "csv", "--samples", "10",
    ])
    let outcome = try Command.run([
      "stream", "lis331dlh,address=0x19", "--bus", bus, "--format", "csv", "--duration", "0.5s",
    ])
    #expect(outcome.status == 0)
    let table = Table(outcome.data)
    #expect(table.samples("acc").count > 2)
    #expect(table.samples("acc").allSatisfy { $0.values[2] > 0.9 })
    #expect(zip(table.times, table.times.dropFirst()).allSatisfy { $0 < $1 })
    #expect(try running.wait().lines.count == 11)
    board.process.interrupt()
    #expect(try board.wait().status == 0)
  }

  /// A client that connects while no descriptor is free waits, even if no other client can release
  /// one.
  @Test func noRoomForAClient() throws {
    let board = try serve("lis331dlh")
    func limit(_ descriptors: Int) throws {
      let number = "\(board.process.processIdentifier)"
      let process = try Process.run(
        URL(filePath: "/usr/bin/prlimit"),
        arguments: ["--pid", number, "--nofile=\(descriptors):"])
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    try limit(3)
    let waiting = try Command.Running(["detect", "--bus", bus])
    Thread.sleep(forTimeInterval: 1)
    #expect(waiting.process.isRunning)
    try limit(64)
    #expect(try waiting.wait().data.hasPrefix("0x18"))
    board.process.terminate()
    #expect(try board.wait().status == 0)
  }

  /// The client ends with an error, and its output up to then is valid.
  @Test func aBoardThatGoesAway() throws {
    let board = try serve("lis331dlh")
    let running = try Command.Running(["stream", "lis331dlh", "--bus", bus, "--format", "csv"])
    try running.wait { try running.dataSoFar().count >= 60 }
    kill(board.process.processIdentifier, SIGKILL)
    let outcome = try running.wait()
    #expect(outcome.status == 1)
    #expect(outcome.words.contains("on \(bus) failed (other): is it still served?"))
    #expect(outcome.data.hasSuffix("\n"))
    _ = try board.wait()
  }

  @Test func attached() throws {
    let board = try serve("lis331dlh", "--fast")
    let outcome = try Command.run([
      "attach", socket, "--as-i2c", "5", "--", "sh", "-c",
      "\(Self.binary) detect --bus 5; sleep 1000; exit 7",
    ])
    #expect(outcome.words == "proofmass: next: proofmass read --bus 5\n")
    #expect(outcome.status == 7)
    #expect(outcome.data.hasPrefix("0x18  0x32"))
    let killed = try Command.run(["attach", socket, "--", "sh", "-c", "kill -KILL $$"])
    #expect(killed == Command.Outcome(status: 137, data: "", words: ""))
    board.process.terminate()
    _ = try board.wait()
  }

  @Test func withAProgram() throws {
    let outcome = try Command.run([
      "emulate", "lis331dlh", "--listen", socket, "--", "sh", "-c",
      "\(Self.binary) detect --bus 1; \(Self.binary) detect --bus \(bus)",
    ])
    #expect(
      outcome.words.split(separator: "\n") == [
        "proofmass: next: proofmass read --bus 1", "proofmass: next: proofmass read --bus \(bus)",
      ])
    #expect(outcome.lines.map { $0.prefix(4) } == ["0x18", "0x18"])
    #expect(!FileManager.default.fileExists(atPath: socket))
  }

  // MARK: The socket

  @Test func onlyForThisUser() throws {
    let board = try serve("lis331dlh")
    let attributes = try FileManager.default.attributesOfItem(atPath: socket)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    board.process.terminate()
    _ = try board.wait()
  }

  /// A second server fails and leaves the first one's socket and transcript intact.
  @Test func aSocketThatIsServed() throws {
    let transcript = folder.path("a.jsonl").path
    let board = try serve("lis331dlh", "--transcript", transcript)
    let second = try Command.run(["emulate", "--listen", socket, "--transcript", transcript])
    #expect(
      second
        == Command.Outcome(
          status: 1, data: "",
          words: "proofmass: \(socket) is served by another process already: choose another path\n")
    )
    #expect(try Command.run(["detect", "--bus", bus]).status == 0)
    board.process.terminate()
    _ = try board.wait()
    let lines = try String(contentsOfFile: transcript, encoding: .utf8).split(separator: "\n")
    #expect(lines.first?.hasPrefix(#"{"proofmass":"transcript""#) == true)
    #expect(lines.count > 1)
  }

  @Test func aSocketThatWasLeftBehind() throws {
    let first = try serve("lis331dlh")
    kill(first.process.processIdentifier, SIGKILL)
    _ = try first.wait()
    #expect(FileManager.default.fileExists(atPath: socket))
    #expect(try Command.run(["detect", "--bus", bus]).status == 1)
    let second = try serve("l3g4200d")
    #expect(try Command.run(["detect", "--bus", bus]).data.hasPrefix("0x68"))
    second.process.terminate()
    #expect(try second.wait().status == 0)
    #expect(!FileManager.default.fileExists(atPath: socket))
  }

  /// The socket is removed, whichever signal ends the board.
  @Test(arguments: [SIGQUIT, SIGUSR1, SIGALRM, SIGPROF])
  func goesWithItsBoard(_ signal: Int32) throws {
    let board = try serve("lis331dlh")
    kill(board.process.processIdentifier, signal)
    #expect(try board.wait().status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test func aRelativePath() throws {
    let outcome = try Command.run([
      "emulate", "lis331dlh", "--", "sh", "-c",
      "cd \(folder.url.path) && exec \(Self.binary) emulate --as-i2c 2 --listen board l3g4200d -- "
        + "sh -c 'cd / && \(Self.binary) detect --bus 2'",
    ])
    #expect(outcome.words == "proofmass: next: proofmass read --bus 2\n")
    #expect(outcome.data.hasPrefix("0x68"))
  }

  /// PROOFMASS_BOARD is the socket of the program's own board, under whatever runs the program.
  @Test func theProgramIsTold() throws {
    let tell = ["--", "sh", "-c", "echo $PROOFMASS_BOARD"]
    #expect(
      try Command.run(["emulate", "--listen", socket] + tell)
        == Command.Outcome(status: 0, data: "\(socket)\n", words: ""))
    let nested = ["--", Self.binary, "emulate", "--as-i2c", "2", "--listen", socket] + tell
    #expect(try Command.run(["emulate"] + nested).data == "\(socket)\n")
    let own = try Command.run([
      "emulate", "--", "sh", "-c", "test -S $PROOFMASS_BOARD && echo $PROOFMASS_BOARD",
    ])
    #expect(own.data.hasSuffix("/door\n"))
    let board = try serve("lis331dlh")
    #expect(try Command.run(["attach", socket] + tell).data == "\(socket)\n")
    board.process.terminate()
    _ = try board.wait()
  }

  @Test func otherDoors() throws {
    let adapter = folder.path("usb").path
    let board = try serve("lis331dlh", "--usbredir", adapter, "--usbip", "127.0.0.1:39417")
    #expect(
      try FileManager.default.attributesOfItem(atPath: adapter)[.posixPermissions] as? Int
        == 0o600)
    board.process.terminate()
    let outcome = try board.wait()
    #expect(outcome.status == 0)
    #expect(
      outcome.words == "proofmass: serving LIS331DLH 0x18 at \(bus), usbredir \(adapter), "
        + "usbip 127.0.0.1:39417\n")
    #expect(!FileManager.default.fileExists(atPath: adapter))
  }
}
