// SPDX-License-Identifier: Apache-2.0

private let parts = "parts lis3dh lis2dh12 lsm303agra lsm303dlhca"

/// Experiments of the LIS3DH and its relatives.
let lis3dhExperiments = """
  steps slow              # 10 Hz.
  \(parts)
  write CTRL_REG1 27
  steps slow-without-x
  \(parts)
  write CTRL_REG1 26
  steps fast              # 50 Hz.
  \(parts)
  write CTRL_REG1 47
  steps off
  \(parts)
  write CTRL_REG1 07
  steps high-threshold
  \(parts)
  write INT1_THS 7F
  steps zero-threshold
  \(parts)
  write INT1_THS 00
  steps low-x
  \(parts)
  write INT1_CFG 01
  steps latched-low-x
  \(parts)
  write CTRL_REG5 08
  write INT1_CFG 01
  steps latched-nothing
  \(parts)
  write INT1_CFG 00
  steps duration-two
  \(parts)
  write INT1_DURATION 02
  steps all-events
  \(parts)
  write INT1_CFG 3F
  steps sources
  \(parts)
  any INT1_SRC&15 of 100 every 25ms
  all INT1_SRC&2A of 100 every 25ms
  steps high-pass
  \(parts)
  write CTRL_REG2 08
  steps high-pass-interrupt
  \(parts)
  write CTRL_REG2 01
  write CTRL_REG4 30
  write CTRL_REG1 47
  steps fifo
  \(parts)
  write CTRL_REG5 40
  write FIFO_CTRL_REG 40
  steps fifo-threshold
  \(parts)
  write CTRL_REG5 40
  write FIFO_CTRL_REG 45
  steps stream
  \(parts)
  write CTRL_REG5 40
  write FIFO_CTRL_REG 80
  steps bypass
  \(parts)
  write CTRL_REG5 40
  steps bypass-signal
  \(parts)
  do fast
  wait 200ms
  do force
  write CTRL_REG4 30
  wait 200ms
  do force
  ratio

  policy both-modes
  undecidable it needs two modes at once, which the datasheet forbids
  policy undefined-rate
  undecidable it needs a rate code that the datasheet does not define
  policy undefined-self-test
  undecidable it needs a self-test code that the datasheet does not define
  policy activity-pin
  undecidable the pin of activity detection cannot be seen on the bus
  policy threshold-steps
  undecidable it needs a force that is known to 3 %, which the offsets hide

  policy turn-on
  \(parts)
  why  the time to the first sample after power-down
  do clear
  do slow
  poll STATUS_REG 08 for 3s

  policy fifo-width
  \(parts)
  why  the lowest bits of samples in high resolution are looked for in the FIFO
  write CTRL_REG4 08
  do stream
  do fast
  wait 200ms
  any OUT_X_L&30 6 of 100 every 25ms

  policy activity-input
  parts lsm303dlhca
  undecidable the part has no activity detection
  policy activity-input
  parts lis3dh lis2dh12 lsm303agra
  why  a board at rest with one g is active, or, behind the high-pass, is not
  write ACT_THS 10
  write ACT_DUR 02
  write CTRL_REG1 57
  wait 2s
  rate STATUS_REG 08 reading OUT_X_L 6 for 1s
  """
