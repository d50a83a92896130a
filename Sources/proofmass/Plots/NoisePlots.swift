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
    of file: String
  ) throws(UserError) {
    let place = "\(file): \(units.prefix)"
    let sampling = try NoiseAnalysis.sampling(of: samples, place: place, for: "a spectrum")
    sampling.warn(place: place)
    var spectra: [PowerSpectrum] = []
    for column in samples.columns {
      do throws(AnalysisError) {
        spectra.append(try PowerSpectrum(column.array, interval: sampling.interval))
      } catch { throw .failure("\(place): \(error)") }
    }
    self.init(spectra, units, density: density, of: file)
  }

  /// - Parameter spectra: One for each axis.
  init(_ spectra: [PowerSpectrum], _ units: NoiseUnits, density: DensityLine?, of file: String) {
    var curves = spectra.enumerated().map { index, spectrum in
      // The removal of the mean distorts the lowest two lines.
      let points = spectrum.densities.indices.dropFirst(2).map { line in
        (
          x: spectrum.frequency(ofLine: line),
          y: spectrum.densities[line].squareRoot() * units.density.factor
        )
      }
      return Self.curve(index, of: spectra.count, units, points)
    }
    if let density, let bounds = curves.first?.bounds({ $0.x }) {
      curves.append(
        PlotCurve(
          name: density.name, style: .reference,
          points: [(bounds.lowerBound, density.value), (bounds.upperBound, density.value)]))
    }
    self.init(
      "\(file): spectrum of the \(units.plotted.name)",
      ("frequency, Hz", "noise density, \(units.density.name)"), isLogarithmic: true, curves)
  }

  /// The distribution of the deviations from the mean, in standard deviations, with the normal curve.
  init(
    histogramOf samples: Recording.Samples, _ units: NoiseUnits, of file: String
  ) throws(UserError) {
    let distributions = samples.columns.map { Distribution($0.array) }
    guard let plot = Plot(distributions, units, of: file) else {
      throw .failure(
        "\(file): \(units.prefix) does not change, so there is no histogram: --sensors can leave it out"
      )
    }
    self = plot
  }

  /// - Parameter distributions: One for each axis; nil for one whose output does not change.
  /// - Returns: nil where all are nil.
  init?(_ distributions: [Distribution?], _ units: NoiseUnits, of file: String) {
    var curves = distributions.enumerated().compactMap { index, distribution in
      distribution.map { Self.curve(index, of: distributions.count, units, $0.shares) }
    }
    guard !curves.isEmpty else { return nil }
    curves.append(
      PlotCurve(
        name: "normal", style: .reference,
        points: (-40...40).map { count in
          let x = Double(count) / 10
          return (x, Series.exp(-x * x / 2) / (2 * .pi).squareRoot())
        }))
    self.init(
      "\(file): histogram of the \(units.plotted.name)",
      ("deviation from the mean, standard deviations", "share per standard deviation"),
      isLogarithmic: false, curves)
  }

  private static func curve(
    _ index: Int, of count: Int, _ units: NoiseUnits, _ points: [PlotCurve.Point]
  ) -> PlotCurve {
    let axis = count == 3 ? ["x", "y", "z"][index] : nil
    return PlotCurve(
      name: axis ?? units.plotted.name, style: PlotCurve.Style(axis: axis), points: points)
  }
}
