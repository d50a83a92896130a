// SPDX-License-Identifier: Apache-2.0

import CSPI
import Glibc
public import ProofMassCore

/// A chip select of an SPI bus under `/dev/spidevB.C`: mode 3, 8 bits per word, half duplex.
///
/// Every call is one `SPI_IOC_MESSAGE` of two transfers, command and data, with chip select held
/// between them. spidev accepts 4096 bytes per call (its parameter `bufsiz`); more is
/// `BusError.unsupported`. A missing chip cannot be detected on SPI: it reads as 0x00 or 0xff.
public struct LinuxSPI: ~Copyable, Sendable, SPI {
  /// The path of the device file.
  public let path: String
  /// The fastest clock, in hertz.
  public let hertz: UInt32
  private let device: Descriptor

  /// Opens `/dev/spidevB.C` with a clock in hertz. Throws where it cannot be opened, is no SPI
  /// device, or refuses the settings.
  public init(
    bus: Int, chipSelect: Int, hertz: UInt32 = 1_000_000
  ) throws(OpenError) {
    try self.init(path: "/dev/spidev\(bus).\(chipSelect)", hertz: hertz)
  }

  /// Opens the SPI device at a path with a clock in hertz. Throws where it cannot be opened, is no
  /// SPI device, or refuses the settings.
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
      // A controller that does not support a setting returns EINVAL, a file that is no spidev ENOTTY.
      if result == -EINVAL { throw OpenError(.settings, wire: .spi, path: path, code: -result) }
      throw OpenError(path: path, wire: .spi, asking: -result)
    }
    self.path = path
    self.hertz = hertz
    self.device = device
  }

  /// Writes a command byte and data in one frame.
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

  /// Writes a command byte and reads data in the same frame, during which zeros are sent.
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

  /// The chip at this chip select, as a `Bus`.
  public consuming func device(_ target: SPITarget) -> SPIDevice<LinuxSPI> {
    SPIDevice(self, target)
  }
}
