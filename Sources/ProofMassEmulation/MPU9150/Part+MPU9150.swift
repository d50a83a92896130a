// SPDX-License-Identifier: Apache-2.0

extension Part {
  /// An MPU-9150 at 0x68, and the AK8975 in it, which answers at 0x0C while the bypass is enabled.
  public static var mpu9150: Part { mpu9150(MPU9150Chip()) }

  /// Chips with properties of their own.
  public static func mpu9150(_ chip: MPU9150Chip, compass: AK8975Chip = AK8975Chip()) -> Part {
    .other(chip).carrying(.ak8975(compass))
  }
}
