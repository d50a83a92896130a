// SPDX-License-Identifier: Apache-2.0

import CI2C
import CSPI
import Foundation
import ProofMassCore
import Testing

@testable import ProofMassLinux

/// The calls that can be tested on a kernel without I2C and SPI devices.
@Suite struct RealKernelTests {
  /// Calls a body with the path of a temporary file.
  func withFile(_ body: (_ path: String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "proofmass-\(UUID().uuidString)").path
    try Data("no bus".utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  /// The number of this process's descriptors that are open on a path.
  func descriptors(on path: String) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
    }.count
  }

  @Test func `what is no bus is told by name`() throws {
    try withFile { file in
      for path in ["/dev/null", file] {
        #expect(
          refusalToOpen { _ = try LinuxI2C(path: path) }?.description
            == "\(path) is not an I2C adapter: name a number or /dev/i2c-N")
        #expect(
          refusalToOpen { _ = try LinuxSPI(path: path) }?.description
            == "\(path) is not an SPI device: name a device like /dev/spidev0.0")
      }
      let left = try descriptors(on: file)
      #expect(left == 0)
    }
    #expect(
      refusalToOpen { _ = try LinuxI2C(path: "/dev") }?.reason == .notABus)
  }

  @Test func `what is not there is missing`() {
    let error = refusalToOpen { _ = try LinuxI2C(4711) }
    #expect(error?.reason == .missing)
    #expect(error?.path == "/dev/i2c-4711")
    #expect(
      refusalToOpen { _ = try LinuxSPI(bus: 47, chipSelect: 11) }?.path
        == "/dev/spidev47.11")
  }

  @Test func `a bus holds one descriptor and closes it`() throws {
    try withFile { file in
      func use() throws {
        var device = try LinuxI2C(path: file, kernel: FakeKernel(files: LinuxKernel()))
          .device(I2CTarget(address: 0x18, incrementBit: 0x80))
        #expect(try descriptors(on: file) == 1)
        #expect(try device.read(0x0f) == 0x0f)
        let wire = device.release()
        #expect(try descriptors(on: file) == 1)
        _ = consume wire
        #expect(try descriptors(on: file) == 0)
        let spi = try LinuxSPI(path: file, hertz: 1, kernel: FakeKernel(files: LinuxKernel()))
        #expect(try descriptors(on: file) == 1)
        _ = consume spi
      }
      try use()
      let left = try descriptors(on: file)
      #expect(left == 0)
    }
  }

  @Test func `calls return the negated error number`() {
    let kernel = LinuxKernel()
    let null = kernel.open("/dev/null")
    #expect(null >= 0)
    #expect(kernel.control(null, 0x0703, number: 0x18) == -25)  // I2C_SLAVE fails with ENOTTY.
    var block = InlineArray<32, UInt8>(repeating: 0)
    var span = block.mutableSpan
    unsafe span.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      // These calls go through libi2c.
      #expect(unsafe kernel.readBlock(null, 0x0f, base, 32) == -25)
      #expect(unsafe kernel.writeBlock(null, 0x20, base, 1) == -25)
    }
    #expect(kernel.close(null) == 0)
    #expect(kernel.close(null) == -9)  // EBADF
    #expect(kernel.open("/dev/nowhere") == -2)  // ENOENT
  }

  @Test func `a request fills the structure it is given`() throws {
    try withFile { file in
      let device = try Descriptor(path: file, wire: .i2c, kernel: LinuxKernel())
      var unread: Int32 = 0
      // FIONREAD returns the number of bytes of the file that are not yet read.
      let result = device.control(0x541b, &unread)
      #expect(result == 0)
      #expect(unread == 6)
    }
  }

  @Test func `symbolic links are read`() throws {
    try withFile { file in
      let link = file + "-link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
      defer { try? FileManager.default.removeItem(atPath: link) }
      #expect(LinuxKernel().linkTarget(link) == file)
      #expect(LinuxKernel().linkTarget(file) == nil)
    }
  }

  @Test func `structures and requests are the kernel's`() {
    // The values are those of include/uapi/linux/i2c.h, i2c-dev.h and spi/spidev.h on a 64-bit
    // machine.
    #expect(unsafe MemoryLayout<i2c_msg>.size == 16)
    #expect(unsafe MemoryLayout<i2c_msg>.offset(of: \.addr) == 0)
    #expect(unsafe MemoryLayout<i2c_msg>.offset(of: \.flags) == 2)
    #expect(unsafe MemoryLayout<i2c_msg>.offset(of: \.len) == 4)
    #expect(unsafe MemoryLayout<i2c_msg>.offset(of: \.buf) == 8)
    #expect(unsafe MemoryLayout<i2c_rdwr_ioctl_data>.size == 16)
    #expect(MemoryLayout<spi_ioc_transfer>.size == 32)
    #expect(MemoryLayout<spi_ioc_transfer>.offset(of: \.rx_buf) == 8)
    #expect(MemoryLayout<spi_ioc_transfer>.offset(of: \.len) == 16)
    #expect(MemoryLayout<spi_ioc_transfer>.offset(of: \.speed_hz) == 20)
    #expect(MemoryLayout<spi_ioc_transfer>.offset(of: \.bits_per_word) == 26)
    #expect(MemoryLayout<spi_ioc_transfer>.offset(of: \.cs_change) == 27)
    #expect(MemoryLayout<cspi_frame>.offset(of: \.data) == 32)
    #expect(I2C_SLAVE == 0x0703)
    #expect(I2C_FUNCS == 0x0705)
    #expect(I2C_RDWR == 0x0707)
    #expect(I2C_M_RD == 1)
    #expect(I2C_FUNC_I2C == 1)
    #expect(I2C_FUNC_SMBUS_READ_I2C_BLOCK == 0x0400_0000)
    #expect(I2C_FUNC_SMBUS_WRITE_I2C_BLOCK == 0x0800_0000)
    #expect(I2C_SMBUS_BLOCK_MAX == 32)
    #expect(cspi_mode_3() == 3)
    #expect(cspi_write_mode_request() == 0x4001_6b01)
    #expect(cspi_write_bits_request() == 0x4001_6b03)
    #expect(cspi_write_speed_request() == 0x4004_6b04)
    #expect(cspi_frame_request() == 0x4040_6b00)
  }
}
