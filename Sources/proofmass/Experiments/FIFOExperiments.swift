// SPDX-License-Identifier: Apache-2.0

/// Experiments about the FIFO of ST's older parts.
let fifoExperiments = """
  policy watermark
  why  the flag is looked at when as many sets are stored as the threshold says
  do fifo-threshold
  do slow
  poll FIFO_SRC_REG 1F=05 for 3s
  poll FIFO_SRC_REG 1F=06 for 3s

  policy bypass-output
  why  in bypass mode the range is changed, which the outputs follow unless they stand still
  do bypass
  do bypass-signal

  policy output-wrap
  why  a burst behind the outputs goes on, or meets the outputs again
  write FIFO_CTRL_REG 1F
  do fast
  wait 300ms
  do off
  wait 20ms
  period OUT_X_L 12 6

  policy fifo-retire
  why  the number of sets is looked at after one byte of a set is read
  do fifo
  do slow
  poll FIFO_SRC_REG 1F=04 for 3s
  discard OUT_X_L
  read FIFO_SRC_REG

  policy fifo-duplicate
  why  an emptied FIFO is looked at when the next set has come
  do stream
  do slow
  poll FIFO_SRC_REG 1F=03 for 3s
  discard OUT_X_L 18
  poll FIFO_SRC_REG 20=00 for 1s
  read FIFO_SRC_REG
  discard OUT_X_L 6
  read FIFO_SRC_REG

  policy fifo-status
  why  one of several sets is read, and the data-ready bit is looked at
  do fifo
  do slow
  poll FIFO_SRC_REG 1F=04 for 3s
  discard OUT_X_L 6
  read STATUS_REG&08

  policy fifo-mode-change
  why  the number of sets is looked at after FIFO mode became stream mode
  do fifo
  do slow
  poll FIFO_SRC_REG 1F=04 for 3s
  do stream
  read FIFO_SRC_REG

  policy fifo-power-down
  why  the number of sets is looked at after power-down
  do fifo
  do slow
  poll FIFO_SRC_REG 1F=04 for 3s
  do off
  read FIFO_SRC_REG
  """
