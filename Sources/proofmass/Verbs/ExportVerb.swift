// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassPhysics
import ProofMassServer
import ProofMassSystem

struct ExportVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a recording for other programs: as MCAP, with messages of ROS 2.",
    discussion: HelpText.of(
      """
      FILE is a recording in csv or jsonl, also as .gz. The messages are sensor_msgs/msg/Imu on /imu/data_raw, in rad/s \
      and m/s², and sensor_msgs/msg/MagneticField on /imu/mag, in T, both in the frame imu_link, as ROS's REP 145 has \
      them: on the axes of the recording, up positive, without an orientation. A time is the start of the recording, in \
      UTC, plus that of the row.

      An Imu has both an angular rate and an acceleration. Where the two sensors have samples at different instants, \
      those of the one with more samples count, and the other's values lie on lines between its samples; where it has \
      none around, or those are more than 1 s apart, the element is absent (a covariance that begins with -1).

      The covariances are variances of white noise up to half the rate: by the density in the datasheet of the chip that \
      the recording names, or with --noise by that of a part that `twin` described. Zeros mean that it is not known.

      What was written, and what was left out, goes to standard error in a line each. The file has an index and a \
      summary, and is not compressed. A damaged row ends the export with its line's number, and leaves no file.
      """,
      examples: [
        "proofmass export run.csv --output run.mcap":
          "For `ros2 bag play`, Foxglove or Python's mcap and rosbags.",
        "proofmass export run.csv --noise part.json --output run.mcap":
          "With the noise that `twin` found.",
      ]))

  @Argument(
    help: ArgumentHelp("The recording.", valueName: "FILE"), completion: .file(),
    transform: pathArgument)
  var file: String

  @Option(
    help: ArgumentHelp(
      "Write to this file, whole or not at all; its name ends in .mcap.", valueName: "FILE"),
    completion: .file(extensions: ["mcap"]), transform: pathArgument)
  var output: String

  @Option(
    help: ArgumentHelp(
      "Take the noise from a part that `twin` described.", valueName: "part.json"),
    completion: .file(extensions: ["json"]), transform: pathArgument)
  var noise: String?

  @Flag(help: "Leave out what was written, and what was left out.")
  var quiet = false

  func run() throws {
    guard file != "-" else {
      throw UserError.usage("FILE -: a recording is read twice to export it: name a file")
    }
    guard FileContent(ofName: output) == .mcap else {
      throw UserError.usage("--output \(output): name it like run.mcap, the format that is written")
    }
    let part = try noise.map(SensingOptions.part)
    let target = try outputFile(output)
    let path = file
    let export = try Progress.during("exporting \(path)") { () throws(UserError) in
      var export = try ROSExport(path, try RecordingScan(path), part)
      try write(target, output) { (file) throws(UserError) in
        try export.write { (bytes) throws(UserError) in
          do throws(FileError) { try file.write(bytes) } catch { throw UserError(error) }
        }
      }
      return export
    }
    if !quiet { for note in export.notes { Console.say(note) } }
  }
}
