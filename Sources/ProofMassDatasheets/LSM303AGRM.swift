// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm303agrm.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis magnetometer in STMicroelectronics' LSM303AGR, ±49 G, 16 bits, 10 to 100 Hz.
  ///
  /// Its registers are those of `LIS2MDL`, but for what is here; its numbers are in
  /// `LIS2MDL.Variant`.
  package enum LSM303AGRM {}
}

#if !NO_HEAP
  extension Datasheet.LSM303AGRM {
    /// The manufacturer's name.
    package static var name: String { "LSM303AGRM" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.LIS2MDL.facts,
      #"""
        part like LIS2MDL independent
        identity 4F 40 LSM303AGRM LIS2MDL IIS2MDC | AGR, LSM303AGR_ID_MG; LINUX | independent
        reserved 00 44 doNotWrite | AGR, addresses that it does not list | inferred
        reserved 4B 4E doNotWrite | AGR, addresses that it does not list | inferred
        reserved 50 5F doNotWrite | AGR, addresses that it does not list | inferred
        reserved 6E 7F doNotWrite | AGR, addresses that it does not list | inferred
        register 62 CFG_REG_C rw 00 | Pin, how data are read, and self-test. | AGR, lsm303agr_cfg_reg_c_m_t | single
          field reserved 7 zero | Must be zero. | PID, lis2mdl_cfg_reg_c_t; LINUX | independent
          field INT_on_PIN 6 | Whether pin INT/DRDY shows the interrupt. | PID, lis2mdl_cfg_reg_c_t; LINUX | independent
            code 0 off no
            code 1 on yes
          field I2C_DIS 5 | Whether the part answers on SPI alone. | PID, lis2mdl_cfg_reg_c_t; LINUX | independent
            code 0 no I2C and SPI
            code 1 yes SPI alone
          field BDU 4 | Whether a pair holds still between the reads of its halves. | PID, lis2mdl_cfg_reg_c_t; LINUX | independent
            code 0 continuous updates at any time
            code 1 held held until both halves are read
          field BLE 3 | Order of the bytes of a pair. | PID, lis2mdl_cfg_reg_c_t; LINUX | independent
            code 0 little low byte at the lower address
            code 1 big high byte at the lower address
          field reserved 2 zero | Not used: the part has three SPI wires only.
          field Self_test 1 | Self-test. | PID, lis2mdl_cfg_reg_c_t; LINUX | independent
            code 0 off off
            code 1 on adds a field of known limits
          field DRDY_on_PIN 0 | Whether pin INT/DRDY shows that data are ready. | PID, lis2mdl_cfg_reg_c_t; LINUX | independent
            code 0 off no
            code 1 on yes
        without TEMP_OUT_L TEMP_OUT_H temperatureDigits temperatureZero
        document AGR STMicroelectronics lsm303agr-pid, and its example of the self-test in STMems_Standard_C_drivers
      """#)
  }
#endif
