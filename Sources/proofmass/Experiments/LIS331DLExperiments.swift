// SPDX-License-Identifier: Apache-2.0

private let parts = "parts lis331dl lis302dl"

/// Experiments of the LIS331DL and the LIS302DL, whose samples have 8 bits.
let lis331dlExperiments = """
  steps next
  \(parts)
  discard UNUSED_28 6
  poll STATUS_REG 08=00 for 5ms
  poll STATUS_REG 08 for 1s
  steps clear
  \(parts)
  discard UNUSED_28 6
  steps low-byte
  \(parts)
  discard UNUSED_28
  steps pair
  \(parts)
  discard UNUSED_28 2
  steps source
  \(parts)
  read FF_WU_SRC_1
  steps force
  \(parts)
  magnitude 0x28 of 16 every 20ms
  steps force-now
  \(parts)
  magnitude 0x28 of 1 every 1ms
  steps slow              # 100 Hz, the slowest.
  \(parts)
  write CTRL_REG1 47
  steps slow-without-x
  \(parts)
  write CTRL_REG1 46
  steps fast
  \(parts)
  write CTRL_REG1 47
  steps off
  \(parts)
  write CTRL_REG1 07
  steps high-threshold
  \(parts)
  write FF_WU_THS_1 7F
  steps zero-threshold
  \(parts)
  write FF_WU_THS_1 00
  steps low-x
  \(parts)
  write FF_WU_CFG_1 01
  steps latched-low-x
  \(parts)
  write FF_WU_CFG_1 41
  steps latched-nothing
  \(parts)
  write FF_WU_CFG_1 40
  steps duration-two
  \(parts)
  write FF_WU_DURATION_1 02
  steps all-events
  \(parts)
  write FF_WU_CFG_1 3F
  steps sources
  \(parts)
  any FF_WU_SRC_1&15 of 100 every 11ms
  all FF_WU_SRC_1&2A of 100 every 11ms
  steps high-pass
  \(parts)
  write CTRL_REG2 10
  steps high-pass-interrupt
  \(parts)
  write CTRL_REG2 04
  write CTRL_REG1 47

  policy pin-off
  undecidable a pin cannot be seen on the bus

  policy high-pass-cut-off
  undecidable the steps differ by less than one count of one g
  """
