// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The self-test: at rest, under either test force, and back; typical changes are 130, 200 and
/// 530 °/s.
@Suite struct L3G4200DSelfTestTests {
  typealias Configuration = L3G4200DConfiguration
  typealias Script = L3G4200DScript

  /// CTRL_REG4 without self-test, and the typical change in digits.
  static let ranges: [(Configuration.Range, UInt8, Int)] = [
    (.dps250, 0x80, 14_857), (.dps500, 0x90, 11_429), (.dps2000, 0xA0, 7571),
  ]

  /// Configures with ST1 and ST0, waits 250 ms, and reads eight samples at 100 Hz, with 12.5 ms for
  /// each.
  private func state(_ control4: UInt8, _ force: UInt8, _ value: Int) -> [Step] {
    let word = UInt16(truncatingIfNeeded: value)
    var steps = Script.configure(0x0F, control4 | force) + [.wait(250_000_000)]
    for _ in 0..<8 { steps += [.wait(12_500_000), Script.read(0x0F, word, word, word)] }
    return steps
  }

  @Test(
    arguments: ranges.indices,
    [
      (0.38, true), (1, true), (1.5, true), (0.37, false), (1.52, false), (0, false), (-1, false),
    ])
  func limits(index: Int, part: (Double, Bool)) throws {
    let (range, control4, typical) = Self.ranges[index]
    let change = Int(Double(typical) * part.0)
    let script = Playback(
      Script.identify + Script.configure(0x0F, control4) + state(control4, 0x00, 100)
        + state(control4, 0x02, 100 + change) + state(control4, 0x06, 100 - change)
        + Script.configure(0x0F, control4))
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d), .init(range: range))
    let result = try sensor.selfTest(script)
    #expect(result.plus == Axes(change, change, change))
    #expect(result.minus == Axes(-change, -change, -change))
    #expect(result.passed == part.1)
    #expect(sensor.configuration == .init(range: range))
    #expect(script.finish() == [])
  }

  /// After the self-test the chip has its configuration again.
  @Test func theConfigurationComesBack() throws {
    let configuration = Configuration(
      range: .dps500, power: .sleep, output: .highPass,
      interrupt: .wakeUp(degreesPerSecond: 100), fifo: .init(.stream, watermark: 3))
    let back = Script.configure(
      [0x08, 0, 0, 0x90, 0x41], levels: [0x16, 0x52, 0x16, 0x52, 0x16, 0x52, 0], events: 0x6A,
      fifo: 0x43)
    let script = Playback(
      Script.identify + back + state(0x90, 0x00, 0) + state(0x90, 0x02, 11_429)
        + state(0x90, 0x06, -11_429) + back)
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d), configuration)
    #expect(try sensor.selfTest(script).passed)
    #expect(try sensor.configuration == configuration.rounded())
    #expect(script.finish() == [])
  }

  /// If a sample does not come in time there is no result, and the chip is configured as before.
  @Test func samplesThatDoNotCome() throws {
    let script = Playback(
      Script.start + Script.configure(0x0F, 0xA0)
        + [.wait(250_000_000), .wait(12_500_000), Script.read(0x00, 0, 0, 0)]
        + Script.configure(0x0F, 0xA0))
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    #expect(throws: SensorError.notReady) { try sensor.selfTest(script) }
    #expect(sensor.configuration == Configuration())
    #expect(script.finish() == [])
  }

  /// If restoring the configuration fails as well, samples are rejected, since they may be under
  /// the test force.
  @Test func theFirstFailureIsTold() throws {
    let script = Playback(
      Script.start + Script.configure(0x0F, 0xA0)
        + [.wait(250_000_000), .wait(12_500_000), Script.read(0x0F, 0, 0, 0).failing(.timeout)]
        + [Script.read(0, 0, 0, 0).failing(), .read(0x68, 0xA0, [0x0F, 0, 0, 0xA2, 0])])
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    #expect(throws: SensorError.bus(.timeout, register: 0x27)) { try sensor.selfTest(script) }
    #expect(throws: SensorError.lostConfiguration) { try sensor.read() }
    #expect(script.finish() == [])
  }
}
