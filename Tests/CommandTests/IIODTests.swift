// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `serve --iiod`, with a client of the shell. `scripts/clients` runs libiio's own clients.
@Suite struct IIODTests {
  /// A command that serves at a free port.
  struct Serving {
    let running: Command.Running
    let port: String

    init(_ chips: String) throws {
      try self.init(
        Command.Running(
          ["serve", "--bus", "emulator", "--sensing", "ideal", "--no-page", "--iiod", "0"]
            + chips.split(separator: " ").map(String.init)))
    }

    init(_ running: Command.Running) throws {
      self.running = running
      try running.wait { try running.wordsSoFar().contains("at ip:127.0.0.1:") }
      try running.wait { try running.wordsSoFar().hasSuffix("\n") }
      port = String(try running.wordsSoFar().dropLast().split(separator: ":").last ?? "")
    }

    /// The answers to lines.
    func ask(_ lines: String...) throws -> String {
      let outcome = try Command.Running(
        [
          "-c", "exec 3<>/dev/tcp/127.0.0.1/$0; printf '%b' \"$1\" >&3; cat <&3", port,
          (lines + ["EXIT\\r\\n"]).joined(separator: "\\r\\n"),
        ],
        of: URL(filePath: "/bin/bash"), environment: ["PATH": "/usr/bin:/bin"]
      ).wait()
      #expect(outcome.status == 0, "\(outcome.words)")
      return outcome.data
    }

    func end() throws -> Command.Outcome {
      running.process.interrupt()
      return try running.wait()
    }
  }

  @Test func `the devices are those of Linux's drivers`() throws {
    let serving = try Serving("lis331dlh,range=2g,axes=+y-x+z l3g4200d ak8975")
    let context = try serving.ask("PRINT")
    for device in ["0\" name=\"lis331dlh\"", "1\" name=\"l3g4200d\"", "2\" name=\"ak8975\""] {
      #expect(context.contains("<device id=\"iio:device\(device)>"))
    }
    #expect(
      try serving.ask(
        "READ lis331dlh INPUT accel_z raw", "READ lis331dlh INPUT accel_z scale",
        "READ lis331dlh INPUT accel_z mount_matrix", "READ l3g4200d INPUT anglvel_x scale",
        "READ lis331dlh sampling_frequency_available")
        == "5\n1000\0\n11\n0.00980665\0\n"
        // The chip's x points to the board's y, its y against the board's x.
        + "27\n0, -1, 0; 1, 0, 0; 0, 0, 1\0\n"
        // 0.07 °/s in rad/s.
        + "11\n0.00122173\0\n"
        + "29\n0.5 1 2 5 10 50 100 400 1000\0\n")
    let outcome = try serving.end()
    #expect(outcome.status == 0)
    #expect(
      outcome.words
        == "proofmass: serving lis331dlh, l3g4200d, ak8975 at ip:127.0.0.1:\(serving.port)\n")
  }

  @Test func `the adjustment of a magnetometer is not that of the chip in front of it`() throws {
    let serving = try Serving("mpu9250,acc.range=2g")
    // 1/16384 g.
    #expect(try serving.ask("READ mpu9250_accel INPUT accel_x scale") == "11\n0.00059855\0\n")
    _ = try serving.end()
  }

  @Test func `a client sets the rate of a chip, whose sensors have one`() throws {
    let serving = try Serving("lsm6dsox --rate 104")
    #expect(
      try serving.ask(
        "READ lsm6dsox_gyro sampling_frequency",
        "WRITE lsm6dsox_accel sampling_frequency 3\\r\\n208"
          + "READ lsm6dsox_gyro sampling_frequency",
        "WRITE lsm6dsox_gyro sampling_frequency 3\\r\\n100")
        == "4\n104\0\n" + "3\n" + "4\n208\0\n" + "-22\n")
    _ = try serving.end()
  }

  @Test func `a chip that is no device of IIO is told in one line`() throws {
    let outcome = try Command.run([
      "serve", "--bus", "emulator", "--no-page", "--iiod", "0", "ak8973",
    ])
    #expect(outcome.status == 1)
    #expect(
      outcome.words
        == "proofmass: --iiod: none of the chips has a device of IIO: name others\n")
  }

  @Test func `a port in use is told in one line`() throws {
    let serving = try Serving("lis331dlh")
    let second = try Command.run([
      "serve", "--bus", "emulator", "--no-page", "--iiod", serving.port,
    ])
    #expect(second.status == 1)
    #expect(
      second.words
        == "proofmass: cannot listen on 127.0.0.1:\(serving.port): Address already in use\n")
    _ = try serving.end()
  }
}
