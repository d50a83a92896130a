// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The bus transactions of the driver of the ICM-20948, byte for byte, with the chip's answers.
enum ICM20948Script {
  static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  /// REG_BANK_SEL, bits 5 and 4, by itself, and read back.
  static func select(_ bank: UInt8) -> [Step] { [.write(0x68, [0x7F, bank << 4])] }
  static func bank(_ bank: UInt8) -> [Step] { settle(0x68, 0x7F, [bank << 4]) }

  /// The first bank, and WHO_AM_I.
  static func identify(_ identity: UInt8 = 0xEA) -> [Step] {
    select(0) + [.read(0x68, 0x00, [identity])]
  }

  /// What a configuration writes.
  struct Registers {
    /// GYRO_SMPLRT_DIV to ZG_OFFS_USRL: 125 Hz, ±500 °/s behind 51.2 Hz.
    var gyroscope: [UInt8] = [8, 0x1B, 0, 0, 0, 0, 0, 0, 0]
    /// ACCEL_SMPLRT_DIV_1 to ACCEL_CONFIG_2: 125 Hz, ±4 g behind 50.4 Hz.
    var accelerometer: [UInt8] = [0, 8, 0, 0, 0x1B, 0]
    /// SLV4_CTRL, where a magnetometer is read.
    var delay: UInt8?
    /// PWR_MGMT_2.
    var sensors: UInt8 = 0
    /// INT_PIN_CFG.
    var pin: UInt8 = 0
    /// INT_ENABLE to INT_ENABLE_3.
    var enabled = zeros(4)
    /// FIFO_EN_1 and FIFO_EN_2.
    var fifo: [UInt8]?
    /// PWR_MGMT_1.
    var power: UInt8 = 0x01

    /// USER_CTRL without the FIFO.
    var user: UInt8 { delay == nil ? 0 : 0x20 }
    /// USER_CTRL; LP_CONFIG, PWR_MGMT_1, PWR_MGMT_2.
    var held: [Step] {
      [
        .read(0x68, 0x03, [user | (fifo == nil ? 0 : 0x40)]),
        .read(0x68, 0x05, [0x40, power, sensors]),
      ]
    }
  }

  static func write(_ registers: Registers = .init()) -> [Step] {
    var steps = bank(0) + settle(0x68, 0x06, [0x01]) + [.write(0x68, [0x10, 0, 0, 0, 0])]
    steps += settle(0x68, 0x66, [0, 0]) + [.write(0x68, [0x03, registers.user])]
    steps += settle(0x68, 0x05, [0x40])
    steps += bank(2) + settle(0x68, 0x00, registers.gyroscope)
    steps += settle(0x68, 0x10, registers.accelerometer)
    if let delay = registers.delay {
      steps += bank(3) + settle(0x68, 0x15, [delay]) + [.read(0x68, 0x05, [0x89])]
    }
    steps += bank(0) + settle(0x68, 0x07, [registers.sensors])
    steps += settle(0x68, 0x0F, [registers.pin])
    if let fifo = registers.fifo {
      steps += restart(fifo, enabled: registers.enabled, user: registers.user)
    }
    steps += [.read(0x68, 0x19, zeros(4))] + settle(0x68, 0x10, registers.enabled)
    if registers.power != 0x01 { steps += [.write(0x68, [0x06, registers.power])] }
    return steps + registers.held
  }

  /// Empties the FIFO, which then stops when it is full, and starts it.
  static func restart(
    _ fifo: [UInt8] = [0, 0x1F], enabled: [UInt8] = zeros(4), user: UInt8 = 0
  ) -> [Step] {
    var steps: [Step] = [.write(0x68, [0x10, 0, 0, 0, 0]), .write(0x68, [0x66, 0, 0])]
    steps += [.write(0x68, [0x03, user])] + settle(0x68, 0x69, [0x1F])
    steps += [.write(0x68, [0x68, 0x1F]), .write(0x68, [0x68, 0x00])]
    steps += [.write(0x68, [0x03, user | 0x40]), .read(0x68, 0x70, [0, 0])]
    steps += settle(0x68, 0x10, enabled)
    return steps + settle(0x68, 0x66, fifo)
  }

  /// The same by `rearmFIFO` or after an overflow: the status, which may still tell of it, is read.
  static func rearm(_ fifo: [UInt8] = [0, 0x1F], user: UInt8 = 0) -> [Step] {
    restart(fifo, user: user) + [status(overflow: true)]
  }

  /// Reads back what a configuration has written.
  static func check(_ registers: Registers = .init()) -> [Step] {
    var steps: [Step] = select(0) + registers.held
    steps += [.read(0x68, 0x0F, [registers.pin]), .read(0x68, 0x10, registers.enabled)]
    steps += [.read(0x68, 0x66, registers.fifo ?? [0, 0])] + bank(2)
    steps += [.read(0x68, 0x00, registers.gyroscope), .read(0x68, 0x10, registers.accelerometer)]
    if registers.delay != nil { steps += bank(3) + [.read(0x68, 0x05, [0x89])] }
    return steps + bank(0)
  }

  /// 125 Hz, ±4 g, ±500 °/s.
  static let start = identify() + write()

  /// INT_STATUS to INT_STATUS_3: motion, a sample, an overflow.
  static func status(motion: Bool = false, ready: Bool = true, overflow: Bool = false) -> Step {
    .read(0x68, 0x19, [motion ? 0x08 : 0, ready ? 0x01 : 0, overflow ? 0x01 : 0, 0])
  }

  /// The accelerometer, the gyroscope, the temperature: the high byte first.
  static func outputs(
    _ force: Axes<Int> = Axes(0, 0, 0), _ rate: Axes<Int> = Axes(0, 0, 0), _ temperature: Int = 0
  ) -> [UInt8] {
    [force.x, force.y, force.z, rate.x, rate.y, rate.z, temperature].flatMap {
      [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
    }
  }

  /// The driver after its start, on a bus that then expects these steps.
  static func started(
    _ script: Playback, _ configuration: ICM20948Configuration = .init()
  ) throws -> ICM20948<I2CDevice<Playback>> {
    try ICM20948(on: I2CDevice(script, .icm20948), configuration)
  }

  /// Expects what a configuration writes after the driver's start, twice: also when it is configured as it was rounded.
  static func expect(
    _ configuration: ICM20948Configuration, _ registers: Registers,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let script = Playback(start + write(registers) + write(registers))
    var sensor = try started(script)
    try sensor.configure(configuration)
    try sensor.configure(sensor.configuration)
    #expect(script.finish() == [], sourceLocation: sourceLocation)
  }
}
