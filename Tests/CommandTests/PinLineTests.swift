// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Chips' pins INT1 and INT2 at chosen lines, for programs of other projects.
@Suite struct PinLineTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// The accelerometer shows data ready at INT1, the gyroscope at DRDY/INT2.
  @Test func `edges come at the lines that are named`() throws {
    let socket = folder.path("board").path
    let board = try Command.Running([
      "emulate", "lis331dlh,int1=gpiochip2:22,int2=gpiochip2:0", "l3g4200d,int2=gpiochip2:5",
      "--fast",
      "--listen", socket,
    ])
    try board.awaitServing()
    let outcome = try Command.run([
      "stream", "--bus", "unix:\(socket)", "lis331dlh,rate=50,drdy=gpiochip0:22",
      "l3g4200d,rate=100,drdy=gpiochip0:5", "--duration", "1s", "--format", "csv",
    ])
    #expect(outcome.status == 0)
    // Nothing was found without an edge.
    #expect(outcome.words == "")
    #expect(outcome.lines.count > 100)
    board.process.terminate()
    let served = try board.wait()
    #expect(served.status == 0)
    #expect(
      served.words.hasPrefix(
        "proofmass: lines: LIS331DLH.INT2 gpiochip2:0, L3G4200D.INT1 gpiochip2:1, "
          + "L3G4200D.DRDY/INT2 gpiochip2:5, LIS331DLH.INT1 gpiochip2:22\n"), "\(served.words)")
  }

  /// A LIS3MDL has a pin INT beside DRDY.
  @Test func `INT is the first interrupt pin`() throws {
    let outcome = try Command.run([
      "emulate", "lis3mdl,int1=gpiochip0:22,drdy=gpiochip0:17", "--", "true",
    ])
    #expect(outcome.status == 0)
    #expect(
      outcome.words == "proofmass: lines: LIS3MDL.DRDY gpiochip0:17, LIS3MDL.INT gpiochip0:22\n")
  }

  @Test(arguments: [
    (
      "lis331dlh,drdy=gpiochip0:17,int1=gpiochip0:18",
      "drdy= and int1= of lis331dlh both place its pin INT1: leave one out"
    ),
    (
      "l3g4200d,drdy=gpiochip0:17,int2=gpiochip0:18",
      "drdy= and int2= of l3g4200d both place its pin DRDY/INT2: leave one out"
    ),
    (
      "lis3dh,int1=gpiochip0:17,int2=gpiochip0:17",
      "int2=gpiochip0:17 comes twice: each pin needs a line of its own"
    ),
    (
      "lis3dh,int1=gpiochip0:17,int1=gpiochip0:18", "int1= comes twice with lis3dh: name it once"
    ),
    (
      "lis3dh,int1=gpiochip0:17 ak8975,drdy=gpiochip1:4",
      "drdy=gpiochip1:4 and int1=gpiochip0:17: the board has one GPIO chip"
    ),
    ("lis3dh,int1=gpiochip0:54", "int1=gpiochip0:54: the board's GPIO chip has lines 0 to 53"),
    (
      "lis3dh,int2=GPIO22",
      "int2=GPIO22 is no GPIO line: LINE or gpiochipN:LINE, like 17 or gpiochip0:17"
    ),
    ("ak8975,int1=gpiochip0:17", "ak8975 has no pin INT1: drdy= places its pin DRDY"),
    ("ak8973,int2=gpiochip0:17", "ak8973 has no pin INT2: drdy= places its pin INT"),
    ("lis3mdl,int2=gpiochip0:17", "lis3mdl has no pin INT2: drdy= places its pin DRDY"),
    ("lis2mdl,int1=gpiochip0:17", "lis2mdl has no pin INT1: drdy= places its pin INT/DRDY"),
    ("mpu9150,int1=gpiochip0:17", "mpu9150 has no pin INT1: drdy= places its pin INT"),
    ("ak09916,drdy=gpiochip0:17", "ak09916 has no output pin: leave drdy= out"),
  ])
  func `what cannot be is refused with one line`(chips: String, line: String) throws {
    for verb in ["emulate", "lint"] {
      let words = [verb] + chips.split(separator: " ").map(String.init) + ["--", "true"]
      let outcome = try Command.run(words)
      #expect(outcome.status == 64)
      #expect(outcome.words.split(separator: "\n").first == "proofmass: \(line)", "\(verb)")
    }
  }

  @Test(arguments: ["stream", "read", "motion", "dump"])
  func `only boards of other programs take them`(verb: String) throws {
    let outcome = try Command.run([verb, "lis3dh,int1=gpiochip0:17"])
    #expect(outcome.status == 64)
    #expect(
      outcome.words.hasPrefix(
        "proofmass: int1= is for a board of other programs, by emulate or lint: leave it out"))
  }
}
