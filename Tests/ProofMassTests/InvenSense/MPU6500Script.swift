// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The bus transactions of the MPU-6500's driver and its relatives, byte for byte, with the chip's answers.
enum MPU6500Script {
  static func identify(_ identity: UInt8 = 0x70) -> [Step] { [.read(0x68, 0x75, [identity])] }

  static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  /// The registers that a configuration writes: by default those of 100 Hz, 41 Hz, ±500 °/s and ±4 g.
  struct Registers {
    /// PWR_MGMT_1 while it is written, and at the end.
    var power: (first: UInt8, last: UInt8) = (0x01, 0x01)
    /// XG_OFFSET_H to ZG_OFFSET_L.
    var offsets = zeros(6)
    /// SMPLRT_DIV to ACCEL_CONFIG.
    var settings: [UInt8] = [0x09, 0x03, 0x08, 0x08]
    /// ACCEL_CONFIG_2; nil in an MPU-6050.
    var accelerometer: UInt8? = 0x03
    /// LP_ACCEL_ODR and WOM_THR, ACCEL_INTEL_CTRL; or MOT_THR and MOT_DUR, MOT_DETECT_CTRL.
    var motion: (levels: [UInt8], control: UInt8) = ([0, 0], 0)
    /// I2C_SLV4_CTRL; nil where no magnetometer is read.
    var delay: UInt8?
    /// PWR_MGMT_2.
    var standby: UInt8 = 0
    /// INT_PIN_CFG and INT_ENABLE.
    var pin: UInt8 = 0
    var enable: UInt8 = 0
    /// FIFO_EN; 0 without a FIFO.
    var fifo: UInt8 = 0
    /// USER_CTRL without a FIFO.
    var user: UInt8 = 0

    static let mpu6050 = Registers(accelerometer: nil)
  }

  static func configure(_ registers: Registers = Registers()) -> [Step] {
    let (user, enable) = (registers.user, registers.enable)
    var steps = settle(0x68, 0x6B, [registers.power.first]) + [.write(0x68, [0x38, 0x00])]
    steps += settle(0x68, 0x23, [0x00]) + [.write(0x68, [0x6A, user])]
    steps += settle(0x68, 0x13, registers.offsets) + settle(0x68, 0x19, registers.settings)
    if let accelerometer = registers.accelerometer {
      steps += settle(0x68, 0x1D, [accelerometer]) + settle(0x68, 0x1E, registers.motion.levels)
      steps += settle(0x68, 0x69, [registers.motion.control])
    } else if registers.motion.control != 0 {
      steps += settle(0x68, 0x1F, registers.motion.levels)
      steps += settle(0x68, 0x69, [registers.motion.control])
    }
    if let delay = registers.delay {
      steps += settle(0x68, 0x34, [delay]) + [.read(0x68, 0x27, [0x88])]
    }
    steps += settle(0x68, 0x6C, [registers.standby]) + settle(0x68, 0x37, [registers.pin])
    if registers.fifo != 0 { steps += startFIFO(registers) }
    steps += [.read(0x68, 0x3A, [0x01])] + settle(0x68, 0x38, [enable])
    let (first, last) = registers.power
    if first != last { steps += [.write(0x68, [0x6B, last])] }
    let held = registers.fifo == 0 ? user : user | 0x40
    // An MPU-6500 is awake after a dip of its supply.
    if registers.accelerometer != nil { steps.append(.read(0x68, 0x19, registers.settings)) }
    return steps + [.read(0x68, 0x6A, [held, last, registers.standby])]
  }

  /// INT_ENABLE and FIFO_EN off; FIFO off, reset, on; INT_ENABLE and FIFO_EN.
  static func startFIFO(_ registers: Registers) -> [Step] {
    let user = registers.user
    var steps: [Step] = [
      .write(0x68, [0x38, 0x00]), .write(0x68, [0x23, 0x00]), .write(0x68, [0x6A, user]),
      .write(0x68, [0x6A, user | 0x04]), .write(0x68, [0x6A, user | 0x40]),
      .read(0x68, 0x72, [0, 0]),
    ]
    steps += settle(0x68, 0x38, [registers.enable])
    return steps + settle(0x68, 0x23, [registers.fifo])
  }

  /// The same by `rearmFIFO` or after an overflow: INT_STATUS, which may still tell of it, is read.
  static func rearm(_ registers: Registers) -> [Step] {
    // Of a chip that is awake after a dip of its supply, the settings too.
    let settings: [Step] =
      registers.accelerometer == nil ? [] : [.read(0x68, 0x19, registers.settings)]
    return startFIFO(registers) + settings + [.read(0x68, 0x3A, [0x11])]
  }

  static let start = identify() + configure()
  static let startOfMPU6050 = identify(0x68) + configure(.mpu6050)

  /// Reads what a configuration has written, to see whether the chip holds it.
  static func check(_ registers: Registers = Registers()) -> [Step] {
    var steps: [Step] = [.read(0x68, 0x19, registers.settings)]
    if let accelerometer = registers.accelerometer {
      steps += [.read(0x68, 0x1D, [accelerometer])]
    }
    let user = registers.fifo == 0 ? registers.user : registers.user | 0x40
    return steps + [
      .read(0x68, 0x23, [registers.fifo]), .read(0x68, 0x37, [registers.pin, registers.enable]),
    ] + (registers.delay == nil ? [] : [.read(0x68, 0x27, [0x88])]) + [
      .read(0x68, 0x6A, [user, registers.power.last, registers.standby])
    ]
  }

  /// Words, the high byte first.
  static func words(_ numbers: Int...) -> [UInt8] {
    numbers.map { UInt16(truncatingIfNeeded: $0) }.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }
}
