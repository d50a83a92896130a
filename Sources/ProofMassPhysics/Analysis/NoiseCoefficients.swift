// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// Noise coefficients of a sensor, read from its Allan deviation curve, in the terms of IEEE Std
/// 952. White noise is fitted to the stretch of the curve that falls with its slope. Flicker noise
/// and random walk are fitted together, to all of the curve from there on; each is nil where the
/// curve does not demand it.
public struct NoiseCoefficients: Equatable, Sendable {
  /// A coefficient, and the point of the curve at which it was read.
  public struct Reading: Equatable, Sendable {
    /// The coefficient, in its unit.
    public var value: Double
    /// Averaging time in seconds: the geometric centre of the range from which it was read.
    public var tau: Double

    /// Creates a reading from its parts.
    package init(value: Double, tau: Double) {
      self.value = value
      self.tau = tau
    }
  }

  /// White noise N, two-sided, in the samples' unit per √Hz: the deviation is N/√τ. For an angular
  /// rate this is the angle random walk, in unit·√s.
  public var white: Reading?
  /// Least deviation of the curve, where it is flat and above the white noise, in the samples' unit.
  /// White noise and random walk have one without any flicker noise.
  public var minimum: Reading?
  /// Flicker noise: the flat deviation that it has by itself, in the samples' unit.
  public var floor: Reading?
  /// Random walk K of the samples, in their unit per √s: the deviation is K·√(τ/3).
  public var randomWalk: Reading?

  /// White noise as datasheets state it, one-sided, in the samples' unit per √Hz: N·√2.
  public var noiseDensity: Double? { white.map { $0.value * 2.0.squareRoot() } }

  /// Bias instability B, in the samples' unit: the floor divided by √(2 ln 2/π) = 0.664.
  public var biasInstability: Double? {
    floor.map { $0.value / (2 * Series.log(2) / .pi).squareRoot() }
  }

  /// Fits the coefficients to a curve.
  ///
  /// - Parameter curve: Overlapping Allan deviations, up to the longest τ of the record. White noise and the
  ///   minimum are read from points with an uncertainty of at most 20 %.
  public init(_ curve: [Stability.Deviation]) {
    let curve = NoiseCurve(curve)
    let straight = curve.straight()
    white = straight.flatMap { curve.white($0) }
    minimum = curve.minimum(white: white?.value ?? 0)
    (floor, randomWalk) = NoiseFit(curve.all, from: straight?.first?.tau ?? 0).readings()
  }
}

/// The points of an Allan deviation curve, on logarithmic axes.
struct NoiseCurve {
  struct Point {
    var tau: Double
    var deviation: Double
    /// Standard deviation of the estimate, relative to it.
    var uncertainty: Double
    /// Local slope d log(deviation) / d log(τ).
    var slope = 0.0
  }

  /// The points with usable values and an uncertainty of at most 100 %.
  private(set) var all: [Point] = []
  /// Those with an uncertainty of at most 20 %.
  private var points: [Point] = []

  init(_ curve: [Stability.Deviation]) {
    for point in curve.sorted(by: { $0.tau < $1.tau }) {
      let uncertainty = point.uncertainty / point.value
      // Within this range the variances of all laws are finite. A NaN is in no range.
      let sane = 1e-60...1e60
      guard sane.contains(point.tau), sane.contains(point.value), 0...1 ~= uncertainty else {
        continue
      }
      all.append(Point(tau: point.tau, deviation: point.value, uncertainty: uncertainty))
    }
    points = all.filter { $0.uncertainty <= 0.2 }
    for index in points.indices { points[index].slope = slope(around: index) }
  }

  /// Slope of the regression line through the points within a quarter of a decade of a point, and
  /// at least through its neighbours.
  private func slope(around center: Int) -> Double {
    func isNear(_ index: Int) -> Bool {
      abs(index - center) <= 1
        || max(points[index].tau / points[center].tau, points[center].tau / points[index].tau) < 1.8
    }
    var (first, last) = (center, center)
    while first > 0, isNear(first - 1) { first -= 1 }
    while last + 1 < points.count, isNear(last + 1) { last += 1 }
    let near = points[first...last].map { (x: Series.log($0.tau), y: Series.log($0.deviation)) }
    let count = Double(near.count)
    let x = near.reduce(0) { $0 + $1.x } / count
    let y = near.reduce(0) { $0 + $1.y } / count
    let square = near.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    let product = near.reduce(0) { $0 + ($1.x - x) * ($1.y - y) }
    return square > 0 ? product / square : 0
  }

