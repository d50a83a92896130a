// SPDX-License-Identifier: Apache-2.0

/// Experiments of the HMC5883L and its relatives.
let hmc5883lExperiments = """
  steps single
  parts hmc5883l lsm303dlhcm lsm303dlhm lsm303dlmm
  write MR 01
  wait 20ms

  policy counter-after-08
  parts hmc5883l lsm303dlhcm lsm303dlhm lsm303dlmm
  why  a burst behind the data meets the data again, or the status
  do single
  period DXRA 12 6

  policy counter-after-31
  parts lsm303dlhcm
  why  the byte after 31 is the low one of the temperature, or CRA with a known value
  write CRA 9C
  do single
  wait 100ms
  read 0x31&0F
  read 0x31&0F 2
  policy counter-after-31
  undecidable the part has no thermometer

  policy burst-write
  parts lsm303dlhcm lsm303dlhm lsm303dlmm
  undecidable no two bytes are defined both for CRA and for CRB
  policy burst-write
  parts hmc5883l
  why  two bytes are written, both of which CRA and CRB may have
  write CRA 14 00
  read CRA
  read CRB

  policy first-sample
  parts lsm303dlhcm lsm303dlhm lsm303dlmm
  undecidable it needs a field that changes, and the part has no self-test
  policy first-sample
  parts hmc5883l
  why  at the slowest rate, the data are looked at for the field of the self-test before two periods have passed
  do single
  magnitude DXRA of 1 every 1ms
  write CRA 01
  write MR 00
  wait 200ms
  magnitude DXRA of 1 every 1ms
  ratio

  policy averaging-time
  parts lsm303dlhcm lsm303dlhm lsm303dlmm
  undecidable the part has no averaging
  policy averaging-time
  parts hmc5883l
  why  the time of a measurement with an average of eight
  do single
  discard DXRA 6
  write CRA 70
  write MR 01
  poll SR 01=00 for 5ms
  poll SR 01 for 200ms
  poll MR 03=02 for 5ms

  policy gain-latency
  parts hmc5883l lsm303dlhcm lsm303dlhm lsm303dlmm
  why  the first measurement after a change of the gain is compared with the one before
  write CRB 20
  do single
  do single
  magnitude DXRA of 1 every 1ms
  write CRB E0
  do single
  magnitude DXRA of 1 every 1ms
  ratio

  policy ready-clears
  parts hmc5883l lsm303dlhcm lsm303dlhm lsm303dlmm
  why  the ready bit is looked at after the data are read
  do single
  discard DXRA 6
  read SR

  policy mode-read-locks
  parts hmc5883l lsm303dlhcm lsm303dlhm lsm303dlmm
  why  the lock bit is looked at after MR is read
  do single
  discard DXRA 6
  discard MR
  read SR

  policy mode-after-single
  parts hmc5883l lsm303dlhcm lsm303dlhm lsm303dlmm
  why  the mode is read after a single measurement
  do single
  read MR

  policy address-bit-7
  parts hmc5883l lsm303dlhcm lsm303dlhm lsm303dlmm
  why  the identity is read with bit 7 in its address
  read 0x8A 3
  """
