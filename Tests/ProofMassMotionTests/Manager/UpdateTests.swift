// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import Testing

/// Starting, stopping, intervals, errors.
@Suite struct UpdateTests {
  @Test(arguments: [
    (sensors: [Quantity.acceleration], motion: false, frames: 0),
    ([.acceleration, .magneticFluxDensity], false, 0),
    ([.acceleration, .angularRate], true, 1),
    ([.acceleration, .angularRate, .magneticFluxDensity], true, 7),
    ([], false, 0),
  ])
  func whatIsAvailableFollowsFromTheSensors(
    sensors: [Quantity], motion: Bool, frames: UInt
  ) {
    let manager = MotionManager(Bench(Set(sensors)).session)
    #expect(manager.isAccelerometerAvailable == sensors.contains(.acceleration))
    #expect(manager.isGyroAvailable == sensors.contains(.angularRate))
    #expect(manager.isMagnetometerAvailable == sensors.contains(.magneticFluxDensity))
    #expect(manager.isDeviceMotionAvailable == motion)
    #expect(manager.availableAttitudeReferenceFrames.rawValue == frames)
  }

  @Test func withoutASessionNothingIsAvailable() async {
    let manager = MotionManager(nil)
    #expect(!manager.isAccelerometerAvailable)
    let record = Record<GyroData>()
    manager.startGyroUpdates(to: .immediate, withHandler: record.note)
    #expect(record.errors == [.notAvailable])
    #expect(!manager.isGyroActive)
    #expect(manager.error == .notAvailable)
    var updates = manager.deviceMotionUpdates().makeAsyncIterator()
    await #expect(throws: MotionError.notAvailable) { _ = try await updates.next() }
  }

  @Test(arguments: [
    (0.0, 1000.0), (-1.0, 1000.0), (0.0001, 1000.0), (0.01, 100.0), (100.0, 1.0 / 60),
  ])
  func anIntervalAsksForARate(interval: Double, rate: Double) throws {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    manager.accelerometerUpdateInterval = interval
    manager.startAccelerometerUpdates()
    bench.run(seconds: 0.001)
    #expect(bench.board.demand == SensorDemand(accelerometer: rate))
    #expect(bench.session.rate(of: .acceleration) == rate)
    #expect(manager.accelerometerUpdateInterval == interval)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func anIntervalMustBeANumber(interval: Double) async throws {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    manager.gyroUpdateInterval = interval
    manager.startGyroUpdates()
    #expect(manager.error == .invalidParameter)
    #expect(!manager.isGyroActive)
    let record = Record<GyroData>()
    manager.startGyroUpdates(to: .immediate, withHandler: record.note)
    #expect(record.errors == [.invalidParameter])
    manager.gyroUpdateInterval = 0.01
    manager.startGyroUpdates(to: .immediate, withHandler: record.note)
    #expect(manager.error == nil)
    var updates = manager.gyroUpdates().makeAsyncIterator()
    bench.run(seconds: 0.01)
    // While updates are active, an invalid interval ends them.
    manager.gyroUpdateInterval = interval
    #expect(!manager.isGyroActive)
    #expect(record.errors == [.invalidParameter, .invalidParameter])
    #expect(record.samples.count == 1)
    #expect(try await updates.next() != nil)
    await #expect(throws: MotionError.invalidParameter) { _ = try await updates.next() }
    bench.run(seconds: 0.01)
    #expect(bench.board.demand == SensorDemand())
  }

  @Test func anIntervalThatChangesWhileActiveTakesEffect() {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    let record = Record<AccelerometerData>()
    manager.accelerometerUpdateInterval = 10
    manager.startAccelerometerUpdates(to: .immediate, withHandler: record.note)
    bench.run(seconds: 10)
    #expect(record.samples.count == 1)
    manager.accelerometerUpdateInterval = 0.1
    bench.run(seconds: 1)
    #expect(record.samples.count == 11)
  }

