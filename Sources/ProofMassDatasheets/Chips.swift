// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet {
    /// All parts: accelerometers, gyroscopes, magnetometers, parts with several sensors, others.
    package static let chips: [ChipFacts] = [
      ADXL345.facts, ADXL343.facts, LIS331DL.facts, LIS302DL.facts, LIS331DLH.facts, LIS331HH.facts,
      H3LIS331DL.facts, LSM303DLH.facts, LSM303DLM.facts, LIS3DH.facts, LIS2DH12.facts,
      LSM303AGRA.facts, LSM303DLHCA.facts, L3G4200D.facts, A3G4250D.facts, L3GD20.facts,
      L3GD20H.facts, AK09916.facts, AK8963.facts, AK8973.facts, AK8975.facts, HMC5883L.facts,
      LSM303DLHCM.facts, LSM303DLHM.facts, LSM303DLMM.facts, LIS2MDL.facts, IIS2MDC.facts,
      LSM303AGRM.facts, LIS3MDL.facts, LSM9DS1M.facts, ICM20948.facts, LSM6DSL.facts,
      LSM6DS3TRC.facts, LSM6DS3.facts, LSM6DS33.facts, LSM6DSO.facts, LSM6DSOX.facts,
      LSM6DSO32.facts, ISM330DHCX.facts, LSM9DS1AG.facts, MPU6500.facts, MPU6050.facts,
      MPU6000.facts, MPU9150.facts, MPU9250.facts, MPU9255.facts,
    ]
  }
#endif
