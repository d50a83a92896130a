// SPDX-License-Identifier: Apache-2.0

/// Experiments of the ICM-20948. Registers are named whatever their bank, which REG_BANK_SEL opens.
let icm20948Experiments = """
  steps reset
  parts icm20948
  write REG_BANK_SEL 00
  write PWR_MGMT_1 C1
  wait 120ms

  steps wake              # All on, at 1125 Hz.
  parts icm20948
  write REG_BANK_SEL 00
  write PWR_MGMT_1 01
  wait 100ms

  policy bypass-asleep
  parts icm20948
  undecidable it needs an access to another chip, by an address that is not this part's

  policy reset-bit
  parts icm20948
  why  DEVICE_RESET is read a moment after it was written
  write PWR_MGMT_1 C1
  read PWR_MGMT_1&80
  wait 120ms

  policy ak-reset-with-mpu
  parts icm20948
  why  the magnetometer inside is brought into a continuous mode, and its mode is read after a reset
  do compass-off
  do compass-continuous
  do compass-mode
  write REG_BANK_SEL 00
  write PWR_MGMT_1 C1
  wait 120ms
  do compass-mode
  do compass-off

  policy lp-en-writes
  parts icm20948
  why  with LP_EN set an interrupt is enabled by a register that is then closed, and read back
  do wake
  write PWR_MGMT_1 21
  wait 20ms
  write INT_ENABLE_1 01
  read INT_ENABLE_1
  write PWR_MGMT_1 01

  policy mod-ctrl-reset-icm
  parts icm20948
  why  MOD_CTRL_USR is read after a reset
  write REG_BANK_SEL 20
  read MOD_CTRL_USR
  write REG_BANK_SEL 00

  policy data-when-disabled
  parts icm20948
  why  the outputs of the accelerometer are read after it was switched off
  do wake
  write PWR_MGMT_2 38
  wait 20ms
  magnitude ACCEL_XOUT_H of 1 every 1ms

  policy gyro-odr-icm
  parts icm20948
  undecidable the clocks of parts differ by about as much as the two rates

  policy icm-noise
  parts icm20948
  undecidable only noise shows it, which differs among parts and which no step measures

  policy accel-offs-bit0
  parts icm20948
  undecidable it needs a write to a reserved bit: what the factory stored may be 0, too

  policy fifo-size
  parts icm20948
  why  the FIFO is overfilled, and its bytes are counted
  do wake
  write USER_CTRL 40
  write FIFO_EN_2 1E
  wait 800ms
  read FIFO_COUNTH 2

  policy fifo-overflow-drop
  parts icm20948
  why  records of six bytes overfill the FIFO, and its bytes are counted
  do wake
  write USER_CTRL 40
  write FIFO_EN_2 10
  wait 1s
  read FIFO_COUNTH 2

  policy fifo-en-gate
  parts icm20948
  why  data are stored without FIFO_EN of USER_CTRL, and their bytes are counted
  do wake
  write FIFO_EN_2 10
  wait 50ms
  write FIFO_EN_2 00
  read FIFO_COUNTH 2

  policy fifo-rst-bits
  parts icm20948
  why  data are stored while bits 4:1 of FIFO_RST are set, and their bytes are counted
  do wake
  write FIFO_RST 1F
  write FIFO_RST 1E
  write USER_CTRL 40
  write FIFO_EN_2 10
  wait 1s
  read FIFO_COUNTH 2

  policy status-needs-enable
  parts icm20948
  why  INT_STATUS_1 is read while there are data and no interrupt is enabled
  do wake
  read INT_STATUS_1

  policy slv4-ctrl-b6-icm
  parts icm20948
  why  slave 4 reads the identity of the magnetometer inside with bit 6 set
  do wake
  do slave-four
  write I2C_SLV4_ADDR 8C
  write I2C_SLV4_REG 00
  write I2C_SLV4_CTRL C0
  wait 20ms
  write REG_BANK_SEL 00
  read INT_STATUS&01

  # The mode is over when it is read, but not the data-ready bit of ST1. Delays leave the magnetometer
  # time to measure between two writes.
  policy slv-write-len
  parts icm20948
  why  two bytes of 01 to CNTL2 and CNTL3 of the magnetometer inside start it, or reset it, too
  do compass-off
  write I2C_SLV0_ADDR 0C
  write I2C_SLV0_REG 31
  write I2C_SLV0_DO 01
  write I2C_MST_DELAY_CTRL 01
  write I2C_SLV4_CTRL 1F
  write I2C_SLV0_CTRL 82
  wait 45ms
  write I2C_SLV0_CTRL 00
  wait 45ms
  write I2C_MST_DELAY_CTRL 00
  write I2C_SLV4_ADDR 8C
  write I2C_SLV4_REG 10
  write I2C_SLV4_CTRL 80
  wait 20ms
  read I2C_SLV4_DI
  do compass-off

  policy ext-alloc-recalc
  parts icm20948
  why  of two slaves that read the magnetometer inside, the first one is switched off
  do compass-off
  write I2C_SLV0_ADDR 8C
  write I2C_SLV0_REG 00
  write I2C_SLV0_CTRL 81
  write I2C_SLV1_ADDR 8C
  write I2C_SLV1_REG 01
  write I2C_SLV1_CTRL 81
  wait 20ms
  write I2C_SLV0_CTRL 00
  wait 20ms
  write REG_BANK_SEL 00
  read EXT_SLV_SENS_DATA_00

  # Slave 4, by which the mode of the magnetometer is written or read once.
  steps slave-four
  parts icm20948
  write USER_CTRL 20
  write REG_BANK_SEL 30
  write I2C_MST_CTRL 07
  steps compass-off
  parts icm20948
  do wake
  do slave-four
  write I2C_SLV4_ADDR 0C
  write I2C_SLV4_REG 31
  write I2C_SLV4_DO 00
  write I2C_SLV4_CTRL 80
  wait 20ms
  steps compass-continuous
  parts icm20948
  write I2C_SLV4_DO 08
  write I2C_SLV4_CTRL 80
  wait 20ms
  steps compass-mode
  parts icm20948
  do wake
  do slave-four
  write I2C_SLV4_ADDR 8C
  write I2C_SLV4_REG 31
  write I2C_SLV4_CTRL 80
  wait 20ms
  read I2C_SLV4_DI
  """