  @Test func aStartWhileActiveIsAStopAndAStart() {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    let (first, second) = (Record<AccelerometerData>(), Record<AccelerometerData>())
    manager.startAccelerometerUpdates(to: .immediate, withHandler: first.note)
    bench.run(seconds: 0.1)
    manager.startAccelerometerUpdates(to: .immediate, withHandler: second.note)
    bench.run(seconds: 0.1)
    manager.startAccelerometerUpdates()
    bench.run(seconds: 0.1)
    #expect(first.samples.count == 10)
    #expect(second.samples.count == 10)
    #expect(manager.accelerometerData?.timestamp == 0.3)
    manager.stopAccelerometerUpdates()
    #expect(manager.accelerometerData == nil)
    #expect(!manager.isAccelerometerActive)
  }

  @Test func aSensorThatFailsIsToldAndGoesOn() async throws {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    let record = Record<AccelerometerData>()
    let error = SensorError.bus(.noAcknowledge, register: 0x28)
    manager.startAccelerometerUpdates(to: .immediate, withHandler: record.note)
    let stream = manager.accelerometerUpdates()
    let other = manager.gyroUpdates()
    bench.run(seconds: 0.02)
    bench.board.change {
      ($0.events, $0.silent) = ([.failure(.acceleration, error)], [.acceleration])
    }
    bench.run(seconds: 0.02)
    #expect(manager.error?.code == 103)
    bench.board.change { $0.silent = [] }
    bench.run(seconds: 0.02)
    #expect(record.errors == [.sensor(.acceleration, error)])
    #expect(record.samples.count == 4)
    #expect(manager.error == nil)
    var updates = stream.makeAsyncIterator()
    for _ in 0..<2 { #expect(try await updates.next() != nil) }
    await #expect(throws: MotionError.sensor(.acceleration, error)) {
      _ = try await updates.next()
    }
    #expect(try await updates.next() == nil)
    var others = other.makeAsyncIterator()
    for _ in 0..<6 { #expect(try await others.next() != nil) }
  }

  @Test func eachKindOfDataHasItsError() {
    let bench = Bench([.acceleration, .magneticFluxDensity])
    let manager = MotionManager(bench.session)
    manager.startGyroUpdates()
    #expect(manager.error == .notAvailable)
    // A start of another kind does not hide the error, which stays until its own kind stops.
    manager.startMagnetometerUpdates()
    #expect(manager.error == .notAvailable)
    manager.startAccelerometerUpdates()
    bench.board.change { state in
      state.silent = [.acceleration]
      state.events = [.failure(.acceleration, .notReady)]
    }
    bench.run(seconds: 0.02)
    #expect(manager.error == .sensor(.acceleration, .notReady))
    bench.board.change { $0.silent = [] }
    bench.run(seconds: 0.02)
    #expect(manager.error == .notAvailable)
    manager.stopGyroUpdates()
    #expect(manager.error == nil)
  }

  @Test func movementIsRequiredUntilTheFieldIsKnown() {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    manager.startDeviceMotionUpdates(using: .xMagneticNorthZVertical)
    bench.run(seconds: 0.5)
    #expect(manager.error == .deviceRequiresMovement)
    bench.session.calibration.compass = DeviceMotionTests.good
    bench.run(seconds: 0.5)
    #expect(manager.error == nil)
  }

  @Test func whatSensorsLoseIsCounted() {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    manager.startGyroUpdates()
    bench.board.change {
      $0.events = [.lost(.angularRate, count: 3), .lost(.angularRate, count: 4)]
    }
    bench.run(seconds: 0.1)
    #expect(bench.session.lostSamples(of: .angularRate) == 7)
    #expect(bench.session.lostSamples(of: .acceleration) == 0)
  }

  @Test func codesAreCoreMotions() {
    #expect(MotionError.deviceRequiresMovement.code == 101)
    #expect(MotionError.trueNorthNotAvailable.code == 102)
    #expect(MotionError.invalidParameter.code == 107)
    #expect(MotionError.notAvailable.code == 109)
  }
}
