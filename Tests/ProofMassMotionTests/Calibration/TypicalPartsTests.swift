// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassPhysics
import Testing

/// Parts with the errors of parts on sale, calibrated by a motion and then measured in poses that
/// the motion does not contain.
@Suite struct TypicalPartsTests {
  private func bench(seed: UInt64) throws -> SensingBench {
    let circuit = Circuit(
      [.lis331dlh, .l3g4200d, .ak8975],
      sensing: .typical(seed: seed))
    var sensors = CircuitSensors(clock: circuit.timebase)
    sensors.add(
      .init(try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh), .init(range: .g8))), line: nil)
    sensors.add(
      .init(try L3G4200D(on: I2CDevice(circuit.wire, .l3g4200d), .init(range: .dps2000))), line: nil
    )
    sensors.add(
      .init(try AK8975(on: I2CDevice(circuit.wire, .ak8975), circuit.timebase)), line: nil)
    let bench = SensingBench(circuit, sensors)
    bench.demand(accelerometer: 100, gyroscope: 100, magnetometer: 50)
    return bench
  }

  /// Means of the readings of a board at rest.
  private struct Means {
    var force = Sum()
    var rate = Sum()
    var field = Sum()

    struct Sum {
      private var sum = Axes<Double>.zero
      private var count = 0.0

      mutating func add(_ axes: Axes<Double>) {
        sum = sum + axes
        count += 1
      }

      func error(from truth: Axes<Double>) -> Double { (sum * (1 / count) - truth).magnitude }
    }

    mutating func add(_ event: SensorEvent, by calibration: Calibration = Calibration()) {
      guard case .sample(let sample) = event else { return }
      switch sample.quantity {
      case .acceleration:
        let force = sample.acceleration
        self.force.add((calibration.accelerometer?.apply(to: force) ?? force).g)
      case .angularRate:
        let rate = sample.angularRate
        self.rate.add((calibration.gyroscope?.apply(to: rate) ?? rate).degreesPerSecond)
      case .magneticFluxDensity:
        let field = sample.fluxDensity
        self.field.add((calibration.compass?.apply(to: field) ?? field).microtesla)
      }
    }
  }

  private func calibration(_ bench: SensingBench) throws -> Calibration {
    let motion = try #require(Scenario.named("poses")).motion
    bench.circuit.change { $0.motion = motion }
    var accelerometer = AccelerometerCalibrator()
    var gyroscope = GyroscopeCalibrator()
    var compass = CompassCalibrator()
    bench.run(for: motion.duration)
    for case .sample(let sample) in bench.events {
      let seconds = Double(sample.time.nanoseconds) * 1e-9
      switch sample.quantity {
      case .acceleration:
        gyroscope.update(sample.acceleration)
        _ = accelerometer.update(sample.acceleration, at: seconds)
      case .angularRate:
        accelerometer.update(sample.angularRate)
        gyroscope.update(sample.angularRate, at: seconds)
      case .magneticFluxDensity: compass.update(sample.fluxDensity)
      }
    }
    // The scenario's faces are at right angles to each other.
    return Calibration(
      accelerometer: try accelerometer.calibration(facesAreSquare: true),
      gyroscope: try gyroscope.calibration(), compass: try compass.calibration())
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func becomeManyTimesBetter(seed: UInt64) throws {
    let bench = try bench(seed: seed)
    let calibration = try calibration(bench)
    #expect(calibration.compass?.accuracy == .high)
    var (before, after) = (Axes<Double>.zero, Axes<Double>.zero)
    bench.circuit.change { $0.motion = nil }
    let poses: [(force: Axes<Double>, field: Axes<Double>)] = [
      ([0.48, 0.6, 0.64], [30, -40, 0]), ([-0.48, 0.64, -0.6], [0, 30, 40]),
      ([0.64, -0.48, -0.6], [-40, 0, 30]), ([-0.6, -0.64, 0.48], [24, 32, -30]),
      ([0.8, -0.6, 0], [-24, -32, -30]), ([0, 0.28, -0.96], [14, 0, -48]),
    ]
    for pose in poses {
      bench.circuit.change {
        $0.specificForce = pose.force
        $0.angularRate = .zero
        $0.field = pose.field
      }
      bench.run(for: .milliseconds(500))
      bench.events = []
      bench.run(for: .seconds(2))
      var (raw, applied) = (Means(), Means())
      for event in bench.events {
        raw.add(event)
        applied.add(event, by: calibration)
      }
      func errors(_ means: Means) -> Axes<Double> {
        Axes(
          means.force.error(from: pose.force) * 1000, means.rate.error(from: .zero),
          means.field.error(from: pose.field))
      }
      before = before + errors(raw) * (1 / Double(poses.count))
      after = after + errors(applied) * (1 / Double(poses.count))
    }
    // In mg.
    #expect(before.x > 30 && after.x < 1)
    // In °/s. The gyroscope's sensitivity to acceleration, 0.1 °/s per g, remains.
    #expect(before.y > 20 && after.y < 0.2)
    // In µT.
    #expect(before.z > 30 && after.z < 0.7)
  }
}
