// SPDX-License-Identifier: Apache-2.0

import CSPI
import Glibc
public import ProofMassCore

/// A chip select of an SPI bus under `/dev/spidevB.C`: mode 3, eight bits, half duplex.
///
/// Every call is one `SPI_IOC_MESSAGE` of two transfers, command and data, with chip select held
/// between them. spidev takes 4096 bytes a call (its parameter `bufsiz`); more is
/// `BusError.unsupported`. A missing chip cannot be seen on SPI: it reads as 0x00 or 0xff.
public struct LinuxSPI: ~Copyable, Sendable, SPI {
  public let path: String
  public let hertz: UInt32
  private let device: Descriptor

  /// Opens `/dev/spidevB.C`.
  public init(
    bus: Int, chipSelect: Int, hertz: UInt32 = 1_000_000
  ) throws(OpenError) {
    try self.init(path: "/dev/spidev\(bus).\(chipSelect)", hertz: hertz)
  }

  public init(path: String, hertz: UInt32 = 1_000_000) throws(OpenError) {
    try self.init(path: path, hertz: hertz, kernel: LinuxKernel())
  }

  init(path: String, hertz: UInt32, kernel: any Kernel) throws(OpenError) {
    let device = try Descriptor(path: path, wire: .spi, kernel: kernel)
    // All parts sample on the rising edge of a clock that idles high: LIS331DLH and L3G4200D
    // datasheets, SPI bus interface; AK8975 datasheet, 4-wire SPI.
    var mode = cspi_mode_3()
    var bits: UInt8 = 8
    var clock = hertz
    var result = device.control(cspi_write_mode_request(), &mode)
    if result >= 0 { result = device.control(cspi_write_bits_request(), &bits) }
    if result >= 0 { result = device.control(cspi_write_speed_request(), &clock) }
    guard result >= 0 else {
      // A controller that cannot do it says EINVAL, a file that is no spidev ENOTTY.
      if result == -EINVAL { throw OpenError(.settings, wire: .spi, path: path, code: -result) }
      throw OpenError(path: path, wire: .spi, asking: -result)
    }
    self.path = path
    self.hertz = hertz
    self.device = device
  }

  public mutating func write(_ bytes: Span<UInt8>, command: UInt8) throws(BusError) {
    guard let count = UInt32(exactly: bytes.count) else { throw .unsupported }
    var command = command
    let result = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe withUnsafeMutablePointer(to: &command) { command in
        var frame = unsafe cspi_write_frame(command, buffer.baseAddress, count, hertz)
        return device.control(cspi_frame_request(), &frame)
      }
    }
    try BusError.check(result)
  }

  public mutating func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8
  ) throws(BusError) {
    guard let count = UInt32(exactly: bytes.count) else { throw .unsupported }
    var command = command
    let result = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      unsafe withUnsafeMutablePointer(to: &command) { command in
        var frame = unsafe cspi_read_frame(command, buffer.baseAddress, count, hertz)
        return device.control(cspi_frame_request(), &frame)
      }
    }
    try BusError.check(result)
  }

  /// The chip at this chip select, as a bus of its own.
  public consuming func device(_ target: SPITarget) -> SPIDevice<LinuxSPI> {
    SPIDevice(self, target)
  }
}
