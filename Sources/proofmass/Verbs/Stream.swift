// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassEmulation
import ProofMassLinux
import ProofMassPhysics

struct Stream: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stream",
    abstract: "Sample chips at their own rates and write a row for each instant.",
    discussion: HelpText.of(
      """
      Columns are time_s, then acc, gyr and mag of the chips named, on the board's axes, in g, \
      rad/s and uT, or in other --units. A sensor without a new sample has empty cells in its row; in \
      jsonl its keys are missing. Text is rounded for reading; csv and jsonl are exact, and csv can be replayed with \
      --motion. Times count from the start of the stream, on the emulator in board time. The stream \
      ends at --duration, --samples, the end of the motion or scenario, Ctrl-C or another signal, or \
      a closed pipe, and powers its chips down. A gyroscope above 200 Hz is read through its FIFO, and \
      samples that were lost are counted at the end. It fails when a chip gives no sample for seconds, or \
      a compass only fields that are too strong.
      """,
      chip: HelpText.chip(without: [.int1, .int2, .cs, .adc]),
      examples: [
        "proofmass stream --fast --duration 1s":
          "A second of the emulated board, at once.",
        "proofmass stream lis331dlh,range=8g,rate=400 --scenario drop --fast --format csv > drop.csv":
          "A fall, as the chip feels it.",
        "proofmass stream lis331dlh,drdy=gpiochip0:17 --bus 1 --format jsonl --duration 10min":
          "A real chip, by its data-ready pin at GPIO 17.",
      ]))

  @Argument(
    help: ArgumentHelp(
      "The chips, at most one of a kind; \(HelpText.defaultChips)",
      valueName: "CHIP"),
    completion: ChipModel.completion)
  var chips: [String] = []

  @OptionGroup var options: StreamOptions

  func run() throws {
    try StreamPlan(chips, options).run()
  }
}

struct StreamOptions: ParsableArguments {
  @OptionGroup var bus: BusOptions

  @Option(help: "text (default), csv or jsonl.")
  var format: StreamFormat?

  @OptionGroup var recording: RecordingOptions

  @OptionGroup var calibration: CalibrationOptions

  @OptionGroup var units: UnitOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Rows in which every sensor has a value, at the samples of one sensor or so many a second; values "
        + "between samples are interpolated, and the column interpolated names them. No row bridges a gap.",
      valueName: "acc|gyr|mag|Hz"))
  var align: String?

  @Flag(help: "Add columns of raw counts, on the sensors' axes.")
  var raw = false

  @Option(parsing: .unconditional, help: .duration)
  var duration: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("End after this many rows.", valueName: "n"))
  var samples: String?

  @OptionGroup var world: WorldOptions

  @Option(
    help: ArgumentHelp(
      "Emulator: write the exact input and instant of each sample.", valueName: "FILE.csv"),
    completion: .file(extensions: ["csv"]), transform: pathArgument)
  var truth: String?
}
