// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// Paths through the filters, cut-offs, pins and axes, with the register values that the driver
/// writes.
@Suite struct L3G4200DFilterTests {
  typealias Configuration = L3G4200DConfiguration
  typealias Script = L3G4200DScript

  private func expect(
    _ configuration: Configuration, _ controls: [UInt8], reference: UInt8 = 0,
    settling: Duration = .milliseconds(12)
  ) throws {
    let script = Playback(
      Script.start + Script.configure(controls, reference: reference)
        + Script.configure(controls, reference: reference))
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    #expect(try sensor.configure(configuration) == settling)
    // The driver's rounded configuration is written unchanged.
    try sensor.configure(sensor.configuration)
    #expect(script.finish() == [])
  }

  /// 1/ODR, or with the second low-pass 6/ODR (AN3393, Table 5), and a fifth more.
  @Test(arguments: [
    (Configuration.Path.lowPass1, 0x00 as UInt8, Duration.milliseconds(12)),
    (.highPass, 0x01, .milliseconds(12)), (.lowPass2, 0x02, .milliseconds(72)),
    (.highPassAndLowPass2, 0x12, .milliseconds(72)),
  ])
  func outputPath(path: Configuration.Path, control5: UInt8, settling: Duration) throws {
    try expect(Configuration(output: path), [0x0F, 0, 0, 0xA0, control5], settling: settling)
  }

  @Test(arguments: [
    (Configuration.Bandwidth.lowest, 0x0F as UInt8), (.low, 0x1F), (.high, 0x2F),
    (.highest, 0x3F),
  ])
  func bandwidth(bandwidth: Configuration.Bandwidth, control1: UInt8) throws {
    try expect(Configuration(bandwidth: bandwidth), [control1, 0, 0, 0xA0, 0])
  }

  @Test(arguments: 0...9 as ClosedRange<UInt8>)
  func highPassCutoff(code: UInt8) throws {
    let cutoff = try #require(Configuration.HighPass.Cutoff(rawValue: code))
    try expect(
      Configuration(output: .highPass, highPass: .init(cutoff: cutoff)),
      [0x0F, code, 0, 0xA0, 0x01])
  }

