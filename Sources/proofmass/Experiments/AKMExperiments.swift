// SPDX-License-Identifier: Apache-2.0

/// Experiments of AKM's magnetometers.
let akmExperiments = """
  steps measure           # One measurement.
  parts ak8975
  write CNTL 01
  steps measure
  parts ak8963
  write CNTL1 01
  steps measure
  parts ak09916
  write CNTL2 01
  steps measure
  parts ak8973
  write MS1 00
  steps off
  parts ak8975
  write CNTL 00
  steps off
  parts ak8963
  write CNTL1 00
  steps off
  parts ak09916
  write CNTL2 00
  steps continuous        # 8 Hz, or 10 Hz.
  parts ak8963
  write CNTL1 02
  steps continuous
  parts ak09916
  write CNTL2 02

  policy mode-change
  undecidable it needs a mode without power-down before it, which the datasheet forbids
  policy power-down-again
  undecidable it needs a mode within 100 µs after power-down, which the datasheet forbids
  policy self-test-ambient
  undecidable it needs a strong field, or none, around the chip
  policy closed-registers
  undecidable it needs a write to a register that the manufacturer closes
  policy i2cdis-other-values
  undecidable it would switch I2C off until the next power-on
  policy i2cdis-reads
  undecidable it would switch I2C off until the next power-on
  policy soft-reset-i2c
  undecidable it would switch I2C off until the next power-on

  policy status-on-mode-change
  parts ak8975 ak8963 ak09916
  why  power-down is set again when a measurement has ended
  do measure
  poll ST1 01 for 100ms
  do off
  read ST1

  policy asa-outside-fuse-mode
  parts ak8975 ak8963
  why  the adjustment is read in power-down
  read ASAX 3

  policy undefined-read
  parts ak8975 ak8963
  why  an address without a register is read
  read 0x20
  policy undefined-read
  parts ak09916
  why  an address without a register is read
  read 0x40
  policy undefined-read
  parts ak8973
  why  an address without a register is read
  read 0x10

  policy counter-outside-blocks
  parts ak8975 ak8963
  why  a burst from 13 comes to WIA at 00, or stays
  read 0x13 240
  policy counter-outside-blocks
  parts ak09916
  why  a burst from 19 comes to CNTL2 at 31, or stays
  do continuous
  read 0x19 26
  policy counter-outside-blocks
  parts ak8973
  why  a burst from C5 comes to HXGA at E4, or stays
  write HXGA 05
  read 0xC5 32

  policy data-while-busy
  parts ak8975
  why  the data are read a moment after a measurement has begun
  do measure
  wait 20ms
  discard HXL 6
  discard ST2
  do measure
  magnitude HX of 1 every 1ms

  policy data-error-before-data
  parts ak8975
  why  the data are read while none are due
  discard HXL 6
  read ST2

  policy ready-while-protected
  parts ak8963 ak09916
  why  data are read without ST2, and ST1 is looked at after further measurements
  do continuous
  poll ST1 01 for 300ms
  discard HXL 6
  wait 400ms
  read ST1&01

  policy overrun-clears
  parts ak8963 ak09916
  why  measurements are lost while data are read, and ST1 is looked at after the reading has ended
  do continuous
  poll ST1 01 for 300ms
  discard HXL 6
  wait 400ms
  discard ST2
  read ST1
  read ST1

  policy fuse-rom-reads
  parts ak09916
  why  the addresses of a relative's adjustment are read
  read 0x60 3

  policy data-while-busy
  parts ak8973
  why  the temperature is read a moment after a measurement has begun
  do measure
  poll ST 01 for 100ms
  discard H1X 3
  wait 2ms
  do measure
  period TMPS 4 1

  policy start-with-int-high
  parts ak8973
  why  the status is looked at a moment after a start while INT is high
  do measure
  poll ST 01 for 100ms
  wait 2ms
  do measure
  read ST
  bits TMPS FF

  policy eeprom-outside-its-mode
  parts ak8973
  why  the EEPROM is read in power-down
  read EHXGA 3
  """
