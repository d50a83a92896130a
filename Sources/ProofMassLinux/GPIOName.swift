// SPDX-License-Identifier: Apache-2.0

/// A line of a GPIO chip, as Linux counts them: `gpiochip0:17`.
///
/// On a Raspberry Pi's header, GPIO17 is line 17 of `/dev/gpiochip0`; on a Pi 5 with an older kernel,
/// of `/dev/gpiochip4`. `gpioinfo` lists them.
public struct GPIOName: Hashable, Sendable, CustomStringConvertible {
  /// N of `/dev/gpiochipN`.
  public var chip: Int
  /// The line's offset in the chip.
  public var line: Int

  public init(chip: Int, line: Int) {
    self.chip = chip
    self.line = line
  }

  /// `gpiochipN:LINE` or `/dev/gpiochipN:LINE`; nil for anything else.
  public init?(_ text: String) {
    let directory = "/dev/"
    let name = text.hasPrefix(directory) ? text.dropFirst(directory.count) : text[...]
    let prefix = "gpiochip"
    let numbers = name.dropFirst(prefix.count).split(
      separator: ":", omittingEmptySubsequences: false
    ).map { $0.utf8.first == UInt8(ascii: "+") ? nil : UInt16($0) }
    guard name.hasPrefix(prefix), numbers.count == 2, let chip = numbers[0], let line = numbers[1]
    else { return nil }
    self.init(chip: Int(chip), line: Int(line))
  }

  /// `/dev/gpiochip0`
  public var path: String { "/dev/gpiochip\(chip)" }

  /// `gpiochip0:17`
  public var description: String { "gpiochip\(chip):\(line)" }
}
