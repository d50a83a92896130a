// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/mpu9250.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Accelerometer and gyroscope of InvenSense, nearly those of an MPU-6500, beside an AK8963 on
  /// the auxiliary bus.
  ///
  /// Its registers are those of `MPU6500`, but for what is here; its numbers are in
  /// `MPU6500.Variant`.
  package enum MPU9250 {}
}

#if !NO_HEAP
  extension Datasheet.MPU9250 {
    /// The manufacturer's name.
    package static var name: String { "MPU9250" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.MPU6500.facts,
      #"""
        part like MPU6500 manufacturer
        identity 75 71 MPU9250 | RM92, WHO_AM_I; LINUX
        i2c 400000 00 68 69 | PS92, I2C interface
        spi 80 00 7F 3 20000000 | PS92, SPI interface, the clock of outputs and INT_STATUS
        inside AK8963 +y+x-z | PS92, orientation of axes
        register 38 INT_ENABLE rw 00 | Interrupts. | RM92, INT_ENABLE
          field zero 7 zero | Must be zero. | RM65, INT_ENABLE
          field WOM_EN 6 | Wake on motion. | RM65, INT_ENABLE
            code 0 off off
            code 1 on on
          field zero 5 zero | Must be zero. | RM65, INT_ENABLE
          field FIFO_OVERFLOW_EN 4 | Overflow of the FIFO. | RM65, INT_ENABLE
            code 0 off off
            code 1 on on
          field FSYNC_INT_EN 3 | FSYNC. | RM65, INT_ENABLE
            code 0 off off
            code 1 on on
          field zero 2 zero | Must be zero. | RM65, INT_ENABLE
          field zero 1 zero | Must be zero.
          field RAW_RDY_EN 0 | Data ready. | RM65, INT_ENABLE
            code 0 off off
            code 1 on on
        register 3A INT_STATUS r 00 - onRequest | Status of interrupts. | RM92, INT_STATUS
          reading Clears the register.
          field zero 7 zero | Must be zero. | RM65, INT_STATUS
          field WOM_INT 6 | Wake on motion. | RM65, INT_STATUS
            code 0 off no
            code 1 on yes
          field zero 5 zero | Must be zero. | RM65, INT_STATUS
          field FIFO_OVERFLOW_INT 4 | Overflow of the FIFO. | RM65, INT_STATUS
            code 0 off no
            code 1 on yes
          field FSYNC_INT 3 | FSYNC. | RM65, INT_STATUS
            code 0 off no
            code 1 on yes
          field zero 2 zero | Must be zero. | RM65, INT_STATUS
          field zero 1 zero | Must be zero.
          field RAW_DATA_RDY_INT 0 | Data ready. | RM65, INT_STATUS
            code 0 off no
            code 1 on yes
        register 6A USER_CTRL rw 00 | FIFO and controller of the auxiliary bus. | RM92, USER_CTRL
          field zero 7 zero | Must be zero.
          field FIFO_EN 6 | FIFO. | RM65, USER_CTRL
            code 0 off off
            code 1 on on
          field I2C_MST_EN 5 | Whether the part controls the auxiliary bus. | RM65, USER_CTRL
            code 0 off no
            code 1 on yes
          field I2C_IF_DIS 4 | Interfaces. | RM65, USER_CTRL
            code 0 off I2C and SPI
            code 1 on SPI alone
          field zero 3 zero | Must be zero.
          field FIFO_RST 2 clearsItself | FIFO. | RM65, USER_CTRL
            code 0 off nothing
            code 1 on emptied
          field I2C_MST_RST 1 clearsItself | Controller of the auxiliary bus. | RM65, USER_CTRL
            code 0 off nothing
            code 1 on reset
          field SIG_COND_RST 0 clearsItself | Signal paths and registers of the sensors. | RM65, USER_CTRL
            code 0 off nothing
            code 1 on reset
        register 6B PWR_MGMT_1 rw 01 | Reset, sleep, clock. | RM92, PWR_MGMT_1
          field H_RESET 7 clearsItself | Sets every register to its reset value. | RM65, PWR_MGMT_1
            code 0 off nothing
            code 1 on reset
          field SLEEP 6 | Sleep. | RM65, PWR_MGMT_1
            code 0 off awake
            code 1 on asleep
          field CYCLE 5 | Cycle mode: single samples of the accelerometer between sleeps. | RM65, PWR_MGMT_1
            code 0 off off
            code 1 on on
          field GYRO_STANDBY 4 | Gyroscope: drive and PLL on, no samples. | RM65, PWR_MGMT_1
            code 0 off off
            code 1 on on
          field PD_PTAT 3 | Generator of the voltage that the thermometer measures.
            code 0 off on
            code 1 on off
          field CLKSEL 2:0 | Clock. | RM65, PWR_MGMT_1
            code 0 ownClock internal, 20 MHz
            code 1 best PLL where ready, else internal
            code 2 best2 PLL where ready, else internal
            code 3 best3 PLL where ready, else internal
            code 4 best4 PLL where ready, else internal
            code 5 best5 PLL where ready, else internal
            code 6 ownClock6 internal, 20 MHz
            code 7 stopped stopped
        register 6C PWR_MGMT_2 rw 00 | Axes that are off. | RM92, PWR_MGMT_2
          field zero 7:6 zero | Must be zero.
          field DISABLE_XA 5 | Accelerometer X. | RM65, PWR_MGMT_2
            code 0 off on
            code 1 on off
          field DISABLE_YA 4 | Accelerometer Y. | RM65, PWR_MGMT_2
            code 0 off on
            code 1 on off
          field DISABLE_ZA 3 | Accelerometer Z. | RM65, PWR_MGMT_2
            code 0 off on
            code 1 on off
          field DISABLE_XG 2 | Gyroscope X. | RM65, PWR_MGMT_2
            code 0 off on
            code 1 on off
          field DISABLE_YG 1 | Gyroscope Y. | RM65, PWR_MGMT_2
            code 0 off on
            code 1 on off
          field DISABLE_ZG 0 | Gyroscope Z. | RM65, PWR_MGMT_2
            code 0 off on
            code 1 on off
        register 75 WHO_AM_I r 71 | The identity byte. | RM92, WHO_AM_I, reset values; LINUX
          field WHOAMI 7:0 | 0x71.
        table laterAccelerometerBandwidthMillihertz ACCEL_CONFIG_2.A_DLPF_CFG | mHz | Bandwidth of the accelerometer as the later register map has it, −3 dB. | RM92, ACCEL_CONFIG_2, table of A_DLPF_CFG
          row | 218100 218100 99000 44800 21200 10200 5050 420000
        table laterAccelerometerDelayMicroseconds ACCEL_CONFIG_2.A_DLPF_CFG | µs | Delay of the accelerometer as the later register map has it. | RM92, ACCEL_CONFIG_2, table of A_DLPF_CFG
          row | 1880 1880 2880 4880 8870 16830 32480 1380
        constant accelerometerZeroLevelDrift 1500 | µg/°C | Typical change of the zero-g level of X and Y with temperature, either sign. | PS92, accelerometer specifications
        constant accelerometerZeroLevelDriftZ 1500 | µg/°C | Typical change of the zero-g level of Z with temperature, either sign. | PS92, accelerometer specifications
        constant accelerometerZeroLevelZ 80 | mg | Typical zero-g level of the accelerometer along Z, either sign. | PS92, accelerometer specifications
        constant gyroscopeZeroLevelDrift 240 | m°/s/°C | Typical change of the zero-rate level with temperature, either sign. | PS92, gyroscope specifications, ±30 °/s between −40 and 85 °C
        constant laterAccelerometerBypassBandwidthMillihertz 1046000 | mHz | Bandwidth of the accelerometer with its low-pass bypassed as the later register map has it, −3 dB. | RM92, ACCEL_CONFIG_2, table of A_DLPF_CFG
        constant laterAccelerometerBypassDelayMicroseconds 503 | µs | Delay of the accelerometer with its low-pass bypassed as the later register map has it. | RM92, ACCEL_CONFIG_2, table of A_DLPF_CFG
        without wakeControlMillihertz
        document PS92 MPU-9250 Product Specification, PS-MPU-9250A-01 Rev. 1.1, InvenSense
        document RM92 MPU-9250 Register Map and Descriptions, RM-MPU-9250A-00 Rev. 1.6, InvenSense
      """#)
  }
#endif
