// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/mpu9150.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.MPU9150 {
    /// The manufacturer's name.
    package static var name: String { "MPU9150" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part
        identity 75 68 MPU9150 MPU6050 | FAMILY; WINER | single
        i2c 400000 00 68 69 | FAMILY; RTIMU | single
        spi none
        reserved 00 36 undocumented | FAMILY, registers of the other functions, which are not described here | single
        reserved 38 69 undocumented | FAMILY, registers of the other functions, which are not described here | single
        reserved 6C 74 undocumented | FAMILY, registers of the other functions, which are not described here | single
        reserved 76 FF undocumented | FAMILY, registers of the other functions, which are not described here | single
        register 37 INT_PIN_CFG rw 00 | Where the auxiliary bus leads. | RTIMU; WINER | independent
          field reserved 7:2 reserved | Left alone here; the part has other functions there.
          field I2C_BYPASS_EN 1 | Whether the auxiliary bus is joined to the host's while the master rests.
            code 0 disabled apart
            code 1 enabled joined
          field reserved 0 reserved | Left alone here; the part has other functions there.
        register 6A USER_CTRL rw 00 | The master of the auxiliary bus. | RTIMU; WINER | independent
          field reserved 7:6 reserved | Left alone here; the part has other functions there.
          field I2C_MST_EN 5 | Whether the part masters the auxiliary bus.
            code 0 disabled rests
            code 1 enabled masters
          field reserved 4:0 reserved | Left alone here; the part has other functions there.
        register 6B PWR_MGMT_1 rw 40 | Reset and sleep. | FAMILY; WINER | single
          field DEVICE_RESET 7 clearsItself | Sets every register to its reset value. | FAMILY | single
            code 0 normal nothing
            code 1 reset reset
          field SLEEP 6 | Whether the part sleeps.
            code 0 no awake
            code 1 yes asleep
          field reserved 5:0 reserved | Left alone here; the part has other functions there.
        register 75 WHO_AM_I r 68 | The identity byte. | FAMILY; WINER | single
          field ID 7:0 | 0x68, also in the MPU-6050.
        document FAMILY MPU-6050 register map, InvenSense, from memory
        document RTIMU RTIMULib2, RTIMUMPU9150
        document WINER Kris Winer's MPU-9150 programs
      """#)
  }
#endif
