// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/assemblies by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet {
    /// The parts and boards that carry several chips, and the boards with one.
    package static let assemblies: [AssemblyFacts] = [
      AssemblyFacts(
        "Adafruit ICM-20948", .board,
        [
          .init(
            "ICM20948", at: [0x69, 0x68],
            "ICM20X, ICM20948_I2CADDR_DEFAULT; DS, I2C interface, AD0", .single),
          .init("AK09916", at: [0x0C], behind: "ICM20948", "DS, I2C interface", .manufacturer),
        ]
      ),
      AssemblyFacts(
        "Adafruit LSM6DSOX LIS3MDL", .board,
        [
          .init("LSM6DSOX", at: [0x6A], "SOX, LSM6DSOX_I2CADDR_DEFAULT", .single),
          .init("LIS3MDL", at: [0x1C], "LIS, LIS3MDL_I2CADDR_DEFAULT", .single),
        ]
      ),
      AssemblyFacts(
        "GY-271", .board,
        [
          .init("HMC5883L", at: [0x1E], "BETAFLIGHT; HMC, I2C", .single)
        ]
      ),
      AssemblyFacts(
        "GY-273", .board,
        [
          .init("HMC5883L", at: [0x1E], "BETAFLIGHT; HMC, I2C", .single)
        ]
      ),
      AssemblyFacts(
        "GY-50", .board,
        [
          .init("L3G4200D", at: [0x69], "BETAFLIGHT", .single)
        ]
      ),
      AssemblyFacts(
        "GY-511", .board,
        [
          .init(
            "LSM303DLHCA", at: [0x19], "FORESTCV, whose registers are those of an LSM303DLHC",
            .single),
          .init(
            "LSM303DLHCM", at: [0x1E], "FORESTCV, whose registers are those of an LSM303DLHC",
            .single),
        ]
      ),
      AssemblyFacts(
        "GY-521", .board,
        [
          .init(
            "MPU6050", at: [0x68, 0x69], "DS, I2C interface; I2CDEV, MPU6050_DEFAULT_ADDRESS",
            .independent)
        ]
      ),
      AssemblyFacts(
        "GY-80", .board,
        [
          .init("L3G4200D", at: [0x69, 0x68], "ARDUMOWER, 0x68 on some; GNITNAW", .independent),
          .init("ADXL345", at: [0x53], "ARDUMOWER; GNITNAW", .independent),
          .init("HMC5883L", at: [0x1E], "ARDUMOWER; GNITNAW", .independent),
          .init("BMP085", at: [0x77], "ARDUMOWER; GNITNAW", .independent),
        ]
      ),
      AssemblyFacts(
        "GY-85", .board,
        [
          .init("ITG3205", at: [0x68], "MADC; I2CDEV, ITG3200_DEFAULT_ADDRESS", .independent),
          .init("ADXL345", at: [0x53], "MADC; ADXL, I2C", .independent),
          .init("HMC5883L", at: [0x1E], "MADC; HMC, I2C", .independent),
        ]
      ),
      AssemblyFacts(
        "GY-91", .board,
        [
          .init("MPU9250", at: [0x68, 0x69], "FORUM; PLATFORMIO; DS, I2C interface", .independent),
          .init("AK8963", at: [0x0C], behind: "MPU9250", "DS, I2C interface", .manufacturer),
          .init("BMP280", at: [0x76, 0x77], "FORUM; PLATFORMIO", .independent),
        ]
      ),
      AssemblyFacts(
        "GY-9250", .board,
        [
          .init("MPU9250", at: [0x68, 0x69], "DS, I2C interface; NIUS, devices", .independent),
          .init(
            "AK8963", at: [0x0C], behind: "MPU9250", "DS, I2C interface; NIUS, devices",
            .independent),
        ]
      ),
      AssemblyFacts(
        "LSM303AGR module", .board,
        [
          .init("LSM303AGRA", at: [0x19], "PID, LSM303AGR_I2C_ADD_XL", .single),
          .init("LSM303AGRM", at: [0x1E], "PID, LSM303AGR_I2C_ADD_MG", .single),
        ]
      ),
      AssemblyFacts(
        "LSM303AGR", .part,
        [
          .init("LSM303AGRA", at: [0x19], "PID, LSM303AGR_I2C_ADD_XL", .single),
          .init("LSM303AGRM", at: [0x1E], "PID, LSM303AGR_I2C_ADD_MG", .single),
        ]
      ),
      AssemblyFacts(
        "LSM303DLH module", .board,
        [
          .init("LSM303DLH", at: [0x18, 0x19], "LSM303; VDORR", .independent),
          .init("LSM303DLHM", at: [0x1E], "LSM303; VDORR", .independent),
        ]
      ),
      AssemblyFacts(
        "LSM303DLHC module", .board,
        [
          .init("LSM303DLHCA", at: [0x19], "DLHC, I2C operation", .manufacturer),
          .init("LSM303DLHCM", at: [0x1E], "DLHC, I2C operation", .manufacturer),
        ]
      ),
      AssemblyFacts(
        "LSM303DLHC", .part,
        [
          .init("LSM303DLHCA", at: [0x19], "DLHC, I2C operation", .manufacturer),
          .init("LSM303DLHCM", at: [0x1E], "DLHC, I2C operation", .manufacturer),
        ]
      ),
      AssemblyFacts(
        "LSM303DLM module", .board,
        [
          .init("LSM303DLM", at: [0x18, 0x19], "LSM303; AHRS", .independent),
          .init("LSM303DLMM", at: [0x1E], "LSM303; AHRS", .independent),
        ]
      ),
      AssemblyFacts(
        "LSM9DS1 breakout", .board,
        [
          .init("LSM9DS1AG", at: [0x6B], "ARDUINO; SPARKFUN", .independent),
          .init("LSM9DS1M", at: [0x1E], "ARDUINO; SPARKFUN", .independent),
        ]
      ),
      AssemblyFacts(
        "LSM9DS1", .part,
        [
          .init("LSM9DS1AG", at: [0x6A], "DS, I2C operation, SDO_A/G low", .manufacturer),
          .init("LSM9DS1M", at: [0x1C], "DS, I2C operation, SDO_M low", .manufacturer),
        ]
      ),
      AssemblyFacts(
        "MinIMU-9 v1", .board,
        [
          .init("L3G4200D", at: [0x69], "AHRS; CARRIER", .inferred),
          .init("LSM303DLM", at: [0x18], "AHRS; DCM", .independent),
          .init("LSM303DLMM", at: [0x1E], "AHRS", .single),
        ]
      ),
      AssemblyFacts(
        "MinIMU-9 v2", .board,
        [
          .init("L3GD20", at: [0x6B], "EULER, L3GD20_ADDR", .single),
          .init("LSM303DLHCA", at: [0x19], "AHRS", .single),
          .init("LSM303DLHCM", at: [0x1E], "AHRS", .single),
        ]
      ),
      AssemblyFacts(
        "MinIMU-9 v3", .board,
        [
          .init("L3GD20H", at: [0x6B], "AHRS, 2.0.0, listing of i2cdetect", .single),
          .init("LSM303D", at: [0x1D], "AHRS, 2.0.0, listing of i2cdetect", .single),
        ]
      ),
      AssemblyFacts(
        "MinIMU-9 v5", .board,
        [
          .init("LSM6DS33", at: [0x6B], "AHRS, 3.0.0; LSM6, first address", .independent),
          .init("LIS3MDL", at: [0x1E], "AHRS, 3.0.0; LIS3MDL, first address", .independent),
        ]
      ),
      AssemblyFacts(
        "MinIMU-9 v6", .board,
        [
          .init("LSM6DSO", at: [0x6B], "AHRS, 4.0.0; LSM6, first address", .independent),
          .init("LIS3MDL", at: [0x1E], "AHRS, 4.0.0; LIS3MDL, first address", .independent),
        ]
      ),
      AssemblyFacts(
        "MPU-9150 module", .board,
        [
          .init("MPU9150", at: [0x68, 0x69], "DS, I2C interface; WINER", .independent),
          .init("AK8975", at: [0x0C], behind: "MPU9150", "DS; WINER", .independent),
        ]
      ),
      AssemblyFacts(
        "MPU-9250 module", .board,
        [
          .init("MPU9250", at: [0x68, 0x69], "DS, I2C interface", .manufacturer),
          .init("AK8963", at: [0x0C], behind: "MPU9250", "DS, I2C interface", .manufacturer),
        ]
      ),
      AssemblyFacts(
        "Sense HAT", .board,
        [
          .init("LSM9DS1AG", at: [0x6A], "GRAPE; RTIMULIB", .independent),
          .init("LSM9DS1M", at: [0x1C], "GRAPE; RTIMULIB", .independent),
        ]
      ),
      AssemblyFacts(
        "SparkFun ICM-20948", .board,
        [
          .init("ICM20948", at: [0x69, 0x68], "EXAMPLE, AD0_VAL; DS, I2C interface, AD0", .single),
          .init("AK09916", at: [0x0C], behind: "ICM20948", "DS, I2C interface", .manufacturer),
        ]
      ),
    ]
  }
#endif
