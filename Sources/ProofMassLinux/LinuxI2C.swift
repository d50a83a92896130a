// SPDX-License-Identifier: Apache-2.0

import CI2C
import Glibc
public import ProofMassCore

/// An I2C bus under `/dev/i2c-N`.
///
/// Each device opens the bus file separately; the kernel arbitrates between them, transaction by transaction.
/// Where the adapter supports plain I2C, a call is one `I2C_RDWR` with at most two messages. Where it
/// supports SMBus only (PC chipsets, the kernel's `i2c-stub`), see `LinuxI2C+SMBus.swift`.
public struct LinuxI2C: ~Copyable, Sendable, I2C {
  /// The path of the device file.
  public let path: String
  let device: Descriptor
  /// The adapter's I2C_FUNC_* mask.
  let functions: UInt
  /// The address that I2C_SLAVE last set for the SMBus calls.
  var selected: UInt8?

  /// Opens `/dev/i2c-N`. On a Raspberry Pi's header, N is 1. Throws where it cannot be opened or is
  /// no I2C adapter.
  public init(_ number: Int) throws(OpenError) {
    try self.init(path: "/dev/i2c-\(number)")
  }

  /// Opens the I2C adapter at a path. Throws where it cannot be opened or is no I2C adapter.
  public init(path: String) throws(OpenError) {
    try self.init(path: path, kernel: LinuxKernel())
  }

  init(path: String, kernel: any Kernel) throws(OpenError) {
    let device = try Descriptor(path: path, wire: .i2c, kernel: kernel)
    var functions: UInt = 0
    let result = device.control(UInt(I2C_FUNCS), &functions)
    guard result >= 0 else { throw OpenError(path: path, wire: .i2c, asking: -result) }
    self.path = path
    self.functions = functions
    selected = nil
    self.device = device
  }

  /// The largest number of bytes after a command byte: the kernel accepts messages of 8192 bytes.
  static var longestRun: Int { 8191 }

