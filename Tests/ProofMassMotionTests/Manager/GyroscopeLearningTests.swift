// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

/// A session estimates the gyroscope's bias by itself.
@Suite struct GyroscopeLearningTests {
  static let degree = Double.pi / 180

  /// Parts with the errors of parts on sale, whose gyroscopes show tens of °/s at rest.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func boughtPartsAreRightAfterSecondsOfRest(seed: UInt64) throws {
    let device = try EmulatedDevice(sensing: .typical(seed: seed))
    let manager = MotionManager(device.session)
    let forces = Record<AccelerometerData>()
    let motions = Record<DeviceMotion>()
    manager.startAccelerometerUpdates(to: .immediate, withHandler: forces.note)
    manager.startDeviceMotionUpdates(to: .immediate, withHandler: motions.note)
    device.advance(by: .milliseconds(2500))
    let first = motions.samples.count
    let rested = try #require(motions.samples.last).attitude
    device.advance(by: .seconds(3))
    // The accelerometer's error is in the estimated gravity, too, so the two are compared.
    let sum = forces.samples.map(\.acceleration).reduce(.zero, +)
    for motion in motions.samples.dropFirst(first) {
      #expect(motion.gravity.cross(sum * (1 / sum.magnitude)).magnitude < 0.5 * Self.degree)
      #expect(motion.attitude.angle(to: rested) < 0.5 * Self.degree)
      #expect(motion.rotationRate.magnitude < 2 * Self.degree)
    }
    let rates = motions.samples.dropFirst(first).map(\.rotationRate)
    let mean = rates.reduce(.zero, +) * (1 / Double(rates.count))
    #expect(mean.magnitude < 0.1 * Self.degree)

    let before = try #require(manager.deviceMotion).attitude
    device.spin(rate: .pi / 2, duration: .seconds(1))
    device.advance(by: .milliseconds(100))
    let turned = try #require(manager.deviceMotion).attitude.multiplied(byInverseOf: before)
    #expect(abs(turned.yaw / Self.degree - 90) < 1.5)
  }

  /// The turns begin before the gyroscope's first sample. The field reveals a turn about the
  /// vertical; gravity reveals one about a level axis, even without a compass.
  @Test(arguments: [
    (hasCompass: true, axis: Axes<Double>.z, rate: 5.0), (true, .z, 30), (true, .z, 110),
    (false, .x, 5), (false, .x, 30),
  ])
  func steadyTurnsAreNotLearned(hasCompass: Bool, axis: Axes<Double>, rate: Double) throws {
    let device = try EmulatedDevice([.lis331dlh, .l3g4200d] + (hasCompass ? [.ak8975] : []))
    let manager = MotionManager(device.session)
    manager.startDeviceMotionUpdates()
    device.spin(rate: rate * Self.degree, about: axis, duration: .seconds(10))
    #expect(device.session.calibration.gyroscope == nil)
    device.advance(by: .seconds(5))
    #expect(device.session.calibration.gyroscope == nil)
    #expect(try #require(manager.deviceMotion).rotationRate.magnitude < 0.1 * Self.degree)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var what: String
    var isLearned = false
    var isAllowed = true
    var force = Axes(0.0, 0, 1)
    var rate = Axes(0.3, -0.5, 0.2)
    var testDescription: String { what }
  }

  @Test(arguments: [
    Case(what: "at rest", isLearned: true),
    Case(what: "upright, by a part that is off", isLearned: true, force: Axes(0.05, 0.95, 0.1)),
    Case(what: "not allowed", isAllowed: false),
    Case(what: "falling", force: .zero), Case(what: "pressed", force: Axes(0, 0, 1.5)),
    Case(what: "more than a bias can be", rate: Axes(0, 0, 3)),
    Case(what: "no number", rate: Axes(.nan, 0, 0)),
  ])
  func steadySamples(_ test: Case) throws {
    let bench = Bench(configuration: .init(calibratesGyroscope: test.isAllowed))
    bench.board.change { ($0.force, $0.rate) = (test.force, test.rate) }
    let manager = MotionManager(bench.session)
    manager.startDeviceMotionUpdates()
    bench.run(seconds: 1.5)
    let bias = bench.session.calibration.gyroscope?.bias.radiansPerSecond
    #expect((bias != nil) == test.isLearned)
    if let bias { #expect((bias - test.rate).magnitude < 1e-9) }
  }

  /// Raw data alone do not need the bias.
  @Test func onlyDeviceMotionLearns() {
    let bench = Bench()
    let manager = MotionManager(bench.session)
    manager.startAccelerometerUpdates()
    manager.startGyroUpdates()
    manager.startMagnetometerUpdates()
    bench.run(seconds: 3)
    #expect(bench.session.calibration.gyroscope == nil)
  }

  /// The bias is learned once: the estimator tracks its later changes.
  @Test func whatIsSetOrFoundStays() throws {
    let bench = Bench()
    let set = GyroscopeCalibration(bias: AngularRate(degreesPerSecond: Axes(10, 0, 0)))
    bench.session.calibration.gyroscope = set
    bench.board.change { $0.rate = Axes(11 * Self.degree, 0, 0) }
    let manager = MotionManager(bench.session)
    manager.startDeviceMotionUpdates()
    bench.run(seconds: 3)
    #expect(bench.session.calibration.gyroscope == set)
    bench.session.calibration.gyroscope = nil
    bench.run(seconds: 3)
    let found = try #require(bench.session.calibration.gyroscope)
    #expect(abs(found.bias.degreesPerSecond.x - 11) < 1e-9)
    bench.board.change { $0.rate = Axes(12 * Self.degree, 0, 0) }
    bench.run(seconds: 10)
    #expect(bench.session.calibration.gyroscope == found)
    #expect(try #require(manager.deviceMotion).rotationRate.magnitude < 0.1 * Self.degree)
  }

  /// When the bias is learned, the yaw continues from the value reported last.
  @Test func yawGoesOnWhereItWas() throws {
    let bench = Bench()
    bench.board.change { $0.rate = Axes(0, 0, 0.5) }
    let manager = MotionManager(bench.session)
    let record = Record<DeviceMotion>()
    manager.startDeviceMotionUpdates(to: .immediate, withHandler: record.note)
    bench.run(seconds: 3)
    let yaws = record.samples.map(\.attitude.yaw)
    for (yaw, next) in zip(yaws, yaws.dropFirst()) { #expect(abs(next - yaw) < 0.0051) }
    #expect(abs(try #require(yaws.last) - 0.5) < 0.03)
  }
}
