// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassServer

/// Curves over two axes, independent of the drawing.
struct Plot {
  let title: String
  let x: PlotAxis
  let y: PlotAxis
  let curves: [PlotCurve]
  /// Whether the axes have one scale, so that a circle appears as one.
  let isSquare: Bool

  /// - Parameters:
  ///   - labels: The quantities of the axes, with the unit.
  ///   - isLogarithmic: Whether both axes are logarithmic, so that points that are not well above 0 are left
  ///     out.
  init(
    _ title: String, _ labels: (x: String, y: String), isLogarithmic: Bool, _ curves: [PlotCurve]
  ) {
    self.title = title
    func isShown(_ value: Double) -> Bool { 1e-200...1e200 ~= value }
    let shown = curves.map { curve in
      isLogarithmic ? curve.filtered { isShown($0.x) && (isShown($0.y) || $0.y.isNaN) } : curve
    }
    self.curves = shown
    isSquare = false
    x = PlotAxis(labels.x, shown.map { $0.bounds { $0.x } }, isLogarithmic: isLogarithmic)
    y = PlotAxis(labels.y, shown.map { $0.bounds { $0.y } }, isLogarithmic: isLogarithmic)
  }

  /// - Parameter range: The range of both axes.
  init(
    _ title: String, _ labels: (x: String, y: String), square range: ClosedRange<Double>,
    _ curves: [PlotCurve]
  ) {
    self.title = title
    self.curves = curves
    isSquare = true
    x = PlotAxis(labels.x, [range], isLogarithmic: false, steps: 3)
    y = PlotAxis(labels.y, [range], isLogarithmic: false, steps: 3)
  }
}

/// A curve, with its name and style.
struct PlotCurve {
  enum Style {
    case x, y, z
    /// The only curve of a sensor with one axis.
    case single
    /// The magnitude of three axes, below the others.
    case magnitude
    /// A reference for comparison.
    case reference
    /// A fit to curves.
    case fit
    /// Single points, without a line between them: readings before and after calibration.
    case before, after

    /// - Parameter axis: x, y or z; nil for a sensor with one axis.
    init(axis: String?) {
      self = axis == "x" ? .x : axis == "y" ? .y : axis == "z" ? .z : .single
    }

    var isDots: Bool { self == .before || self == .after }
  }

  typealias Point = (x: Double, y: Double)

  let name: String
  let style: Style
  /// Where y is NaN, the curve has a gap.
  let points: [Point]

  func filtered(_ isShown: (Point) -> Bool) -> PlotCurve {
    PlotCurve(name: name, style: style, points: points.filter(isShown))
  }

  /// The smallest and the largest finite value; nil for a curve without one.
  func bounds(_ value: (Point) -> Double) -> ClosedRange<Double>? {
    var bounds: ClosedRange<Double>?
    for point in points {
      let value = value(point)
      guard value.isFinite else { continue }
      bounds = bounds.map { min($0.lowerBound, value)...max($0.upperBound, value) } ?? value...value
    }
    return bounds
  }
}

/// An axis of a plot, from a round number to a round number.
struct PlotAxis {
  struct Tick {
    let value: Double
    /// The number at the line; nil for a line without one.
    let text: String?
  }

  let label: String
  let ticks: [Tick]
  private let range: ClosedRange<Double>
  private let isLogarithmic: Bool

  /// - Parameter steps: The smallest number of steps, on a linear axis.
  init(
    _ label: String, _ bounds: [ClosedRange<Double>?], isLogarithmic: Bool, steps: Double = 5
  ) {
    self.label = label
    self.isLogarithmic = isLogarithmic
    let known = bounds.compactMap(\.self)
    let least = known.map(\.lowerBound).min() ?? (isLogarithmic ? 1 : 0)
    let most = known.map(\.upperBound).max() ?? 1
    (range, ticks) =
      isLogarithmic ? Self.decades(least, most) : Self.steps(least, most, steps)
  }

  /// The place of a value along the axis, from 0 to 1.
  func place(_ value: Double) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    guard isLogarithmic else { return (value - low) / (high - low) }
    return (logarithm(value) - logarithm(low)) / (logarithm(high) - logarithm(low))
  }

  private static func steps(
    _ least: Double, _ most: Double, _ count: Double
  ) -> (ClosedRange<Double>, [Tick]) {
    // A nearly constant curve is in the middle of its axis.
    let size = max(least.magnitude, most.magnitude)
    let half = most - least > max(size * 1e-12, 1e-200) ? 0 : max(size * 0.05, 1e-6)
    let (low, high) = (least - half, most + half)
    let rough = (high - low) / count
    let power = Int(logarithm(rough).rounded(.down))
    let unit = tenTo(power)
    let step = (rough > 5 * unit ? 10 : rough > 2 * unit ? 5 : rough > unit ? 2 : 1) * unit
    let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.up))
    let decimals = max(0, min(9, -power))
    let ticks = stride(from: first, through: last, by: 1).map { count in
      let value = count * step
      return Tick(
        value: value,
        text: value.magnitude < 1e9 ? fixed(value, decimals: decimals) : shortest(value))
    }
    return (first * step...last * step, ticks)
  }

  private static func decades(_ least: Double, _ most: Double) -> (ClosedRange<Double>, [Tick]) {
    let first = Int(logarithm(least).rounded(.down))
    let last = max(first + 1, Int(logarithm(most).rounded(.up)))
    var ticks: [Tick] = []
    for power in first...last {
      let text = -4...5 ~= power ? shortest(tenTo(power)) : "1e\(power)"
      ticks.append(Tick(value: tenTo(power), text: text))
      guard power < last else { break }
      for count in 2...9 { ticks.append(Tick(value: Double(count) * tenTo(power), text: nil)) }
    }
    return (tenTo(first)...tenTo(last), ticks)
  }
}

/// The decimal logarithm.
private func logarithm(_ value: Double) -> Double { Series.log(value) / Series.log(10) }

/// A power of ten, the nearest number to it for small ones.
private func tenTo(_ power: Int) -> Double {
  let scale = (0..<abs(power)).reduce(1.0) { scale, _ in scale * 10 }
  return power < 0 ? 1 / scale : scale
}
