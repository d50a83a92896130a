// SPDX-License-Identifier: Apache-2.0

private let parts = "parts lsm6dso* ism330dhcx"
private let sixAxis = "parts lsm6ds* ism330dhcx"
private let lowPower = "parts lsm6dso* ism330dhcx lsm6dsl lsm6ds3trc"

/// Experiments of the LSM6DSO and its relatives, and what they share with the LSM6DSL and its relatives.
let lsm6dsoExperiments = """
  steps reset
  \(parts)
  write FUNC_CFG_ACCESS 00
  write CTRL1_XL 00
  write CTRL2_G 00
  write CTRL3_C 05
  wait 50ms
  write CTRL9_XL E0
  write TIMESTAMP2 AA
  steps slow              # 12.5 Hz.
  \(sixAxis)
  write CTRL1_XL 10
  steps fast              # 104 Hz.
  \(sixAxis)
  write CTRL1_XL 40
  steps off
  \(sixAxis)
  write CTRL1_XL 00
  steps four-words        # In a FIFO that ends with them.
  \(parts)
  write FIFO_CTRL1 04
  write FIFO_CTRL2 80
  write FIFO_CTRL3 04
  write FIFO_CTRL4 01
  do fast
  wait 300ms
  steps clear
  \(parts)
  discard OUTX_L_A 6

  policy bank
  \(parts)
  why  with the sensor hub's bank open, a register is read that this bank does not list
  write INT_DUR2 7F
  write FUNC_CFG_ACCESS 40
  read INT_DUR2
  write FUNC_CFG_ACCESS 00

  policy i3c-after-reset
  \(parts)
  why  the bit that switches I3C off is set and looked at after a reset
  write CTRL9_XL E2
  write CTRL3_C 05
  wait 50ms
  read CTRL9_XL&02

  policy range-4000
  parts ism330dhcx
  why  the offset in digits is compared at the narrowest range and with FS_4000 beside it
  write CTRL2_G 42
  wait 500ms
  magnitude OUTX_G of 100 every 20ms
  write CTRL2_G 43
  wait 500ms
  magnitude OUTX_G of 100 every 20ms
  ratio
  policy range-4000
  parts lsm6dso*
  undecidable the part has no range of 4000 degrees per second

  policy all-sources-read
  \(parts)
  why  a latched event whose cause has gone is looked at after all sources were read together
  write TAP_CFG0 41
  write MD1_CFG 20
  write TAP_CFG2 80
  do fast
  wait 200ms
  write WAKE_UP_THS 3F
  wait 200ms
  discard ALL_INT_SRC
  wait 100ms
  read WAKE_UP_SRC&08

  policy rate-change
  \(sixAxis)
  why  a slow rate becomes a fast one in the first period
  do slow
  write CTRL1_XL 50
  poll STATUS_REG 01 for 40ms

  policy settling
  \(parts)
  why  the first word of the FIFO is a mark, or a sample that counts as settled
  write CTRL4_C 08
  do four-words
  magnitude FIFO_DATA_OUT_X of 1 every 1ms

  policy masked-word
  \(parts)
  why  the first word of the FIFO is read, of a sample that has not settled
  write CTRL4_C 08
  do four-words
  read FIFO_DATA_OUT_X_L

  policy temperature-at-1.6-hz
  \(lowPower)
  why  with the accelerometer alone at 1.6 Hz, temperatures are counted
  write CTRL6_C 10
  write CTRL1_XL B0
  wait 200ms
  rate STATUS_REG 04 reading OUT_TEMP_L 2 for 4s

  policy ready-in-power-down
  \(sixAxis)
  why  a data-ready bit is looked at after power-down
  do fast
  wait 100ms
  do off
  wait 20ms
  read STATUS_REG&01

  policy quantization
  \(lowPower)
  why  behind the high-pass, the gyroscope's noise is a fraction of a digit, which only the nearest digit shows
  write CTRL7_G 70
  write CTRL2_G 3C
  wait 3s
  any OUTX_L_G&01 6 of 300 every 20ms

  policy lowest-offset
  undecidable it needs an offset of -128, which the datasheet excludes

  policy low-pass-order
  \(parts)
  why  the second low-pass of the accelerometer starts, and is looked at before it has settled
  write CTRL8_XL 80
  write CTRL1_XL 32
  wait 350ms
  magnitude OUTX_A of 1 every 1ms
  wait 6s
  magnitude OUTX_A of 8 every 20ms
  ratio

  policy filter-start
  \(parts)
  why  the first sample behind the second low-pass is compared with a later one
  write CTRL8_XL 80
  do clear
  write CTRL1_XL 32
  poll STATUS_REG 01 for 1s
  magnitude OUTX_A of 1 every 1ms
  wait 6s
  magnitude OUTX_A of 8 every 20ms
  ratio

  policy fifo-pop
  \(parts)
  why  the number of words is looked at after only the tag of one was read
  do four-words
  discard FIFO_DATA_OUT_TAG
  read FIFO_STATUS1

  policy fifo-empty
  \(parts)
  why  one word more is read than the FIFO had
  do four-words
  do off
  discard FIFO_DATA_OUT_TAG 28
  read FIFO_DATA_OUT_TAG&F8

  policy overrun
  \(parts)
  why  the overrun bit is looked at in a FIFO that is full and has lost nothing
  do four-words
  read FIFO_STATUS2&40

  policy watermark-0
  \(parts)
  why  with a watermark of zero, its bit is looked at in an empty FIFO
  read FIFO_STATUS2&80

  policy tag-parity
  \(parts)
  why  the first tag has an odd number of ones without its parity
  do four-words
  read FIFO_DATA_OUT_TAG

  policy timestamp-order
  \(parts)
  why  the first tag in a FIFO with timestamps is read
  write CTRL10_C 20
  write FIFO_CTRL3 04
  write FIFO_CTRL4 41
  do fast
  wait 300ms
  read FIFO_DATA_OUT_TAG&F8

  policy timestamp-in-power-down
  \(parts)
  why  with both sensors off, the timestamp is read after a second
  write CTRL10_C 20
  write TIMESTAMP2 AA
  wait 1s
  read TIMESTAMP1

  policy timestamp-after-reset
  \(parts)
  why  a timestamp of one second is read after a reset
  write CTRL10_C 20
  write TIMESTAMP2 AA
  do fast
  wait 1s
  write CTRL3_C 05
  wait 50ms
  read TIMESTAMP1

  policy timestamp-read
  undecidable it needs a carry between the bytes of one read, whose instant cannot be chosen

  policy hub-trigger
  \(parts)
  undecidable it needs cycles on an auxiliary bus, whose pins a board may leave unconnected

  policy hub-end
  \(parts)
  why  the bit of the end of a cycle is looked at while the sensor hub is off
  read STATUS_MASTER_MAINPAGE&01

  policy hub-reset
  \(parts)
  why  a setting of the sensor hub, which is off, is read after its reset
  write FUNC_CFG_ACCESS 40
  write SLV3_SUBADD 0F
  write MASTER_CONFIG 80
  wait 10ms
  write MASTER_CONFIG 00
  read SLV3_SUBADD
  write FUNC_CFG_ACCESS 00

  policy write-once
  \(parts)
  undecidable it needs a write to a chip on the auxiliary bus, which may not be there

  policy pass-through
  undecidable it needs a chip on the auxiliary bus, which may not be there
  """
