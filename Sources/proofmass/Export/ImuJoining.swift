// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

/// Joins the samples of accelerometer and gyroscope, which need not share instants: those of the sensor with more
/// samples stay as they are, and the other's values there lie on lines between its samples.
struct ImuJoining {
  /// A time in nanoseconds, and what is known at it.
  struct Sample {
    var time: Int64
    var acceleration: Axes<Double>?
    var angularRate: Axes<Double>?
  }

  /// The longest time between two samples with a line between them, and the most samples that wait for the second.
  private static let longest: Int64 = 1_000_000_000
  private static let most = 0x1_0000

  private let leading: Motion.Quantities
  /// The sensor with fewer samples; nil where there is none.
  private let following: Motion.Quantities?
  /// Samples that wait for the next one of the other sensor.
  private var waiting: [(time: Int64, value: Axes<Double>)] = []
  private var last: (time: Int64, value: Axes<Double>)?
  /// How many values are between samples.
  private(set) var interpolated = 0
  /// How many samples have no value of the other sensor.
  private(set) var single = 0

  /// - Parameters:
  ///   - accelerations: The number of samples of the accelerometer.
  ///   - rates: The number of samples of the gyroscope.
  init(accelerations: Int, rates: Int) {
    leading = accelerations > rates ? .acceleration : .angularRate
    following =
      min(accelerations, rates) == 0 ? nil : accelerations > rates ? .angularRate : .acceleration
  }

  /// Takes a row, and returns the samples that are complete.
  mutating func take(_ row: RecordedRow) -> [Sample] {
    let value = row.sample(of: leading)
    guard let following else {
      return value.map { [sample(row.time, $0, nil)] } ?? []
    }
    if let other = row.sample(of: following) {
      var samples = waiting.map {
        sample($0.time, $0.value, line(to: (row.time, other), at: $0.time))
      }
      waiting.removeAll(keepingCapacity: true)
      last = (row.time, other)
      if let value { samples.append(sample(row.time, value, other)) }
      return samples
    }
    guard let value else { return [] }
    var samples: [Sample] = []
    if waiting.count == Self.most
      || waiting.first.map({ row.time - $0.time > Self.longest }) == true
    {
      samples = finish()
      last = nil
    }
    waiting.append((row.time, value))
    return samples
  }

  /// Returns the samples that wait.
  mutating func finish() -> [Sample] {
    defer { waiting.removeAll(keepingCapacity: true) }
    return waiting.map { sample($0.time, $0.value, nil) }
  }

  private mutating func line(
    to next: (time: Int64, value: Axes<Double>), at time: Int64
  ) -> Axes<Double>? {
    guard let last, next.time - last.time <= Self.longest else { return nil }
    interpolated += 1
    // Times that differ by less than a nanosecond are equal here.
    guard next.time > last.time else { return last.value }
    let part = Double(time - last.time) / Double(next.time - last.time)
    return last.value + (next.value - last.value) * part
  }

  private mutating func sample(
    _ time: Int64, _ value: Axes<Double>, _ other: Axes<Double>?
  ) -> Sample {
    if other == nil, following != nil { single += 1 }
    return leading == .acceleration
      ? Sample(time: time, acceleration: value, angularRate: other)
      : Sample(time: time, acceleration: other, angularRate: value)
  }
}
