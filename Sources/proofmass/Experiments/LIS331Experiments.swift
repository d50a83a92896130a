// SPDX-License-Identifier: Apache-2.0

private let parts = "parts lis331dlh lis331hh h3lis331dl lsm303dlh lsm303dlm"

/// Experiments of the LIS331DLH and its relatives.
let lis331Experiments = """
  steps slow              # 10 Hz in low power, so that many accesses fit into a sample.
  \(parts)
  write CTRL_REG1 C7
  steps slow-without-x
  \(parts)
  write CTRL_REG1 C6
  steps fast              # 50 Hz.
  \(parts)
  write CTRL_REG1 27
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
  write CTRL_REG3 04
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
  any INT1_SRC&15 of 60 every 25ms
  all INT1_SRC&2A of 60 every 25ms
  steps high-pass
  \(parts)
  write CTRL_REG2 10
  steps high-pass-interrupt
  \(parts)
  write CTRL_REG2 04
  write CTRL_REG4 30
  write CTRL_REG1 27

  policy undefined-range
  undecidable it needs a range code that the datasheet does not define
  policy undefined-power-mode
  undecidable it needs a power mode code that the datasheet does not define
  policy undefined-high-pass
  undecidable it needs a high-pass code that the datasheet does not define
  policy undefined-turn-on
  undecidable it needs a wake code that the datasheet does not define

  policy direction-bits
  parts h3lis331dl lsm303dlh
  undecidable the part has no events of direction
  policy direction
  parts h3lis331dl lsm303dlh
  undecidable the part has no events of direction

  policy scale
  parts lis331hh h3lis331dl
  undecidable the values differ alike in all ranges, by less than the tolerance of the sensitivity
  policy scale
  parts lis331dlh lsm303dlh lsm303dlm
  why  the force at rest is measured in two ranges, whose ratio differs
  write CTRL_REG1 27
  wait 200ms
  magnitude OUT_X of 50 every 20ms
  write CTRL_REG4 30
  wait 200ms
  magnitude OUT_X of 50 every 20ms
  ratio

  policy reset-in-reference-mode
  \(parts)
  why  the filter is reset in reference mode, and then used in normal mode
  do fast
  wait 100ms
  magnitude OUT_X of 8 every 20ms
  write CTRL_REG2 30
  do slow
  do next 2
  discard HP_FILTER_RESET
  do next
  write CTRL_REG2 10
  do next
  magnitude OUT_X of 1 every 1ms
  ratio

  policy wake-source
  \(parts)
  why  each of the two interrupt generators is made active while the chip sleeps
  write CTRL_REG5 03
  write CTRL_REG1 C7
  write INT1_THS 7F
  write INT1_CFG 01
  wait 500ms
  rate STATUS_REG 08 reading OUT_X_L 6 for 1s
  write INT1_CFG 00
  write CTRL_REG5 00
  write CTRL_REG1 07
  wait 50ms
  write CTRL_REG5 03
  write CTRL_REG1 C7
  write INT2_THS 7F
  write INT2_CFG 01
  wait 500ms
  rate STATUS_REG 08 reading OUT_X_L 6 for 1s

  policy wake-return
  \(parts)
  why  the interrupt that woke the chip is switched off
  write CTRL_REG5 03
  write CTRL_REG1 C7
  write INT1_THS 7F
  write INT1_CFG 01
  wait 500ms
  write INT1_CFG 00
  wait 500ms
  rate STATUS_REG 08 reading OUT_X_L 6 for 1s
  """
