// SPDX-License-Identifier: Apache-2.0

internal import CGPIO

/// What a program asks of a line: `enum gpio_v2_line_flag` of linux/gpio.h.
struct LineFlags: OptionSet {
  var rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(_ flag: gpio_v2_line_flag) { rawValue = UInt64(flag.rawValue) }

  static let used = LineFlags(GPIO_V2_LINE_FLAG_USED)
  static let activeLow = LineFlags(GPIO_V2_LINE_FLAG_ACTIVE_LOW)
  static let input = LineFlags(GPIO_V2_LINE_FLAG_INPUT)
  static let rising = LineFlags(GPIO_V2_LINE_FLAG_EDGE_RISING)
  static let falling = LineFlags(GPIO_V2_LINE_FLAG_EDGE_FALLING)
  static let realtime = LineFlags(GPIO_V2_LINE_FLAG_EVENT_CLOCK_REALTIME)
  /// Not the kernel's: times are the board's own. For a client that works in its time.
  static let boardTime = LineFlags(rawValue: 1 << 63)

  /// Whether an edge of the wire counts. On an active-low line a rising edge is one that falls.
  func hears(risingOnWire isHigh: Bool) -> Bool {
    contains(isRising(onWire: isHigh) ? .rising : .falling)
  }

  func isRising(onWire isHigh: Bool) -> Bool { isHigh != contains(.activeLow) }
}
