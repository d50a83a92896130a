// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassPhysics
import ProofMassServer
import ProofMassSystem

struct ExportVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a recording for other programs: ROS 2, Renode, systemd.",
    discussion: HelpText.of(
      """
      FILE is a recording in csv or jsonl, also as .gz. The name of --output chooses the format. What was written, and \
      what was left out, goes to standard error in a line each. A damaged row ends the export with its line's number, \
      and leaves no file.

      .mcap: messages of ROS 2, sensor_msgs/msg/Imu on /imu/data_raw, in rad/s and m/s², and \
      sensor_msgs/msg/MagneticField on /imu/mag, in T, both in the frame imu_link, as ROS's REP 145 has them: on the \
      axes of the recording, up positive, without an orientation. A time is the start of the recording, in UTC, plus \
      that of the row. An Imu has both an angular rate and an acceleration. Where the two sensors have samples at \
      different instants, those of the one with more samples count, and the other's values lie on lines between its \
      samples; where it has none around, or those are more than 1 s apart, the element is absent (a covariance that \
      begins with -1). The covariances are variances of white noise up to half the rate: by the density in the \
      datasheet of the chip that the recording names, or with --noise by that of a part that `twin` described. Zeros \
      mean that it is not known. The file has an index and a summary, and is not compressed.

      .resd: sensor data for Renode, each sensor on channel 0 with the times of the rows: acceleration in µg, angular \
      rate in 10 µrad/s, magnetic flux density in nT, temperature in m°C. `import` reads such files.

      .hwdb: the mount matrix of each accelerometer, by axes=, as an entry of systemd's hardware database.
      """,
      examples: [
        "proofmass export run.csv --output run.mcap":
          "For `ros2 bag play`, Foxglove or Python's mcap and rosbags.",
        "proofmass export run.csv --noise part.json --output run.mcap":
          "With the noise that `twin` found.",
        "proofmass export run.csv --output run.resd":
          "For a sensor in Renode.",
      ]))

  @Argument(
    help: ArgumentHelp("The recording.", valueName: "FILE"), completion: .file(),
    transform: pathArgument)
  var file: String

  @Option(
    help: ArgumentHelp(
      "Write to this file, whole or not at all; its name ends in .mcap, .resd or .hwdb.",
      valueName: "FILE"),
    completion: .file(extensions: ["mcap", "resd", "hwdb"]), transform: pathArgument)
  var output: String

  @Option(
    help: ArgumentHelp(
      "With .mcap: take the noise from a part that `twin` described.", valueName: "part.json"),
    completion: .file(extensions: ["json"]), transform: pathArgument)
  var noise: String?

  @Flag(help: "Leave out what was written, and what was left out.")
  var quiet = false

  func run() throws {
    guard file != "-" else {
      throw UserError.usage("FILE -: a recording is read twice to export it: name a file")
    }
    let content = FileContent(ofName: output)
    guard [.mcap, .resd, .hwdb].contains(content) else {
      throw UserError.usage(
        "--output \(output): name it like run.mcap, run.resd or board.hwdb, the formats that are written"
      )
    }
    guard content == .mcap || noise == nil else {
      throw UserError.usage("--noise is for the covariances in MCAP: leave it out")
    }
    let part = try noise.map(SensingOptions.part)
    let target = try outputFile(output)
    let path = file
    let export = try Progress.during("exporting \(path)") { () throws(UserError) in
      let scan = try RecordingScan(path)
      var export: any RecordingExport =
        switch content {
        case .resd: try RESDExport(path, scan)
        case .hwdb: try MountExport(path, scan)
        default: try ROSExport(path, scan, part)
        }
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
