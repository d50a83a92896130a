// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

// Registers in banks, and registers that are closed for a time: the ICM-20948's.
extension RuleText {
  static var otherBank: Text {
    (
      """
      The open bank has nothing at the address: the write is lost, and the read gives a byte without meaning. Where it \
      has a register of its own there, that one is written instead. A bank stays open when a program ends: the next one \
      finds no WHO_AM_I at 0x00.
      """,
      """
      ICM-20948 datasheet (DS-000189, Rev. 1.3), REG_BANK_SEL, USER_BANK: bits 5:4; SparkFun's ICM-20948 library, issues \
      6, 10 and 71, of programs that wrote the number of the bank to bits 1:0, or began in another bank.
      """,
      """
      Write REG_BANK_SEL (0x7F) first: 0x00, 0x10, 0x20 or 0x30 for bank 0, 1, 2 or 3; at the start of a program in any \
      case. DEVICE_RESET (0x80 of PWR_MGMT_1, 0x06 of bank 0) opens bank 0.
      """
    )
  }

  static var lowPowerWrite: Text {
    (
      "With LP_EN set the part may ignore the write, so that the register keeps what it had.",
      """
      ICM-20948 datasheet (DS-000189, Rev. 1.3), PWR_MGMT_1, LP_EN, which lists the registers that can be written: \
      LP_CONFIG, PWR_MGMT_1, PWR_MGMT_2, INT_PIN_CFG, INT_ENABLE, FIFO_COUNT, FIFO_R_W, FIFO_CFG and REG_BANK_SEL.
      """,
      """
      Clear LP_EN (0x20 of PWR_MGMT_1, 0x06 of bank 0) before the write: 0x01 to PWR_MGMT_1; and set it afterwards.
      """
    )
  }

  static var accessAfterGyroscope: Text {
    let wait = time(Datasheet.ICM20948.Timing.gyroscopeOffOnSPI)
    return (
      "The write may be lost, and what is read of the FIFO or of the memory may be wrong.",
      "ICM-20948 datasheet (DS-000189, Rev. 1.3), on SPI, after the gyroscope is disabled.",
      """
      On SPI wait \(wait) after DISABLE_GYRO (0x07 of PWR_MGMT_2, 0x07 of bank 0) before most registers are written, and \
      before the FIFO and the memory are read.
      """
    )
  }
}
