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
    discussion: """
      Columns are time_s, then acc, gyr and mag of the chips named, on the board's axes, in g, \
      rad/s and uT; a sensor without a new sample leaves its cells empty, in jsonl its keys. Text \
      is rounded for reading; csv and jsonl are exact, and csv can be replayed with --motion. \
      Times count from the start of the stream, on the emulator in board time. The stream ends \
      with --duration, --samples, the motion or scenario, Ctrl-C or another signal, or a closed pipe, \
      and powers its chips down; with an error when a chip has had no sample, or a compass too strong a \
      field, for seconds.
      """)

  @Argument(
    help: ArgumentHelp(
      "The chips, at most one of a kind; all three by default.", valueName: "CHIP"),
    completion: ChipModel.completion)
  var chips: [String] = []

  @OptionGroup var options: StreamOptions

  func run() throws {
    try StreamPlan(chips, options).run()
  }
}

struct StreamOptions: ParsableArguments {
  @OptionGroup var bus: BusOptions

  @Option(help: "text, csv or jsonl.")
  var format = StreamFormat.text

  @Flag(help: "Add columns of raw counts, on the sensors' axes.")
  var raw = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("End at this time_s: a number and ms, s, min or h.", valueName: "time"))
  var duration: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("End after so many rows.", valueName: "n"))
  var samples: String?

  @OptionGroup var world: WorldOptions

  @Option(
    help: ArgumentHelp(
      "Emulator: write the exact input and instant of each sample.", valueName: "FILE.csv"),
    completion: .file(extensions: ["csv"]), transform: pathArgument)
  var truth: String?
}
