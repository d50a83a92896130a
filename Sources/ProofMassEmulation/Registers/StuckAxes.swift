// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Stuck axes of a sensor: each keeps the converter's input of the first sample after it got stuck.
struct StuckAxes: Sendable {
  /// One bit each: 1 is X, 2 is Y, 4 is Z.
  private(set) var axes: UInt8 = 0
  /// Those of them whose value is kept already.
  private var kept: UInt8 = 0
  private var value = Axes<Double>.zero

  /// Whether an axis is stuck and its value is not known yet: then the next sample is needed.
  @inline(__always)
  var isPending: Bool { axes != kept }

  /// Chooses the axes that are stuck. Those that already were keep their value.
  mutating func set(_ axes: UInt8) {
    self.axes = axes & 7
    kept &= self.axes
  }

  /// The converter's input for this input of the sensor.
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
