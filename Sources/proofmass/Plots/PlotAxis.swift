// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassServer

/// An axis of a plot, from a round number to a round number.
struct PlotAxis {
  struct Tick {
    let value: Double
    /// The number at the line; nil for a line without one.
    let text: String?
  }

  enum Scale {
    case linear, logarithmic
    /// Times in seconds, with numbers in minutes or hours where the range is long.
    case time
  }

  /// The label in drawings.
  let label: String
  /// The label of the values: times are in seconds.
  let valueLabel: String
  let ticks: [Tick]
  private let range: ClosedRange<Double>
  private let isLogarithmic: Bool

  /// - Parameters:
  ///   - label: The quantity with its unit; of a time the unit is s.
  ///   - steps: The smallest number of steps, on a linear axis.
  init(
    _ label: String, _ bounds: [ClosedRange<Double>?], _ scale: Scale, steps: Double = 5
  ) {
    valueLabel = label
    isLogarithmic = scale == .logarithmic
    let known = bounds.compactMap(\.self)
    let least = known.map(\.lowerBound).min() ?? (isLogarithmic ? 1 : 0)
    let most = known.map(\.upperBound).max() ?? 1
    let unit = scale == .time ? LongTime(span: most - least) : nil
    self.label = unit.map { label.replacing(", s", with: ", \($0.name)") } ?? label
    let times = unit.map { unit in
      Self.steps(least, most, unit.step(atLeast: (most - least) / steps), unit.seconds)
    }
    (range, ticks) =
      times ?? (isLogarithmic ? Self.decades(least, most) : Self.steps(least, most, steps))
  }

  /// The place of a value along the axis, from 0 to 1.
  func place(_ value: Double) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    guard isLogarithmic else { return (value - low) / (high - low) }
    return (logarithm(value) - logarithm(low)) / (logarithm(high) - logarithm(low))
  }

  /// Steps of whole minutes or hours.
  private static func steps(
    _ least: Double, _ most: Double, _ step: Double, _ unit: Double
  ) -> (ClosedRange<Double>, [Tick]) {
    let (first, last) = ((least / step).rounded(.down), (most / step).rounded(.up))
    let ticks = stride(from: first, through: last, by: 1).map { count in
      Tick(value: count * step, text: fixed(count * step / unit, decimals: 0))
    }
    return (first * step...last * step, ticks)
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

/// The unit of a long time axis.
private struct LongTime {
  let name: String
  let seconds: Double
  /// The steps between numbers, in the unit.
  private let steps: [Double]

  private static let minutes = LongTime(
    name: "min", seconds: 60, steps: [1, 2, 5, 10, 15, 30, 60])
  private static let hours = LongTime(
    name: "h", seconds: 3600, steps: [1, 2, 3, 6, 12, 24, 48, 120, 240])

  /// nil up to three minutes, which are numbered in seconds, and for a span of years.
  init?(span: Double) {
    guard span > 180, span < 1e8 else { return nil }
    self = span > 10_800 ? .hours : .minutes
  }

  private init(name: String, seconds: Double, steps: [Double]) {
    (self.name, self.seconds, self.steps) = (name, seconds, steps)
  }

  /// The smallest step in seconds of at least some seconds.
  func step(atLeast rough: Double) -> Double {
    let known = steps.first { $0 * seconds >= rough }
    return seconds * (known ?? (rough / seconds / 240).rounded(.up) * 240)
  }
}

/// The decimal logarithm.
private func logarithm(_ value: Double) -> Double { Series.log(value) / Series.log(10) }

/// A power of ten, the nearest number to it for small ones.
private func tenTo(_ power: Int) -> Double {
  let scale = (0..<abs(power)).reduce(1.0) { scale, _ in scale * 10 }
  return power < 0 ? 1 / scale : scale
}
