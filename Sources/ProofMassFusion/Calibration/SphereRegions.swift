// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Which of 100 parts of the sphere, of equal area, have been hit: nine belts, each cut into as many
/// sectors as it has hundredths of the area.
struct SphereRegions {
  private static let belts: InlineArray<9, Int> = [3, 9, 13, 16, 18, 16, 13, 9, 3]
  private var hits = InlineArray<100, Bool>(repeating: false)
  private(set) var count = 0

  /// From 0 to 99, of a direction that is not zero; polar belts lie along z.
  static func index(_ direction: Axes<Double>) -> Int {
    let magnitude = direction.magnitude
    guard magnitude > 0, magnitude < .infinity else { return 0 }
    let place = 50 * (1 - direction.z / magnitude)
    var first = 0
    var belt = 0
    while belt < 8, place >= Double(first + belts[belt]) {
      first += belts[belt]
      belt += 1
    }
    let turn = (Series.arctangent(direction.y, direction.x) / (2 * .pi)) + 0.5
    return first + min(Int(turn * Double(belts[belt])), belts[belt] - 1)
  }

  mutating func insert(_ direction: Axes<Double>) {
    let index = Self.index(direction)
    if !hits[index] { count += 1 }
    hits[index] = true
  }
}
