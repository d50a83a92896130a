// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import Testing

/// Device motion from samples that are invalid, missing or of other rates.
@Suite struct FusionTests {
  private func start(
    _ bench: Bench, using frame: AttitudeReferenceFrame = .xArbitraryZVertical
  ) -> MotionManager {
    let manager = MotionManager(bench.session)
    manager.startDeviceMotionUpdates(using: frame)
    bench.run(seconds: 1)
    return manager
  }

  /// A clipped force is used, because it is nearer to the truth than no force.
  @Test func clippedForcesCount() throws {
    var tilted: [DeviceMotion] = []
    for isClipped in [true, false] {
      let bench = Bench()
      let manager = start(bench)
      bench.board.change { state in
        state.force = Axes(2, 2, 0)
        state.isClipped = isClipped
      }
      bench.run(seconds: 2)
      tilted.append(try #require(manager.deviceMotion))
    }
    #expect(abs(tilted[0].gravity.z + 1) > 0.01)
    #expect(tilted[0] == tilted[1])
  }

  /// At 1 rad/s about the vertical, the yaw equals the time that was integrated.
  @Test(arguments: [(gap: 0.03, turned: 0.03), (0.5, 0.5), (0.9, 0.9), (5, 0)])
  func gapsAreFilledOrTheFilterStartsAnewWhereItWas(gap: Double, turned: Double) throws {
    let bench = Bench([.acceleration, .angularRate], configuration: .thatTurns)
    bench.board.change { $0.rate = Axes(0, 0, 1) }
    let manager = start(bench)
    let before = try #require(manager.deviceMotion).attitude.yaw
    bench.board.change { $0.silent = [.angularRate] }
    bench.run(seconds: gap)
    bench.board.change { $0.silent = [] }
    bench.run(seconds: 0.1)
    let motion = try #require(manager.deviceMotion)
    #expect(abs(motion.attitude.yaw - before - turned - 0.1) < 0.03)
    #expect(motion.gravity == (0, 0, -1))
  }

  /// The bias is the chip's, so it stays valid.
  @Test func theBiasOutlivesAGap() throws {
    let bench = Bench([.acceleration, .angularRate], configuration: .thatTurns)
    bench.board.change { $0.rate = Axes(0.02, 0, 0.02) }
    let manager = start(bench)
    bench.run(seconds: 20)
    #expect(try #require(manager.deviceMotion).rotationRate.magnitude < 0.001)
    bench.board.change { $0.silent = [.angularRate] }
    bench.run(seconds: 5)
    bench.board.change { $0.silent = [] }
    bench.run(seconds: 0.1)
    let motion = try #require(manager.deviceMotion)
    #expect(motion.timestamp > 26)
    #expect(motion.rotationRate.magnitude < 0.001)
  }

  @Test func otherRatesKeepTheAttitude() throws {
    let bench = Bench([.acceleration, .angularRate], configuration: .thatTurns)
    bench.board.change { $0.rate = Axes(0, 0, 0.5) }
    let manager = start(bench)
    manager.deviceMotionUpdateInterval = 0.002
    bench.run(seconds: 1)
    manager.deviceMotionUpdateInterval = 0.1
    bench.run(seconds: 1)
    // Two periods pass between a change of rate and the next sample.
    #expect(abs(try #require(manager.deviceMotion).attitude.yaw - 1.5) < 0.05)
  }

  @Test func calibrationsGoWhereCoreMotionHasThem() throws {
    let bench = Bench()
    bench.session.calibration = Calibration(
      accelerometer: AccelerometerCalibration(offset: Acceleration(g: Axes(0.1, 0, 0))),
      gyroscope: GyroscopeCalibration(bias: AngularRate(radiansPerSecond: Axes(0.2, 0, 0))),
      compass: CompassCalibration(
        offset: MagneticFluxDensity(microtesla: Axes(100, 0, 0)), magnitude: 45, residual: 0.01,
        regions: 95, parameters: 10))
    bench.board.change { state in
      state.force = Axes(0.1, 0, 1)
      state.rate = Axes(0.2, 0, 0)
      state.field = Axes(100, 20, -40)
    }
    let manager = MotionManager(bench.session)
    manager.startAccelerometerUpdates()
    manager.startGyroUpdates()
    manager.startMagnetometerUpdates()
    manager.startDeviceMotionUpdates(using: .xMagneticNorthZVertical)
    bench.run(seconds: 1)
    let motion = try #require(manager.deviceMotion)
    #expect(motion.rotationRate == (0, 0, 0))
    #expect(motion.gravity == (0, 0, -1))
    #expect(motion.userAcceleration == (0, 0, 0))
    #expect(motion.magneticField.field == (0, 20, -40))
    #expect(min(motion.heading, 360 - motion.heading) < 1e-6)
    #expect(try #require(manager.accelerometerData).acceleration == (0, 0, -1))
    #expect(manager.gyroData?.rotationRate == Axes(0.2, 0, 0))
    #expect(manager.magnetometerData?.magneticField == Axes(100, 20, -40))
  }

  @Test(arguments: [true, false])
  func theCompassIsCalibratedWhileTheDeviceIsTurnedAbout(isAllowed: Bool) throws {
    let bench = Bench(configuration: .init(calibratesCompass: isAllowed))
    let manager = start(bench, using: .xMagneticNorthZVertical)
    // Points at equal spacing on a sphere, by the golden angle.
    for index in 0..<800 {
      let z = 1 - (Double(index * 37 % 400) + 0.5) / 200
      let turn = Attitude(roll: 0, pitch: 0, yaw: Double(index * 37 % 400) * 2.399963).quaternion
      let level = turn.rotate(Axes((1 - z * z).squareRoot(), 0, 0))
      bench.board.change { $0.field = Axes(level.x * 50 + 100, level.y * 50 - 30, z * 50 + 10) }
      bench.run(seconds: 0.02)
    }
    let compass = bench.session.calibration.compass
    #expect((compass != nil) == isAllowed)
    guard let compass else { return }
    #expect((compass.offset.microtesla - Axes(100, -30, 10)).magnitude < 0.1)
    #expect(compass.accuracy == .high)
    // The heading has the new north at once.
    bench.board.change { $0.field = Axes(100, -10, -30) }
    bench.run(seconds: 0.1)
    #expect(try #require(manager.deviceMotion).magneticField.accuracy >= .medium)
    #expect(
      (try #require(manager.deviceMotion).magneticField.field - Axes(0, 20, -40)).magnitude < 0.1)
  }

  @Test func withoutItsCompassNorthIsKeptAndTheFieldNot() throws {
    let bench = Bench()
    bench.session.calibration.compass = DeviceMotionTests.good
    let manager = start(bench, using: .xMagneticNorthZVertical)
    #expect(try #require(manager.deviceMotion).magneticField.accuracy == .medium)
    bench.board.change { state in
      state.silent = [.magneticFluxDensity]
      state.events = [.failure(.magneticFluxDensity, .bus(.noAcknowledge, register: 2))]
    }
    bench.run(seconds: 1)
    let motion = try #require(manager.deviceMotion)
    #expect(manager.error == .sensor(.magneticFluxDensity, .bus(.noAcknowledge, register: 2)))
    #expect(
      motion.magneticField == CalibratedMagneticField(field: .zero, accuracy: .uncalibrated))
    #expect(min(motion.heading, 360 - motion.heading) < 0.01)
    bench.board.change { $0.silent = [] }
    bench.run(seconds: 0.1)
    #expect(try #require(manager.deviceMotion).magneticField.accuracy == .medium)
    #expect(manager.error == nil)
  }

  @Test func whatIsNoNumberDoesNotStay() throws {
    let bench = Bench()
    let manager = start(bench, using: .xMagneticNorthZVertical)
    bench.board.change { state in
      state.force = Axes(.nan, 0, 1)
      state.rate = Axes(0, .infinity, 0)
      state.field = Axes(0, 0, -.infinity)
    }
    bench.run(seconds: 1)
    bench.board.change { state in
      state.force = Axes(0, 0, 1)
      state.rate = .zero
      state.field = Axes(0, 20, -40)
    }
    bench.run(seconds: 0.1)
    let motion = try #require(manager.deviceMotion)
    #expect(motion.gravity == (0, 0, -1))
    #expect(motion.rotationRate == (0, 0, 0))
    #expect(min(motion.heading, 360 - motion.heading) < 1e-6)
  }

  /// Before the first valid samples neither up nor north is known, and no device motion is
  /// delivered.
  @Test(arguments: [Double.nan, .infinity, 1e9])
  func itDoesNotBeginWithWhatIsNoSample(value: Double) throws {
    let bench = Bench()
    bench.board.change { state in
      state.force = Axes(value, 0, 1)
      state.field = Axes(0, value, -40)
    }
    let (plain, north) = (MotionManager(bench.session), MotionManager(bench.session))
    plain.startDeviceMotionUpdates()
    north.startDeviceMotionUpdates(using: .xMagneticNorthZVertical)
    bench.run(seconds: 0.5)
    #expect(plain.deviceMotion == nil)
    bench.board.change { $0.force = Axes(0, 0, 1) }
    bench.run(seconds: 0.5)
    #expect(try #require(plain.deviceMotion).gravity == (0, 0, -1))
    #expect(try #require(plain.deviceMotion).magneticField.field == .zero)
    #expect(north.deviceMotion == nil)
    bench.board.change { state in
      state.field = Axes(20, 0, -40)
      state.rate = Axes(0, value, 0)
    }
    bench.run(seconds: 0.5)
    // Without a valid rate there is no device motion.
    #expect(north.deviceMotion == nil)
    bench.board.change { $0.rate = .zero }
    bench.run(seconds: 0.1)
    let motion = try #require(north.deviceMotion)
    #expect(abs(motion.heading - 270) < 1e-6)
    #expect(motion.rotationRate == (0, 0, 0))
  }

  /// Free fall is not a failure.
  @Test func noForceAtAllIsAForce() throws {
    let bench = Bench()
    let manager = start(bench)
    bench.board.change { $0.force = .zero }
    bench.run(seconds: 0.3)
    let motion = try #require(manager.deviceMotion)
    #expect(motion.timestamp > 1.25)
    #expect(motion.userAcceleration == (0, 0, 1))
  }

  @Test(arguments: [true, false])
  func rawDataTellWhatIsClipped(isClipped: Bool) {
    let bench = Bench()
    bench.board.change { $0.isClipped = isClipped }
    let manager = MotionManager(bench.session)
    manager.startAccelerometerUpdates()
    manager.startGyroUpdates()
    bench.run(seconds: 1)
    #expect(manager.accelerometerData?.isClipped == isClipped)
    #expect(manager.gyroData?.isClipped == isClipped)
  }
}
