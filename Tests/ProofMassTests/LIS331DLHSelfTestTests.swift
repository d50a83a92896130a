// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct LIS331DLHSelfTestTests {
  typealias Script = LIS331DLHScript

  /// The samples at rest are 10, −20 and 1000 digits; under either test force the changes are
  /// added.
  static func run(plus: Axes<Int>, minus: Axes<Int>) -> [Step] {
    func five(_ change: Axes<Int>) -> [Step] {
      let words = Axes(10 + change.x, -20 + change.y, 1000 + change.z).map {
        UInt16(bitPattern: Int16($0) << 4)
      }
      return (0..<5).flatMap { _ in
        [.wait(20_000_000), Script.read(0x0F, words.x, words.y, words.z)]
      }
    }
    var steps = Script.configure(0x2F, 0x80) + [.wait(11_000_000)] + five(Axes(0, 0, 0))
    steps += settle(0x18, 0x23, [0x82]) + [.wait(11_000_000)] + five(plus)
    steps += settle(0x18, 0x23, [0x8A]) + [.wait(11_000_000)] + five(minus)
    return steps
  }

  static let changes: [(plus: Axes<Int>, minus: Axes<Int>, passed: Bool)] = [
    (Axes(300, 300, 350), Axes(-300, -300, -350), true),
    (Axes(120, 120, 140), Axes(-120, -120, -140), true),
    (Axes(550, 550, 750), Axes(-550, -550, -750), true),
    (Axes(119, 300, 350), Axes(-300, -300, -350), false),
    (Axes(551, 300, 350), Axes(-300, -300, -350), false),
    (Axes(300, 119, 350), Axes(-300, -300, -350), false),
    (Axes(300, 551, 350), Axes(-300, -300, -350), false),
    (Axes(300, 300, 139), Axes(-300, -300, -350), false),
    (Axes(300, 300, 751), Axes(-300, -300, -350), false),
    (Axes(300, 300, 350), Axes(-119, -300, -350), false),
    (Axes(300, 300, 350), Axes(-300, -551, -350), false),
    (Axes(300, 300, 350), Axes(-300, -300, -751), false),
    (Axes(300, 300, 350), Axes(300, 300, 350), false),
    (Axes(-300, -300, -350), Axes(300, 300, 350), false),
    (Axes(0, 0, 0), Axes(0, 0, 0), false),
  ]

  @Test(arguments: changes.indices)
  func limits(index: Int) throws {
    let (plus, minus, passed) = Self.changes[index]
    let script = Playback(
      Script.start + Self.run(plus: plus, minus: minus) + Script.configure(0x2F, 0xB0))
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    #expect(
      try sensor.selfTest(script) == AccelerometerSelfTest(plus: plus, minus: minus, passed: passed)
    )
    #expect(sensor.configuration == LIS331DLHConfiguration())
    #expect(script.finish() == [])
  }

  /// At ±6 g, the limits named by ST's staff; every axis must respond.
  @Test(arguments: [
    (Axes(100, 100, 300), true), (Axes(180, 180, 370), true), (Axes(1, 1, 220), true),
    (Axes(0, 100, 300), false), (Axes(100, 0, 300), false),
    (Axes(181, 100, 300), false), (Axes(100, 181, 300), false), (Axes(100, 100, 219), false),
    (Axes(100, 100, 371), false), (Axes(-1, 100, 300), false),
  ])
  func limitsOfLIS331HH(plus: Axes<Int>, passed: Bool) throws {
    let script = Playback(
      Script.start + Self.run(plus: plus, minus: Axes(-100, -100, -300))
        + Script.configure(0x2F, 0xB0))
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh), .init(part: .lis331hh))
    #expect(try sensor.selfTest(script).passed == passed)
    #expect(script.finish() == [])
  }

  @Test func aDeadAxisOfALIS331HHFailsEitherWay() throws {
    let script = Playback(
      Script.start + Self.run(plus: Axes(100, 100, 300), minus: Axes(-100, 0, -300))
        + Script.configure(0x2F, 0xB0))
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh), .init(part: .lis331hh))
    #expect(try !sensor.selfTest(script).passed)
    #expect(script.finish() == [])
  }

  @Test func anH3LIS331DLHasNone() throws {
    let script = Playback(Script.start)
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh), .init(part: .h3lis331dl))
    #expect(throws: SensorError.wrongPart) { try sensor.selfTest(script) }
    #expect(script.finish() == [])
  }

  /// A failure of any transaction is thrown, and the configuration is restored.
  @Test func aFailureRestoresTheConfiguration() throws {
    let run = Self.run(plus: Axes(300, 300, 350), minus: Axes(-300, -300, -350))
    for index in run.indices {
      guard let (steps, register) = run.failing(at: index) else { continue }
      // An axis of which one byte was read is read before the chip is configured.
      let held = register == 0x27 ? [Script.read(0, 0, 0, 0)] : []
      let script = Playback(
        Script.start + steps + held + Script.configure(0x2F, 0xB0)
          + [Script.read(0x0F, 0, 0, 0x1000)])
      var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
      #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
        try sensor.selfTest(script)
      }
      #expect(try sensor.read().acceleration.g.z == 0.9984)
      #expect(script.finish() == [])
    }
  }

  @Test func aChipThatCannotBeRestored() throws {
    let restore = Script.configure(0x2F, 0xB0)
    let script = Playback(
      Script.start + [
        Script.configure(0x2F, 0x80)[0].failing(.timeout), restore[0].failing(),
        .read(0x18, 0xA0, [0x2F, 0, 0, 0x80, 0]),
      ])
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    #expect(throws: SensorError.bus(.timeout, register: 0x20)) { try sensor.selfTest(script) }
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    #expect(script.finish() == [])
  }

  @Test func noSamples() throws {
    let script = Playback(
      Script.start + Script.configure(0x2F, 0x80)
        + [.wait(11_000_000), .wait(20_000_000), Script.read(0x00, 0, 0, 0)]
        + Script.configure(0x2F, 0xB0))
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    #expect(throws: SensorError.notReady) { try sensor.selfTest(script) }
    #expect(script.finish() == [])
  }
}
