// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassPhysics
import ProofMassServer

/// Changes with temperature, from rests in one orientation at several temperatures.
extension TwinEstimator {
  /// A change of an axis' output from the same orientation at the usual temperature.
  private struct Change {
    let warmth: Double
    /// The input along the axis: specific force in g.
    let input: Double
    let output: Double
    let deviation: Double
  }

  func addTemperature(to sensor: inout PartEstimate.Sensor, _ noise: SensorNoise) {
    let quantity = sensor.chip.model.quantity
    let changes = (0..<3).map { self.changes(quantity, $0, noise) }
    guard let most = changes[0].map({ abs($0.warmth) }).max() else {
      let reason = "no rest in one orientation at temperatures 5 °C apart"
      sensor.miss(.offsetPerKelvin, reason)
      return sensor.miss(.scalePerKelvin, reason)
    }
    let fits = (0..<3).map { Self.fit(changes[$0]) }
    // Flicker noise of rests that follow each other does not average out.
    let drift = drift(noise)
    let floor = [drift.x, drift.y, drift.z].map { $0 / most }
    func margin(_ deviation: Double, _ axis: Int) -> Double {
      AxisNoise.wide * (deviation * deviation + floor[axis] * floor[axis]).squareRoot()
    }
    let how = "\(changes[0].count) rests up to \(rounded(most)) °C off"
    let isKnown = fits.contains { $0 != nil }
    if isKnown {
      sensor.add(
        .offsetPerKelvin, fits.map { $0?.offset.value },
        fits.indices.map { axis in fits[axis].map { margin($0.offset.deviation, axis) } }, how)
    } else {
      sensor.miss(.offsetPerKelvin, "gravity is along the axis at every temperature")
    }
    let scales = fits.indices.compactMap { axis in
      fits[axis]?.scale.map { (value: $0.value, margin: margin($0.deviation, axis)) }
    }
    if quantity == .acceleration, !scales.isEmpty {
      let count = Double(scales.count)
      sensor.add(
        .scalePerKelvin, [scales.reduce(0) { $0 + $1.value } / count],
        [scales.reduce(0) { $0 + $1.margin } / count], how)
    } else {
      sensor.miss(
        .scalePerKelvin,
        quantity == .acceleration
          ? "sides at one temperature only" : "only an accelerometer's is estimated")
    }
  }

  private func changes(_ quantity: Quantity, _ axis: Int, _ noise: SensorNoise) -> [Change] {
    warm.compactMap { segment in
      guard let mean = segment.means[quantity], let temperature = segment.temperature,
        let usual = usualTemperature
      else { return nil }
      let same = segments.filter { isAlike($0, segment) && $0.means[quantity] != nil }
      guard let base = same.max(by: { $0.duration < $1.duration }),
        let reference = base.means[quantity]
      else { return nil }
      let (own, other) = (deviation(of: segment, noise), deviation(of: base, noise))
      let force = segment.means[.acceleration] ?? .zero
      return Change(
        warmth: temperature - usual,
        input: quantity == .acceleration ? Self.part(force, axis) : 0,
        output: Self.part(mean, axis) - Self.part(reference, axis),
        deviation: (own * own + other * other).squareRoot())
    }
  }

  /// Whether the board lay alike, within 5°, as far as an accelerometer shows it.
  private func isAlike(_ one: StillSegment, _ other: StillSegment) -> Bool {
    guard let first = one.means[.acceleration], let second = other.means[.acceleration] else {
      return true
    }
    return first.dot(second) > 0.996 * first.magnitude * second.magnitude
  }

  private typealias Slope = (value: Double, deviation: Double)

  /// The changes per K of offset and scale; nil where gravity hides the offset's, and no scale where gravity does
  /// not show it.
  private static func fit(_ changes: [Change]) -> (offset: Slope, scale: Slope?)? {
    var (one, two) = (NormalEquations<1>(), NormalEquations<2>())
    for change in changes {
      let warmth = change.warmth / change.deviation
      one.add([warmth], change.output / change.deviation)
      two.add([warmth, warmth * change.input], change.output / change.deviation)
    }
    let inputs = changes.map(\.input)
    guard let least = inputs.min(), let most = inputs.max() else { return nil }
    if max(abs(least), abs(most)) < 0.3 {
      guard let values = one.solution, let deviations = one.deviations else { return nil }
      return ((values[0], deviations[0]), nil)
    }
    guard most - least > 0.7, let values = two.solution, let deviations = two.deviations else {
      return nil
    }
    return ((values[0], deviations[0]), (values[1], deviations[1]))
  }
}
