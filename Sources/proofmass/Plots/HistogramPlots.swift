// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics

extension Plot {
  /// The distributions of a sensor's deviations from their means, in standard deviations, as bars beside the
  /// normal distribution: a plot for each axis.
  static func histograms(
    _ samples: Recording.Samples, _ units: NoiseUnits, of source: PlotSource
  ) throws(UserError) -> [Plot] {
    let plots = histograms(samples.columns.map { Distribution($0.array) }, units, of: source)
    guard !plots.isEmpty else {
      throw .failure(
        "\(source.file): \(units.prefix) does not change, so there is no histogram: --sensors can leave it out"
      )
    }
    return plots
  }

  /// - Parameter distributions: One for each axis; nil for one whose output does not change, which has no plot.
  static func histograms(
    _ distributions: [Distribution?], _ units: NoiseUnits, of source: PlotSource
  ) -> [Plot] {
    distributions.enumerated().compactMap { index, distribution in
      guard let distribution else { return nil }
      let axis = distributions.count == 3 ? ["x", "y", "z"][index] : nil
      let (bins, width) = (distribution.bins, distribution.binWidth)
      return Plot(
        source.title("histogram of the \(units.plotted.name)" + (axis.map { ", \($0)" } ?? "")),
        ("deviation from the mean, σ", "share per σ"), .linear,
        shape: axis == nil ? .wide : .third,
        [
          PlotCurve(
            name: axis ?? units.plotted.name, style: PlotCurve.Style(axis: axis),
            points: bins.map { ($0.center, $0.share) }, barWidth: width),
          PlotCurve(
            name: "normal", style: .reference, points: bins.map { ($0.center, $0.normal) },
            barWidth: width),
        ])
    }
  }
}
