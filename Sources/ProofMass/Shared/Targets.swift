// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

// The addresses and the framing of the parts.

extension I2CTarget {
  /// A LIS331DLH with SA0 low, at 0x18; `.lis331dlh.at(0x19)` with SA0 high.
  public static var lis331dlh: I2CTarget {
    I2CTarget(
      address: Datasheet.LIS331DLH.i2cAddress, incrementBit: Datasheet.LIS331DLH.i2cIncrementBit)
  }

  /// A LIS331DL or LIS302DL with SDO low, at 0x1C; `.lis331dl.at(0x1D)` with SDO high.
  public static var lis331dl: I2CTarget {
    I2CTarget(
      address: Datasheet.LIS331DL.i2cAddress, incrementBit: Datasheet.LIS331DL.i2cIncrementBit)
  }

  /// A LIS3DH or LIS2DH12 with SA0 low, at 0x18; `.lis3dh.at(0x19)` with SA0 high or open.
  public static var lis3dh: I2CTarget {
    I2CTarget(address: Datasheet.LIS3DH.i2cAddress, incrementBit: Datasheet.LIS3DH.i2cIncrementBit)
  }

  /// The accelerometer of an LSM303AGR, at 0x19.
  public static var lsm303agra: I2CTarget {
    .lis3dh.at(Datasheet.LIS3DH.Variant.lsm303agra.i2cAddress)
  }

  /// The accelerometer of an LSM303DLHC, at 0x19.
  public static var lsm303dlhca: I2CTarget {
    .lis3dh.at(Datasheet.LIS3DH.Variant.lsm303dlhca.i2cAddress)
  }

  /// An ADXL345 or ADXL343 with SDO low, at 0x53; `.adxl345.at(0x1D)` with SDO high. The chip increments its address
  /// without a bit of the command.
  public static var adxl345: I2CTarget {
    I2CTarget(
      address: Datasheet.ADXL345.i2cAddress, incrementBit: Datasheet.ADXL345.i2cIncrementBit)
  }

  /// An L3G4200D or A3G4250D with SA0 low, at 0x68; `.l3g4200d.at(0x69)` with SA0 high.
  public static var l3g4200d: I2CTarget {
    I2CTarget(
      address: Datasheet.L3G4200D.i2cAddress, incrementBit: Datasheet.L3G4200D.i2cIncrementBit)
  }

  /// An L3GD20 or L3GD20H with SA0 low, at 0x6A; `.l3gd20.at(0x6B)` with SA0 high.
  public static var l3gd20: I2CTarget {
    I2CTarget(
      address: Datasheet.L3G4200D.Variant.l3gd20.i2cAddress,
      incrementBit: Datasheet.L3G4200D.i2cIncrementBit)
  }

  /// The accelerometer and gyroscope of an LSM9DS1 with SDO_A/G low, at 0x6A; `.lsm9ds1ag.at(0x6B)` with it
  /// high. The chip increments its address without a bit of the command.
  public static var lsm9ds1ag: I2CTarget {
    I2CTarget(
      address: Datasheet.LSM9DS1AG.i2cAddress, incrementBit: Datasheet.LSM9DS1AG.i2cIncrementBit)
  }

  /// An LSM6DSO, LSM6DSOX, LSM6DSO32 or ISM330DHCX with SA0 low, at 0x6A; `.lsm6dso.at(0x6B)` with it high. The chip
  /// increments its address without a bit of the command.
  public static var lsm6dso: I2CTarget {
    I2CTarget(
      address: Datasheet.LSM6DSO.i2cAddress, incrementBit: Datasheet.LSM6DSO.i2cIncrementBit)
  }

  /// An LSM6DSL, LSM6DS3TR-C, LSM6DS3 or LSM6DS33 with SA0 low, at 0x6A; `.lsm6dsl.at(0x6B)` with it high. The chip
  /// increments its address without a bit of the command.
  public static var lsm6dsl: I2CTarget {
    I2CTarget(
      address: Datasheet.LSM6DSL.i2cAddress, incrementBit: Datasheet.LSM6DSL.i2cIncrementBit)
  }

  /// A LIS3MDL, or the magnetometer of an LSM9DS1, with SDO/SA1 low, at 0x1C; `.lis3mdl.at(0x1E)` with it high.
  public static var lis3mdl: I2CTarget {
    I2CTarget(
      address: Datasheet.LIS3MDL.i2cAddress, incrementBit: Datasheet.LIS3MDL.i2cIncrementBit)
  }

