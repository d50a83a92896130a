// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

extension Plot {
  /// A sensor's samples over time, with the magnitude of an acceleration or a field.
  init(_ samples: Recording.Samples, _ units: NoiseUnits, of source: PlotSource) {
    let plotted = units.plotted
    let columns = samples.columns.map(\.array)
    let times = samples.times.map { Double($0) / 1e9 }
    let gap = Self.longestStep(times)
    func curve(_ name: String, _ style: PlotCurve.Style, _ values: [Double]) -> PlotCurve {
      PlotCurve(
        name: name, style: style,
        points: Self.thinned(times, values.map { $0 * plotted.factor }, gap: gap))
    }
    var curves: [PlotCurve] = []
    if columns.count == 3, let name = plotted.magnitude {
      let squares = times.indices.map { index in
        columns.reduce(0) { $0 + $1[index] * $1[index] }
      }
      curves.append(curve(name, .magnitude, squares.map { $0.squareRoot() }))
    }
    for (index, values) in columns.enumerated() {
      let axis = columns.count == 3 ? ["x", "y", "z"][index] : nil
      curves.append(curve(axis ?? plotted.name, PlotCurve.Style(axis: axis), values))
    }
    self.init(
      source.title(plotted.name), ("time, s", "\(plotted.name), \(plotted.unit)"), .time, curves)
  }

  /// A longer step is a gap in the curve: a few times the mean step.
  private static func longestStep(_ times: [Double]) -> Double {
    guard let first = times.first, let last = times.last, last > first else { return .infinity }
    return 4 * (last - first) / Double(times.count - 1)
  }

  /// The smallest and the largest value of each section, where there are more points than a picture shows.
  private static func thinned(
    _ times: [Double], _ values: [Double], gap: Double
  ) -> [PlotCurve.Point] {
    let stretch = max(1, (times.count + 999) / 1000)
    var points: [PlotCurve.Point] = []
    for first in stride(from: 0, to: times.count, by: stretch) {
      let indices = first..<min(first + stretch, times.count)
      if first > 0, times[first] - times[first - 1] > gap { points.append((times[first], .nan)) }
      guard let least = indices.min(by: { values[$0] < values[$1] }),
        let most = indices.max(by: { values[$0] < values[$1] })
      else { continue }
      points.append((times[min(least, most)], values[min(least, most)]))
      if least != most { points.append((times[max(least, most)], values[max(least, most)])) }
    }
    return points
  }
}

extension NoiseUnits {
  /// The name of the quantity in a plot, the unit of values in plots, which is that of the recording, and the
  /// factor to it.
  var plotted: (name: String, unit: String, factor: Double, magnitude: String?) {
    func named(
      _ name: String, _ usual: Unit, _ magnitude: String?
    ) -> (name: String, unit: String, factor: Double, magnitude: String?) {
      let unit = recorded ?? usual
      return (name, unit.plotted, unit.factor, magnitude)
    }
    return switch quantity {
    case .acceleration: named("acceleration", .g, "magnitude")
    case .angularRate: named("angular rate", .dps, nil)
    case .magneticFluxDensity: named("magnetic field", .uT, "magnitude")
    default: ("temperature", "°C", 1, nil)
    }
  }
}
