// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics

extension Plot {
  /// The drift of a resting chip's output: means over sections of the record, less the mean of all.
  init(driftOf sensor: Characteristics, of source: PlotSource) {
    let units = sensor.units
    let stretch = max(1, (sensor.analysis.count + 299) / 300)
    let length = rounded(Double(stretch) * sensor.analysis.sampling.interval)
    var curves: [PlotCurve] = []
    for (index, column) in sensor.samples.columns.enumerated() {
      let name = sensor.analysis.axes[index].name
      let points = stride(from: 0, to: column.count - stretch + 1, by: stretch).map { first in
        let part = column[first..<first + stretch]
        let mean = part.reduce(0) { $0 + ($1 - sensor.axes[index].mean) / Double(stretch) }
        let time = Double(sensor.samples.times[first + stretch / 2]) * 1e-9
        return PlotCurve.Point(time, mean * units.deviation.factor)
      }
      curves.append(
        PlotCurve(
          name: name ?? units.plotted.name, style: PlotCurve.Style(axis: name), points: points))
    }
    self.init(
      source.title("drift, means over \(length) s"),
      ("time, s", "from the mean of all, \(units.deviation.name)"), .time, curves)
  }

  /// The output of a resting chip over its temperature, less the mean of all; nil where the temperature
  /// hardly changes.
  init?(warmthOf sensor: Characteristics, of source: PlotSource) {
    let units = sensor.units
    let curves = sensor.axes.enumerated().compactMap { index, axis in
      axis.warmth.map { warmth in
        let name = sensor.analysis.axes[index].name
        return PlotCurve(
          name: name ?? units.plotted.name, style: PlotCurve.Style(axis: name),
          points: warmth.means.map { ($0.x, ($0.y - axis.mean) * units.deviation.factor) })
      }
    }
    guard !curves.isEmpty else { return nil }
    self.init(
      source.title("change with temperature"),
      ("temperature, °C", "from the mean of all, \(units.deviation.name)"), .linear, curves)
  }
}
