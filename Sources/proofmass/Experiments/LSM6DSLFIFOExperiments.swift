// SPDX-License-Identifier: Apache-2.0

private let parts = "parts lsm6dsl lsm6ds3*"
private let late = "parts lsm6dsl lsm6ds3trc"
private let early = "parts lsm6ds3 lsm6ds33"

/// Experiments about the FIFO and the timestamp of the LSM6DSL and its relatives.
let lsm6dslFIFOExperiments = """
  steps limited           # The FIFO ends with its threshold.
  \(late)
  write FIFO_CTRL4 80
  steps limited
  \(early)
  write CTRL4_C 01
  steps timestamp         # In steps of 25 µs.
  \(late)
  write WAKE_UP_DUR 10
  write CTRL10_C 20
  steps timestamp
  \(early)
  write WAKE_UP_DUR 10
  write TAP_CFG 80
  steps events
  \(late)
  write MD2_CFG 20
  write TAP_CFG 80
  steps events
  \(early)
  write MD2_CFG 20
  steps twelve-words      # In a FIFO that ends with them.
  \(parts)
  do limited
  write FIFO_CTRL1 0C
  write FIFO_CTRL3 01
  write FIFO_CTRL5 21
  do fast
  wait 300ms
  do off
  steps unread
  \(parts)
  read FIFO_STATUS1

  policy time-base
  \(parts)
  why  the timestamp of the 341st sample is read, which the same oscillator counts
  do timestamp
  write FIFO_CTRL2 80
  write FIFO_CTRL4 08
  do slow
  poll STATUS_REG 01 for 1s
  do clear
  poll STATUS_REG 01 for 1s
  write TIMESTAMP2_REG AA
  write FIFO_CTRL5 09
  wait 30s
  do off
  discard FIFO_DATA_OUT_L 2040
  read FIFO_DATA_OUT_L&F0 2

  policy settling
  \(late)
  why  the first word of the FIFO is a mark, or a sample that counts as settled
  write CTRL4_C 08
  write FIFO_CTRL3 08
  write FIFO_CTRL5 21
  write CTRL2_G 40
  wait 300ms
  magnitude 0x3E of 1 every 1ms
  policy settling
  \(early)
  undecidable only a pin shows which samples count as unsettled

  policy masked-word
  \(late)
  why  the first word of the FIFO is read, of a sample that has not settled
  write CTRL4_C 08
  write FIFO_CTRL3 08
  write FIFO_CTRL5 21
  write CTRL2_G 40
  wait 300ms
  read FIFO_DATA_OUT_L
  policy masked-word
  \(early)
  undecidable the part does not mark words in the FIFO

  policy fifo-pop
  \(parts)
  why  the number of words is looked at after each half of words is read alone
  do twelve-words
  discard FIFO_DATA_OUT_L 12
  discard FIFO_DATA_OUT_L
  do unread
  discard FIFO_DATA_OUT_H
  do unread
  discard FIFO_DATA_OUT_H
  do unread

  policy fifo-empty
  \(parts)
  why  a word is read that the FIFO has, and then one that it has not
  do twelve-words
  discard FIFO_DATA_OUT_L 22
  period FIFO_DATA_OUT_L 4 2
  read FIFO_DATA_OUT_L 2

  policy fifo-overwriting
  \(parts)
  why  a full FIFO of 13 words has the beginning of a set as its oldest word, or the middle of one
  do limited
  write FIFO_CTRL1 0D
  write FIFO_CTRL3 01
  write FIFO_CTRL5 26
  do fast
  wait 300ms
  do off
  read FIFO_STATUS3

  policy fifo-stale
  \(parts)
  why  a FIFO of both sensors is filled with the gyroscope at 16 times the accelerometer's rate
  write FIFO_CTRL1 FF
  write FIFO_CTRL2 07
  write FIFO_CTRL3 09
  write FIFO_CTRL5 29
  write CTRL1_XL 10
  write CTRL2_G 50
  wait 1s
  write CTRL2_G 00
  do off
  mean 0x3A of 1 every 1ms

  policy fifo-trigger
  \(parts)
  why  an event that fills the FIFO ends, and the FIFO is looked at again
  do events
  write FIFO_CTRL3 01
  write FIFO_CTRL5 24
  do fast
  wait 300ms
  write WAKE_UP_THS 3F
  wait 300ms
  read FIFO_STATUS2&10

  policy fifo-no-count
  \(parts)
  why  a FIFO of 12 words is looked at when it is full, before it loses any
  do limited
  write FIFO_CTRL1 0C
  write FIFO_CTRL3 01
  write FIFO_CTRL5 09
  do slow
  poll FIFO_STATUS2 20 for 3s
  do off
  do unread

  policy smart-full
  \(parts)
  why  in a FIFO of eight words, two sets leave no room for a third
  do limited
  write FIFO_CTRL1 08
  write FIFO_CTRL3 01
  write FIFO_CTRL5 09
  do slow
  poll FIFO_STATUS2 20 for 3s

  policy threshold-0
  \(parts)
  why  with a threshold of zero, its bit is looked at in an empty FIFO
  read FIFO_STATUS2&80

  policy timestamp-end
  \(parts)
  undecidable it needs seven minutes of counting for each run

  policy timestamp-after-reset
  \(parts)
  why  a timestamp of one second is read after a reset
  do timestamp
  write TIMESTAMP2_REG AA
  do fast
  wait 1s
  write CTRL3_C 05
  wait 50ms
  read TIMESTAMP1_REG
  """
