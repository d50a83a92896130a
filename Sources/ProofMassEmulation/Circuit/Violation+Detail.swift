// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

extension Violation {
  /// Settings that a violation is about, where the register alone does not identify them.
  package enum Detail: UInt8, CaseIterable, Sendable {
    /// Low-power and high-resolution mode, which exclude each other.
    case lowPowerWithHighResolution
    /// The auxiliary ADC, which needs block data update.
    case adcWithoutBlockDataUpdate
    /// The thermometer, which needs block data update.
    case thermometerWithoutBlockDataUpdate
    /// The thermometer, which is a channel of the auxiliary ADC.
    case thermometerWithoutADC
    /// The byte order, which acts in high-resolution mode.
    case bigEndianWithoutHighResolution
    /// The auxiliary status, which is not updated while the ADC is off.
    case statusWithoutADC
    /// The auxiliary status of a part that has only a thermometer, which is off.
    case statusWithoutThermometer
    /// The accelerometer's bandwidth, which the rate selects.
    case bandwidthWithoutSelection
    /// The gyroscope's bandwidth, with the second low-pass in no path.
    case bandwidthWithoutLowPass2
    /// The gyroscope's high-pass in front of the second low-pass, with neither in a path.
    case highPassWithoutLowPass2
    /// The accelerometer's rate, which is the gyroscope's while that runs.
    case rateWithGyroscope
    /// The gyroscope's low-power mode, at a rate that has none.
    case lowPowerAtHighRate
    /// The FIFO's mode and threshold, with the FIFO disabled.
    case modeWithoutFIFO
    /// The automatic sleep, which needs the link of activity and inactivity.
    case autoSleepWithoutLink
    /// The low power of an ADXL345, at a rate at which it saves nothing.
    case lowPowerAtUnfitRate
    /// The bypass of an MPU-6500 or a relative, while it is the controller of its auxiliary bus.
    case bypassWithController
    /// The gyroscope's low-pass there, which is bypassed.
    case bypassedRateLowPass
    /// The accelerometer's low-pass there, which is bypassed.
    case bypassedForceLowPass
    /// The gyroscope of an MPU-6050, which the cycle mode leaves off.
    case gyroscopeInCycles
    /// The bypass of an ICM-20948, while it is the controller of its auxiliary bus.
    case bankedBypassWithController
    /// The gyroscope's low-pass there, which is bypassed.
    case bankedBypassedRateLowPass
    /// The accelerometer's low-pass there, which is bypassed.
    case bankedBypassedForceLowPass

    /// The settings, by the names of their bits and registers.
    package var text: String {
      switch self {
      case .lowPowerWithHighResolution: "LPen in CTRL_REG1 with HR in CTRL_REG4"
      case .adcWithoutBlockDataUpdate: "ADC_EN in TEMP_CFG_REG needs BDU in CTRL_REG4"
      case .thermometerWithoutBlockDataUpdate: "TEMP_EN in TEMP_CFG_REG needs BDU in CTRL_REG4"
      case .thermometerWithoutADC: "TEMP_EN in TEMP_CFG_REG needs ADC_EN there"
      case .bigEndianWithoutHighResolution: "BLE in CTRL_REG4 needs HR there"
      case .statusWithoutADC: "STATUS_REG_AUX needs ADC_EN in TEMP_CFG_REG"
      case .statusWithoutThermometer: "STATUS_REG_AUX needs TEMP_EN in TEMP_CFG_REG"
      case .bandwidthWithoutSelection: "BW_XL in CTRL_REG6_XL needs BW_SCAL_ODR there"
      case .bandwidthWithoutLowPass2:
        "BW_G in CTRL_REG1_G needs OUT_SEL or INT_SEL 1x in CTRL_REG2_G"
      case .highPassWithoutLowPass2:
        "HP_EN in CTRL_REG3_G needs OUT_SEL or INT_SEL 1x in CTRL_REG2_G"
      case .rateWithGyroscope:
        "ODR_XL in CTRL_REG6_XL needs ODR_G 000 in CTRL_REG1_G, or the same code there"
      case .lowPowerAtHighRate: "LP_mode in CTRL_REG3_G needs ODR_G up to 011 in CTRL_REG1_G"
      case .modeWithoutFIFO: "FIFO_CTRL needs FIFO_EN in CTRL_REG9"
      case .autoSleepWithoutLink: "AUTO_SLEEP in POWER_CTL needs Link there"
      case .lowPowerAtUnfitRate: "LOW_POWER in BW_RATE needs Rate 0111 to 1100 there"
      case .bypassWithController, .bankedBypassWithController:
        "BYPASS_EN in INT_PIN_CFG needs I2C_MST_EN 0 in USER_CTRL"
      case .bypassedRateLowPass: "DLPF_CFG in CONFIG needs FCHOICE_B 00 in GYRO_CONFIG"
      case .bypassedForceLowPass: "A_DLPF_CFG in ACCEL_CONFIG_2 needs ACCEL_FCHOICE_B 0 there"
      case .gyroscopeInCycles: "axes of the gyroscope in PWR_MGMT_2 need CYCLE 0 in PWR_MGMT_1"
      case .bankedBypassedRateLowPass: "GYRO_DLPFCFG in GYRO_CONFIG_1 needs GYRO_FCHOICE there"
      case .bankedBypassedForceLowPass: "ACCEL_DLPFCFG in ACCEL_CONFIG needs ACCEL_FCHOICE there"
      }
    }

    /// The register that contains the setting without effect.
    var register: UInt8 {
      switch self {
      case .lowPowerWithHighResolution, .bigEndianWithoutHighResolution:
        Datasheet.LIS3DH.CTRL_REG4.address
      case .adcWithoutBlockDataUpdate, .thermometerWithoutBlockDataUpdate, .thermometerWithoutADC:
        Datasheet.LIS3DH.TEMP_CFG_REG.address
      case .statusWithoutADC, .statusWithoutThermometer: Datasheet.LIS3DH.STATUS_REG_AUX.address
      case .bandwidthWithoutSelection, .rateWithGyroscope:
        Datasheet.LSM9DS1AG.CTRL_REG6_XL.address
      case .bandwidthWithoutLowPass2: Datasheet.LSM9DS1AG.CTRL_REG1_G.address
      case .highPassWithoutLowPass2, .lowPowerAtHighRate: Datasheet.LSM9DS1AG.CTRL_REG3_G.address
      case .modeWithoutFIFO: Datasheet.LSM9DS1AG.FIFO_CTRL.address
      case .autoSleepWithoutLink: Datasheet.ADXL345.POWER_CTL.address
      case .lowPowerAtUnfitRate: Datasheet.ADXL345.BW_RATE.address
      case .bypassWithController: Datasheet.MPU6500.INT_PIN_CFG.address
      case .bypassedRateLowPass: Datasheet.MPU6500.CONFIG.address
      case .bypassedForceLowPass: Datasheet.MPU6500.ACCEL_CONFIG_2.address
      case .gyroscopeInCycles: Datasheet.MPU6500.PWR_MGMT_2.address
      case .bankedBypassWithController: Datasheet.ICM20948.INT_PIN_CFG.address
      case .bankedBypassedRateLowPass: Datasheet.ICM20948.BankTwo.GYRO_CONFIG_1.address
      case .bankedBypassedForceLowPass: Datasheet.ICM20948.BankTwo.ACCEL_CONFIG.address
      }
    }

    /// A bit of its own.
    var bit: UInt32 { 1 << UInt32(rawValue) }
  }
}
