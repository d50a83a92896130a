// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The bus transactions of the driver of the LSM6DSO, byte for byte, with the chip's answers.
enum LSM6DSOScript {
  static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  /// Reads what the driver's start has written, which the chip holds.
  static let check: [Step] = [
    .read(0x6A, 0x10, [0x48, 0x40, 0x44, 0, 0, 0, 0, 0, 0xE2, 0]), .read(0x6A, 0x07, zeros(8)),
  ]

  /// The first bank, and the identity.
  static func identify(_ identity: UInt8 = 0x6C) -> [Step] {
    [.write(0x6A, [0x01, 0x00]), .read(0x6A, 0x0F, [identity])]
  }

  /// FUNC_CFG_ACCESS; CTRL3_C by itself, so that addresses increment; CTRL9_XL, against I3C; PIN_CTRL; FIFO_CTRL4 in
  /// bypass; FIFO_CTRL1 to INT2_CTRL; TAP_CFG0 to MD2_CFG, without events; the offset; what CTRL1_XL to CTRL10_C were;
  /// CTRL3_C to CTRL10_C; CTRL1_XL and CTRL2_G, which start the sensors; the events; CTRL1_XL to CTRL10_C read; and
  /// FIFO_CTRL4.
  ///
  /// - Parameters:
  ///   - sensors: CTRL1_XL and CTRL2_G.
  ///   - controls: CTRL3_C to CTRL10_C.
  ///   - before: CTRL1_XL and CTRL2_G as the chip had them.
  ///   - ultraLowBefore: CTRL5_C as the chip had it.
  ///   - signals: FIFO_CTRL1 to INT2_CTRL, with bypass.
  ///   - events: TAP_CFG0 to MD2_CFG, with INTERRUPTS_ENABLE.
  ///   - offset: X_OFS_USR to Z_OFS_USR.
  static func write(
    _ sensors: [UInt8] = [0x48, 0x40], controls: [UInt8] = [0x44, 0, 0, 0, 0, 0, 0xE2, 0],
    before: [UInt8] = [0x48, 0x40], ultraLowBefore: UInt8 = 0, signals: [UInt8] = zeros(8),
    events: [UInt8] = zeros(10), offset: [UInt8] = [0, 0, 0]
  ) -> [Step] {
    var quiet = events
    quiet[2] &= 0x7F
    var steps: [Step] = [
      .write(0x6A, [0x01, 0x00]), .write(0x6A, [0x12, controls[0]]), .write(0x6A, [0x18, 0xE2]),
    ]
    steps += settle(0x6A, 0x02, [0x3F]) + settle(0x6A, 0x0A, [0])
    steps += settle(0x6A, 0x07, signals) + settle(0x6A, 0x56, quiet)
    steps += settle(0x6A, 0x73, offset)
    steps += [.read(0x6A, 0x10, before + [0x44, 0, ultraLowBefore, 0, 0, 0, 0xE2, 0])]
    if (ultraLowBefore ^ controls[2]) & 0x80 != 0 { steps += [.write(0x6A, [0x10, 0])] }
    steps += [.write(0x6A, [0x12] + controls), .write(0x6A, [0x10] + sensors)]
    if events[2] & 0x80 != 0 { steps += settle(0x6A, 0x58, [events[2]]) }
    steps += [.read(0x6A, 0x10, sensors + controls)]
    let collects = signals[2] != 0 && sensors[0] | sensors[1] > 0x0F
    return steps + (collects ? settle(0x6A, 0x0A, [0x06]) : [])
  }

  /// The same, and INTERNAL_FREQ_FINE.
  static func configure(
    _ sensors: [UInt8] = [0x48, 0x40], controls: [UInt8] = [0x44, 0, 0, 0, 0, 0, 0xE2, 0],
    before: [UInt8] = [0x48, 0x40], ultraLowBefore: UInt8 = 0, signals: [UInt8] = zeros(8),
    events: [UInt8] = zeros(10), offset: [UInt8] = [0, 0, 0], clock: UInt8 = 0
  ) -> [Step] {
    write(
      sensors, controls: controls, before: before, ultraLowBefore: ultraLowBefore,
      signals: signals, events: events, offset: offset) + [.read(0x6A, 0x63, [clock])]
  }

  /// 104 Hz, ±4 g, ±250 °/s.
  static let start = identify() + configure(before: [0, 0])

  /// Reads the status; the temperature, the gyroscope and the accelerometer.
  static func read(
    _ status: UInt8, _ temperature: Int = 0, _ rate: Axes<Int> = Axes(0, 0, 0),
    _ force: Axes<Int> = Axes(0, 0, 0)
  ) -> [Step] {
    let words = [temperature, rate.x, rate.y, rate.z, force.x, force.y, force.z].map {
      UInt16(truncatingIfNeeded: $0)
    }
    let bytes = words.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    return [.read(0x6A, 0x1E, [status]), .read(0x6A, 0x20, bytes)]
  }

  /// The driver after its start, on a bus that then expects these steps.
  static func started(
    _ script: Playback, _ configuration: LSM6DSOConfiguration = .init()
  ) throws -> LSM6DSO<I2CDevice<Playback>> {
    try LSM6DSO(on: I2CDevice(script, .lsm6dso), configuration)
  }

  /// Expects steps after those of the driver's start, twice: also when it is configured as it was rounded.
  static func expect(
    _ configuration: LSM6DSOConfiguration, _ steps: [Step],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let script = Playback(start + steps + steps)
    var sensor = try started(script)
    try sensor.configure(configuration)
    try sensor.configure(sensor.configuration)
    #expect(script.finish() == [], sourceLocation: sourceLocation)
  }
}
