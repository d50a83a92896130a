// SPDX-License-Identifier: Apache-2.0

/// The self-test's electrostatic force on the masses, and when a program switched it.
struct Pushes: Sendable {
  /// What acts now, in g on a mass in the middle.
  private var present = Lanes.zero
  /// Switched since the last sample; when there are more the last one counts.
  private var queue: [(time: Int64, force: Lanes)] = []
  private static let count = 8
  /// The next switch, in ns of board time.
  private(set) var next = Int64.max
  private(set) var isOff = true
  /// How far a g moves a mass, in parts of the gap.
  private let placePerG: Lanes

  init(placePerG: Lanes) { self.placePerG = placePerG }

  /// Whether no switch is to come.
  var isQuiet: Bool { next == .max }

  mutating func add(_ force: Lanes, from time: Int64) {
    if force == queue.last?.force ?? present { return }
    if queue.count == Self.count { queue.removeLast() }
    queue.append((max(time, queue.last?.time ?? time), force))
    next = queue[0].time
  }

  /// What was switched up to a time is in force.
  mutating func pass(_ time: Int64) {
    while let first = queue.first, first.time <= time { present = queue.removeFirst().force }
    next = queue.first?.time ?? .max
    isOff = present == .zero
  }

  /// In g, on masses that the world's force holds out of the middle: ½ C V² / gap / (1 − u)². How far
  /// the push itself takes a mass is in what is stated of it.
  func force(on held: Lanes) -> Lanes {
    // A mass does not go further than its stoppers.
    let place = (held * placePerG).clamped(
      lowerBound: Lanes(repeating: -0.7), upperBound: Lanes(repeating: 0.7))
    let towards = place.replacing(with: -place, where: present .< 0)
    let gap = 1 - towards
    return present / (gap * gap)
  }
}
