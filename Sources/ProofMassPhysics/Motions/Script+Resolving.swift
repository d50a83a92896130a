// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

extension Script {
  /// - Parameter layers: Steps in the order of time, not empty. A layer turns what those before it
  ///   have turned.
  init(_ layers: [[Step]]) {
    let tracks = Self.tracks(layers)
    let ends = tracks.flatMap { $0.dropFirst().flatMap { [$0.start, $0.end] } }
    var starts: [Int64] = [.min]
    for time in ends.sorted() where time > starts[starts.count - 1] { starts.append(time) }
    var places = tracks.map { _ in 0 }
    for (number, start) in starts.enumerated() {
      let first = phases.count
      // Of layers in which nothing goes on, neighbours are one.
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
    let rates = phases[range].map(\.knotRate)
    // What two motions make together has the sum of their frequencies.
    let rate = rates.reduce(0, max) * Double(rates.count { $0 > 0 })
    // The masses resonate at some 2 kHz and feel nothing faster than 10 µs, but for how much a short
    // knock is in all: that has its shape, which is few knots.
    let least = min(1e4, (Double(end) - Double(start)) / 32)
    return Interval(
      start: start, end: end, phases: range,
      knot: rate > 0 ? Int64(max(1, least, min(1e9 / rate, 4e18))) : nil,
      isTemperatureConstant: !phases[range].contains { phase in
        if case .warm = phase.effect { return true }
        return false
      })
  }

  /// Each layer's phases; the first begins before all time.
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
      let lying = phase.state.attitude
      switch step.effect {
      case .turn(let axis):
        if !step.continues { axes[layer] = above.rotate(axis) }
        phase.effect = .turn(axes[layer])
      case .turnTo(let goal):
        // below · lying · turn · above = goal
        let turn = (below * lying).conjugate * goal * above.conjugate
        let (axis, angle) = turn.normalized.shortestTurn
        phase.effect = .turn(axis)
        phase.profile = .smooth(angle)
      case .move(let direction):
        if !step.continues { axes[layer] = (below * lying * above).rotate(direction) }
        phase.effect = .move(axes[layer])
      case .attract(let field):
        if !step.continues { axes[layer] = (below * lying * above).rotate(field) }
        phase.effect = .attract(axes[layer])
      case .lift: phase.effect = .lift
      case .warm(let goal): phase.effect = .warm(goal)
      }
      tracks[layer].append(phase)
    }
    return tracks
  }
}
