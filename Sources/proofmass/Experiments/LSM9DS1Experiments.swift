// SPDX-License-Identifier: Apache-2.0

private let parts = "parts lsm9ds1ag"

/// Experiments of the LSM9DS1's accelerometer and gyroscope.
let lsm9ds1Experiments = """
  steps reset
  \(parts)
  write CTRL_REG6_XL 00
  write CTRL_REG1_G 00
  write CTRL_REG8 05
  wait 50ms
  steps slow              # 10 Hz.
  \(parts)
  write CTRL_REG6_XL 20
  steps slow-without-x
  \(parts)
  write CTRL_REG5_XL 30
  write CTRL_REG6_XL 20
  steps fast              # 50 Hz.
  \(parts)
  write CTRL_REG6_XL 40
  steps off
  \(parts)
  write CTRL_REG6_XL 00
  steps clear
  \(parts)
  discard OUT_X_L_XL 6
  steps next              # The next sample, with the last one read.
  \(parts)
  discard OUT_X_L_XL 6
  poll STATUS_REG_XL 01=00 for 20ms
  poll STATUS_REG_XL 01 for 3s
  steps source
  \(parts)
  read INT_GEN_SRC_XL
  steps high-threshold
  \(parts)
  write INT_GEN_THS_X_XL FF FF FF
  steps zero-threshold
  \(parts)
  write INT_GEN_THS_X_XL 00 00 00
  steps low-x
  \(parts)
  write INT_GEN_CFG_XL 01
  steps latched-low-x
  \(parts)
  write CTRL_REG4 3A
  write INT_GEN_CFG_XL 01
  steps latched-nothing
  \(parts)
  write INT_GEN_CFG_XL 00
  steps fifo
  \(parts)
  write CTRL_REG9 02
  write FIFO_CTRL 25
  steps duration-two
  \(parts)
  write INT_GEN_DUR_XL 02

  policy burst
  \(parts)
  why  a burst behind the outputs meets them again, or goes on
  do slow
  wait 300ms
  do off
  wait 20ms
  period OUT_X_L_XL 12 6

  policy ready-clears
  \(parts)
  why  after the first of three pairs is read, and after the last, the data-ready bit is looked at
  do slow
  do next 2
  discard OUT_X_L_XL 2
  read STATUS_REG_XL&01
  discard OUT_Z_L_XL 2
  read STATUS_REG_XL&01

  policy boot-in-power-down
  \(parts)
  why  the bit of a reboot in power-down is looked at until it falls
  write CTRL_REG8 84
  wait 1ms
  read STATUS_REG_XL&08
  poll CTRL_REG8 80=00 for 300ms
  do slow
  wait 300ms

  policy interrupt-clear
  \(parts)
  why  a latched interrupt whose cause has gone is read twice within a sample
  write CTRL_REG1_G 20
  wait 300ms
  write INT_GEN_THS_XH_G 7F
  write INT_GEN_THS_YH_G 7F
  write INT_GEN_THS_ZH_G 7F
  write INT_GEN_CFG_G 41
  wait 400ms
  write INT_GEN_CFG_G 40
  wait 200ms
  read INT_GEN_SRC_G
  read INT_GEN_SRC_G

  policy watermark
  \(parts)
  why  the flag is looked at when as many sets are stored as the threshold says
  do fifo
  do slow
  poll FIFO_SRC 3F=05 for 3s
  poll FIFO_SRC 3F=06 for 3s

  policy fifo-retire
  \(parts)
  why  the number of sets is looked at after the last bytes of each sensor are read
  do fifo
  write CTRL_REG1_G 20
  poll FIFO_SRC 3F=06 for 3s
  discard OUT_Z_H_XL
  read FIFO_SRC&3F
  discard OUT_Z_H_G
  discard OUT_Z_H_G
  read FIFO_SRC&3F

  policy accelerometer-with-gyroscope
  \(parts)
  why  the accelerometer's data-ready bit is looked at with only the gyroscope's rate set
  write CTRL_REG1_G 40
  wait 300ms
  read STATUS_REG_XL&01

  policy axes
  \(parts)
  undecidable it needs a turn about a known axis

  policy orient-order
  \(parts)
  undecidable it needs codes of Orient, which the datasheet does not print

  policy clip
  \(parts)
  why  the self-test adds more than the lowest range of the gyroscope has
  write CTRL_REG1_G 40
  write CTRL_REG10 04
  wait 1s
  magnitude OUT_X_G of 8 every 20ms

  policy low-pass-order
  \(parts)
  why  the low-pass of the accelerometer starts, and is looked at before it has settled
  write CTRL_REG7_XL A0
  do fast
  wait 350ms
  magnitude OUT_X_XL of 1 every 1ms
  wait 6s
  magnitude OUT_X_XL of 8 every 20ms
  ratio

  policy filter-start
  \(parts)
  why  the first sample behind the low-pass is compared with a later one
  write CTRL_REG7_XL A0
  do clear
  do fast
  poll STATUS_REG_XL 01 for 1s
  magnitude OUT_X_XL of 1 every 1ms
  wait 6s
  magnitude OUT_X_XL of 8 every 20ms
  ratio

  policy reference-read
  \(parts)
  why  the step of the self-test stays behind a slow high-pass until a restart removes it
  write CTRL_REG2_G 01
  write CTRL_REG3_G 49
  write CTRL_REG1_G 58
  wait 1s
  write CTRL_REG10 04
  wait 1s
  magnitude OUT_X_G of 8 every 20ms
  discard REFERENCE_G
  wait 100ms
  magnitude OUT_X_G of 8 every 20ms
  ratio

  policy activity-input
  \(parts)
  why  a board at rest with one g is active, or, behind the high-pass, is not
  write ACT_THS 10
  write ACT_DUR 02
  write CTRL_REG1_G 40
  wait 3s
  read STATUS_REG&10

  policy threshold-step
  \(parts)
  undecidable it needs a known force along one axis, and the pose is not known

  policy threshold-equality
  \(parts)
  why  with the high-pass and a threshold of zero, values at rest equal the threshold at times
  write CTRL_REG7_XL 01
  write CTRL_REG6_XL 48
  wait 3s
  write INT_GEN_CFG_XL 3F
  wait 100ms
  any INT_GEN_SRC_XL&15 of 60 every 25ms
  all INT_GEN_SRC_XL&2A of 60 every 25ms

  policy direction-bits
  \(parts)
  why  with the direction events of no axis enabled and a threshold of zero, each axis has one
  do slow
  do zero-threshold
  write INT_GEN_CFG_XL 40
  do next 3
  bits INT_GEN_SRC_XL 3F

  policy direction
  \(parts)
  why  with a threshold of zero three events are true at once
  do slow
  do zero-threshold
  write INT_GEN_CFG_XL FF
  do next 3
  do source
  """
