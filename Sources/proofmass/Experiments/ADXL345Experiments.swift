// SPDX-License-Identifier: Apache-2.0

/// Experiments of the ADXL345 and the ADXL343.
let adxl345Experiments = """
  policy spi-single-register
  parts adxl345 adxl343
  only spi
  why  two bytes are read without the bit of multiple bytes, where both registers have known values
  write OFSX 11
  write OFSY 22
  read OFSX 2 plain

  policy counter-after-3f
  parts adxl345 adxl343
  why  a burst from the last address comes to DEVID, or stays
  read 0x3F 2

  policy first-spi-frame
  parts adxl345 adxl343
  only spi
  why  the identity is read in the first frame after power-on
  replug
  read DEVID

  policy interrupt-source-reset
  parts adxl345 adxl343
  why  INT_SOURCE is read after power-on, before any measurement
  replug
  discard DEVID
  read INT_SOURCE

  policy watermark
  parts adxl345 adxl343
  why  the watermark bit is looked at when there are more sets than Samples
  write FIFO_CTL 44
  write POWER_CTL 08
  wait 200ms
  read INT_SOURCE&02

  policy overrun-clears
  parts adxl345 adxl343
  why  of a full FIFO one set is read, while no other arrives, and Overrun is looked at
  write FIFO_CTL 50
  write POWER_CTL 08
  wait 600ms
  write BW_RATE 00
  wait 50ms
  read INT_SOURCE&01
  discard DATAX0 6
  wait 1ms
  read INT_SOURCE&01

  policy fifo-entries
  parts adxl345 adxl343
  why  Entries is read when the first set has come
  write BW_RATE 07
  write FIFO_CTL 50
  write POWER_CTL 08
  poll INT_SOURCE 80 for 1s
  read FIFO_STATUS

  policy fifo-status-in-burst
  parts adxl345 adxl343
  undecidable a byte of a burst takes longer than the 5 µs in question, on I2C and on SPI with 1 MHz

  policy fast-pop
  parts adxl345 adxl343
  undecidable it needs data to be read again less than 5 µs after a set, which the datasheet forbids

  policy bypass-burst
  parts adxl345 adxl343
  undecidable it needs a force that changes within a burst: at rest sets differ by noise alone

  policy standby-fifo
  parts adxl345 adxl343
  why  the number of sets is looked at in standby
  write FIFO_CTL 50
  write POWER_CTL 08
  wait 200ms
  write POWER_CTL 00
  read FIFO_STATUS

  # Noise at 800 Hz is as large as the bits that are dropped, so means of many sets show how they are.
  policy ten-bits
  parts adxl345 adxl343
  why  means at ±16 g, left-justified in 13 and in 10 bits, differ by what is dropped
  write BW_RATE 0D
  write DATA_FORMAT 0F
  write POWER_CTL 08
  wait 100ms
  mean 0x32 of 1000 every 2ms
  write DATA_FORMAT 07
  wait 100ms
  mean 0x32 of 1000 every 2ms
  difference

  policy lowest-bit
  parts adxl345 adxl343
  why  the lowest bit is looked at in many sets at 3200 Hz, where noise changes it if it is valid
  write BW_RATE 0F
  write DATA_FORMAT 0B
  write POWER_CTL 08
  wait 100ms
  any DATAX0&01 of 100 every 1ms

  policy supply
  parts adxl345 adxl343
  undecidable parts of one supply differ more in scale, offset and self-test than the two supplies do

  policy detector-rate
  parts adxl345 adxl343
  why  at a slow rate, a free fall of 100 ms is detected by the first set, or by the second one
  write BW_RATE 04
  write THRESH_FF 7F
  write TIME_FF 14
  write POWER_CTL 08
  write INT_ENABLE 04
  poll INT_SOURCE 04 for 3s

  # Offsets of 2 g on all axes bring one of them above 1.25 g in any pose.
  policy detector-offset
  parts adxl345 adxl343
  why  offset registers bring the outputs above the threshold of activity
  write OFSX 7F 7F 7F
  write THRESH_ACT 14
  write ACT_INACT_CTL 70
  write POWER_CTL 08
  wait 100ms
  write INT_ENABLE 10
  wait 100ms
  read INT_SOURCE&10

  policy activity-reference
  parts adxl345 adxl343
  why  the self-test moves the masses away from a reference, and activity is looked at twice
  write THRESH_ACT 04
  write ACT_INACT_CTL F0
  write POWER_CTL 08
  wait 100ms
  write INT_ENABLE 10
  wait 50ms
  write DATA_FORMAT 80
  wait 100ms
  read INT_SOURCE&10
  wait 50ms
  read INT_SOURCE&10

  # The pulse is one of offset registers, which move what is examined.
  policy disabled-tap
  parts adxl345 adxl343
  why  a pulse as short as a tap is looked for in INT_SOURCE with no interrupt enabled
  write THRESH_TAP 14
  write DUR F0
  write TAP_AXES 07
  write POWER_CTL 08
  wait 100ms
  discard INT_SOURCE
  write OFSX 7F 7F 7F
  wait 40ms
  write OFSX 00 00 00
  wait 200ms
  read INT_SOURCE&40
  """
