// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassPhysics

extension LIS331DLHChip {
  public mutating func sense(_ sensing: Sensing) {
    element = AccelerometerElement(relative.parameters, sensing: sensing)
  }

  public mutating func mount(at position: Axes<Double>) { self.position = position }

  var isAtRest: Bool { isIdeal || silicon.isAtRest }
}

extension LIS331DLHChip.Relative {
  /// What the silicon of the part is made of.
  public var parameters: AccelerometerParameters {
    switch self {
    case .lis331dlh, .lsm303dlh, .lsm303dlm: .lis331dlh
    case .lis331hh: .lis331hh
    case .h3lis331dl: .h3lis331dl
    }
  }
}
