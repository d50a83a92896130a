// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import Testing

/// A session whose gyroscope is not calibrated says so until it has learned the offset.
@Suite struct SettlingTests {
  static let degree = Double.pi / 180
  /// The typical offset of the fake gyroscope, in rad/s.
  static let level = 75 * degree
  static let all = Set(Quantity.allCases)

  /// A session on a device that rests or turns at a rate in °/s, and what it has reported.
  private struct Run {
    let bench: Bench
    let manager: MotionManager
    let record = Record<DeviceMotion>()

    init(
      _ rate: Axes<Double>, _ frame: AttitudeReferenceFrame = .xArbitraryZVertical,
      sensors: Set<Quantity> = all, level: Double = SettlingTests.level,
      configuration: MotionSession.Configuration = .init(), calibration: GyroscopeCalibration? = nil
    ) {
      bench = Bench(sensors, zeroRateLevel: level, configuration: configuration)
      bench.session.calibration.gyroscope = calibration
      manager = MotionManager(bench.session)
      turn(rate)
      manager.startDeviceMotionUpdates(using: frame, to: .immediate, withHandler: record.note)
    }

    func turn(_ rate: Axes<Double>) { bench.board.change { $0.rate = rate * degree } }

    var bias: Axes<Double>? { bench.session.calibration.gyroscope?.bias.degreesPerSecond }
    /// The time of the first sample that is settled, in seconds; infinite without one.
    var settledFrom: Double { record.samples.first(where: \.isSettled)?.timestamp ?? .infinity }
  }

  @Test(arguments: [all, [.acceleration, .angularRate]], [Axes(40.0, -60, 20), Axes(0, 0, -70)])
  func `A device at rest has learned the offset after a second`(
    sensors: Set<Quantity>, offset: Axes<Double>
  ) throws {
    let run = Run(offset, sensors: sensors)
    run.bench.run(seconds: 3)
    #expect(1.0..<1.05 ~= run.settledFrom)
    let bias = try #require(run.bias)
    #expect((bias - offset).magnitude < 0.01)
    let settled = run.record.samples.drop { !$0.isSettled }
    #expect(settled.allSatisfy { $0.isSettled })
    for motion in settled {
      #expect(abs(motion.attitude.yaw) < 0.05 * Self.degree)
      #expect((motion.gravity - Axes(0, 0, -1)).magnitude < 0.05 * Self.degree)
      #expect(motion.rotationRate.magnitude < 0.05 * Self.degree)
    }
  }

  /// The estimator knows a small one, which is no calibration.
  @Test func `A small offset is known to the estimator`() throws {
    let run = Run(Axes(1.5, -1, 0.5))
    run.bench.run(seconds: 1.2)
    #expect(run.settledFrom < 1.05)
    #expect(run.bias == nil)
    let last = try #require(run.record.samples.last)
    #expect(last.rotationRate.magnitude < 0.01 * Self.degree)
    #expect(abs(last.attitude.yaw) < 0.01 * Self.degree)
  }

  @Test func `A device that moves is not settled until it rests`() throws {
    let run = Run(Axes(30, 0, 0))
    for step in 0..<100 {
      run.turn(Axes(30 + (step.isMultiple(of: 2) ? 20 : -20), 0, 0))
      run.bench.run(seconds: 0.1)
    }
    #expect(run.settledFrom == .infinity)
    #expect(run.record.samples.count > 900)
    run.turn(Axes(30, 0, 0))
    run.bench.run(seconds: 2)
    #expect(11..<11.2 ~= run.settledFrom)
    let bias = try #require(run.bias)
    #expect(abs(bias.x - 30) < 0.01)
  }

  /// Without a compass a rate about the vertical that is greater than a part's typical offset may be a turn.
  @Test func `An even turn beyond what is typical has to last`() {
    let sensors: Set<Quantity> = [.acceleration, .angularRate]
    let run = Run(Axes(0, 0, 90), sensors: sensors)
    run.bench.run(seconds: 7.5)
    #expect(run.settledFrom == .infinity)
    run.bench.run(seconds: 1)
    #expect(8..<8.2 ~= run.settledFrom)
  }

