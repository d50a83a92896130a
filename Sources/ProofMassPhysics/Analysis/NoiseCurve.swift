// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The certain part of an Allan deviation curve, on logarithmic axes.
struct NoiseCurve {
  private struct Point {
    var tau: Double
    var deviation: Double
    /// One standard deviation of the estimate, as a part of it.
    var uncertainty: Double
    /// d log deviation / d log τ.
    var slope = 0.0
  }

  private var points: [Point] = []

  init(_ curve: [Stability.Deviation]) {
    for point in curve.sorted(by: { $0.tau < $1.tau }) {
      let uncertainty = point.uncertainty / point.value
      // Nothing that squares and logarithms could not take; no number is in no range.
      let sane = 1e-150...1e150
      guard sane.contains(point.tau), sane.contains(point.value), 0...0.2 ~= uncertainty else {
        continue
      }
      points.append(Point(tau: point.tau, deviation: point.value, uncertainty: uncertainty))
    }
    for index in points.indices { points[index].slope = slope(around: index) }
  }

  /// Of the line through the points within a quarter of a decade, and at least the neighbours.
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

  /// N, from the longest stretch that falls with about √τ.
  func white() -> NoiseCoefficients.Reading? {
    guard let stretch = stretch(-0.75 ... -0.25) else { return nil }
    // A low-pass filter bends the curve down where it begins.
    let straight = stretch.drop { $0.slope > -0.45 }
    let isLong = straight.count > stretch.count / 2
    return reading(isLong ? straight : stretch, over: { 1 / $0 }, besides: { _ in 0 })
  }

  /// K, from the longest stretch that rises with about √τ, where white noise is known.
  func randomWalk(white: Double) -> NoiseCoefficients.Reading? {
    guard let stretch = stretch(0.25...0.75) else { return nil }
    return reading(stretch, over: { $0 / 3 }, besides: { white * white / $0 })
  }

  /// The minimum, where it is flat and not just the end of the white noise. Only among points that
  /// are certain, as the lowest of many that are not is lower than any should be.
  func floor(white: Double) -> NoiseCoefficients.Reading? {
    let certain = points.filter { $0.uncertainty <= 0.1 }
    guard let low = certain.min(by: { $0.deviation < $1.deviation }), abs(low.slope) < 0.2,
      low.deviation * (1 - 3 * low.uncertainty) > white / low.tau.squareRoot()
    else { return nil }
    return NoiseCoefficients.Reading(value: low.deviation, tau: low.tau)
  }

  /// The longest run of points with such slopes, if it is longer than an octave and goes further up
  /// or down than chance would.
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

  /// c of variance = c²·`shape`(τ) + `known`(τ) + a constant, which takes up what neighbouring noise
  /// adds: weighted least squares.
  private func reading(
    _ stretch: ArraySlice<Point>, over shape: (Double) -> Double, besides known: (Double) -> Double
  ) -> NoiseCoefficients.Reading? {
    guard let first = stretch.first, let last = stretch.last else { return nil }
    let data = stretch.map { point in
      (
        x: shape(point.tau), y: point.deviation * point.deviation - known(point.tau),
        known: known(point.tau),
        // No curve follows the laws more closely.
        relative: 2 * max(point.uncertainty, 0.02)
      )
    }
    var (constant, factor) = (0.0, 0.0)
    // Weights by the law rather than the points, of which low ones would weigh too much.
    for round in 0..<4 {
      var (w, wx, wy, wxx, wxy) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for point in data {
        let law = round == 0 ? point.y : constant + factor * point.x
        let deviation = point.relative * (law + point.known)
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
}
