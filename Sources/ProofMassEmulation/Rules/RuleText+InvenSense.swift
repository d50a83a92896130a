// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

// The FIFO of bytes and the auxiliary bus of InvenSense's parts.
extension RuleText {
  static var displacedRecords: Text {
    (
      """
      Nothing in the FIFO marks where a record begins. Where bytes were lost the next one may be the low byte of any \
      axis: accelerations become rates, and all later records are displaced, too.
      """,
      """
      MPU-6000 register map (RM-MPU-6000A-00, rev. 4.2) and MPU-6500 register map (RM-MPU-6500A-00, rev. 2.1), FIFO_R_W: \
      the oldest data are lost. That these are bytes and not records is inferred from reports of displaced axes \
      (i2cdevlib issue 479).
      """,
      """
      Read the FIFO before it is full (\(Datasheet.MPU6500.Variant.mpu6050.fifoDepth ?? 0) bytes; MPU-6500, MPU-9250: \
      512). After FIFO_OFLOW (0x10 of INT_STATUS, 0x3A), or at a count near that, discard all: 0x00 to FIFO_EN (0x23) and \
      USER_CTRL (0x6A), 0x04 to USER_CTRL, then 0x40 there and the bits of FIFO_EN again.
      """
    )
  }

  static var repeatedWrite: Text {
    (
      """
      The byte goes to as many registers of the slave as there are bytes, from the first on, at every sample: a number that \
      was left from a read overwrites what the slave is set to.
      """,
      """
      MPU-6500 register map (RM-MPU-6500A-00, rev. 2.1), I2C_SLV0_CTRL: bytes are written to sequential addresses. That \
      I2C_SLV0_DO is repeated is inferred, because there is no other byte.
      """,
      """
      Write I2C_SLVn_CTRL as 0x81, one byte, where I2C_SLVn_ADDR has the address without 0x80; or write through slave 4 \
      (0x31 to 0x34), which has one byte.
      """
    )
  }
}
