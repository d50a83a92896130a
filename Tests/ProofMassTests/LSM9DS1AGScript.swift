// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The bus transactions of the driver of the LSM9DS1's accelerometer and gyroscope, byte for byte, with the
/// chip's answers.
enum LSM9DS1AGScript {
  static let identify: [Step] = [.read(0x6A, 0x0F, [0x68])]

  /// CTRL_REG8 by itself, so that addresses increment; FIFO_CTRL; ACT_THS to INT2_CTRL; the gyroscope's
  /// interrupt; CTRL_REG2_G to ORIENT_CFG_G; CTRL_REG4 to CTRL_REG10; CTRL_REG1_G, which starts the gyroscope;
  /// the interrupts' events; and all read.
  ///
  /// - Parameters:
  ///   - gyroscope: CTRL_REG1_G to CTRL_REG3_G.
  ///   - accelerometer: CTRL_REG6_XL to CTRL_REG8.
  ///   - pins: INT1_CTRL and INT2_CTRL.
  ///   - before: The value of CTRL_REG1_G that the chip had.
  ///   - activity: ACT_THS and ACT_DUR.
  ///   - force: INT_GEN_THS_X_XL to INT_GEN_DUR_XL.
  ///   - turning: INT_GEN_THS_XH_G to INT_GEN_DUR_G.
  ///   - latch: CTRL_REG4.
  ///   - events: INT_GEN_CFG_XL and INT_GEN_CFG_G, where they are written.
  static func configure(
    _ gyroscope: [UInt8] = [0x60, 0, 0], _ accelerometer: [UInt8] = [0x60, 0, 0x44],
    pins: [UInt8] = [0, 0], before: UInt8 = 0x60, activity: [UInt8] = [0, 0],
    force: [UInt8] = [0, 0, 0, 0], turning: [UInt8] = [0, 0, 0, 0, 0, 0, 0],
    latch: UInt8 = 0x38, events: (UInt8?, UInt8?) = (nil, nil)
  ) -> [Step] {
    let controls = [latch, 0x38] + accelerometer + [0, 0]
    var steps: [Step] = [.write(0x6A, [0x22, accelerometer[2]])]
    steps += settle(0x6A, 0x2E, [0])
    steps += settle(0x6A, 0x04, activity + [0] + force + [0] + pins)
    steps += settle(0x6A, 0x30, [0] + turning)
    steps += [.write(0x6A, [0x11] + gyroscope[1...2] + [0]), .read(0x6A, 0x10, [before])]
    steps += [.write(0x6A, [0x1E] + controls), .write(0x6A, [0x10, gyroscope[0]])]
    if let byte = events.0 { steps += event(0x06, byte, latched: latch & 0x02 != 0, source: 0x26) }
    if let byte = events.1 { steps += event(0x30, byte, latched: byte & 0x40 != 0, source: 0x14) }
    return steps + [.read(0x6A, 0x10, gyroscope + [0]), .read(0x6A, 0x1E, controls)]
  }

  /// Switches an interrupt generator on; before, its latch is cleared where it has one.
  private static func event(
    _ register: UInt8, _ byte: UInt8, latched: Bool, source: UInt8
  ) -> [Step] {
    let clear: [Step] = [.write(0x6A, [register, 0]), .read(0x6A, source, [0])]
    return (latched ? clear : []) + settle(0x6A, register, [byte])
  }

  /// 119 Hz, ±2 g, ±245 °/s.
  static let start = identify + configure(before: 0x00)

  /// Reads a status and three words.
  static func read(_ first: UInt8, _ status: UInt8, _ x: Int, _ y: Int, _ z: Int) -> Step {
    let words = [x, y, z].map { UInt16(truncatingIfNeeded: $0) }
    return .read(0x6A, first, [status] + words.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
  }
}

extension LSM9DS1AGScript {
  /// Expects steps after those of the driver's start, twice: also when it is configured as it was rounded.
  static func expect(
    _ configuration: LSM9DS1AGConfiguration, _ steps: [Step],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let script = Playback(start + steps + steps)
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    try sensor.configure(configuration)
    try sensor.configure(sensor.configuration)
    #expect(script.finish() == [], sourceLocation: sourceLocation)
  }
}
