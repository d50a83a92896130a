// SPDX-License-Identifier: Apache-2.0

/// Experiments of ST's parts, whatever their registers: the steps under `do` are those of the part's family.
let stExperiments = """
  policy click-latency
  undecidable it needs a knock whose length is known to a few milliseconds
  policy click-pulse
  undecidable it needs a knock whose length is known to a few milliseconds
  policy unlatched-click
  undecidable it needs a knock whose length is known to a few milliseconds
  policy spi-mode-0
  undecidable it needs a clock mode that the datasheet does not name
  policy spi-too-fast
  undecidable it needs a clock beyond the fastest that the datasheet permits
  policy reserved-bits
  undecidable it needs a one in a bit that must be zero, which the datasheet forbids

  steps next              # The next sample, with the last one read.
  discard OUT_X_L 6
  poll STATUS_REG 08=00 for 20ms
  poll STATUS_REG 08 for 3s
  steps clear             # In power-down, so that the first sample is seen.
  discard OUT_X_L 6
  steps first
  poll STATUS_REG 08 for 3s
  steps low-byte
  discard OUT_X_L
  steps pair
  discard OUT_X_L 2
  steps source
  read INT1_SRC
  steps force
  magnitude OUT_X of 8 every 100ms
  steps force-now
  magnitude OUT_X of 1 every 1ms

  policy ready-clears
  why  after only the low byte of a pair is read, its data-ready bit is looked at
  do slow
  do next 2
  do low-byte
  read STATUS_REG

  policy set-ready
  why  after one of three pairs is read, the data-ready bit of the set is looked at
  do slow
  do next 2
  do pair
  read STATUS_REG

  # A threshold beyond any value at rest makes the low events true in every pose.
  policy source-bits
  why  with one of the low events enabled, at rest all three are true
  do slow
  do high-threshold
  do low-x
  do next 3
  do source

  policy source-read
  why  a latched interrupt's source is read twice within a sample
  do slow
  do high-threshold
  do latched-low-x
  do next 3
  do source 2

  policy unlatched-read
  why  the source of an interrupt that is not latched is read twice within a sample
  do slow
  do high-threshold
  do low-x
  do next 3
  do source 2

  policy latched-change
  why  a latched interrupt's source is read after the interrupt was switched off
  do slow
  do high-threshold
  do latched-low-x
  do next 3
  do latched-nothing
  do next 2
  do source

  policy duration
  why  with a duration of two, the source is read after two samples
  do slow
  do high-threshold
  do duration-two
  do next 2
  do low-x
  do next 2
  do source

  policy disabled-axes
  why  an interrupt of a disabled axis is enabled
  do slow-without-x
  do high-threshold
  do low-x
  do next 3
  do source

  policy direction-bits
  why  with the direction events of no axis enabled and a threshold of zero, each axis has one
  do slow
  do zero-threshold
  write INT1_CFG 40
  do next 3
  bits INT1_SRC 3F

  policy direction
  why  with a threshold of zero three events are true at once
  do slow
  do zero-threshold
  write INT1_CFG FF
  do next 3
  do source

  policy threshold-equality
  why  with the high-pass and a threshold of zero, values at rest equal the threshold at times
  do high-pass-interrupt
  wait 2s
  do zero-threshold
  do all-events
  wait 100ms
  do sources

  policy high-pass-start
  why  the first sample behind the high-pass is compared with those in front of it
  do slow
  do next 2
  do force
  do next
  do high-pass
  do next
  do force-now
  ratio

  policy high-pass-output
  why  the first sample behind the high-pass has the whole step, or what its own step leaves of it
  do slow
  do next 2
  do force
  do next
  do high-pass
  do next
  do force-now
  ratio

  policy power-down-state
  why  a high-pass that has settled is powered down and up again
  do slow
  do next 2
  do force
  do off
  do high-pass
  do fast
  wait 3s
  do off
  wait 20ms
  do clear
  do slow
  do first
  do force-now
  ratio
  """
