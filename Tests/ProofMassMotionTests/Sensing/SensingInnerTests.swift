// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassMotion
import ProofMassPhysics
import Testing

/// A magnetometer behind a chip that reads it: an LIS2MDL at the sensor hub of an LSM6DSOX.
@Suite struct SensingInnerTests {
  /// 0.15 µT are a digit: 20 µT are 133, −3 are −20, 44 are 293.
  private static let raw = Axes<Int16>(133, -20, 293)

  private func bench(
    _ mode: SamplingMode = .onDemand,
    _ configuration: LSM6DSOConfiguration = .init(part: .lsm6dsox),
    mount: Mount = .aligned
  ) throws -> SensingBench {
    let circuit = Circuit(Part.lsm6dsox.carrying(.lis2mdl))
    circuit.change {
      $0.specificForce = [0.25, -0.5, 1]
      $0.angularRate = [0.5, -1, 2]
      $0.field = [20, -3, 44]
    }
    var sensors = CircuitSensors(clock: circuit.timebase, mode: mode)
    sensors.add(
      try SensorDriver(
        LSM6DSO(on: I2CDevice(circuit.wire, .lsm6dso), configuration),
        carrying: .lis2mdl(mount: mount), circuit.timebase))
    return SensingBench(circuit, sensors)
  }

  private func samples(_ bench: SensingBench, _ quantity: Quantity) -> [SensorSample] {
    bench.events.samples(of: SensorID(quantity))
  }

  /// Points the hub at another slave of its bus, as another program may do, or at the magnetometer again.
  private func point(_ bench: SensingBench, at address: UInt8) throws {
    var device = I2CDevice(bench.circuit.wire, .lsm6dso)
    try device.write(0x40, to: 0x01)
    try device.write(address << 1 | 1, to: 0x15)
    try device.write(0x00, to: 0x01)
  }

  /// CFG_REG_A of the magnetometer: MD, bits 1 and 0, is 0 while it measures, and 3 when it is idle.
  private func mode(_ bench: SensingBench) -> UInt8 {
    (bench.circuit.peek(at: [0x60], of: .i2c(0x1E)).first ?? 0) & 3
  }