  /// A LIS2MDL, an IIS2MDC, or the magnetometer of an LSM303AGR, at 0x1E.
  public static var lis2mdl: I2CTarget {
    I2CTarget(
      address: Datasheet.LIS2MDL.i2cAddress, incrementBit: Datasheet.LIS2MDL.i2cIncrementBit)
  }

  /// An AK8975 with CAD1 and CAD0 low, at 0x0C; the pins select up to 0x0F: `.ak8975.at(0x0E)`.
  public static var ak8975: I2CTarget {
    I2CTarget(
      address: Datasheet.AK8975.i2cAddress, incrementBit: Datasheet.AK8975.i2cIncrementBit)
  }

  /// An AK8963 with CAD1 and CAD0 low, at 0x0C; the pins select up to 0x0F: `.ak8963.at(0x0E)`.
  public static var ak8963: I2CTarget {
    I2CTarget(
      address: Datasheet.AK8963.i2cAddress, incrementBit: Datasheet.AK8963.i2cIncrementBit)
  }

  /// An AK09916, at 0x0C.
  public static var ak09916: I2CTarget {
    I2CTarget(
      address: Datasheet.AK09916.i2cAddress, incrementBit: Datasheet.AK09916.i2cIncrementBit)
  }

  /// An AK8973 with CAD1 and CAD0 low, at 0x1C; the pins select up to 0x1F: `.ak8973.at(0x1E)`.
  public static var ak8973: I2CTarget {
    I2CTarget(
      address: Datasheet.AK8973.i2cAddress, incrementBit: Datasheet.AK8973.i2cIncrementBit)
  }

  /// An HMC5883L, or the magnetometer of an LSM303DLH, DLM or DLHC, at 0x1E.
  public static var hmc5883l: I2CTarget {
    I2CTarget(
      address: Datasheet.HMC5883L.i2cAddress, incrementBit: Datasheet.HMC5883L.i2cIncrementBit)
  }

  /// An MPU-6500 with AD0 low, at 0x68; `.mpu6500.at(0x69)` with AD0 high. The chip increments its address without a bit of
  /// the command.
  public static var mpu6500: I2CTarget {
    I2CTarget(
      address: Datasheet.MPU6500.i2cAddress, incrementBit: Datasheet.MPU6500.i2cIncrementBit)
  }

  /// An MPU-6000 with AD0 low, at 0x68; `.mpu6000.at(0x69)` with AD0 high.
  public static var mpu6000: I2CTarget { .mpu6500 }

  /// An MPU-6050 with AD0 low, at 0x68; `.mpu6050.at(0x69)` with AD0 high.
  public static var mpu6050: I2CTarget { .mpu6500 }

  /// An MPU-9150 with AD0 low, at 0x68; `.mpu9150.at(0x69)` with AD0 high.
  public static var mpu9150: I2CTarget { .mpu6500 }

  /// An MPU-9250 with AD0 low, at 0x68; `.mpu9250.at(0x69)` with AD0 high.
  public static var mpu9250: I2CTarget { .mpu6500 }

  /// An MPU-9255 with AD0 low, at 0x68; `.mpu9255.at(0x69)` with AD0 high.
  public static var mpu9255: I2CTarget { .mpu6500 }

  /// An ICM-20948 with AD0 low, at 0x68; `.icm20948.at(0x69)` with AD0 high. The chip increments its address without a bit
  /// of the command.
  public static var icm20948: I2CTarget {
    I2CTarget(
      address: Datasheet.ICM20948.i2cAddress, incrementBit: Datasheet.ICM20948.i2cIncrementBit)
  }
}

// All of ST's parts share one SPI format but the LSM9DS1's accelerometer and gyroscope, the LSM6DSO, the LSM6DSL and the LIS2MDL, and
// all of AKM's another; a test of the registry checks that.
extension SPITarget {
  /// A LIS331DLH on four wires; at most 10 MHz, mode 3.
  public static var lis331dlh: SPITarget {
    SPITarget(
      readBit: Datasheet.LIS331DLH.spiReadBit,
      incrementBit: Datasheet.LIS331DLH.spiIncrementBit,
      addressMask: Datasheet.LIS331DLH.spiAddressMask,
      singleRegisterFrames: Datasheet.LIS331DLH.spiOneRegisterAWrite)
  }

  /// A LIS331DL or LIS302DL; at most 10 MHz, mode 3.
  public static var lis331dl: SPITarget { .lis331dlh }

  /// A LIS3DH; at most 10 MHz, mode 3.
  public static var lis3dh: SPITarget {
    SPITarget(
      readBit: Datasheet.LIS3DH.spiReadBit,
      incrementBit: Datasheet.LIS3DH.spiIncrementBit,
      addressMask: Datasheet.LIS3DH.spiAddressMask,
      singleRegisterFrames: Datasheet.LIS3DH.spiOneRegisterAWrite)
  }

