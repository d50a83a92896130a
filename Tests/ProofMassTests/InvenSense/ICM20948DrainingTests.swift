// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver of the ICM-20948 drains the FIFO of bytes.
@Suite struct ICM20948DrainingTests {
  typealias Script = ICM20948Script

  private static let period: Int64 = 8_000_000

  /// A set: the accelerometer, the gyroscope, the temperature.
  private static func set(_ number: Int, temperature: Int = 1000) -> [UInt8] {
    Script.outputs(Axes(number, 2, 3), Axes(-number, 5, 6), temperature)
  }

  /// USER_CTRL.
  private static let isOn = Step.read(0x68, 0x03, [0x40])

  private static func count(_ bytes: Int) -> Step {
    .read(0x68, 0x70, [UInt8(bytes >> 8), UInt8(bytes & 0xFF)])
  }

  private func drain(
    _ steps: [Step], _ configuration: ICM20948Configuration = .init(fifo: .init()),
    _ registers: Script.Registers = .init(fifo: [0, 0x1F]), room: Int = 8,
    _ body: (FIFODrain, [ICM20948TimedSample]) -> Void
  ) throws {
    let script = Playback(
      Script.identify() + Script.write(registers)
        + Script.rearm(registers.fifo ?? [], user: registers.user) + steps)
    let clock = ManualTimebase()
    var sensor = try Script.started(script, configuration)
    try sensor.rearmFIFO(clock)
    clock.advance(byNanoseconds: 3 * Self.period)
    var samples = [ICM20948TimedSample](repeating: .init(), count: room)
    var span = samples.mutableSpan
    body(try sensor.drain(into: &span, clock), samples)
    #expect(script.finish() == [])
  }

  /// The count, whole sets in one burst, the status; times a period apart.
  @Test func sets() throws {
    let bytes = Self.set(1) + Self.set(2) + Self.set(3)
    try drain([Self.count(42), .read(0x68, 0x72, bytes), Script.status(), Self.isOn]) {
      drain, samples in
      #expect(drain.count == 3 && drain.lost == 0 && !drain.more)
      for index in 0..<3 {
        let sample = samples[index].sample
        let number = Int16(index + 1)
        #expect(sample.rawAcceleration == Axes(number, 2, 3))
        #expect(sample.rawAngularRate == Axes(-number, 5, 6) && sample.rawTemperature == 1000)
        #expect(sample.hasAcceleration && sample.hasAngularRate && sample.magnetometer == nil)
      }
      let step = samples[1].time.nanoseconds - samples[0].time.nanoseconds
      #expect(abs(step - Self.period) <= 1)
    }
  }

  /// A set that is not complete stays.
  @Test func wholeSets() throws {
    try drain([Self.count(27), .read(0x68, 0x72, Self.set(1)), Script.status(), Self.isOn]) {
      drain, _ in
      #expect(drain.count == 1)
    }
  }

  /// Without the gyroscope a set has 8 bytes, without the accelerometer too.
  @Test func accelerometerAlone() throws {
    try drain(
      [Self.count(8), .read(0x68, 0x72, [0, 1, 0, 2, 0, 3, 0x10, 0]), Script.status(), Self.isOn],
      .init(runsGyroscope: false, fifo: .init()), .init(sensors: 0x07, fifo: [0, 0x11])
    ) { drain, samples in
      #expect(drain.count == 1 && samples[0].sample.rawAcceleration == Axes(1, 2, 3))
      #expect(samples[0].sample.rawTemperature == 0x1000 && !samples[0].sample.hasAngularRate)
    }
  }

  @Test func gyroscopeAlone() throws {
    try drain(
      [Self.count(8), .read(0x68, 0x72, [0, 1, 0, 2, 0, 3, 0x10, 0]), Script.status(), Self.isOn],
      .init(runsAccelerometer: false, fifo: .init()), .init(sensors: 0x38, fifo: [0, 0x0F])
    ) { drain, samples in
      #expect(drain.count == 1 && samples[0].sample.rawAngularRate == Axes(1, 2, 3))
      #expect(samples[0].sample.rawTemperature == 0x1000 && !samples[0].sample.hasAcceleration)
    }
  }

  /// With the magnetometer it has 23.
  @Test func withMagnetometer() throws {
    let field: [UInt8] = [0x01, 0x64, 0x00, 0x38, 0xFF, 0x2C, 0x01, 0x00, 0x08]
    try drain(
      [
        Self.count(23), .read(0x68, 0x72, Self.set(1) + field), Script.status(),
        .read(0x68, 0x03, [0x60]), .read(0x68, 0x17, [0x00]),
      ], .init(fifo: .init(magnetometer: true), auxiliary: .magnetometer),
      .init(delay: 1, fifo: [0x01, 0x1F])
    ) { drain, samples in
      #expect(drain.count == 1 && samples[0].sample.magnetometer?.raw == Axes(100, -200, 300))
      #expect(samples[0].sample.magnetometer?.isNew == true)
      #expect(throws: SensorError.overflow) {
        _ = try samples[0].sample.magnetometer?.sample(
          of: AK09916Configuration(), adjustment: Axes(128, 128, 128))
      }
    }
  }

  /// A full FIFO has stopped: what is whole is delivered, then it starts again.
  @Test func overflow() throws {
    try drain(
      [
        Self.count(512), .read(0x68, 0x72, (1...8).flatMap { Self.set($0) }),
        Script.status(overflow: true), Self.isOn,
      ] + Script.rearm()
    ) { drain, samples in
      #expect(drain.count == 8 && samples[7].sample.rawAcceleration.x == 8)
    }
  }

  /// Temperatures that jump show that sets do not begin where they should.
  @Test func misaligned() throws {
    let bytes = Self.set(1) + Self.set(2, temperature: 1401)
    try drain(
      [Self.count(28), .read(0x68, 0x72, bytes), Script.status(), Self.isOn] + Script.rearm()
    ) { drain, _ in
      #expect(drain.count == 0)
    }
  }

  /// A chip that has lost its supply has no FIFO.
  @Test func lostSupply() throws {
    #expect(throws: SensorError.lostConfiguration) {
      try drain(
        [Self.count(14), .read(0x68, 0x72, Script.zeros(14)), Script.status()]
          + [.read(0x68, 0x03, [0x00])]
      ) { _, _ in }
    }
  }

  @Test func empty() throws {
    try drain([Self.count(0)]) { drain, _ in #expect(drain.count == 0 && !drain.more) }
  }
}