  /// With a calibration, and for sensors without an offset, all is as if there were no such thing.
  @Test func `A calibrated gyroscope is settled from the start, to the bit`() {
    let rate = Axes(40.0, 5, -3)
    func samples(level: Double, _ calibration: GyroscopeCalibration) -> [DeviceMotion] {
      let run = Run(rate, level: level, calibration: calibration)
      run.bench.run(seconds: 2)
      run.turn(Axes(60, 5, -3))
      run.bench.run(seconds: 2)
      return run.record.samples
    }
    for bias in [Axes(40.0, 5, -3), Axes(1, 0.5, 0)] {
      let calibration = GyroscopeCalibration(bias: AngularRate(degreesPerSecond: bias))
      let plain = samples(level: 0, calibration)
      #expect(plain.allSatisfy { $0.isSettled })
      #expect(samples(level: Self.level, calibration) == plain)
    }
  }

  @Test func `What is set or not learned is settled`() throws {
    let set = GyroscopeCalibration(bias: AngularRate(degreesPerSecond: Axes(40, 0, 0)))
    let run = Run(Axes(40, 0, 0))
    run.bench.run(seconds: 0.5)
    #expect(run.record.samples.last?.isSettled == false)
    run.bench.session.calibration.gyroscope = set
    run.bench.run(seconds: 0.1)
    #expect(run.record.samples.last?.isSettled == true)
    run.bench.session.calibration.gyroscope = nil
    run.bench.run(seconds: 0.1)
    #expect(run.record.samples.last?.isSettled == false)
    run.bench.run(seconds: 1.2)
    #expect(run.record.samples.last?.isSettled == true)
    let bias = try #require(run.bias)
    #expect(abs(bias.x - 40) < 0.01)
    // The application answers for it.
    let own = Run(Axes(0, 0, 0), configuration: .init(calibratesGyroscope: false))
    own.bench.run(seconds: 0.5)
    #expect(own.settledFrom < 0.1)
    #expect(own.record.samples.allSatisfy { $0.isSettled })
  }

  /// Its x axis is that of the first attitude that can be relied on.
  @Test func `The corrected frame begins where the offset is known`() {
    let run = Run(Axes(0, 0, 70), .xArbitraryCorrectedZVertical)
    run.bench.run(seconds: 2)
    let settled = run.record.samples.filter(\.isSettled)
    #expect(settled.count > 90)
    for motion in settled { #expect(abs(motion.attitude.yaw) < 0.05 * Self.degree) }
  }

  @Test(
    arguments: [
      (.l3g4200d, .dps250, 10), (.l3g4200d, .dps500, 15), (.l3g4200d, .dps2000, 75),
      (.l3gd20, .dps250, 10), (.l3gd20, .dps500, 15), (.l3gd20, .dps2000, 75),
      (.a3g4250d, .dps245, 25), (.l3gd20h, .dps245, 25), (.l3gd20h, .dps500, 25),
      (.l3gd20h, .dps2000, 25),
    ] as [(L3G4200DConfiguration.Part, L3G4200DConfiguration.Range, Double)])
  func `The expected offset is the datasheet's`(
    part: L3G4200DConfiguration.Part, range: L3G4200DConfiguration.Range, level: Double
  ) {
    #expect(L3G4200DConfiguration(part: part, range: range).zeroRateLevel == level)
  }

  @Test func `A board expects the offset of its gyroscope as it is configured`() throws {
    let bench = try SensingBench()
    let level = try #require(bench.zeroRateLevel)
    #expect(abs(level - 75 * Self.degree) < 1e-12)
    let circuit = Circuit(.lis331dlh)
    let clock = circuit.timebase
    var sensors = CircuitSensors(clock: clock)
    #expect(sensors.zeroRateLevel == 0)
    sensors.add(.init(try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh))))
    #expect(sensors.zeroRateLevel == 0)
  }
}