  /// An ADXL345 or ADXL343 on four wires; at most 5 MHz, mode 3.
  public static var adxl345: SPITarget {
    SPITarget(
      readBit: Datasheet.ADXL345.spiReadBit,
      incrementBit: Datasheet.ADXL345.spiIncrementBit,
      addressMask: Datasheet.ADXL345.spiAddressMask,
      singleRegisterFrames: Datasheet.ADXL345.spiOneRegisterAWrite)
  }

  /// An L3G4200D or one of its relatives; at most 10 MHz, mode 3.
  public static var l3g4200d: SPITarget { .lis331dlh }

  /// The accelerometer and gyroscope of an LSM9DS1 on four wires; at most 10 MHz, mode 3. Seven bits of the
  /// command are the address, so the bit with which ST's other parts increment would change it.
  public static var lsm9ds1ag: SPITarget {
    SPITarget(
      readBit: Datasheet.LSM9DS1AG.spiReadBit,
      incrementBit: Datasheet.LSM9DS1AG.spiIncrementBit,
      addressMask: Datasheet.LSM9DS1AG.spiAddressMask,
      singleRegisterFrames: Datasheet.LSM9DS1AG.spiOneRegisterAWrite)
  }

  /// An LSM6DSO or one of its relatives on four wires; at most 10 MHz, mode 0 or 3. Seven bits of the command are the
  /// address.
  public static var lsm6dso: SPITarget { .lsm9ds1ag }

  /// An LSM6DSL or one of its relatives on four wires; at most 10 MHz, mode 0 or 3. Seven bits of the command are the
  /// address.
  public static var lsm6dsl: SPITarget { .lsm9ds1ag }

  /// A LIS3MDL or the magnetometer of an LSM9DS1; at most 10 MHz, mode 3.
  public static var lis3mdl: SPITarget { .lis331dlh }

  /// A LIS2MDL or IIS2MDC; at most 10 MHz, mode 3. Seven bits of the command are the address, which always increments.
  public static var lis2mdl: SPITarget { .lsm9ds1ag }

  /// An MPU-6500 on four wires; at most 1 MHz, but 20 MHz for reading samples and INT_STATUS, mode 3. Seven bits of the
  /// command are the address.
  public static var mpu6500: SPITarget {
    SPITarget(
      readBit: Datasheet.MPU6500.spiReadBit,
      incrementBit: Datasheet.MPU6500.spiIncrementBit,
      addressMask: Datasheet.MPU6500.spiAddressMask,
      singleRegisterFrames: Datasheet.MPU6500.spiOneRegisterAWrite)
  }

  /// An MPU-6000, like `SPITarget.mpu6500`.
  public static var mpu6000: SPITarget { .mpu6500 }

  /// An MPU-9250, like `SPITarget.mpu6500`.
  public static var mpu9250: SPITarget { .mpu6500 }

  /// An MPU-9255, like `SPITarget.mpu6500`.
  public static var mpu9255: SPITarget { .mpu6500 }

  /// An ICM-20948 on four wires; at most 7 MHz, mode 3. Seven bits of the command are the address.
  public static var icm20948: SPITarget {
    SPITarget(
      readBit: Datasheet.ICM20948.spiReadBit,
      incrementBit: Datasheet.ICM20948.spiIncrementBit,
      addressMask: Datasheet.ICM20948.spiAddressMask,
      singleRegisterFrames: Datasheet.ICM20948.spiOneRegisterAWrite)
  }

  /// An AK8975 on four wires, mode 3.
  ///
  /// One frame writes one register. Reading a run in one frame is reported to work too, but the part of the
  /// datasheet that describes it was not at hand, so every register is read in a frame of its own.
  ///
  /// On SPI it is recommended to write 0x1B to I2CDIS (`disableI2C`), so that the chip does not mistake other
  /// traffic for I2C. The driver does not do that by itself: afterwards I2C does not work until the supply is
  /// removed.
  public static var ak8975: SPITarget {
    SPITarget(
      readBit: Datasheet.AK8975.spiReadBit,
      incrementBit: Datasheet.AK8975.spiIncrementBit,
      addressMask: Datasheet.AK8975.spiAddressMask,
      singleRegisterFrames: Datasheet.AK8975.spiOneRegisterAWrite)
  }

  /// An AK8963 on four wires, mode 3, with one register per frame, like `SPITarget.ak8975`.
  public static var ak8963: SPITarget { .ak8975 }
}
