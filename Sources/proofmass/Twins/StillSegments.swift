// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import ProofMassServer

/// A time in which a board was still, with the mean of each sensor.
struct StillSegment {
  /// The index of the recording.
  let record: Int
  let start: Double
  let end: Double
  private(set) var means: [Quantity: Axes<Double>]
  let temperature: Double?

  var duration: Double { end - start }

  /// The same with the means before rounding.
  func corrected(by noise: [Quantity: SensorNoise]) -> StillSegment {
    var corrected = self
    for (quantity, noise) in noise {
      corrected.means[quantity] = means[quantity].map { noise.mean(of: $0) }
    }
    return corrected
  }
}

/// The times in which a board was still.
///
/// Recordings are cut into windows. A window is still where the samples scatter as at rest, and where neither force
/// nor rate has moved since the window before. Windows beside a movement do not count.
struct StillSegments {
  private struct Window {
    var moments: [Quantity: Moments] = [:]
  }

  /// Sums of the samples of a window.
  private struct Moments {
    var count = 0.0
    var sum = Axes<Double>.zero
    var squares = Axes<Double>.zero

    mutating func add(_ value: Axes<Double>) {
      count += 1
      sum = sum + value
      squares = squares + Axes(value.x * value.x, value.y * value.y, value.z * value.z)
    }

    var mean: Axes<Double> { sum * (1 / max(1, count)) }

    var deviation: Double {
      let (mean, square) = (mean, squares * (1 / max(1, count)))
      let variance = Axes(
        square.x - mean.x * mean.x, square.y - mean.y * mean.y, square.z - mean.z * mean.z)
      return max(0, max(variance.x, max(variance.y, variance.z))).squareRoot()
    }
  }

  /// The length of a window in seconds; the fewest of a pose, without those at its ends. Choices.
  private static let window = 0.25
  private static let fewest = 4

  /// The change of temperature in °C that ends a segment.
  private static let warming = 3.0

  private(set) var list: [StillSegment] = []

  init(_ records: [TwinRecord]) {
    let windows = records.map(Self.windows)
    var limits: [Quantity: (deviation: Double, shift: Double)] = [:]
    var centre = Axes<Double>.zero
    for quantity in [Quantity.acceleration, .angularRate] {
      let found = windows.flatMap { $0 }.compactMap { $0.moments[quantity] }.filter { $0.count > 3 }
      guard !found.isEmpty else { continue }
      let deviations = found.map(\.deviation).sorted()
      let usual = deviations[deviations.count / 4]
      let count = found[found.count / 2].count
      let least = quantity == .acceleration ? 0.002 : 0.002
      let limit = 2.2 * usual + least
      limits[quantity] = (limit, 5 * usual / count.squareRoot() + least)
      guard quantity == .angularRate else { continue }
      let quiet = found.filter { $0.deviation < limit }.map(\.mean)
      func median(_ value: (Axes<Double>) -> Double) -> Double {
        quiet.isEmpty ? 0 : quiet.map(value).sorted()[quiet.count / 2]
      }
      centre = Axes(median(\.x), median(\.y), median(\.z))
    }
    for (index, record) in records.enumerated() {
      find(in: windows[index], of: record, index, limits, centre)
    }
  }

  private static func windows(_ record: TwinRecord) -> [Window] {
    let end = record.tracks.values.compactMap(\.times.last).max() ?? 0
    var windows = [Window](repeating: Window(), count: Int(end / window) + 1)
    for (quantity, track) in record.tracks {
      var (moments, place) = (Moments(), 0)
      for (time, value) in zip(track.times, track.values) {
        let index = max(0, Int(time / window))
        if index != place {
          windows[place].moments[quantity] = moments
          (moments, place) = (Moments(), index)
        }
        moments.add(value)
      }
      windows[place].moments[quantity] = moments
    }
    return windows
  }

  private mutating func find(
    in windows: [Window], of record: TwinRecord, _ index: Int,
    _ limits: [Quantity: (deviation: Double, shift: Double)], _ centre: Axes<Double>
  ) {
    /// The largest rate of a resting gyroscope from its usual offset, in rad/s: 1.5 °/s.
    let steady = 1.5 * Double.pi / 180
    func isStill(_ place: Int) -> Bool {
      limits.allSatisfy { quantity, limit in
        guard let here = windows[place].moments[quantity], here.count > 3,
          here.deviation < limit.deviation
        else { return false }
        if quantity == .angularRate {
          return (here.mean - centre).largestMagnitude < steady + limit.shift
        }
        guard place > 0, let before = windows[place - 1].moments[quantity] else { return true }
        return (here.mean - before.mean).largestMagnitude < limit.shift
      }
    }
    let degrees = windows.indices.map {
      record.temperature(from: Double($0) * Self.window - 1, to: Double($0 + 1) * Self.window)
    }
    /// Whether a window is as warm as the first of its segment.
    func isSteady(_ place: Int, _ first: Int?) -> Bool {
      guard let first, let here = degrees[place], let there = degrees[first] else { return true }
      return abs(here - there) < Self.warming
    }
    var first: Int?
    for place in 0...windows.count {
      let still = place < windows.count && isSteady(place, first) && isStill(place)
      if still {
        first = first ?? place
        continue
      }
      if let begin = first, place - begin >= Self.fewest + 2 {
        let (from, to) = (begin + 1, place - 1)
        var means: [Quantity: Axes<Double>] = [:]
        for quantity in Quantity.allCases {
          let found = windows[from..<to].compactMap { $0.moments[quantity] }
          let count = found.reduce(0) { $0 + $1.count }
          guard count > 0 else { continue }
          means[quantity] = found.reduce(.zero) { $0 + $1.sum } * (1 / count)
        }
        let (start, end) = (Double(from) * Self.window, Double(to) * Self.window)
        list.append(
          StillSegment(
            record: index, start: start, end: end, means: means,
            temperature: record.temperature(from: start, to: end)))
      }
      first = nil
    }
  }
}
