// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import ProofMassServer

/// A noise density for comparison with curves.
struct DensityLine {
  /// The density in the unit of `NoiseUnits.density`.
  let value: Double
  let name: String

  init(_ value: Double, _ units: NoiseUnits, isDatasheets: Bool = false) {
    self.value = value
    name = (isDatasheets ? "datasheet, " : "") + "\(shortest(value)) \(units.density.name)"
  }

  /// The datasheet's noise density; nil where none is known.
  init?(of chip: ChipArgument, _ units: NoiseUnits) {
    guard let figure = chip.figure("noiseDensity"), figure.unit == units.density.name else {
      return nil
    }
    self.init(figure.value, units, isDatasheets: true)
  }
}

extension Plot {
  /// The noise density over frequency, by Welch's method, with the line of a given density.
  init(
    spectrumOf samples: Recording.Samples, _ units: NoiseUnits, density: DensityLine?,
    of source: PlotSource
  ) throws(UserError) {
    let place = "\(source.file): \(units.prefix)"
    let sampling = try NoiseAnalysis.sampling(of: samples, place: place, for: "a spectrum")
    sampling.warn(place: place)
    var spectra: [PowerSpectrum] = []
    for column in samples.columns {
      do throws(AnalysisError) {
        spectra.append(try PowerSpectrum(column.array, interval: sampling.interval))
      } catch { throw .failure("\(place): \(error)") }
    }
    self.init(spectra, units, density: density, of: source)
  }

  /// - Parameter spectra: One for each axis.
  init(
    _ spectra: [PowerSpectrum], _ units: NoiseUnits, density: DensityLine?, of source: PlotSource
  ) {
    var curves = spectra.enumerated().map { index, spectrum in
      // The removal of the mean distorts the lowest two lines. The last one, at half the sampling rate, has no
      // counterpart among the negative frequencies, so that its one-sided density is another.
      let points = spectrum.densities.indices.dropFirst(2).dropLast().map { line in
        (
          x: spectrum.frequency(ofLine: line),
          y: spectrum.densities[line].squareRoot() * units.density.factor
        )
      }
      let axis = spectra.count == 3 ? ["x", "y", "z"][index] : nil
      return PlotCurve(
        name: axis ?? units.plotted.name, style: PlotCurve.Style(axis: axis), points: points)
    }
    if let density, let bounds = curves.first?.bounds.x {
      curves.append(
        PlotCurve(
          name: density.name, style: .reference,
          points: [(bounds.lowerBound, density.value), (bounds.upperBound, density.value)]))
    }
    self.init(
      source.title("spectrum of the \(units.plotted.name)"),
      ("frequency, Hz", "noise density, \(units.density.name)"), .logarithmic, curves)
  }
}
