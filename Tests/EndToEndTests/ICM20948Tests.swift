// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassTestSupport
import Testing

/// The driver of the ICM-20948 on the software chip.
@Suite struct ICM20948Tests {
  typealias Configuration = ICM20948Configuration

  /// World → chip → bus → driver → quantity, within half a digit on both buses, and clipped at the codes.
  @Test(
    arguments: [
      (.g2, .dps250, 16384, 131), (.g4, .dps500, 8192, 65.5), (.g8, .dps1000, 4096, 32.8),
      (.g16, .dps2000, 2048, 16.4),
    ] as [(Configuration.AccelerometerRange, Configuration.GyroscopeRange, Double, Double)])
  func ranges(
    accelerometer: Configuration.AccelerometerRange, gyroscope: Configuration.GyroscopeRange,
    digitsPerG: Double, digitsPerDegree: Double
  ) throws {
    let configuration = Configuration(
      accelerometerRange: accelerometer, gyroscopeRange: gyroscope)
    let onI2C = Circuit(.icm20948)
    var first = try ICM20948(on: I2CDevice(onI2C.wire, .icm20948), configuration)
    let onSPI = Circuit(Part.icm20948.on(spi: 0))
    var second = try ICM20948(on: SPIDevice(onSPI.wire(spi: 0), .icm20948), configuration)
    for circuit in [onI2C, onSPI] { circuit.advance(by: first.settlingTime) }
    for share in GenericSweep.parts {
      let force = Axes(share, -share, share / 2) * accelerometer.g
      let turning = Axes(-share, share / 3, share) * gyroscope.degreesPerSecond
      for circuit in [onI2C, onSPI] {
        circuit.change {
          $0.specificForce = force
          $0.angularRate = turning * (.pi / 180)
        }
        // The filters follow.
        circuit.advance(by: .milliseconds(500))
      }
      for sample in [try first.read(), try second.read()] {
        #expect(sample.hasAcceleration && sample.hasAngularRate)
        expect(sample.acceleration.g, force, digitsPerG)
        expect(sample.angularRate.degreesPerSecond, turning, digitsPerDegree)
      }
    }
    #expect(onI2C.finish().isClean && onSPI.finish().isClean)
  }

