// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassSampling

/// Judges the events of a board: what must hold for every sample, whatever happened before.
struct Oracle {
  /// The constants of the world since instants in nanoseconds, by quantity, the last one at the end.
  private var worlds: [[(time: Int64, value: Axes<Double>)]]
  private var last: [SensorID: Instant] = [:]
  /// Samples and losses of each sensor since the last ``count``.
  private(set) var samples: [SensorID: Int] = [:]
  private(set) var losses: [SensorID: Int] = [:]
  private(set) var failures: [SensorID: SensorError] = [:]
  /// Whether values need not be those of the world.
  var isTainted = false

  init(_ values: [Axes<Double>]) { worlds = values.map { [(Int64(0), $0)] } }

  mutating func change(_ quantity: Quantity, to value: Axes<Double>, at time: Instant) {
    worlds[quantity.rawValue].append((time.nanoseconds, value))
  }

  /// Begins to count samples, losses and failures anew.
  mutating func count() { (samples, losses, failures) = ([:], [:], [:]) }

  /// Does so for samples and losses. A sensor whose field is beyond its range has failed for as long as the field
  /// stays: it is tried again, and its samples are lost in between, as its failure has reported.
  mutating func countOn() {
    (samples, losses) = ([:], [:])
    failures = failures.filter { $0.value == .overflow }
  }

  /// New drivers find no samples of the time before.
  mutating func restart() { last = [:] }

  /// Takes an event; returns what is wrong with it, if anything.
  ///
  /// - Parameters:
  ///   - digits: The sensor's digits; nil where they are not known.
  ///   - rate: The sensor's rate in hertz.
  mutating func take(
    _ event: SensorEvent, digits: Axes<Double>?, rate: Double, now: Instant
  ) -> String? {
    switch event {
    case .failure(let sensor, let error): failures[sensor] = error
    case .lost(let sensor, let count):
      guard count > 0 else { return "\(sensor): \(count) samples lost" }
      losses[sensor, default: 0] += count
    case .sample(let sample):
      samples[sample.sensor, default: 0] += 1
      defer { last[sample.sensor] = sample.time }
      if let before = last[sample.sensor], sample.time <= before {
        return "\(sample.sensor): a sample at \(sample.time) after one at \(before)"
      }
      // Half a period later by the chip's own clock, which is estimated.
      guard sample.time <= now.advanced(byNanoseconds: Int64(5e8 / rate)) else {
        return "\(sample.sensor): a sample at \(sample.time), which is after \(now)"
      }
      if !isTainted, let digits { return value(sample, digits, rate) }
    }
    return nil
  }

  /// The time for which a low-pass remembers what was before, in nanoseconds.
  private func memory(_ rate: Double) -> Int64 { Int64(12e9 / rate) + 30_000_000 }

  private func value(_ sample: SensorSample, _ digits: Axes<Double>, _ rate: Double) -> String? {
    let all = worlds[sample.quantity.rawValue]
    let start = min(sample.earliest, sample.time).nanoseconds - memory(rate)
    let end = sample.time.nanoseconds + memory(rate) / 4
    var (low, high) = (Axes(repeating: Double.infinity), Axes(repeating: -Double.infinity))
    for (index, world) in all.enumerated() {
      let next = index + 1 < all.count ? all[index + 1].time : .max
      guard world.time <= end, next >= start else { continue }
      low = low.combined(world.value, min)
      high = high.combined(world.value, max)
    }
    for axis in 0..<3 {
      let (found, digit) = (sample.value[axis], digits[axis])
      // A low-pass of several poles overshoots. The lowest bit of a fast ADXL345 is 0.
      let slack = (high[axis] - low[axis]) * 0.3 + digit * 2.01 + 1e-9
      // At the end of its range a value is only a limit.
      if sample.isClipped { continue }
      guard low[axis] - slack...high[axis] + slack ~= found else {
        return
          "\(sample.sensor): \(found) on axis \(axis) at \(sample.time), where the world is from "
          + "\(low[axis]) to \(high[axis])"
      }
    }
    return nil
  }
}

extension Axes<Double> {
  fileprivate init(repeating value: Double) { self.init(value, value, value) }

  fileprivate func combined(_ other: Self, _ choose: (Double, Double) -> Double) -> Self {
    Axes(choose(x, other.x), choose(y, other.y), choose(z, other.z))
  }

  fileprivate subscript(axis: Int) -> Double { axis == 0 ? x : axis == 1 ? y : z }
}
