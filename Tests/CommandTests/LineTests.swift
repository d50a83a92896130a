// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Data-ready lines, for programs of other projects and for the command's own streams.
@Suite struct LineTests {
  private static let binary = Command.binary.path
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test(arguments: [false, true])
  func otherPeoplesProgram(isVirtual: Bool) throws {
    let program = try CProgram.build("gpio", in: folder)
    let outcome = try Command.run(
      ["emulate", "lis331dlh,drdy=gpiochip0:17", "ak8975"] + (isVirtual ? ["--fast"] : [])
        + ["--", program] + (isVirtual ? ["virtual"] : []))
    outcome.expectAllRight()
    #expect(
      outcome.words
        == "proofmass: lines: LIS331DLH.INT2 gpiochip0:0, AK8975.DRDY gpiochip0:1, "
        + "LIS331DLH.INT1 gpiochip0:17\n")
  }

  @Test func otherNames() throws {
    let script = "ls /dev/gpiochip7 && pm stream lis331dlh,drdy=gpiochip7:0 --bus 1 --samples 1"
    for options in [["--as-gpio", "7"], ["lis331dlh,drdy=gpiochip7:0"]] {
      let chips = options[0].hasPrefix("-") ? ["lis331dlh"] : []
      let outcome = try Command.run(
        ["emulate"] + chips + options
          + ["--", "sh", "-c", "pm() { \(Self.binary) \"$@\"; }; \(script)"])
      #expect(outcome.status == 0)
      #expect(outcome.lines.first == "/dev/gpiochip7")
    }
  }

  private static let csv = ["--format", "csv"]

  /// The times of the rows with a value in a column.
  private func times(_ outcome: Command.Outcome, column: Int = 1) -> [Double] {
    outcome.lines.dropFirst().compactMap { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      return cells[column].isEmpty ? nil : Double(cells[0])
    }
  }

  /// Whether the edges are whole periods of the chip's clock apart, however late they are read.
  private func isOnGrid(_ times: [Double], period: Double) -> Bool {
    zip(times, times.dropFirst()).allSatisfy { before, after in
      let periods = (after - before) / period
      return periods > 0.5 && abs(periods - periods.rounded()) < 1e-3
    }
  }

  @Test func aStreamInVirtualTime() throws {
    let truth = folder.path("truth.csv").path
    let outcome = try Command.run(
      [
        "stream", "lis331dlh,rate=400,drdy=gpiochip0:17", "l3g4200d,rate=800,drdy=gpiochip3:1",
        "ak8975,rate=100,drdy=gpiochip0:5", "--fast", "--duration", "2s", "--truth", truth,
      ] + Self.csv)
    #expect(outcome.status == 0)
    #expect(
      outcome.words
        == "proofmass: on emulated chips with typical noise and offsets (--sensing ideal: none); "
        + "--bus N works on /dev/i2c-N\n")
    let accelerometer = times(outcome)
    #expect(accelerometer.count > 790)
    #expect(isOnGrid(accelerometer, period: 1 / 400))
    #expect(accelerometer.last.map { $0 > 1.99 } == true)
    let gyroscope = times(outcome, column: 4)
    // It settles for 0.26 s.
    #expect(gyroscope.count > 1380)
    #expect(isOnGrid(gyroscope, period: 1 / 800))
    #expect(times(outcome, column: 7).count > 195)
    // An edge of an accelerometer is at the instant of its sample.
    let truths = try String(contentsOfFile: truth, encoding: .utf8).split(separator: "\n")
      .dropFirst().compactMap { line -> Double? in
        let cells = line.split(separator: ",", omittingEmptySubsequences: false)
        return cells[1].isEmpty ? nil : Double(cells[0])
      }
    #expect(truths == accelerometer)
  }

  /// At a low rate: on a busy machine a sample may come while another is read, and then has no
  /// edge.
  @Test func aStreamInRealTime() throws {
    let outcome = try Command.run(
      ["stream", "lis331dlh,rate=5,drdy=gpiochip0:17", "--samples", "6"] + Self.csv)
    #expect(outcome.status == 0)
    #expect(times(outcome).count == 6)
    #expect(isOnGrid(times(outcome), period: 1 / 5))
  }

  /// As on a Raspberry Pi, through the interposer, and twice: the first stream has released the
  /// lines.
  @Test func aStreamBehindTheDoor() throws {
    let stream =
      "\(Self.binary) stream --bus 1 lis331dlh,rate=50,drdy=gpiochip0:17 "
      + "ak8975,drdy=gpiochip0:4 --format csv"
    let outcome = try Command.run([
      "emulate", "lis331dlh,drdy=gpiochip0:17", "ak8975,drdy=gpiochip0:4", "--", "sh", "-c",
      "\(stream) --samples 50 && echo again, && \(stream) --duration 1s",
    ])
    #expect(outcome.status == 0)
    let runs = outcome.data.split(separator: "again,\n").map {
      Command.Outcome(status: 0, data: String($0), words: "")
    }
    #expect(runs.count == 2)
    for run in runs {
      #expect(times(run).count >= 10)
      #expect(times(run, column: 4).count >= 10)
    }
    #expect(runs.first?.lines.count == 51)
  }

  @Test func aStreamOnAServedBoard() throws {
    let socket = folder.path("board").path
    let board = try Command.Running([
      "emulate", "lis331dlh,drdy=gpiochip0:17", "--fast", "--listen", socket,
    ])
    try board.awaitServing()
    let stream = ["stream", "--bus", "unix:\(socket)", "--duration", "1s"] + Self.csv
    let outcome = try Command.run(stream + ["lis331dlh,drdy=gpiochip0:17"])
    #expect(outcome.status == 0)
    #expect(outcome.words == "")
    #expect(97...99 ~= times(outcome).count)
    #expect(isOnGrid(times(outcome), period: 1 / 100))
    // This is the line of the other pin, on which there are no edges.
    let astray = try Command.run(stream + ["lis331dlh,drdy=gpiochip0:0"])
    #expect(astray.status == 0)
    // It is given up after three samples, and the chip is polled at its rate.
    #expect(times(astray).count > 90)
    #expect(
      astray.words.hasPrefix(
        "proofmass: lis331dlh: gpiochip0:0 gives no edge though samples come, which are asked for from "
          + "now on: check that this line is wired to the chip's data-ready pin\n"))
    #expect(astray.words.split(separator: "\n").count { $0.contains("gives no edge") } == 1)
    #expect(!astray.words.contains("lower the rate"))
    #expect(
      astray.words.split(separator: "\n").last?.hasPrefix(
        "proofmass: lis331dlh: samples found without an edge of the line: ") == true)
    let wrong = try Command.run(stream + ["lis331dlh,drdy=gpiochip0:54"])
    #expect(
      wrong
        == Command.Outcome(
          status: 1, data: "",
          words: "proofmass: the board at \(socket) has no line 54, only 0 to 53\n"))
    board.process.terminate()
    #expect(try board.wait().status == 0)
  }

  /// Every verb that samples, with a line of no pin: one message a chip, and samples at the rate.
  @Test(arguments: [
    "stream", "motion", "events", "characterise",
  ])
  func `a line without edges is named`(verb: String) throws {
    let socket = folder.path("board").path
    let board = try Command.Running([
      "emulate", "lis3dh", "l3gd20", "ak8963", "--fast", "--sensing", "nominal", "--listen", socket,
    ])
    try board.awaitServing()
    let chips = [
      "lis3dh,drdy=gpiochip0:50", "l3gd20,drdy=gpiochip0:51", "ak8963,drdy=gpiochip0:52",
    ]
    let options = ["--bus", "unix:\(socket)"]
    let more = verb == "characterise" ? ["--duration", "25s"] : ["--duration", "3s"] + Self.csv
    let outcome = try Command.run([verb] + chips + options + more)
    #expect(outcome.status == 0, "\(outcome.words)")
    for (chip, line) in [("lis3dh", 50), ("l3gd20", 51), ("ak8963", 52)]
    where verb != "events" || chip == "lis3dh" {
      let words = "proofmass: \(chip): gpiochip0:\(line) gives no edge though samples come"
      #expect(
        outcome.words.split(separator: "\n").count { $0.hasPrefix(words) } == 1,
        "\(verb) \(outcome.words)")
    }
    if verb == "stream" || verb == "motion" { #expect(outcome.lines.count > 250) }
    board.process.terminate()
    #expect(try board.wait().status == 0)
  }

  @Test func aChipThatIsNotThere() throws {
    let outcome = try Command.run([
      "emulate", "lis331dlh", "--", Self.binary, "stream", "--bus", "1",
      "lis331dlh,drdy=gpiochip7:17",
    ])
    #expect(
      outcome
        == Command.Outcome(
          status: 1, data: "",
          words: "proofmass: /dev/gpiochip7 does not exist: "
            + "`ls /dev/gpiochip*` shows the chips\n"))
  }
}
