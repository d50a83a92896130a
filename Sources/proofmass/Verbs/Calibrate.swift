// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassLinux

struct Calibrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calibrate",
    abstract: "Calibrate sensors, and write the calibration as JSON.",
    discussion: """
      Prints what to do with the board, and ends when every chip named is calibrated. A gyroscope is \
      kept still for 10 s. An accelerometer is kept still for a moment on each of the board's six \
      sides, which have to be square to each other, or with --poses in that many different poses from \
      all sides, at any angle. A compass is turned all around, away from iron. Named together, a \
      gyroscope and an accelerometer detect rest by both. The calibration is on the board's axes \
      (axes=) and holds at the range given (range=). With --output it goes into a file, in which the \
      calibrations of other sensors stay; motion and events apply it with --calibration. When the time \
      is up, the motion ends or Ctrl-C comes first, finished calibrations are written all the same, and \
      the status is 1.
      """)

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
      "Accelerometer: so many poses from all sides, 12 to 32, instead of six sides.",
      valueName: "n"))
  var poses: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Give up after this time: a number and ms, s, min or h.", valueName: "time"))
  var duration: String?

  @OptionGroup var world: WorldOptions
}
