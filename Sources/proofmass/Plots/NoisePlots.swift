// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

extension Plot {
  /// The noise density over frequency, by Welch's method, with the line of one that is given.
  ///
  /// - Parameter density: In the unit of `NoiseUnits.density`.
  init(
    spectrumOf samples: Recording.Samples, _ units: NoiseUnits, density: Double?, of file: String
  ) throws(Complaint) {
    let place = "\(file): \(units.prefix)"
    let sampling = try NoiseAnalysis.sampling(of: samples, place: place, for: "a spectrum")
    sampling.warn(place: place)
    var curves: [PlotCurve] = []
    for (index, column) in samples.columns.enumerated() {
      let spectrum: PowerSpectrum
      do throws(AnalysisError) {
        spectrum = try PowerSpectrum(column.array, interval: sampling.interval)
      } catch { throw .failure("\(place): \(error)") }
      // The lowest two lines lack the mean, which was removed.
      let points = spectrum.densities.indices.dropFirst(2).map { line in
        (
          x: spectrum.frequency(ofLine: line),
          y: spectrum.densities[line].squareRoot() * units.density.factor
        )
      }
      curves.append(Self.curve(index, of: samples, units, points))
    }
    if let density, let bounds = curves.first?.bounds({ $0.x }) {
      curves.append(
        PlotCurve(
          name: "\(shortest(density)) \(units.density.name)", style: .reference,
          points: [(bounds.lowerBound, density), (bounds.upperBound, density)]))
    }
    self.init(
      "\(file): spectrum of the \(units.quantity.name)",
      ("frequency, Hz", "noise density, \(units.density.name)"), isLogarithmic: true, curves)
  }

  /// How often each deviation from the mean occurs, in standard deviations, beside the normal curve.
  init(
    histogramOf samples: Recording.Samples, _ units: NoiseUnits, of file: String
  ) throws(Complaint) {
    var curves: [PlotCurve] = []
    for (index, column) in samples.columns.enumerated() {
      guard let points = Self.shares(column.array) else { continue }
      curves.append(Self.curve(index, of: samples, units, points))
    }
    guard !curves.isEmpty else {
      throw .failure(
        "\(file): \(units.prefix) does not change, so there is no histogram: --sensors can leave it out"
      )
    }
    curves.append(
      PlotCurve(
        name: "normal", style: .reference,
        points: (-40...40).map { count in
          let x = Double(count) / 10
          return (x, Series.exp(-x * x / 2) / (2 * .pi).squareRoot())
        }))
    self.init(
      "\(file): histogram of the \(units.quantity.name)",
      ("deviation from the mean, standard deviations", "share per standard deviation"),
      isLogarithmic: false, curves)
  }

  private static func curve(
    _ index: Int, of samples: Recording.Samples, _ units: NoiseUnits, _ points: [PlotCurve.Point]
  ) -> PlotCurve {
    let axis = samples.columns.count == 3 ? ["x", "y", "z"][index] : nil
    return PlotCurve(
      name: axis ?? units.quantity.name, style: PlotCurve.Style(axis: axis), points: points)
  }

  /// The density of values, in standard deviations from their mean; nil where all are equal.
  ///
  /// Bins hold a whole number of steps of the values: else some would hold more digits than others.
  private static func shares(_ values: [Double]) -> [PlotCurve.Point]? {
    let sorted = values.sorted()
    let count = Double(values.count)
    let mean = values.reduce(0) { $0 + $1 / count }
    let deviation = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) / count }.squareRoot()
    let steps = zip(sorted.dropFirst(), sorted).map { $0 - $1 }.filter { $0 > 0 }
    guard let least = sorted.first, let most = sorted.last, let step = steps.min(),
      deviation.isFinite, deviation > 0
    else { return nil }
    let width = step * max(1, (deviation / 4 / step).rounded())
    // Bounded, whatever outliers there are.
    let bins = min(2000, Int(min(1e6, ((most - least) / width).rounded())) + 1)
    var counts = [Int](repeating: 0, count: bins)
    for value in values { counts[min(bins - 1, Int(min(1e6, (value - least) / width + 0.5)))] += 1 }
    return counts.indices.map { bin in
      let center = least + Double(bin) * width
      return ((center - mean) / deviation, Double(counts[bin]) / count * deviation / width)
    }
  }
}
