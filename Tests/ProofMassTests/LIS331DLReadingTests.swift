// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct LIS331DLReadingTests {
  typealias Script = LIS331DLScript

  @Test(arguments: [
    (LIS331DLConfiguration.Range.g2, 0x47 as UInt8, [2.286, -2.304, 1.008]),
    (.g8, 0x67, [9.144, -9.216, 4.032]),
  ])
  func words(range: LIS331DLConfiguration.Range, control1: UInt8, g: [Double]) throws {
    let script = Playback(
      Script.identify + Script.configure([control1, 0, 0]) + [Script.read(0x0F, 0x7F, 0x80, 0x38)])
    var sensor = try LIS331DL(on: I2CDevice(script, .lis331dl), .init(range: range))
    let sample = try sensor.read()
    #expect(sample.raw == Axes(127, -128, 56))
    #expect(sample.acceleration.g == Axes(g[0], g[1], g[2]))
    #expect(script.finish() == [])
  }

  @Test(arguments: [
    (0x00 as UInt8, false, false), (0x0F, true, false), (0xFF, true, true), (0x07, true, false),
    (0x08, false, false), (0x80, false, true), (0x0E, false, false), (0xFB, false, true),
  ])
  func flags(status: UInt8, isNew: Bool, overrun: Bool) throws {
    let script = Playback(
      Script.start + [Script.read(status, 0, 0, 0), .read(0x1C, 0x27, [status])])
    var sensor = try LIS331DL(on: I2CDevice(script, .lis331dl))
    let sample = try sensor.read()
    #expect(sample.isNew == isNew)
    #expect(sample.overrun == overrun)
    #expect(try sensor.hasSample() == isNew)
    #expect(script.finish() == [])
  }

  @Test func singleAxes() throws {
    let script = Playback(
      Script.identify + Script.configure([0x64, 0, 0])
        + [Script.read(0x04, 0, 0, 0), Script.read(0x03, 0, 0, 0)])
    var sensor = try LIS331DL(
      on: I2CDevice(script, .lis331dl), .init(axes: Axes(false, false, true)))
    #expect(try sensor.read().isNew)
    #expect(try sensor.read().isNew == false)
    #expect(script.finish() == [])
  }

  @Test func aChipThatLostItsConfiguration() throws {
    let vain = [Step](repeating: Script.read(0x00, 0, 0, 0), count: 16)
    let lost = Step.read(0x1C, 0xA0, [0x07, 0, 0])
    let held = [Step.read(0x1C, 0xA0, [0x67, 0, 0])]
    let again = Script.configure([0x67, 0, 0]) + [Script.read(0x0F, 0, 0, 0x0E)]
    let script = Playback(Script.start + vain + held + vain + [lost, lost, lost] + again)
    var sensor = try LIS331DL(on: I2CDevice(script, .lis331dl))
    for _ in 0..<32 { #expect(try sensor.read().isNew == false) }
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    #expect(throws: SensorError.lostConfiguration) { try sensor.readInterrupt(.one) }
    #expect(throws: SensorError.lostConfiguration) { try sensor.readClick() }
    try sensor.configure(sensor.configuration)
    #expect(try sensor.read().acceleration.g.z == 1.008)
    #expect(script.finish() == [])
  }

  /// The samples at rest are 1, −2 and 56 digits; under either test force the changes are added.
  static func selfTest(plus: [Int8], minus: [Int8]) -> [Step] {
    func five(_ change: [Int8]) -> [Step] {
      let bytes = zip([1, -2, 56], change).map { UInt8(bitPattern: $0 + $1) }
      return [.wait(30_000_000)]
        + (0..<5).flatMap { _ in
          [.wait(20_000_000), Script.read(0x0F, bytes[0], bytes[1], bytes[2])]
        }
    }
    var steps = Script.configure([0x47, 0, 0]) + five([0, 0, 0])
    steps += settle(0x1C, 0x20, [0x57]) + five(plus)
    steps += settle(0x1C, 0x20, [0x4F]) + five(minus)
    return steps
  }

  static let changes: [(plus: [Int8], minus: [Int8], passed: Bool)] = [
    ([-17, 17, 17], [17, -17, -17], true), ([-3, 3, 3], [3, -3, -3], true),
    ([-32, 32, 32], [32, -32, -32], true), ([17, 17, 17], [-17, -17, -17], false),
    ([-2, 17, 17], [17, -17, -17], false), ([-33, 17, 17], [17, -17, -17], false),
    ([-17, 2, 17], [17, -17, -17], false), ([-17, 33, 17], [17, -17, -17], false),
    ([-17, 17, 2], [17, -17, -17], false), ([-17, 17, 33], [17, -17, -17], false),
    ([-17, 17, 17], [2, -17, -17], false), ([-17, 17, 17], [17, -33, -17], false),
    ([-17, 17, 17], [17, -17, -2], false), ([0, 0, 0], [0, 0, 0], false),
  ]

  @Test(arguments: changes.indices)
  func selfTest(index: Int) throws {
    let (plus, minus, passed) = Self.changes[index]
    let script = Playback(
      Script.start + Self.selfTest(plus: plus, minus: minus) + Script.configure([0x67, 0, 0]))
    var sensor = try LIS331DL(on: I2CDevice(script, .lis331dl))
    let result = try sensor.selfTest(script)
    #expect(result.plus == Axes(Int(plus[0]), Int(plus[1]), Int(plus[2])))
    #expect(result.minus == Axes(Int(minus[0]), Int(minus[1]), Int(minus[2])))
    #expect(result.passed == passed)
    #expect(sensor.configuration == LIS331DLConfiguration())
    #expect(script.finish() == [])
  }

  @Test func aFailedSelfTestRestoresTheConfiguration() throws {
    let run = Self.selfTest(plus: [-17, 17, 17], minus: [17, -17, -17])
    for index in run.indices {
      guard let (steps, register) = run.failing(at: index) else { continue }
      let held = register == 0x27 ? [Script.read(0, 0, 0, 0)] : []
      let script = Playback(
        Script.start + steps + held + Script.configure([0x67, 0, 0])
          + [Script.read(0x0F, 0, 0, 0x0E)])
      var sensor = try LIS331DL(on: I2CDevice(script, .lis331dl))
      #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
        try sensor.selfTest(script)
      }
      #expect(try sensor.read().raw.z == 14)
      #expect(script.finish() == [])
    }
  }

  @Test func aSelfTestWithoutSamples() throws {
    let script = Playback(
      Script.start + Script.configure([0x47, 0, 0])
        + [.wait(30_000_000), .wait(20_000_000), Script.read(0x00, 0, 0, 0)]
        + Script.configure([0x67, 0, 0]))
    var sensor = try LIS331DL(on: I2CDevice(script, .lis331dl))
    #expect(throws: SensorError.notReady) { try sensor.selfTest(script) }
    #expect(script.finish() == [])
  }
}
