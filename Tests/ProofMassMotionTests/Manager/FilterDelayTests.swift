// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassPhysics
import Synchronization
import Testing

/// The attitude is that of the timestamp, although the chips' low-passes are late.
@Suite struct FilterDelayTests {
  /// A turn of 98 °/s, which is a whole number of digits. The gyroscope's low-pass shows it 7.0 ms
  /// late at 100 Hz, and 4.2 ms at 200 Hz.
  @Test(arguments: [100.0, 200])
  func aTurnIsNotLate(rate: Double) throws {
    let circuit = Circuit([.lis331dlh, .l3g4200d], sensing: .nominal)
    let clock = circuit.timebase
    let sensors = try BoardSensors(
      accelerometer: LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh)),
      gyroscope: L3G4200D(on: I2CDevice(circuit.wire, .l3g4200d)), clock: clock)
    let session = MotionSession(
      sensors, clock: clock, drive: .caller, configuration: .init(fusionRate: rate))
    let manager = MotionManager(session)
    manager.deviceMotionUpdateInterval = 1 / rate
    let yaws = Mutex<[(seconds: Double, degrees: Double)]>([])
    manager.startDeviceMotionUpdates(to: .immediate) { motion, _ in
      guard let motion else { return }
      yaws.withLock { $0.append((motion.timestamp, motion.attitude.yaw * 180 / .pi)) }
    }
    session.run(until: clock.now() + .seconds(3))
    let start = circuit.now
    circuit.change { $0.angularRate = AngularRate(degreesPerSecond: [0, 0, 98]).radiansPerSecond }
    session.run(until: start + .seconds(1))
    let began = Double(start.nanoseconds) * 1e-9
    let before = try #require(yaws.withLock { $0.last { $0.seconds <= began } }).degrees
    // After the step has gone through the low-pass.
    let during = yaws.withLock { $0.filter { $0.seconds > began + 0.1 } }
    #expect(during.count > Int(0.85 * rate))
    for yaw in during {
      let turned = (yaw.seconds - began) * 98
      #expect(abs(yaw.degrees - before - turned) < 0.05)
    }
  }
}