  /// Steps of 256 digits: 2.24, 4.48 and 17.92 °/s.
  @Test(arguments: [
    (Configuration.Range.dps250, 0x80 as UInt8, 2.24, 0x01 as UInt8, 2.24),
    (.dps250, 0x80, 1.1, 0x00, 0), (.dps250, 0x80, 1.13, 0x01, 2.24),
    (.dps250, 0x80, -2.24, 0xFF, -2.24), (.dps250, 0x80, -286.72, 0x80, -286.72),
    (.dps500, 0x90, 45, 0x0A, 44.8), (.dps2000, 0xA0, 100, 0x06, 107.52),
    (.dps2000, 0xA0, 2275.84, 0x7F, 2275.84), (.dps2000, 0xA0, 2284, 0x7F, 2275.84),
  ])
  func reference(
    range: Configuration.Range, control4: UInt8, wished: Double, byte: UInt8, held: Double
  ) throws {
    let configuration = Configuration(
      range: range, output: .highPass, highPass: .init(.reference(degreesPerSecond: wished)))
    try expect(configuration, [0x0F, 0x10, 0, control4, 0x01], reference: byte)
    #expect(
      try configuration.rounded().highPass.mode == .reference(degreesPerSecond: held))
  }

  @Test func autoReset() throws {
    try expect(
      Configuration(output: .highPass, highPass: .init(.autoReset, cutoff: .step3)),
      [0x0F, 0x33, 0, 0xA0, 0x01])
  }

  @Test(arguments: [2285, -2303, .infinity, -.infinity, .nan] as [Double])
  func referencesBeyondTheRegister(degrees: Double) {
    #expect(throws: SensorError.wrongConfiguration) {
      try Configuration(highPass: .init(.reference(degreesPerSecond: degrees))).rounded()
    }
  }

  /// The datasheet's table of BW for each rate, in Hz.
  @Test func lowPass2Cutoffs() {
    let printed: [Double: [Double?]] = [
      100: [12.5, 25, 25, 25], 200: [12.5, 25, 50, 70], 400: [20, 25, 50, 110],
      800: [30, 35, 50, 110],
    ]
    for rate in Configuration.Part.l3g4200d.rates {
      let bandwidths: [Configuration.Bandwidth] = [.lowest, .low, .high, .highest]
      #expect(
        bandwidths.map { Configuration(rate: rate, bandwidth: $0).lowPass2Cutoff }
          == printed[rate.hertz])
    }
    #expect(
      Configuration(part: .l3gd20, rate: .hertz760, bandwidth: .highest).lowPass2Cutoff == 100)
    #expect(
      Configuration(part: .l3gd20h, rate: .hertz800, bandwidth: .highest).lowPass2Cutoff == 100)
    #expect(Configuration(part: .l3gd20h, rate: .hertz25).lowPass2Cutoff == nil)
  }

  @Test func lowPass1Cutoffs() {
    #expect(
      Configuration.Part.l3g4200d.rates.map { Configuration(rate: $0).lowPass1Cutoff }
        == [32, 54, 78, 93])
    #expect(Configuration(part: .l3gd20h, rate: .hertz200).lowPass1Cutoff == 63.3)
    #expect(Configuration(part: .l3gd20h, rate: .hertz50).lowPass1Cutoff == nil)
  }

  @Test func highPassCutoffs() {
    let printed: [Double: [Double]] = [
      100: [8, 4, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01],
      200: [15, 8, 4, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02],
      400: [30, 15, 8, 4, 2, 1, 0.5, 0.2, 0.1, 0.05],
      800: [56, 30, 15, 8, 4, 2, 1, 0.5, 0.2, 0.1],
    ]
    for rate in Configuration.Part.l3g4200d.rates {
      let cutoffs = (0..<10).map { code in
        Configuration(rate: rate, highPass: .init(cutoff: .init(rawValue: code) ?? .step0))
          .highPassCutoff
      }
      #expect(cutoffs == printed[rate.hertz])
    }
    #expect(Configuration(part: .l3gd20).highPassCutoff == 7.2)
    #expect(Configuration(part: .l3gd20h).highPassCutoff == 8)
    #expect(Configuration(part: .l3gd20h, rate: .hertz25).highPassCutoff == nil)
  }

  /// The bits of CTRL_REG3, one at a time.
  @Test(arguments: [
    (Configuration.Pins(interrupt: true), 0x80 as UInt8), (.init(boot: true), 0x40),
    (.init(activeLow: true), 0x20), (.init(openDrain: true), 0x10),
    (.init(dataReady: true), 0x08), (.init(watermark: true), 0x04),
    (.init(overrun: true), 0x02), (.init(empty: true), 0x01),
    (.init(interrupt: true, activeLow: true, watermark: true, overrun: true), 0xA6),
  ])
  func pins(pins: Configuration.Pins, control3: UInt8) throws {
    try expect(Configuration(pins: pins), [0x0F, 0, control3, 0xA0, 0])
  }

  /// A sample is new when all enabled axes are new.
  @Test(arguments: [
    (Axes(true, false, false), 0x09 as UInt8, 0x01 as UInt8),
    (Axes(false, true, true), 0x0E, 0x06), (Axes(false, false, true), 0x0C, 0x04),
  ])
  func axes(axes: Axes<Bool>, control1: UInt8, new: UInt8) throws {
    let script = Playback(
      Script.identify + Script.configure([control1, 0, 0, 0xA0, 0])
        + [Script.read(new, 1, 2, 3), Script.read(0x08, 1, 2, 3), .read(0x68, 0x27, [new | 0x90])])
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d), .init(axes: axes))
    #expect(try sensor.read().isNew)
    #expect(try sensor.read().isNew == false)
    #expect(try sensor.hasSample())
    #expect(script.finish() == [])
  }

  @Test func statusAxisByAxis() throws {
    let script = Playback(
      Script.start + [
        .read(0x68, 0x27, [0x00]), .read(0x68, 0x27, [0xA1]), .read(0x68, 0x27, [0x5E]),
      ])
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    let none = Axes(false, false, false)
    #expect(
      try sensor.readStatus() == .init(isNew: false, new: none, isOverrun: false, overrun: none))
    #expect(
      try sensor.readStatus()
        == .init(
          isNew: false, new: Axes(true, false, false), isOverrun: true,
          overrun: Axes(false, true, false)))
    #expect(
      try sensor.readStatus()
        == .init(
          isNew: true, new: Axes(false, true, true), isOverrun: false,
          overrun: Axes(true, false, true)))
    #expect(script.finish() == [])
  }

  /// Three-wire mode is set before anything is read.
  @Test func threeWires() throws {
    let none: [UInt8] = [0, 0, 0, 0, 0, 0, 0]
    let configure: [Step] = [
      .write([0x61, 0x00, 0x00, 0xA1]), .write([0x25, 0x00]), .read(0xA5, [0x00]),
      .write([0x72] + none), .read(0xF2, none), .write([0x30, 0x00]), .read(0xB0, [0x00]),
      .write([0x2E, 0x00]), .read(0xAE, [0x00]), .write([0x24, 0x00]), .read(0xA0, [0x07]),
      .write([0x20, 0x0F]), .read(0xE0, [0x0F, 0x00, 0x00, 0xA1, 0x00]),
    ]
    let script = Playback(
      [.write([0x23, 0xA1]), .read(0x8F, [0xD3])] + configure + [
        .write([0x24, 0x80]), .wait(10_000_000), .write([0x23, 0xA1]), .read(0xA4, [0x00]),
      ] + configure)
    var sensor = try L3G4200D(on: SPIDevice(script, .l3g4200d), .init(threeWireSPI: true))
    try sensor.reboot(script)
    #expect(script.finish() == [])
  }

  @Test func booting() throws {
    let script = Playback(Script.start + [.read(0x68, 0x24, [0x80]), .read(0x68, 0x24, [0x52])])
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    #expect(try sensor.isBooting())
    #expect(try !sensor.isBooting())
    #expect(script.finish() == [])
  }

  /// Reading REFERENCE restarts the filter; this is documented for normal mode only.
  @Test func resetHighPass() throws {
    let script = Playback(
      Script.start + [.read(0x68, 0x25, [0x00])]
        + Script.configure([0x0F, 0x30, 0, 0xA0, 0]))
    var sensor = try L3G4200D(on: I2CDevice(script, .l3g4200d))
    try sensor.resetHighPass()
    try sensor.configure(.init(highPass: .init(.autoReset)))
    #expect(throws: SensorError.wrongState) { try sensor.resetHighPass() }
    #expect(script.finish() == [])
  }
}
