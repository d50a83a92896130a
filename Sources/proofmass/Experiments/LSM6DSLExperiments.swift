// SPDX-License-Identifier: Apache-2.0

private let parts = "parts lsm6dsl lsm6ds3*"
private let late = "parts lsm6dsl lsm6ds3trc"
private let early = "parts lsm6ds3 lsm6ds33"

/// Experiments of the LSM6DSL and its relatives; the LSM6DS3 and the LSM6DS33 are the early ones.
let lsm6dslExperiments = """
  steps reset
  \(parts)
  write FUNC_CFG_ACCESS 00
  write CTRL1_XL 00
  write CTRL2_G 00
  write CTRL3_C 05
  wait 50ms
  write TIMESTAMP2_REG AA
  steps clear
  \(parts)
  discard OUTX_L_XL 6

  policy boot-access
  \(parts)
  undecidable it needs an access within milliseconds after power comes up

  policy address-wrap
  \(parts)
  why  a burst from the last address arrives at the identity, or stays
  read 0x7F 17

  policy bank
  \(parts)
  why  with a bank of the embedded functions open, a register is read that this bank does not list
  write INT_DUR2 7F
  write FUNC_CFG_ACCESS 80
  read INT_DUR2
  write FUNC_CFG_ACCESS 00

  policy ctrl9-reset
  \(late)
  why  the register is read after a reset
  write CTRL3_C 05
  wait 50ms
  read CTRL9_XL
  policy ctrl9-reset
  \(early)
  undecidable the question is about another part, whose register has other bits

  policy wrist-mask
  \(late)
  why  the register is read
  write FUNC_CFG_ACCESS A0
  read 0x59
  write FUNC_CFG_ACCESS 00
  policy wrist-mask
  \(early)
  undecidable the part does not detect a wrist's tilt

  policy temperature-at-1.6-hz
  \(early)
  undecidable the part has no rate of 1.6 Hz

  policy offset-weight
  \(late)
  why  the acceleration is compared without and with an offset whose step the bit selects
  write CTRL6_C 08
  write CTRL1_XL 48
  wait 200ms
  mean OUTX_XL of 8 every 20ms
  write X_OFS_USR 40
  wait 200ms
  mean OUTX_XL of 8 every 20ms
  difference
  policy offset-weight
  \(early)
  undecidable the part has no user offset

  policy filter-gate
  \(parts)
  why  with no embedded function on, the high-pass removes gravity from the outputs, or has no effect
  write CTRL8_XL 24
  do fast
  wait 4s
  magnitude OUTX_XL of 8 every 20ms

  policy high-pass-layout
  \(early)
  why  one of the two bits that may reset the high-pass is set, and is looked at again
  write CTRL7_G 08
  wait 10ms
  read CTRL7_G
  policy high-pass-layout
  \(late)
  undecidable the part has no bit that resets the high-pass

  policy quantization
  \(early)
  why  behind the high-pass, the gyroscope's noise is a fraction of a digit, which only the nearest digit shows
  write CTRL7_G 50
  write CTRL2_G 1C
  wait 60s
  any OUTX_L_G&01 6 of 300 every 80ms

  policy lowest-offset
  \(early)
  undecidable the part has no user offset

  policy low-pass-order
  \(parts)
  why  the second low-pass of the accelerometer starts, and is looked at before it has settled
  write CTRL8_XL A0
  write CTRL1_XL 30
  wait 350ms
  magnitude OUTX_XL of 1 every 1ms
  wait 6s
  magnitude OUTX_XL of 8 every 20ms
  ratio

  policy filter-start
  \(parts)
  why  the first sample behind the second low-pass is compared with a later one
  write CTRL8_XL A0
  do clear
  write CTRL1_XL 30
  poll STATUS_REG 01 for 1s
  magnitude OUTX_XL of 1 every 1ms
  wait 6s
  magnitude OUTX_XL of 8 every 20ms
  ratio

  policy hub-end
  parts lsm6dsl lsm6ds3trc lsm6ds3
  why  the bit of the end of a cycle is looked at while the sensor hub is off
  read 0x53&01
  policy hub-end
  parts lsm6ds33
  undecidable the part has no sensor hub

  policy hub-start
  \(late)
  why  the sensor hub is switched on without the accelerometer, whose samples start its cycles
  write CTRL10_C 04
  write MASTER_CONFIG 01
  read FUNC_SRC1&01
  policy hub-start
  parts lsm6ds3
  undecidable the question is about parts that show the end of a cycle until the next
  policy hub-start
  parts lsm6ds33
  undecidable the part has no sensor hub

  policy pass-through
  parts lsm6ds33
  undecidable the part has no sensor hub
  """
