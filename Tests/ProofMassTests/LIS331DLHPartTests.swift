// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// Related parts, single axes and three wires.
@Suite struct LIS331DLHPartTests {
  typealias Configuration = LIS331DLHConfiguration
  typealias Script = LIS331DLHScript

  /// Words of 1 and of 2047 digits, in g.
  static let ranges:
    [(Configuration.Range, control4: UInt8, Configuration.Scale, one: Double, most: Double)] = [
      (.g6, 0x80, .typical, 0.003, 6.141), (.g12, 0x90, .typical, 0.006, 12.282),
      (.g24, 0xB0, .typical, 0.012, 24.564), (.g100, 0x80, .typical, 0.049, 100.303),
      (.g200, 0x90, .typical, 0.098, 200.606), (.g400, 0xB0, .typical, 0.195, 399.165),
      (.g24, 0xB0, .fullScaleOver2048, 0.01171875, 23.98828125),
      (.g400, 0xB0, .fullScaleOver2048, 0.1953125, 399.8046875),
    ]

  @Test(arguments: ranges)
  func everyRange(
    range: Configuration.Range, control4: UInt8, scale: Configuration.Scale, one: Double,
    most: Double
  ) throws {
    let script = Playback(
      Script.identify + Script.configure(0x2F, control4) + [Script.read(0x0F, 0x0010, 0x7FF0, 0)])
    var sensor = try LIS331DLH(
      on: I2CDevice(script, .lis331dlh), .init(part: range.part, range: range, scale: scale))
    #expect(try sensor.read().acceleration.g == [one, most, 0])
    #expect(script.finish() == [])
  }

  @Test(arguments: [
    (Configuration.Part.lis331dlh, Configuration.Range.g8), (.lis331hh, .g24),
    (.h3lis331dl, .g400),
  ])
  func theGreatestRangeUnlessOneIsNamed(part: Configuration.Part, range: Configuration.Range) throws
  {
    let script = Playback(Script.start + Script.configure(0x07, 0x00))
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh), .init(part: part))
    #expect(sensor.configuration.range == range)
    try sensor.reset()
    #expect(sensor.configuration.part == part)
    #expect(script.finish() == [])
  }

  @Test(arguments: [
    (Axes(true, false, false), 0x29 as UInt8, 0x01 as UInt8),
    (Axes(false, true, false), 0x2A, 0x02), (Axes(false, false, true), 0x2C, 0x04),
    (Axes(true, false, true), 0x2D, 0x05),
  ])
  func singleAxes(axes: Axes<Bool>, control1: UInt8, status: UInt8) throws {
    let script = Playback(
      Script.identify + Script.configure(control1, 0xB0) + [
        Script.read(status | 0x08, 0, 0, 0), Script.read(0x0F & ~status, 0, 0, 0),
        .read(0x18, 0x27, [status]), .read(0x18, 0x27, [~status]),
      ])
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh), .init(axes: axes))
    #expect(try sensor.read().isNew)
    #expect(try sensor.read().isNew == false)
    #expect(try sensor.hasSample())
    #expect(try sensor.hasSample() == false)
    #expect(script.finish() == [])
  }

  /// Three-wire mode is written before the first read.
  static let threeWires: [Step] = [
    .write([0x23, 0xB1]), .read(0x8F, [0x32]),
    .write([0x60, 0x2F, 0x00, 0x00, 0xB1]),
    .write([0x26, 0x00]), .read(0xA6, [0x00]),
    .write([0x72, 0x00, 0x00]), .read(0xF2, [0x00, 0x00]),
    .write([0x76, 0x00, 0x00]), .read(0xF6, [0x00, 0x00]),
    .write([0x30, 0x00]), .read(0xB0, [0x00]),
    .write([0x34, 0x00]), .read(0xB4, [0x00]),
    .write([0x24, 0x00]), .read(0xE0, [0x2F, 0x00, 0x00, 0xB1, 0x00]),
  ]

  @Test func threeWireSPI() throws {
    var steps = Self.threeWires
    steps += [
      .write([0x21, 0x80]), .wait(5_000_000), .write([0x23, 0xB1]), .read(0xA1, [0x00]),
    ]
    steps += Self.threeWires[2...]
    steps += [
      .write([0x60, 0x07, 0x00, 0x00, 0x01]),
      .write([0x26, 0x00]), .read(0xA6, [0x00]),
      .write([0x72, 0x00, 0x00]), .read(0xF2, [0x00, 0x00]),
      .write([0x76, 0x00, 0x00]), .read(0xF6, [0x00, 0x00]),
      .write([0x30, 0x00]), .read(0xB0, [0x00]),
      .write([0x34, 0x00]), .read(0xB4, [0x00]),
      .write([0x24, 0x00]), .read(0xE0, [0x07, 0x00, 0x00, 0x01, 0x00]),
    ]
    let script = Playback(steps)
    var sensor = try LIS331DLH(on: SPIDevice(script, .lis331dlh), .init(threeWireSPI: true))
    try sensor.reboot(script)
    // A reset keeps the number of wires.
    try sensor.reset()
    #expect(sensor.configuration.threeWireSPI)
    #expect(script.finish() == [])
  }

  @Test(arguments: [(0x80 as UInt8, true), (0x7F, false), (0x00, false)])
  func isBooting(control2: UInt8, isBooting: Bool) throws {
    let script = Playback(Script.start + [.read(0x18, 0x21, [control2])])
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    #expect(try sensor.isBooting() == isBooting)
    #expect(script.finish() == [])
  }
}
