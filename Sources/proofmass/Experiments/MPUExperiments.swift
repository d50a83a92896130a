// SPDX-License-Identifier: Apache-2.0

/// Experiments of the MPU-6000, MPU-6050, MPU-6500 and their relatives: power, data, offsets.
let mpuExperiments = """
  steps reset
  parts mpu*
  write PWR_MGMT_1 80
  wait 120ms

  steps wake              # All on, 1 kHz, slow low-pass.
  parts mpu*
  write PWR_MGMT_1 01
  write CONFIG 02
  wait 150ms

  policy bypass-asleep
  parts mpu*
  undecidable it needs an access to another chip, by an address that is not this part's

  policy reset-pwr
  parts mpu6000 mpu6050 mpu9150
  undecidable the register map, too, has this part asleep after a reset
  policy reset-pwr
  parts mpu6500 mpu9250 mpu9255
  why  PWR_MGMT_1 is read after a reset
  read PWR_MGMT_1

  policy reset-bit
  parts mpu*
  why  DEVICE_RESET is read a moment after it was written
  write PWR_MGMT_1 80
  read PWR_MGMT_1&80
  wait 120ms

  policy ak-reset-with-mpu
  parts mpu6000 mpu6050 mpu6500
  undecidable it needs a chip on the auxiliary bus, of which this part has none inside
  policy ak-reset-with-mpu
  parts mpu9150 mpu9250 mpu9255
  why  the magnetometer inside is brought into its fuse mode, and its mode is read after a reset
  do compass-off
  do compass-fuse
  do compass-mode
  write PWR_MGMT_1 80
  wait 120ms
  do compass-mode
  do compass-off

  policy i2c-if-dis-readback
  parts mpu6000 mpu6500 mpu9250 mpu9255
  only spi
  why  I2C_IF_DIS is written, and read back
  write USER_CTRL 10
  read USER_CTRL
  policy i2c-if-dis-readback
  parts mpu6050 mpu9150
  undecidable the part has no SPI, and the datasheet forbids to set I2C_IF_DIS

  policy clone-id
  parts mpu*
  why  WHO_AM_I is read
  read WHO_AM_I

  policy data-when-disabled
  parts mpu*
  why  the outputs of the accelerometer are read after it was switched off
  do wake
  write PWR_MGMT_2 38
  wait 20ms
  magnitude ACCEL_XOUT_H of 1 every 1ms

  policy accel-dlpf-table
  parts mpu6000 mpu6050 mpu6500 mpu9150
  undecidable this part's register map has one table
  policy accel-dlpf-table
  parts mpu9250 mpu9255
  undecidable the tables differ at the widest bandwidths alone, where steps settle in a few samples

  policy filter-fit
  parts mpu6000 mpu6050 mpu9150
  why  30 ms after a reset of the signal path the force has the part that bandwidth or delay let pass
  write PWR_MGMT_1 01
  write CONFIG 06
  do step-response
  policy filter-fit
  parts mpu6500 mpu9250 mpu9255
  why  30 ms after a reset of the signal path the force has the part that bandwidth or delay let pass
  write PWR_MGMT_1 01
  write CONFIG 01
  write ACCEL_CONFIG_2 06
  do step-response
  steps step-response
  parts mpu*
  wait 500ms
  magnitude ACCEL_XOUT_H of 1 every 1ms
  write SIGNAL_PATH_RESET 02
  wait 30ms
  magnitude ACCEL_XOUT_H of 1 every 1ms
  ratio

  policy wake-rate-table
  parts mpu6500 mpu9250 mpu9255
  undecidable the rate of this part's cycles is that of LP_ACCEL_ODR
  policy wake-rate-table
  parts mpu6000 mpu6050 mpu9150
  why  the rate of cycles is counted, which is 40 or 10 Hz
  write PWR_MGMT_2 C7
  write PWR_MGMT_1 28
  wait 50ms
  rate INT_STATUS 01 reading ACCEL_XOUT_H 6 for 600ms

  policy accel-noise-source
  parts mpu6000 mpu6050 mpu6500
  undecidable it is a question of parts whose data sheets print an rms value, which this one is not
  policy accel-noise-source
  parts mpu9150 mpu9250 mpu9255
  undecidable only noise shows it, which differs among parts and which no step measures

  policy mot-thr-lsb
  parts mpu6500 mpu9250 mpu9255
  undecidable the part has no MOT_THR: WOM_THR is at its address, with one step
  policy mot-thr-lsb
  parts mpu6000 mpu6050 mpu9150
  why  an offset moves the force by 250 mg, more than 100 steps of 1 or 2 mg, or than 200 of 1 mg
  write PWR_MGMT_1 01
  write CONFIG 03
  write ACCEL_CONFIG 18
  write XA_OFFS_H 00
  wait 150ms
  write MOT_THR 64
  write MOT_DUR 01
  write ACCEL_CONFIG 1F
  write INT_ENABLE 40
  wait 20ms
  discard INT_STATUS
  write XA_OFFS_H 02
  wait 20ms
  read INT_STATUS&40
  write INT_ENABLE 00
  write MOT_THR C8
  write XA_OFFS_H 00
  write ACCEL_CONFIG 18
  wait 20ms
  write ACCEL_CONFIG 1F
  write INT_ENABLE 40
  wait 20ms
  discard INT_STATUS
  write XA_OFFS_H 02
  wait 20ms
  read INT_STATUS&40

  policy gyro-offs-sign
  parts mpu*
  why  an offset of 125 °/s is written
  do wake
  write XG_OFFSET_H 10
  wait 20ms
  mean GYRO_XOUT_H of 4 every 5ms

  policy accel-offs-lsb
  parts mpu6000 mpu6050 mpu9150
  why  the high byte of an offset is raised by two
  do wake
  write ACCEL_CONFIG 18
  write XA_OFFS_H 00
  wait 50ms
  mean ACCEL_XOUT_H of 20 every 5ms
  write XA_OFFS_H 02
  wait 50ms
  mean ACCEL_XOUT_H of 20 every 5ms
  difference
  policy accel-offs-lsb
  parts mpu6500 mpu9250 mpu9255
  why  the high byte of an offset is raised by two
  do wake
  write ACCEL_CONFIG 18
  write ACCEL_CONFIG_2 02
  write XA_OFFSET_H 00
  wait 50ms
  mean ACCEL_XOUT_H of 20 every 5ms
  write XA_OFFSET_H 02
  wait 50ms
  mean ACCEL_XOUT_H of 20 every 5ms
  difference

  policy accel-offs-bit0
  parts mpu*
  undecidable it needs a write to a reserved bit: what the factory stored may be 0, too

  # The first word from FIFO_COUNTH is the number of bytes: two for each sample.
  policy aux-master-stretch
  parts mpu6000 mpu6050 mpu9150
  why  at 8 kHz, divided by 256, samples are counted for eight seconds without and with the controller
  write PWR_MGMT_1 01
  write SMPLRT_DIV FF
  write USER_CTRL 40
  write FIFO_EN 80
  wait 8s
  mean FIFO_COUNTH of 1 every 1ms
  write FIFO_EN 00
  write USER_CTRL 04
  write USER_CTRL 60
  write FIFO_EN 80
  wait 8s
  mean FIFO_COUNTH of 1 every 1ms
  ratio
  # Nobody has an address from 78 on, so each transfer is refused: in one of 32 samples.
  policy aux-master-stretch
  parts mpu6500 mpu9250 mpu9255
  why  transfers of the controller are counted at 1 kHz and at 8 kHz
  write PWR_MGMT_1 01
  write CONFIG 01
  write I2C_SLV0_ADDR FE
  write I2C_SLV0_CTRL 81
  write I2C_MST_DELAY_CTRL 01
  write I2C_SLV4_CTRL 1F
  write USER_CTRL 20
  wait 100ms
  rate I2C_MST_STATUS 01 reading INT_STATUS 1 for 600ms
  write CONFIG 00
  rate I2C_MST_STATUS 01 reading INT_STATUS 1 for 600ms
  ratio
  """
