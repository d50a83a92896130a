// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Signs and order of a gyroscope's axes (ORIENT_CFG_G).
struct AxisOrientation: Equatable, Sendable {
  var negates = (x: false, y: false, z: false)
  /// The code of Orient: the axes of the part that are output as X, Y and Z.
  var order: UInt8 = 0

  static func == (left: AxisOrientation, right: AxisOrientation) -> Bool {
    left.negates == right.negates && left.order == right.order
  }

  /// That signs are those of the part's axes, before their order, is assumed.
  func turned(_ rate: Axes<Double>) -> Axes<Double> {
    let signed = Axes(
      negates.x ? -rate.x : rate.x, negates.y ? -rate.y : rate.y, negates.z ? -rate.z : rate.z)
    return switch order {
    case 1: Axes(signed.x, signed.z, signed.y)
    case 2: Axes(signed.y, signed.x, signed.z)
    case 3: Axes(signed.y, signed.z, signed.x)
    case 4: Axes(signed.z, signed.x, signed.y)
    case 5: Axes(signed.z, signed.y, signed.x)
    default: signed
    }
  }
}
