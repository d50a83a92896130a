// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassPhysics

extension LIS331DLChip {
  public mutating func sense(_ sensing: Sensing) {
    element = AccelerometerElement(.lis331dl, sensing: sensing)
  }

  public mutating func mount(at position: Axes<Double>) { self.position = position }

  var isAtRest: Bool { element?.isAtRest ?? true }
}
