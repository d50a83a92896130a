// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassMotion
import ProofMassSystem

/// The calibration that a verb applies.
struct CalibrationOptions: ParsableArguments {
  @Option(
    name: .customLong("calibration"),
    help: ArgumentHelp(
      "Apply a calibration that `proofmass calibrate` made (- is standard input).",
      valueName: "FILE.json"),
    completion: .file(extensions: ["json"]), transform: pathArgument)
  var file: String?

  /// Of no sensor where there is no file.
  func load() throws(Complaint) -> Calibration {
    guard let file else { return Calibration() }
    return try Calibration(file: file)
  }
}

extension Calibration {
  /// - Parameter file: `-` is standard input.
  init(file: String) throws(Complaint) {
    let bytes = try read(file, "calibration")
    do throws(CalibrationFileError) {
      try self.init(json: bytes, name: file)
    } catch { throw .failure(error.description) }
  }
}