  /// Writes a command byte and data in one message. At most 8191 bytes of data
  /// (`BusError.unsupported`); a missing acknowledge is `BusError.noAcknowledge`.
  public mutating func write(
    _ bytes: Span<UInt8>, command: UInt8, to address: UInt8
  ) throws(BusError) {
    guard address < 0x80, bytes.count <= Self.longestRun else { throw .unsupported }
    guard doesPlainI2C else {
      return try writeBlocks(bytes, command: command, to: address)
    }
    let count = bytes.count + 1
    let result = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
      unsafe buffer[0] = command
      for index in 1..<count { unsafe buffer[index] = bytes[index - 1] }
      var message = unsafe i2c_msg(
        addr: UInt16(address), flags: 0, len: UInt16(count), buf: buffer.baseAddress)
      return unsafe transfer(&message, count: 1)
    }
    try Self.check(result, count: 1)
  }

  /// Writes a command byte and, after a repeated START, reads 1 to 8191 bytes; any other number is
  /// `BusError.unsupported`, a missing acknowledge `BusError.noAcknowledge`.
  public mutating func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, from address: UInt8
  ) throws(BusError) {
    // After an empty read the chip would keep driving SDA.
    guard address < 0x80, !bytes.isEmpty, bytes.count <= Self.longestRun else {
      throw .unsupported
    }
    guard doesPlainI2C else {
      return try readBlocks(into: &bytes, command: command, from: address)
    }
    var command = command
    let result = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      unsafe withUnsafeMutablePointer(to: &command) { command in
        // The Raspberry Pi's driver takes two messages only when the second one reads.
        var messages: InlineArray<2, i2c_msg> = unsafe [
          i2c_msg(addr: UInt16(address), flags: 0, len: 1, buf: command),
          i2c_msg(
            addr: UInt16(address), flags: UInt16(I2C_M_RD), len: UInt16(buffer.count),
            buf: buffer.baseAddress),
        ]
        var span = unsafe messages.mutableSpan
        return unsafe span.withUnsafeMutableBufferPointer { messages in
          unsafe transfer(messages.baseAddress, count: 2)
        }
      }
    }
    try Self.check(result, count: 2)
  }

  /// Whether any chip acknowledges a 7-bit address when one byte is read from it. Nothing is written before,
  /// so that an unknown chip keeps its state. `BusError.unsupported` on an adapter that supports SMBus only.
  public mutating func answers(at address: UInt8) throws(BusError) -> Bool {
    guard address < 0x80, doesPlainI2C else { throw .unsupported }
    var byte: UInt8 = 0
    let result = unsafe withUnsafeMutablePointer(to: &byte) { byte in
      var message = unsafe i2c_msg(
        addr: UInt16(address), flags: UInt16(I2C_M_RD), len: 1, buf: byte)
      return unsafe transfer(&message, count: 1)
    }
    do throws(BusError) { try Self.check(result, count: 1) } catch {
      guard error.kind == .noAcknowledge else { throw error }
      return false
    }
    return true
  }

  /// The chip at the target's address, as a `Bus`. Throws where a kernel driver holds the address.
  public consuming func device(_ target: I2CTarget) throws(OpenError) -> I2CDevice<LinuxI2C> {
    try claim(target.address)
    return I2CDevice(self, target)
  }

  private var doesPlainI2C: Bool { functions & UInt(I2C_FUNC_I2C) != 0 }

  private func transfer(_ messages: UnsafeMutablePointer<i2c_msg>?, count: UInt32) -> Int32 {
    var request = unsafe i2c_rdwr_ioctl_data(msgs: messages, nmsgs: count)
    let result = unsafe device.control(UInt(I2C_RDWR), &request)
    return (result == -EIO || result == -EOPNOTSUPP) && isGone ? -ENODEV : result
  }

  /// Whether the adapter was unplugged. Its number persists while this file is open, and the kernel's error
  /// then depends on the instant; but such an adapter no longer reports plain I2C.
  private var isGone: Bool {
    var functions: UInt = 0
    let result = device.control(UInt(I2C_FUNCS), &functions)
    return result < 0 || functions & UInt(I2C_FUNC_I2C) == 0
  }

  /// I2C_RDWR returns the number of messages that were carried out. Where one is missing, nothing
  /// was read, and no error number reports it.
  private static func check(_ result: Int32, count: Int32) throws(BusError) {
    try BusError.check(result)
    guard result == count else { throw BusError(.other, code: EIO) }
  }
}

extension LinuxI2C {
  /// Throws where a kernel driver holds the address.
  ///
  /// Two drivers of one chip overwrite each other's configuration, and I2C_RDWR does not check:
  /// only I2C_SLAVE does (Documentation/i2c/dev-interface.rst). A driver that binds later is not
  /// detected.
  public mutating func claim(_ address: UInt8) throws(OpenError) {
    let result = select(address)
    guard result < 0 else { return }
    let reason: OpenError.Reason =
      result == -EBUSY
      ? .heldByKernel(address: address, driver: driverName(at: address)) : .other
    throw OpenError(reason, wire: .i2c, path: path, code: -result)
  }

  /// Whether a kernel driver holds the address.
  public mutating func isHeldByKernel(_ address: UInt8) -> Bool {
    select(address) == -EBUSY
  }

  /// Sets the address of SMBus calls; 0 or the negated `errno`.
  mutating func select(_ address: UInt8) -> Int32 {
    let result = device.control(UInt(I2C_SLAVE), number: Int32(address))
    // When the kernel refuses an address, it keeps the former one.
    if result >= 0 { selected = address }
    return result
  }

  private func driverName(at address: UInt8) -> String? {
    guard let number = i2cNumber(ofPath: path) else { return nil }
    let link = "/sys/bus/i2c/devices/\(deviceName(number, address))/driver"
    return device.kernel.linkTarget(link)?.split(separator: "/").last.map(String.init)
  }
}
