// SPDX-License-Identifier: Apache-2.0

private let parts = "parts l3g4200d a3g4250d l3gd20 l3gd20h"

/// Experiments of the L3G4200D and its relatives. A self-test is a rate that the bus can switch.
let l3g4200dExperiments = """
  steps wide              # The widest range.
  parts a3g4250d
  write CTRL_REG4 00
  steps wide
  \(parts)
  write CTRL_REG4 30
  steps test              # The same with the self-test.
  parts a3g4250d
  write CTRL_REG4 02
  steps test
  \(parts)
  write CTRL_REG4 32
  steps slow              # 100 Hz, or 95.
  \(parts)
  write CTRL_REG1 0F
  steps fast
  \(parts)
  write CTRL_REG1 0F
  steps off
  \(parts)
  write CTRL_REG1 07
  steps high-threshold
  \(parts)
  write INT1_TSH_XH 7F
  write INT1_TSH_YH 7F
  write INT1_TSH_ZH 7F
  steps zero-threshold
  \(parts)
  write INT1_TSH_XH 00
  steps low-x
  \(parts)
  write INT1_CFG 01
  steps all-events
  \(parts)
  write INT1_CFG 3F
  steps sources
  \(parts)
  any INT1_SRC&15 of 400 every 11ms
  all INT1_SRC&2A of 400 every 11ms
  steps high-pass-interrupt
  \(parts)
  write CTRL_REG2 00
  do wide
  write CTRL_REG5 14
  write CTRL_REG1 0F
  steps fifo
  \(parts)
  write CTRL_REG5 40
  write FIFO_CTRL_REG 20
  steps fifo-threshold
  \(parts)
  write CTRL_REG5 40
  write FIFO_CTRL_REG 25
  steps stream
  \(parts)
  write CTRL_REG5 40
  write FIFO_CTRL_REG 40
  steps bypass
  \(parts)
  write CTRL_REG5 40
  steps bypass-signal
  \(parts)
  do fast
  wait 500ms
  magnitude OUT_X of 8 every 20ms
  do test
  wait 500ms
  magnitude OUT_X of 8 every 20ms
  difference

  policy low-pass-order
  undecidable it needs a rotation whose beginning is known to a millisecond
  policy drive-start
  undecidable it needs a constant rotation while the drive starts

  policy turn-on
  \(parts)
  why  the time to the first sample after power-down
  do clear
  do slow
  do first

  policy rate
  parts l3gd20h
  undecidable the rates differ by less than the tolerance of the clock
  policy rate
  \(parts)
  undecidable both values are the same in this part

  policy power-down-boot
  \(parts)
  why  the bit of a reboot in power-down is looked at until it falls
  write CTRL_REG5 80
  poll CTRL_REG5 80=00 for 300ms
  do slow
  wait 300ms

  policy filter-start
  \(parts)
  why  with the self-test on, the first sample after power-down is compared with a later one
  do test
  do clear
  write CTRL_REG1 0F
  do first
  magnitude OUT_X of 1 every 1ms
  wait 1s
  magnitude OUT_X of 8 every 20ms
  ratio

  policy alternate-reference-read
  \(parts)
  why  the step of the self-test stays behind a slow high-pass until a restart removes it
  write CTRL_REG2 29
  write CTRL_REG5 11
  do wide
  write CTRL_REG1 0F
  wait 1s
  do test
  wait 1s
  magnitude OUT_X of 8 every 20ms
  discard REFERENCE
  wait 100ms
  magnitude OUT_X of 8 every 20ms
  ratio

  policy interrupt-clear
  \(parts)
  why  a latched interrupt whose cause has gone is read twice within a sample
  do slow
  do high-threshold
  write INT1_CFG 41
  do next 3
  write INT1_CFG 40
  do next
  read INT1_SRC
  read INT1_SRC

  policy duration-counter
  \(parts)
  why  one sample without the condition comes between those with it
  do slow
  wait 300ms
  do high-threshold
  write INT1_DURATION 05
  do next 2
  do low-x
  do next 4
  do zero-threshold
  do next
  do high-threshold
  do next 3
  read INT1_SRC

  policy all-of-nothing
  \(parts)
  why  the AND of no event is looked at
  do slow
  write INT1_CFG 80
  do next 3
  read INT1_SRC
  """
