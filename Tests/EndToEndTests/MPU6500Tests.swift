// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The drivers of InvenSense's parts against the emulated chips: ranges and rates, the FIFO, motion, the self-tests, and the
/// ways to the magnetometer inside.
@Suite struct MPU6500EndToEndTests {
  typealias Configuration = MPU6500Configuration

  struct Model: Sendable {
    var part: Part
    var driver: Configuration.Part
    var hasSPI: Bool
  }

  static let models = [
    Model(part: .mpu6500, driver: .mpu6500, hasSPI: true),
    Model(part: .mpu6000, driver: .mpu6000, hasSPI: true),
    Model(part: .mpu6050, driver: .mpu6050, hasSPI: false),
    Model(part: .mpu9150, driver: .mpu9150, hasSPI: false),
    Model(part: .mpu9250, driver: .mpu9250, hasSPI: true),
    Model(part: .mpu9255, driver: .mpu9255, hasSPI: true),
  ]

  private static func reads<Link: Bus & ~Copyable>(
    _ sensor: inout MPU6500<Link>, _ circuit: Circuit
  ) throws {
    let (g, rate) = (
      sensor.configuration.accelerometerRange.g / 4,
      sensor.configuration.gyroscopeRange.degreesPerSecond / 4
    )
    let (force, turning) = (Axes(g, -g / 2, g / 4), Axes(-rate, rate / 2, rate / 8))
    circuit.change {
      $0.specificForce = force
      $0.angularRate = turning * (.pi / 180)
      $0.temperature = 31
    }
    circuit.advance(by: sensor.settlingTime + .milliseconds(300))
    #expect(try sensor.hasSample())
    let sample = try sensor.read()
    #expect(sample.isNew)
    let digits = Axes(
      sensor.configuration.accelerometerSensitivity.value(1),
      sensor.configuration.gyroscopeSensitivity.value(1), 0)
    let errors = (sample.acceleration.g - force).map { abs($0) }
    #expect(max(errors.x, errors.y, errors.z) <= digits.x * 1.001, "\(errors)")
    let turns = sample.angularRate.degreesPerSecond - turning
    let most = max(abs(turns.x), abs(turns.y), abs(turns.z))
    #expect(most <= digits.y * 1.001, "\(turns)")
    #expect(abs(sample.temperature - 31) < 0.01)
  }

  /// Every range, on every bus of every part, within a digit.
  @Test(arguments: models)
  func everyRange(model: Model) throws {
    for (g, rate) in zip(
      Configuration.AccelerometerRange.allCases, Configuration.GyroscopeRange.allCases)
    {
      let configuration = Configuration(
        part: model.driver, accelerometerRange: g, gyroscopeRange: rate)
      let circuit = Circuit(model.part)
      var sensor = try MPU6500(on: I2CDevice(circuit.wire, .mpu6500), configuration)
      try Self.reads(&sensor, circuit)
      #expect(circuit.finish().violations == [])
      guard model.hasSPI else { continue }
      let onSPI = Circuit(model.part.on(spi: 0))
      var other = try MPU6500(on: SPIDevice(onSPI.wire(spi: 0), .mpu6500), configuration)
      try Self.reads(&other, onSPI)
    }
  }

  /// A second of samples at each rate.
  @Test(arguments: models, [10, 50, 200, 1000] as [Double])
  func rates(model: Model, hertz: Double) throws {
    let circuit = Circuit(model.part)
    let rate = try #require(Configuration.Rate(hertz: hertz))
    var sensor = try MPU6500(
      on: I2CDevice(circuit.wire, .mpu6500), .init(part: model.driver, rate: rate))
    circuit.advance(by: sensor.settlingTime)
    _ = try sensor.read()
    let end = circuit.timebase.now() + .seconds(1)
    var count = 0.0
    while circuit.timebase.now() < end {
      if try sensor.hasSample() {
        count += try sensor.read().isNew ? 1 : 0
      }
      circuit.advance(by: .microseconds(100))
    }
    #expect(abs(count - hertz) <= max(1, hertz / 50), "\(count)")
  }

