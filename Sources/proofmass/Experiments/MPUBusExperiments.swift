// SPDX-License-Identifier: Apache-2.0

/// Experiments of the same parts about FIFO, interrupts and the auxiliary bus.
let mpuBusExperiments = """
  policy fifo-size
  parts mpu6000 mpu6050 mpu9150
  undecidable the FIFO of this part has one size
  policy fifo-size
  parts mpu6500 mpu9250 mpu9255
  why  a FIFO of 4096 bytes is selected, and filled
  do wake
  write ACCEL_CONFIG_2 C0
  write USER_CTRL 40
  write FIFO_EN 78
  wait 600ms
  read FIFO_COUNTH 2

  policy fifo-overflow-drop
  parts mpu*
  why  records of six bytes overfill the FIFO, and its bytes are counted
  do wake
  write USER_CTRL 40
  write FIFO_EN 08
  wait 400ms
  read FIFO_COUNTH 2

  policy fifo-mode-old
  parts mpu6000 mpu6050 mpu9150
  undecidable it needs a one in a bit that must be zero
  policy fifo-mode-old
  parts mpu6500 mpu9250 mpu9255
  undecidable bit 6 of CONFIG is documented in this part

  policy fifo-en-gate
  parts mpu*
  why  data are stored without FIFO_EN of USER_CTRL, and their bytes are counted
  do wake
  write FIFO_EN 08
  wait 50ms
  write FIFO_EN 00
  read FIFO_COUNTH 2

  policy fifo-reset-needs-disable
  parts mpu*
  why  the FIFO is reset while FIFO_EN of USER_CTRL is set, and its bytes are counted
  do wake
  write USER_CTRL 40
  write FIFO_EN 08
  wait 50ms
  write FIFO_EN 00
  write USER_CTRL 44
  read FIFO_COUNTH 2

  # Nobody has an address from 78 on.
  policy i2c-mst-int-bit
  parts mpu*
  why  a slave that does not exist is read, which is an event of the auxiliary bus
  do wake
  write I2C_SLV0_ADDR FE
  write I2C_SLV0_CTRL 81
  write USER_CTRL 20
  wait 20ms
  read INT_STATUS&08

  policy status-needs-enable
  parts mpu*
  why  INT_STATUS is read while there are data and no interrupt is enabled
  do wake
  read INT_STATUS&01

  policy slv-write-len
  parts mpu6000 mpu6050 mpu6500
  undecidable it needs a chip on the auxiliary bus, of which this part has none inside
  policy slv-write-len
  parts mpu9150
  undecidable the magnetometer inside has no two registers in a row that a program may write
  policy slv-write-len
  parts mpu9250 mpu9255
  why  two bytes of 00 are written to CNTL2 and ASTC of the magnetometer inside, which had SELF set
  do wake
  write I2C_MST_CTRL 0D
  do compass-off
  write I2C_SLV4_ADDR 0C
  write I2C_SLV4_REG 0C
  write I2C_SLV4_DO 40
  write I2C_SLV4_CTRL 80
  wait 20ms
  write I2C_SLV0_ADDR 0C
  write I2C_SLV0_REG 0B
  write I2C_SLV0_DO 00
  write I2C_SLV0_CTRL 82
  wait 20ms
  write I2C_SLV0_CTRL 00
  write I2C_SLV4_ADDR 8C
  write I2C_SLV4_CTRL 80
  wait 20ms
  read I2C_SLV4_DI
  write I2C_SLV4_ADDR 0C
  write I2C_SLV4_DO 00
  write I2C_SLV4_CTRL 80
  wait 20ms

  policy ext-alloc-recalc
  parts mpu6000 mpu6050 mpu6500
  undecidable it needs a chip on the auxiliary bus, of which this part has none inside
  policy ext-alloc-recalc
  parts mpu9150 mpu9250 mpu9255
  why  of two slaves that read the magnetometer inside, the first one is switched off
  do wake
  write I2C_MST_CTRL 0D
  write I2C_SLV0_ADDR 8C
  write I2C_SLV0_REG 00
  write I2C_SLV0_CTRL 81
  write I2C_SLV1_ADDR 8C
  write I2C_SLV1_REG 0C
  write I2C_SLV1_CTRL 81
  write USER_CTRL 20
  wait 20ms
  write I2C_SLV0_CTRL 00
  wait 20ms
  read EXT_SENS_DATA_00

  # Slave 4, by which the mode of the magnetometer is written or read once.
  steps compass-off
  parts mpu*
  do wake
  write I2C_MST_CTRL 0D
  write USER_CTRL 20
  write I2C_SLV4_ADDR 0C
  write I2C_SLV4_REG 0A
  write I2C_SLV4_DO 00
  write I2C_SLV4_CTRL 80
  wait 20ms
  steps compass-fuse
  parts mpu*
  write I2C_SLV4_DO 0F
  write I2C_SLV4_CTRL 80
  wait 20ms
  steps compass-mode
  parts mpu*
  do wake
  write I2C_MST_CTRL 0D
  write USER_CTRL 20
  write I2C_SLV4_ADDR 8C
  write I2C_SLV4_REG 0A
  write I2C_SLV4_CTRL 80
  wait 20ms
  read I2C_SLV4_DI
  """
