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
        "MPU6050", at: [0x68, 0x69], [.init(0x75, 0x68)], "RM60, WHO_AM_I; LINUX, inv_mpu6050",
        .manufacturer),
      .init(
        "MPU6500", at: [0x68, 0x69], [.init(0x75, 0x70)], "RM65, WHO_AM_I; LINUX, inv_mpu6050",
        .manufacturer),
      .init(
        "MPU9250", at: [0x68, 0x69], [.init(0x75, 0x71)], "RM92, WHO_AM_I; LINUX, inv_mpu6050",
        .manufacturer),
      .init(
        "MPU9255", at: [0x68, 0x69], [.init(0x75, 0x73)], "RM55, WHO_AM_I; LINUX, inv_mpu6050",
        .manufacturer),
      .init("ICM20948", at: [0x68, 0x69], [.init(0x00, 0xEA)], "ICM, WHO_AM_I", .manufacturer),
      .init(
        "ITG3205", at: [0x68, 0x69], [.init(0x00, 0x68, mask: 0x7E)], "I2CDEV, WHO_AM_I", .single),
      .init("QMC5883L", at: [0x0D], [], "QMC, I2C", .manufacturer),
      .init("QMC5883P", at: [0x2C], [], "BETAFLIGHT", .independent),
      .init("BMP085", at: [0x77], [], "ARDUMOWER", .single),
      .init("BMP180", at: [0x77], [], "BMP180", .single),
    ]
  }
#endif
