// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import Testing

/// The compass runs for device motion in any frame, but not for a service that does not need it.
@Suite struct CompassDemandTests {
  @Test func shakesAreFeltWithoutIt() {
    let bench = Bench()
    let service = ShakeService(bench.session)
    service.start(on: .immediate)
    bench.run(seconds: 0.5)
    #expect(bench.board.demand == SensorDemand(accelerometer: 100, gyroscope: 100))
    let manager = MotionManager(bench.session)
    manager.startDeviceMotionUpdates(using: .xArbitraryZVertical)
    bench.run(seconds: 0.5)
    #expect(
      bench.board.demand == SensorDemand(accelerometer: 100, gyroscope: 100, magnetometer: 100))
    #expect(manager.deviceMotion?.magneticField.field == Axes(0, 20, -40))
    manager.stopDeviceMotionUpdates()
    bench.run(seconds: 0.5)
    #expect(bench.board.demand == SensorDemand(accelerometer: 100, gyroscope: 100))
    service.stop()
  }
}