  /// The longest stretch with a slope of about −1/2: that of white noise.
  func straight() -> ArraySlice<Point>? {
    guard let stretch = stretch(-0.75 ... -0.25) else { return nil }
    // A low-pass filter flattens the curve at short τ: those points are dropped if enough remain.
    let straight = stretch.drop { $0.slope > -0.45 }
    let isLong = straight.count > stretch.count / 2
    return isLong ? straight : stretch
  }

  /// The minimum, if the curve is flat there and above the white noise. Only points within ±10 %
  /// are considered: the lowest of many uncertain points is biased low.
  func minimum(white: Double) -> NoiseCoefficients.Reading? {
    let certain = points.filter { $0.uncertainty <= 0.1 }
    guard let low = certain.min(by: { $0.deviation < $1.deviation }), abs(low.slope) < 0.2,
      low.deviation * (1 - 3 * low.uncertainty) > white / low.tau.squareRoot()
    else { return nil }
    return NoiseCoefficients.Reading(value: low.deviation, tau: low.tau)
  }

  /// The longest run of points with slopes in a range, if it spans more than an octave and changes
  /// by more than three standard deviations.
  private func stretch(_ slopes: ClosedRange<Double>) -> ArraySlice<Point>? {
    var longest: ArraySlice<Point>?
    func length(_ run: ArraySlice<Point>?) -> Double {
      guard let first = run?.first, let last = run?.last else { return 1 }
      return last.tau / first.tau
    }
    var index = 0
    while index < points.count {
      let first = index
      while index < points.count, slopes.contains(points[index].slope) { index += 1 }
      if length(points[first..<index]) > length(longest) { longest = points[first..<index] }
      index += 1
    }
    guard let run = longest, length(run) > 2, let first = run.first, let last = run.last else {
      return nil
    }
    let noise = first.uncertainty * first.uncertainty + last.uncertainty * last.uncertainty
    return abs(Series.log(last.deviation / first.deviation)) > 3 * noise.squareRoot() ? run : nil
  }

  /// N, from a stretch: fits variance = N²/τ + constant by weighted least squares. The constant
  /// absorbs what neighbouring noise terms add.
  func white(_ stretch: ArraySlice<Point>) -> NoiseCoefficients.Reading? {
    guard let first = stretch.first, let last = stretch.last else { return nil }
    let data = stretch.map { point in
      (
        x: 1 / point.tau, y: point.deviation * point.deviation,
        relative: 2 * max(point.uncertainty, Self.closeness)
      )
    }
    var (constant, factor) = (0.0, 0.0)
    // Reweighted by the fitted law: weights from the points themselves favour those that are low.
    for round in 0..<4 {
      var (w, wx, wy, wxx, wxy) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for point in data {
        let deviation = point.relative * (round == 0 ? point.y : constant + factor * point.x)
        guard deviation > 0 else { continue }
        let weight = 1 / (deviation * deviation)
        w += weight
        wx += weight * point.x
        wy += weight * point.y
        wxx += weight * point.x * point.x
        wxy += weight * point.x * point.y
      }
      let determinant = w * wxx - wx * wx
      constant = determinant > 0 ? (wxx * wy - wx * wxy) / determinant : 0
      factor = determinant > 0 ? (w * wxy - wx * wy) / determinant : 0
      if constant <= 0 || factor <= 0, wxx > 0 { (constant, factor) = (0, wxy / wxx) }
    }
    guard factor > 0, factor.isFinite else { return nil }
    return NoiseCoefficients.Reading(
      value: factor.squareRoot(), tau: (first.tau * last.tau).squareRoot())
  }

  /// No measured curve follows the laws more closely: the least relative uncertainty of a point.
  static let closeness = 0.02
}
