// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

/// An AK8973 measures a span of 255 µT, and a part on sale may have an offset of 100 µT: its
/// driver has to adjust the offsets.
@Suite struct SensingRangingTests {
  private func bench(
    _ sensing: Sensing = .ideal, chip: AK8973Chip = AK8973Chip(), line: Bool = false
  ) throws -> SensingBench {
    let circuit = Circuit([.ak8973(chip)], sensing: sensing)
    var sensors = CircuitSensors(clock: circuit.timebase)
    sensors.add(
      .init(try AK8973(on: I2CDevice(circuit.wire, .ak8973), circuit.timebase)),
      line: line ? circuit.line("INT", of: .i2c(0x1C)) : nil)
    return SensingBench(circuit, sensors)
  }

  /// About half of the parts are out of range with the offsets at 0.
  @Test func `a hundred parts measure`() throws {
    for seed in 0..<100 as Range<UInt64> {
      let bench = try bench(.typical(seed: seed))
      bench.demand(magnetometer: 50)
      bench.run(for: .milliseconds(500))
      #expect(bench.events.fields.count >= 20, "\(seed)")
      #expect(bench.events.lost(.magneticFluxDensity) == 0, "\(seed)")
      #expect(bench.events.failures(.magneticFluxDensity).isEmpty, "\(seed)")
      let violations = bench.circuit.violations(at: .i2c(0x1C))
      #expect(violations.count == 0, "\(seed)")
    }
  }

  @Test func `a hundred phones know how they lie`() throws {
    for seed in 0..<100 as Range<UInt64> {
      let device = try EmulatedDevice(
        [.lis331dlh, .l3g4200d, .ak8973], sensing: .typical(seed: seed))
      let manager = MotionManager(device.session)
      manager.startDeviceMotionUpdates(using: .xMagneticNorthZVertical)
      device.advance(by: .milliseconds(600))
      let motion = try #require(manager.deviceMotion, "\(seed)")
      #expect(motion.magneticField.field != .zero, "\(seed)")
    }
  }

  /// The field is the sum of counts and offset, with either sign of the part's output.
  @Test(arguments: [false, true], [false, true])
  func `values join where the offsets move`(line: Bool, isInverted: Bool) throws {
    var chip = AK8973Chip()
    chip.isInverted = isInverted
    let bench = try bench(chip: chip, line: line)
    bench.demand(magnetometer: 50)
    // The field changes in steps, and then from one end of the offsets' range to the other.
    let steps = stride(from: -500.0, through: 500, by: 9).map { ($0, Duration.milliseconds(100)) }
    for (field, time) in steps + [(2000, .seconds(1)), (-2000, .seconds(1))] {
      let field = Axes(field, -field, 0.3 * field)
      bench.circuit.change { $0.field = field }
      bench.events = []
      bench.run(for: time)
      let last = try #require(bench.events.fields.last)
      let error = last.microtesla * (isInverted ? -1 : 1) - field
      // Half a digit.
      #expect(max(abs(error.x), abs(error.y), abs(error.z)) < 0.51, "\(field)")
      #expect(bench.events.lost(.magneticFluxDensity) == 0)
      #expect(bench.events.failures(.magneticFluxDensity).isEmpty)
    }
  }

  /// A repeated measurement keeps its position in time among the others.
  @Test func `ranging takes no sample's place`() throws {
    let bench = try bench()
    bench.circuit.change { $0.field = [0, 700, 0] }
    bench.demand(magnetometer: 1)
    bench.run(for: .milliseconds(5500))
    #expect(bench.events.fields.count == 6)
    let second = try #require(bench.events.fields.dropFirst().first).time
    #expect(abs(Double(second.nanoseconds) / 1e9 - 1) < 0.1)
  }

  /// A calibration applies to the field itself, so it is valid with any offsets.
  @Test(arguments: [2, 3, 6] as [UInt64])
  func `a calibration outlives the offsets`(seed: UInt64) throws {
    let bench = try bench(.typical(seed: seed))
    let motion = try #require(Scenario.named("figure8")).motion
    bench.circuit.change { $0.motion = motion }
    bench.demand(magnetometer: 50)
    bench.run(for: motion.duration)
    var calibrator = CompassCalibrator()
    for sample in bench.events.fields {
      calibrator.update(MagneticFluxDensity(microtesla: sample.microtesla))
    }
    let calibration = try calibrator.calibration()
    // A field of the same strength, right after a magnet has driven the offsets away.
    for pull in [Axes(900.0, -900, 900), [-900, 900, -900]] {
      for field in [Axes(50.0, 0, 0), [0, -50, 0], [0, 0, -50], [29, 29, 29]] {
        bench.circuit.change { world in
          world.motion = nil
          world.field = pull
        }
        bench.run(for: .milliseconds(400))
        bench.circuit.change { $0.field = field }
        bench.run(for: .milliseconds(400))
        let last = try #require(bench.events.fields.last).microtesla
        let error =
          calibration.apply(to: MagneticFluxDensity(microtesla: last)).microtesla - field
        #expect(error.magnitude < 4, "\(field)")
      }
    }
  }
}
