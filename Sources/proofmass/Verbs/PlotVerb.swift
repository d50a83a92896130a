// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassPhysics
import ProofMassServer
import ProofMassSystem

struct PlotVerb: ParsableCommand {
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case time, allan, spectrum, histogram, attitude, field
  }

  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw recordings: over time, their noise, their attitude, a compass' field.",
    discussion: HelpText.of(
      """
      FILE is a recording in CSV or JSON Lines, as `proofmass stream` writes it. Each sensor has a plot \
      of its own. Without --output it is drawn with characters; with --output FILE.svg the plots become \
      a picture, below each other, which needs no other file; with FILE.png one of pixels, which \
      rsvg-convert makes (package librsvg2-bin); --format csv and json print the points of the curves \
      instead, with times in seconds. --from and --to draw and analyse a part of a \
      recording. Values over time are in the unit of the recording, noise in \
      that of datasheets. Of long recordings the least and the \
      greatest value of each stretch are drawn, and where samples are missing there is a gap. The band of an \
      Allan deviation is one standard deviation of its estimate (NIST SP 1065, table 5, for white noise), which \
      csv and json have as sigma. Beside an \
      Allan deviation or a spectrum is the datasheet's noise density, where the recording says of which chip \
      it is (`stream --output` makes such) and the datasheet has one for its range. A spectrum is \
      Welch's: segments of 1024 samples (of a short recording the largest power of two) that overlap by half, \
      each less its mean and under a Hann window; left out are its lowest two lines and the one at half the \
      sampling rate, whose one-sided density is another. A bar of a histogram \
      holds a whole number of digits, about a quarter of a standard deviation; the normal distribution beside \
      it, less the variance of rounding to digits, is integrated over each bar. An attitude is read \
      from the rows of `proofmass motion`, or computed from samples of an accelerometer and a gyroscope; \
      with a compass calibrated by --calibration its yaw is from magnetic north. A field is a compass' \
      readings before and after calibration, seen along each axis: by --calibration, or by what the \
      readings show, where the board was turned into all directions.
      """,
      examples: [
        "proofmass plot rest.csv":
          "A recording over time, with characters.",
        "proofmass plot rest.csv --output rest.svg":
          "The same as a picture.",
        "proofmass plot run.csv --from 10min --to 12min --sensors gyr":
          "Two minutes of a gyroscope.",
        "proofmass plot rest.csv --kind spectrum --format csv > spectrum.csv":
          "The points of the spectrum, for other programs.",
        "proofmass plot rest.csv --kind allan --sensors acc --density 218":
          "The Allan deviation beside a noise density.",
        "proofmass plot turned.csv --kind field --output field.png":
          "A compass that was turned all around, before and after calibration.",
      ]))

  @Argument(
    help: ArgumentHelp("The recordings (- is standard input).", valueName: "FILE"),
    completion: .file(extensions: ["csv", "jsonl", "gz"]), transform: pathArgument)
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "time; allan, the Allan deviation over τ; spectrum, the noise density over frequency; histogram, "
        + "in standard deviations, beside the normal distribution; attitude, roll, pitch and yaw over time; "
        + "field, a compass' readings before and after calibration."))
  var kind = Kind.time

  @Option(
    help: ArgumentHelp(
      "The sensors to draw, some of \(NoiseUnits.prefixes), with commas between (or of a chip "
        + "beside them: lis3dh_acc); all by default.",
      valueName: "sensors"))
  var sensors: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "With --kind allan or spectrum and one sensor: the line of this noise density instead of the "
        + "datasheet's, in \(NoiseUnits.densities).", valueName: "n"))
  var density: String?

  @OptionGroup var span: SpanOptions

  @OptionGroup var calibration: CalibrationOptions

  @Option(
    help: ArgumentHelp("Write a picture instead, FILE.svg or FILE.png.", valueName: "FILE"),
    completion: .file(extensions: ["svg", "png"]), transform: pathArgument)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Without --output: text, drawn with characters (default), or the points of the curves as csv or json."
    ))
  var format: TableFormat?

  func run() throws {
    let wanted = try wantedSensors()
    let part = try span.choose()
    let density = try checkedDensity(wanted.quantities)
    let converter = try output.flatMap { (path) throws(UserError) in try pixels(for: path) }
    if output != nil, format != nil {
      throw UserError.usage(
        "--format is for standard output, and --output writes a picture: leave one out")
    }
    var plots: [Plot] = []
    for file in files {
      var angles = AngleLines(name: file)
      let (whole, header) = try recording(file, wanted) { (piece) throws(MotionFileError) in
        kind == .attitude ? try angles.take(piece) : false
      }
      guard !whole.sensors.isEmpty || !angles.track.times.isEmpty else {
        let what = sensors ?? (kind == .field ? "mag" : nil)
        throw UserError.failure("\(file) has no sample" + (what.map { " of \($0)" } ?? ""))
      }
      let chips = try chips(header, of: file)
      if kind == .attitude {
        // Of all samples, so that the filters have settled where the part begins.
        let track = try part.cut(
          attitude(angles.track, whole, chips, of: file), of: file)
        let names = ["acc", "gyr"].compactMap { header?.chip(ofColumns: $0) }
        let name = names.first == names.last ? names.first : names.joined(separator: " and ")
        plots.append(Plot(track, of: PlotSource(file: file, chip: name)))
        continue
      }
      for samples in try part.cut(whole, of: file).sensors {
        guard let units = wanted.units(of: samples) else { continue }
        let source = PlotSource(file: file, chip: header?.chip(ofColumns: units.prefix))
        let chip = chips.first { $0.column == units.prefix }
        let line =
          density.map { DensityLine($0, units) } ?? chip.flatMap { DensityLine(of: $0, units) }
        plots += try Progress.during("plot of \(units.prefix)") { () throws(UserError) in
          try draw(samples, units, chips, of: source, density: line)
        }
      }
    }
    guard let output else { return try print(plots) }
    let svg = PlotPicture(plots: plots).svg
    let bytes = try converter?.png(of: svg) ?? svg.systemBytes
    try asUserError { () throws(FileError) in try OutputFile(output).write(bytes) }
  }

  private func print(_ plots: [Plot]) throws(UserError) {
    switch format ?? .text {
    case .text: try Console.print(plots.map(\.characters).joined(separator: "\n"))
    case .csv: try Console.print(Plot.columns(of: plots) + plots.map(\.rows).joined())
    case .json:
      try Console.print(JSON.object([("plots", .array(plots.map(\.json)))]).versioned.line)
    }
  }

  private func wantedSensors() throws(UserError) -> RecordedSensors {
    let wanted = try RecordedSensors(option: sensors, of: files[0])
    let needed: Motion.Quantities? =
      switch kind {
      case .attitude: [.acceleration, .angularRate, .magneticFluxDensity]
      case .field: .magneticFluxDensity
      case .time, .allan, .spectrum, .histogram: nil
      }
    guard let needed else {
      guard calibration.file == nil else {
        throw .usage("--calibration is for --kind attitude or field: leave it out")
      }
      return wanted
    }
    guard calibration.file != "-" || files.count == 1 && files != ["-"] else {
      throw .usage("--calibration - is read once: name a file")
    }
    guard sensors == nil else {
      throw .usage("--sensors means nothing to --kind \(kind.rawValue): leave it out")
    }
    return RecordedSensors(needed)
  }

  private func checkedDensity(_ wanted: Motion.Quantities) throws(UserError) -> Double? {
    guard let text = density else { return nil }
    guard kind == .allan || kind == .spectrum else {
      throw .usage("--density is for --kind allan or spectrum: leave it out")
    }
    guard NoiseUnits.all.contains(where: { $0.quantity == wanted }) else {
      throw .usage("--density is for one sensor: name it with --sensors, like --sensors acc")
    }
    guard let density = finite(text), density > 0 else {
      throw .usage("--density \(text): a number above 0, in \(NoiseUnits.densities)")
    }
    return density
  }

  /// Checks the output. Returns the converter for PNG; nil for SVG.
  private func pixels(for output: String) throws(UserError) -> PNGConverter? {
    let ending = output.lowercased().suffix(4)
    guard ending == ".svg" || ending == ".png" else {
      throw .usage("--output \(output): pictures are SVG or PNG: a name like plot.svg or plot.png")
    }
    for file in files where file != "-" {
      guard let identity = FileIdentity(path: output), identity == FileIdentity(path: file)
      else { continue }
      throw .failure("--output \(output) would write over the recording: name another file")
    }
    return ending == ".png" ? try PNGConverter(for: output) : nil
  }
}
