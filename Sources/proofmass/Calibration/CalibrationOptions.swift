// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import ProofMassServer

/// The option for a calibration that corrects samples.
struct CalibrationOptions: ParsableArguments {
  @Option(
    name: .customLong("calibration"),
    help: ArgumentHelp(
      "Apply a calibration that `proofmass calibrate` made (- is standard input).",
      valueName: "FILE.json"),
    completion: .file(extensions: ["json"]), transform: pathArgument)
  var file: String?

  /// Checks the options. Throws the first mistake.
  func check(_ world: WorldOptions) throws(UserError) {
    guard file == "-", world.motion == "-" else { return }
    throw .usage("--motion and --calibration cannot both be standard input")
  }

  /// The calibration for these chips; a sensor whose range the command line does not name gets that of the
  /// calibration.
  func read(adjusting chips: inout [ChipArgument]) throws(UserError) -> Calibration {
    guard let file else { return Calibration() }
    let calibration = try Calibration(file: file)
    for index in chips.indices where chips[index].number == 0 {
      let model = chips[index].model
      if let text = calibration.origins[model.quantity]?.range, let range = model.range(named: text)
      {
        chips.assume(range, of: index)
      }
    }
    return try check(calibration, for: chips, file)
  }

  /// The calibration for these chips, an empty one where none is named. Refuses one for another part, or for
  /// another range of a gyroscope, which would make samples worse; an accelerometer's ranges differ less.
  func read(for chips: [ChipArgument]) throws(UserError) -> Calibration {
    guard let file else { return Calibration() }
    return try check(Calibration(file: file), for: chips, file)
  }

  private func check(
    _ calibration: Calibration, for chips: [ChipArgument], _ file: String
  ) throws(UserError) -> Calibration {
    let chips = chips.filter { $0.number == 0 }
    for chip in chips {
      let origin = calibration.origins[chip.model.quantity]
      if let name = origin?.chip, name.lowercased() != chip.name.lowercased() {
        throw .failure(
          "\(file) is of another chip: \(name), not \(chip.name): name that chip, or calibrate this "
            + "one")
      }
      guard let range = origin?.range, range != chip.rangeText else { continue }
      let line =
        "\(file) was calibrated at \(range); add \(chip.rangeKey)=\(range) to \(chip.model.rawValue)"
      guard chip.model.quantity == .angularRate else {
        Console.say(line)
        continue
      }
      throw .failure("\(line), or calibrate again")
    }
    let sensors = chips.map(\.model.quantity)
    guard calibration.sensors.contains(where: sensors.contains) else {
      throw .failure(
        "\(file) has no calibration of \(chips.words): calibrate, or leave "
          + "--calibration out")
    }
    return calibration
  }
}

extension Calibration {
  /// - Parameter file: `-` is standard input.
  init(file: String) throws(UserError) {
    let bytes = try proofmass.read(file, "calibration")
    self = try asUserError { () throws(CalibrationFileError) in
      try Calibration(json: bytes, name: file)
    }
  }

  /// The part of a sensor as JSON, with the members of a calibration's file; null where there is none: a
  /// calibration is of the first sensor of a quantity.
  func member(of chip: ChipArgument) throws(UserError) -> JSON {
    guard chip.number == 0 else { return .null }
    let whole = try asUserError { () throws(JSONError) in try JSONValue(Array(json.utf8)) }
    return whole[chip.model.quantity.chipName].map { JSON($0) } ?? .null
  }
}
