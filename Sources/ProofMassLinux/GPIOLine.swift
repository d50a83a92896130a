// SPDX-License-Identifier: Apache-2.0

import CGPIO
import Glibc
public import ProofMassCore

/// An input line of a GPIO chip under `/dev/gpiochipN`, by the second version of the kernel's
/// interface (Linux 5.10 and newer).
///
/// The kernel notes the time of each edge in its interrupt handler, on the clock of
/// `SystemTimebase`, and keeps edges until they are read. From a full buffer the oldest goes:
/// ``lostEdges`` counts those.
public struct GPIOLine: ~Copyable, Sendable, DataReadyLine {
  public let name: GPIOName
  private let device: Descriptor
  /// The kernel counts a line's edges from 1 and on.
  private var lastNumber: UInt32 = 0
  /// Edges that came and went unread, because more were waiting than the kernel keeps.
  public private(set) var lostEdges = 0

  /// How many edges the kernel is asked to keep, where it would keep 16 by itself
  /// (`event_buffer_size` in linux/gpio.h): at 1 kHz, 64 ms in which nobody reads.
  private static var keptEdges: UInt32 { 64 }

  /// Takes a line for this process alone, until nobody owns the value any longer.
  ///
  /// - Parameter isActiveLow: Whether the chip pulls the line low when it has something; else edges
  ///   are rising ones.
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
    // The kernel hands out whole events only.
    guard count == size else { throw BusError(.other, code: EIO) }
    lostEdges += Int(event.line_seqno &- lastNumber &- 1)
    lastNumber = event.line_seqno
    return Instant(nanoseconds: Int64(clamping: event.timestamp_ns))
  }

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
      // No interrupt behind the line, or a kernel that does not know the request.
      case EINVAL, ENOTTY, ENXIO, EOPNOTSUPP: .settings
      default: .other
      }
    return OpenError(reason, wire: .gpio, path: name.path, code: code)
  }

  private static func user(of line: Int, _ chip: borrowing Descriptor) -> String? {
    var info = cgpio_question(UInt32(line))
    guard chip.control(cgpio_info_request(), &info) >= 0 else { return nil }
    let user = unsafe withUnsafePointer(to: &info) { unsafe String(cString: cgpio_consumer($0)) }
    return user.isEmpty ? nil : user
  }
}
