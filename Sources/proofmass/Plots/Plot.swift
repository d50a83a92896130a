// SPDX-License-Identifier: Apache-2.0

/// The origin of a plot's samples, with which its title begins.
struct PlotSource {
  /// The file; in a chip's report the chip.
  let file: String
  /// The chip, where the recording names it.
  var chip: String?

  func title(_ words: String) -> String {
    "\(file): " + (chip.map { "\($0), " } ?? "") + words
  }
}

/// Curves over two axes, independent of the drawing.
struct Plot {
  enum Shape {
    case wide
    /// With one scale on both axes, so that a circle appears as one.
    case square
    /// A third of the width of a wide one, for the axes of a sensor side by side.
    case third
  }

  let title: String
  let x: PlotAxis
  let y: PlotAxis
  let curves: [PlotCurve]
  let shape: Shape

  /// - Parameters:
  ///   - labels: The quantities of the axes, with the unit.
  ///   - scale: The scale of x, and of y where it is logarithmic, too. On logarithmic axes points that are
  ///     not well above 0 are left out.
  init(
    _ title: String, _ labels: (x: String, y: String), _ scale: PlotAxis.Scale,
    shape: Shape = .wide, _ curves: [PlotCurve]
  ) {
    self.title = title
    self.shape = shape
    func isShown(_ value: Double) -> Bool { 1e-200...1e200 ~= value }
    let shown = curves.map { curve in
      scale == .logarithmic
        ? curve.filtered { isShown($0.x) && (isShown($0.y) || $0.y.isNaN) } : curve
    }
    self.curves = shown
    let bounds = shown.map(\.bounds)
    x = PlotAxis(labels.x, bounds.map(\.x), scale, steps: shape == .third ? 6 : 5)
    y = PlotAxis(labels.y, bounds.map(\.y), scale == .logarithmic ? .logarithmic : .linear)
  }

  /// - Parameter range: The range of both axes.
  init(
    _ title: String, _ labels: (x: String, y: String), square range: ClosedRange<Double>,
    _ curves: [PlotCurve]
  ) {
    self.title = title
    self.curves = curves
    shape = .square
    x = PlotAxis(labels.x, [range], .linear, steps: 3)
    y = PlotAxis(labels.y, [range], .linear, steps: 3)
  }

  /// Whether a curve has uncertainties.
  var hasSpread: Bool { curves.contains { !$0.spread.isEmpty } }
}

/// A curve, with its name and style.
struct PlotCurve {
  enum Style: String {
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
  /// The standard deviation of each y; empty where it is unknown.
  var spread: [Double] = []
  /// The width of bars about the points, which replace the line; nil for a line.
  var barWidth: Double?

  /// The values of y within one standard deviation of a point.
  func band(_ index: Int) -> (low: Double, high: Double) {
    let (y, sigma) = (points[index].y, spread.isEmpty ? 0 : spread[index])
    return (y - sigma, y + sigma)
  }

  func filtered(_ isShown: (Point) -> Bool) -> PlotCurve {
    let shown = points.indices.filter { isShown(points[$0]) }
    return PlotCurve(
      name: name, style: style, points: shown.map { points[$0] },
      spread: spread.isEmpty ? [] : shown.map { spread[$0] }, barWidth: barWidth)
  }

  /// The ranges of the finite values, with bands, and with bars and their feet; nil where there are none.
  var bounds: (x: ClosedRange<Double>?, y: ClosedRange<Double>?) {
    func extend(_ range: inout ClosedRange<Double>?, _ low: Double, _ high: Double) {
      guard low.isFinite, high.isFinite else { return }
      range = min(range?.lowerBound ?? low, low)...max(range?.upperBound ?? high, high)
    }
    var (x, y): (ClosedRange<Double>?, ClosedRange<Double>?)
    let half = (barWidth ?? 0) / 2
    for (index, point) in points.enumerated() {
      extend(&x, point.x - half, point.x + half)
      let (low, high) = band(index)
      extend(&y, barWidth == nil ? low : min(0, low), high)
    }
    return (x, y)
  }
}
