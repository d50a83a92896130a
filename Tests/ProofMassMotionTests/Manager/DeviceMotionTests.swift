// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import Testing

/// Equal to within 0.006°, where the error of the estimator's first guess of the gyroscope's bias
/// is visible.
func == (left: Axes<Double>, right: (Double, Double, Double)) -> Bool {
  (left - Axes(right.0, right.1, right.2)).magnitude < 1e-4
}

@Suite struct DeviceMotionTests {
  static let good = CompassCalibration(
    offset: MagneticFluxDensity(microtesla: .zero), magnitude: 45, residual: 0.01, regions: 95,
    parameters: 10)

  private func latest(
    _ bench: Bench, using frame: AttitudeReferenceFrame = .xArbitraryZVertical,
    seconds: Double = 0.5
  ) throws -> DeviceMotion {
    let manager = MotionManager(bench.session)
    manager.startDeviceMotionUpdates(using: frame)
    bench.run(seconds: seconds)
    return try #require(manager.deviceMotion)
  }

  @Test func lyingOnATableThereIsGravityAndNothingElse() throws {
    let bench = Bench([.acceleration, .angularRate])
    let motion = try latest(bench)
    #expect(bench.board.demand == SensorDemand(accelerometer: 100, gyroscope: 100))
    #expect(motion.timestamp == 0.5)
    #expect(motion.gravity == (0, 0, -1))
    #expect(motion.userAcceleration == (0, 0, 0))
    #expect(motion.rotationRate == (0, 0, 0))
    #expect(motion.heading < 0)
    #expect(
      motion.magneticField == CalibratedMagneticField(field: .zero, accuracy: .uncalibrated))
  }

  /// The specific force points up, the field north and down.
  @Test(arguments: [
    (force: Axes(0.0, 0, 1), field: Axes(0.0, 20, -40), heading: 0.0),
    (Axes(0.0, 0, 1), Axes(20.0, 0, -40), 270.0), (Axes(0.0, 0, 1), Axes(-20.0, 0, -40), 90.0),
    // Upright, with the back to the north and to the east.
    (Axes(0.0, 1, 0), Axes(0.0, -40, -20), 0.0), (Axes(0.0, 1, 0), Axes(-20.0, -40, 0), 90.0),
  ])
  func headingAndGravity(force: Axes<Double>, field: Axes<Double>, heading: Double) throws {
    for (frame, declination) in [
      (AttitudeReferenceFrame.xMagneticNorthZVertical, 0.0), (.xTrueNorthZVertical, 10),
    ] {
      let bench = Bench(configuration: .init(declination: 10))
      bench.board.change { ($0.force, $0.field) = (force, field) }
      let motion = try latest(bench, using: frame)
      let difference = motion.heading - heading - declination
      #expect(abs(difference - 360 * (difference / 360).rounded()) < 0.01)
      let down = force * -1
      #expect(motion.gravity == (down.x, down.y, down.z))
      #expect(motion.userAcceleration == (0, 0, 0))
      #expect(motion.magneticField.field == field)
    }
  }

  @Test func eachClientHasItsOwnFrameOfOneFilter() throws {
    let bench = Bench(configuration: .init(declination: 12))
    bench.board.change { $0.field = Axes(14, 14, -40) }
    let frames: [AttitudeReferenceFrame] = [
      .xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical,
      .xTrueNorthZVertical,
    ]
    let managers = frames.map { frame in
      let manager = MotionManager(bench.session)
      manager.startDeviceMotionUpdates(using: frame)
      return manager
    }
    bench.run(seconds: 1)
    let yaws = try managers.map { try #require($0.deviceMotion).attitude.yaw * 180 / .pi }
    // Heading 315°: x points 45° from north, and y, the top edge, is 135° from it in this frame.
    #expect(abs(yaws[0]) < 1e-6)
    #expect(abs(yaws[1]) < 1e-6)
    #expect(abs(yaws[2] + 45) < 1e-6)
    #expect(abs(yaws[3] + 57) < 1e-6)
    #expect(managers.map(\.attitudeReferenceFrame) == frames)
  }

  @Test func aCorrectedFrameStartsWhereItsClientDoes() throws {
    let bench = Bench(configuration: .thatTurns)
    bench.board.change { $0.rate = Axes(0, 0, 1) }
    let first = MotionManager(bench.session)
    first.startDeviceMotionUpdates(using: .xArbitraryCorrectedZVertical)
    bench.run(seconds: 1)
    let (second, plain) = (MotionManager(bench.session), MotionManager(bench.session))
    let record = Record<DeviceMotion>()
    second.startDeviceMotionUpdates(
      using: .xArbitraryCorrectedZVertical, to: .immediate, withHandler: record.note)
    let plainRecord = Record<DeviceMotion>()
    plain.startDeviceMotionUpdates(to: .immediate, withHandler: plainRecord.note)
    bench.run(seconds: 1)
    let difference =
      try #require(record.samples.first).attitude.quaternion
      * #require(plainRecord.samples.first).attitude.quaternion.conjugate
    #expect(abs(abs(difference.w) - 1) < 1e-12)
    // The compass shows no turn, which pulls the corrected frame's yaw back; the plain frame's yaw
    // is not corrected.
    let yaws = try [record, plainRecord].map { try #require($0.samples.last).attitude.yaw }
    #expect(abs(yaws[0] - yaws[1]) > 0.01)
  }

  struct FrameCase: Sendable {
    var hasGyroscope = true
    var hasCompass = true
    var declination: Double?
    var frame: UInt
    var error: MotionError?
  }

  @Test(arguments: [
    FrameCase(hasCompass: false, frame: 1),
    FrameCase(hasCompass: false, frame: 2, error: .notAvailable),
    FrameCase(hasCompass: false, frame: 4, error: .notAvailable),
    FrameCase(hasCompass: false, declination: 3, frame: 8, error: .notAvailable),
    FrameCase(hasGyroscope: false, frame: 1, error: .notAvailable),
    FrameCase(frame: 4), FrameCase(frame: 8, error: .trueNorthNotAvailable),
    FrameCase(declination: .nan, frame: 8, error: .trueNorthNotAvailable),
    FrameCase(declination: 3, frame: 8),
    FrameCase(frame: 0, error: .invalidParameter), FrameCase(frame: 3, error: .invalidParameter),
    FrameCase(frame: 16, error: .invalidParameter),
  ])
  func framesThatThereAreNot(_ test: FrameCase) {
    var sensors: Set<Quantity> = [.acceleration]
    if test.hasGyroscope { sensors.insert(.angularRate) }
    if test.hasCompass { sensors.insert(.magneticFluxDensity) }
    let bench = Bench(sensors, configuration: .init(declination: test.declination))
    let manager = MotionManager(bench.session)
    let record = Record<DeviceMotion>()
    manager.startDeviceMotionUpdates(
      using: AttitudeReferenceFrame(rawValue: test.frame), to: .immediate,
      withHandler: record.note)
    #expect(record.errors == (test.error.map { [$0] } ?? []))
    #expect(manager.isDeviceMotionActive == (test.error == nil))
  }

  @Test func theFrameIsTheOneInUseOrLastUsed() {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    #expect(manager.attitudeReferenceFrame == .xArbitraryZVertical)
    manager.startDeviceMotionUpdates(using: .xMagneticNorthZVertical)
    #expect(manager.attitudeReferenceFrame == .xMagneticNorthZVertical)
    // A stream started beside it has a frame of its own.
    let stream = manager.deviceMotionUpdates(using: .xArbitraryCorrectedZVertical)
    #expect(manager.attitudeReferenceFrame == .xMagneticNorthZVertical)
    withExtendedLifetime(stream) {}
    manager.startDeviceMotionUpdates(using: .xMagneticNorthZVertical)
    manager.stopDeviceMotionUpdates()
    #expect(manager.attitudeReferenceFrame == .xMagneticNorthZVertical)
    // Without a declination the frame of true north is rejected, and the frame in use stays.
    manager.startDeviceMotionUpdates(using: .xTrueNorthZVertical)
    #expect(manager.error == .trueNorthNotAvailable)
    #expect(manager.attitudeReferenceFrame == .xMagneticNorthZVertical)
    // A start without a frame uses the arbitrary one, as Core Motion's does.
    manager.startDeviceMotionUpdates()
    #expect(manager.isDeviceMotionActive)
    #expect(manager.attitudeReferenceFrame == .xArbitraryZVertical)
    #expect(!manager.showsDeviceMovementDisplay)
    manager.showsDeviceMovementDisplay = true
    #expect(manager.showsDeviceMovementDisplay)
  }

  @Test func movementIsAskedForOnceForNorthAlone() {
    for (frame, calibration, errors) in [
      (AttitudeReferenceFrame.xMagneticNorthZVertical, nil, [.deviceRequiresMovement]),
      (.xMagneticNorthZVertical, Self.good, []), (.xArbitraryCorrectedZVertical, nil, []),
    ] as [(AttitudeReferenceFrame, CompassCalibration?, [MotionError])] {
      let bench = Bench()
      bench.session.calibration.compass = calibration
      let manager = MotionManager(bench.session)
      let record = Record<DeviceMotion>()
      manager.startDeviceMotionUpdates(using: frame, to: .immediate, withHandler: record.note)
      bench.run(seconds: 1)
      #expect(record.errors == errors)
      #expect(record.samples.count == 100)
    }
  }

  @Test func deviceMotionGoesAsFastAsItsSensors() {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    let record = Record<DeviceMotion>()
    manager.deviceMotionUpdateInterval = 1
    manager.startDeviceMotionUpdates(to: .immediate, withHandler: record.note)
    bench.run(seconds: 2)
    #expect(
      bench.board.demand == SensorDemand(accelerometer: 100, gyroscope: 100, magnetometer: 100))
    #expect(record.samples.count == 2)
    manager.deviceMotionUpdateInterval = 0.004
    bench.run(seconds: 1)
    #expect(
      bench.board.demand == SensorDemand(accelerometer: 250, gyroscope: 250, magnetometer: 100))
    #expect(abs(record.samples.count - 252) <= 1)
  }
}
