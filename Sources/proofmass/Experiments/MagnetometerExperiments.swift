// SPDX-License-Identifier: Apache-2.0

private let first = "parts lis3mdl lsm9ds1m"
private let second = "parts lis2mdl iis2mdc lsm303agrm"

/// Experiments of ST's magnetometers.
let magnetometerExperiments = """
  steps slow              # 10 Hz.
  \(first)
  write CTRL_REG1 10
  write CTRL_REG3 00
  steps slow
  \(second)
  write CFG_REG_A 80
  steps off
  \(first)
  write CTRL_REG3 03
  steps off
  \(second)
  write CFG_REG_A 83
  steps clear
  \(second)
  discard OUTX_L 6
  steps next
  \(second)
  discard OUTX_L 6
  poll STATUS_REG 08=00 for 20ms
  poll STATUS_REG 08 for 3s
  steps low-byte
  \(second)
  discard OUTX_L
  steps pair
  \(second)
  discard OUTX_L 2

  policy active-high
  undecidable a pin cannot be seen on the bus
  policy set-pulse
  undecidable what a set pulse does cannot be seen on the bus

  policy i2c-increment
  \(first)
  only i2c
  why  three registers with different values are read without the increment bit
  read CTRL_REG1 3 plain
  policy i2c-increment
  \(second)
  only i2c
  why  three registers with different values are read without the increment bit
  read CFG_REG_A 3 plain

  policy burst-end
  \(first)
  why  a burst behind the outputs meets the outputs again, or the thermometer
  write CTRL_REG1 90
  write CTRL_REG3 00
  do next 3
  do off
  wait 20ms
  period OUT_X_L 8 6
  policy burst-end
  \(second)
  why  a burst behind the outputs meets the outputs again, or the thermometer
  do slow
  do next 3
  do off
  wait 20ms
  period OUTX_L 8 6

  policy offset
  \(first)
  why  an offset is set between two measurements
  do slow
  do next 3
  mean OUT_X of 4 every 100ms
  write OFFSET_X_H 20
  do next 3
  mean OUT_X of 4 every 100ms
  difference

  policy fast-read
  parts lsm9ds1m
  undecidable it needs a one in a bit that must be zero, which the datasheet forbids
  policy fast-read
  parts lis3mdl
  why  offsets give the high bytes known signs, by which a burst shows what it skips
  write OFFSET_Y_H C0
  write OFFSET_Z_H 40
  write CTRL_REG5 80
  do slow
  do next 3
  read OUT_X_H 3

  policy first-sample
  \(first)
  why  the time to the first sample at the slowest rate
  do clear
  write CTRL_REG1 00
  write CTRL_REG3 00
  poll STATUS_REG 08 for 3s

  policy latched
  \(first)
  why  the threshold is raised beyond the field, and the source is looked at
  do slow
  write INT_THS_L 01
  write INT_CFG E9
  do next 3
  write INT_THS_H 7F
  do next 3
  read INT_SRC&01
  policy latched
  \(second)
  why  the threshold is raised beyond the field, and the source is looked at
  do slow
  write INT_THS_L_REG 01
  write INT_CTRL_REG E1
  do next 3
  write INT_THS_H_REG 7F
  do next 3
  read INT_SOURCE_REG&01

  policy interrupt-reset
  \(first)
  why  INT_CFG is read after a soft reset
  write CTRL_REG2 04
  wait 50ms
  read INT_CFG

  policy fast-bits
  parts lsm9ds1m
  undecidable it needs a one in a bit that must be zero, which the datasheet forbids
  policy fast-bits
  undecidable both values are the same in this part

  policy sensitivity
  parts lsm9ds1m
  why  the field is measured in two ranges, whose ratio differs
  do slow
  do next 3
  magnitude OUT_X of 30 every 100ms
  write CTRL_REG2 60
  do next 3
  magnitude OUT_X of 30 every 100ms
  ratio
  policy sensitivity
  undecidable both values are the same in this part

  policy single-cancellation
  \(second)
  why  a single measurement with the offset cancellation is waited for
  do clear
  write CFG_REG_B 12
  write CFG_REG_A 81
  poll STATUS_REG 08 for 1s

  policy reset-wires
  parts lsm303agrm
  undecidable it needs a one in a bit that must be zero, which the datasheet forbids
  policy reset-wires
  \(second)
  only i2c
  why  the bit is set, and read after a soft reset
  write CFG_REG_C 04
  write CFG_REG_A 23
  wait 50ms
  read CFG_REG_C
  """
