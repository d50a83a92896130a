// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// CTRL_REG3 has IHL in bit 7, PP_OD in bit 6, I2_CFG in bits 4–3 and I1_CFG in bits 1–0.
struct AccelerometerPinTests {
  private func levels(_ bench: Bench) -> [Bool] {
    bench.circuit.pins(at: bench.target).map(\.isHigh)
  }

  /// Generator 1 has events of X, generator 2 events of Y; code 00 routes the pin's own generator,
  /// code 01 either.
  @Test(
    arguments: [
      (0x00, [true, false], [false, true]), (0x01, [true, false], [true, true]),
      (0x08, [true, true], [false, true]), (0x09, [true, true], [true, true]),
      // An open-drain pin has a pull-up.
      (0x40, [true, false], [false, true]), (0x80, [false, true], [true, false]),
      (0xC9, [false, false], [false, false]),
    ] as [(UInt8, [Bool], [Bool])])
  func sources(control: UInt8, first: [Bool], second: [Bool]) throws {
    let chip = try SampledAccelerometer([
      (0x22, control), (0x32, 16), (0x30, 0x02), (0x36, 16), (0x34, 0x08),
    ])
    let idle = control & 0x80 != 0
    chip.pass(0)
    #expect(levels(chip.bench) == [idle, idle])
    chip.bench.force(1, 0, 0)
    chip.pass(1)
    #expect(levels(chip.bench) == first)
    chip.bench.force(0, 1, 0)
    chip.pass(2)
    #expect(levels(chip.bench) == second)
    chip.bench.force(0, 0, 1)
    chip.pass(3)
    #expect(levels(chip.bench) == [idle, idle])
  }

  /// Polarity and routing take effect with the write.
  @Test func writesMoveThePins() throws {
    let chip = try SampledAccelerometer([(0x32, 16), (0x30, 0x20)])
    chip.pass(1)
    try chip.bench.write(0x22, 0x80)
    let inverted = chip.bench.now - 2_500
    try chip.bench.write(0x22, 0x08)
    let routed = chip.bench.now - 2_500
    #expect(
      chip.edges == [
        chip.rise(0), PinEdge("INT1", isHigh: false, at: inverted),
        PinEdge("INT2", isHigh: true, at: inverted), PinEdge("INT1", isHigh: true, at: routed),
      ])
  }

  /// Code 11 routes the boot, whose end causes an edge 5 ms after the byte that began it.
  @Test(
    arguments: [(0x03, "INT1", true), (0x18, "INT2", true), (0x83, "INT1", false)]
      as [(UInt8, String, Bool)])
  func boot(control: UInt8, pin: String, isHigh: Bool) throws {
    let bench = try Bench.accelerometer((0x22, control))
    bench.circuit.watch(bench.target)
    try bench.write(0x21, 0x80)
    let start = bench.now - 2_500
    bench.wait(.seconds(1))
    #expect(
      bench.circuit.edges(at: bench.target) == [
        PinEdge(pin, isHigh: isHigh, at: start),
        PinEdge(pin, isHigh: !isHigh, at: start + 5_000_000),
      ])
  }

  /// The boot after power-on is shown, too, if it is routed in time.
  @Test func bootOfPowerOn() throws {
    let bench = Bench(.lis331dlh, at: 0x18, poweredFor: .milliseconds(1))
    bench.circuit.watch(bench.target)
    try bench.write(0x22, 0x03)
    let start = bench.now - 2_500
    bench.wait(.seconds(1))
    #expect(
      bench.circuit.edges(at: bench.target) == [
        PinEdge("INT1", isHigh: true, at: start), PinEdge("INT1", isHigh: false, at: 4_000_000),
      ])
  }

  /// Data ready and an interrupt rise on their pins at the same instant.
  @Test func dataReadyBesideAnInterrupt() throws {
    let chip = try SampledAccelerometer([(0x22, 0x02), (0x36, 16), (0x34, 0x20)])
    chip.pass(0)
    #expect(chip.edges == [chip.rise(0), chip.rise(0, "INT2")])
  }
}
