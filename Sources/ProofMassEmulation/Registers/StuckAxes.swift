// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Axes of a sensor that no longer move: each keeps the converter's input that it has at the first
/// sample from then on.
struct StuckAxes: Sendable {
  /// A bit for each: 1 is X, 2 is Y, 4 is Z.
  private(set) var axes: UInt8 = 0
  /// Those of them whose value is kept already.
  private var kept: UInt8 = 0
  private var value = Axes<Double>.zero

  /// Whether an axis has stuck and its value is not known yet: then the next sample counts.
  @inline(__always)
  var isPending: Bool { axes != kept }

  /// Chooses the axes that are stuck. Those that were stay at their value.
  mutating func set(_ axes: UInt8) {
    self.axes = axes & 7
    kept &= self.axes
  }

  /// The converter's input with this one of the sensor.
  @inline(__always)
  mutating func pass(_ input: Axes<Double>) -> Axes<Double> {
    axes == 0 ? input : hold(input)
  }

  @inline(never)
  private mutating func hold(_ input: Axes<Double>) -> Axes<Double> {
    let new = axes & ~kept
    kept = axes
    if new & 1 != 0 { value.x = input.x }
    if new & 2 != 0 { value.y = input.y }
    if new & 4 != 0 { value.z = input.z }
    return Axes(
      axes & 1 != 0 ? value.x : input.x, axes & 2 != 0 ? value.y : input.y,
      axes & 4 != 0 ? value.z : input.z)
  }
}