  /// Forty drains at 1 kHz: none is lost, and times are the chip's.
  @Test(arguments: models)
  func drains(model: Model) throws {
    let circuit = Circuit(model.part)
    let clock = circuit.timebase
    circuit.change { $0.specificForce = [0, 0, 1] }
    var sensor = try MPU6500(
      on: I2CDevice(circuit.wire, .mpu6500),
      .init(part: model.driver, rate: .hertz1000, fifo: .init()))
    circuit.advance(by: sensor.settlingTime)
    try sensor.rearmFIFO(clock)
    var samples = InlineArray<32, MPU6500TimedSample>(repeating: .init())
    var (total, last) = (0, Int64(0))
    let start = clock.now()
    for _ in 0..<40 {
      circuit.advance(by: .milliseconds(8))
      var room = samples.mutableSpan
      let drain = try sensor.drain(into: &room, clock)
      #expect(drain.lost == 0)
      for index in 0..<drain.count {
        #expect(abs(samples[index].sample.acceleration.g.z - 1) < 0.002)
        let time = samples[index].time.nanoseconds
        if last > 0 { #expect(abs(time - last - 1_000_000) < 300_000) }
        last = time
      }
      total += drain.count
    }
    let passed = Double((clock.now() - start).wholeNanoseconds) / 1e6
    #expect(abs(Double(total) - passed) <= 12, "\(total) in \(passed) ms")
    // 100 ms are more than either FIFO holds. Transactions take time, too.
    let full = clock.now()
    circuit.advance(by: .milliseconds(100))
    var (lost, count) = (0, 0)
    for _ in 0..<6 {
      var room = samples.mutableSpan
      let drain = try sensor.drain(into: &room, clock)
      (lost, count) = (lost + drain.lost, count + drain.count)
      for index in 0..<drain.count {
        #expect(abs(samples[index].sample.acceleration.g.z - 1) < 0.002)
      }
      circuit.advance(by: .milliseconds(4))
    }
    let since = Double((clock.now() - full).wholeNanoseconds) / 1e6
    #expect(
      lost > 20 && abs(Double(lost + count) - since) <= 12,
      "\(lost) lost, \(count) read in \(since) ms")
  }

  /// A good part passes, without and with its factory's codes in use.
  @Test(arguments: models)
  func selfTests(model: Model) throws {
    let circuit = Circuit(model.part)
    circuit.change { $0.specificForce = [0, 0, 1] }
    var sensor = try MPU6500(
      on: I2CDevice(circuit.wire, .mpu6500), .init(part: model.driver, rate: .hertz50))
    let force = try sensor.selfTestAccelerometer(circuit.timebase)
    #expect(force.passed, "\(force)")
    let rate = try sensor.selfTestGyroscope(circuit.timebase)
    #expect(rate.passed, "\(rate)")
    #expect(sensor.configuration == .init(part: model.driver, rate: .hertz50))
  }

  /// A chip that sleeps between samples tells of motion, and of none at rest.
  @Test(arguments: models)
  func motion(model: Model) throws {
    let isNew = model.driver != .mpu6050 && model.driver != .mpu6000 && model.driver != .mpu9150
    let circuit = Circuit(model.part)
    circuit.change { $0.specificForce = [0, 0, 1] }
    var sensor = try MPU6500(
      on: I2CDevice(circuit.wire, .mpu6500),
      .init(
        part: model.driver, runsGyroscope: !isNew, wakeRate: isNew ? 62.5 : nil,
        motion: .init(threshold: 0.2)))
    circuit.advance(by: .seconds(2))
    _ = try sensor.readEvents()
    circuit.advance(by: .seconds(1))
    let rest = try sensor.readEvents()
    #expect(!rest.motion)
    circuit.change { $0.specificForce = [0.8, 0, 1] }
    circuit.advance(by: .milliseconds(100))
    let moved = try sensor.readEvents()
    #expect(moved.motion)
  }

  /// A reset, a dip of the supply, and sleep.
  @Test(arguments: models)
  func power(model: Model) throws {
    let circuit = Circuit(model.part)
    circuit.change { $0.specificForce = [0, 0, 1] }
    let configuration = Configuration(part: model.driver, accelerometerRange: .g8)
    var sensor = try MPU6500(on: I2CDevice(circuit.wire, .mpu6500), configuration)
    try sensor.reset(circuit.timebase)
    try sensor.configure(configuration)
    circuit.advance(by: sensor.settlingTime + .milliseconds(20))
    #expect(abs(try sensor.read().acceleration.g.z - 1) < 0.01)
    circuit.powerCycle()
    circuit.advance(by: .milliseconds(200))
    var error: SensorError?
    for _ in 0..<40 where error == nil {
      do throws(SensorError) {
        let sample = try sensor.read()
        #expect(!sample.isNew)
      } catch let found { error = found }
    }
    #expect(error == .lostConfiguration)
    try sensor.configure(configuration)
    circuit.advance(by: sensor.settlingTime + .milliseconds(20))
    #expect(try sensor.read().isNew)
    try sensor.powerDown()
    circuit.advance(by: .milliseconds(100))
    _ = try sensor.read()
    let has = try sensor.hasSample()
    #expect(!has)
  }

