// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassLinux

struct Calibrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calibrate",
    abstract: "Calibrate sensors, and write the calibration as JSON.",
    discussion: HelpText.of(
      """
      Says what to do with the board, and ends when every chip named is calibrated. Gyroscope: keep \
      it still for 10 s. Accelerometer: keep it still for a second on each of the board's six sides, \
      which have to be square to each other; or, with --poses, in that many different orientations; \
      exact angles do not matter. Compass: turn it all around, away from iron. Named together, a \
      gyroscope and an accelerometer both decide whether the board rests, and the turns from one rest \
      to the next show the gyroscope's scale and crossed axes, best with --poses 18; a compass that is \
      named with them makes that more certain, and how it is mounted is found. A compass that is used \
      warm and cold is calibrated at both, --second-temperature. The calibration is on the \
      board's axes (axes=) and holds at the range given (range=). --output writes it to a file and \
      keeps the calibrations of other sensors there; stream, read, motion and events apply it with \
      --calibration. \
      If the time runs out, the motion ends or Ctrl-C comes first, sensors already calibrated are \
      still saved, and the status is 1.
      """,
      chip: HelpText.chip(without: [.int1, .int2, .cs, .adc, .temperatureOffset], ofMotion: true),
      examples: [
        "proofmass calibrate l3g4200d --fast --duration 15s":
          "An emulated gyroscope.",
        "proofmass calibrate lis331dlh l3g4200d --bus 1 --output board.json":
          "Real chips, into a file.",
        "proofmass calibrate lis331dlh l3g4200d ak8975 --bus 1 --poses 18 --output board.json":
          "Nine axes at once, as exactly as it goes.",
        "proofmass calibrate l3g4200d ak8975 --bus 1 --second-temperature --output board.json":
          "The compass again, on the warm board.",
        "proofmass motion --bus 1 --calibration board.json":
          "Device motion with this calibration.",
      ]))

  @Argument(
    help: ArgumentHelp("The chips, at most one of a kind.", valueName: "CHIP"),
    completion: ChipModel.completion)
  var chips: [String]

  @OptionGroup var options: CalibrateOptions

  func run() throws {
    try CalibrationPlan(chips, options).run()
  }
}

struct CalibrateOptions: ParsableArguments {
  @OptionGroup var bus: BusOptions

  @Option(
    help: ArgumentHelp("Write to a file, and keep its other calibrations.", valueName: "FILE.json"),
    completion: .file(extensions: ["json"]), transform: pathArgument)
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Accelerometer: this many orientations, 12 to 32, instead of six sides.",
      valueName: "n"))
  var poses: String?

  @Flag(
    help: ArgumentHelp(
      "Compass: keep the calibration that --output has, and add this one, made at another "
        + "temperature. Takes a gyroscope for the thermometer."))
  var secondTemperature = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Give up after this time: a number with ms, s, min or h, such as 2min.", valueName: "time"))
  var duration: String?

  @OptionGroup var world: WorldOptions
}
