// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion
import Testing

@Suite struct ManagerTests {
  @Test func samplesHaveCoreMotionsSignAndTheSensorsTime() {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    bench.board.change { state in
      state.force = Axes(0.1, -0.2, 1)
      state.rate = Axes(1, 2, 3)
    }
    manager.startAccelerometerUpdates()
    manager.startGyroUpdates()
    manager.startMagnetometerUpdates()
    #expect(manager.accelerometerData == nil)
    bench.run(seconds: 0.1)
    #expect(manager.accelerometerData?.acceleration == Axes(-0.1, 0.2, -1))
    #expect(manager.accelerometerData?.timestamp == 0.1)
    #expect(manager.gyroData?.rotationRate == Axes(1, 2, 3))
    #expect(manager.magnetometerData?.magneticField == Axes(0, 20, -40))
  }

  @Test func eachClientHasItsOwnRateAndTheSensorTheFastest() {
    let bench = Bench()
    let slow = MotionManager(bench.session)
    let fast = MotionManager(bench.session)
    let (slowRecord, fastRecord) = (Record<AccelerometerData>(), Record<AccelerometerData>())
    slow.accelerometerUpdateInterval = 0.1
    fast.accelerometerUpdateInterval = 0.02
    slow.startAccelerometerUpdates(to: .immediate, withHandler: slowRecord.note)
    fast.startAccelerometerUpdates(to: .immediate, withHandler: fastRecord.note)
    bench.run(seconds: 1)
    #expect(bench.board.demand == SensorDemand(accelerometer: 50))
    #expect(slowRecord.samples.count == 10)
    #expect(fastRecord.samples.count == 50)
    fast.stopAccelerometerUpdates()
    bench.run(seconds: 1)
    #expect(bench.board.demand == SensorDemand(accelerometer: 10))
    #expect(slowRecord.samples.count == 20)
    #expect(fastRecord.samples.count == 50)
    slow.stopAccelerometerUpdates()
    bench.run(seconds: 0)
    #expect(bench.board.demand == SensorDemand())
  }

  @Test func aStreamGivesSamplesAndEndsAtTheStop() async throws {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    let updates = manager.gyroUpdates()
    #expect(manager.isGyroActive)
    bench.run(seconds: 0.05)
    var iterator = updates.makeAsyncIterator()
    for sample in 1...5 { #expect(try await iterator.next()?.timestamp == Double(sample) / 100) }
    #expect(updates.count.delivered == 5)
    manager.stopGyroUpdates()
    #expect(try await iterator.next() == nil)
    #expect(!manager.isGyroActive)
  }
}