  /// One chip, three quantities, one instant.
  @Test func together() throws {
    let bench = try bench()
    #expect(bench.available == Set(Quantity.allCases))
    bench.demand(accelerometer: 100, gyroscope: 100, magnetometer: 100)
    bench.run(for: .seconds(5))
    let fields = samples(bench, .magneticFluxDensity)
    #expect(abs(fields.count - Int(104 * 4.5)) <= 20, "\(fields.count)")
    #expect(fields.map { $0.time } == samples(bench, .acceleration).map { $0.time })
    #expect(fields.map { $0.time } == samples(bench, .angularRate).map { $0.time })
    for field in fields {
      #expect(field.raw == Self.raw)
      #expect(field.fluxDensity.microtesla.distance(to: [20, -3, 44]) < 0.13)
    }
    for one in Quantity.allCases { #expect(bench.events.lost(one) == 0) }
    for one in Quantity.allCases { #expect(bench.events.failures(one).isEmpty) }
    #expect(bench.rate(of: .magneticFluxDensity) == 104)
    #expect(bench.circuit.finish().isClean)
  }

  /// The magnetometer has axes of its own.
  @Test func mounted() throws {
    let bench = try bench(.continuous, mount: try #require(Mount("+y-x+z")))
    bench.run(for: .milliseconds(300))
    let field = try #require(samples(bench, .magneticFluxDensity).first)
    #expect(field.raw == Self.raw)
    // Its x points along y, and its y against x.
    #expect(field.fluxDensity.microtesla.distance(to: [3, 20, 44]) < 0.13)
    let force = try #require(samples(bench, .acceleration).first)
    #expect(force.acceleration.g.distance(to: [0.25, -0.5, 1]) < 2e-4)
  }

  /// Alone it runs with the accelerometer, whose samples start the hub; a faster chip does not make it faster, and it
  /// makes the chip no faster than it is itself.
  @Test func demands() throws {
    let bench = try bench()
    #expect(bench.fastestRate(of: .magneticFluxDensity) == 104)
    #expect(bench.fastestRate(of: .acceleration) == 6664)
    bench.demand(magnetometer: .infinity)
    bench.run(for: .seconds(2))
    // ODR_XL 104 Hz, ODR_G power-down.
    #expect(try bench.register(0x10, of: 0x6A) & 0xF0 == 0x40)
    #expect(try bench.register(0x11, of: 0x6A) & 0xF0 == 0x00)
    #expect(samples(bench, .acceleration).isEmpty)
    #expect(samples(bench, .magneticFluxDensity).count > 150)
    #expect(mode(bench) == 0)

    // What is missed meanwhile is counted.
    bench.demand(accelerometer: 400, magnetometer: 50)
    bench.run(for: .milliseconds(100))
    bench.events = []
    bench.run(for: .seconds(2))
    #expect(bench.rate(of: .acceleration) == 416 && bench.rate(of: .magneticFluxDensity) == 104)
    #expect(abs(samples(bench, .acceleration).count - 832) <= 40)
    #expect(abs(samples(bench, .magneticFluxDensity).count - 208) <= 15)
    #expect(bench.events.lost(.acceleration) == 0)

    bench.demand()
    bench.run(for: .seconds(1))
    #expect(try bench.register(0x10, of: 0x6A) & 0xF0 == 0x00)
    #expect(mode(bench) == 3)
    #expect(bench.due == nil)
    bench.events = []
    bench.demand(magnetometer: 20)
    bench.run(for: .seconds(1))
    #expect(samples(bench, .magneticFluxDensity).count > 10)
  }

  /// The FIFO brings the field with the sets, and nothing is lost.
  @Test func inFIFO() throws {
    let bench = try bench(
      .continuous, .init(part: .lsm6dsox, fifo: .init(watermark: 5, magnetometer: true)))
    bench.run(for: .seconds(3))
    let fields = samples(bench, .magneticFluxDensity)
    #expect(abs(fields.count - Int(104 * 2.8)) <= 20, "\(fields.count)")
    #expect(fields.map { $0.time } == samples(bench, .acceleration).map { $0.time })
    #expect(fields.allSatisfy { $0.raw == Self.raw })
    for one in Quantity.allCases { #expect(bench.events.lost(one) == 0) }
    // Where the hub's slave does not answer, the words say so.
    bench.events = []
    try point(bench, at: 0x1D)
    bench.run(for: .milliseconds(500))
    #expect(
      bench.events.failures(.magneticFluxDensity) == [.bus(.noAcknowledge, register: 0x39)])
    #expect(samples(bench, .acceleration).count > 40)
  }

  /// Where the FIFO collects fast samples, the field is read beside it.
  @Test func besideFIFO() throws {
    let circuit = Circuit(Part.lsm6dsox.carrying(.lis3mdl))
    circuit.change { $0.field = [20, -3, 44] }
    let part = try #require(SensorPart(named: "LSM6DSOX"))
    var driver = try SensorDriver(
      part, on: I2CDevice(circuit.wire, .lsm6dso), rate: 833, collects: true, circuit.timebase)
    let inner = try #require(SensorPart(named: "LIS3MDL"))
    try driver.carry(
      try #require(InnerMagnetometer(inner, range: 4, at: 0x1C, mount: .aligned)), circuit.timebase)
    var sensors = CircuitSensors(clock: circuit.timebase, mode: .continuous)
    #expect(sensors.add(driver).map(\.quantity) == Quantity.allCases)
    let bench = SensingBench(circuit, sensors)
    bench.run(for: .seconds(2))
    let fields = samples(bench, .magneticFluxDensity)
    #expect(abs(fields.count - Int(104 * 1.9)) <= 15, "\(fields.count)")
    #expect(abs(samples(bench, .acceleration).count - Int(833 * 1.9)) <= 60)
    // 6842 digits are 1 G, 100 µT.
    #expect(fields.allSatisfy { $0.raw == Axes(1368, -205, 3010) }, "\(fields[0].raw)")
    for one in Quantity.allCases { #expect(bench.events.lost(one) == 0) }
  }

  /// A magnetometer that does not answer fails alone, once, and goes on when it answers again.
  @Test func unanswered() throws {
    let bench = try bench()
    bench.demand(accelerometer: 100, magnetometer: 100)
    bench.run(for: .seconds(1))
    bench.events = []
    try point(bench, at: 0x1D)
    bench.run(for: .seconds(2))
    #expect(
      bench.events.failures(.magneticFluxDensity) == [.bus(.noAcknowledge, register: 0x39)])
    #expect(bench.events.failures(.acceleration).isEmpty)
    #expect(samples(bench, .acceleration).count > 200)
    #expect(samples(bench, .magneticFluxDensity).count <= 2)
    try point(bench, at: 0x1E)
    bench.events = []
    bench.run(for: .seconds(1))
    #expect(samples(bench, .magneticFluxDensity).count > 98)
    #expect(bench.events.failures(.magneticFluxDensity).isEmpty)
  }

  /// It ends a row of samples, and names the magnetometer, not the chip.
  @Test func unansweredContinuously() throws {
    let bench = try bench(.continuous)
    bench.run(for: .milliseconds(300))
    bench.events = []
    try point(bench, at: 0x1D)
    bench.run(for: .milliseconds(50))
    let failed = bench.events.compactMap { event -> SensorID? in
      if case .failure(let one, _) = event { one } else { nil }
    }
    #expect(failed == [.magneticFluxDensity])
  }

  /// One that is not there, or is another part, is refused at once.
  @Test func wrong() throws {
    let circuit = Circuit(Part.lsm6dsox.carrying(.lis2mdl), .lsm6dso.at(0x6B).carrying(.lis3mdl))
    let clock = circuit.timebase
    #expect(throws: SensorError.bus(.noAcknowledge, register: 0x4F)) {
      _ = try SensorDriver(
        LSM6DSO(on: I2CDevice(circuit.wire, .lsm6dso), .init(part: .lsm6dsox)),
        carrying: .lis2mdl(at: .lis2mdl.at(0x1D)), clock)
    }
    #expect(throws: SensorError.identity(expected: 0x3D, found: 0x00)) {
      _ = try SensorDriver(
        LSM6DSO(on: I2CDevice(circuit.wire, .lsm6dso), .init(part: .lsm6dsox)),
        carrying: .lis3mdl(at: .lis3mdl.at(0x1E)), clock)
    }
  }

  /// A brown-out of all: chip, hub and magnetometer are configured again.
  @Test func brownOut() throws {
    let bench = try bench()
    bench.demand(accelerometer: 100, gyroscope: 100, magnetometer: 100)
    bench.run(for: .seconds(1))
    bench.events = []
    bench.circuit.powerCycle()
    bench.run(for: .seconds(2))
    for one in Quantity.allCases { #expect(bench.events.failures(one).isEmpty) }
    #expect(mode(bench) == 0)
    let fields = samples(bench, .magneticFluxDensity)
    #expect(fields.count > 100, "\(fields.count)")
    #expect(fields.last?.raw == Self.raw)
  }

  /// A magnetometer that alone has lost its configuration holds zeros, and is configured again.
  @Test func zeros() throws {
    let bench = try bench()
    bench.demand(accelerometer: 100, magnetometer: 100)
    bench.run(for: .seconds(1))
    bench.events = []
    var device = I2CDevice(bench.circuit.wire, .lsm6dso)
    try device.write(0x40, to: 0x01)
    try device.write(0x10, to: 0x14)
    var magnetometer = I2CDevice(bench.circuit.wire, .lis2mdl)
    // SOFT_RST.
    try magnetometer.write(0x20, to: 0x60)
    bench.circuit.advance(by: .milliseconds(1))
    try device.write(0x04, to: 0x14)
    try device.write(0x00, to: 0x01)
    bench.run(for: .seconds(2))
    #expect(bench.events.failures(.magneticFluxDensity) == [.lostConfiguration])
    #expect(bench.events.failures(.acceleration).isEmpty)
    #expect(mode(bench) == 0)
    #expect(samples(bench, .magneticFluxDensity).last?.raw == Self.raw)
  }
}
