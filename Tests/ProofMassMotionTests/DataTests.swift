// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import Testing

@Suite struct DataTests {
  @Test func aDeviceThatFallsAcceleratesDownwards() {
    let falling = DeviceMotion(
      timestamp: 0, attitude: Attitude(.identity), rotationRate: .zero, gravity: Axes(0, 0, -1),
      userAcceleration: Axes(0, 0, 1))
    #expect(falling.linearAcceleration == Axes(0, 0, -1))
    #expect(falling.heading < 0)
    #expect(falling.magneticField.accuracy == .uncalibrated)
  }
}
