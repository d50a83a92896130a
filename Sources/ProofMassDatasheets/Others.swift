// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/others by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet {
    /// Parts without a driver and a software chip, by which boards are recognised.
    package static let others: [OtherPartFacts] = [
      .init(
        "LSM303D", at: [0x1D, 0x1E], [.init(0x0F, 0x49)], "AHRS; LINUX, st_lsm9ds0", .independent),
      .init(
        "HMC5883L", at: [0x1E], [.init(0x0F, 0x00), .init(0x0A, 0x48)],
        "HMC, identification registers; LINUX, hmc5843", .manufacturer),
      .init(
        "LSM303DLHM", at: [0x1E], [.init(0x0F, 0x00), .init(0x0A, 0x48)], "LINUX, st_magn; AHRS",
        .independent),
      .init(
        "LSM303DLHCM", at: [0x1E], [.init(0x0F, 0x3C), .init(0x0A, 0x48)],
        "DLHC, identification registers; LINUX, st_magn", .independent),
      .init(
        "LSM303DLMM", at: [0x1E], [.init(0x0F, 0x3C), .init(0x0A, 0x48)], "LINUX, st_magn; AHRS",
        .independent),
      .init(
        "ITG3205", at: [0x68, 0x69], [.init(0x00, 0x68, mask: 0x7E)], "I2CDEV, WHO_AM_I", .single),
      .init("MPU6515", at: [0x68, 0x69], [.init(0x75, 0x74)], "LINUX, inv_mpu6050", .single),
      .init("MPU6880", at: [0x68, 0x69], [.init(0x75, 0x78)], "LINUX, inv_mpu6050", .single),
      .init("ICM20600", at: [0x68, 0x69], [.init(0x75, 0x11)], "LINUX, inv_mpu6050", .single),
      .init("ICM20602", at: [0x68, 0x69], [.init(0x75, 0x12)], "LINUX, inv_mpu6050", .single),
      .init("ICM20608", at: [0x68, 0x69], [.init(0x75, 0xAF)], "LINUX, inv_mpu6050", .single),
      .init("ICM20608D", at: [0x68, 0x69], [.init(0x75, 0xAE)], "LINUX, inv_mpu6050", .single),
      .init("ICM20609", at: [0x68, 0x69], [.init(0x75, 0xA6)], "LINUX, inv_mpu6050", .single),
      .init("ICM20689", at: [0x68, 0x69], [.init(0x75, 0x98)], "LINUX, inv_mpu6050", .single),
      .init("ICM20690", at: [0x68, 0x69], [.init(0x75, 0x20)], "LINUX, inv_mpu6050", .single),
      .init("IAM20680", at: [0x68, 0x69], [.init(0x75, 0xA9)], "LINUX, inv_mpu6050", .single),
      .init("MPU6050 clone", at: [0x68, 0x69], [.init(0x75, 0x98)], "ISSUES60", .independent),
      .init("MPU9250 clone", at: [0x68, 0x69], [.init(0x75, 0x74)], "ISSUES92", .single),
      .init("MPU9250 clone", at: [0x68, 0x69], [.init(0x75, 0x75)], "ISSUES92", .single),
      .init("MPU9250 clone", at: [0x68, 0x69], [.init(0x75, 0x78)], "ISSUES92", .independent),
      .init("QMC5883L", at: [0x0D], [], "QMC, I2C", .manufacturer),
      .init("QMC5883P", at: [0x2C], [], "BETAFLIGHT", .independent),
      .init("BMP085", at: [0x77], [], "ARDUMOWER", .single),
      .init("BMP180", at: [0x77], [], "BMP180", .single),
      .init("BMP280", at: [0x76, 0x77], [], "GY91; PLATFORMIO", .independent),
    ]
  }
#endif
