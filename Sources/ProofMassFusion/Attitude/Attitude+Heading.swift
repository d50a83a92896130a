// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Headings in degrees clockwise from north, from 0 to below 360, of an attitude whose frame has x
/// to the north and y to the west.
extension Attitude {
  /// Where the device points: its top edge, or its back while the screen is within 30° of the
  /// vertical, as one holds it up to look through it.
  ///
  /// Apple does not document which axis CMDeviceMotion's heading follows: this rule is our choice.
  public var heading: Double {
    let isUpright = abs(gravity.z) <= 0.5  // the sine of 30°
    // Each has a direction wherever it is asked.
    return (isUpright ? headingOfBack : headingOfTop) ?? 0
  }

  /// Of the top edge; nil where it points straight up or down.
  public var headingOfTop: Double? { heading(of: Axes(0, 1, 0)) }

  /// Of what the back of the device faces; nil where it faces straight up or down.
  public var headingOfBack: Double? { heading(of: Axes(0, 0, -1)) }

  private func heading(of axis: Axes<Double>) -> Double? {
    let direction = quaternion.rotate(axis)
    // Rounding alone has as much.
    guard abs(direction.x) > 1e-8 || abs(direction.y) > 1e-8 else { return nil }
    let degrees = Series.arctangent(-direction.y, direction.x) * (180 / .pi)
    return wrapped(degrees, from: 0)
  }
}

/// An angle in degrees brought into the full turn that begins at a lower bound.
func wrapped(_ degrees: Double, from bound: Double) -> Double {
  let rest = (degrees - bound).truncatingRemainder(dividingBy: 360)
  let positive = rest < 0 ? rest + 360 : rest
  // A tiny negative one has become a full turn by rounding.
  return positive < 360 ? positive + bound : bound
}
