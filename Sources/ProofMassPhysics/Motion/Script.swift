// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A scripted motion, ready to play: all of time, divided into intervals in which no verb begins or
/// ends.
struct Script: Sendable {
  struct Interval {
    /// Board time in nanoseconds.
    var start: Int64
    /// Start of the next interval; `Int64.max` for the last.
    var end: Int64
    /// Phases of the layers; neighbouring layers at rest share one.
    var phases: Range<Int>
    /// Nanoseconds between the knots of a piecewise linear approximation; nil where nothing
    /// changes.
    var knot: Int64?
    /// Whether no step changes the temperature.
    var isTemperatureConstant: Bool

    func contains(_ time: Int64) -> Bool { start <= time && (time < end || end == .max) }
  }

  var phases: [Phase] = []
  var intervals: [Interval] = []

  /// Index of the interval that contains `time`. It tries the four from `last` on before it
  /// searches.
  func index(of time: Int64, near last: Int) -> Int {
    for index in last..<min(last + 4, intervals.count) where intervals[index].contains(time) {
      return index
    }
    var (low, high) = (0, intervals.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if intervals[middle].start <= time { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func kinematics(at time: Int64, in interval: Interval) -> Kinematics {
    var result = phases[interval.phases.lowerBound].kinematics(at: time)
    for index in interval.phases.dropFirst() {
      result = result.carrying(phases[index].kinematics(at: time))
    }
    return result
  }

  /// The knot that ends the linear piece from `time` on.
  ///
  /// Where verbs meet, quantities may jump. A knot at the last nanosecond before makes the jump a
  /// piece of its own.
  func knot(after time: Int64, in interval: Interval) -> Int64 {
    var knot = interval.end
    if knot < .max, time < knot - 1 { knot -= 1 }
    guard let step = interval.knot else { return knot }
    let grid = interval.start + ((time - interval.start) / step + 1) * step
    return min(knot, grid)
  }
}

extension Script {
  /// Resolves steps against the attitudes at which they begin.
  ///
  /// - Parameter layers: Steps in the order of time, not empty. A layer rotates with those before it.
  init(_ layers: [[Step]]) {
    let tracks = Self.tracks(layers)
    let ends = tracks.flatMap { $0.dropFirst().flatMap { [$0.start, $0.end] } }
    var starts: [Int64] = [.min]
    for time in ends.sorted() where time > starts[starts.count - 1] { starts.append(time) }
    var places = tracks.map { _ in 0 }
    for (number, start) in starts.enumerated() {
      let first = phases.count
      // Neighbouring layers at rest are merged.
      var still: Kinematics?
      for (layer, track) in tracks.enumerated() {
        while places[layer] + 1 < track.count, track[places[layer] + 1].start <= start {
          places[layer] += 1
        }
        let phase = track[places[layer]]
        if phase.isOver(at: start) {
          let state = phase.hold(from: start).state
          still = still.map { $0.carrying(state) } ?? state
        } else {
          if let still { phases.append(Phase(start: start, state: still)) }
          still = nil
          phases.append(phase)
        }
      }
      if let still { phases.append(Phase(start: start, state: still)) }
      let end = number + 1 < starts.count ? starts[number + 1] : .max
      intervals.append(interval(from: start, to: end, first..<phases.count))
    }
  }

  private func interval(from start: Int64, to end: Int64, _ range: Range<Int>) -> Interval {
    let rates = phases[range].map { $0.knotRate }
    // Two simultaneous motions give up to the sum of their frequencies.
    let rate = rates.reduce(0, max) * Double(rates.count { $0 > 0 })
    // The masses resonate at about 2 kHz, so knots need not be closer than 10 µs. A shorter knock,
    // whose impulse must be correct, gets 32 knots.
    let least = min(1e4, (Double(end) - Double(start)) / 32)
    return Interval(
      start: start, end: end, phases: range,
      knot: rate > 0 ? Int64(max(1, least, min(1e9 / rate, 4e18))) : nil,
      isTemperatureConstant: !phases[range].contains { phase in
        if case .warm = phase.effect { return true }
        return false
      })
  }

  /// Each layer's phases, the first of them before all time.
  private static func tracks(_ layers: [[Step]]) -> [[Phase]] {
    var tracks = layers.map { _ in [Phase(start: .min, state: Kinematics())] }
    var axes = layers.map { _ in Axes<Double>.zero }
    let steps = layers.enumerated().flatMap { layer, steps in steps.map { (layer, $0) } }
    for (layer, step) in steps.sorted(by: { $0.1.start < $1.1.start }) {
      func attitude(_ layers: Range<Int>) -> Quaternion {
        layers.reduce(.identity) { attitude, layer in
          attitude * tracks[layer][tracks[layer].count - 1].kinematics(at: step.start).attitude
        }
      }
      let (below, above) = (attitude(0..<layer), attitude(layer + 1..<layers.count))
      var phase = tracks[layer][tracks[layer].count - 1].hold(from: step.start)
      phase.length = step.length
      phase.profile = step.profile
      let current = phase.state.attitude
      switch step.effect {
      case .turn(let axis):
        if let goal = step.goal {
          // below · current · turn · above = goal
          let turn = (below * current).conjugate * goal * above.conjugate
          let (axis, angle) = turn.normalized.shortestTurn
          phase.effect = .turn(axis)
          phase.profile = .smooth(angle)
        } else {
          if !step.continues { axes[layer] = above.rotate(axis) }
          phase.effect = .turn(axes[layer])
        }
      case .move(let direction):
        if !step.continues { axes[layer] = (below * current * above).rotate(direction) }
        phase.effect = .move(axes[layer])
      case .attract(let field):
        if !step.continues { axes[layer] = (below * current * above).rotate(field) }
        phase.effect = .attract(axes[layer])
      case .hold, .lift, .warm: phase.effect = step.effect
      }
      tracks[layer].append(phase)
    }
    return tracks
  }
}
