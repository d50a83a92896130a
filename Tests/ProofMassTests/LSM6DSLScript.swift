// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The bus transactions of the driver of the LSM6DSL, byte for byte, with the chip's answers.
enum LSM6DSLScript {
  static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  /// CTRL3_C to CTRL10_C after the driver's start.
  static let controls: [UInt8] = [0x44, 0, 0, 0, 0, 0, 0, 0]
  /// The same of an LSM6DS3, whose axes are enabled.
  static let olderControls: [UInt8] = [0x44, 0, 0, 0, 0, 0, 0x38, 0x38]

  /// Reads what the driver's start has written, which the chip holds.
  static func check(_ controls: [UInt8] = controls) -> [Step] {
    [
      .read(0x6A, 0x10, [0x48, 0x40] + controls), .read(0x6A, 0x06, zeros(6)),
      .read(0x6A, 0x0D, [0, 0]),
    ]
  }

  /// The first bank, and the identity.
  static func identify(_ identity: UInt8 = 0x6A) -> [Step] {
    [.write(0x6A, [0x01, 0x00]), .read(0x6A, 0x0F, [identity])]
  }

  /// FUNC_CFG_ACCESS; CTRL3_C by itself, so that addresses increment; FIFO_CTRL5 in bypass; FIFO_CTRL1 to the register at
  /// 0B; INT1_CTRL and INT2_CTRL; TAP_CFG to MD2_CFG, without events; the offset; what CTRL1_XL and CTRL2_G were; CTRL3_C
  /// to CTRL10_C; CTRL1_XL and CTRL2_G, which start the sensors; the events; CTRL1_XL to CTRL10_C read; and FIFO_CTRL5.
  ///
  /// - Parameters:
  ///   - sensors: CTRL1_XL and CTRL2_G.
  ///   - controls: CTRL3_C to CTRL10_C.
  ///   - before: CTRL1_XL and CTRL2_G as the chip had them.
  ///   - collection: FIFO_CTRL1 to the register at 0B, with bypass.
  ///   - mode: FIFO_CTRL5; 0 without a FIFO.
  ///   - signals: INT1_CTRL and INT2_CTRL.
  ///   - quiet: TAP_CFG to MD2_CFG while no event is detected.
  ///   - events: The same afterwards; nil where they are not written again.
  ///   - offset: X_OFS_USR to Z_OFS_USR; nil for an LSM6DS3.
  static func write(
    _ sensors: [UInt8] = [0x48, 0x40], controls: [UInt8] = controls,
    before: [UInt8] = [0x48, 0x40], collection: [UInt8] = zeros(6), mode: UInt8 = 0,
    signals: [UInt8] = [0, 0], quiet: [UInt8] = zeros(8), events: [UInt8]? = nil,
    offset: [UInt8]? = [0, 0, 0]
  ) -> [Step] {
    var steps: [Step] = [.write(0x6A, [0x01, 0x00]), .write(0x6A, [0x12, controls[0]])]
    steps += settle(0x6A, 0x0A, [0]) + settle(0x6A, 0x06, collection)
    steps += settle(0x6A, 0x0D, signals) + settle(0x6A, 0x58, quiet)
    if let offset { steps += settle(0x6A, 0x73, offset) }
    steps += [
      .read(0x6A, 0x10, before), .write(0x6A, [0x12] + controls), .write(0x6A, [0x10] + sensors),
    ]
    if let events { steps += settle(0x6A, 0x58, events) }
    steps += [.read(0x6A, 0x10, sensors + controls)]
    return steps + (mode == 0 ? [] : settle(0x6A, 0x0A, [mode]))
  }

  /// 104 Hz, ±4 g, ±250 °/s.
  static let start = identify() + write(before: [0, 0])

  /// The same of an LSM6DS3 or LSM6DS33.
  static let olderStart = identify(0x69) + older(before: [0, 0])

  /// What is written to an LSM6DS3 or LSM6DS33.
  static func older(
    _ sensors: [UInt8] = [0x48, 0x40], controls: [UInt8] = olderControls,
    before: [UInt8] = [0x48, 0x40], collection: [UInt8] = zeros(6), mode: UInt8 = 0,
    signals: [UInt8] = [0, 0], quiet: [UInt8] = zeros(8), events: [UInt8]? = nil
  ) -> [Step] {
    write(
      sensors, controls: controls, before: before, collection: collection, mode: mode,
      signals: signals, quiet: quiet, events: events, offset: nil)
  }

  /// Reads the status; the temperature, the gyroscope and the accelerometer.
  static func read(
    _ status: UInt8, _ temperature: Int = 0, _ rate: Axes<Int> = Axes(0, 0, 0),
    _ force: Axes<Int> = Axes(0, 0, 0)
  ) -> [Step] {
    LSM6DSOScript.read(status, temperature, rate, force)
  }

  /// The driver after its start, on a bus that then expects these steps.
  static func started(
    _ script: Playback, _ configuration: LSM6DSLConfiguration = .init()
  ) throws -> LSM6DSL<I2CDevice<Playback>> {
    try LSM6DSL(on: I2CDevice(script, .lsm6dsl), configuration)
  }

  /// Expects steps after those of the driver's start, twice: also when it is configured as it was rounded.
  static func expect(
    _ configuration: LSM6DSLConfiguration, _ steps: [Step],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let first = LSM6DSLConfiguration(part: configuration.part)
    let isOlder = configuration.part == .lsm6ds3 || configuration.part == .lsm6ds33
    let script = Playback((isOlder ? olderStart : start) + steps + steps)
    var sensor = try started(script, first)
    try sensor.configure(configuration)
    try sensor.configure(sensor.configuration)
    #expect(script.finish() == [], sourceLocation: sourceLocation)
  }
}
