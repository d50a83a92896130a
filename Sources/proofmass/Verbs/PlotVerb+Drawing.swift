// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import ProofMassPhysics
import ProofMassServer

/// From samples to plots.
extension PlotVerb {
  /// The plots of one sensor.
  func draw(
    _ samples: Recording.Samples, _ units: NoiseUnits, _ chips: [ChipArgument],
    of source: PlotSource, density: DensityLine?
  ) throws(UserError) -> [Plot] {
    switch kind {
    case .time: return [Plot(samples, units, of: source)]
    case .allan:
      let analysis = try NoiseAnalysis(
        samples, units, place: "\(source.file): \(units.prefix)",
        pointsPerDecade: Stability.usualPointsPerDecade)
      analysis.warn()
      return [Plot(analysis, density: density, of: source)]
    case .spectrum: return [try Plot(spectrumOf: samples, units, density: density, of: source)]
    case .histogram: return try Plot.histograms(samples, units, of: source)
    case .field: return try field(samples, units, chips, of: source)
    case .attitude: return []  // It belongs to several sensors.
    }
  }

  /// The chips whose datasheets or calibrations affect the plot.
  func chips(
    _ header: JSONValue?, of file: String
  ) throws(UserError) -> [ChipArgument] {
    guard let header, kind != .time, kind != .histogram else { return [] }
    if calibration.file != nil,
      header["chips"]?.array?.contains(where: \.isCorrected) == true
    {
      throw .failure("\(file) was recorded with a calibration: leave --calibration out")
    }
    return try ChipArgument.list(in: header, of: file)
  }

  func attitude(
    _ track: AttitudeTrack, _ recording: Recording, _ chips: [ChipArgument], of file: String
  ) throws(UserError) -> AttitudeTrack {
    guard track.times.isEmpty else { return track }
    guard let fused = AttitudeTrack(fusing: recording, try known(chips)) else {
      throw .failure(
        "\(file) has no samples of an accelerometer and a gyroscope, nor rows of `motion`: record both"
      )
    }
    guard !fused.times.isEmpty else { throw .failure("\(file) is too short for an attitude") }
    return fused
  }

  private func field(
    _ samples: Recording.Samples, _ units: NoiseUnits, _ chips: [ChipArgument],
    of source: PlotSource
  ) throws(UserError) -> [Plot] {
    let place = "\(source.file): mag"
    guard calibration.file != nil else {
      let found = try CompassCalibration(learningFrom: samples, place: place)
      return Plot.field(samples, found, units, of: source)
    }
    guard let known = try known(chips).compass else {
      throw .failure("\(calibration.file ?? "") has no calibration of a compass: calibrate one")
    }
    return Plot.field(samples, known, units, of: source)
  }

  /// The named calibration; an empty one where none is named. For a recording that names its chips, it has to
  /// be theirs.
  private func known(_ chips: [ChipArgument]) throws(UserError) -> Calibration {
    guard let file = calibration.file, chips.isEmpty else {
      return try calibration.read(for: chips)
    }
    return try Calibration(file: file)
  }
}
