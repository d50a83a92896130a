// SPDX-License-Identifier: Apache-2.0

import CGPIO
import Glibc
public import ProofMassCore

/// The name of a line of a GPIO chip, as Linux numbers them: `gpiochip0:17`.
///
/// On a Raspberry Pi's header, GPIO17 is line 17 of `/dev/gpiochip0`, or of `/dev/gpiochip4` on a Pi 5 with
/// an older kernel. `gpioinfo` lists the lines.
public struct GPIOName: Hashable, Sendable, CustomStringConvertible {
  /// The chip's number, N of `/dev/gpiochipN`.
  public var chip: Int
  /// The line's offset in the chip, from 0.
  public var line: Int

  /// Creates a name from the numbers of chip and line.
  public init(chip: Int, line: Int) {
    self.chip = chip
    self.line = line
  }

  /// Reads `gpiochipN:LINE` or `/dev/gpiochipN:LINE`, numbers from 0 to 65535; nil for anything
  /// else.
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

  /// The path of the chip, `/dev/gpiochip0`.
  public var path: String { "/dev/gpiochip\(chip)" }

  /// The name in its short form, `gpiochip0:17`.
  public var description: String { "gpiochip\(chip):\(line)" }
}

/// An input line of a GPIO chip under `/dev/gpiochipN`, by the second version of the kernel's
/// interface (Linux 5.10 and newer).
///
/// The kernel records the time of each edge in its interrupt handler, on the clock of
/// `SystemTimebase`, and keeps edges until they are read. From a full buffer it drops the oldest:
/// ``lostEdges`` counts those.
public struct GPIOLine: ~Copyable, Sendable, DataReadyLine {
  /// The name of the line.
  public let name: GPIOName
  private let device: Descriptor
  /// The kernel's sequence number of the last edge that was read, from 1; 0 before the first.
  private var lastNumber: UInt32 = 0
  /// The number of edges that were dropped unread, because more were waiting than the kernel keeps.
  public private(set) var lostEdges = 0

  /// The number of edges for which the kernel is to have room, instead of its default of 16
  /// (`event_buffer_size` in linux/gpio.h): at 1 kHz, 64 ms without a read.
  private static var keptEdges: UInt32 { 64 }

  /// Requests a line for this process alone, until the end of the value's life. Throws where the
  /// line does not exist, is in use or reports no edges.
  ///
  /// - Parameters:
  ///   - name: The GPIO chip and the line on it.
  ///   - isActiveLow: Whether the chip signals by falling edges; otherwise by rising ones.
  public init(_ name: GPIOName, isActiveLow: Bool = false) throws(OpenError) {
    try self.init(name, isActiveLow: isActiveLow, kernel: LinuxKernel())
  }

  init(_ name: GPIOName, isActiveLow: Bool, kernel: any Kernel) throws(OpenError) {
    let chip = try Descriptor(path: name.path, wire: .gpio, kernel: kernel)
    var facts = gpiochip_info()
    var result = chip.control(cgpio_chip_request(), &facts)
    guard result >= 0 else { throw OpenError(path: name.path, wire: .gpio, asking: -result) }
    guard name.line < Int(facts.lines) else {
      throw OpenError(
        .noSuchLine(name.line, count: Int(facts.lines)), wire: .gpio, path: name.path, code: EINVAL)
    }
    var request = cgpio_input(UInt32(name.line), isActiveLow, Self.keptEdges)
    result = chip.control(cgpio_line_request(), &request)
    guard result >= 0 else { throw Self.refusal(of: name, code: -result, chip) }
    self.name = name
    device = Descriptor(request.fd, kernel: kernel)
  }

  /// The time of the oldest edge that is not yet read; waits for one until a deadline on the
  /// monotonic clock, and returns nil after it.
  public mutating func waitForEdge(until deadline: Instant) throws(BusError) -> Instant? {
    let kernel = device.kernel
    let number = device.number
    let isThere = kernel.retrying { kernel.awaitInput(number, until: deadline.nanoseconds) }
    try BusError.check(isThere)
    guard isThere > 0 else { return nil }
    var event = gpio_v2_line_event()
    let size = MemoryLayout<gpio_v2_line_event>.size
    let count = unsafe withUnsafeMutableBytes(of: &event) { bytes in
      kernel.retrying { unsafe kernel.read(number, bytes) }
    }
    try BusError.check(count)
    // The kernel returns whole events only.
    guard count == size else { throw BusError(.other, code: EIO) }
    lostEdges += Int(event.line_seqno &- lastNumber &- 1)
    lastNumber = event.line_seqno
    return Instant(nanoseconds: Int64(clamping: event.timestamp_ns))
  }

  /// Whether the line is at its active level now.
  public mutating func isActive() throws(BusError) -> Bool {
    var values = gpio_v2_line_values(bits: 0, mask: 1)
    try BusError.check(device.control(cgpio_values_request(), &values))
    return values.bits & 1 != 0
  }

  private static func refusal(
    of name: GPIOName, code: Int32, _ chip: borrowing Descriptor
  ) -> OpenError {
    let reason: OpenError.Reason =
      switch code {
      case EBUSY: .lineInUse(name.line, by: user(of: name.line, chip))
      // The line has no interrupt, or the kernel does not know the request.
      case EINVAL, ENOTTY, ENXIO, EOPNOTSUPP: .settings
      default: .other
      }
    return OpenError(reason, wire: .gpio, path: name.path, code: code)
  }

  private static func user(of line: Int, _ chip: borrowing Descriptor) -> String? {
    var info = cgpio_line_info(UInt32(line))
    guard chip.control(cgpio_info_request(), &info) >= 0 else { return nil }
    let user = unsafe withUnsafePointer(to: &info) { unsafe String(cString: cgpio_consumer($0)) }
    return user.isEmpty ? nil : user
  }
}
