// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

/// The attitude with north of a board whose magnetometer is behind another chip, beside the same on the main bus.
@Suite struct InnerHeadingTests {
  /// The attitudes after each of some turns.
  private func attitudes(_ parts: [Part]) throws -> [Quaternion] {
    let device = try EmulatedDevice(parts)
    let manager = MotionManager(device.session)
    manager.deviceMotionUpdateInterval = 0.02
    manager.startDeviceMotionUpdates(using: .xMagneticNorthZVertical)
    device.advance(by: .seconds(5))
    var found: [Quaternion] = []
    for axes in [Axes(0, 0, 1), Axes(0.6, 0, 0.8), Axes(0, 0.8, -0.6)] {
      let turn = Quaternion(cos(0.6), axes.x * sin(0.6), axes.y * sin(0.6), axes.z * sin(0.6))
      device.rotate(to: device.attitude * turn)
      device.advance(by: .seconds(4))
      found.append(try #require(manager.deviceMotion).attitude.quaternion)
    }
    return found
  }

  @Test(arguments: [Part.lis2mdl, .lis3mdl])
  func agrees(magnetometer: Part) throws {
    let behind = try attitudes([.lsm6dsox.carrying(magnetometer)])
    let beside = try attitudes([.lsm6dsox, magnetometer])
    for (one, other) in zip(behind, beside) {
      let angle = 2 * (one.conjugate * other).vector.magnitude * 180 / .pi
      #expect(angle < 0.3, "\(angle)")
    }
  }
}
