// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The bus transactions of the ADXL345's driver, byte for byte, with the chip's answers.
enum ADXL345Script {
  static let identify: [Step] = [.read(0x53, 0x00, [0xE5])]

  static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  /// Standby without interrupts; DATA_FORMAT, BW_RATE, THRESH_TAP to TAP_AXES, INT_MAP, FIFO_CTL in bypass and perhaps
  /// in its mode; INT_SOURCE read; INT_ENABLE and POWER_CTL; BW_RATE to INT_MAP read.
  static func configure(
    format: UInt8 = 0x0B, rate: UInt8 = 0x0A, levels: [UInt8] = zeros(14), enable: UInt8 = 0,
    map: UInt8 = 0, fifo: UInt8 = 0, power: UInt8 = 0x08
  ) -> [Step] {
    var steps: [Step] = [.write(0x53, [0x2D, 0x00, 0x00])]
    steps += settle(0x53, 0x31, [format]) + settle(0x53, 0x2C, [rate])
    steps += settle(0x53, 0x1D, levels) + settle(0x53, 0x2F, [map]) + settle(0x53, 0x38, [0x00])
    if fifo != 0 { steps += settle(0x53, 0x38, [fifo]) }
    steps += [
      .read(0x53, 0x30, [0x02]), .write(0x53, [0x2E, enable]), .write(0x53, [0x2D, power]),
      .read(0x53, 0x2C, [rate, power, enable, map]),
    ]
    return steps
  }

  /// Full resolution, ±16 g, 100 Hz.
  static let start = identify + configure()

  /// Reads BW_RATE to INT_MAP, DATA_FORMAT and FIFO_CTL, to see whether the chip is configured.
  static func check(_ controls: [UInt8], format: UInt8 = 0x0B, fifo: UInt8 = 0) -> [Step] {
    [.read(0x53, 0x2C, controls), .read(0x53, 0x31, [format]), .read(0x53, 0x38, [fifo])]
  }

  static func words(_ axes: Axes<Int>) -> [UInt8] {
    [axes.x, axes.y, axes.z].map { UInt16(truncatingIfNeeded: $0) }.flatMap {
      [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
  }
}