  private func expect(
    _ found: Axes<Double>, _ value: Axes<Double>, _ digits: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = found - value.map { max(-32768 / digits, min($0, 32767 / digits)) }
    let limit = (1 + 1e-9) / (2 * digits)
    #expect(
      abs(error.x) <= limit && abs(error.y) <= limit && abs(error.z) <= limit,
      "\(found) \(value)", sourceLocation: sourceLocation)
  }

  /// As many samples as the rate says, of the sensors that run.
  @Test(
    arguments: [
      (.hertz5, true, true), (.hertz125, true, false), (.hertz225, false, true),
      (.init(divider: 1124), true, false),
    ] as [(Configuration.Rate, Bool, Bool)])
  func rates(rate: Configuration.Rate, accelerometer: Bool, gyroscope: Bool) throws {
    let circuit = Circuit(.icm20948)
    var sensor = try ICM20948(
      on: I2CDevice(circuit.wire, .icm20948),
      .init(rate: rate, runsAccelerometer: accelerometer, runsGyroscope: gyroscope))
    circuit.advance(by: sensor.settlingTime)
    var count = 0
    let end = circuit.now + .seconds(4)
    while circuit.now < end {
      circuit.advance(by: .microseconds(500))
      guard try sensor.hasSample() else { continue }
      let sample = try sensor.read()
      #expect(sample.hasAcceleration == accelerometer && sample.hasAngularRate == gyroscope)
      count += 1
    }
    #expect(abs(Double(count) - 4 * rate.hertz) <= 2)
    #expect(circuit.finish().isClean)
  }

  /// No sample is lost, and each has its time.
  @Test func fifo() throws {
    let circuit = Circuit(.icm20948)
    circuit.change { $0.specificForce = Axes(0.1, -0.2, 1) }
    var sensor = try ICM20948(
      on: I2CDevice(circuit.wire, .icm20948), .init(rate: .hertz375, fifo: .init()))
    circuit.advance(by: sensor.settlingTime + .milliseconds(500))
    try sensor.rearmFIFO(circuit.timebase)
    var samples = InlineArray<32, ICM20948TimedSample>(repeating: .init())
    let start = circuit.now
    var (count, last) = (0, Instant?.none)
    for _ in 0..<50 {
      circuit.advance(by: .milliseconds(20))
      var room = samples.mutableSpan
      let drain = try sensor.drain(into: &room, circuit.timebase)
      #expect(drain.lost == 0)
      for index in 0..<drain.count {
        #expect(samples[index].sample.rawAcceleration == Axes(819, -1638, 8192))
        let time = samples[index].time
        if let last { #expect(abs((time - last).wholeNanoseconds - 2_666_667) < 500_000) }
        last = time
      }
      count += drain.count
    }
    // Transactions take time, too; the last samples may be left.
    let expected = (circuit.now - start) / .seconds(1) * 375
    #expect(abs(Double(count) - expected) < 12)
    #expect(circuit.finish().isClean)
  }

  /// A FIFO that was full is restarted; what was not kept counts as lost.
  @Test func overflow() throws {
    let circuit = Circuit(.icm20948)
    circuit.change { $0.specificForce = Axes(0, 0, 1) }
    var sensor = try ICM20948(
      on: I2CDevice(circuit.wire, .icm20948), .init(rate: .hertz375, fifo: .init()))
    circuit.advance(by: sensor.settlingTime)
    try sensor.rearmFIFO(circuit.timebase)
    let start = circuit.now
    circuit.advance(by: .milliseconds(400))
    var samples = InlineArray<40, ICM20948TimedSample>(repeating: .init())
    var room = samples.mutableSpan
    let first = try sensor.drain(into: &room, circuit.timebase)
    #expect(first.count == 36)
    circuit.advance(by: .milliseconds(20))
    let second = try sensor.drain(into: &room, circuit.timebase)
    #expect(second.count >= 6 && second.count <= 8)
    // Transactions take time, too.
    let expected = (circuit.now - start) / .seconds(1) * 375
    let total = first.count + first.lost + second.count + second.lost
    #expect(abs(Double(total) - expected) <= 4, "\(first), \(second), \(expected)")
    for index in 0..<second.count {
      #expect(samples[index].sample.rawAcceleration == Axes(0, 0, 8192))
    }
  }

  // MARK: The magnetometer

  private static let field = Axes(23.4, -41.1, 12.3)
  /// The same in digits of 0.15 µT on its axes: x is the accelerometer's, y and z are the opposites.
  private static let digits = Axes<Int16>(156, 274, -82)

  private func magnetometer<Link: Bus & ~Copyable>(
    _ circuit: Circuit, _ bus: consuming Link, _ mode: AK09916Configuration.Mode
  ) throws {
    circuit.change { $0.field = Self.field }
    let hub = try ICM20948Hub(on: bus, circuit.timebase)
    let compass = try AK09916(on: hub, circuit.timebase, .init(mode: mode))
    let (settings, adjustment) = (compass.configuration, compass.adjustment)
    let link = try compass.release().start(settings)
    var sensor = try ICM20948(on: link, .init(auxiliary: .magnetometer))
    circuit.advance(by: .milliseconds(500))
    var fields = 0
    for _ in 0..<40 {
      circuit.advance(by: .milliseconds(8))
      let read = try #require(try sensor.read().magnetometer)
      #expect(!read.isUnanswered)
      guard let field = try read.sample(of: settings, adjustment: adjustment) else { continue }
      #expect(field.raw == Self.digits)
      fields += 1
    }
    // 320 ms at 100 Hz, or at 62.5 Hz of the chip's own trigger.
    #expect(fields >= (mode == .single ? 18 : 28))
    #expect(circuit.finish().isClean)
  }

  @Test(arguments: [.continuous100Hertz, .single] as [AK09916Configuration.Mode])
  func magnetometer(mode: AK09916Configuration.Mode) throws {
    let onI2C = Circuit(.icm20948)
    try magnetometer(onI2C, I2CDevice(onI2C.wire, .icm20948), mode)
    let onSPI = Circuit(Part.icm20948.on(spi: 0))
    try magnetometer(onSPI, SPIDevice(onSPI.wire(spi: 0), .icm20948), mode)
  }

  @Test func magnetometerInFIFO() throws {
    let circuit = Circuit(.icm20948)
    circuit.change { $0.field = Self.field }
    let hub = try ICM20948Hub(on: I2CDevice(circuit.wire, .icm20948), circuit.timebase)
    let compass = try AK09916(on: hub, circuit.timebase, .init(mode: .continuous100Hertz))
    let settings = compass.configuration
    var sensor = try ICM20948(
      on: try compass.release().start(settings),
      .init(fifo: .init(magnetometer: true), auxiliary: .magnetometer))
    circuit.advance(by: sensor.settlingTime)
    try sensor.rearmFIFO(circuit.timebase)
    circuit.advance(by: .milliseconds(120))
    var samples = InlineArray<20, ICM20948TimedSample>(repeating: .init())
    var room = samples.mutableSpan
    let drain = try sensor.drain(into: &room, circuit.timebase)
    #expect(abs(drain.count - 15) <= 1)
    var fields = 0
    for index in 0..<drain.count {
      let read = try #require(samples[index].sample.magnetometer)
      guard read.isNew else { continue }
      #expect(read.raw == Self.digits)
      fields += 1
    }
    #expect(fields >= 10)
    #expect(circuit.finish().isClean)
  }

  @Test func bypass() throws {
    let circuit = Circuit(.icm20948)
    circuit.change { $0.field = Self.field }
    let wire = try ICM20948Bypass.open(on: circuit.wire)
    var compass = try AK09916(on: I2CDevice(wire, .ak09916), circuit.timebase)
    #expect(try compass.measure(circuit.timebase).raw == Self.digits)
    #expect(circuit.finish().isClean)
  }

  // MARK: The rest

  @Test func selfTests() throws {
    let circuit = Circuit(.icm20948)
    circuit.change { $0.specificForce = Axes(0, 0, 1) }
    var sensor = try ICM20948(on: I2CDevice(circuit.wire, .icm20948))
    #expect(try sensor.selfTestAccelerometer(circuit.timebase).passed)
    #expect(try sensor.selfTestGyroscope(circuit.timebase).passed)
    #expect(circuit.finish().isClean)
  }

  @Test func reset() throws {
    let circuit = Circuit(.icm20948)
    circuit.change { $0.specificForce = Axes(0, 0, 1) }
    var sensor = try ICM20948(on: I2CDevice(circuit.wire, .icm20948))
    try sensor.reset(circuit.timebase)
    #expect(sensor.configuration.power == .down)
    try sensor.configure(.init())
    circuit.advance(by: sensor.settlingTime + .milliseconds(100))
    #expect(try sensor.read().rawAcceleration == Axes(0, 0, 8192))
    try sensor.powerDown()
    #expect(circuit.finish().isClean)
  }

  /// The offsets are added, in every range: 10 °/s, and 10/1024 g.
  @Test func offsets() throws {
    let circuit = Circuit(.icm20948)
    var sensor = try ICM20948(
      on: I2CDevice(circuit.wire, .icm20948),
      .init(gyroscopeOffset: AngularRate(degreesPerSecond: Axes(10, 0, 0))))
    try sensor.trimAccelerometer(by: Acceleration(g: Axes(10.0 / 1024, 0, 0)))
    circuit.change { $0.specificForce = Axes(0, 0, 1) }
    circuit.advance(by: sensor.settlingTime + .milliseconds(200))
    let sample = try sensor.read()
    #expect(abs(sample.angularRate.degreesPerSecond.x - 10) < 0.02)
    #expect(abs(sample.acceleration.g.x - 10.0 / 1024) < 2e-4)
  }

  @Test func motion() throws {
    let circuit = Circuit(.icm20948)
    circuit.change { $0.specificForce = Axes(0, 0, 1) }
    var sensor = try ICM20948(
      on: I2CDevice(circuit.wire, .icm20948),
      .init(motion: .init(threshold: 0.1), pin: .init(latched: true)))
    circuit.advance(by: sensor.settlingTime + .milliseconds(200))
    _ = try sensor.readEvents()
    circuit.advance(by: .milliseconds(200))
    #expect(try !sensor.readEvents().motion)
    circuit.change { $0.specificForce = Axes(0.5, 0, 1) }
    circuit.advance(by: .milliseconds(200))
    #expect(try sensor.readEvents().motion)
  }

  /// A chip that lost its supply sleeps.
  @Test func dip() throws {
    let circuit = Circuit(.icm20948)
    var sensor = try ICM20948(on: I2CDevice(circuit.wire, .icm20948))
    circuit.change { $0.specificForce = Axes(0, 0, 1) }
    circuit.advance(by: .milliseconds(200))
    #expect(try sensor.read().isNew)
    circuit.powerCycle()
    circuit.advance(by: .milliseconds(200))
    var failure: SensorError?
    for _ in 0..<20 where failure == nil {
      do throws(SensorError) { _ = try sensor.read() } catch { failure = error }
      circuit.advance(by: .milliseconds(8))
    }
    #expect(failure == .lostConfiguration)
  }
}