  /// What the gyroscope's offset registers and the accelerometer's trim add.
  @Test(arguments: models)
  func offsets(model: Model) throws {
    let circuit = Circuit(model.part)
    circuit.change { $0.specificForce = [0, 0, 1] }
    let offset = AngularRate(degreesPerSecond: Axes(10, -20, 30))
    var sensor = try MPU6500(
      on: I2CDevice(circuit.wire, .mpu6500), .init(part: model.driver, gyroscopeOffset: offset))
    let added = try sensor.trimAccelerometer(by: Acceleration(g: Axes(0.25, -0.5, 0.125)))
    circuit.advance(by: sensor.settlingTime + .milliseconds(200))
    let sample = try sensor.read()
    let rate = sample.angularRate.degreesPerSecond - offset.degreesPerSecond
    #expect(max(abs(rate.x), abs(rate.y), abs(rate.z)) < 0.1, "\(rate)")
    let force = sample.acceleration.g - (added.g + Axes(0, 0, 1))
    #expect(max(abs(force.x), abs(force.y), abs(force.z)) < 0.002, "\(force)")
  }

  // MARK: The magnetometer inside

  private static func nineAxes<Link: Bus & ~Copyable, Field: AKMConfiguration>(
    _ link: consuming Link, _ circuit: Circuit, _ part: Configuration.Part, _ field: Field,
    _ rate: Configuration.Rate, _ microtesla: (Field.Sample) -> Axes<Double>
  ) throws {
    let clock = circuit.timebase
    circuit.change {
      $0.specificForce = [0, 0, 1]
      $0.field = [20, -30, 40]
    }
    let hub = try MPU6500Hub(on: link, of: part, to: .ak8975, clock)
    let compass = try AKMCompass(on: hub, clock, field)
    let adjustment = compass.adjustment
    var sensor = try MPU6500(
      on: try compass.release().start(field),
      .init(part: part, rate: rate, auxiliary: .magnetometer))
    circuit.advance(by: sensor.settlingTime + .milliseconds(50))
    _ = try sensor.read()
    var count = 0
    for _ in 0..<50 {
      circuit.advance(by: .nanoseconds(Int64(1e9 / rate.hertz)))
      let sample = try sensor.read()
      #expect(abs(sample.acceleration.g.z - 1) < 0.002)
      guard let found = try sample.magnetometer?.sample(of: field, adjustment: adjustment) else {
        continue
      }
      // On the magnetometer's own axes: x is the part's y, y its x, z the opposite of its z.
      let error = microtesla(found) - Axes(-30, 20, -40)
      #expect(max(abs(error.x), abs(error.y), abs(error.z)) < 0.4, "\(error)")
      count += 1
    }
    #expect(count > (rate.hertz > 100 ? 3 : 40), "\(count)")
  }

  @Test(arguments: [Configuration.Rate.hertz50, .hertz100, .hertz500])
  func nineAxes(rate: Configuration.Rate) throws {
    let old = Circuit(.mpu9150)
    try Self.nineAxes(
      I2CDevice(old.wire, .mpu9150), old, .mpu9150, AK8975Configuration(), rate
    ) { $0.fluxDensity.microtesla }
    for (part, driver) in [(Part.mpu9250, Configuration.Part.mpu9250), (.mpu9255, .mpu9255)] {
      let field = AK8963Configuration(mode: .continuous100Hertz)
      let circuit = Circuit(part)
      try Self.nineAxes(
        I2CDevice(circuit.wire, .mpu9250), circuit, driver, field, rate
      ) { $0.fluxDensity.microtesla }
      let onSPI = Circuit(part.on(spi: 0))
      try Self.nineAxes(
        SPIDevice(onSPI.wire(spi: 0), .mpu9250), onSPI, driver, field, rate
      ) { $0.fluxDensity.microtesla }
    }
  }

  /// A magnetometer beside an MPU-6500, on its auxiliary bus and on the board's axes.
  @Test func magnetometerBeside() throws {
    let circuit = Circuit(.mpu6500.carrying(.ak8963))
    try Self.nineAxes(
      I2CDevice(circuit.wire, .mpu6500), circuit, .mpu6500,
      AK8963Configuration(mode: .continuous100Hertz), .hertz100
    ) { (sample: AK8963Sample) in
      let field = sample.fluxDensity.microtesla
      return Axes(field.y, field.x, -field.z)
    }
  }

  /// An MPU-9250's AK8963 at its own address, while the driver runs.
  @Test func bypass() throws {
    let circuit = Circuit(.mpu9250)
    circuit.change { $0.field = [20, -30, 40] }
    let wire = try MPU6500Bypass.open(on: circuit.wire, of: .mpu9250)
    let sensor = try MPU6500(
      on: I2CDevice(wire, .mpu9250), .init(part: .mpu9250, auxiliary: .bypass))
    var compass = try AK8963(
      on: I2CDevice(sensor.release().release(), .ak8963), circuit.timebase)
    let field = try compass.measure(circuit.timebase).fluxDensity.microtesla
    #expect(abs(field.x + 30) < 0.4 && abs(field.y - 20) < 0.4 && abs(field.z + 40) < 0.4)
  }
}
