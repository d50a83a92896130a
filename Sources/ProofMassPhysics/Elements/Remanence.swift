// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// What a strong magnet leaves in the concentrator, which is a thin disc: it stays magnetised along
/// the in-plane field that it was last saturated by, and hardly at all along its normal.
struct Remanence: Sendable {
  /// In µT, in the plane.
  let threshold: Double
  /// In µT.
  let strength: Double
  /// What it adds to the field, in µT.
  private(set) var magnetization = Axes<Double>.zero

  /// The field goes straight from one to another, in µT.
  mutating func pass(from start: Axes<Double>, to end: Axes<Double>) {
    if square(end) > threshold * threshold { return magnetize(along: end) }
    guard square(start) > threshold * threshold else { return }
    // Where it falls below the threshold.
    let way = end - start
    let along = start.x * way.x + start.y * way.y
    let excess = square(start) - threshold * threshold
    let part = (-along - max(0, along * along - square(way) * excess).squareRoot()) / square(way)
    magnetize(along: start + way * part)
  }

  private mutating func magnetize(along field: Axes<Double>) {
    let length = square(field).squareRoot()
    guard length > 0 else { return }
    magnetization = Axes(field.x * strength / length, field.y * strength / length, 0)
  }

  private func square(_ field: Axes<Double>) -> Double { field.x * field.x + field.y * field.y }
}
