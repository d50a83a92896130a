// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassServer
import ProofMassSystem

struct ImportVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract:
      "Make a recording of the logs of other programs: of phones, data sets, Klipper, iio_readdev, Renode.",
    discussion: HelpText.of(
      """
      FILE is a table with a header: a log of phyphox, Sensor Logger, AndroSensor, Physics Toolbox or SensorLog, \
      of EuRoC, BROAD or Klipper's accelerometer, or any whose header names sensors, axes and units. Separated by \
      commas, semicolons, tabs or bars, with decimal points or commas, in UTF-8, UTF-16 or Latin-1; with .gz behind its \
      name it is decompressed. A file in .resd is Renode's sensor data, of which the lowest channel of each sensor is taken. Times are in s, ms, µs or ns, or of day, with or without a date. Several files, one a \
      sensor as some programs write them, are merged by their times. With --iio CONTEXT it is the binary output of \
      iio_readdev, and CONTEXT the text of iio_info, or the XML of iio_genxml.

      The recording has time_s and acc in g, gyr in rad/s, mag in uT and temp in °C, as from `proofmass stream`: all \
      verbs that read recordings read it. Each value is multiplied by one factor, which is stated. Times from the \
      start of a log stay as they are; Unix times and dates count from the first row, and the header says when that was.

      What was chosen, and why, goes to standard error in a line each. --map overrides it: a unit is \
      g, mg, m/s², mm/s² or cm/s²; rad/s, mrad/s, °/s (dps) or m°/s (mdps); µT, nT, mT, T, gauss or mgauss; °C or m°C. What \
      is open without it is refused. A damaged row ends the import with its line's number, and leaves no file.
      """,
      examples: [
        "proofmass import Accelerometer.csv Gyroscope.csv --output run.csv":
          "The files of a phone's sensors as one recording.",
        "proofmass import log.csv --map t=time:ms --map ax=acc_x:mg --map ay=acc_y:mg --map az=acc_z:mg --output run.csv":
          "A log whose header has no units.",
        "proofmass import samples.bin --iio context.xml --device lsm9ds1_accel --output run.csv":
          "What `iio_readdev lsm9ds1_accel > samples.bin` wrote.",
      ]))

  @Argument(
    help: ArgumentHelp("The logs (- is standard input).", valueName: "FILE"),
    completion: .file(), transform: pathArgument)
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "Write the recording to this file, whole or not at all; a name in .jsonl or .txt chooses that format, .gz "
        + "behind it compresses (default: standard output).", valueName: "FILE"),
    completion: .file(), transform: pathArgument)
  var output: String?

  @Option(help: "csv (default), jsonl or text.")
  var format: StreamFormat?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The meaning of a column: COLUMN=acc_x:g (acc, gyr or mag with _x, _y or _z, or temp; a - before it turns "
        + "the sign), COLUMN=time:ms (s, ms, us, ns or clock), or COLUMN=none. Without :UNIT that of the header. A "
        + "column without a name has its number. May be repeated.", valueName: "COLUMN=AXIS[:UNIT]")
  )
  var map: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Rows a second, for files without times.", valueName: "Hz"))
  var rate: String?

  @Option(
    help: ArgumentHelp("The context of iio_readdev's device.", valueName: "CONTEXT"),
    completion: .file(), transform: pathArgument)
  var iio: String?

  @Option(help: ArgumentHelp("With --iio: the device, where there are several.", valueName: "name"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "With --iio: the channels that iio_readdev was given, with commas between (default: all).",
      valueName: "names"))
  var channels: String?

  @Flag(help: "Leave out what was chosen, and why.")
  var quiet = false

  func run() throws {
    let maps = try map.map { (text) throws(UserError) in try ImportMap(text) }
    let rate = try checkedRate()
    if iio == nil, let option = device != nil ? "--device" : channels != nil ? "--channels" : nil {
      throw UserError.usage("\(option) is for the output of iio_readdev: add --iio CONTEXT")
    }
    if iio != nil, !maps.isEmpty {
      throw UserError.usage("--map is for tables, and --iio has the channels: leave one out")
    }
    let plan = try RecordingPlan(importTo: output, format)
    for file in files { try plan.refuse(file, of: "FILE \(file)") }
    let sources: [any ImportSource] =
      try iio.map { (path) throws(UserError) in try iioLogs(path, rate) }
      ?? logs(maps, rate)
    var rows = try Import(sources)
    let header = RecordingHeader("import", began: rows.began, rows.members)
    var recording = ImportedFile(header, ImportTable(rows.sensors), as: plan.format)
    try recording.write(&rows, to: plan.path)
    if !quiet { for note in rows.notes { Console.say(note) } }
  }

  private func checkedRate() throws(UserError) -> Double? {
    guard let rate else { return nil }
    guard let hertz = finite(rate), 0.001...1_000_000 ~= hertz else {
      throw .usage("--rate \(rate): rows a second, from 0.001 to 1000000")
    }
    return hertz
  }

  private func logs(_ maps: [ImportMap], _ rate: Double?) throws(UserError) -> [any ImportSource] {
    var sources: [any ImportSource] = []
    var unused = maps
    for file in files {
      let name = InputFile.isCompressed(file) ? String(file.dropLast(3)) : file
      if FileContent(ofName: name) == .resd {
        guard rate == nil else {
          throw .usage("--rate is for files without times, and \(file) has times: leave it out")
        }
        sources += try RESDLog.all(of: file)
        continue
      }
      let log = try ForeignLog(file, maps, rate: rate)
      unused.removeAll { log.has($0.column) }
      sources.append(log)
    }
    if let map = unused.first {
      guard let log = sources.lazy.compactMap({ $0 as? ForeignLog }).first else {
        throw .usage("--map \(map.column): \(files[0]) has no columns, leave --map out")
      }
      throw .usage("--map \(map.column): there is no such column; \(log.path) has \(log.list)")
    }
    return sources
  }

  private func iioLogs(_ path: String, _ rate: Double?) throws(UserError) -> [any ImportSource] {
    let text = String(decoding: try read(path, "context of iio_info"), as: UTF8.self)
    let devices = IIOContext(text).devices
    let names = devices.map { $0.name.isEmpty ? $0.id : $0.name }
    guard !devices.isEmpty else {
      throw .failure(
        "\(path) has no device with a buffer: name the output of iio_info or iio_genxml")
    }
    let known = names.joined(separator: ", ")
    guard devices.count == 1 || device != nil else {
      throw .usage("\(path) has several devices: name one with --device, of \(known)")
    }
    let index =
      device.map { device in
        devices.firstIndex { $0.name == device || $0.id == device }
      } ?? 0
    guard let index else { throw .usage("--device \(device ?? ""): one of \(known)") }
    guard files.count == 1 else {
      throw .usage("--iio is for one FILE, of one device: import the others by themselves")
    }
    let wanted = channels.map { $0.split(separator: ",").map(String.init) }
    return [try IIOLog(files[0], devices[index], channels: wanted, rate: rate)]
  }
}
